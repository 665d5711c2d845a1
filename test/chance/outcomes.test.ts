import { expect, test } from 'vitest'
import { loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { Fault } from '../../interpreter/program/program.ts'
import {
  ZERO,
  ONE,
  fraction,
  fractionText,
  addFractions,
  multiply,
} from '../../interpreter/simulation/fraction.ts'
import type { Fraction } from '../../interpreter/simulation/fraction.ts'
import { eachOutcome } from '../../interpreter/simulation/outcomes.ts'
import { perftOverChance } from '../../interpreter/simulation/perft.ts'
import { playable, playableText } from '../playable.ts'

/** Everything that chance does in rules: who begins, a shuffled deck, blind picks from a hand and random picks. */
const game = (coins: number) => `sandtable: 1
id: smugglers
title: Smugglers
players:
  seats: [ north, south ]
pieces:
  card:
    kinds:
      crown: { copies: 1 }
      coin: { copies: ${coins} }
      fool: { copies: 2 }
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: cards, seen by: owner }
  cellar: { holds: cards, seen by: nobody }
box:
  deck: all cards
track:
  beginner: player = north
play:
  - shuffle deck
  - set beginner to random player
  - turns from beginner:
      - you must draw or steal or drop or else be done
actions:
  draw:
    only if:
      there are cards: deck is not empty
    then: deal 1 from deck to your hand
  steal:
    choose:
      loot: a card in hand of opponent
    then: move loot to cellar
  drop:
    only if:
      you have cards: your hand is not empty
    then: move random card in your hand to cellar
stages:
  be done: game is drawn by nothing left
end:
  the crown is lost:
    when: openly any crown in cellar
    drawn: yes
`

function programs(coins: number): readonly (readonly [string, Program])[] {
  const file = sourceFile('smugglers.yaml', game(coins))
  const ir = playable(loadRuleset({ file, host: memoryHost([]) }), 2).checked.ir
  return [
    ['closures', closuresProgram(ir)],
    ['generated code', generatedProgram(ir)],
  ]
}

type Cards = readonly [crowns: number, coins: number, fools: number]
interface Table {
  readonly deck: Cards
  readonly hands: readonly [Cards, Cards]
  readonly turn: 0 | 1
}
interface Counted {
  readonly nodes: Fraction
  readonly games: Fraction
}

const size = (cards: Cards): number => cards[0] + cards[1] + cards[2]
const changed = (cards: Cards, kind: number, by: number): Cards => {
  const [a, b, c] = cards.map((n, i) => (i === kind ? n + by : n))
  return [a ?? 0, b ?? 0, c ?? 0]
}

/** The same game written by hand: any card of a shuffled deck may come next. */
function counted(table: Table, depth: number): Counted {
  if (depth === 0) return { nodes: ONE, games: ZERO }
  const { deck, hands, turn } = table
  const [mine, theirs] = [hands[turn], hands[turn === 0 ? 1 : 0]]
  const lost: Counted = { nodes: depth === 1 ? ONE : ZERO, games: ONE }
  const setHands = (own: Cards, other: Cards): readonly [Cards, Cards] =>
    turn === 0 ? [own, other] : [other, own]
  const moves: ((kind: number) => Counted)[] = []
  const from: Cards[] = []
  const after = (next: Partial<Table>): Counted =>
    counted({ ...table, ...next, turn: turn === 0 ? 1 : 0 }, depth - 1)
  if (size(deck) > 0) {
    from.push(deck)
    moves.push((kind) =>
      after({ deck: changed(deck, kind, -1), hands: setHands(changed(mine, kind, 1), theirs) }),
    )
  }
  if (size(theirs) > 0) {
    from.push(theirs)
    moves.push((kind) => (kind === 0 ? lost : after({ hands: setHands(mine, changed(theirs, kind, -1)) })))
  }
  if (size(mine) > 0) {
    from.push(mine)
    moves.push((kind) => (kind === 0 ? lost : after({ hands: setHands(changed(mine, kind, -1), theirs) })))
  }
  let [nodes, games] = [ZERO, ZERO]
  moves.forEach((move, i) =>
    from[i]?.forEach((count, kind) => {
      if (count === 0) return
      const chance = fraction(count, size(from[i] ?? [0, 0, 0]))
      const below = move(kind)
      nodes = addFractions(nodes, multiply(chance, below.nodes))
      games = addFractions(games, multiply(chance, below.games))
    }),
  )
  return { nodes, games }
}

const begun = (program: Program): Int32Array => {
  const state = new Int32Array(program.ir.memory.size)
  program.fresh(state, 1, 2)
  return state
}

test.each(programs(2))('perft over chance is exact in %s', (_, program) => {
  for (let depth = 0; depth <= 4; depth++) {
    const whole = {
      deck: [1, 2, 2],
      hands: [
        [0, 0, 0],
        [0, 0, 0],
      ],
      turn: 0,
    } as const
    const { nodes, games } = perftOverChance(program, begun(program), program.begin, depth)
    expect([depth, fractionText(nodes), fractionText(games)]).toEqual([
      depth,
      fractionText(counted(whole, depth).nodes),
      fractionText(counted(whole, depth).games),
    ])
  }
})

test('what the next player rolls is left out after the last answer, and nothing else is', () => {
  const text = `sandtable: 1
id: rolls
title: Rolls
players:
  seats: [ north, south ]
values:
  side: [ left, right ]
track:
  thrown: dice
play:
  - turns from north, at most 4:
      - roll 2 dice to thrown
      - if thrown is empty or sum of it over thrown is 12: game is drawn by twelve
      - you must keep or throw again
actions:
  keep:
    choose:
      side: sides
    then: nothing
  throw again:
    then:
      - roll one die called extra
      - if extra is 1: game is drawn by one
`
  const ir = playableText(text, 2).checked.ir
  const [reference, generated] = [closuresProgram(ir), generatedProgram(ir)]
  const told = (program: Program, withinTurn?: Program) => {
    const { nodes, games, ways } = perftOverChance(
      program,
      begun(program),
      program.begin,
      1,
      undefined,
      withinTurn,
    )
    return [fractionText(nodes), fractionText(games), ways]
  }
  // Twelve comes up first once in 36 times. Otherwise there are three moves, and the game ends after one of them once in six times.
  const within = ['2 11/12', '41/216', 21 + 20 * (2 + 6)]
  expect(told(reference, reference)).toEqual(within)
  expect(told(generated, reference)).toEqual(within)
  const [nodes] = told(generated)
  expect(nodes).toBe('2 11/12')
  expect(told(generated)).toEqual(told(reference))
  expect(told(generated)[2]).toBe(21 + 20 * (2 * 21 + 1 + 5 * 21))
})

test.each(programs(2))('chances add up to one, and equal cards are one outcome, in %s', (_, program) => {
  let sum = ZERO
  const from = begun(program)
  const ways = eachOutcome(program, from, program.begin, (state, chance) => {
    sum = addFractions(sum, chance)
    // Nothing was drawn.
    expect(state.slice(9, 14)).toEqual(from.slice(9, 14))
  })
  expect(fractionText(sum)).toBe('1')
  // 5! / (2! 2!) orders, and two players who may begin.
  expect(ways).toBe(60)
})

test.each(programs(2))('a run that was led leaves chance as it was in %s', (_, program) => {
  const [one, two] = [begun(program), begun(program)]
  program.begin(one)
  eachOutcome(program, two, program.begin, () => undefined)
  program.begin(two)
  expect(two).toEqual(one)
})

test.each(programs(100))(
  'too many outcomes are refused, and the next game is drawn again, in %s',
  (_, program) => {
    const run = () => eachOutcome(program, begun(program), program.begin, () => undefined)
    expect(run).toThrow(Fault)
    expect(run).toThrow(/more than 100000 outcomes/)
    const state = begun(program)
    program.begin(state)
    expect(state.slice(11, 13)).not.toEqual(new Int32Array(2))
  },
)
