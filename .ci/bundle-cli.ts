// Bundles the command line into a few files: commands load only what they need, without hundreds of file look-ups.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { rolldown } from 'rolldown'
import { BUNDLE_ID } from '../interpreter/host-node/package-folder.ts'

const ROOT = join(import.meta.dirname, '..')

/** Packages that are loaded only when needed; they are not bundled. */
const APART = [/^node:/u, /^pg$/u, /^pg-boss$/u]

/** Packages whose regular expressions take longer to compile than most commands to run: loaded on first use. */
const LATE = ['string-width', 'wrap-ansi']

/** Writes `main.js` and what it loads into a folder. */
export async function bundleCli(folder: string): Promise<void> {
  const bundle = await rolldown({
    input: {
      main: join(ROOT, 'interpreter/cli/main.ts'),
      // Threads start from a separate file, beside the one that starts them.
      'game-worker': join(ROOT, 'interpreter/host-node/game-worker.ts'),
      'range-worker': join(ROOT, 'interpreter/store/range-worker.ts'),
    },
    platform: 'node',
    external: APART,
    plugins: [lateDefault(LATE)],
    onLog: () => {},
  })
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    comments: { legal: true },
  })
  await bundle.close()
  const hash = createHash('sha256')
  for (const file of output)
    hash.update(`${file.fileName}\n${file.type === 'chunk' ? file.code : file.source}\n`)
  writeFileSync(join(folder, BUNDLE_ID), hash.digest('hex'))
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  writeFileSync(join(folder, 'LICENSES.txt'), licences(modules))
}

/** Replaces a package whose default export is a function with a wrapper that loads the package at the first call. */
function lateDefault(names: readonly string[]): {
  readonly name: string
  readonly resolveId: (id: string) => string | undefined
  readonly load: (id: string) => string | undefined
} {
  const prefix = '\0late:'
  return {
    name: 'late',
    resolveId: (id) => (names.includes(id) ? prefix + id : undefined),
    load: (id) =>
      id.startsWith(prefix)
        ? `import { createRequire } from 'node:module'
let loaded
export default (...given) => (loaded ??= createRequire(import.meta.url)('${id.slice(prefix.length)}').default)(...given)`
        : undefined,
  }
}

/** The licences of all bundled packages. */
function licences(modules: readonly string[]): string {
  const marker = `node_modules${sep}`
  const folders = new Set(
    modules.flatMap((id) => {
      const at = id.lastIndexOf(marker)
      if (at < 0) return []
      const [first = '', second = ''] = id.slice(at + marker.length).split(sep)
      return [id.slice(0, at + marker.length) + (first.startsWith('@') ? join(first, second) : first)]
    }),
  )
  return [...folders]
    .sort()
    .map((folder) => {
      const about: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      const named = (key: string): string => String(Reflect.get(Object(about), key))
      const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license'].find((name) =>
        existsSync(join(folder, name)),
      )
      const text = file === undefined ? named('license') : readFileSync(join(folder, file), 'utf8')
      return `${named('name')} ${named('version')}\n\n${text.trim()}\n`
    })
    .join(`\n${'-'.repeat(80)}\n\n`)
}
