import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { RAIDERS } from '../cards/raiders.ts'
import { Lockstep } from './lockstep.ts'
import { irOfText } from './texts.ts'
import { VOLUME } from '../volume.ts'

/* Generated code runs everything the reference runs, including groups, draws by chance, bundles, patterns and replies. */

describe('games with groups', () => {
  for (const players of [2, 3])
    test(`of ${players} go alike on both back ends`, () => {
      const ir = irOfText(RAIDERS, players)
      const games = new Lockstep(closuresProgram(ir), generatedProgram(ir))
      for (let seed = 1; seed <= VOLUME.games; seed++)
        expect(games.play(seed), `seed ${seed}`).toBeUndefined()
      expect(games.plies).toBeGreaterThan(VOLUME.games * 20)
    })
})

/** Each term and stage calls the one before twice: inlining the calls would repeat the innermost one a million times. */
function doubling(levels: number): string {
  const chain = (make: (level: number) => string): string =>
    Array.from({ length: levels }, (_, level) => make(level)).join('\n')
  return `sandtable: 1
id: doubling
title: Doubling
players:
  seats: [ north, south ]
pieces:
  card: { kinds: { card: { copies: 4 } } }
places:
  deck: { holds: cards, pile: yes, seen by: everyone }
box:
  deck: all cards
track:
  count: 0
terms:
${chain((level) => `  t${level}: ${level === 0 ? 'count + 1' : `t${level - 1} + t${level - 1}`}`)}
play:
  - turns from north, at most 8: you must go or never or else nothing
  - the game is drawn by exhaustion
stages:
${chain((level) => `  s${level}:\n    - ${level === 0 ? 'add 1 to count' : `s${level - 1}`}\n    - s${level === 0 ? 'hift' : level - 1}`)}
  shift: move top of deck under deck
actions:
  go:
    then: s2
  never:
    only if:
      it is never so: count < 0 and t${levels - 1} > 3
    then: s${levels - 1}
`
}

test('what calls what calls what does not grow without bounds', () => {
  const ir = irOfText(doubling(20), 2)
  const games = new Lockstep(closuresProgram(ir), generatedProgram(ir))
  for (let seed = 1; seed <= 4; seed++) expect(games.play(seed)).toBeUndefined()
  expect(games.plies).toBe(32)
})

test('where text may not become code, the reference plays', () => {
  const root = join(import.meta.dirname, '../..')
  const script = `
    import { irCalled } from './test/codegen/shipped.ts'
    import { fastProgram } from './interpreter/codegen/fast-program.ts'
    const program = fastProgram(irCalled('tic-tac-toe'))
    const state = new Int32Array(program.ir.memory.size)
    program.fresh(state, 1, 2)
    program.begin(state)
    console.log(program.legal(state, new Int32Array(20000)))`
  const said = execFileSync(
    process.execPath,
    ['--disallow-code-generation-from-strings', '--input-type=module', '--eval', script],
    { cwd: root, encoding: 'utf8' },
  )
  expect(said.trim()).toBe('9')
})
