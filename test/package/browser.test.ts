import { readFileSync, readdirSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { irText, loadRuleset, memoryHost, sourceFile } from '../../interpreter/index.ts'
import { folderWith } from '../cli/sandtable.ts'
import { playable } from '../playable.ts'

const ROOT = join(import.meta.dirname, '../..')
const STRATEGO = join(ROOT, 'rulesets/hidden/stratego')

interface Script {
  readonly code: string
  /** All modules that it is made of. */
  readonly modules: readonly string[]
  /** Node modules that something in it imports. */
  readonly builtins: readonly string[]
}

const DOOR = join(ROOT, 'interpreter/index.ts')

/** The part of the library that a page uses, bundled as the page would load it. */
async function bundle(entry: string): Promise<Script> {
  const builtins: string[] = []
  const made = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    // Vite would replace them with an empty module, which fails only when it is used.
    plugins: [
      {
        name: 'note-modules-of-node',
        enforce: 'pre',
        resolveId(id) {
          if (isBuiltin(id)) builtins.push(id)
        },
      },
    ],
    build: {
      write: false,
      minify: true,
      lib: { entry, name: 'sandtable', formats: ['iife'] },
    },
  })
  const [output] = Array.isArray(made) ? made : [made]
  if (output === undefined || !('output' in output)) throw new Error('nothing was built')
  const [chunk, ...more] = output.output
  if (chunk.type !== 'chunk') throw new Error('no script was built')
  expect([...chunk.imports, ...chunk.dynamicImports, ...more.map((file) => file.fileName)]).toEqual([])
  return { code: chunk.code, modules: chunk.moduleIds, builtins }
}

/** The packages needed to read rules. */
const READING = ['chevrotain', '@chevrotain', 'js-yaml']

function packagesOf({ modules }: Script): readonly string[] {
  return modules.flatMap((id) => /node_modules\/(@?[^/]+)/.exec(id)?.[1] ?? [])
}

/** Runs a script with nothing but what every page and worker in a browser has. Its exports are in `sandtable`. */
function pageWith(script: Script, things: object): (code: string) => unknown {
  const nothing = (): void => {}
  const globals = { TextEncoder, TextDecoder, console: { log: nothing, warn: nothing, error: nothing } }
  const context = createContext({ ...globals, ...things })
  runInContext(script.code.replace(/^(?:var|const) sandtable/, 'globalThis.sandtable'), context)
  return (code) => runInContext(code, context)
}

/** Plays the game `name` from `texts`, using only ECMAScript and the library. */
const PAGE = `
{
  const host = sandtable.memoryHost(texts)
  const file = sandtable.sourceFile(name, new Map(texts).get(name))
  const { ruleset, diagnostics } = sandtable.checkRuleset({ file, host })
  if (diagnostics.length > 0) throw new Error(sandtable.renderPretty(diagnostics, { color: false }))
  const { configured } = sandtable.configure(ruleset)
  const match = sandtable.Match.start(sandtable.programOf(configured.checked), { seed: 1 })
  const setup = match.ir.setups[0]?.name
  while (match.decision()?.kind === 'arrangement') {
    const refused = match.play(setup)
    if (refused !== undefined) throw new Error(refused.message)
  }
  let plies = 0
  for (let moves = match.moves(); moves.length > 0; moves = match.moves()) match.play(moves[plies++ * 31 % moves.length])
  const again = sandtable.load(match.program, sandtable.save(match))
  ;({ plies, reason: match.result().reason, same: again.hash() === match.hash() })
}
`

describe('the library is one script that runs without Node', () => {
  let script: Script = { code: '', modules: [], builtins: [] }
  beforeAll(async () => {
    script = await bundle(DOOR)
  })

  const play = (name: string, texts: readonly (readonly [name: string, text: string])[]): unknown =>
    pageWith(script, { name, texts })(PAGE)

  test('it asks for no module of Node', () => {
    expect(script.builtins).toEqual([])
  })

  test('it brings few packages along, and stays small', () => {
    const widths = [
      'string-width',
      'wrap-ansi',
      'strip-ansi',
      'ansi-regex',
      'ansi-styles',
      'get-east-asian-width',
    ]
    expect(packagesOf(script).filter((name) => ![...READING, ...widths].includes(name))).toEqual([])
    // The paths of all symbols are 43 of it.
    expect(gzipSync(script.code).length).toBeLessThan(756 * 1024)
  })

  test('it plays a game', () => {
    const text = readFileSync(join(ROOT, 'rulesets/draughts/draughts/draughts.yaml'), 'utf8')
    const result = play('draughts.yaml', [['draughts.yaml', text]])
    expect(result).toMatchObject({ same: true })
    expect(Object(result).plies).toBeGreaterThan(10)
  })

  test('it plays a game that extends another and begins with secret setups', () => {
    const texts = readdirSync(STRATEGO, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => [name, readFileSync(join(STRATEGO, name), 'utf8')] as const)
    const result = play('duel.yaml', texts)
    expect(result).toMatchObject({ same: true })
    expect(Object(result).plies).toBeGreaterThan(10)
  })
})

test('an editor asks the language service, which brings nothing along that lays out text for a terminal', async () => {
  const script = await bundle(join(ROOT, 'grammar/services/index.ts'))
  expect(script.builtins).toEqual([])
  expect(packagesOf(script).filter((name) => !READING.includes(name))).toEqual([])
  expect(gzipSync(script.code).length).toBeLessThan(396_000)

  const text = readFileSync(join(ROOT, 'rulesets/draughts/draughts/draughts.yaml'), 'utf8')
  const wrong = text.replace('goal: spaces', 'goal: spacess')
  const found = pageWith(script, { documents: [{ name: 'draughts.yaml', text: wrong }] })(`
    sandtable.fixes(sandtable.Workspace.of(documents), 'draughts.yaml', { start: 0, end: 1e9 }).map((fix) => fix.title).join()
  `)
  expect(found).toBe('Write `spaces` for `spacess`')
})

test('a page that plays what was checked elsewhere brings no grammar along', async () => {
  const entry = join(
    folderWith({ 'page.ts': `export { Match, closuresProgram, irFromText } from ${JSON.stringify(DOOR)}` }),
    'page.ts',
  )
  const script = await bundle(entry)
  const grammar = script.modules.filter((id) =>
    /grammar\/(?:yaml|document|expression|merge|check)\/|node_modules/.test(id),
  )
  expect(grammar).toEqual([])
  expect(gzipSync(script.code).length).toBeLessThan(92 * 1024)

  const checked = playable(
    loadRuleset({
      file: sourceFile(
        'draughts.yaml',
        readFileSync(join(ROOT, 'rulesets/draughts/draughts/draughts.yaml'), 'utf8'),
      ),
      host: memoryHost([]),
    }),
    2,
  ).checked
  const moves = pageWith(script, { text: irText(checked.ir) })(
    'sandtable.Match.start(sandtable.closuresProgram(sandtable.irFromText(text)), { seed: 1 }).moves().length',
  )
  expect(moves).toBe(7)
})
