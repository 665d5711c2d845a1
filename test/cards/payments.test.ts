import { expect, test } from 'vitest'
import { checkRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { playableText } from '../playable.ts'
import { part } from '../volume.ts'

/* Payments: every set of coins that is enough and has none to spare, each once, found here by trying all sets. */

const COINS = { nail: 0, penny: 1, farthing: 1, groat: 3, crown: 5 } as const
type Coin = keyof typeof COINS
const NAMES = Object.keys(COINS).filter((name): name is Coin => name in COINS)

const game = (cost: string): string => `sandtable: 1
id: payments
title: Payments
players: { seats: [u, v] }
values:
  token: [${NAMES.map((name) => `${name} token`).join(', ')}]
pieces:
  coin:
    printed: { value: 0..5 }
    kinds:
${NAMES.map((name) => `      ${name}: { value: ${COINS[name]}, copies: 6 }\n`).join('')}\
places:
  bank: { holds: coins, pile: yes, seen by: nobody }
  purse: { each: player, holds: up to 8 coins, seen by: owner }
  till: { holds: coins, seen by: everyone }
box: { bank: all coins }
track:
  jar: bag of token
terms:
  value of(token called t): ${NAMES.map((name) => `if t is ${name} token then ${COINS[name]}`).join(' else ')} else 0
play:
  - shuffle bank
  - for each player: deal 8 from bank to purse of player
  - repeat 3 times:
${NAMES.map((name) => `      - add ${name} token to jar\n`).join('')}\
  - turns from u, at most 1: you must pay or hand over or pass
  - game is drawn by rest
actions:
  pay:
    choose:
      some: coins from your purse with sum of value at least ${cost}
    then: move some to till
  hand over:
    choose:
      some: tokens from jar with sum of value of(it) at least ${cost}
    then: take some out of jar
  pass:
    then: nothing
`

/** All ways to take some of so many of each, as the notation has them. */
function payments(there: Readonly<Record<Coin, number>>, cost: number, suffix: string): readonly string[] {
  const found: string[] = []
  const taken = new Map<Coin, number>()
  const go = (at: number, sum: number): void => {
    const name = NAMES[at]
    if (name !== undefined) {
      for (let count = 0; count <= there[name]; count++) {
        taken.set(name, count)
        go(at + 1, sum + count * COINS[name])
      }
      return taken.set(name, 0) && undefined
    }
    const some = NAMES.filter((each) => (taken.get(each) ?? 0) > 0)
    if (sum < cost || some.some((each) => sum - COINS[each] >= cost)) return
    found.push(
      some
        .map((each) => `${taken.get(each)} ${each}${suffix}`)
        .toSorted()
        .join(),
    )
  }
  go(0, 0)
  return found.toSorted()
}

/** `pay (2 penny and groat)` as its coins. */
function listed(notation: string): string {
  const inside = /\((.*)\)$/u.exec(notation)?.[1] ?? ''
  if (inside === 'nothing') return ''
  const lots = inside.split(' and ').map((lot) => (/^\d/u.test(lot) ? lot : `1 ${lot}`))
  return lots
    .map((lot) =>
      lot.replace(
        /^(\d+) (\S+?)s?( token)?s?$/u,
        (_, count, name, token = '') => `${count} ${singular(name)}${token}`,
      ),
    )
    .toSorted()
    .join()
}

const singular = (name: string): string =>
  NAMES.find((each) => each === name || `${each}s` === name || each === name.replace(/ie$/u, 'y')) ?? name

test.each([0, 1, 4, 7, 12])('to reach %i, each payment once', (cost) => {
  const { ir } = playableText(game(String(cost)), 2).checked
  for (const program of [closuresProgram(ir), generatedProgram(ir)])
    for (let seed = 1; seed <= part(200); seed++) {
      const match = Match.start(program, { seed })
      const lying = match.view(0).places.flatMap(({ name, pieces }) => (name === 'purse of u' ? pieces : []))
      const there = { nail: 0, penny: 0, farthing: 0, groat: 0, crown: 0 }
      for (const { kind } of lying) for (const name of NAMES) if (name === kind) there[name]++
      const moves = match.moves()
      const of = (action: string): readonly string[] =>
        moves.flatMap((move) => (move.action === action ? [listed(move.notation)] : [])).toSorted()
      expect(of('pay')).toEqual(payments(there, cost, ''))
      const jar = { nail: 3, penny: 3, farthing: 3, groat: 3, crown: 3 }
      expect(of('hand over')).toEqual(payments(jar, cost, ' token'))
    }
})

test('how many are needed must be known', () => {
  const codes = (text: string): readonly string[] =>
    checkRuleset({ file: sourceFile('payments.yaml', text), host: memoryHost([]) }).diagnostics.map(
      ({ code }) => code,
    )
  expect(codes(game('7'))).toEqual([])
  const many = game('7').replace('up to 8 coins', 'coins').replaceAll('copies: 6', 'copies: 20')
  expect(codes(many)).toEqual([])
  expect(codes(many.replaceAll('least 7', 'least 40'))).toEqual(['ST4129', 'ST4129'])
})
