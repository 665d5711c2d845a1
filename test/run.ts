import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { BOUNDS } from './bounds.ts'
import type { Running } from './running.ts'
import { LAYERS } from './volume.ts'

/**
 * `node test/run.ts [quick | full | long] [vitest arguments]`: runs the tests of a layer, the same way on every system. A run
 * that hangs is killed, and the files and tests that were running are named.
 */
const [first = '', ...rest] = process.argv.slice(2)
const layer = LAYERS.find((name) => name === first)
const args = layer === undefined ? process.argv.slice(2) : rest
const bounds = BOUNDS[layer ?? 'full']
const reporters = args.some((arg) => arg.startsWith('--reporter')) ? [] : ['--reporter=default']

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
const isGroup = process.platform !== 'win32'
const child = fork(
  vitest,
  ['run', ...args, ...reporters, `--reporter=${join(import.meta.dirname, 'running.ts')}`],
  // Its own process group: whatever the tests have started ends with them.
  { detached: isGroup, env: { ...process.env, SANDTABLE_TESTS: layer ?? 'full' } },
)

const running = new Map<string, { readonly since: number; test: string }>()
child.on('message', ({ file, at, test = '' }: Running) => {
  if (at === 'end') running.delete(file)
  else if (at === 'begin') running.set(file, { since: Date.now(), test: '' })
  else Object.assign(running.get(file) ?? {}, { test })
})

function end(why: string): void {
  console.error(`\n${why} Still running:`)
  if (running.size === 0) console.error('  no test file')
  for (const [file, { since, test }] of running)
    console.error(`  ${file}${test && `, "${test}"`} for ${Math.round((Date.now() - since) / 1000)} s`)
  process.exitCode = 1
  killAll()
}

function killAll(): void {
  try {
    process.kill(isGroup && child.pid !== undefined ? -child.pid : (child.pid ?? 0), 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

const began = Date.now()
const watch = setInterval(() => {
  const now = Date.now()
  if (now - began > bounds.run) end(`The tests have not ended after ${bounds.run / 60_000} minutes.`)
  for (const [file, { since }] of running)
    if (now - since > bounds.file) end(`${file} has not ended after ${bounds.file / 60_000} minutes.`)
}, 1000)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => end(`The tests were stopped by ${signal}.`))

child.on('exit', (code) => {
  clearInterval(watch)
  process.exitCode ??= code ?? 1
  killAll()
})
