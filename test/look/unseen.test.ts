import { expect, test } from 'vitest'
import { facesOf } from '../../interpreter/look/faces.ts'
import { looksOf, pieceShapes } from '../../interpreter/look/piece.ts'
import { svgText } from '../../interpreter/look/shape.ts'
import { Match } from '../../interpreter/match/match.ts'
import { sceneOf } from '../../interpreter/scene/scene.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { chance, configuredVariant } from '../games/loaded.ts'

const { world, checked } = configuredVariant({ id: 'stratego-duel' })
const program = programOf(checked)
const looks = looksOf(facesOf(world))

/** All pieces on the board as a seat sees them. */
function drawnFor(match: Match, seat: number | undefined): string {
  return sceneOf(match.ir, match.view(seat))
    .boards.flatMap(({ rows }) => rows.flat())
    .flatMap((square) => square?.pieces ?? [])
    .flatMap((piece) => pieceShapes(looks, piece))
    .map((one) => svgText(one))
    .join('\n')
}

/** Two games that differ only in which piece of the second seat is where. */
function twins(seed: number): readonly [Match, Match] {
  const [one, other] = [Match.start(program, { seed }), Match.start(program, { seed })]
  const below = chance(seed)
  for (const turn of [0, 1 + below(8)]) {
    const layout = one.sampleLayout(below) ?? []
    const turned = [...layout.slice(turn), ...layout.slice(0, turn)]
    if (one.playLayout(layout) !== undefined || other.playLayout(turned) !== undefined)
      throw new Error('no such layout')
  }
  return [one, other]
}

test('what is not seen makes no difference to a drawing', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const [one, other] = twins(seed)
    expect(drawnFor(one, 0), `seed ${seed}`).toBe(drawnFor(other, 0))
    expect(drawnFor(one, undefined), `seed ${seed}`).toBe(drawnFor(other, undefined))
    expect(drawnFor(one, 1), `seed ${seed}`).not.toBe(drawnFor(other, 1))
  }
})
