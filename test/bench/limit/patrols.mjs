// Hand-written engine of the patrol card game for two, three or four players: what somebody would write who needs this
// game only and knows the machine. The whole game is one Int32Array. A hand is six cards of four bits, in their order; a
// patrol is counts in one word, and what it has and takes is looked up in a table by that word; nothing is allocated
// and no card is searched among the hundred. Every decision lists all legal moves, in the order of the ruleset.
// Rules: rulesets/battle/patrols/patrols.yaml with its stalemate rule, options as they stand.
// All in one file: constants of another module would be looked up each time, which costs a third of the speed.

// Faces: captains 0..3, soldiers 4..7, cannons 8..11 (by colour), mechanic 12, nurse 13, then the arsenal.
const MECHANIC = 12,
  NURSE = 13,
  FIRST_ARSENAL = 14
// Arsenal cards, counted from FIRST_ARSENAL.
const HAND_BOMB = 0,
  DYNAMITE = 1,
  CANNON_SHOT = 2,
  BULLETS = 3,
  MEDICAL_BAG = 4,
  TOOLS = 5
const WEAPONS = (1 << HAND_BOMB) | (1 << DYNAMITE) | (1 << CANNON_SHOT) | (1 << BULLETS)

const CARDS = 100
const COPIES = [2, 2, 2, 2, 10, 10, 10, 10, 4, 4, 4, 4, 4, 6, 4, 2, 4, 6, 6, 4]
const FACES = Int32Array.from(COPIES.flatMap((n, face) => Array(n).fill(face)))

const HAND_SIZE = 5,
  COMPLETE_SIZE = 7,
  COMPLETE_BONUS = 10,
  CLOSING_BONUS = 10,
  RESHUFFLES = 2,
  WINNING_SCORE = 100,
  MOST_TURNS = 2000,
  MOST_BATTLES = 100
export const LIMITS = { turns: MOST_TURNS, battles: MOST_BATTLES }
const CAPTAIN_POINTS = 5,
  CANNON_POINTS = 2 // all other cards: 1

// A patrol: soldiers (4 bits), cannons (3), captain, mechanic, nurse (1 each), colour (2), nurse before mechanic (1);
// from bit 16 on its number, the lowest that was free. At most 64 patrols: each has a captain, a soldier or a cannon.
const CANNON = 1 << 4,
  CAPTAIN = 1 << 7,
  HAS_MECHANIC = 1 << 8,
  HAS_NURSE = 1 << 9,
  COLOUR = 10,
  NURSE_FIRST = 1 << 12,
  NUMBER = 16,
  ELEMENTS = 0xff,
  ALL_CARDS = 0x3ff,
  SHAPE = 0xfff
const MOST_PATROLS = 64
// Places of a hand in which no card is hold a face that is none.
const EMPTY_HAND = 0xffffff

// What a patrol of a shape takes (bits of faces 0..13), and what it has.
const SOLDIER_THERE = 1 << 14,
  GUN_THERE = 1 << 15, // a soldier and a cannon
  NURSE_THERE = 1 << 16,
  MECHANIC_THERE = 1 << 17,
  FULL = 1 << 18
const INFO = new Int32Array(SHAPE + 1)
for (let w = 0; w <= SHAPE; w++) {
  const soldiers = w & 15,
    cannons = (w >> 4) & 7,
    captain = (w >> 7) & 1,
    colour = (w >> COLOUR) & 3
  let info = 1 << (4 + colour)
  if (captain === 0) info |= 1 << colour
  if (cannons < soldiers) info |= 1 << (8 + colour)
  if (soldiers + captain > 0) {
    if ((w & HAS_MECHANIC) === 0) info |= 1 << MECHANIC
    if ((w & HAS_NURSE) === 0) info |= 1 << NURSE
  }
  if (soldiers > 0) info |= SOLDIER_THERE
  if (soldiers > 0 && cannons > 0) info |= GUN_THERE
  if ((w & HAS_NURSE) !== 0) info |= NURSE_THERE
  if ((w & HAS_MECHANIC) !== 0) info |= MECHANIC_THERE
  if (captain === 1 && soldiers + cannons + 1 >= COMPLETE_SIZE) info |= FULL
  INFO[w] = info
}

