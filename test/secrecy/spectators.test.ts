import { describe, expect, test } from 'vitest'
import { Match } from '../../interpreter/match/match.ts'
import type { SeenPiece, View } from '../../interpreter/view/view.ts'
import { corpusText } from '../corpus/corpus.ts'
import { chance, configuredVariant } from '../games/loaded.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { textProgram } from '../players/card-programs.ts'

const SHOWN_IN_PRIVATE = `sandtable: 1
id: whispering
title: Whispering
players: { seats: [ann, ben] }
pieces: { card: { kinds: { king: {}, queen: {} } } }
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  table: { holds: cards, seen by: everyone }
box:
  deck: all cards
play:
  - show (all cards in deck) to ann
  - show (all cards in deck) to ben
  - ann must wait
  - move top of deck to table
  - ben must wait
  - reveal (all cards in deck)
  - ann must wait
  - the game is drawn by nightfall
actions:
  wait: { then: nothing }
`

const kindsIn = (view: View, place: string): readonly unknown[] =>
  (view.at(place) ?? []).map(({ kind }) => kind)

describe('a spectator', () => {
  const match = Match.start(textProgram(SHOWN_IN_PRIVATE), { seed: 1 })

  test('does not see what was shown to every player in private', () => {
    expect(kindsIn(match.view(), 'deck')).toEqual(['king', 'queen'])
    expect(kindsIn(match.view('public'), 'deck')).toEqual([undefined, undefined])
    expect(match.view('public').seat).toBe(undefined)
  })

  test('sees what lies open, and reads of it', () => {
    expect(match.play('wait')).toBe(undefined)
    expect(kindsIn(match.view('public'), 'table')).toEqual(['king'])
    expect(match.log('public').at(-1)?.changes).toEqual([
      {
        change: 'moved',
        count: 1,
        owner: undefined,
        kind: 'king',
        from: 'deck',
        to: 'table',
        was: undefined,
      },
    ])
  })

  test('sees what is revealed', () => {
    expect(match.play('wait')).toBe(undefined)
    expect(kindsIn(match.view('public'), 'deck')).toEqual(['queen'])
  })

  test('is no number that a seat can have', () => {
    expect(() => match.view(-1)).toThrow('There is no player number `-1`')
  })
})

/** How many pieces of each kind a view shows in each place. */
function shown(view: View): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const note = (place: string, pieces: readonly SeenPiece[]): void => {
    for (const { kind, owner } of pieces)
      if (kind !== undefined)
        counts.set(`${place} ${kind} ${owner}`, (counts.get(`${place} ${kind} ${owner}`) ?? 0) + 1)
  }
  view.spaces.forEach((pieces, space) => note(String(space), pieces))
  for (const { name, pieces, groups } of view.places) {
    note(name, pieces)
    for (const group of groups) note(group.name, group.pieces)
  }
  return counts
}

const GAMES: readonly (readonly [string, () => Program])[] = [
  ['stratego-barrage', () => programOf(configuredVariant({ id: 'stratego-barrage' }).checked)],
  ['patrols', () => programOf(configuredVariant({ id: 'patrols' }).checked)],
  ['hearts', () => programOf(configuredVariant({ id: 'hearts' }).checked)],
  ...['costumes', 'stillroom', 'sealed-bids', 'tall-tales'].map(
    (name) => [name, () => textProgram(corpusText(`${name}.yaml`))] as const,
  ),
]

test.each(GAMES)('%s: every player sees what a spectator sees', (_, make) => {
  const below = chance(3)
  const match = Match.start(make(), { seed: 3 })
  let compared = 0
  for (let ply = 0; ply < 40 && match.decision() !== undefined; ply++) {
    const open = shown(match.view('public'))
    for (const seat of match.ir.seats.keys()) {
      const own = shown(match.view(seat))
      for (const [what, count] of open) {
        expect([what, (own.get(what) ?? 0) >= count]).toEqual([what, true])
        compared++
      }
    }
    if (match.decision()?.kind === 'arrangement') match.playLayout(match.sampleLayout(below) ?? [])
    else {
      const moves = match.moves()
      match.play(moves[below(moves.length)]?.notation ?? '')
    }
  }
  expect(compared).toBeGreaterThan(0)
})
