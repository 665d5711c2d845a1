import { describe, expect, test } from 'vitest'
import { programOf } from '../../interpreter/examples/run.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'
import type { Change } from '../../interpreter/view/changes.ts'
import { plyInWords } from '../../interpreter/scene/plies-in-words.ts'
import type { View } from '../../interpreter/view/view.ts'
import { cardGame } from '../secrecy/card-games.ts'
import { chance, configuredVariant } from './loaded.ts'
import { shippedVariants } from './shipped-variants.ts'
import { PLAYED } from '../families.ts'
import { VOLUME } from '../volume.ts'
import { playableText } from '../playable.ts'

function programFor(text: string): Program {
  return programOf(playableText(text).checked)
}

function played(program: Program, moves: readonly string[]): Match {
  const match = Match.start(program, { seed: 1 })
  for (const move of moves) expect([move, match.play(move)]).toEqual([move, undefined])
  return match
}

const [RED, BLUE] = [0, 1]
const barrage = programOf(configuredVariant({ id: 'stratego-barrage' }).checked)

describe('a fight', () => {
  const before = ['open field', 'open field', 'a3-a4', 'a6-a5']
  const match = played(barrage, [...before, 'a4xa5'])
  const last = (seat?: number): unknown => match.log(seat).at(-1)

  test('is told to each seat as it saw it', () => {
    const winner = { count: 1, owner: RED, kind: 'marshal' }
    const loser = { count: 1, owner: BLUE, kind: 'general' }
    const common = { ply: 5, seat: RED, move: 'a4xa5', said: [], saidTo: [], thrown: [], result: undefined }
    expect(last(RED)).toEqual({
      ...common,
      changes: [
        { change: 'moved', ...winner, from: 'a4', to: 'a5' },
        { change: 'moved', ...loser, from: 'a5', to: 'captured of blue', was: undefined },
      ],
    })
    expect(last(BLUE)).toEqual({
      ...common,
      changes: [
        { change: 'moved', ...winner, from: 'a4', to: 'a5', was: undefined },
        { change: 'moved', ...loser, from: 'a5', to: 'captured of blue' },
      ],
    })
    expect(last()).toEqual({
      ...common,
      changes: [
        { change: 'moved', ...winner, from: 'a4', to: 'a5', was: undefined },
        { change: 'moved', ...loser, from: 'a5', to: 'captured of blue', was: undefined },
      ],
    })
  })

  test("a secret setup is its owner's alone", () => {
    const [first, second] = match.log(RED)
    expect(first).toEqual({
      ply: 1,
      seat: RED,
      move: 'M.O..O.G/.N.S..../.B.F....',
      setup: true,
      changes: [],
      said: [],
      saidTo: [],
      thrown: [],
      result: undefined,
    })
    expect(second?.move).toBe(undefined)
    const kinds = new Set(second?.changes.map((change) => ('kind' in change ? change.kind : 'none')))
    expect(kinds).toEqual(new Set(['marshal', 'general', 'scout', 'miner', 'spy', 'bomb', 'flag', undefined]))
    expect(
      match
        .log()
        .slice(0, 2)
        .map(({ move }) => move),
    ).toEqual([undefined, undefined])
  })

  test('is no longer there when it is taken back, and was told once only', () => {
    const clone = match.clone()
    expect(clone.log(RED)).toEqual(match.log(RED))
    clone.undo()
    expect(clone.log(RED)).toEqual(played(barrage, before).log(RED))
    expect(match.log(RED)).toHaveLength(5)
  })

  test('resigning is told too', () => {
    const clone = match.clone()
    clone.resign(RED)
    const result = {
      kind: 'won',
      winner: BLUE,
      winners: [BLUE],
      places: [2, 1],
      scores: undefined,
      payoffs: [0, 1],
      reason: 'resignation',
    }
    expect(clone.log().at(-1)).toEqual({
      ply: 6,
      seat: RED,
      move: undefined,
      changes: [],
      said: [],
      saidTo: [],
      thrown: [],
      result,
    })
    clone.undo()
    expect(clone.log()).toEqual(match.log())
  })
})

