// Hand-written Hearts for four players, options as they stand in `rulesets/tricks/hearts/hearts.yaml`, in the style of `playout`. A hand is
// a set of ranks for each suit, as bits; every decision lists all legal moves, passed cards as three cards in one word.

import { chance } from './chance.mjs'

const CLUB = 0,
  SPADE = 2,
  HEART = 3,
  NO_SUIT = -1
const QUEEN = 1 << 10,
  TWO = 1
const MOON = 26,
  LOSING = 100,
  MOST_DEALS = 300
/** Who gets what is passed, in seats from the one who passes, in the first three of every four deals: to the left, to the right, across. */
const WAYS = [1, 3, 2]
const TAKEN = 6 // bits of a card in a word of several

/** A card: 16 for each suit, from the two on. */
const card = (suit, bit) => (suit << 4) | (31 - Math.clz32(bit))

export function makeHearts() {
  const hands = new Int32Array(16),
    parcels = new Int32Array(16),
    trick = new Int32Array(4),
    points = new Int32Array(4),
    scores = new Int32Array(4),
    moves = new Int32Array(286),
    pack = new Int32Array(52),
    held = new Int32Array(13),
    stats = { games: 0, plies: 0, moves: 0, wins: [0, 0, 0, 0], draws: 0 },
    { begin, below } = chance()
  let deals = 0,
    seat = 0,
    answered = 0, // of a trick or of all passes
    tricks = 0,
    led = NO_SUIT,
    leader = 0,
    isBroken = false,
    isPassing = false

  function start() {
    scores.fill(0)
    deals = 0
  }

  /** Everybody holds what `hands` says; goes on to the first decision. */
  function dealt() {
    tricks = 0
    isBroken = false
    points.fill(0)
    parcels.fill(0)
    answered = 0
    isPassing = (deals & 3) !== 3
    if (isPassing) seat = 0
    else findLeader()
  }

  function findLeader() {
    for (let p = 0; p < 4; p++) if ((hands[p * 4 + CLUB] & TWO) !== 0) leader = p
    beginTrick()
  }

  function beginTrick() {
    seat = leader
    led = NO_SUIT
    answered = 0
  }

  /** Appends the cards of a suit to the list. */
  function list(suit, ranks, n) {
    for (; ranks !== 0; ranks &= ranks - 1) moves[n++] = card(suit, ranks & -ranks)
    return n
  }

  function gen() {
    const h = seat * 4
    if (isPassing) return genPasses(h)
    if (led === NO_SUIT && tricks === 0) {
      moves[0] = card(CLUB, TWO)
      return 1
    }
    if (led === NO_SUIT) {
      let n = list(0, hands[h], 0)
      n = list(1, hands[h + 1], n)
      n = list(2, hands[h + 2], n)
      return isBroken || n === 0 ? list(HEART, hands[h + HEART], n) : n
    }
    if (hands[h + led] !== 0) return list(led, hands[h + led], 0)
    let n = list(0, hands[h], 0)
    n = list(1, hands[h + 1], n)
    if (tricks !== 0) return list(HEART, hands[h + HEART], list(SPADE, hands[h + SPADE], n))
    n = list(SPADE, hands[h + SPADE] & ~QUEEN, n)
    return n > 0 ? n : list(HEART, hands[h + HEART], list(SPADE, hands[h + SPADE], 0))
  }

  function genPasses(h) {
    let cards = 0,
      n = 0
    for (let suit = 0; suit < 4; suit++)
      for (let ranks = hands[h + suit]; ranks !== 0; ranks &= ranks - 1)
        held[cards++] = card(suit, ranks & -ranks)
    for (let a = 0; a < cards; a++)
      for (let b = a + 1; b < cards; b++) {
        const two = (held[a] << (2 * TAKEN)) | (held[b] << TAKEN)
        for (let c = b + 1; c < cards; c++) moves[n++] = two | held[c]
      }
    return n
  }

  /** Plays a move; true if it ends the deal. */
  function apply(move) {
    if (isPassing) {
      pass(move)
      return false
    }
    const suit = move >> 4
    hands[seat * 4 + suit] ^= 1 << (move & 15)
    if (led === NO_SUIT) led = suit
    if (suit === HEART) isBroken = true
    trick[seat] = move
    if (++answered < 4) {
      seat = (seat + 1) & 3
      return false
    }
    return takeTrick()
  }

  function pass(move) {
    const to = ((seat + WAYS[deals & 3]) & 3) * 4
    for (let left = move, i = 0; i < 3; i++, left >>= TAKEN) {
      const suit = (left >> 4) & 3,
        bit = 1 << (left & 15)
      hands[seat * 4 + suit] ^= bit
      parcels[to + suit] |= bit
    }
    seat++
    if (seat < 4) return
    for (let i = 0; i < 16; i++) hands[i] |= parcels[i]
    isPassing = false
    findLeader()
  }

  function takeTrick() {
    let worth = 0,
      best = -1
    for (let p = 0; p < 4; p++) {
      const there = trick[p],
        suit = there >> 4
      if (suit === HEART) worth++
      else if (there === ((SPADE << 4) | 10)) worth += 13
      if (suit === led && (there & 15) > best) {
        best = there & 15
        leader = p
      }
    }
    points[leader] += worth
    if (++tricks < 13) {
      beginTrick()
      return false
    }
    const isShot = points.includes(MOON)
    for (let p = 0; p < 4; p++) scores[p] += isShot ? MOON - points[p] : points[p]
    deals++
    return true
  }

  /** Is the match over? Then `winner` tells who has won. */
  function isDecided() {
    return deals >= MOST_DEALS || (Math.max(...scores) >= LOSING && winner() >= 0)
  }

  /** The seat with the fewest points, or -1 if several have as few. */
  function winner() {
    let best = 0,
      isShared = false
    for (let p = 1; p < 4; p++)
      if (scores[p] < scores[best]) {
        best = p
        isShared = false
      } else if (scores[p] === scores[best]) isShared = true
    return isShared ? -1 : best
  }

  function deal() {
    for (let i = 0; i < 52; i++) pack[i] = ((i / 13) << 4) | (i % 13)
    hands.fill(0)
    for (let left = 51; left >= 0; left--) {
      const other = left > 0 ? below(left + 1) : 0,
        taken = pack[other]
      pack[other] = pack[left]
      hands[(left & 3) * 4 + (taken >> 4)] |= 1 << (taken & 15)
    }
    dealt()
  }

  function playout(low, high) {
    begin(low, high)
    start()
    let ply = 0,
      total = 0
    do {
      deal()
      for (let isOver = false; !isOver; ply++) {
        const n = gen()
        total += n
        isOver = apply(moves[below(n)])
      }
    } while (!isDecided())
    stats.games++
    stats.plies += ply
    stats.moves += total
    const won = winner()
    if (won < 0) stats.draws++
    else stats.wins[won]++
    return won
  }

  return {
    hands,
    scores,
    moves,
    stats,
    start,
    dealt,
    gen,
    apply,
    seat: () => seat,
    isDecided,
    winner,
    playout,
  }
}
