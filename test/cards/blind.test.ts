import { expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { playableText } from '../playable.ts'

/** One card of a hand is shown; then somebody takes one unseen, and its owner hides one. */
const THIEVES = `sandtable: 1
id: thieves
title: Thieves
players:
  seats: [ north, south ]
pieces:
  card:
    kinds:
      crown: { copies: 1 }
      coin: { copies: 3 }
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: cards, seen by: owner }
  cellar: { holds: cards, seen by: nobody }
box:
  deck: all cards
play:
  - move all cards to hand of north
  - show first crown in hand of north to south
  - south may steal
  - north may hide
  - game is drawn by evening
actions:
  steal:
    choose:
      loot: a card in hand of north
    then: move loot to your hand
  hide:
    choose:
      treasure: a card in your hand
    then: move treasure to cellar
`

function programs() {
  const ir = playableText(THIEVES, 2).checked.ir
  return [closuresProgram(ir), generatedProgram(ir)]
}

test('of a hand that one cannot look into all cards are one move, even if one of them was shown', () => {
  for (const program of programs()) {
    const stolen = new Set<string | undefined>()
    for (let seed = 1; seed <= 40; seed++) {
      const match = Match.start(program, { seed })
      const hand = () => match.view(1).places.find(({ name }) => name === 'hand of north')
      expect(hand()?.pieces.flatMap(({ kind }) => kind ?? [])).toEqual(['crown'])
      expect(match.moves().map(({ notation }) => notation)).toEqual(['done', 'steal (? in hand of north)'])
      match.play('steal (? in hand of north)')
      const mine = match.view(1).places.find(({ name }) => name === 'hand of south')?.pieces ?? []
      stolen.add(mine[0]?.kind)
      // After taking a coin, south still knows about the crown; after taking the crown, south knows no card there.
      const left = hand()?.pieces.flatMap(({ kind }) => kind ?? [])
      expect(left).toEqual(mine[0]?.kind === 'crown' ? [] : ['crown'])
    }
    expect([...stolen].sort()).toEqual(['coin', 'crown'])
  }
})

test('without a seat a view has what every seat knows, though it was shown to one alone and lies open to nobody', () => {
  for (const program of programs()) {
    const pieces = Match.start(program, { seed: 1 })
      .view()
      .places.flatMap((place) => place.pieces)
    expect(pieces.filter(({ kind }) => kind !== undefined)).toMatchObject([{ kind: 'crown', open: false }])
  }
})

test('what is hidden among others is nobody else’s to read, whether it was shown or not', () => {
  for (const program of programs())
    for (const treasure of ['crown', 'coin']) {
      const match = Match.start(program, { seed: 7 })
      match.play('done')
      match.play(`hide (${treasure})`)
      const [, hidden] = match.log(1)
      expect(hidden?.move).toBe('hide (? in hand of north)')
      expect(match.log(0)[1]?.move).toBe(`hide (${treasure})`)
      // It may have been the crown, so no card is known any more.
      const seen = match.view(1).places.flatMap(({ pieces }) => pieces.flatMap(({ kind }) => kind ?? []))
      expect(seen).toEqual([])
    }
})
