// Bundles the command line into a few files: commands load only what they need, without hundreds of file look-ups.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { rolldown } from 'rolldown'
import type { OutputOptions } from 'rolldown'
import { minifySync } from 'rolldown/utils'
import { languages } from './languages.ts'
import { lateRequires } from './late-requires.ts'
import { BUNDLE_ID } from '../interpreter/host-node/package-folder.ts'

const ROOT = join(import.meta.dirname, '..')

/** Packages that are loaded only when needed; they are not bundled. */
const APART = /^(?:node:[\w/]+|pg|pg-boss)$/u

/** Packages whose regular expressions take longer to compile than most commands to run: loaded on first use. */
const LATE = ['string-width', 'wrap-ansi']

/** Modules that most commands load, with everything they import: one file is found and read sooner than twenty. */
const COMMON = /interpreter[/\\]cli[/\\](?:main|list|ruleset-argument)\.ts$/u

/** The modules that link and run generated code. A game whose code is cached needs no other part of `codegen`. */
export const RUNS_CODE: Readonly<Record<string, readonly string[]>> = {
  'interpreter/codegen': [
    'fast-program',
    'faults',
    'layouts',
    'playouts',
    'random-draw-tables',
    'reference-fallback',
    'runtime',
    'whole-games-first',
  ],
  'interpreter/codegen/code': ['int32-arena', 'link', 'plan-of', 'route-notes', 'whole-code'],
}

/** The modules of the reference back end that generated code calls. */
export const CALLED_BY_CODE: Readonly<Record<string, readonly string[]>> = {
  'interpreter/closures': ['alike', 'end-game', 'found-moves', 'run'],
}

const but = (names: readonly string[] = []): string => `(?!(?:${names.join('|')})\\.)[\\w-]+\\.ts$`

/** All of `codegen` but `RUNS_CODE`. Of what it imports only these: the rest is needed in any case. */
const GENERATOR = new RegExp(
  `ir[/\\\\]node-text\\.|codegen[/\\\\](?:(?:rules|lists|shapes)[/\\\\]|code[/\\\\]${but(RUNS_CODE['interpreter/codegen/code'])}|${but(RUNS_CODE['interpreter/codegen'])})`,
  'u',
)

/** The reference back end but `CALLED_BY_CODE`. */
const REFERENCE = new RegExp(
  `interpreter[/\\\\]closures[/\\\\]${but(CALLED_BY_CODE['interpreter/closures'])}`,
  'u',
)

/**
 * Writes `main.cjs`, what it loads, and `start.cjs`, which loads and runs it, into a folder. They are no ES modules, because
 * only of other scripts can the functions that have been compiled be kept.
 */
export async function bundleCli(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const scripts = [
    ...(await bundled(
      folder,
      {
        main: 'interpreter/cli/main.ts',
        // Threads start from a separate file, beside the one that starts them.
        'game-worker': 'interpreter/host-node/game-worker.ts',
        'range-worker': 'interpreter/store/range-worker.ts',
      },
      {
        groups: [
          { name: 'common', test: COMMON },
          { name: 'generator', test: GENERATOR, includeDependenciesRecursively: false },
          { name: 'reference', test: REFERENCE, includeDependenciesRecursively: false },
        ],
      },
    )),
    ...(await bundled(folder, { start: 'interpreter/host-node/start.ts' }, false)),
  ]
  const hash = createHash('sha256')
  for (const { name, code } of scripts) hash.update(`${name}\n${code}\n`)
  writeFileSync(join(folder, BUNDLE_ID), hash.digest('hex'))
  writeFileSync(join(folder, 'LICENSES.txt'), licences(scripts.flatMap(({ modules }) => modules)))
}

interface Bundled {
  readonly name: string
  readonly code: string
  /** The sources that it is made of. */
  readonly modules: readonly string[]
}

async function bundled(
  folder: string,
  input: Readonly<Record<string, string>>,
  codeSplitting: NonNullable<OutputOptions['codeSplitting']>,
): Promise<readonly Bundled[]> {
  const bundle = await rolldown({
    input: Object.fromEntries(Object.entries(input).map(([name, path]) => [name, join(ROOT, path)])),
    platform: 'node',
    external: (id, importer) => !isLate(id, importer) && APART.test(id),
    plugins: [languages(), lateDefault(LATE), lateProcesses()],
    onLog: () => {},
  })
  const { output } = await bundle.generate({
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name].cjs',
    codeSplitting,
    comments: { legal: true, annotation: false, jsdoc: false },
  })
  await bundle.close()
  return output.flatMap((file) => {
    if (file.type !== 'chunk') return []
    const code = plainScript(shortened(file.fileName, lateRequires(file.code)))
    writeFileSync(join(folder, file.fileName), code)
    return [{ name: file.fileName, code, modules: file.moduleIds }]
  })
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
 * A script of one-byte characters is half as long in memory, and sooner read. It cannot import by itself, so what is not
 * bundled is required.
 */
function plainScript(code: string): string {
  const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  return code
    .replace(/\bimport\("([^"\n]+)"\)/gu, (written, id: string) =>
      APART.test(id) ? `Promise.resolve(require("${id}"))` : written,
    )
    .replace(/[^\0-\x7f]/gu, (sign) => sign.split('').map(escaped).join(''))
}

/** Without comments and long names of variables; names of functions and lines remain, for reports of faults. */
function shortened(name: string, code: string): string {
  const { code: short, errors } = minifySync(name, code, {
    module: false,
    mangle: { keepNames: true },
    codegen: { removeWhitespace: false, legalComments: 'inline' },
  })
  const [error] = errors
  if (error !== undefined) throw new Error(`${name}: ${error.message}`)
  return short
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
