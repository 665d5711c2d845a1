import { defineConfig } from 'vite'

/** The search of the pages to read, as one file. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  build: {
    target: 'es2023',
    modulePreload: false,
    reportCompressedSize: false,
    lib: { entry: `${import.meta.dirname}/search.ts`, formats: ['es'], fileName: () => 'search.js' },
  },
})
