import { defineConfig } from 'vite'
import { languages } from '../../.ci/languages.ts'

/** The custom element as one file for other pages; texts in other languages than English are loaded if they are asked for. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [languages()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
  build: {
    target: 'es2023',
    modulePreload: false,
    reportCompressedSize: false,
    lib: {
      entry: `${import.meta.dirname}/element.tsx`,
      formats: ['es'],
      fileName: () => 'sandtable-board.js',
    },
    rolldownOptions: { output: { chunkFileNames: 'texts/[name]-[hash].js', minify: true } },
  },
})
