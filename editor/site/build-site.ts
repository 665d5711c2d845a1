import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { build } from 'vite'
import { stamp } from '../../.ci/stamp.js'
import { PACKAGE } from '../../interpreter/host-node/package-folder.ts'
import EDITOR from '../vite.config.ts'
import { writeLearn } from './learn/write-learn.ts'

const SOURCES = [
  'editor',
  'grammar',
  'interpreter',
  'rulesets',
  'docs',
  'test/corpus',
  '.ci',
  'package.json',
  'package-lock.json',
]
/** The file in the clone's site that identifies its sources. */
export const STAMP = '.stamp'

/** In a clone the site is built on demand; the package contains it. */
const IN_CLONE = join(PACKAGE, 'editor/.site')

/** Without advice on slow plugins: `npm start` is the first thing that newcomers see. */
const QUIET = { checks: { bundlerTimings: false } }

/** The folder of the site, rebuilt if a source has changed. */
export async function upToDateSite(note: (text: string) => void): Promise<string> {
  const now = stamp(PACKAGE, SOURCES)
  if (stampIn(IN_CLONE) === now) return IN_CLONE
  const release = await locked(`${IN_CLONE}.lock`)
  try {
    // Another process may have built it while this one waited.
    if (stampIn(IN_CLONE) === now) return IN_CLONE
    note('Building the editor, which takes a while the first time...')
    const fresh = `${IN_CLONE}.${process.pid}`
    await buildSite(fresh)
    writeFileSync(join(fresh, STAMP), now)
    rmSync(IN_CLONE, { recursive: true, force: true })
    renameSync(fresh, IN_CLONE)
    return IN_CLONE
  } finally {
    release()
  }
}

/** Builds the site into a folder; it works below any path of any host. */
async function buildSite(folder: string): Promise<void> {
  await build({
    // Not found by name and bundled, so that its plugins are modules of this process, too.
    ...EDITOR,
    configFile: false,
    logLevel: 'error',
    build: {
      ...EDITOR.build,
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { ...EDITOR.build?.rolldownOptions, ...QUIET },
    },
  })
  tellServiceWorker(folder)
  // Other pages load the element, this one does not, so it comes after the list of files to keep.
  await build({
    configFile: join(PACKAGE, 'editor/element/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: join(folder, 'element'), emptyOutDir: true, rolldownOptions: QUIET },
  })
  // So are the pages to read, which are cached once they are read.
  await writeLearn(folder)
}

/** Writes the list of all files into the service worker, for its cache. */
function tellServiceWorker(folder: string): void {
  const script = join(folder, 'service-worker.js')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((name) => name !== 'service-worker.js')
    .sort()
  const hash = createHash('sha256')
  for (const name of files) hash.update(name).update(readFileSync(join(folder, name)))
  const named = files.map((name) => (name === 'index.html' ? './' : name))
  const site = JSON.stringify({ version: hash.digest('hex').slice(0, 16), files: named })
  const text = readFileSync(script, 'utf8')
  writeFileSync(
    script,
    text.replace(/(["'`])__SITE__\1/u, () => JSON.stringify(site)),
  )
}

function stampIn(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, STAMP), 'utf8')
  } catch {
    return undefined
  }
}

/** Far longer than it takes to write a number. */
const EMPTY_LOCK_MS = 5_000

/** One process builds at a time; a lock left behind by its owner is taken over. */
async function locked(file: string): Promise<() => void> {
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch {
      if (!isRunning(ownerOf(file))) rmSync(file, { force: true })
      else await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

function ownerOf(file: string): number | undefined {
  try {
    const owner = Number(readFileSync(file, 'utf8'))
    if (owner > 0) return owner
    // Empty for the moment between creating and writing it, or forever if its owner ended just then.
    return Date.now() - statSync(file).mtimeMs < EMPTY_LOCK_MS ? process.pid : undefined
  } catch {
    return undefined
  }
}

function isRunning(pid: number | undefined): boolean {
  if (pid === undefined) return false
  try {
    return process.kill(pid, 0)
  } catch (thrown) {
    return Reflect.get(Object(thrown), 'code') === 'EPERM'
  }
}

// As a program: builds the site of the clone if necessary, and prints the folder.
if (process.argv[1] === import.meta.filename)
  process.stdout.write(
    await upToDateSite((text) => {
      if (process.stderr.isTTY || process.env['npm_lifecycle_event'] === 'start')
        process.stderr.write(`${text}\n`)
    }),
  )
