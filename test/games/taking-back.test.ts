import { describe, expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { isRefused } from '../../interpreter/match/refused.ts'
import { UNDO_POLICIES } from '../../interpreter/match/undo-policy.ts'
import { load, save } from '../../interpreter/save/save.ts'
import { sha256 } from '../../grammar/source/sha256.ts'
import { textProgram } from '../players/card-programs.ts'

/* Who may take an answer back, and what remains of it. */

const DRAWING = `sandtable: 1
id: drawing
title: Drawing
players: { seats: [ann, ben] }
pieces:
  card:
    printed: { rank: number }
    kinds: { one: { rank: 1 }, two: { rank: 2 }, three: { rank: 3 }, four: { rank: 4 } }
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: cards, seen by: owner }
box:
  deck: all cards
track: { throws: 0 }
play:
  - shuffle deck
  - turns from ann, at most 8: you must draw or stay or throw
  - the game is drawn by nightfall
actions:
  draw:
    only if:
      there is one: deck is not empty
    then: deal 1 from deck to your hand
  stay:
    then: nothing
  throw:
    then:
      - roll one die called shown
      - add shown to throws
`

const program = closuresProgram(textProgram(DRAWING).ir)
const [ANN, BEN] = [0, 1]

function game(policy?: (typeof UNDO_POLICIES)[number]): Match {
  return Match.start(program, { seed: 7, ...(policy === undefined ? {} : { undo: policy }) })
}

const GUESSING = `sandtable: 1
id: guessing
title: Guessing
players: { seats: [ann, ben] }
pieces:
  card: { kinds: { ace: { copies: 4 }, king: { copies: 4 } } }
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: cards, seen by: owner }
box:
  deck: all cards
track:
  each player: { score: 0..9 = 0 }
play:
  - shuffle deck
  - for each player: deal 2 from deck to hand of player
  - turns from ann, at most 6: you must accuse or ask or stay
  - rank players by score
stages:
  answer: [if openly any aces in hand of opponent: add 1 to your score]
actions:
  accuse: { then: [if openly any aces in hand of opponent: add 1 to your score] }
  ask: { then: [answer] }
  stay: { then: nothing }
`

describe('by default', () => {
  test.each([
    ['accuse', 'ST5211'],
    ['ask', 'ST5211'],
    ['stay', undefined],
  ])('a secret that %s may announce is not asked for again at no cost', (answer, code) => {
    const match = Match.start(closuresProgram(textProgram(GUESSING).ir), { seed: 7 })
    match.play(answer)
    expect(match.takeBack({ by: ANN })?.code).toBe(code)
  })

  test('an answer that ends a game with secrets is taken back by all', () => {
    const match = Match.start(closuresProgram(textProgram(GUESSING).ir), { seed: 7 })
    for (let ply = 0; ply < 6; ply++) match.play('stay')
    expect(match.takeBack({ by: BEN })?.code).toBe('ST5211')
  })

  test('only the player who gave the last answer takes it back', () => {
    const match = game()
    match.play('stay')
    expect(match.takeBack({ by: BEN })?.code).toBe('ST5210')
    expect(match.ply).toBe(1)
    expect(match.takeBack({ by: ANN })).toBeUndefined()
    expect(match.ply).toBe(0)
    expect(match.takenBack).toEqual([])
    expect(match.takeBack({ by: ANN })?.code).toBe('ST5001')
    expect(match.takeBack({ by: 2 })?.code).toBe('ST5002')
  })

  test('the other player may agree', () => {
    const match = game()
    match.play('stay')
    expect(match.takeBack({ by: BEN, agreed: [ANN] })).toBeUndefined()
  })

  test.each(['draw', 'throw'])('after %s all must agree, and a mark remains', (answer) => {
    const match = game()
    match.play(answer)
    expect(match.takeBack({ by: ANN })?.code).toBe('ST5211')
    expect(match.ply).toBe(1)
    expect(match.takeBack({ by: ANN, agreed: [BEN] })).toBeUndefined()
    const mark = { ply: 1, seat: ANN, agreed: [ANN, BEN] }
    expect(match.takenBack).toEqual([mark])
    match.play('stay')
    match.play('stay')
    for (const seat of [ANN, BEN, undefined])
      expect(match.log(seat).map(({ takenBack }) => takenBack)).toEqual([[mark], undefined])
    expect(match.clone().takenBack).toEqual([mark])
  })
})

test('consent is needed for every answer where that was agreed on, and for none where all is free', () => {
  const [consent, free] = [game('consent'), game('free')]
  for (const match of [consent, free]) match.play('stay')
  expect(consent.takeBack({ by: ANN })?.code).toBe('ST5211')
  expect(consent.takeBack({ by: ANN, agreed: [BEN] })).toBeUndefined()
  free.play('draw')
  expect(free.takeBack({ by: ANN })).toBeUndefined()
  expect(free.takeBack({ by: BEN })).toBeUndefined()
  expect(free.takenBack).toEqual([{ ply: 2, seat: BEN, agreed: [ANN] }])
})

test('undoing without asking anybody leaves the mark, too', () => {
  const match = game()
  match.play('draw')
  expect(match.undo()).toBe(true)
  expect(match.takenBack).toEqual([{ ply: 1, seat: ANN, agreed: [] }])
})

test('a saved game keeps the marks and the policy, and one saved without them still opens', () => {
  const match = game('consent')
  match.play('draw')
  match.takeBack({ by: ANN, agreed: [BEN] })
  match.play('stay')
  const again = load(program, save(match))
  if (isRefused(again)) throw new Error(again.message)
  expect(again.takenBack).toEqual(match.takenBack)
  expect(again.log(BEN)[0]?.takenBack).toEqual(match.takenBack)
  expect(again.takeBack({ by: ANN })?.code).toBe('ST5211')
  const plain = game()
  plain.play('stay')
  expect(Object.keys(JSON.parse(save(plain)))).not.toContain('takenBack')
  const open = save(match)
    .trimEnd()
    .replace(/"takenBack":\[.*\],"undo"/u, '"takenBack":[{"ply":"x"}],"undo"')
  const [, before = ''] = /^(.*),"checksum"/su.exec(open) ?? []
  expect(load(program, `${before},"checksum":"${sha256(before)}"}\n`)).toMatchObject({ code: 'ST5201' })
})
