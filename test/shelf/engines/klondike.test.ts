import { expect, test } from 'vitest'
import { cardsIn } from '../../rulesets/hearts-engine.ts'
import { playBoth, rankOf, suitOf } from './both.ts'
import type { Engine } from './both.ts'
import type { Match } from '../../../interpreter/match/match.ts'

const FILES = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7']
const LONGEST = 400

interface Rules {
  readonly atOnce: number
  readonly ways: number
  readonly comeBack: boolean
}

const isRed = (card: string): boolean => ['diamond', 'heart'].includes(suitOf(card))

/** Klondike once more. Piles begin with their top. */
function klondike(match: Match, { atOnce, ways, comeBack }: Rules): Engine {
  let stock = [...cardsIn(match, 'stock')]
  let waste: string[] = []
  const home = new Map(['club', 'diamond', 'heart', 'spade'].map((suit) => [suit, [] as string[]]))
  const covered = FILES.map((file) => [...cardsIn(match, `covered of ${file}`)])
  const columns = FILES.map((file) => [...cardsIn(match, `column of ${file}`)])
  let [way, plies] = [1, 0]
  const fits = (card: string, column: readonly string[]): boolean => {
    const [end] = column
    if (end === undefined) return rankOf(card) === 13
    return rankOf(end) === rankOf(card) + 1 && isRed(end) !== isRed(card)
  }
  const homeOf = (card: string): string[] => home.get(suitOf(card)) ?? []
  const count = (): number => [...home.values()].reduce((sum, { length }) => sum + length, 0)
  const moves = (): readonly string[] | undefined => {
    const found: string[] = []
    if (stock.length > 0) found.push('turn up cards')
    else if (waste.length > 0 && way < ways) found.push('turn the waste over')
    for (const [card] of [waste, ...columns])
      if (card !== undefined && rankOf(card) === homeOf(card).length + 1) found.push(`${card} home`)
    const single = [waste, ...(comeBack ? home.values() : [])].flatMap(([card]) => card ?? [])
    for (const card of [...single, ...columns.flat()])
      for (const [i, column] of columns.entries())
        if (fits(card, column)) found.push(`${card} to ${FILES[i]}`)
    return found.length === 0 || plies === LONGEST || count() === 52 ? undefined : found
  }
  /** Takes a card, with those that lie on it, from where it lies. */
  const take = (card: string): readonly string[] => {
    const pile = [waste, ...columns, ...home.values()].find((each) => each.includes(card)) ?? []
    return pile.splice(0, pile.indexOf(card) + 1)
  }
  return {
    seat: () => 0,
    moves,
    play: (move) => {
      plies++
      const [, card = '', goal = ''] = /^(\w+ \w+) (?:to )?(home|c\d)$/u.exec(move) ?? []
      if (move === 'turn up cards') for (const up of stock.splice(0, atOnce)) waste.unshift(up)
      else if (move === 'turn the waste over') {
        ;[stock, waste, way] = [waste.toReversed(), [], way + 1]
      } else (goal === 'home' ? homeOf(card) : (columns[FILES.indexOf(goal)] ?? [])).unshift(...take(card))
      for (const [i, column] of columns.entries())
        if (column.length === 0) column.push(...(covered[i]?.splice(0, 1) ?? []))
    },
    check: (played) => {
      expect(FILES.map((file) => cardsIn(played, `column of ${file}`))).toEqual(columns)
      expect(cardsIn(played, 'waste')).toEqual(waste)
      if (moves() === undefined) expect(played.result()?.scores).toEqual([count()])
    },
  }
}

test.each<Rules>([
  { atOnce: 1, ways: 3, comeBack: true },
  { atOnce: 3, ways: 9, comeBack: false },
  { atOnce: 3, ways: 1, comeBack: true },
])('klondike, %o', (rules) => {
  const options = {
    'turned at once': String(rules.atOnce),
    'ways through the stock': String(rules.ways),
    'cards come back': String(rules.comeBack),
  }
  expect(playBoth({ id: 'klondike', options }, (match) => klondike(match, rules), 4)).toBeGreaterThan(200)
})
