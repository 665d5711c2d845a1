import { describe, expect, test } from 'vitest'
import { NONE } from '../../grammar/ir/ir.ts'
import { configuredFor } from '../../interpreter/cli/configured-ruleset.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { Match } from '../../interpreter/match/match.ts'
import { chance } from '../games/loaded.ts'

/* Two games in which players cooperate, compared with programs written from their rules alone. */

/** The kinds of the cards in a place, from first to last. */
function lying(match: Match, place: string): string[] {
  const { ir } = match
  const state = match.snapshot()
  const container = ir.containers.findIndex(({ name }) => name === place)
  const found: string[] = []
  for (
    let piece = state[ir.memory.first + container] ?? NONE;
    piece !== NONE;
    piece = state[ir.memory.next + piece] ?? NONE
  )
    found.push(ir.kinds[ir.pieces[piece]?.kind ?? -1]?.name ?? '?')
  return found
}

function matchOf(game: string, players: number, seed: number): Match {
  return Match.start(programOf(configuredFor(game, { players: String(players) }).checked), { seed })
}

/** Plays a match to its end at random, comparing the deciding player and the legal moves at each ply. */
function follow(
  match: Match,
  seed: number,
  expected: () => { readonly seat: number; readonly moves: readonly string[] },
  play: (move: string) => void,
): number {
  const below = chance(seed)
  for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
    const moves = match.moves().map(({ notation }) => notation)
    const { seat, moves: legal } = expected()
    expect([decision.seat, ...moves.toSorted()]).toEqual([seat, ...legal.toSorted()])
    const move = moves[below(moves.length)] ?? ''
    play(move)
    expect(match.play(move)).toBeUndefined()
  }
  return match.ply
}

const RANKS = 'two three four five six seven eight nine ten jack queen king ace'.split(' ')
const SUITS = ['club', 'diamond', 'heart', 'spade']
const SEATS = ['north', 'east', 'south', 'west']

/** Auction whist, deal by deal. */
class Whist {
  readonly scores = [0, 0]
  private readonly match: Match
  private dealer = 3
  private deals = 0
  private hands: string[][] = []
  private out = new Set<number>()
  private bid = 0
  private declarer = -1
  private turn = 0
  private trumps: string | undefined
  private named = false
  private trick: { readonly seat: number; readonly card: string }[] = []
  private readonly taken = [0, 0]
  isOver = false

  constructor(match: Match) {
    this.match = match
    this.deal()
  }

  private deal(): void {
    this.deals++
    this.hands = SEATS.map((seat) => lying(this.match, `hand of ${seat}`))
    for (const hand of this.hands) expect(hand.length).toBe(13)
    this.out = new Set()
    ;[this.bid, this.declarer, this.named, this.trumps] = [0, -1, false, undefined]
    this.taken.fill(0)
    this.turn = (this.dealer + 1) % 4
  }

  moves(): readonly string[] {
    if (this.declarer < 0 || this.out.size < 3)
      return ['pass', ...[1, 2, 3, 4, 5, 6, 7].filter((n) => n > this.bid).map(String)]
    if (!this.named) return [...SUITS.map((suit) => `${suit}s`), 'play without trumps']
    const hand = this.hands[this.turn] ?? []
    const [led] = this.trick
    const following = hand.filter((card) => card.split(' ')[0] === led?.card.split(' ')[0])
    return following.length > 0 ? following : hand
  }

  seat(): number {
    return this.turn
  }

  /** The match deals again as soon as a deal is over, so hands are read from it only then. */
  play(move: string): void {
    if (this.hands.length === 0) this.deal()
    if (move === 'pass') this.out.add(this.turn)
    else if (/^\d$/.test(move)) [this.bid, this.declarer] = [Number(move), this.turn]
    else if (!this.named) {
      this.named = true
      this.trumps = move === 'play without trumps' ? undefined : move.slice(0, -1)
      this.turn = this.declarer
      return
    } else return this.card(move)
    if (this.out.size === 4) return this.next()
    if (this.out.size === 3 && this.declarer >= 0) {
      this.turn = this.declarer
      return
    }
    do this.turn = (this.turn + 1) % 4
    while (this.out.has(this.turn) || this.turn === this.declarer)
  }

  private card(card: string): void {
    const hand = this.hands[this.turn] ?? []
    hand.splice(hand.indexOf(card), 1)
    this.trick.push({ seat: this.turn, card })
    this.turn = (this.turn + 1) % 4
    if (this.trick.length < 4) return
    const [led] = this.trick
    const height = (one: string): number => {
      const [suit = '', rank = ''] = one.split(' ')
      if (suit === this.trumps) return 100 + RANKS.indexOf(rank)
      return suit === led?.card.split(' ')[0] ? RANKS.indexOf(rank) : -1
    }
    const best = this.trick.reduce((one, other) => (height(other.card) > height(one.card) ? other : one))
    this.taken[best.seat % 2] = (this.taken[best.seat % 2] ?? 0) + 1
    this.turn = best.seat
    this.trick = []
    if (this.hands.some(({ length }) => length > 0)) return
    const side = this.declarer % 2
    const odd = (this.taken[side] ?? 0) - 6
    this.scores[side] = (this.scores[side] ?? 0) + (odd >= this.bid ? odd : -this.bid)
    this.next()
  }

