// Hand-written engine of Toy Battle on any of its terrains: what somebody would write who needs this game only and knows
// the machine. The whole game is one Int32Array. Sets of spaces are bits of a word, and so are sets of troops: who holds
// what, on which spaces a strength may be placed, where a way leads. Nothing is searched that a mask tells. Every decision
// lists all legal moves, in the order of the ruleset.
// Rules: rulesets/battle/toy-battle/toy-battle.yaml, options as they are given.
// All in one file: constants of another module would be looked up each time, which costs a third of the speed.

const KINDS = 8,
  COPIES = 3,
  TROOPS = KINDS * COPIES, // of one player; troops of the other one are counted on from there
  PIECES = 2 * TROOPS,
  MOST_SPACES = 32,
  MOST_REGIONS = 32,
  RACK_SIZE = 8,
  BOXED = 4,
  MOST_EXTRA = 24
const KITE = 0,
  SCOUT = 1,
  CORPORAL = 2,
  JOUSTER = 3,
  HOPPER = 4,
  FOX = 5,
  TRUMPETER = 6

/** Signs of special bases, in the order of the ruleset; 0 is none. */
export const SIGN = { 'fall back': 1, reinforce: 2, erupt: 3, recover: 4, 'lay down': 5, silence: 6 }
const SILENCE = SIGN.silence

/** What is asked for: the turn, an extra troop, then effects of troops and of bases. */
export const SITE = {
  over: 0,
  turn: 1,
  extra: 2,
  call: 3,
  knock: 4,
  rob: 5,
  back: 6,
  cloud: 7,
  hurl: 8,
  recover: 9,
  lay: 10,
}
const OVER = SITE.over,
  TURN = SITE.turn,
  EXTRA_TROOP = SITE.extra,
  CALL = SITE.call,
  KNOCK = SITE.knock,
  ROB = SITE.rob,
  BACK = SITE.back,
  CLOUD = SITE.cloud,
  HURL = SITE.hurl,
  RECOVER = SITE.recover,
  LAY = SITE.lay
// What a base does, by its sign.
const SITE_OF_SIGN = [OVER, BACK, CLOUD, HURL, RECOVER, LAY, OVER]

/** The lowest bits of a move; a troop stands from bit 4 on, a space from bit 10 on. */
export const MOVE = {
  done: 0,
  draw: 1,
  place: 2,
  call: 3,
  knock: 4,
  rob: 5,
  back: 6,
  hurl: 7,
  recover: 8,
  lay: 9,
}

/** Why a game is over. */
export const REASON = { objective: 0, medals: 1, headquarters: 2 }

// The state.
let next = 0
const room = (words) => (next += words) - words
const AT = room(1), // the site
  SEAT = room(1),
  WINNER = room(1),
  WHY = room(1),
  PLY = room(1),
  TURNS = room(1),
  EXTRA = room(1),
  EXTRAS = room(1), // extra troops of this turn that may still be asked for
  PLACED = room(1),
  THERE = room(1), // the space whose effect is asked for
  CALLED = room(1), // how many a scout or trumpeter draws
  QUEUE_AT = room(1),
  QUEUE_END = room(1),
  SHUFFLES = room(1), // the game's chance
  DRAWS = room(1),
  LOW = room(1),
  HIGH = room(1),
  MEDALS = room(2),
  HELD = room(2), // spaces on top of which a troop of a player lies
  VISIBLE = room(2), // troops of a player that lie on top
  LYING = room(2), // troops that lie face down
  RESERVE_AT = room(2), // the reserve is what lies from here to its end
  RACKED = room(2),
  DISCARDED = room(2),
  TOPS = room(2 * KINDS), // spaces on top of which a troop of a player and a kind lies
  OPEN_REGIONS = room(1), // bits of regions that still have medals
  TOP = room(MOST_SPACES),
  PENDING = room(MOST_SPACES),
  QUEUE = room(MOST_SPACES),
  SPOT = room(PIECES), // where a troop lies, if that is on the field
  BELOW = room(PIECES), // what lies below it
  RESERVE = room(PIECES),
  RACK = room(2 * RACK_SIZE),
  DISCARDS = room(PIECES),
  LEFT = room(MOST_REGIONS)
const STATE = next

const MOST_MOVES = 4096
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

// The kind of each troop, counted from 0 for each player.
const KIND = Int32Array.from({ length: PIECES }, (_, troop) => ((troop % TROOPS) / COPIES) | 0)

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

