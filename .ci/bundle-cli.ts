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

/** What most commands load, with all that these import: one file is found and read sooner than twenty. */
const COMMON = /interpreter[/\\]cli[/\\](?:main|list|ruleset-argument)\.ts$/u

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
    external: (id, importer) => !isLate(id, importer) && APART.some((apart) => apart.test(id)),
    plugins: [lateDefault(LATE), lateProcesses(), builtinsAtOnce()],
    onLog: () => {},
  })
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: { groups: [{ name: 'common', test: COMMON }] },
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

/** Commander could run other programs; ours does not, and what could is large. */
function isLate(id: string, importer: string | undefined): boolean {
  return id === 'node:child_process' && importer?.includes(join('node_modules', 'commander')) === true
}

function lateProcesses(): Pick<ReturnType<typeof lateDefault>, 'name' | 'load'> & {
  readonly resolveId: (id: string, importer: string | undefined) => string | undefined
} {
  const late = '\0late-processes'
  return {
    name: 'late-processes',
    resolveId: (id, importer) => (isLate(id, importer) ? late : undefined),
    load: (id) =>
      id === late
        ? `export default { spawn: (...given) => process.getBuiltinModule('node:child_process').spawn(...given) }`
        : undefined,
  }
}

/**
 * Takes Node's modules as they are. Whoever imports one makes Node read all its members first, and some of them load half
 * of Node: all members of `process` open the standard streams.
 */
function builtinsAtOnce(): {
  readonly name: string
  readonly renderChunk: (code: string) => { readonly code: string }
} {
  return {
    name: 'builtins-at-once',
    renderChunk: (code) => ({
      code: code.replace(
        /^import (?:(?<whole>[\w$]+)|\* as (?<all>[\w$]+))?(?:, )?(?:\{ (?<named>.*?) \})? from "(?<id>node:[\w/]+)";$/gmu,
        (...found) => {
          const { whole, all, named, id } = found.at(-1)
          const members = named === undefined ? [] : [`{ ${named.replaceAll(' as ', ': ')} }`]
          const names = [whole, all].filter((name) => name !== undefined)
          return `const ${[...names, ...members].map((name) => `${name} = globalThis.process.getBuiltinModule("${id}")`).join()};`
        },
      ),
    }),
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