/** What is asked for. */
export const SITE = { over: 0, draw: 1, arrange: 2, discard: 3, refill: 4, reply: 5 }
const OVER = SITE.over,
  DRAW = SITE.draw,
  ARRANGE = SITE.arrange,
  DISCARD = SITE.discard,
  REFILL = SITE.refill,
  REPLY = SITE.reply

/** The lowest four bits of a move; what else it holds stands beside. */
export const MOVE = {
  done: 0,
  draw: 1,
  take: 2,
  lay: 3, // way (0: three soldiers, 1: captain and two soldiers) << 4, colour << 5
  add: 4, // face << 4, patrol << 8
  attack: 5, // weapon << 4, victim << 7, patrols of the targets << 9 and << 16, NO_TARGET for none
  defend: 6, // remedy << 4, which of the two targets << 7
  discard: 7, // face << 4
  fill: 8,
}
export const NO_TARGET = 127
const DONE = MOVE.done,
  DRAW_ONE = MOVE.draw,
  TAKE = MOVE.take,
  LAY = MOVE.lay,
  ADD = MOVE.add,
  ATTACK = MOVE.attack,
  DEFEND = MOVE.defend,
  THROW = MOVE.discard,
  FILL = MOVE.fill

// The state. What a drawn card is for: the opening hand, the first card of a turn, filling up behind it.
const FOR_OPENING = 0,
  FOR_TURN = 1,
  FOR_FILLING = 2
let next = 0
const room = (words) => (next += words) - words
const AT = room(1), // the site
  DECIDER = room(1),
  WINNER = room(1),
  PLY = room(1),
  SEAT = room(1), // on turn, or filling an opening hand
  DEALER = room(1),
  BATTLES = room(1),
  TURNS = room(1),
  DRAWING = room(1),
  OPENING = room(1), // how many opening hands are full
  IDLE = room(1),
  CLOSER = room(1),
  OPENED = room(1), // one bit for each player
  COMPLETED = room(1),
  RESHUFFLED = room(1),
  DECK_AT = room(1), // the deck is what lies from here to its end
  DECK_END = room(1),
  TOP = room(1), // the discards lie in a ring
  DISCARDED = room(1),
  VICTIM = room(1),
  TARGET_A = room(1), // a patrol, and 128 for a cannon; or NO_TARGET
  TARGET_B = room(1),
  USED_LOW = room(1), // numbers of patrols in use
  USED_HIGH = room(1),
  SHUFFLES = room(1), // the game's chance
  CHANCE_A = room(1),
  CHANCE_B = room(1),
  SCORE = room(4),
  HAND = room(4),
  HELD = room(4), // cards in a hand
  SOLDIERS = room(4), // soldiers in a hand: one byte for each colour
  STORE = room(4), // cards in an arsenal
  STORE_ORDER = room(4), // its kinds as they come first, 1 + kind in three bits each; a bit for each kind from bit 24 on
  STORED = room(4 * 26),
  PATROLS = room(4), // patrols on a table
  HAS = room(4), // what all of them take and have: bits of INFO
  TABLE = room(4 * MOST_PATROLS),
  DECK = room(CARDS),
  DISCARDS = room(128)
const STATE = next

const MOST_MOVES = 20_000
const SHUFFLE_SALT = 0x3c6ef372,
  RANDOM_SALT = 0x78dde6e4,
  STEP = 0x9e3779b1
// The last word that may be taken, for each number of possibilities: the uneven rest is drawn again.
const LAST = new Uint32Array(MOST_MOVES + 1)
const INVERSE = new Float64Array(MOST_MOVES + 1)
for (let n = 1; n <= MOST_MOVES; n++) {
  LAST[n] = 0xffffffff - (0x100000000 % n)
  INVERSE[n] = 1 / n
}

