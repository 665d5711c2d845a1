import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { build } from 'vite'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** The library as one script, as a page would load it. */
async function bundle(): Promise<string> {
  const made = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(ROOT, 'interpreter/index.ts'), name: 'sandtable', formats: ['iife'] },
    },
  })
  const [output] = Array.isArray(made) ? made : [made]
  if (output === undefined || !('output' in output)) throw new Error('nothing was built')
  const [chunk] = output.output
  if (chunk.type !== 'chunk') throw new Error('no script was built')
  expect(chunk.imports).toEqual([])
  return chunk.code
}

const PAGE = `
const host = sandtable.memoryHost([['draughts.yaml', text]])
const file = sandtable.sourceFile('draughts.yaml', text)
const { ruleset, diagnostics } = sandtable.checkRuleset({ file, host })
if (diagnostics.length > 0) throw new Error(diagnostics[0].message)
const { configured } = sandtable.configure(ruleset, 2)
const match = sandtable.Match.start(sandtable.programOf(configured.checked), { seed: 1 })
let plies = 0
for (let moves = match.moves(); moves.length > 0; moves = match.moves()) match.play(moves[plies++ * 31 % moves.length])
const saved = sandtable.save(match)
;({ plies, reason: match.result().reason, again: sandtable.load(match.program, saved).hash() === match.hash() })
`

test('the library is one script that runs without Node', async () => {
  const code = await bundle()
  const text = readFileSync(join(ROOT, 'rulesets/draughts/draughts.yaml'), 'utf8')
  // What a worker of a browser has, and nothing of Node.
  const context = createContext({
    text,
    TextEncoder,
    TextDecoder,
    console: { warn: () => {}, log: () => {} },
  })
  runInContext(code.replace(/^(?:var|const) sandtable/, 'globalThis.sandtable'), context)
  const result: unknown = runInContext(PAGE, context)
  expect(result).toMatchObject({ again: true })
  expect(Object(result).plies).toBeGreaterThan(10)
}, 60_000)
