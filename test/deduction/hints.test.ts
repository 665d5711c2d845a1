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
  ['stillroom', () => textProgram(corpusText('stillroom.yaml'))],
  ['stillroom without an order of the jars', () => textProgram(asFan(corpusText('stillroom.yaml')))],
]
const PLIES = 60

function asFan(text: string): string {
  return text.replace('up to 3 jars, pile: yes', 'up to 3 jars').replace(/^examples:[^]*/mu, '')
}

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

/* One loop over a hand of several pieces tells of each of them, by its position or by the mark on it. */
for (const [name, text] of [
  ['in order', corpusText('stillroom.yaml')],
  ['in no order', asFan(corpusText('stillroom.yaml'))],
] as const)
  describe(`whoever is told which jars hold mint, ${name}`, () => {
    const program = textProgram(text)
    const match = Match.start(program, { seed: 2 })
    const board = program.ir.containers.findIndex((place) => place.name === 'board of ben')
    const herbs = (): readonly string[] =>
      (match.view(0).at('board of ben') ?? []).map(({ kind }) => kind?.split(' ')[0] ?? '')
    const canBe = (): readonly string[] =>
      possibleKinds(match.knowledge(1))
        .filter(({ container }) => container === board)
        .map(({ kinds }) => [...new Set(kinds.map((kind) => kind.name.split(' ')[0] ?? ''))].sort().join())
    const told = (herb: string): readonly string[] =>
      herbs().map((each) => (each === herb ? herb : others(herb)))
    const others = (herb: string): string => ['mint', 'sage', 'thyme'].filter((each) => each !== herb).join()
    const [herb = ''] = herbs()

    test('knows so of these, and that the others are of other herbs', () => {
      expect(match.play(`sniff (ben, ${herb})`)).toBeUndefined()
      expect(new Set(herbs()).size).toBeGreaterThan(1)
      expect([...canBe()].sort()).toEqual([...told(herb)].sort())
    })

    test('and of those that are left when one of them has been brewed and another has come', () => {
      const before = match.view(1).at('board of ben') ?? []
      const unmarked = herbs().findIndex((each) => each !== herb)
      const brewed = match.moves().filter(({ action }) => action === 'brew')
      const [one] = brewed.filter(({ notation }) =>
        name === 'in order' ? notation.includes(`at ${unmarked + 1}`) : !notation.includes('scent'),
      )
      expect(match.play(one ?? '')).toBeUndefined()
      const left = canBe()
      expect(before.length).toBe(3)
      expect(left.length).toBe(3)
      // The new jar can be anything, and so can all those that look like it.
      const marked = before.filter(({ values }) => values?.some(({ value }) => value === herb)).length
      expect(marked).toBeGreaterThan(0)
      expect(left.filter((each) => each === herb).length).toBe(marked)
      expect(left.filter((each) => each === others(herb)).length).toBe(name === 'in order' ? 2 - marked : 0)
    })
  })
