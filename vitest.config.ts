import { defineConfig } from 'vitest/config'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { BOUNDS } from './test/bounds.ts'
import { ALONE, HEAVY, TOGETHER } from './test/heavy.ts'
import { LongestFirst } from './test/longest-first.ts'
import { LAYER } from './test/volume.ts'
import type { Layer } from './test/volume.ts'

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
  'editions',
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
  'shelf',
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
  'book',
  'cards',
  'chance',
  'closures',
  'codegen',
  'corpus',
  'coverage',
  'deduction',
  'describe',
  'editions',
  'expression',
  'format',
  'fuzz',
  'games',
  'ir',
  'look',
  'map',
  'mutants',
  'oracle',
  'phrasebook',
  'players',
  'rulebook',
  'rulesets',
  'save',
  'secrecy',
  'services',
  'shelf',
  'store',
  'terminal',
  'yaml',
]

/** What all files are run with. */
const COMMON = {
  pool: 'forks' as const,
  // Node runs the sources as they are; Vite's runner would take half as much time again, since it looks up every import at each use.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: [
    // The library under its name is that of the clone, which need not be built.
    '--conditions=sandtable-source',
    // Room for values that are soon garbage: 7 % less processor time where many rules are checked.
    '--max-semi-space-size=64',
  ],
  maxWorkers: 2,
  testTimeout: BOUNDS[LAYER].test,
  hookTimeout: BOUNDS[LAYER].test,
}

const inFolder = (name: string): string[] => [`${name}.test.ts`, `${name}/**/*.test.ts`]
const LEFT = NOT_QUICK.flatMap(inFolder)

const SMALL = { ...COMMON, name: 'small', isolate: false }
const LIGHT = { ...SMALL, name: 'light' }
const LARGE = { ...COMMON, name: 'large', isolate: true }

const PROJECTS: Readonly<Record<Layer, readonly TestProjectInlineConfiguration[]>> = {
  quick: [
    {
      test: {
        ...SMALL,
        include: ['test/**/*.test.ts'],
        exclude: NOT_QUICK.filter((name) => !isNamed(name)).flatMap(inFolder),
      },
    },
  ],
  full: [
    { test: { ...SMALL, include: ['test/**/*.test.ts'], exclude: [...LEFT, ...HEAVY] } },
    { test: { ...LIGHT, include: LEFT, exclude: HEAVY } },
    { test: { ...LARGE, include: [...ALONE] } },
    ...Object.entries(TOGETHER).map(([name, files]) => ({ test: { ...SMALL, name, include: [...files] } })),
  ],
  long: [
    {
      test: {
        ...LARGE,
        include: [
          ...LONG.map((folder) => `test/${folder}/**/*.test.ts`),
          'test/editor/engines.test.ts',
          'test/editor/in-browser-lessons.test.ts',
          'test/editor/in-browser-play.test.ts',
          'test/editor/in-browser-write.test.ts',
          'test/editor/with-lines.test.ts',
        ],
      },
    },
  ],
}

export default defineConfig({
  test: {
    projects: [...PROJECTS[LAYER]],
    globalSetup: 'test/left-behind.ts',
    maxWorkers: COMMON.maxWorkers,
    sequence: { sequencer: LongestFirst },
    // Goldens are written with `-u` and never by the way.
    update: 'none',
  },
})