describe('cards', () => {
  const match = played(programFor(cardGame({})), ['lay down (ace)', 'show one (five)'])

  test('laid face down are told as they were seen', () => {
    const [own, others, all] = [match.log(0)[0], match.log(1)[0], match.log()[0]]
    expect(own).toMatchObject({ move: 'lay down (ace)', said: ['a card was laid down'] })
    expect(own?.changes).toContainEqual({
      change: 'value',
      name: 'cards laid',
      of: undefined,
      from: 0,
      to: 1,
    })
    for (const log of [others, all]) {
      expect(log?.move).toBe('lay down (? in hand of north)')
      expect(log?.changes).toContainEqual({
        change: 'value',
        name: 'latest',
        of: undefined,
        from: undefined,
        to: '? in table of north',
      })
      expect(JSON.stringify(log)).not.toMatch(/ace|nine/)
    }
  })

  test('that were shown are told to all', () => {
    expect(match.log(0)[1]).toMatchObject({ move: 'show one (five)', said: ['look at this'] })
    expect(match.log()[1]?.changes).toEqual([
      {
        change: 'moved',
        count: 1,
        owner: undefined,
        kind: 'five',
        from: 'hand of south',
        to: 'shown',
        was: undefined,
      },
    ])
  })

  test('many lines in one ply: the latest are told', () => {
    const lines = Array.from({ length: 20 }, (_, i) => `\n      - say line ${i}\n      - say again`).join('')
    const { said } = played(programFor(cardGame({ laying: lines })), ['lay down (ace)']).log()[0] ?? {}
    expect(said).toHaveLength(32)
    expect(said?.slice(-2)).toEqual(['line 19', 'again'])
    expect(said?.[0]).toBe('line 4')
  })
})

/** How many pieces a view shows in each place, by name. */
function counts(match: Match, view: View): Map<string, number> {
  const found = new Map(view.spaces.map((pieces, i) => [match.ir.spaces[i]?.name ?? '', pieces.length]))
  for (const { name, pieces, groups } of view.places) {
    found.set(name, pieces.length)
    for (const group of groups) found.set(group.name, group.pieces.length)
  }
  return found
}

function goesAndComes(change: Change): readonly (readonly [string, number])[] {
  if (change.change === 'value' || change.change === 'group' || change.change === 'turned') return []
  const from = 'from' in change ? [[change.from, -change.count] as const] : []
  return [...from, ...('to' in change ? [[change.to, change.count] as const] : [])]
}

describe('changes add up: what was there and what is told is what is there', () => {
  const variants = shippedVariants('without options').filter(
    ([{ id, uses = [] }], row) => (uses.length === 0 && PLAYED.has(id)) || row % VOLUME.exactVariants === 0,
  )
  for (const [variant] of variants)
    test(`${variant.id} ${(variant.uses ?? []).join()}`, () => {
      const program = programOf(configuredVariant(variant).checked)
      const match = Match.start(program, { seed: 5 })
      const below = chance(5)
      const readers = [undefined, ...program.ir.seats.keys()]
      for (let ply = 0; ply < VOLUME.toldPlies && match.decision() !== undefined; ply++) {
        const before = readers.map((reader) => counts(match, match.view(reader)))
        const layout = match.sampleLayout(below)
        const moves = match.moves()
        if (layout !== undefined) match.playLayout(layout)
        else match.play(moves[below(moves.length)]?.notation ?? '')
        readers.forEach((reader, i) => {
          const expected = before[i] ?? new Map<string, number>()
          for (const [place, by] of match.log(reader).at(-1)?.changes.flatMap(goesAndComes) ?? [])
            expected.set(place, (expected.get(place) ?? 0) + by)
          const nonEmpty = (all: Map<string, number>): unknown => [...all].filter(([, n]) => n !== 0).sort()
          expect(nonEmpty(expected)).toEqual(nonEmpty(counts(match, match.view(reader))))
        })
      }
      expect(match.log().length).toBeGreaterThan(4)
    })
})

describe('what is shown and put away again in one move', () => {
  const CLAIMS = `sandtable: 1
id: claims
title: Claims
players: { seats: [ann, ben, cay] }
pieces:
  card: { kinds: { fox: { copies: 3 }, owl: { copies: 3 }, hare: { copies: 3 } } }
places:
  wood: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: cards, seen by: owner }
  clearing: { holds: cards, pile: yes, seen by: everyone }
box:
  wood: all cards
play:
  - together:
      - for each player: deal 2 from wood to hand of player
  - turns from ann, at most 9: you must prove or peek or stir or boast
  - game is drawn by dusk
actions:
  prove:
    choose:
      card: a card in your hand
    then:
      - show card
      - move card to wood
      - shuffle wood
      - deal 1 from wood to your hand
  boast:
    choose:
      card: a card in your hand
    then: show card
  peek:
    then:
      - show top of wood to you
      - shuffle wood
  stir:
    then:
      - deal 1 from wood to clearing
      - move top of clearing to wood
      - shuffle wood
`
  const match = played(programFor(CLAIMS), ['prove (fox)', 'peek', 'stir', 'boast (fox)'])
  const told = (seat?: number): readonly string[] => match.log(seat).map((ply) => plyInWords(match.ir, ply))

  test('is told to those who saw it', () => {
    const forAll = ['ann: prove (fox)', 'ben: peek', 'cay: stir (hare shown in clearing)', 'ann: boast (fox)']
    expect(told()).toEqual(forAll)
    expect(told(0)).toEqual(forAll)
    const [first, second, ...rest] = told(1)
    expect([first, ...rest]).toEqual(forAll.toSpliced(1, 1))
    expect(second).toMatch(/^ben: peek \((?:fox|owl|hare) shown in wood\)$/u)
  })

  test('and is in their logs alone', () => {
    const shown = (seat?: number): readonly (readonly string[])[] =>
      match
        .log(seat)
        .map(({ changes }) => changes.flatMap((change) => (change.change === 'shown' ? [change.at] : [])))
    expect(shown()).toEqual([['hand of ann'], [], ['clearing'], []])
    expect(shown(0)).toEqual([[], [], ['clearing'], []])
    expect(shown(1)).toEqual([['hand of ann'], ['wood'], ['clearing'], []])
  })
})