/**
 * Builds an engine for a terrain: spaces by number, sets of them as bits. Its state is one array, which may be copied away
 * and put back.
 */
export function makeToyBattle({
  near,
  bases,
  headquarters,
  signs,
  admits,
  regions,
  objective,
  special,
  turnLimit,
}) {
  const S = new Int32Array(STATE)
  const moves = new Int32Array(MOST_MOVES)
  const NEAR = Int32Array.from(near)
  const SIGNS = Int32Array.from(signs, (sign) => (special ? sign : 0))
  const BASES = bases
  const HOME = Int32Array.from(headquarters)
  const AROUND = Int32Array.from(regions, ({ around }) => around)
  const MEDALS_OF = Int32Array.from(regions, ({ medals }) => medals)
  const REGIONS = regions.length
  // Spaces that let in a kind, spaces that silence, and regions that a space is on the border of.
  const ADMITS = Int32Array.from({ length: KINDS }, (_, kind) =>
    near.reduce(
      (set, _n, space) =>
        !special || admits[space] === 0 || (admits[space] >> kind) & 1 ? set | (1 << space) : set,
      0,
    ),
  )
  const LOUD = SIGNS.reduce((set, sign, space) => (sign === SILENCE ? set : set | (1 << space)), 0)
  const BORDERS = Int32Array.from(near, (_, space) =>
    regions.reduce((set, { around }, region) => ((around >> space) & 1 ? set | (1 << region) : set), 0),
  )

  function below(n) {
    if (n <= 1) return 0
    const a = scramble(S[LOW] ^ RANDOM_SALT),
      b = scramble((S[HIGH] + RANDOM_SALT) | 0)
    let word
    do word = scramble(scramble((a + Math.imul(S[DRAWS]++, STEP)) | 0) ^ b) >>> 0
    while (word > LAST[n])
    return remainder(word, n)
  }

  function shuffle(first) {
    const a = scramble(S[LOW] ^ SHUFFLE_SALT),
      b = scramble((S[HIGH] + SHUFFLE_SALT) | 0)
    let drawn = S[SHUFFLES]
    for (let left = TROOPS - 1; left > 0; left--) {
      const n = left + 1
      let word
      do word = scramble(scramble((a + Math.imul(drawn++, STEP)) | 0) ^ b) >>> 0
      while (word > LAST[n])
      const other = first + remainder(word, n),
        kept = S[first + left]
      S[first + left] = S[other]
      S[other] = kept
    }
    S[SHUFFLES] = drawn
  }

  /** A new game, from the two words of a seed; goes on to the first decision. */
  function begin(low, high) {
    S.fill(0)
    S[LOW] = low
    S[HIGH] = high
    for (let space = 0; space < NEAR.length; space++) S[TOP + space] = -1
    for (let p = 0; p < 2; p++) {
      const first = RESERVE + p * TROOPS
      for (let i = 0; i < TROOPS; i++) S[first + i] = p * TROOPS + i
      shuffle(first)
      S[RESERVE_AT + p] = BOXED
    }
    for (let region = 0; region < REGIONS; region++) S[LEFT + region] = MEDALS_OF[region]
    S[OPEN_REGIONS] = (1 << REGIONS) - 1
    const p = below(2)
    draw(p, 3)
    draw(1 - p, 4)
    S[SEAT] = p
    beginTurn()
  }

  const canDraw = (p) => S[RESERVE_AT + p] < TROOPS && S[RACKED + p] < RACK_SIZE

  function draw(p, most) {
    let at = S[RESERVE_AT + p],
      held = S[RACKED + p]
    for (let i = 0; i < most && at < TROOPS && held < RACK_SIZE; i++)
      S[RACK + p * RACK_SIZE + held++] = S[RESERVE + p * TROOPS + at++]
    S[RESERVE_AT + p] = at
    S[RACKED + p] = held
  }

  function beginTurn() {
    S[EXTRA] = 0
    S[EXTRAS] = MOST_EXTRA
    S[PLACED] = 0
    if (S[TURNS] >= turnLimit) return countMedals()
    S[TURNS]++
    if (canDraw(S[SEAT]) || places(0, true) > 0) S[AT] = TURN
    else countMedals()
  }

  function countMedals() {
    const p = S[SEAT]
    over(S[MEDALS + p] > S[MEDALS + 1 - p] ? p : 1 - p, REASON.medals)
  }

  function over(winner, why) {
    S[AT] = OVER
    S[WINNER] = winner
    S[WHY] = why
  }

  /** All troops of the turn first. */
  function nextTroop() {
    if (S[EXTRA] > 0 && S[EXTRAS] > 0) {
      S[EXTRA]--
      S[EXTRAS]--
      S[AT] = EXTRA_TROOP
      return
    }
    // Then the bases, in the order in which they were taken; a turn has few of them.
    let count = 0
    if (S[PLACED] > 0)
      for (let rest = BASES; rest !== 0; rest &= rest - 1) {
        const space = 31 - Math.clz32(rest & -rest),
          order = S[PENDING + space]
        if (order === 0) continue
        let i = count++
        for (; i > 0 && S[PENDING + S[QUEUE + i - 1]] > order; i--) S[QUEUE + i] = S[QUEUE + i - 1]
        S[QUEUE + i] = space
      }
    S[QUEUE_AT] = 0
    S[QUEUE_END] = count
    nextBase()
  }

  function nextBase() {
    const p = S[SEAT]
    while (S[QUEUE_AT] < S[QUEUE_END]) {
      const space = S[QUEUE + S[QUEUE_AT]]
      if (S[PENDING + space] > 0 && (S[HELD + p] >> space) & 1) {
        const site = SITE_OF_SIGN[SIGNS[space]]
        if (site !== OVER) {
          S[THERE] = space
          S[AT] = site
          return
        }
      }
      S[PENDING + space] = 0
      S[QUEUE_AT]++
    }
    if (S[LYING + p] !== 0) {
      // Only those on the rack stand up.
      const first = RACK + p * RACK_SIZE,
        end = first + S[RACKED + p]
      for (let i = first; i < end; i++) S[LYING + p] &= ~(1 << (S[i] - p * TROOPS))
    }
    S[SEAT] = 1 - p
    beginTurn()
  }

  function baseDone() {
    S[PENDING + S[THERE]] = 0
    S[QUEUE_AT]++
    nextBase()
  }

  /** A troop comes to lie on top of a space. */
  function cover(troop, space) {
    const below = S[TOP + space]
    if (below >= 0) hide(below, space)
    S[BELOW + troop] = below
    S[SPOT + troop] = space
    S[TOP + space] = troop
    show(troop, space)
  }

  /** The troop on top of a space leaves it. */
  function uncover(troop) {
    const space = S[SPOT + troop],
      below = S[BELOW + troop]
    hide(troop, space)
    S[TOP + space] = below
    if (below >= 0) show(below, space)
  }

  function show(troop, space) {
    const p = troop < TROOPS ? 0 : 1,
      bit = 1 << space
    S[HELD + p] |= bit
    S[TOPS + p * KINDS + KIND[troop]] |= bit
    S[VISIBLE + p] |= 1 << (troop - p * TROOPS)
  }

  function hide(troop, space) {
    const p = troop < TROOPS ? 0 : 1,
      bit = 1 << space
    S[HELD + p] &= ~bit
    S[TOPS + p * KINDS + KIND[troop]] &= ~bit
    S[VISIBLE + p] &= ~(1 << (troop - p * TROOPS))
  }

  /** Regions around these spaces that somebody controls now; gives whether that ends the game. */
  function look(borders) {
    for (let rest = borders & S[OPEN_REGIONS]; rest !== 0; rest &= rest - 1) {
      const region = 31 - Math.clz32(rest & -rest),
        around = AROUND[region]
      for (let p = 0; p < 2; p++)
        if ((around & ~S[HELD + p]) === 0) {
          S[MEDALS + p] += S[LEFT + region]
          S[LEFT + region] = 0
          S[OPEN_REGIONS] &= ~(1 << region)
        }
    }
    const p = S[SEAT]
    if (S[MEDALS + p] >= objective) over(p, REASON.objective)
    else if (S[MEDALS + 1 - p] >= objective) over(1 - p, REASON.objective)
    else return false
    return true
  }

  function fromRack(p, troop) {
    const first = RACK + p * RACK_SIZE,
      last = first + --S[RACKED + p]
    let i = first
    while (S[i] !== troop) i++
    for (; i < last; i++) S[i] = S[i + 1]
  }

  const toRack = (p, troop) => {
    S[RACK + p * RACK_SIZE + S[RACKED + p]++] = troop
  }

  const discard = (p, troop) => {
    S[DISCARDS + p * TROOPS + S[DISCARDED + p]++] = troop
  }

  function place(troop, space) {
    const p = S[SEAT]
    fromRack(p, troop)
    cover(troop, space)
    if (look(BORDERS[space])) return
    if ((HOME[1 - p] >> space) & 1) return over(p, REASON.headquarters)
    S[PENDING + space] = ++S[PLACED]
    if (SIGNS[space] === SILENCE) return nextTroop()
    S[THERE] = space
    switch (KIND[troop]) {
      case SCOUT:
        S[CALLED] = 2
        S[AT] = CALL
        return
      case CORPORAL:
        S[EXTRA]++
        return nextTroop()
      case JOUSTER:
        S[AT] = KNOCK
        return
      case FOX:
        S[AT] = ROB
        return
      case TRUMPETER:
        S[CALLED] = 1
        S[AT] = CALL
        return
      default:
        return nextTroop()
    }
  }

  /** Plays a legal move, and goes on to the next decision or the end. */
  function apply(move) {
    S[PLY]++
    const p = S[SEAT],
      troop = (move >> 4) & 63
    switch (S[AT]) {
      case TURN:
        if (move === MOVE.draw) {
          draw(p, 2)
          return nextTroop()
        }
        return place(troop, move >> 10)
      case EXTRA_TROOP:
        return move === MOVE.done ? nextTroop() : place(troop, move >> 10)
      case CALL:
        if (move !== MOVE.done) draw(p, S[CALLED])
        return nextTroop()
      case KNOCK:
        if (move !== MOVE.done) {
          uncover(troop)
          discard(1 - p, troop)
          if (look(BORDERS[S[SPOT + troop]])) return
        }
        return nextTroop()
      case ROB:
        if (move !== MOVE.done) {
          const taken = S[RACK + (1 - p) * RACK_SIZE + below(S[RACKED + 1 - p])]
          fromRack(1 - p, taken)
          discard(1 - p, taken)
        }
        return nextTroop()
      case BACK:
        if (move !== MOVE.done) {
          const space = S[SPOT + troop]
          S[PENDING + space] = 0
          uncover(troop)
          toRack(p, troop)
          if (look(BORDERS[space])) return
        }
        return baseDone()
      case CLOUD:
        if (move !== MOVE.done) draw(p, 1)
        return baseDone()
      case HURL:
        if (move !== MOVE.done) {
          const from = S[SPOT + troop],
            to = move >> 10
          uncover(troop)
          cover(troop, to)
          if (look(BORDERS[from] | BORDERS[to])) return
        }
        return baseDone()
      case RECOVER:
        if (move !== MOVE.done) {
          const first = DISCARDS + p * TROOPS,
            last = first + --S[DISCARDED + p]
          let i = first
          while (S[i] !== troop) i++
          for (; i < last; i++) S[i] = S[i + 1]
          toRack(p, troop)
        }
        return baseDone()
      default:
        if (move !== MOVE.done) layDown(1 - p)
        return baseDone()
    }
  }

  function layDown(p) {
    const first = RACK + p * RACK_SIZE,
      end = first + S[RACKED + p],
      lying = S[LYING + p]
    let count = 0
    for (let i = first; i < end; i++) count += ~(lying >> (S[i] - p * TROOPS)) & 1
    let hit = below(count)
    for (let i = first; i < end; i++)
      if (((lying >> (S[i] - p * TROOPS)) & 1) === 0 && hit-- === 0) {
        S[LYING + p] |= 1 << (S[i] - p * TROOPS)
        return
      }
  }

  /** Writes all legal moves into `moves`; returns how many. */
  function legal() {
    const p = S[SEAT]
    let n = 0
    switch (S[AT]) {
      case TURN:
        if (canDraw(p)) moves[n++] = MOVE.draw
        return places(n, false)
      case EXTRA_TROOP:
        n = places(0, false)
        break
      case CALL:
      case CLOUD:
        if (canDraw(p)) moves[n++] = MOVE.call
        break
      case KNOCK:
        n = neighbours(n, MOVE.knock)
        break
      case ROB:
        if (S[RACKED + 1 - p] > 0) moves[n++] = MOVE.rob
        break
      case BACK:
        if (S[RACKED + p] < RACK_SIZE) {
          const there = S[TOP + S[THERE]] - p * TROOPS
          for (let rest = S[VISIBLE + p] & ~(1 << there); rest !== 0; rest &= rest - 1)
            moves[n++] = MOVE.back | ((p * TROOPS + 31 - Math.clz32(rest & -rest)) << 4)
        }
        break
      case HURL:
        n = neighbours(n, MOVE.hurl)
        break
      case RECOVER:
        if (S[RACKED + p] < RACK_SIZE)
          n = firstOfEach(DISCARDS + p * TROOPS, S[DISCARDED + p], MOVE.recover, n)
        break
      default: {
        const first = RACK + (1 - p) * RACK_SIZE,
          end = first + S[RACKED + 1 - p]
        for (let i = first; i < end; i++)
          if (((S[LYING + 1 - p] >> (S[i] - (1 - p) * TROOPS)) & 1) === 0) {
            moves[n++] = MOVE.lay
            break
          }
      }
    }
    moves[n++] = MOVE.done
    return n
  }

  /** Where ways over own bases lead from the own headquarters. */
  function ways(p) {
    const held = S[HELD + p]
    let from = HOME[p],
      reached = 0
    for (let fresh = from; fresh !== 0;) {
      let spread = 0
      for (let rest = fresh; rest !== 0; rest &= rest - 1) spread |= NEAR[31 - Math.clz32(rest & -rest)]
      reached |= spread
      fresh = spread & held & BASES & ~from
      from |= fresh
    }
    return reached
  }

  /** Placements; or only whether there is one. */
  function places(n, one) {
    const p = S[SEAT],
      enemy = TOPS + (1 - p) * KINDS,
      first = RACK + p * RACK_SIZE,
      end = first + S[RACKED + p],
      lying = S[LYING + p],
      reached = ways(p),
      free = (BASES & ~S[HELD + 1 - p]) | HOME[1 - p]
    let seen = 0
    for (let i = first; i < end; i++) {
      const troop = S[i],
        kind = KIND[troop]
      if ((seen >> kind) & 1 || (lying >> (troop - p * TROOPS)) & 1) continue
      seen |= 1 << kind
      let open = free
      if (kind === KITE) open |= S[HELD + 1 - p] & BASES
      else for (let weaker = 0; weaker < kind; weaker++) open |= S[enemy + weaker]
      open &= ADMITS[kind] & (kind === HOPPER ? reached | (BASES & LOUD) : reached)
      if (one && open !== 0) return 1
      for (; open !== 0; open &= open - 1)
        moves[n++] = MOVE.place | (troop << 4) | ((31 - Math.clz32(open & -open)) << 10)
    }
    return n
  }

  /** Visible enemy troops next to the space whose effect it is, with the bases next to them if they are moved there. */
  function neighbours(n, move) {
    const p = S[SEAT]
    let troops = 0
    for (let rest = NEAR[S[THERE]] & S[HELD + 1 - p]; rest !== 0; rest &= rest - 1)
      troops |= 1 << (S[TOP + 31 - Math.clz32(rest & -rest)] - (1 - p) * TROOPS)
    for (; troops !== 0; troops &= troops - 1) {
      const troop = (1 - p) * TROOPS + 31 - Math.clz32(troops & -troops)
      if (move === MOVE.knock) moves[n++] = move | (troop << 4)
      else
        for (let goals = NEAR[S[SPOT + troop]] & BASES; goals !== 0; goals &= goals - 1)
          moves[n++] = move | (troop << 4) | ((31 - Math.clz32(goals & -goals)) << 10)
    }
    return n
  }

  /** One of those of one kind that stand, and one of those that lie. */
  function firstOfEach(first, count, move, n) {
    let seen = 0
    for (let i = first; i < first + count; i++) {
      const troop = S[i],
        p = troop < TROOPS ? 0 : 1,
        bit = 1 << (KIND[troop] + KINDS * ((S[LYING + p] >> (troop - p * TROOPS)) & 1))
      if ((seen & bit) !== 0) continue
      seen |= bit
      moves[n++] = move | (troop << 4)
    }
    return n
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
    for (let p = 0; p < 2; p++) sum = (Math.imul(sum, 31) + S[MEDALS + p]) | 0
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
  const medals = (p) => S[MEDALS + p]
  return { begin, legal, apply, playout, stats, moves, state: S, decider, site, winner, reason, medals }
}
