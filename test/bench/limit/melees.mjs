// Hand-written engine of the engagements of Pocket Battles: three of them from the start, as in
// `rulesets/yardstick-melees.yaml`, carried on, answered, paid for in counters, and allotted hit by hit, round by round until
// the points decide. What somebody would write who needs this only and knows the machine: the whole game is one Int32Array,
// what a unit rolls is a word of six small counts, and every decision lists all legal moves, in the order of the ruleset.

const SECTORS = 3,
  UNITS = 2 * SECTORS, // unit 2s is that of north in sector s, and 2s + 1 that of south
  SIZE = 3, // troops of a unit at the start
  TROOPS = UNITS * SIZE,
  COUNTERS = 5,
  ROUNDS = 50,
  FACE_BITS = 4

/** Troops unit by unit: points, wound points, and what is printed on their dice. */
const PRINT = [
  [4, 2, [2, 3, 6]],
  [4, 1, [3, 3, 4, 4]],
  [2, 1, [2, 3]],
  [2, 2, [5]],
  [3, 1, [3, 4]],
  [2, 1, [3]],
  [4, 2, [4, 5, 6]],
  [2, 1, [3, 4]],
  [2, 1, [4, 5]],
  [2, 2, [6]],
  [3, 1, [4, 5]],
  [2, 1, [4]],
  [4, 1, [5, 5, 6, 6]],
  [2, 1, [5, 6]],
  [2, 1, [2, 6]],
  [3, 1, [5, 6]],
  [3, 1, [3, 6]],
  [2, 1, [5]],
]
const POINTS = Int32Array.from(PRINT, ([points]) => points),
  HITS = Int32Array.from(PRINT, ([, hits]) => hits),
  STRIKES = Int32Array.from(PRINT, ([, , dice]) =>
    dice.reduce((sum, die) => sum + (1 << (FACE_BITS * (die - 1))), 0),
  )
const FIELDED = [26, 22]

export const SITE = { over: 0, turn: 1, allot: 2, answer: 3, relief: 4, recovery: 5 }
const OVER = SITE.over,
  TURN = SITE.turn,
  ALLOT = SITE.allot,
  ANSWER = SITE.answer,
  RELIEF = SITE.relief,
  RECOVERY = SITE.recovery

/** The lowest bits of a move; a troop or the unit that acts stands from bit 4 on, another unit from bit 10 on. */
export const MOVE = {
  done: 0,
  press: 1,
  pass: 2,
  lose: 3,
  wound: 4,
  order: 5,
  passed: 6,
  answer: 7,
  'give up': 8,
}

export const REASON = { half: 0, points: 1 }

// The state.
let next = 0
const room = (words) => (next += words) - words
const AT = room(1), // the site
  SEAT = room(1),
  ACTIVE = room(1), // whose turn it is
  WINNER = room(1),
  WHY = room(1),
  PLY = room(1),
  ROUND = room(1),
  PENDING = room(1),
  VICTIM = room(1),
  ATTACKER = room(1),
  DEFENDER = room(1),
  ANSWERED = room(1),
  ROLLS = room(1),
  LOW = room(1),
  HIGH = room(1),
  RESERVE = room(2),
  PASSED = room(2),
  SPENT = room(2),
  TAKEN = room(2), // points of enemy troops
  WOUNDED = room(2), // how many troops of a player have wounds
  ENGAGED = room(1), // bits of sectors in which units are in contact
  ORDERS = room(UNITS),
  ALIVE = room(UNITS), // bits of the troops that a unit still has
  DICE = room(UNITS), // what is printed on these, as counts of the six faces
  LEFT = room(TROOPS) // wound points that are left
const STATE = next

const ROLL_SALT = 0x1b873593,
  STEP = 0x9e3779b1,
  MOST_MOVES = 64,
  LAST = new Uint32Array(MOST_MOVES + 1),
  INVERSE = new Float64Array(MOST_MOVES + 1)
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

/** The remainder of an unsigned word, by a product instead of a division. */
function remainder(word, n) {
  const left = (word - Math.imul((word * INVERSE[n]) | 0, n)) | 0
  return left < 0 ? left + n : left >= n ? left - n : left
}

