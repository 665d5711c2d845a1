import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SetUp } from '../../editor/workers/play-calls.ts'
import { Documents } from '../../editor/workspace/documents.ts'
import { LiveGame } from '../../editor/workers/live-game.ts'
import { playableRules } from '../../editor/workers/rules-of-game.ts'
import { SHIPPED_FOLDER } from '../../interpreter/host-node/shipped.ts'

const TIC_TAC_TOE = readFileSync(join(SHIPPED_FOLDER, 'alignment/tic-tac-toe/tic-tac-toe.yaml'), 'utf8')
// Without its examples, whose pictures would not fit an edited board.
const [FOOTPRINTS = ''] = readFileSync(join(import.meta.dirname, '../corpus/footprints.yaml'), 'utf8').split(
  '\nexamples:',
)

function program(text: string) {
  const documents = new Documents()
  documents.receive([{ name: 'game.yaml', text }])
  const found = playableRules(documents, { file: 'game.yaml', players: undefined, options: [], seed: '1' })
  if ('problems' in found) throw new Error(found.problems[0]?.message)
  return found.program
}

function game(text: string, begun: Partial<Parameters<typeof LiveGame.begin>[1]> = {}): LiveGame {
  const opened = LiveGame.begin(program(text), { seed: '1', ...begun })
  if ('refusal' in opened) throw new Error(opened.refusal.message)
  return opened.live
}

test('of two answers to one decision the second is ignored, whoever decides next', () => {
  const live = game(TIC_TAC_TOE)
  const { plies, moves } = live.show({ look: 'open', ply: undefined })
  const [first, second] = moves.map(({ notation }) => notation)
  // A quick second click comes when another player, perhaps a program, is to move.
  expect(live.play({ move: first ?? '', look: 'open', plies })).toBeUndefined()
  expect(live.play({ move: second ?? '', look: 'open', plies })).toBeUndefined()
  expect(live.advance({ player: 'random', look: 'open', plies })).toBeUndefined()
  expect(live.show({ look: 'open', ply: undefined }).plies).toBe(plies + 1)
  expect(live.play({ move: second ?? '', look: 'open', plies: plies + 1 })).toBeUndefined()
  expect(live.show({ look: 'open', ply: undefined }).plies).toBe(plies + 2)
})

test('answers that were taken back are given again in their order, until another one is given', () => {
  const live = game(TIC_TAC_TOE)
  const now = () => live.show({ look: 'open', ply: undefined })
  for (const move of ['b2', 'a1', 'c3']) live.play({ move, look: 'open', plies: now().plies })
  const [moves, places] = [now().log.map(({ text }) => text), live.position('open')]
  for (const left of [2, 1]) {
    expect(live.takeBack([0, 1])).toBeUndefined()
    expect([now().plies, now().again]).toEqual([left, 3 - left])
  }
  for (const left of [2, 3, 3]) {
    expect(live.giveAgain({ look: 'open' })).toBeUndefined()
    expect([now().plies, now().again]).toEqual([left, 3 - left])
  }
  expect([now().log.map(({ text }) => text), live.position('open')]).toEqual([moves, places])
  live.takeBack([0, 1])
  live.play({ move: 'a2', look: 'open', plies: 2 })
  expect(now().again).toBe(0)
})

test('a game begins at a copied position, is saved, and stays there under edited rules', () => {
  const first = game(TIC_TAC_TOE)
  first.play({ move: 'b2', look: 'open', plies: 0 })
  const position = first.position(0) ?? ''
  expect(position).toMatch(/^board: 3\/1X1\/3; .*now: nought at /u)
  const live = game(TIC_TAC_TOE, { position })
  expect(live.position('nobody')).toBe(position)
  const [reply] = live.show({ look: 'open', ply: undefined }).moves
  expect(live.play({ move: reply?.notation ?? '', look: 'open', plies: 0 })).toBeUndefined()
  const record = live.record()
  if (typeof record !== 'string') throw new Error(record.message)
  const after = live.position('open')
  expect(game(TIC_TAC_TOE, { record }).position('open')).toBe(after)
  const again = live.under(program(TIC_TAC_TOE.replace(/^title: .*$/mu, 'title: Other')))
  if ('refusal' in again) throw new Error(again.refusal.message)
  expect(again.live.position('open')).toBe(after)
})

test('a text that is no position is refused with its reason', () => {
  const opened = LiveGame.begin(program(TIC_TAC_TOE), { seed: '1', position: 'board: 3/3/3' })
  expect(opened).toMatchObject({
    refusal: { code: 'ST5220', message: 'The position does not say who is to decide.' },
  })
})

