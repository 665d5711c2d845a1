import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { SourceMap, isBuiltin } from 'node:module'
import { delimiter, dirname, join, relative } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { phrasesIn } from '../../interpreter/host-node/language-files.ts'
import { LANGUAGE_CODES } from '../../interpreter/rulebook/language/codes.ts'
import { folderWith } from '../cli/sandtable.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Packing builds everything. Without a network npm gives up sooner than by default. */
const NPM_PATIENCE = 180_000
const NO_RETRIES = ['--fetch-retries=0', '--fetch-timeout=30000']

/** Runs the npm that started this, or else the installed one. */
function npm(args: readonly string[], folder: string): string {
  const path = process.env['npm_execpath']
  const [command, first] =
    path !== undefined && path.endsWith('npm-cli.js') ? [process.execPath, [path]] : ['npm', []]
  const { status, error, stdout, stderr } = spawnSync(command, [...first, ...args], {
    cwd: folder,
    timeout: NPM_PATIENCE,
    killSignal: 'SIGKILL',
    encoding: 'utf8',
    // What npm starts must find the Node that runs this, whatever else is installed.
    env: { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}` },
  })
  // Compiler errors while packing go to stdout.
  if (status !== 0) throw new Error(`npm ${args.join(' ')}\n${error?.message ?? ''}\n${stdout}${stderr}`)
  return stdout
}

/**
 * The lock file of the clone, reduced to what the package needs: npm then looks nothing up, and finds in its cache what it
 * installed the clone from.
 */
function lockOfConsumer(): string {
  const { lockfileVersion, packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  const needed = Object.entries<{ readonly dev?: boolean }>(packages).filter(
    ([path, { dev }]) => path !== '' && dev !== true,
  )
  return JSON.stringify({
    name: 'consumer',
    lockfileVersion,
    requires: true,
    packages: Object.fromEntries([['', {}], ...needed]),
  })
}

const CONSUMER = `import { Match, configure, hasErrors, isRefused, programOf } from 'sandtable'
import type { Diagnostic, GameIR, RunResult, SourceFile, View } from 'sandtable'
import { loadRuleset, requestForFile, rulesetFile } from 'sandtable/node'
import { rulebook, rulebookLanguages } from 'sandtable/rulebook'

const path: string | undefined = rulesetFile('draughts')
if (path === undefined) throw new Error('no draughts')
const { ruleset, diagnostics } = loadRuleset(requestForFile(path))
const found: readonly Diagnostic[] = diagnostics
if (ruleset === undefined || hasErrors(found)) throw new Error('draughts is broken')
const { configured } = configure(ruleset, 2)
if (configured === undefined) throw new Error('not for two')
const match = Match.start(programOf(configured.checked), { seed: 'package' })
let plies = 0
for (let moves = match.moves(); moves.length > 0; moves = match.moves()) {
  const move = moves[(plies * 7919) % moves.length]
  if (move === undefined) break
  const refused = match.play(move)
  if (isRefused(refused)) throw new Error(refused.message)
  plies++
}
const view: View = match.view(0)
// @ts-expect-error: if types were lost on the way, this were no error
const untyped: number = match.view(0)
export type Named = readonly [GameIR, RunResult, SourceFile, typeof untyped]
const contents = rulebookLanguages.map((language) => rulebook(configured, { language }).book?.frame.contents)
console.log(JSON.stringify({ plies, over: view.result !== undefined, reason: match.result()?.reason, contents }))
`

const CONTENTS = LANGUAGE_CODES.map((code) => phrasesIn(code).phrases.contents)

const VARIANT = `sandtable: 1
id: bold
extends: stratego-duel
pieces.soldier.kinds.spy: { reach: 2 }
`

describe('the package, installed in an empty folder', () => {
  let folder = ''
  let packed: readonly string[] = []
  let bytes = 0

  beforeAll(() => {
    folder = folderWith({
      'package.json': '{ "name": "consumer", "private": true, "type": "module" }',
      'package-lock.json': lockOfConsumer(),
    })
    const [report] = JSON.parse(
      npm(['pack', '--json', '--pack-destination', folder], ROOT).replace(/^[^[]*/, ''),
    )
    bytes = report.size
    packed = report.files.map((file: { path: string }) => file.path)
    npm(
      ['install', '--prefer-offline', ...NO_RETRIES, '--no-audit', '--no-fund', `./${report.filename}`],
      folder,
    )
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const run = (args: readonly string[]): string =>
    execFileSync(process.execPath, [...args], {
      cwd: folder,
      encoding: 'utf8',
      // Not where commands of this user keep what they know.
      env: { ...process.env, SANDTABLE_CACHE: join(folder, 'kept') },
    })

  test('holds what it needs and nothing else', () => {
    const rulesets = readdirSync(join(ROOT, 'rulesets'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    for (const path of [...rulesets, 'README.md', 'LICENSE', 'THIRD-PARTY.md', 'dist/interpreter/index.js'])
      expect(packed).toContain(path)
    const strange = packed.filter(
      (path) =>
        !/^(dist|rulesets|docs)\/|^(README\.md|CHANGELOG\.md|LICENSE|THIRD-PARTY\.md|package\.json|interpreter\/cli\/sandtable\.js)$/.test(
          path,
        ) ||
        (path.endsWith('.ts') && !path.endsWith('.d.ts')),
    )
    expect(strange).toEqual([])
  })

  test('has source maps and less than 8 MB', () => {
    expect(packed).toContain('dist/interpreter/index.js.map')
    expect(bytes).toBeLessThan(8_000_000)
  })

  test('maps lines to those of the sources', () => {
    const path = join(folder, 'node_modules/sandtable/dist/interpreter/rulebook/rulebook.js')
    const lines = readFileSync(path, 'utf8').split('\n')
    const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')))
    const index = lines.findIndex((line) => line.startsWith('export function rulebook('))
    const entry = map.findEntry(index, 0)
    if (!('originalLine' in entry)) throw new Error('not mapped')
    const source = readFileSync(join(ROOT, 'interpreter/rulebook/rulebook.ts'), 'utf8').split('\n')
    expect(entry.originalSource).toMatch(/interpreter\/rulebook\/rulebook\.ts$/)
    expect(source[entry.originalLine]).toMatch(/^export function rulebook\(/)
  })

  test('needs no package that it does not name', () => {
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    const named = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies)])
    const dist = join(folder, 'node_modules/sandtable/dist')
    const used = new Set<string>()
    for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.c?js$/.test(entry.name)) continue
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8')
      for (const [, target = ''] of text.matchAll(
        /(?:^(?:import|export) .*?from |^import |\b(?:import|require)\()['"]([^'".][^'"]*)['"]/gm,
      ))
        if (!isBuiltin(target)) used.add(target)
    }
    expect([...used].filter((name) => !named.has(name))).toEqual([])
    expect(used.size).toBeGreaterThan(0)
  })

  test('is typed, and plays a game', () => {
    writeFileSync(join(folder, 'consumer.ts'), CONSUMER)
    const options = {
      compilerOptions: {
        target: 'es2024',
        lib: ['es2024', 'dom'],
        module: 'nodenext',
        strict: true,
        noUncheckedIndexedAccess: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: false,
        types: [],
        outDir: 'out',
      },
      files: ['consumer.ts'],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options))
    run([join(ROOT, 'node_modules/typescript/bin/tsc'), '--project', 'tsconfig.json'])
    const result = JSON.parse(run(['out/consumer.js']))
    expect(result).toMatchObject({ over: true })
    expect(result.plies).toBeGreaterThan(10)
    expect(result.contents).toEqual(CONTENTS)
  })

  test('has rulebooks in all languages that run without Node', async () => {
    writeFileSync(join(folder, 'page.js'), "export { rulebook } from 'sandtable/rulebook'")
    const builtins: string[] = []
    const made = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'note-modules-of-node',
          enforce: 'pre',
          resolveId(id) {
            if (isBuiltin(id)) builtins.push(id)
          },
        },
      ],
      build: { write: false, lib: { entry: join(folder, 'page.js'), formats: ['es'] } },
    })
    const code = JSON.stringify(made)
    expect(builtins).toEqual([])
    expect(CONTENTS.filter((word) => !code.includes(word))).toEqual([])
  })

  test('has a command that lists, checks, tests and plays a variant of three lines', () => {
    const bin = join(folder, 'node_modules/.bin/sandtable')
    expect(existsSync(bin)).toBe(true)
    writeFileSync(join(folder, 'bold.yaml'), VARIANT)
    expect(npm(['exec', '--offline', '--', 'sandtable', 'list'], folder)).toMatch(/stratego-duel/)
    for (let i = 0; i < 2; i++) expect(run([bin, 'check', 'bold.yaml'])).toContain('0 errors, 0 warnings')
    expect(existsSync(join(folder, 'kept/sound.json'))).toBe(true)
    expect(run([bin, 'rulebook', 'draughts', '--language', 'it'])).toContain('Indice')
    expect(run([bin, 'show', 'bold.yaml', 'spy'])).toMatch(/reach: 2 +# bold\.yaml:4/)
    const result = JSON.parse(run([bin, 'run', 'bold.yaml', '--games', '10', '--json']))
    expect(result.games).toBe(10)
  })

  test('says which packages a server needs', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        join(folder, 'node_modules/.bin/sandtable'),
        'worker',
        '--queue',
        'postgres://nobody@localhost:1/games',
      ],
      { cwd: folder, encoding: 'utf8' },
    )
    expect(existsSync(join(folder, 'node_modules/pg'))).toBe(false)
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringMatching(/^error\[ST7075\].*`npm install pg-boss`\.\n$/),
    })
  })
})
