import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const EXAMPLES = /^ +examples: \[(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[\s,])*\],\n/gm

/** A rule's examples are its proof and no part of what it does: tests read them, the page does not. */
const withoutExamples: Plugin = {
  name: 'without-examples',
  enforce: 'pre',
  transform: (code, id) => (id.includes('/engine/grammar/') ? { code: code.replace(EXAMPLES, ''), map: null } : null),
}

/** Notes for the bundler, which has read them by then. */
const withoutNotes: Plugin = {
  name: 'without-notes',
  enforce: 'post',
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = file.code.replaceAll(/\/\* @__PURE__ \*\/ ?/g, '')
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  worker: { plugins: () => [withoutExamples, withoutNotes] },
  build: {
    target: 'es2023',
    // The Content-Security-Policy takes nothing that is written inside a page or a style.
    assetsInlineLimit: 0,
    // No hints in the page itself: one that a service worker serves cannot use them, and its browser complains.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, needed, { hostType }) => (hostType === 'html' ? [] : needed),
    },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
