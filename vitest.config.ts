import { defineConfig } from 'vitest/config'
import { BOUNDS } from './test/bounds.ts'
import { LongestFirst } from './test/longest-first.ts'
import { LAYER } from './test/volume.ts'

/**
 * What takes long even in small volumes, or needs a build or a browser: left out of a quick look that names nothing of it.
 * Deduction and the store alone would take longer than all the rest: the one enumerates, the other starts processes.
 */
const NOT_QUICK = [
  'bench',
  'closures/three-in-a-row',
  'closures/work',
  'codegen',
  'compare',
  'corpus',
  'deduction',
  'describe',
  'editor',
  'fuzz',
  'games/exact',
  'games/log',
  'mutants',
  'oracle',
  'package',
  'players',
  'project/commands',
  'project/printed',
  'rulebook/complete',
  'rulesets',
  'secrecy',
  'services/properties',
  'store',
  'terminal',
].map((name) => `test/${name}`)
/** What is named on the command line is meant, also in a quick look. */
const NAMED = process.argv.slice(2).map((argument) => argument.replace(/^\.?\//, ''))
const isNamed = (left: string): boolean =>
  NAMED.some((name) => name.startsWith(left) || `test/${name}`.startsWith(left))

/** Where more is played, drawn and tried if there is time; the rest says nothing more in a long run. */
const LONG = [
  'bench',
  'cards',
  'chance',
  'codegen',
  'corpus',
  'deduction',
  'expression',
  'format',
  'fuzz',
  'games',
  'ir',
  'mutants',
  'oracle',
  'players',
  'rulesets',
  'secrecy',
  'services',
  'store',
]

export default defineConfig({
  test: {
    include: LAYER === 'long' ? LONG.map((folder) => `test/${folder}/**/*.test.ts`) : ['test/**/*.test.ts'],
    exclude:
      LAYER === 'quick'
        ? NOT_QUICK.filter((name) => !isNamed(name)).flatMap((name) => [`${name}.test.ts`, `${name}/**`])
        : [],
    globalSetup: 'test/left-behind.ts',
    pool: 'forks',
    // Node runs the sources as they are; Vite's runner would take half as much time again, since it looks up every import at each use.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // The library under its name is that of the clone, which need not be built.
    execArgv: ['--conditions=sandtable-source'],
    // A quick look is mostly loading modules: once for each worker is enough.
    isolate: LAYER !== 'quick',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: BOUNDS[LAYER].test,
    hookTimeout: BOUNDS[LAYER].test,
    // Goldens are written with `-u` and never by the way.
    update: 'none',
  },
})
