import { describe, expect, test } from 'vitest'
import { answerLine } from '../../interpreter/cli/play-line.ts'
import { printedPieces } from '../../interpreter/cli/printed-pieces.ts'
import { sourceWording } from '../../interpreter/cli/wording.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { Match } from '../../interpreter/match/match.ts'
import { sceneOf } from '../../interpreter/scene/scene.ts'
import { sceneText } from '../../interpreter/scene/text.ts'
import { deskOf } from './play-typed.ts'
import { playableText } from '../playable.ts'

const TEXT = `sandtable: 1
id: stalls
title: Stalls
players: { seats: [ann, ben] }
values: { gem: [red, blue] }
pieces:
  card:
    printed: { level: 1..3, points: 0..5, cost: bag of gem, fee: number = 2 }
    kinds:
      mine: { level: 1, copies: [{ points: 0, cost: [2 red, 1 blue] }, { points: 3, cost: [] }] }
      court: { level: 3, points: 5, cost: [red, blue] }
places:
  market: { holds: cards, seen by: everyone }
  vault: { holds: cards, pile: yes, seen by: nobody }
box:
  market: 1 mine-1, 1 court
  vault: 1 mine-2
track:
  bank: bag of gem
  each player: { purse: bag of gem }
play:
  - repeat 3 times: add red to bank
  - add blue to bank
  - turns from ann: you must pay
actions:
  pay:
    choose:
      card: cards in market
      red gold: 0..2
      blue gold: 0..2
    only if:
      not everything: red gold + blue gold < 4
    then: the game is drawn by an agreement
`

function table() {
  const configured = playableText(TEXT)
  const match = Match.start(programOf(configured.checked), { seed: 1 })
  const wording = sourceWording(match.ir)
  const prints = printedPieces(configured, wording)
  const desk = { ...deskOf(match, wording), prints }
  return {
    match,
    say: (line: string): string => answerLine(desk, line).text ?? '',
    shown: sceneText(match.ir, sceneOf(match.ir, match.view(0)), { color: false, prints: prints.short }),
  }
}

describe('at the table', () => {
  test('copies of which the name says nothing have their print beside them', () => {
    expect(table().shown).toContain('market:\n  mine-1  cost 2 red, 1 blue\n  court\n')
  })

  test('a bag is counted', () => {
    expect(table().shown).toContain('bank: 3 red, 1 blue\n')
  })

  test('`look` shows everything that is printed on a piece, and where such pieces are seen', () => {
    const { say } = table()
    expect(say('look mine-1')).toBe(
      'mine-1 (card)\n  level   1\n  points  0\n  cost    2 red, 1 blue\n  fee     2\n  in market',
    )
    expect(say('look Court')).toContain('cost    red, blue')
  })

  test('`look` does not tell where a hidden piece is', () => {
    expect(table().say('look mine-2')).toBe('mine-2 (card)\n  level   1\n  points  3\n  fee     2')
  })

  test('`look` shows a place, all copies of a row, and what is near a wrong name', () => {
    const { say } = table()
    expect(say('look market')).toBe('market:\n  mine-1  cost 2 red, 1 blue\n  court')
    expect(say('look vault')).toBe('vault: 1 unknown')
    expect(say('look mine')).toMatch(/^mine-1 \(card\)[^]*^mine-2 \(card\)/mu)
    expect(say('look mine-3')).toBe('Nothing is called `mine-3`. Did you mean `mine-1`?')
  })

  test('the legend names the commands that tell what is printed', () => {
    expect(table().say('legend')).toContain('`look NAME`')
  })
})

describe('a move with several numbers', () => {
  test('is listed with their names, without those that are 0', () => {
    const { say } = table()
    const list = say('moves court')
    expect(list).toMatch(/  court  /u)
    expect(list).toMatch(/  court, red gold 2, blue gold 1$/mu)
  })

  const WAYS = [
    'pay (mine-1, 0, 2)',
    'pay (mine-1,0,2)',
    'pay(mine-1 , 0,2 )',
    'pay (mine-1, blue gold 2)',
    'mine-1, blue gold 2',
    'pay (blue gold 2, mine-1, red gold 0)',
  ]
  test.each(WAYS)('may be typed as `%s`', (line) => {
    const { match, say } = table()
    expect(say(line)).toBe('')
    expect(match.record()).toMatchObject([{ move: 'pay (mine-1, 0, 2)' }])
  })

  const REFUSED = ['pay (mine-1, 2, 2)', 'pay (mine-1,2,2)', 'pay(mine-1, red gold 2, blue gold 2)']
  test.each(REFUSED)('is explained as `%s`', (line) => {
    expect(table().say(`why ${line}`)).toContain('not everything')
    expect(table().say(line)).toContain('not everything')
  })

  test('is not guessed from a name that is none of its choices', () => {
    expect(table().say('pay (mine-1, green gold 2)')).toContain('is not a move in this game')
  })
})
