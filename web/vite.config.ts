import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { minify } from 'terser'
import { defineConfig, type Plugin } from 'vite'

const EXAMPLES = /(?:^ +|, )examples: \[(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[\s,])*\](?:,\n)?/gm

/** A rule's examples are its proof and no part of what it does: tests read them, the page does not. */
const withoutExamples: Plugin = {
  name: 'without-examples',
  enforce: 'pre',
  transform: (code, id) => (id.includes('/engine/grammar/') ? { code: code.replace(EXAMPLES, ''), map: null } : null),
}

const WORD_SETS = /new Set(?:<[^>]*>)?\(\[\s*((?:(?:'[^'\\\s]+'|"[^"\\\s]+"),?\s*){2,})\]\)/g

const HINT = /(\w?)\/\* @__PURE__ \*\/ /g

/** A set of words weighs less as one string, hints for who bundles it again weigh something for nobody, and what is done once is written where it is done. */
const lighter: Plugin = {
  name: 'lighter',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/engine/')
      ? { code: code.replace(WORD_SETS, (_, words: string) => `new Set("${listed(words)}".split(' '))`), map: null }
      : null,
  generateBundle: async (_, bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      // Between two words one blank must stay: "of new".
      const plain = chunk.code.replaceAll(HINT, (_, before: string) => (before ? `${before} ` : ''))
      // Functions side by side are alike, and pack better.
      const compress = { passes: 2, sequences: false, hoist_funs: true, keep_fargs: false }
      const { code } = await minify(plain, { ecma: 2020, compress, mangle: true })
      chunk.code = code ?? plain
    }
  },
}

function listed(words: string): string {
  return [...words.matchAll(/(['"])(.+?)\1/g)].map(([, , word]) => word).join(' ')
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  worker: { plugins: () => [withoutExamples, lighter] },
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