export function makeMelees() {
  const S = new Int32Array(STATE)
  const moves = new Int32Array(MOST_MOVES)

  function die() {
    const a = scramble(S[LOW] ^ ROLL_SALT),
      b = scramble((S[HIGH] + ROLL_SALT) | 0)
    let word
    do word = scramble(scramble((a + Math.imul(S[ROLLS]++, STEP)) | 0) ^ b) >>> 0
    while (word > LAST[6])
    return remainder(word, 6)
  }

  function begin(low, high) {
    S.fill(0)
    S[LOW] = low
    S[HIGH] = high
    S.fill(COUNTERS, RESERVE, RESERVE + 2)
    S[ENGAGED] = (1 << SECTORS) - 1
    for (let troop = 0; troop < TROOPS; troop++) {
      const unit = (troop / SIZE) | 0
      S[LEFT + troop] = HITS[troop]
      S[DICE + unit] += STRIKES[troop]
    }
    S.fill((1 << SIZE) - 1, ALIVE, ALIVE + UNITS)
    nextRound()
  }

  function nextRound() {
    S[ROUND]++
    relieve(0)
  }

  /** With no counter on either side each gives up a troop that has wounds. */
  function relieve(from) {
    if (S[RESERVE] === 0 && S[RESERVE + 1] === 0)
      for (let p = from; p < 2; p++)
        if (S[WOUNDED + p] > 0) {
          S[AT] = RELIEF
          S[SEAT] = p
          return
        }
    nextTurn((S[ROUND] & 1) ^ 1)
  }

  function nextTurn(first) {
    const p = S[RESERVE + first] > 0 ? first : 1 - first
    if (S[RESERVE + p] === 0) return endRound()
    S[AT] = TURN
    S[SEAT] = S[ACTIVE] = p
  }

  function endRound() {
    const north = 2 * S[TAKEN + 1] >= FIELDED[0],
      south = 2 * S[TAKEN] >= FIELDED[1]
    if (north !== south) finish(north ? 1 : 0, REASON.half)
    else if (north) byPoints()
    else recover(0)
  }

  function recover(from) {
    for (let p = from; p < 2; p++)
      if (S[WOUNDED + p] > 0) {
        S[AT] = RECOVERY
        S[SEAT] = p
        return
      }
    for (let unit = 0; unit < UNITS; unit++) {
      S[RESERVE + (unit & 1)] += S[ORDERS + unit]
      S[ORDERS + unit] = 0
    }
    for (let p = 0; p < 2; p++) {
      S[RESERVE + p] += S[PASSED + p] + S[SPENT + p]
      S[PASSED + p] = S[SPENT + p] = 0
    }
    if (S[ROUND] >= ROUNDS) byPoints()
    else nextRound()
  }

  const byPoints = () => finish(S[TAKEN] > S[TAKEN + 1] ? 0 : 1, REASON.points)

  function finish(winner, why) {
    S[AT] = OVER
    S[WINNER] = winner
    S[WHY] = why
  }

  function strike(attacker, defender) {
    const hits = (S[DICE + attacker] >> (FACE_BITS * die())) & ((1 << FACE_BITS) - 1)
    if (hits === 0) return afterStrike()
    S[VICTIM] = defender
    S[PENDING] = hits
    S[AT] = ALLOT
    S[SEAT] = defender & 1
  }

  function afterStrike() {
    if (S[ANSWERED] === 0 && S[ALIVE + S[DEFENDER]] !== 0) {
      S[AT] = ANSWER
      S[SEAT] = S[DEFENDER] & 1
    } else endAction()
  }

  function endAction() {
    if (S[ALIVE + S[ATTACKER]] === 0 || S[ALIVE + S[DEFENDER]] === 0) S[ENGAGED] &= ~(1 << (S[ATTACKER] >> 1))
    nextTurn(1 - S[ACTIVE])
  }

  function eliminate(troop) {
    const unit = (troop / SIZE) | 0,
      p = unit & 1,
      wounds = HITS[troop] - S[LEFT + troop]
    if (wounds > 0) {
      S[WOUNDED + p]--
      S[SPENT + p] += wounds
    }
    S[TAKEN + 1 - p] += POINTS[troop]
    S[DICE + unit] -= STRIKES[troop]
    S[ALIVE + unit] &= ~(1 << (troop % SIZE))
    if (S[ALIVE + unit] !== 0) return
    S[SPENT + p] += S[ORDERS + unit]
    S[ORDERS + unit] = 0
    S[ENGAGED] &= ~(1 << (unit >> 1))
  }

  function legal() {
    switch (S[AT]) {
      case TURN:
        return turns()
      case ALLOT:
        return allotments()
      case ANSWER:
        moves[0] = MOVE.answer
        moves[1] = MOVE.done
        return 2
      case RELIEF:
        return wounded()
      default: {
        const n = wounded()
        moves[n] = MOVE.done
        return n + 1
      }
    }
  }

  function turns() {
    const p = S[SEAT],
      reserve = S[RESERVE + p]
    let n = 0
    for (let sector = 0; sector < SECTORS; sector++) {
      const unit = 2 * sector + p
      if ((S[ENGAGED] >> sector) & 1 && S[ORDERS + unit] < reserve)
        moves[n++] = MOVE.press | (unit << 4) | ((unit ^ 1) << 10)
    }
    moves[n] = MOVE.pass
    return n + 1
  }

  function allotments() {
    const unit = S[VICTIM],
      p = unit & 1,
      first = unit * SIZE
    let n = 0
    for (let rest = S[ALIVE + unit]; rest !== 0; rest &= rest - 1)
      moves[n++] = MOVE.lose | ((first + 31 - Math.clz32(rest & -rest)) << 4)
    for (let rest = S[ALIVE + unit]; rest !== 0; rest &= rest - 1) {
      const troop = first + 31 - Math.clz32(rest & -rest)
      if (S[LEFT + troop] < 2) continue
      if (S[RESERVE + p] > 0) moves[n++] = MOVE.wound | (troop << 4)
      else n = givers(n, p, troop)
    }
    if (S[RESERVE + p] === 0 && S[PASSED + p] > 0)
      for (let rest = S[ALIVE + unit]; rest !== 0; rest &= rest - 1) {
        const troop = first + 31 - Math.clz32(rest & -rest)
        if (S[LEFT + troop] > 1) moves[n++] = MOVE.passed | (troop << 4)
      }
    return n
  }

  /** Units that have orders, those at home first. */
  function givers(n, p, troop) {
    for (let engaged = 0; engaged < 2; engaged++)
      for (let sector = 0; sector < SECTORS; sector++)
        if (((S[ENGAGED] >> sector) & 1) === engaged && S[ORDERS + 2 * sector + p] > 0)
          moves[n++] = MOVE.order | (troop << 4) | ((2 * sector + p) << 10)
    return n
  }

  function wounded() {
    const p = S[SEAT]
    let n = 0
    for (let engaged = 0; engaged < 2; engaged++)
      for (let sector = 0; sector < SECTORS; sector++) {
        const unit = 2 * sector + p
        if (((S[ENGAGED] >> sector) & 1) !== engaged) continue
        for (let rest = S[ALIVE + unit]; rest !== 0; rest &= rest - 1) {
          const troop = unit * SIZE + 31 - Math.clz32(rest & -rest)
          if (S[LEFT + troop] < HITS[troop]) moves[n++] = MOVE['give up'] | (unit << 4) | (troop << 10)
        }
      }
    return n
  }

  function apply(move) {
    const p = S[SEAT],
      thing = (move >> 4) & 63,
      other = move >> 10
    S[PLY]++
    switch (move & 15) {
      case MOVE.press: {
        const cost = S[ORDERS + thing] + 1
        S[RESERVE + p] -= cost
        S[ORDERS + thing] += cost
        S[ATTACKER] = thing
        S[DEFENDER] = other
        S[ANSWERED] = 0
        return strike(thing, other)
      }
      case MOVE.pass:
        S[RESERVE + p]--
        S[PASSED + p]++
        return nextTurn(1 - p)
      case MOVE.lose:
        S[PENDING] -= Math.min(S[PENDING], S[LEFT + thing])
        eliminate(thing)
        return allotted()
      case MOVE.wound:
        S[RESERVE + p]--
        return hurt(thing)
      case MOVE.order:
        S[ORDERS + other]--
        return hurt(thing)
      case MOVE.passed:
        S[PASSED + p]--
        return hurt(thing)
      case MOVE.answer:
        S[ANSWERED] = 1
        return strike(S[DEFENDER], S[ATTACKER])
      case MOVE['give up']:
        eliminate(other)
        if (S[AT] === RELIEF) relieve(p + 1)
        else recover(p)
        return
      default:
        if (S[AT] === ANSWER) endAction()
        else recover(p + 1)
    }
  }

  function hurt(troop) {
    if (S[LEFT + troop]-- === HITS[troop]) S[WOUNDED + S[SEAT]]++
    S[PENDING]--
    allotted()
  }

  function allotted() {
    if (S[PENDING] === 0 || S[ALIVE + S[VICTIM]] === 0) afterStrike()
  }

  const stats = { games: 0, plies: 0, moves: 0, wins: [0, 0], checksum: 0 }

  /** One game between players who move at random. The checksum tells of every list how long it was and what was taken. */
  function playout(low, high) {
    begin(low, high)
    let total = 0,
      sum = 0,
      counter = 0
    while (S[AT] !== OVER) {
      const n = legal()
      let word
      do word = scramble(scramble(++counter ^ high) ^ low) >>> 0
      while (word > LAST[n])
      const pick = remainder(word, n)
      total += n
      sum = (Math.imul(sum, 31) + (n << 10) + pick) | 0
      apply(moves[pick])
    }
    stats.games++
    stats.plies += S[PLY]
    stats.moves += total
    stats.wins[S[WINNER]]++
    stats.checksum = sum
  }

  const decider = () => S[SEAT]
  const site = () => S[AT]
  const winner = () => S[WINNER]
  const reason = () => S[WHY]
  return { begin, legal, apply, playout, stats, moves, state: S, decider, site, winner, reason }
}
