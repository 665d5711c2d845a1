import { describe, expect, test } from 'vitest'
import { arithmetic, cell, compare, constant } from '../../grammar/ir/build.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { numberedAnew } from '../../interpreter/deduction/position.ts'
import { Match } from '../../interpreter/match/match.ts'
import { Notation } from '../../interpreter/notation/notation.ts'
import { whyNotWritten } from '../../interpreter/reading/why.ts'
import { isAllSeen } from '../../interpreter/view/hidden.ts'
import { SeenTable } from '../../interpreter/why/seen-table.ts'
import { corpus } from '../corpus/corpus.ts'
import { chance, configuredVariant } from '../games/loaded.ts'
import { textProgram } from '../players/card-programs.ts'
import { VOLUME, part, seedOr } from '../volume.ts'
import { swappedFaces } from './swapped-faces.ts'

/*
 * Reasons against a move are worked out from what the player knows, and not because the checker lets no rule look at anything
 * else: here a condition of every action looks at the numbers of pieces that nobody sees.
 */

const PEEKING = 'peeking'
const PLIES = 60
const STATES = part(8)
/** Games of the corpus between two that are tried. */
const BETWEEN = VOLUME.isLong ? 1 : 4

/** It goes by where every piece lies, whoever sees it. */
function peeking(ir: GameIR): GameIR {
  const sum = ir.pieces
    .map((_, piece) => arithmetic('mul', cell(ir.memory.at + piece), constant((piece % 5) + 1)))
    .reduce((left, right) => arithmetic('add', left, right), constant(0))
  const test = compare('lt', arithmetic('mod', sum, constant(7)), constant(3))
  const condition = { label: PEEKING, says: undefined, test, after: 0, origin: 0 }
  const actions = ir.actions.map((action) => ({ ...action, conditions: [condition, ...action.conditions] }))
  return { ...ir, actions }
}

/** How many positions had a twin, and in how many a table of the true state would give other reasons. */
function compared(ir: GameIR): { readonly twins: number; readonly peeked: number } {
  const below = chance(seedOr(5))
  const [program, judge] = [closuresProgram(ir), closuresProgram(peeking(ir))]
  const notation = new Notation(judge)
  const found = { twins: 0, peeked: 0 }
  for (let game = 1; game <= 3; game++) {
    const match = Match.start(program, { seed: game })
    for (let ply = 0; ply < PLIES && found.twins < STATES && match.decision() !== undefined; ply++) {
      if (match.decision()?.kind === 'arrangement') {
        const layout = match.sampleLayout(below)
        if (layout === undefined || match.playLayout(layout) !== undefined) break
        continue
      }
      const moves = match.moves()
      const seat = match.decision()?.seat ?? 0
      const truth = match.snapshot()
      const twin = swappedFaces(ir, truth, seat, () => true, below)?.state
      const [known, same] = [truth, twin].map((state) => state && numberedAnew(ir, state, seat))
      if (twin !== undefined && known !== undefined && same !== undefined) {
        if (String(known.position.state) === String(same.position.state)) {
          const texts = moves.slice(0, 3).map(({ notation: text }) => text)
          const reasons = (state: Int32Array, of?: typeof known): string => {
            const table = new SeenTable(judge, state, notation, of && { state: of.position.state, to: of.to })
            return JSON.stringify(texts.map((text) => whyNotWritten(table, text)))
          }
          expect(reasons(twin, same), `game ${game}, ply ${ply}`).toBe(reasons(truth, known))
          found.twins++
          if (reasons(twin) !== reasons(truth)) found.peeked++
        }
      }
      const move = moves[below(moves.length)]
      if (move === undefined || match.play(move) !== undefined) break
    }
  }
  return found
}

describe('a condition that looks at hidden pieces tells nothing', () => {
  test.each([{ id: 'patrols' }, { id: 'hearts' }])('$id', (variant) => {
    expect(compared(configuredVariant(variant).checked.ir).twins).toBeGreaterThan(0)
  })

  test('games of the corpus', () => {
    let [twins, peeked] = [0, 0]
    for (const [i, { text }] of corpus().entries()) {
      if (i % BETWEEN !== 0 || /^extends:/mu.test(text) || !/seen by: *(?:owner|nobody|others)/u.test(text))
        continue
      const { ir } = textProgram(text)
      if (isAllSeen(ir)) continue
      const found = compared(ir)
      twins += found.twins
      peeked += found.peeked
    }
    expect(twins).toBeGreaterThan(STATES)
    expect(peeked).toBeGreaterThan(0)
  })
})
