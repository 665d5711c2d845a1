export { allPages } from './all-pages.ts'
export { htmlOfPage } from './layout.tsx'
