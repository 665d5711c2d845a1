import { expect, test } from 'vitest'
import type { Match } from '../../../interpreter/match/match.ts'
import { cardsIn } from '../../rulesets/hearts-engine.ts'
import { playBoth } from './both.ts'
import type { Engine } from './both.ts'

/** What a card costs, its coins and its points. */
const CARDS: Readonly<Record<string, readonly [cost: number, coins: number, points: number]>> = {
  jar: [0, 1, 0],
  drone: [0, 0, 0],
  basket: [3, 2, 0],
  barrel: [5, 3, 0],
  beekeeper: [3, 0, 0],
  candle: [2, 0, 1],
  cake: [4, 0, 3],
  queen: [7, 0, 6],
}
const sum = (cards: readonly string[], of: 0 | 1 | 2): number =>
  cards.reduce((total, card) => total + (CARDS[card]?.[of] ?? 0), 0)

/** Honey fair once more. Only the order in which chance has laid discards is read from the match. */
function fair(match: Match, count: number, rounds: number): Engine {
  const names = match.ir.seats.map(({ name }) => name)
  const deck = [...cardsIn(match, 'deck')]
  const row = [...cardsIn(match, 'row')]
  const players = names.map((name) => ({
    deck: [...cardsIn(match, `own deck of ${name}`)],
    hand: [...cardsIn(match, `hand of ${name}`)],
    table: [] as string[],
    discards: [] as string[],
    /** Cards that were shuffled since the last look, and how many of them were drawn. */
    shuffled: [] as string[],
    unknown: 0,
  }))
  let [turns, spent, mover] = [0, 0, 0]
  const isOver = (): boolean => turns === rounds * count
  const seat = (): number => turns % count
  const draw = (player: (typeof players)[number], cards: number): void => {
    for (let n = 0; n < cards; n++) {
      if (player.deck.length === 0 && player.shuffled.length === 0)
        player.shuffled = player.discards.splice(0)
      const [known] = player.deck.splice(0, 1)
      if (known !== undefined) player.hand.push(known)
      else if (player.unknown < player.shuffled.length) player.unknown++
    }
  }
  /** Reads what was drawn of the shuffled cards: it must be of them, and as many as we drew. */
  const look = (played: Match, at: number): void => {
    const player = players[at]
    if (player === undefined) return
    const name = names[at] ?? ''
    const [hand, below] = [cardsIn(played, `hand of ${name}`), cardsIn(played, `own deck of ${name}`)]
    const drawn = [...hand]
    for (const card of player.hand) expect(drawn.splice(drawn.indexOf(card), 1)).toEqual([card])
    expect(drawn).toHaveLength(player.unknown)
    if (player.shuffled.length === 0) expect(below).toEqual(player.deck)
    else expect([...drawn, ...below].toSorted()).toEqual(player.shuffled.toSorted())
    player.deck = [...below]
    player.hand.push(...drawn)
    player.shuffled = []
    player.unknown = 0
    expect(cardsIn(played, `discards of ${name}`).toSorted()).toEqual(player.discards.toSorted())
  }
  return {
    seat,
    moves: () => {
      const { hand = [] } = players[seat()] ?? {}
      const coins = sum(hand, 1) - spent
      return isOver()
        ? undefined
        : [
            ...(hand.includes('beekeeper') ? ['play beekeeper'] : []),
            ...[...new Set(row)].filter((card) => sum([card], 0) <= coins).map((card) => `buy ${card}`),
            ...(hand.includes('drone') && coins > 0 ? ['drive out drone'] : []),
            'end',
          ]
    },
    play: (move) => {
      mover = seat()
      const you = players[mover]
      if (you === undefined) return
      const card = move.slice(move.lastIndexOf(' ') + 1)
      if (move === 'end') {
        you.discards.push(...you.hand.splice(0), ...you.table.splice(0))
        draw(you, 5)
        spent = 0
        turns++
      } else if (move.startsWith('buy')) {
        spent += sum([card], 0)
        you.discards.push(...row.splice(row.indexOf(card), 1))
        row.push(...deck.splice(0, 1))
      } else {
        you.hand.splice(you.hand.indexOf(card), 1)
        if (card === 'drone') spent++
        else {
          you.table.push(card)
          draw(you, 2)
        }
      }
    },
    check: (played) => {
      expect(cardsIn(played, 'row').toSorted()).toEqual(row.toSorted())
      if (!isOver()) return look(played, mover)
      const worth = players.map(({ deck: own, hand, discards, shuffled }) =>
        sum([own, hand, discards, shuffled].flat(), 2),
      )
      const best = Math.max(...worth)
      const winners = worth.flatMap((points, winner) => (points === best ? [winner] : []))
      expect(played.result()?.places.flatMap((place, winner) => (place === 1 ? [winner] : []))).toEqual(
        winners,
      )
    },
  }
}

test.each([
  [2, 6],
  [2, 20],
  [3, 12],
  [4, 9],
])('honey fair for %i, of %i turns each', (players, rounds) => {
  const options = { rounds: String(rounds) }
  const engineFor = (match: Match): Engine => fair(match, players, rounds)
  expect(playBoth({ id: 'honey-fair', players, options }, engineFor, 15)).toBeGreaterThan(15 * 2 * rounds)
})
