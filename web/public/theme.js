// Loaded before anything is drawn, so that a page in the dark never flashes white. A choice is kept under `sayso-theme`;
// without one the theme follows the system.
;(() => {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const kept = () => {
    try {
      return localStorage.getItem('sayso-theme')
    } catch {
      return null
    }
  }
  const show = () => {
    const chosen = kept()
    document.documentElement.dataset.theme =
      chosen === 'dark' || chosen === 'light' ? chosen : system.matches ? 'dark' : 'light'
  }
  show()
  system.addEventListener('change', show)
  addEventListener('storage', show)
  addEventListener('sayso-theme', show)
})()
