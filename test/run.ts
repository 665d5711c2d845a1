import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { LAYERS } from './volume.ts'

/** `node test/run.ts [quick | full | long] [what vitest takes]`: the tests of a layer, on every system alike. */
const [first = '', ...rest] = process.argv.slice(2)
const layer = LAYERS.find((name) => name === first)
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', ...(layer === undefined ? process.argv.slice(2) : rest)],
  { stdio: 'inherit', env: { ...process.env, SANDTABLE_TESTS: layer ?? 'full' } },
)
process.exitCode = status ?? 1