describe('a card that is played while other hands are laid open at the same ply', () => {
  const leading = (steps: string): Match =>
    Match.start(
      programFor(`sandtable: 1
id: leading
title: Leading
players: { seats: [ann, ben, cy] }
pieces: { card: { kinds: { one: {}, two: {}, three: {}, four: {}, five: {}, six: {} } } }
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: cards, seen by: owner }
  trick: { holds: cards, seen by: everyone }
  table: { holds: cards, seen by: everyone }
box: { deck: all cards }
play:
  - shuffle deck
  - for each player: deal 2 from deck to hand of player
  - ann must lead
  - move all cards in hand of ben to table
  - the game is drawn by nightfall
actions:
  lead:
    choose:
      card: a card in your hand
    then: ${steps}
    write: '{card}'
`),
      { seed: 1 },
    )

  const moves = (match: Match): readonly unknown[] => {
    const [own] = match.moves()
    expect(match.play(own?.notation ?? '')).toBe(undefined)
    return [own?.notation, ...[0, 1, 2, undefined].map((seat) => match.log(seat)[0]?.move)]
  }

  test('is named to all', () => {
    const [own, ...read] = moves(leading('move card to trick'))
    expect(read).toEqual([own, own, own, own])
  })

  test('stays unknown if it was laid down among others: nobody can tell which of them was chosen', () => {
    const [own, ...read] = moves(leading('move all cards in your hand to trick'))
    expect(read).toEqual([own, '?', '?', '?'])
  })

  test('stays unknown if the rules put it where others do not look', () => {
    const [own, ...read] = moves(leading('move card to hand of cy'))
    expect(read).toEqual([own, '?', own, '?'])
  })
})

test('a choice behind screens is told as a decision, not as a setup', () => {
  const program = programFor(`sandtable: 1
id: ballot
title: Ballot
players: { seats: [ann, ben] }
values: { vote: [aye, nay] }
track:
  each player in secret: { said: vote = aye }
play:
  - every player in secret: you must vote
  - the game is drawn by nightfall
actions:
  vote:
    choose:
      vote: votes
    then: set your said to vote
`)
  const match = Match.start(program, { seed: 1 })
  for (const { notation } of [match.moves()[1], match.moves()[0]].flatMap((move) => move ?? []))
    expect(match.play(notation)).toBe(undefined)
  const told = (game: Match): readonly string[] => game.log(1).map((ply) => plyInWords(game.ir, ply))
  expect(told(match)[0]).toBe('ann: decides in secret')
  expect(told(played(barrage, ['open field', 'open field']))[0]).toBe('red: sets up')
})

test('where alike pieces lie before several players, everybody hears whose were chosen', () => {
  const match = Match.start(
    programFor(`sandtable: 1
id: badges
title: Badges
players: { seats: [ann, ben, cid] }
pieces:
  badge: { owner: fixed, kinds: { badge: {} } }
places:
  chair: { each: player, holds: up to 1 badge, seen by: everyone }
  crew: { holds: badges, seen by: everyone }
box: { chair: 1 badge }
play:
  - ann must propose
  - the game is drawn by nightfall
actions:
  propose:
    choose:
      team: 2 badges from all chair
    then: move team to crew
`),
    { seed: 1 },
  )
  const move = 'propose (badge in chair of ann and badge in chair of cid)'
  expect(match.play(move)).toBeUndefined()
  for (const reader of [0, 1, 2, undefined, 'public'] as const)
    expect(match.log(reader).map((ply) => ply.move)).toEqual([move])
})
