import { defineConfig } from 'vite'
import { languages } from '../.ci/languages.ts'
import { shelf } from '../.ci/shelf.ts'
import { workers } from '../.ci/workers.ts'
import { META_POLICY, WORKERS } from './server/policy.ts'

/** At the root of the site and under a fixed name, so that it controls the whole site. */
const SERVICE_WORKER = 'service-worker'

export default defineConfig({
  root: import.meta.dirname,
  // Relative, so that the site runs below any path.
  base: './',
  plugins: [
    languages(),
    shelf(),
    workers(),
    {
      name: 'content-policy',
      transformIndexHtml: () => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: META_POLICY },
          injectTo: 'head-prepend',
        },
      ],
    },
  ],
  // `development` follows NODE_ENV otherwise, and a site built by tests would not be the one that is shipped.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
  worker: {
    format: 'es',
    plugins: () => [languages()],
    rolldownOptions: { output: { entryFileNames: `${WORKERS}[name]-[hash].js` } },
  },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 6000,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        index: `${import.meta.dirname}/index.html`,
        [SERVICE_WORKER]: `${import.meta.dirname}/offline/service-worker.ts`,
      },
      output: {
        entryFileNames: ({ name }) => (name === SERVICE_WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})
