import { describe, expect, test } from 'vitest'
import { possibleKinds, resample } from '../../interpreter/deduction/deduction.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { piecesIn } from '../../interpreter/deduction/sight.ts'
import { corpusText } from '../corpus/corpus.ts'
import { chance } from '../games/loaded.ts'
import { shippedProgram, textProgram } from '../players/card-programs.ts'
import { part } from '../volume.ts'
import { struckOut } from './sound.ts'

/** Games in which players see what others hold and give them hints about it. */
const GAMES: readonly (readonly [string, () => Program])[] = [
  ['paper-lanterns for 2', () => shippedProgram('paper-lanterns', { players: 2 })],
  ['paper-lanterns for 3', () => shippedProgram('paper-lanterns', { players: 3 })],
  ['lanternfish', () => textProgram(corpusText('lanternfish.yaml'))],
]
const PLIES = 60

describe('what was told is never struck out wrongly', () => {
  for (const [name, make] of GAMES)
    test(name, () => {
      const program = make()
      for (let game = 0; game < part(6); game++) {
        const below = chance(game + 1)
        const looking = game % program.ir.seats.length
        const match = Match.start(program, { seed: game })
        while (match.decision() !== undefined && match.ply < PLIES) {
          const moves = match.moves()
          match.play(moves[below(moves.length)]?.notation ?? '')
          const possible = possibleKinds(match.knowledge(looking))
          expect(struckOut(program.ir, match.snapshot(), looking, possible), `ply ${match.ply}`).toEqual([])
        }
      }
    })
})

describe('whoever is told which lanterns are blue', () => {
  const program = shippedProgram('paper-lanterns', { players: 2 })
  const match = Match.start(program, { seed: 1 })
  const [, south = 1] = program.ir.seats.keys()
  expect(match.play('whisper a colour (south, blue)')).toBeUndefined()
  const racks = program.ir.containers.flatMap(({ name }, at) => (name.startsWith('rack(south') ? [at] : []))
  const isBlue = (state: Int32Array, rack: number): boolean =>
    piecesIn(program.ir, state, rack).some((piece) =>
      program.ir.kinds[program.ir.pieces[piece]?.kind ?? -1]?.name.startsWith('blue'),
    )
  const truly = racks.map((rack) => isBlue(match.snapshot(), rack))

  test('has them, and no others, blue in each world that is drawn', () => {
    expect(new Set(truly).size).toBe(2)
    for (let draw = 0; draw < 10; draw++) {
      const world = resample(match.knowledge(south), chance(draw))?.state
      expect(world && racks.map((rack) => isBlue(world, rack))).toEqual(truly)
    }
  })

  test('knows it until another lantern comes to the place', () => {
    const spot = truly.indexOf(true)
    const place = program.ir.containers[racks[spot] ?? -1]?.name ?? ''
    const slot = /, (.*)\)/.exec(place)?.[1] ?? ''
    expect(match.play(`hang a lantern (${slot})`)).toBeUndefined()
    const kinds = possibleKinds(match.knowledge(south)).find(
      ({ container }) => container === racks[spot],
    )?.kinds
    expect(kinds?.some(({ name }) => !name.startsWith('blue'))).toBe(true)
  })
})
