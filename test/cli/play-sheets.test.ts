import { describe, expect, test } from 'vitest'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { Match } from '../../interpreter/match/match.ts'
import { load, save } from '../../interpreter/save/save.ts'
import { isRefused } from '../../interpreter/match/refused.ts'
import { scoreSheets, sheetText } from '../../interpreter/scene/score-sheet.ts'
import { chance } from '../games/loaded.ts'
import { programFrom, shippedProgram } from './play-typed.ts'

describe('score sheets', () => {
  test('of Hearts: after every deal the sheet says what was added to the scores', () => {
    const program = shippedProgram('hearts', 4)
    const match = Match.start(program, { seed: 9 })
    const below = chance(9)
    const scores = (): readonly number[] =>
      match
        .view()
        .values.find(({ name }) => name === 'score')
        ?.values.map(({ value }) => Number(value)) ?? []
    let deals = 0
    let before = scores()
    for (let moves = match.moves(); moves.length > 0; moves = match.moves()) {
      const times = scoreSheets(program.ir, match.view())[0]?.times ?? 0
      match.play(moves[below(moves.length)] ?? '')
      const [sheet, ...others] = scoreSheets(program.ir, match.view(1))
      expect(others).toEqual([])
      const after = scores()
      if ((sheet?.times ?? 0) === times) {
        expect(after).toEqual(before)
        continue
      }
      deals++
      expect(sheet?.times).toBe(4 * deals)
      expect(sheet?.lines.map(({ name }) => name)).toEqual(['hearts', 'black lady', 'shooting the moon'])
      expect(sheet?.sums).toEqual(after.map((score, seat) => score - (before[seat] ?? 0)))
      expect(sheet?.lines[1]?.values.filter((points) => points === 13).length).toBe(1)
      before = after
    }
    expect(deals).toBeGreaterThan(4)
    const loaded = load(program, save(match))
    if (isRefused(loaded)) throw new Error(loaded.message)
    expect(scoreSheets(program.ir, loaded.view())).toEqual(scoreSheets(program.ir, match.view()))
    match.undo()
    expect(scoreSheets(program.ir, match.view())[0]?.times).toBe(4 * (deals - 1))
  })

  test('none before anything was counted, and none on a board without tallies', () => {
    const hearts = Match.start(shippedProgram('hearts', 3), { seed: 1 })
    expect(scoreSheets(hearts.ir, hearts.view(0))).toEqual([])
    const draughts = Match.start(shippedProgram('draughts', 2), { seed: 1 })
    expect(scoreSheets(draughts.ir, draughts.view(0))).toEqual([])
    expect(draughts.view(0)).not.toHaveProperty('tallies')
  })
})

/** A game with one decision, to count points in hand in different ways. */
function counting(line: string, add: string): Match {
  const text = `sandtable: 1
id: counting
title: Counting
players: { seats: [ north, south ] }
pieces:
  card: { printed: { points: number }, kinds: { low: { points: 1, copies: 2 }, high: { points: 7, copies: 2 } } }
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: cards, seen by: owner }
  table: { each: player, holds: cards, seen by: everyone }
box:
  deck: all cards
track:
  each player: { score: 0 }
terms:
  held points(player): openly (sum of points over cards in hand of player)
tallies:
  worth(player):
    laid down: sum of points over cards on table of player
    held: ${line}
play:
  - shuffle deck
  - for each player: deal 2 from deck to hand of player
  - repeat 2 times: round
  - rank players by score
stages:
  round:
    - for each player: player must lay
    - for each player: add ${add} to player.score
actions:
  lay:
    choose:
      card: a card in your hand
    then: move card to your table
`
  const request = { file: sourceFile('counting.yaml', text), host: memoryHost([]) }
  return Match.start(programFrom(request, 2), { seed: 3 })
}

describe('a tally that looks at what is hidden', () => {
  const CASES: readonly (readonly [
    string,
    string,
    string,
    { readonly now: boolean; readonly counted: boolean },
  ])[] = [
    [
      'public lines are known at any time',
      'number of cards in hand of player',
      'worth(player)',
      { now: true, counted: true },
    ],
    [
      'what is announced when it is counted is known then only',
      'openly (0 - (sum of points over cards in hand of player))',
      'worth(player)',
      { now: false, counted: true },
    ],
    ['also through a term', '0 - held points(player)', 'worth(player)', { now: false, counted: true }],
    [
      'a hidden line is known when the sum is announced',
      'sum of points over cards in hand of player',
      'openly worth(player)',
      { now: false, counted: true },
    ],
    [
      'a hidden line stays hidden when only something about the sum is announced',
      'sum of points over cards in hand of player',
      '(if openly worth(player) > 3 then 1 else 0)',
      { now: false, counted: false },
    ],
    [
      'what nothing counts has no sheet',
      'number of cards in hand of player',
      '1',
      { now: true, counted: false },
    ],
  ]
  test.each(CASES)('%s', (_, line, add, expected) => {
    const match = counting(line, add)
    const [tally] = match.view(0).tallies ?? []
    expect(tally?.seats[0]?.now !== undefined).toBe(expected.now)
    match.play(match.moves()[0] ?? '')
    expect(scoreSheets(match.ir, match.view())).toEqual([])
    match.play(match.moves()[0] ?? '')
    const [sheet] = scoreSheets(match.ir, match.view())
    expect(sheet !== undefined).toBe(expected.counted)
    expect(sheet?.seats ?? ['north', 'south']).toEqual(['north', 'south'])
  })

  test('shows lines that are hidden as one', () => {
    const match = counting(
      'sum of points over cards in hand of player\n    cards that are held: 0 - (number of cards in hand of player where points is 7)',
      'openly worth(player)',
    )
    for (const _ of [1, 2]) match.play(match.moves()[0] ?? '')
    const [sheet] = scoreSheets(match.ir, match.view())
    expect(sheet?.lines.map(({ name }) => name)).toEqual(['laid down', 'held, cards that are held'])
  })

  test('reads like a sheet', () => {
    const match = counting('number of cards in hand of player', 'worth(player)')
    for (const _ of [1, 2]) match.play(match.moves()[0] ?? '')
    const [sheet] = scoreSheets(match.ir, match.view())
    if (sheet === undefined) throw new Error('nothing was counted')
    expect(sheetText(sheet)).toBe(
      [
        'worth:',
        '             north  south',
        '  laid down      7      7',
        '  held           1      1',
        '             -----  -----',
        '                 8      8',
        '',
      ].join('\n'),
    )
  })
})
