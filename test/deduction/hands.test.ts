import { expect, test } from 'vitest'
import type { GameIR, KindIR } from '../../grammar/ir/ir.ts'
import { H, NONE } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { beliefOf, possibleKinds, resample } from '../../interpreter/deduction/deduction.ts'
import { Match } from '../../interpreter/match/match.ts'
import {
  Tiny,
  add,
  all,
  cell,
  count,
  lt,
  members,
  move,
  num,
  one,
  plus,
  win,
  you,
} from '../closures/tiny-ir.ts'
import { chanceOf } from './chance.ts'
import { playAtRandom } from './play-at-random.ts'
import { struckOut } from './sound.ts'
import { Worlds } from './worlds.ts'

const KINDS: readonly KindIR[] = ['one', 'two', 'three', 'four'].map((name) => ({
  name,
  title: name,
  plural: name,
  letter: undefined,
  class: 'card',
}))

/**
 * Two hands of the same four cards. The players take turns to lay a card face down on their own heap, never one that is
 * lower than their previous card by more than one.
 */
function cards(shuffled: boolean): GameIR {
  const pieces = [0, 1].flatMap((owner) => KINDS.map((_, kind) => ({ kind, owner, container: owner })))
  const places = [0, 1, 2, 3].map((i) => ({
    name: i < 2 ? 'hand' : 'heap',
    owner: i % 2,
    seenBy: 'owner' as const,
    topSeenBy: 'owner' as const,
    pile: i >= 2,
  }))
  const tiny = new Tiny({ seats: 2, places, pieces })
  const laid = tiny.value('laid', 0)
  const card = { ...tiny.choice('card', members(you), pieces.length, true), type: 'piece' as const }
  const rank = (piece: ReturnType<typeof cell>) =>
    ({ op: 'table', table: 1, index: piece, by: 'piece' }) as const
  const top = { op: 'load', base: tiny.memory.finish().first + 2, index: you } as const
  const lay = tiny.action('lay', {
    choices: [card],
    conditions: [
      {
        label: 'not much lower',
        says: undefined,
        after: 1,
        origin: 0,
        test: {
          op: 'or',
          terms: [
            { op: 'eq', left: top, right: num(NONE) },
            lt(rank(top), plus(rank(cell(card.cell)), num(2))),
          ],
        },
      },
    ],
    body: [move(one(cell(card.cell)), plus(you, num(2)), 'first'), add(laid, num(1))],
  })
  const body = [
    tiny.ask([lay], { hasOrElse: true, orElse: [win({ op: 'sub', left: num(1), right: you })] }),
    {
      step: 'if',
      condition: all(lt(num(7), cell(laid)), lt(count(members(num(0))), num(1))),
      then: [win(num(0))],
      else: [],
      origin: 0,
    } as const,
  ]
  const shuffle = { step: 'shuffle', container: num(0), origin: 0 } as const
  return tiny.finish({
    kinds: KINDS,
    tables: [{ name: 'rank', values: pieces.map(({ kind }) => kind) }],
    play: [...(shuffled ? [shuffle] : []), tiny.turns(body)],
  })
}

test('cards laid face down out of a hand are found out by what may be laid', () => {
  const program = closuresProgram(cards(false))
  let [compared, ways] = [0, 0]
  for (let game = 0; game < 12; game++) {
    const below = chanceOf(game + 50)
    const match = Match.start(program, { seed: game })
    const worlds = [0, 1].map((seat) => new Worlds(program, seat, [match.snapshot()]))
    while (match.decision() !== undefined) {
      playAtRandom(match, below)
      for (const seat of [0, 1]) {
        const knowledge = match.knowledge(seat)
        const last = knowledge.plies.at(-1)
        if (last !== undefined) worlds[seat]?.see(last)
        worlds[seat]?.withMoves(knowledge.moves)
        expect(beliefOf(knowledge).lost).toBeUndefined()
        ways = Math.max(ways, beliefOf(knowledge).branches.length)
        for (const piece of possibleKinds(knowledge)) {
          const where = `game ${game}, ply ${match.ply}, seat ${seat}: ${piece.name} ${piece.index}`
          expect(piece.kinds.map((kind) => kind.name).sort(), where).toEqual(worlds[seat]?.kindsOf(piece))
          compared++
        }
        const found = resample(knowledge, below)
        expect(found?.uniform).toBe(true)
        expect(found?.state.slice(H.ply, H.ply + 1)).toEqual(match.snapshot().slice(H.ply, H.ply + 1))
      }
    }
  }
  expect(compared).toBeGreaterThan(100)
  expect(ways).toBeGreaterThan(3)
})

test('what chance has mixed is not followed, and nothing is struck out wrongly', () => {
  const program = closuresProgram(cards(true))
  const match = Match.start(program, { seed: 4 })
  const below = chanceOf(9)
  while (match.decision() !== undefined) {
    playAtRandom(match, below)
    const knowledge = match.knowledge(1)
    expect(beliefOf(knowledge).lost).toContain('chance')
    expect(struckOut(program.ir, match.snapshot(), 1, possibleKinds(knowledge))).toEqual([])
  }
})
