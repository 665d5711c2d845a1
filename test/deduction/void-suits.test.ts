import { describe, expect, test } from 'vitest'
import { NONE } from '../../grammar/ir/ir.ts'
import { possibleKinds, resample } from '../../interpreter/deduction/deduction.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { knows } from '../../interpreter/state/knows.ts'
import type { View } from '../../interpreter/view/view.ts'
import { corpusText } from '../corpus/corpus.ts'
import { chance } from '../games/loaded.ts'
import { shippedProgram, textProgram } from '../players/card-programs.ts'
import { part } from '../volume.ts'

/** Games in which players must follow suit, with the name of the value that holds the suit led. */
const GAMES: readonly (readonly [string, () => Program, string])[] = [
  ['hearts for 3', () => shippedProgram('hearts', { players: 3 }), 'suit led'],
  ['hearts for 4', () => shippedProgram('hearts', { players: 4 }), 'suit led'],
  ['auction-whist', () => shippedProgram('auction-whist'), 'suit led'],
  ['orchard', () => textProgram(corpusText('orchard.yaml'), 4), 'led'],
  ['lanterns', () => textProgram(corpusText('lanterns.yaml')), 'led'],
]
const PLIES = 150

describe('who did not follow suit has no card of it in any world that is drawn', () => {
  for (const [name, make, led] of GAMES)
    test(name, () => {
      const program = make()
      let [shown, drawn] = [0, 0]
      for (let game = 0; game < part(8); game++) {
        const found = watched(program, game, led)
        shown += found.shown
        drawn += found.drawn
      }
      expect(shown).toBeGreaterThan(0)
      expect(drawn).toBeGreaterThan(5)
    })
})

/** Plays at random; from what everybody sees, one seat tracks which suits the others have shown they lack. */
function watched(program: Program, game: number, led: string): { shown: number; drawn: number } {
  const { ir } = program
  const below = chance(game + 1)
  const looking = game % ir.seats.length
  const match = Match.start(program, { seed: game })
  /** Suits that a seat has shown it lacks, until its hand is dealt again. */
  const missing = ir.seats.map(() => new Set<string>())
  let [shown, drawn] = [0, 0]
  while (match.decision() !== undefined && match.ply < PLIES) {
    const seat = match.decision()?.seat ?? 0
    const asked = valueOf(match.view(looking), led)
    const before = match.snapshot()
    const moves = match.moves()
    match.play(moves[below(moves.length)]?.notation ?? '')
    const after = match.snapshot()
    const from = handOf(program, seat)
    const left = ir.pieces.flatMap((_, piece) =>
      before[ir.memory.at + piece] === from && after[ir.memory.at + piece] !== from ? [piece] : [],
    )
    const [card] = left
    if (asked !== undefined && left.length === 1 && card !== undefined && seat !== looking)
      if (!suitsOf(program, card).includes(asked)) {
        if (!missing[seat]?.has(asked)) shown++
        missing[seat]?.add(asked)
      }
    for (const one of ir.seats.keys())
      if (counted(program, after, one) > counted(program, before, one)) missing[one]?.clear()
    const knowledge = match.knowledge(looking)
    isTrue(program, match, looking)
    if (missing.every((suits) => suits.size === 0) || match.ply % 3 !== 0) continue
    for (let draw = 0; draw < 3; draw++) {
      const world = resample(knowledge, below)?.state
      if (world === undefined) throw new Error('no world agrees')
      drawn++
      missing.forEach((suits, one) => {
        const hand = handOf(program, one)
        ir.pieces.forEach((_, piece) => {
          if (world[ir.memory.at + piece] !== hand || knows(ir, world, looking, piece)) return
          expect(suitsOf(program, piece).filter((suit) => suits.has(suit))).toEqual([])
        })
      })
    }
  }
  return { shown, drawn }
}

/** The true kinds are never struck out. */
function isTrue(program: Program, match: Match, looking: number): void {
  const { ir } = program
  const state = match.snapshot()
  const possible = new Map(
    possibleKinds(match.knowledge(looking)).map(({ container, kinds }) => [
      container,
      new Set(kinds.map(({ name }) => name)),
    ]),
  )
  ir.pieces.forEach(({ kind }, piece) => {
    const place = state[ir.memory.at + piece] ?? NONE
    if (place === NONE || knows(ir, state, looking, piece)) return
    expect([...(possible.get(place) ?? [])]).toContain(ir.kinds[kind]?.name)
  })
}

function handOf({ ir }: Program, seat: number): number {
  return ir.containers.findIndex(({ owner, seenBy, pile }) => owner === seat && seenBy === 'owner' && !pile)
}

function counted(program: Program, state: Int32Array, seat: number): number {
  return state[program.ir.memory.count + handOf(program, seat)] ?? 0
}

/** Everything printed on a card, including its suit. */
function suitsOf({ ir }: Program, piece: number): readonly string[] {
  return (ir.kinds[ir.pieces[piece]?.kind ?? -1]?.name ?? '').split(' ')
}

function valueOf(view: View, name: string): string | undefined {
  const found = view.values.find((value) => value.name === name)?.values[0]?.value
  return typeof found === 'string' && found !== 'none' ? found : undefined
}
