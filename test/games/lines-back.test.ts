import { describe, expect, test } from 'vitest'
import { loadRuleset } from '../../grammar/load.ts'
import { someNode } from '../../grammar/ir/walk.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { seenFromSpace } from '../../interpreter/state/lines-back.ts'
import { irFor } from '../codegen/shipped.ts'
import { chance } from './loaded.ts'

/** Pieces by whose lines a space is found, in ways that are looked up from the space. */
const FOUND: readonly string[] = [
  'enemy men on field where spot is in closed line(it, it.slides, unlimited)',
  'men on field where spot is in strikes(it)',
  'enemy men on field where spot is in open line(it, it.slides + it.steps, 2)',
  'men on field where owner is not you and spot is in closed line(it, around, it.reach) and it is not scout',
  'your men on field where spot is in closed line(it, if it is scout then it.steps else around, 3)',
  'enemy men on field where spot is in (if it is tower then strikes(it) else open line(it, it.steps, 1))',
  'men on field where (spot is empty or it is tower) and spot is in (all spaces in strikes(it) where empty)',
]

/** Boards, and whether each line on them leads back. */
const BOARDS: readonly (readonly [board: string, around: string, leadsBack: boolean])[] = [
  ['grid: |\n      . . . . .\n      . . . ~ .\n      . ~ . . .\n      . . . . .', 'orthogonal', true],
  [
    'grid: |\n      . . . .\n      . . . .\n      . . . .\n    blocked: b1-b2, c2-c3',
    'adjacent + leap(1, 2)',
    true,
  ],
  ['grid: |\n      . . . .\n      . . . .\n      . . . .\n    wraps: all round', 'diagonal', true],
  ['hexes: hexagon 3', 'adjacent + leap(1, 2)', true],
  ['graph:\n      road: a-b-c-d, d-e-f, b-g-f\n      river: a>e>g, c-h-g', 'road + river', false],
  ['graph:\n      road: a-b-c-d, d-e-f, b-g-f\n      river: a-e-g, c-h-g', 'road + river', true],
]

const GAME = (board: string, around: string): string => {
  const isGrid = board.startsWith('grid')
  const isGraph = board.startsWith('graph')
  const jump = isGraph ? '' : '\n      jump: leap(1, 2)'
  const [tower, scout, steps] = isGraph
    ? ['road', 'river', 'road + river']
    : [isGrid ? 'diagonal + jump' : 'forward + left', 'forward', 'adjacent']
  return `sandtable: 1
id: lines-back
title: Lines
players:
  seats: [ white, black ]
  sides: { white: south, black: north }
pieces:
  man:
    owner: fixed
    kind: changes
    printed: { slides: set of directions, steps: set of directions, reach: 1..3 }
    kinds:
      tower: { letter: T, slides: ${tower}, reach: 3 }
      scout: { letter: S, slides: ${scout}, steps: ${scout}, reach: 1 }
      guard: { letter: G, steps: ${steps}, reach: 2 }
places:
  field:
    ${board}
    holds: 1 man
    seen by: everyone
    directions:${jump}
      around: ${around}
  bench: { each: player, holds: men, seen by: everyone }
box:
  bench: { tower: 2, scout: 2, guard: 1 }
terms:
  strikes(man): closed line(man, man.slides, unlimited) + closed line(man, man.steps, 1)
rules:
${FOUND.map((found, i) => `  found ${'pqrstuv'.charAt(i)}(space called spot):\n    it is: any ${found}`).join('\n')}
play:
  - turns from white, at most 40: you must put or shift or become or seek
  - the game is drawn by dusk
actions:
  put:
    choose: { man: men in your bench, goal: spaces where empty }
    then: move man to goal
  shift:
    choose: { man: your men on field, goal: spaces where empty }
    then: move man to goal
  become:
    choose: { man: your men on field, sort: kinds in men }
    then: set man.kind to sort
  seek:
    then: nothing
${FOUND.map((_, i) => `  seek ${'pqrstuv'.charAt(i)}:\n    choose:\n      spot: spaces where found ${'pqrstuv'.charAt(i)}(it)\n    then: nothing`).join('\n')}
${FOUND.map((found, i) => `  count ${'pqrstuv'.charAt(i)}:\n    choose:\n      spot: spaces called spot where (sum of 1 over ${found}) > 0\n    then: nothing`).join('\n')}
`.replace(
    'you must put or shift or become or seek',
    `you must put or shift or become or seek${FOUND.map((_, i) => ` or seek ${'pqrstuv'.charAt(i)} or count ${'pqrstuv'.charAt(i)}`).join('')}`,
  )
}

function irOf(board: string, around: string): GameIR {
  const file = sourceFile('lines-back.yaml', GAME(board, around))
  const { ruleset, diagnostics } = loadRuleset({ file, host: memoryHost([]) })
  if (ruleset === undefined) throw new Error(diagnostics.map(({ message }) => message).join())
  return irFor(ruleset)
}

describe.each(BOARDS)('lines to a space, %s', (board, around, leadsBack) => {
  const ir = irOf(board, around)

  test('are looked up from the space wherever all lines lead back', () => {
    let found = 0
    for (const term of ir.terms)
      someNode(term.body, (node) => {
        if (
          'op' in node &&
          node.op === 'any' &&
          node.set.set === 'filter' &&
          seenFromSpace(ir, node.set) !== undefined
        )
          found++
        return false
      })
    if (leadsBack) expect(found).toBe(FOUND.length)
    else expect(found).toBeLessThan(FOUND.length)
  })

  test.each([
    ['generated code', generatedProgram(ir)],
    ['the reference', closuresProgram(ir)],
  ])('are the same as those that pieces count, in %s', (_, program) => {
    let held = 0
    for (let seed = 1; seed <= 4; seed++) {
      const match = Match.start(program, { seed })
      const below = chance(seed)
      for (let ply = 0; ply < 40 && match.decision() !== undefined; ply++) {
        const moves = match.moves()
        const of = (action: string): readonly string[] =>
          moves.flatMap(({ notation }) =>
            notation.startsWith(`${action} `) ? [notation.slice(action.length)] : [],
          )
        for (const letter of 'pqrstuv') {
          expect(of(`seek ${letter}`), `${letter} ${seed} ${ply}`).toEqual(of(`count ${letter}`))
          held += of(`seek ${letter}`).length
        }
        const acts = moves.filter(({ notation }) => /^(?:put|shift|become)/u.test(notation))
        const next = acts[below(acts.length)]
        if (next === undefined) break
        expect(match.play(next.notation)).toBeUndefined()
      }
    }
    expect(held).toBeGreaterThan(100)
  })
})
