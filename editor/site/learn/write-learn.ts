import { copyFileSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as bundle } from 'rolldown'
import { build } from 'vite'
import { PACKAGE } from '../../../interpreter/host-node/package-folder.ts'
import { phrasebook, synonyms } from '../../../interpreter/host-node/phrasebook.ts'
import type { LearnPage } from './page.ts'
import { withSharedPictures } from './shared-pictures.ts'

/** The exports of `pages.ts`. TypeScript compiles components only with the editor. */
interface Pages {
  allPages(): Promise<readonly LearnPage[]>
  htmlOfPage(page: LearnPage, titles: ReadonlyMap<string, string>): string
}

/** Writes all pages, the search, and its index into `learn/` of the site. */
export async function writeLearn(site: string): Promise<void> {
  const folder = join(site, 'learn')
  await build({
    configFile: join(PACKAGE, 'editor/learn/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  })
  const { pages, htmlOfPage } = await madePages(join(site, '.pages'))
  const titles = new Map(pages.map(({ path, title }) => [path, title]))
  const pictures = join(PACKAGE, 'docs/pictures')
  const shown = new Set<string>()
  const texts = withSharedPictures(new Map(pages.map((page) => [page.path, htmlOfPage(page, titles)])))
  for (const [path, text] of texts) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    for (const name of readdirSync(pictures)) if (text.includes(`guides/pictures/${name}`)) shown.add(name)
    writeFileSync(file, text)
  }
  for (const { path, data } of pages)
    if (data !== undefined) writeFileSync(join(folder, path).replace(/html$/u, 'json'), JSON.stringify(data))
  const found = pages
    .filter(({ text, also }) => text !== '' || also.length > 0)
    .map(({ path, title, also, text, weight }) => ({ id: path, title, also, text, weight }))
  writeFileSync(join(folder, 'pages.json'), JSON.stringify({ pages: found, synonyms: synonyms() }))
  const sentences = phrasebook().filter(({ lines }) => lines !== '')
  const inserted = sentences.map(({ id, say, also, lines }) => ({ id, say, also, lines }))
  writeFileSync(join(folder, 'sentences.json'), JSON.stringify(inserted))
  copyFileSync(join(PACKAGE, 'editor/learn/learn.css'), join(folder, 'learn.css'))
  copyFileSync(join(PACKAGE, 'editor/icon.svg'), join(folder, 'icon.svg'))
  for (const name of shown) cpSync(join(pictures, name), join(folder, 'guides/pictures', name))
}

/** Modules without components are not bundled: what they have worked out in this process is not worked out again. */
function ofThisProcess(name: string, importer: string | undefined) {
  if (importer === undefined) return undefined
  if (!/^\.{1,2}\//u.test(name)) return { id: name, external: true }
  const path = join(dirname(importer), name)
  if (path.startsWith(import.meta.dirname) || path.endsWith('.tsx')) return undefined
  return { id: pathToFileURL(path).href, external: true }
}

/** The pages are components, which Node cannot read as they are. `into` exists only meanwhile. */
async function madePages(
  into: string,
): Promise<{ readonly pages: readonly LearnPage[] } & Pick<Pages, 'htmlOfPage'>> {
  await bundle({
    input: join(import.meta.dirname, 'pages.ts'),
    cwd: PACKAGE,
    platform: 'node',
    // Errors are thrown; what it warns of concerns code that is loaded in parts, which this is not.
    logLevel: 'silent',
    plugins: [{ name: 'of-this-process', resolveId: ofThisProcess }],
    // The folder is gone before anything could be loaded later.
    output: { dir: into, codeSplitting: false },
  })
  try {
    const { allPages, htmlOfPage } = (await import(pathToFileURL(join(into, 'pages.js')).href)) as Pages
    return { pages: await allPages(), htmlOfPage }
  } finally {
    rmSync(into, { recursive: true, force: true })
  }
}