test('a copied position has no faces that the viewer does not know', () => {
  const cards = `sandtable: 1
id: two
title: Two
players: { seats: [ann, ben] }
pieces: { card: { kinds: { fox: { copies: 2 }, owl: { copies: 2 } } } }
places: { hand: { each: player, holds: cards, seen by: owner } }
box: { hand of ann: { fox: 2 }, hand of ben: { owl: 2 } }
play:
  - turns from ann, at most 4: you must lay
actions:
  lay:
    choose: { card: cards in your hand }
    then: move card to your hand
end:
  never:
    when: hand of ann is empty
    drawn: yes
`
  const live = game(cards)
  expect(live.position('nobody')).toBeUndefined()
  expect(live.position(0)).toMatch(/hand of ann: 2 foxe?s?; hand of ben: 2 \?/u)
  expect(live.position(1)).not.toContain('fox')
  expect(live.position('open')).toMatch(/fox.*owl/u)
})

test('a program thinks before its answer is played, and again once an answer was taken back', () => {
  const live = game(TIC_TAC_TOE)
  const shown = () => live.show({ look: 'open', ply: undefined })
  const { plies } = shown()
  live.think({ player: 'random', plies })
  expect(shown().plies).toBe(plies)
  expect(live.advance({ player: 'random', look: 'open', plies })).toBeUndefined()
  expect(shown().plies).toBe(plies + 1)
  // The decision after another first move is another decision, although as many were made before.
  const [taken = ''] = shown()
    .log.slice(-1)
    .map(({ text }) => text)
  live.think({ player: 'random', plies: plies + 1 })
  expect(live.takeBack([0, 1])).toBeUndefined()
  const other = shown().moves.find(({ notation }) => !taken.includes(notation))
  expect(live.play({ move: other?.notation ?? '', look: 'open', plies })).toBeUndefined()
  expect(live.advance({ player: 'random', look: 'open', plies: plies + 1 })).toBeUndefined()
  expect(shown().plies).toBe(plies + 2)
})

test('a setup stays as it is while rules change that still allow it', () => {
  const live = game(FOOTPRINTS)
  const { arrangement, decision } = live.show({ look: 'open', ply: undefined })
  if (arrangement === undefined) throw new Error('nothing is arranged')
  const names = new Map(arrangement.spaces.map(({ space, name }) => [space, name]))
  const setUp: SetUp = arrangement.pieces.map(({ kind }, i) => ({
    kind,
    space: names.get(arrangement.layout[i] ?? -1) ?? '',
  }))
  const placed = (layout: readonly number[] | undefined, at = arrangement): string[] =>
    (layout ?? []).map(
      (space, i) => `${at.pieces[i]?.kind} ${at.spaces.find((each) => each.space === space)?.name}`,
    )
  const wanted = setUp.map(({ kind, space }) => `${kind} ${space}`).toSorted()
  expect(placed(live.layoutOf(setUp)).toSorted()).toEqual(wanted)
  const under = (from: string, to: string): LiveGame => {
    const text = FOOTPRINTS.replace(from, to)
    expect(text).not.toBe(FOOTPRINTS)
    const opened = live.under(program(text))
    if ('refusal' in opened) throw new Error(opened.refusal.message)
    return opened.live
  }
  // Pieces have other numbers if the army is written in another order, spaces if the board is larger.
  const ARMY = '{ hare: 2, deer: 2, snail: 2 }'
  const BOARD = '      . . . . .\n'
  for (const [from, to] of [
    [ARMY, '{ snail: 2, deer: 2, hare: 2 }'],
    [BOARD, `${BOARD}${BOARD}`],
  ] as const) {
    const same = under(from, to)
    const now = same.show({ look: decision?.seat ?? 0, ply: undefined }).arrangement
    expect(placed(same.layoutOf(setUp), now).toSorted()).toEqual(wanted)
  }
  expect(under(ARMY, '{ hare: 3, deer: 2, snail: 1 }').layoutOf(setUp)).toBeUndefined()
  expect(under('own rows 1..2', 'own rows 2..3').layoutOf(setUp)).toBeUndefined()
  const rule = 'arrange den on lair by every player in secret'
  expect(under(rule, `${rule} where it.reach > 3`).layoutOf(setUp)).toBeUndefined()
  const twice = setUp.map((each) => ({ ...each, space: setUp[0]?.space ?? '' }))
  expect(live.layoutOf(twice)).toBeUndefined()
})

test('changes for the page are those that the viewer sees: cards drawn by others have no faces', () => {
  const live = game(`sandtable: 1
id: wood
title: Wood
players: { seats: [ one, two ] }
pieces:
  card: { kinds: { fox: { copies: 3 } } }
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: cards, seen by: owner }
box:
  deck: 3 foxes
play:
  - turns from one, at most 2: you must take one
  - the game is drawn by dusk
actions:
  take one:
    then: move first card in deck to your hand
`)
  expect(live.play({ move: 'take one', look: 0, plies: 0 })).toBeUndefined()
  const moved = { change: 'moved', count: 1, owner: undefined, from: 'deck', to: 'hand of one' }
  const changes = (look: number | 'nobody') => live.show({ look, ply: undefined }).changes
  expect(changes(0)).toEqual([{ ...moved, kind: 'fox', was: undefined }])
  expect(changes(1)).toEqual([{ ...moved, kind: undefined }])
  expect(changes('nobody')).toEqual([])
})
