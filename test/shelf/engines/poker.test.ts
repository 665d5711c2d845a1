import { expect, test } from 'vitest'
import type { Match } from '../../../interpreter/match/match.ts'
import { cardsIn } from '../../rulesets/hearts-engine.ts'
import { playBoth } from './both.ts'
import type { Engine } from './both.ts'
import { checkStacks, payOut } from './poker.ts'
import type { Player } from './poker.ts'

const [HANDS, CHIPS, ANTE, LEAST, EXCHANGED] = [10, 100, 1, 2, 3]

/** Both kinds of poker once more. The order of the deck says what is drawn later. */
function poker(match: Match, isHoldEm: boolean, count: number): Engine {
  const rounds = isHoldEm ? 4 : 2
  const players = Array.from({ length: count }, (): Player => ({
    stack: CHIPS,
    stake: 0,
    hand: [],
    isOut: false,
  }))
  let deck: readonly string[] = []
  let [hands, dealer, bet, round, next, isNew] = [0, 0, 0, 0, 0, false]
  let acted: boolean[] = []
  let toExchange: number[] = []
  const at = (seat: number): Player => players[seat % count] as Player
  const contenders = (): number => players.filter(({ isOut }) => !isOut).length
  const after = (seat: number): number => {
    for (let i = 1; i <= count; i++) if (!at(seat + i).isOut) return (seat + i) % count
    return seat
  }
  const put = (player: Player, amount: number): void => {
    const paid = Math.min(amount, player.stack)
    player.stack -= paid
    player.stake += paid
  }
  const isOver = (): boolean => hands === HANDS || players.filter(({ stack }) => stack > 0).length < 2
  const begin = (): void => {
    ;[round, isNew] = [0, false]
    for (const player of players) player.isOut = player.stack === 0
    acted = players.map(() => false)
    if (isHoldEm) {
      dealer = after(dealer)
      const small = contenders() === 2 ? dealer : after(dealer)
      bet = LEAST
      put(at(small), LEAST / 2)
      put(at(after(small)), LEAST)
      next = after(after(small))
    } else {
      dealer = (dealer + 1) % count
      bet = ANTE
      for (const player of players) put(player, ANTE)
      next = dealer + 1
    }
    for (const [seat, player] of players.entries())
      player.hand = cardsIn(match, `hand of ${match.ir.seats[seat]?.name}`)
    deck = cardsIn(match, 'deck')
  }
  const mayAct = (seat: number): boolean => {
    const { isOut, stack, stake } = at(seat)
    const bettors = players.filter((each) => !each.isOut && each.stack > 0).length
    return contenders() > 1 && !isOut && !acted[seat % count] && stack > 0 && (stake < bet || bettors > 1)
  }
  /** Whose decision comes next. Undefined at the end of a hand. */
  const actor = (): number | undefined => {
    if (toExchange.length > 0) return toExchange[0]
    for (let i = 0; i < count; i++) if (mayAct(next + i)) return (next + i) % count
    round++
    if (contenders() < 2 || round === rounds) return undefined
    ;[acted, next] = [players.map(() => false), isHoldEm ? after(dealer) : dealer + 1]
    if (!isHoldEm && round === 1)
      toExchange = players.map((_, i) => (dealer + 1 + i) % count).filter((seat) => !at(seat).isOut)
    return actor()
  }
  begin()
  let now = actor()
  return {
    seat: () => now ?? 0,
    moves: () => {
      if (isOver() && isNew) return undefined
      if (isNew) {
        begin()
        now = actor()
        if (now === undefined) return 'unseen'
      }
      if (toExchange.length > 0) {
        expect(match.moves()).toHaveLength(1 + 5 + 10 + 10)
        return match.moves().map(({ notation }) => notation)
      }
      const { stack, stake } = at(now ?? 0)
      const [from, to] = [bet + LEAST, stack + stake]
      const raises = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => `raise to ${from + i}`)
      return [...(bet > stake ? ['call', 'fold'] : ['check']), ...raises]
    },
    play: (move) => {
      const seat = now ?? 0
      const player = at(seat)
      if (toExchange.length > 0) {
        toExchange = toExchange.slice(1)
        const gone = move === 'done' ? [] : move.replace('exchange ', '').split(' and ')
        expect(gone.length).toBeLessThanOrEqual(EXCHANGED)
        player.hand = [...player.hand.filter((card) => !gone.includes(card)), ...deck.slice(0, gone.length)]
        deck = deck.slice(gone.length)
      } else {
        next = seat + 1
        if (move === 'fold') player.isOut = true
        if (move === 'call') put(player, bet - player.stake)
        if (move.startsWith('raise')) {
          bet = Number(move.slice(9))
          put(player, bet - player.stake)
          acted = players.map(() => false)
        }
        acted[seat] = true
      }
      now = actor()
      if (now !== undefined) return
      payOut(players, isHoldEm ? deck.slice(0, 5) : [], dealer)
      hands++
      isNew = true
    },
    check: (played) => {
      if (!isNew) checkStacks(played, players)
      else if (isOver()) {
        const scores = players.map(({ stack }) => stack)
        expect(played.result()).toMatchObject({ scores, reason: 'stack' })
      }
    },
  }
}

test.each([
  ['five-card-draw', 2],
  ['five-card-draw', 3],
  ['five-card-draw', 4],
  ['hold-em', 2],
  ['hold-em', 3],
  ['hold-em', 4],
])('%s for %i', (id, count) => {
  const games = playBoth({ id, players: count }, (match) => poker(match, id === 'hold-em', count), 20)
  expect(games).toBeGreaterThan(20 * 6)
})
