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
    const theme = chosen === 'dark' || chosen === 'light' ? chosen : system.matches ? 'dark' : 'light'
    document.documentElement.dataset.theme = theme
    // The colour of the paper, for what the browser draws around the page.
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', theme === 'dark' ? '#131217' : '#f6f5f2')
  }
  show()
  system.addEventListener('change', show)
  addEventListener('storage', show)
  addEventListener('sayso-theme', show)
})()
