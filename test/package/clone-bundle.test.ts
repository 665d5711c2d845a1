import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { CALLED_BY_CODE, RUNS_CODE } from '../../.ci/bundle-cli.ts'
import { SOURCES, cloneBundle } from '../../.ci/clone-bundle.js'
import { stamp } from '../../.ci/stamp.js'
import { BIN, folderWith, sandtable } from '../cli/sandtable.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The part of a clone that has a stamp. */
function clone(): { readonly root: string; readonly source: string } {
  const root = folderWith({ 'package-lock.json': '{}' })
  for (const folder of ['grammar/yaml', 'interpreter/cli', 'editor/server', '.ci'])
    mkdirSync(join(root, folder), { recursive: true })
  const source = join(root, 'grammar/yaml/read.ts')
  writeFileSync(source, 'export const one = 1\n')
  return { root, source }
}

test('every module that the bundle keeps apart by its name exists', () => {
  for (const [folder, names] of [...Object.entries(RUNS_CODE), ...Object.entries(CALLED_BY_CODE)])
    expect(names.filter((name) => !existsSync(join(ROOT, folder, `${name}.ts`)))).toEqual([])
})

test('the stamp of a clone changes with any of its sources, and else never', () => {
  const { root, source } = clone()
  const stamps = [stamp(root, SOURCES)]
  const changed = (what: string): void => {
    const now = stamp(root, SOURCES)
    expect(stamps, what).not.toContain(now)
    expect(stamp(root, SOURCES)).toBe(now)
    stamps.push(now)
  }
  expect(stamp(root, SOURCES)).toBe(stamps[0])

  writeFileSync(source, 'export const one = 10\n')
  changed('a longer text')
  utimesSync(source, 1, 1)
  changed('another time')
  renameSync(source, join(dirname(source), 'reed.ts'))
  changed('another name')
  writeFileSync(join(root, 'interpreter/cli/new.ts'), '')
  changed('one file more')
  rmSync(join(root, 'interpreter/cli/new.ts'))
  expect(stamp(root, SOURCES)).toBe(stamps.at(-2))
  writeFileSync(join(root, 'package-lock.json'), '{ }')
  changed('other packages')
})

test('whoever waits at a terminal for the bundle is told so at once, and nobody else', async () => {
  const written: string[] = []
  const { isTTY, write } = process.stderr
  process.stderr.write = (text: string | Uint8Array) => written.push(String(text)) > 0
  try {
    for (const atTerminal of [false, true]) {
      process.stderr.isTTY = atTerminal
      await cloneBundle(clone().root)
      expect(written).toEqual(atTerminal ? ['Preparing the command line...\n'] : [])
    }
  } finally {
    Object.assign(process.stderr, { isTTY, write })
  }
})

test('where no bundle can be written, the sources run', async () => {
  const { root } = clone()
  writeFileSync(join(root, '.bundle'), 'no folder')
  expect(await cloneBundle(root)).toBeUndefined()
})

test('the bundle of this clone says what the sources say', async () => {
  expect(readdirSync((await cloneBundle(ROOT)) ?? '')).toContain('start.cjs')
  for (const args of [['list'], ['check', 'hearts', '--format', 'json'], ['--help'], ['chek']]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    const { code, out, err } = await sandtable(args, ROOT)
    expect({ code: status, out: stdout, err: stderr }, args.join(' ')).toEqual({ code, out, err })
  }
})

test('scripts of the bundle are read as one-byte characters, and import nothing', async () => {
  const folder = (await cloneBundle(ROOT)) ?? ''
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.cjs'))
  expect(scripts.length).toBeGreaterThan(20)
  for (const name of scripts) {
    const code = readFileSync(join(folder, name), 'utf8')
    expect(/[^\0-\x7f]/u.exec(code), name).toBeNull()
    // Comments and help texts may speak of it.
    expect(/(?<![.\w`*{ ] ?)import\(/u.exec(code.replaceAll(/^\s*\*.*$/gmu, '')), name).toBeNull()
  }
})

test('a game whose code is kept is played without what checks rules, generates code or is the reference', () => {
  const folder = folderWith()
  const cache = join(folder, 'cache')
  /** What was loaded is told by what was kept of it as it was compiled. */
  const loaded = (): readonly string[] => {
    rmSync(join(cache, 'code-run.bin'), { force: true })
    const { status } = spawnSync(process.execPath, [BIN, 'run', 'patrols', '--games', '3', '--json'], {
      cwd: folder,
      env: { ...process.env, SANDTABLE_CACHE: cache },
    })
    expect(status).toBe(0)
    const [head = ''] = readFileSync(join(cache, 'code-run.bin'), 'latin1').split('\n', 1)
    return JSON.parse(head).about.scripts.map(({ name }: { readonly name: string }) => name)
  }
  const large = ['load.cjs', 'generator.cjs', 'reference.cjs']
  expect(loaded()).toEqual(expect.arrayContaining(large))
  expect(loaded().filter((name) => large.includes(name))).toEqual([])
})