  private next(): void {
    this.dealer = (this.dealer + 1) % 4
    this.isOver = this.deals === 24 || this.scores.some((score) => score >= 7)
    this.hands = []
    this.turn = (this.dealer + 1) % 4
    this.out = new Set()
    ;[this.bid, this.declarer, this.named] = [0, -1, false]
  }
}

describe('auction whist', () => {
  test.each([1, 2, 3])('match %i goes as the other program says', (seed) => {
    const match = matchOf('auction-whist', 4, seed)
    const whist = new Whist(match)
    const plies = follow(
      match,
      seed,
      () => ({ seat: whist.seat(), moves: whist.moves() }),
      (move) => whist.play(move),
    )
    expect(plies).toBeGreaterThan(300)
    expect(whist.isOver).toBe(true)
    const [meridian = 0, parallel = 0] = whist.scores
    const result = match.result()
    expect(result?.scores).toEqual([meridian, parallel, meridian, parallel])
    expect(result?.winners).toEqual(
      meridian === parallel ? [] : meridian > parallel ? [0, 2] : [1, 3],
    )
    expect(result?.reason).toBe('score')
  })
})

const COLOURS = ['red', 'gold', 'blue', 'jade']
const SIZES = ['tiny', 'small', 'medium', 'large', 'great']
const SLOTS = ['left end', 'inner left', 'inner right', 'right end']

describe('paper lanterns', () => {
  test.each([
    [2, ['north', 'south']],
    [3, ['north', 'east', 'west']],
    [4, SEATS],
  ] as const)('for %i: matches go as the other program says', (players, seats) => {
    let plies = 0
    const ends = new Set<string>()
    for (let seed = 1; seed <= 12; seed++) {
      const match = matchOf('paper-lanterns', players, seed)
      const basket = lying(match, 'basket')
      const racks = seats.map((seat) => SLOTS.map((slot) => lying(match, `rack(${seat}, ${slot})`)[0]))
      expect(basket.length).toBe(40 - 4 * players)
      const strings = new Map(COLOURS.map((colour) => [colour, 0]))
      let [whispers, gusts, left, turn] = [7, 0, players as number, 0]
      let isEmptyBefore = false
      const hung = (): number => [...strings.values()].reduce((sum, n) => sum + n, 0)
      plies += follow(
        match,
        seed,
        () => {
          const own = SLOTS.filter((_, i) => racks[turn]?.[i] !== undefined)
          const moves = own.map((slot) => `hang a lantern (${slot})`)
          if (whispers < 8) moves.push(...own.map((slot) => `take one down (${slot})`))
          if (whispers > 0)
            racks.forEach((rack, mate) => {
              if (mate === turn) return
              for (const colour of COLOURS)
                if (rack.some((one) => one?.startsWith(colour)))
                  moves.push(`whisper a colour (${seats[mate] ?? ''}, ${colour})`)
              SIZES.forEach((size, i) => {
                if (rack.some((one) => one?.endsWith(size)))
                  moves.push(`whisper a size (${seats[mate] ?? ''}, ${i + 1})`)
              })
            })
          return { seat: turn, moves }
        },
        (move) => {
          isEmptyBefore = basket.length === 0
          if (isEmptyBefore) left--
          if (move.startsWith('whisper')) whispers--
          else {
            const slot = SLOTS.findIndex((name) => move.endsWith(`(${name})`))
            const [colour = '', size = ''] = (racks[turn]?.[slot] ?? '').split(' ')
            if (move.startsWith('take')) whispers++
            else if (SIZES.indexOf(size) === strings.get(colour)) {
              strings.set(colour, (strings.get(colour) ?? 0) + 1)
              if (size === 'great' && whispers < 8) whispers++
            } else gusts++
            const rack = racks[turn]
            if (rack !== undefined) rack[slot] = basket.shift()
          }
          // Skip players who have nothing left.
          for (let tried = 0; tried < players; tried++) {
            turn = (turn + 1) % players
            if (racks[turn]?.some((one) => one !== undefined) === true) break
          }
        },
      )
      const result = match.result()
      ends.add(result?.reason ?? '')
      if (gusts === 3) expect(result?.kind).toBe('lost')
      else if (hung() === 20) expect(result?.kind).toBe('won')
      else {
        expect(left).toBe(0)
        expect(result?.payoffs).toEqual(seats.map(() => hung()))
      }
    }
    expect(plies).toBeGreaterThan(120)
    expect([...ends]).toContain('the wind puts them out')
  })
})