function scramble(word) {
  let h = word
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

/** The remainder of an unsigned word, by way of a product: a division would be the dearest single step of a decision. */
function remainder(word, n) {
  const left = (word - Math.imul((word * INVERSE[n]) | 0, n)) | 0
  return left < 0 ? left + n : left >= n ? left - n : left
}

/** Builds an engine. Its state is one array, which may be copied away and put back. */
export function makePatrols(players) {
  const S = new Int32Array(STATE)
  const moves = new Int32Array(MOST_MOVES)

  function shuffle() {
    const a = S[CHANCE_A],
      b = S[CHANCE_B]
    let drawn = S[SHUFFLES]
    for (let left = S[DECK_END] - 1; left > 0; left--) {
      const n = left + 1
      let word
      do word = scramble(scramble((a + Math.imul(drawn++, STEP)) | 0) ^ b) >>> 0
      while (word > LAST[n])
      const other = DECK + remainder(word, n),
        kept = S[DECK + left]
      S[DECK + left] = S[other]
      S[other] = kept
    }
    S[SHUFFLES] = drawn
  }

  /** A new game, from the two words of a seed; goes on to the first decision. */
  function begin(low, high) {
    S.fill(0)
    S[CHANCE_A] = scramble(low ^ SHUFFLE_SALT)
    S[CHANCE_B] = scramble((high + SHUFFLE_SALT) | 0)
    const a = scramble(low ^ RANDOM_SALT),
      b = scramble((high + RANDOM_SALT) | 0)
    let drawn = 0,
      word
    do word = scramble(scramble((a + Math.imul(drawn++, STEP)) | 0) ^ b) >>> 0
    while (word > LAST[players])
    S[DEALER] = word % players
    beginBattle()
  }

  function beginBattle() {
    for (let p = 0; p < players; p++) {
      S[HAND + p] = EMPTY_HAND
      S[HELD + p] = 0
      S[SOLDIERS + p] = 0
      S[STORE + p] = 0
      S[STORE_ORDER + p] = 0
      S[PATROLS + p] = 0
      S[HAS + p] = 0
    }
    S[CLOSER] = -1
    S[OPENED] = 0
    S[COMPLETED] = 0
    S[RESHUFFLED] = 0
    S[IDLE] = 0
    S[TURNS] = 0
    S[DISCARDED] = 0
    S[USED_LOW] = 0
    S[USED_HIGH] = 0
    S.set(FACES, DECK)
    S[DECK_END] = CARDS
    shuffle()
    let at = 0
    for (let k = 0, p = S[DEALER]; k < players; k++, p = p + 1 === players ? 0 : p + 1)
      for (let card = 0; card < HAND_SIZE; card++) putAway(p, S[DECK + at++])
    S[DECK_AT] = at
    S[DRAWING] = FOR_OPENING
    S[OPENING] = -1
    S[SEAT] = S[DEALER] + 1 === players ? 0 : S[DEALER] + 1
    nextOpening()
  }

  /** The next hand that is not full: from the dealer on, in the direction of play. Then the turns begin. */
  function nextOpening() {
    let p = S[SEAT]
    for (let k = S[OPENING] + 1; k < players; k++) {
      p = p === 0 ? players - 1 : p - 1
      if (S[HELD + p] < HAND_SIZE) {
        S[OPENING] = k
        S[SEAT] = p
        S[DECIDER] = p
        S[AT] = DRAW
        return
      }
    }
    S[SEAT] = S[DEALER]
    beginTurn()
  }

  function beginTurn() {
    S[TURNS]++
    S[IDLE] = canDraw() ? 0 : S[IDLE] + 1
    S[DECIDER] = S[SEAT]
    S[DRAWING] = FOR_TURN
    askForDraw()
  }

  function endTurn() {
    if (S[IDLE] >= players || S[TURNS] >= MOST_TURNS) return endBattle()
    const p = S[SEAT]
    S[SEAT] = p === 0 ? players - 1 : p - 1
    beginTurn()
  }

  function endBattle() {
    let best = -1,
      winner = -1
    for (let p = 0; p < players; p++) {
      let points = S[SCORE + p]
      const first = TABLE + p * MOST_PATROLS,
        end = first + S[PATROLS + p]
      for (let i = first; i < end; i++) {
        const w = S[i]
        points += (w & 15) + CANNON_POINTS * ((w >> 4) & 7) + CAPTAIN_POINTS * ((w >> 7) & 1)
        points += ((w >> 8) & 1) + ((w >> 9) & 1)
        if ((INFO[w & SHAPE] & FULL) !== 0) points += COMPLETE_BONUS
      }
      if (p === S[CLOSER]) points += CLOSING_BONUS
      S[SCORE + p] = points
      if (points > best) {
        best = points
        winner = p
      } else if (points === best) winner = -1
    }
    S[DEALER] = S[DEALER] === 0 ? players - 1 : S[DEALER] - 1
    if (++S[BATTLES] < MOST_BATTLES && (best < WINNING_SCORE || winner < 0)) return beginBattle()
    S[AT] = OVER
    S[WINNER] = winner
  }

  const canDraw = () => S[DECK_AT] < S[DECK_END] || (S[RESHUFFLED] < RESHUFFLES && S[DISCARDED] > 1)

  /** The seat on turn is to draw; who cannot goes without. */
  function askForDraw() {
    if (canDraw() || ((S[OPENED] >> S[SEAT]) & 1 && S[DISCARDED] > 0)) S[AT] = DRAW
    else if (S[DISCARDED] === 0) endBattle()
    else if (S[DRAWING] === FOR_TURN) S[AT] = ARRANGE
    else endTurn()
  }

  function fillHand() {
    if (S[HELD + S[SEAT]] >= HAND_SIZE) return endTurn()
    S[DRAWING] = FOR_FILLING
    askForDraw()
  }

  /** Gives whether it is a card for the hand. */
  function putAway(p, card) {
    if (card < FIRST_ARSENAL) {
      S[HAND + p] ^= (card ^ 15) << (S[HELD + p]++ << 2)
      if (card >> 2 === 1) S[SOLDIERS + p] += 1 << ((card & 3) << 3)
      return true
    }
    const kind = card - FIRST_ARSENAL,
      order = S[STORE_ORDER + p]
    S[STORED + p * 26 + S[STORE + p]++] = kind
    if (((order >> (24 + kind)) & 1) === 0) S[STORE_ORDER + p] = withKind(order, kind)
    return false
  }

  function withKind(order, kind) {
    let at = 0
    while (((order >> at) & 7) !== 0) at += 3
    return order | ((kind + 1) << at) | (1 << (24 + kind))
  }

  const discardUnder = (card) => {
    S[DISCARDS + ((S[TOP] + S[DISCARDED]++) & 127)] = card
  }

  /** The first card of a kind in an arsenal goes under the discards. */
  function spend(p, kind) {
    const first = STORED + p * 26,
      end = first + --S[STORE + p]
    let i = first
    while (S[i] !== kind) i++
    for (; i < end; i++) S[i] = S[i + 1]
    let order = 0
    for (i = first; i < end; i++) if (((order >> (24 + S[i])) & 1) === 0) order = withKind(order, S[i])
    S[STORE_ORDER + p] = order
    discardUnder(kind + FIRST_ARSENAL)
    S[IDLE] = 0
  }

  /** The first card with a face leaves a hand. */
  function fromHand(p, face) {
    const hand = S[HAND + p]
    let at = 0
    while (((hand >> at) & 15) !== face) at += 4
    const before = (1 << at) - 1
    S[HAND + p] = (hand & before) | ((hand >> 4) & ~before) | 0xf00000
    S[HELD + p]--
    if (face >> 2 === 1) S[SOLDIERS + p] -= 1 << ((face & 3) << 3)
  }

  function drawCard(move) {
    const p = S[SEAT]
    let card
    if (move === TAKE) {
      card = S[DISCARDS + S[TOP]]
      S[TOP] = (S[TOP] + 1) & 127
      S[DISCARDED]--
    } else {
      if (S[DECK_AT] === S[DECK_END]) reshuffle()
      card = S[DECK + S[DECK_AT]++]
      S[IDLE] = 0
    }
    const isForHand = putAway(p, card)
    if (S[DECK_AT] === S[DECK_END] && S[RESHUFFLED] === RESHUFFLES && S[OPENED] === 0) return endBattle()
    if (!isForHand) return askForDraw()
    if (S[DRAWING] === FOR_TURN) S[AT] = ARRANGE
    else if (S[DRAWING] === FOR_FILLING) fillHand()
    else if (S[HELD + p] >= HAND_SIZE) nextOpening()
  }

  function reshuffle() {
    const count = S[DISCARDED] - 1,
      top = S[TOP]
    for (let i = 0; i < count; i++) S[DECK + i] = S[DISCARDS + ((top + 1 + i) & 127)]
    S[DISCARDED] = 1
    S[DECK_AT] = 0
    S[DECK_END] = count
    shuffle()
    S[RESHUFFLED]++
  }

  function lay(move) {
    const p = S[SEAT],
      colour = (move >> 5) & 3
    let w = 3
    if (((move >> 4) & 1) === 1) {
      fromHand(p, colour)
      w = CAPTAIN | 2
    } else fromHand(p, 4 + colour)
    fromHand(p, 4 + colour)
    fromHand(p, 4 + colour)
    const word = S[USED_LOW] === -1 ? 1 : 0,
      free = ~S[USED_LOW + word],
      bit = free & -free
    S[USED_LOW + word] |= bit
    const number = (word << 5) | (31 - Math.clz32(bit))
    w |= colour << COLOUR
    S[TABLE + p * MOST_PATROLS + S[PATROLS + p]++] = w | (number << NUMBER)
    S[HAS + p] |= INFO[w]
    S[OPENED] |= 1 << p
    S[IDLE] = 0
  }

  /** Where on a table a patrol lies. */
  function placeOf(p, number) {
    let i = TABLE + p * MOST_PATROLS
    while (S[i] >> NUMBER !== number) i++
    return i
  }

  /** Something has changed on a table. */
  function lookAt(p) {
    const first = TABLE + p * MOST_PATROLS,
      end = first + S[PATROLS + p]
    let has = 0
    for (let i = first; i < end; i++) has |= INFO[S[i] & SHAPE]
    S[HAS + p] = has
  }

  function add(move) {
    const p = S[SEAT],
      face = (move >> 4) & 15,
      i = placeOf(p, move >> 8)
    let w = S[i]
    fromHand(p, face)
    if (face < 4) w |= CAPTAIN
    else if (face < 8) w += 1
    else if (face < 12) w += CANNON
    else if (face === MECHANIC) w |= HAS_MECHANIC
    else w |= (w & HAS_MECHANIC) === 0 ? HAS_NURSE | NURSE_FIRST : HAS_NURSE
    S[i] = w
    lookAt(p)
    if ((INFO[w & SHAPE] & FULL) !== 0) S[COMPLETED] |= 1 << p
    S[IDLE] = 0
  }

  function attack(move) {
    const weapon = (move >> 4) & 7,
      victim = (move >> 7) & 3,
      first = (move >> 9) & 127,
      second = (move >> 16) & 127
    spend(S[SEAT], weapon)
    S[VICTIM] = victim
    S[TARGET_A] = weapon === DYNAMITE ? first | 128 : first
    S[TARGET_B] = weapon === CANNON_SHOT && second !== NO_TARGET ? second | 128 : second
    askForReply()
  }

  /** The victim is asked if, as everybody sees, there may be an answer. */
  function askForReply() {
    const victim = S[VICTIM],
      a = S[TARGET_A],
      b = S[TARGET_B]
    if (S[STORE + victim] > 0) {
      let helps = 0
      if (a < NO_TARGET || b < NO_TARGET) helps |= NURSE_THERE
      if (a > NO_TARGET || b > NO_TARGET) helps |= MECHANIC_THERE
      if (helps !== 0 && (S[HAS + victim] & helps) !== 0) {
        S[DECIDER] = victim
        S[AT] = REPLY
        return
      }
    }
    strike()
  }

  /** What is still a target falls. */
  function strike() {
    const victim = S[VICTIM],
      a = S[TARGET_A],
      b = S[TARGET_B]
    const gone = a === NO_TARGET ? -1 : hit(victim, a),
      alsoGone = b === NO_TARGET ? -1 : hit(victim, b)
    // The patrol with the lower number first.
    if (gone > alsoGone && alsoGone >= 0) destroyed(victim, alsoGone)
    if (gone >= 0) destroyed(victim, gone)
    if (alsoGone > gone) destroyed(victim, alsoGone)
    lookAt(victim)
    S[DECIDER] = S[SEAT]
    S[AT] = ARRANGE
  }

  /** A soldier or cannon is lost; gives the number of a patrol that has none left, and no captain. */
  function hit(p, target) {
    const i = placeOf(p, target & 127),
      colour = (S[i] >> COLOUR) & 3
    discardUnder((target > NO_TARGET ? 8 : 4) + colour)
    const w = (S[i] -= target > NO_TARGET ? CANNON : 1)
    if ((w & ELEMENTS) !== 0) return -1
    if ((w & ALL_CARDS) !== 0) return target & 127
    remove(p, i)
    return -1
  }

  /** Mechanic and nurse of a patrol that has lost all others, as they came. */
  function destroyed(p, number) {
    const i = placeOf(p, number),
      w = S[i]
    if ((w & NURSE_FIRST) !== 0) discardUnder(NURSE)
    if ((w & HAS_MECHANIC) !== 0) discardUnder(MECHANIC)
    if ((w & (HAS_NURSE | NURSE_FIRST)) === HAS_NURSE) discardUnder(NURSE)
    remove(p, i)
  }

  function remove(p, i) {
    const number = S[i] >> NUMBER,
      last = TABLE + p * MOST_PATROLS + --S[PATROLS + p]
    S[USED_LOW + (number >> 5)] &= ~(1 << (number & 31))
    for (; i < last; i++) S[i] = S[i + 1]
  }

  function discard(move) {
    const p = S[SEAT],
      face = move >> 4
    fromHand(p, face)
    S[TOP] = (S[TOP] - 1) & 127
    S[DISCARDS + S[TOP]] = face
    S[DISCARDED]++
    if (((S[COMPLETED] >> p) & 1) === 0) return fillHand()
    if (S[HELD + p] === 0) {
      S[CLOSER] = p
      endBattle()
    } else if (S[HELD + p] < HAND_SIZE) S[AT] = REFILL
    else endTurn()
  }

  /** Plays a legal move, and goes on to the next decision or the end. */
  function apply(move) {
    S[PLY]++
    switch (S[AT]) {
      case DRAW:
        return drawCard(move)
      case ARRANGE:
        switch (move & 15) {
          case LAY:
            return lay(move)
          case ADD:
            return add(move)
          case ATTACK:
            return attack(move)
          default:
            if (S[HELD + S[SEAT]] > 0) S[AT] = DISCARD
            else endTurn()
            return
        }
      case DISCARD:
        return discard(move)
      case REFILL:
        return move === FILL ? fillHand() : endTurn()
      default:
        if (move === DONE) return strike()
        spend(S[VICTIM], (move >> 4) & 7)
        S[TARGET_A + (move >> 7)] = NO_TARGET
        askForReply()
    }
  }

  /** Writes all legal moves into `moves`; returns how many. */
  function legal() {
    let n = 0
    switch (S[AT]) {
      case DRAW:
        if (canDraw()) moves[n++] = DRAW_ONE
        if ((S[OPENED] >> S[SEAT]) & 1 && S[DISCARDED] > 0) moves[n++] = TAKE
        return n
      case ARRANGE:
        return arrangements()
      case DISCARD: {
        let seen = 0
        const p = S[SEAT]
        for (let hand = S[HAND + p], left = S[HELD + p]; left > 0; left--, hand >>= 4) {
          // Written always, and counted only if the face is new.
          const face = hand & 15
          moves[n] = THROW | (face << 4)
          n += ~(seen >> face) & 1
          seen |= 1 << face
        }
        return n
      }
      case REFILL:
        moves[n++] = FILL
        moves[n++] = DONE
        return n
      default:
        return replies()
    }
  }

  function arrangements() {
    const p = S[SEAT],
      held = S[HELD + p],
      hand = S[HAND + p]
    let n = 0
    if (held > 3) {
      const soldiers = S[SOLDIERS + p]
      // A byte of two or more has its bit 3 set when six is added, of three or more when five is.
      if (((soldiers + 0x06060606) & 0x08080808) !== 0) {
        if (((soldiers + 0x05050505) & 0x08080808) !== 0)
          for (let i = 0, rest = hand, seen = 0; i < held; i++, rest >>= 4) {
            const face = rest & 15,
              bit = 1 << face
            if (face >> 2 !== 1 || (seen & bit) !== 0) continue
            seen |= bit
            if (((soldiers >> ((face & 3) << 3)) & 15) >= 3) moves[n++] = LAY | ((face & 3) << 5)
          }
        for (let i = 0, rest = hand, seen = 0; i < held; i++, rest >>= 4) {
          const face = rest & 15,
            bit = 1 << face
          if (face > 3 || (seen & bit) !== 0) continue
          seen |= bit
          if (((soldiers >> (face << 3)) & 15) >= 2) moves[n++] = LAY | 16 | (face << 5)
        }
      }
    }
    const has = S[HAS + p]
    if (has === 0) {
      moves[n++] = DONE
      return n
    }
    let open =
      has &
      ((1 << (hand & 15)) |
        (1 << ((hand >> 4) & 15)) |
        (1 << ((hand >> 8) & 15)) |
        (1 << ((hand >> 12) & 15)) |
        (1 << ((hand >> 16) & 15)) |
        (1 << (hand >> 20))) &
      0x3fff
    if (open !== 0 && held > 1) {
      const first = TABLE + p * MOST_PATROLS,
        end = first + S[PATROLS + p]
      for (let rest = hand; open !== 0; rest >>= 4) {
        const face = rest & 15
        if (((open >> face) & 1) === 0) continue
        open ^= 1 << face
        for (let k = first; k < end; k++) {
          const w = S[k]
          moves[n] = ADD | (face << 4) | ((w >> NUMBER) << 8)
          n += (INFO[w & SHAPE] >> face) & 1
        }
      }
    }
    const order = S[STORE_ORDER + p]
    if (((order >> 24) & WEAPONS) !== 0 && (has & SOLDIER_THERE) !== 0) n = attacks(p, order, has, n)
    moves[n++] = DONE
    return n
  }

  function attacks(p, order, has, n) {
    for (let rest = order & 0xffffff; rest !== 0; rest >>= 3) {
      const weapon = (rest & 7) - 1
      if (weapon > BULLETS || (weapon === CANNON_SHOT && (has & GUN_THERE) === 0)) continue
      for (let victim = 0; victim < players; victim++) {
        if (victim === p) continue
        const first = TABLE + victim * MOST_PATROLS,
          end = first + S[PATROLS + victim],
          head = ATTACK | (weapon << 4) | (victim << 7)
        if (weapon === BULLETS || weapon === DYNAMITE) {
          const wanted = weapon === BULLETS ? 15 : 7 << 4
          for (let i = first; i < end; i++) {
            const w = S[i]
            if ((w & wanted) !== 0) moves[n++] = head | ((w >> NUMBER) << 9) | (NO_TARGET << 16)
          }
        } else n = weapon === HAND_BOMB ? bombs(head, first, end, n) : shots(head, first, end, n)
      }
    }
    return n
  }

  /** Two soldiers, or the only one. Of one and the same two, the one of the earlier colour or patrol comes first. */
  function bombs(head, first, end, n) {
    let soldiers = 0
    for (let i = first; i < end; i++) soldiers += S[i] & 15
    for (let i = first; i < end; i++) {
      const a = S[i]
      if ((a & 15) === 0) continue
      const one = head | ((a >> NUMBER) << 9)
      if (soldiers === 1) {
        moves[n++] = one | (NO_TARGET << 16)
        continue
      }
      const colour = (a >> COLOUR) & 3
      for (let k = first; k < end; k++) {
        const b = S[k],
          other = (b >> COLOUR) & 3
        if (k === i ? (a & 15) < 2 : (b & 15) === 0) continue
        if (colour < other || (colour === other && a >> NUMBER <= b >> NUMBER))
          moves[n++] = one | ((b >> NUMBER) << 16)
      }
    }
    return n
  }

  /** A soldier and a cannon, or what there is of them. */
  function shots(head, first, end, n) {
    let all = 0
    for (let i = first; i < end; i++) all |= S[i]
    const cannons = all & (7 << 4)
    if ((all & 15) === 0) {
      for (let k = first; k < end; k++)
        if ((S[k] & (7 << 4)) !== 0) moves[n++] = head | (NO_TARGET << 9) | ((S[k] >> NUMBER) << 16)
      return n
    }
    for (let i = first; i < end; i++) {
      if ((S[i] & 15) === 0) continue
      const one = head | ((S[i] >> NUMBER) << 9)
      if (cannons === 0) moves[n++] = one | (NO_TARGET << 16)
      else
        for (let k = first; k < end; k++)
          if ((S[k] & (7 << 4)) !== 0) moves[n++] = one | ((S[k] >> NUMBER) << 16)
    }
    return n
  }

  function replies() {
    const victim = S[VICTIM],
      a = S[TARGET_A],
      b = S[TARGET_B],
      has = S[HAS + victim]
    let n = 0
    for (let rest = S[STORE_ORDER + victim] & 0xffffff; rest !== 0; rest >>= 3) {
      const remedy = (rest & 7) - 1
      if (remedy === MEDICAL_BAG && (has & NURSE_THERE) !== 0) {
        if (a < NO_TARGET) moves[n++] = DEFEND | (MEDICAL_BAG << 4)
        if (b < NO_TARGET && a !== b) moves[n++] = DEFEND | (MEDICAL_BAG << 4) | (1 << 7)
      } else if (remedy === TOOLS && (has & MECHANIC_THERE) !== 0) {
        if (a > NO_TARGET) moves[n++] = DEFEND | (TOOLS << 4)
        if (b > NO_TARGET && a !== b) moves[n++] = DEFEND | (TOOLS << 4) | (1 << 7)
      }
    }
    moves[n++] = DONE
    return n
  }

  const stats = { games: 0, plies: 0, moves: 0, wins: [0, 0, 0, 0], draws: 0, checksum: 0 }

  /** One game between players who move at random. The checksum tells of every list how long it was and what was taken. */
  function playout(low, high) {
    begin(low, high)
    let total = 0,
      sum = 0,
      counter = 0
    while (S[AT] !== OVER) {
      const n = legal()
      let pick = 0
      if (n === 1) counter++
      else {
        let word
        do word = scramble(scramble(++counter ^ high) ^ low) >>> 0
        while (word > LAST[n])
        pick = remainder(word, n)
      }
      total += n
      sum = (Math.imul(sum, 31) + (n << 10) + pick) | 0
      apply(moves[pick])
    }
    for (let p = 0; p < players; p++) sum = (Math.imul(sum, 31) + S[SCORE + p]) | 0
    const winner = S[WINNER]
    stats.games++
    stats.plies += S[PLY]
    stats.moves += total
    if (winner < 0) stats.draws++
    else stats.wins[winner]++
    stats.checksum = sum
  }

  const decider = () => S[DECIDER]
  const site = () => S[AT]
  const winner = () => S[WINNER]
  const score = (p) => S[SCORE + p]
  return { begin, legal, apply, playout, stats, moves, state: S, decider, site, winner, score }
}
