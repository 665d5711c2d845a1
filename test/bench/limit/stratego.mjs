// Hand-written Stratego random-playout engine: the practical speed limit for JavaScript.
// No DSL, no interpretation: typed arrays, padded mailbox board, two lists of movable pieces per side
// (walkers, scouts), a combat table. Every ply builds the FULL list of legal moves, then picks
// uniformly. `playout` is API-shaped (setup/gen/apply as separate functions, as a search would call
// them); `playoutFused` is the same game written as one loop over locals: the very top speed.
// Rules: see README.md beside this file.

const SPY = 1,
  SCOUT = 2,
  MINER = 3,
  MARSHAL = 10,
  BOMB = 11,
  FLAG = 12
const SIDE0 = 0x10,
  SIDE1 = 0x20,
  WALL = 0x40 // cell = 0 (empty) | side bit + rank | WALL

const CLASSIC40 = [
  [FLAG, 1],
  [BOMB, 6],
  [SPY, 1],
  [SCOUT, 8],
  [MINER, 5],
  [4, 4],
  [5, 4],
  [6, 4],
  [7, 3],
  [8, 2],
  [9, 1],
  [MARSHAL, 1],
]
const BARRAGE8 = [
  [FLAG, 1],
  [BOMB, 1],
  [SPY, 1],
  [SCOUT, 2],
  [MINER, 1],
  [9, 1],
  [MARSHAL, 1],
]
const DUEL8 = [
  [FLAG, 1],
  [BOMB, 2],
  [SPY, 1],
  [SCOUT, 2],
  [MINER, 2],
  [9, 1],
  [MARSHAL, 1],
]
const LAKES8 = [
  [3, 2],
  [4, 2],
  [3, 5],
  [4, 5],
]
const LAKES10 = [
  [4, 2],
  [4, 3],
  [5, 2],
  [5, 3],
  [4, 6],
  [4, 7],
  [5, 6],
  [5, 7],
]

export const VARIANTS = {
  barrage: { size: 8, rows: 3, pieces: BARRAGE8, lakes: LAKES8, cap: 1000 },
  duel: { size: 8, rows: 3, pieces: DUEL8, lakes: LAKES8, cap: 1000 },
  barrage10: { size: 10, rows: 4, pieces: BARRAGE8, lakes: LAKES10, cap: 1000 },
  classic: { size: 10, rows: 4, pieces: CLASSIC40, lakes: LAKES10, cap: 2000 },
}

// Combat table: 0 attacker takes the square, 1 attacker dies, 2 both die, 3 flag captured.
const COMBAT = new Uint8Array(256)
for (let a = 1; a <= 10; a++) {
  for (let d = 1; d <= 12; d++) {
    let r
    if (d === FLAG) r = 3
    else if (d === BOMB) r = a === MINER ? 0 : 1
    else if (a === SPY && d === MARSHAL) r = 0
    else r = a > d ? 0 : a < d ? 1 : 2
    COMBAT[(a << 4) | d] = r
  }
}

/** Builds an engine for one variant. State lives in typed arrays owned by the closure. */
export function makeEngine(variant, seed) {
  const { size, rows, pieces, lakes, cap } = variant
  const W = size + 2 // padded mailbox: a WALL ring, so no bounds checks
  const empty = new Uint8Array(W * W).fill(WALL)
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) empty[(y + 1) * W + x + 1] = 0
  for (const [y, x] of lakes) empty[(y + 1) * W + x + 1] = WALL
  const roster = Uint8Array.from(pieces.flatMap(([r, n]) => Array(n).fill(r)))
  const home = [[], []] // each side's setup cells
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < size; x++) {
      home[0].push((y + 1) * W + x + 1)
      home[1].push((size - y) * W + x + 1)
    }
  }
  const homes = home.map((h) => Uint8Array.from(h))

  // The state. Movable pieces are kept in 4 groups of at most 32: group = side * 2 + (scout ? 1 : 0).
  const board = new Uint8Array(W * W)
  const slot = new Uint8Array(W * W) // cell -> index in movers
  const movers = new Uint8Array(128) // group g at g * 32
  const count = new Int32Array(4)
  const rev = new Int32Array(2) // the move that would undo the side's last move
  const reps = new Int32Array(2) // consecutive moves between the same two squares

  const moves = new Int32Array(1024) // from << 8 | to

  // xoroshiro64**
  let s0 = (seed ^ 0x9e3779b9) | 0,
    s1 = (Math.imul(seed, 0x85ebca6b) ^ 0x6a09e667) | 0
  function next() {
    const a = s0,
      b = s1 ^ a
    let r = Math.imul(a, 0x9e3779bb)
    r = Math.imul((r << 5) | (r >>> 27), 5)
    s0 = ((a << 26) | (a >>> 6)) ^ b ^ (b << 9)
    s1 = (b << 13) | (b >>> 19)
    return r >>> 0
  }
  for (let i = 0; i < 8; i++) next()
  const below = (n) => (next() * n * 2.3283064365386963e-10) | 0 // floor(r * n / 2^32), exact

  function setup() {
    board.set(empty)
    count.fill(0)
    rev.fill(-1)
    reps.fill(0)
    for (let s = 0; s < 2; s++) {
      const cells = homes[s],
        bit = s === 0 ? SIDE0 : SIDE1,
        n = cells.length
      for (let i = 0; i < roster.length; i++) {
        // partial Fisher-Yates over the home cells
        const j = i + below(n - i)
        const c = cells[j]
        cells[j] = cells[i]
        cells[i] = c
        const rank = roster[i]
        board[c] = bit | rank
        if (rank < BOMB) {
          const g = s * 2 + (rank === SCOUT ? 1 : 0),
            k = (g << 5) + count[g]++
          slot[c] = k
          movers[k] = c
        }
      }
    }
  }

  /** Writes every legal move of side s into `moves`; returns how many. */
  function gen(s) {
    const blocked = s === 0 ? SIDE0 | WALL : SIDE1 | WALL
    let i = s << 6,
      end = i + count[s * 2],
      n = 0
    for (; i < end; i++) {
      // branch-free push: write always, advance only when the cell may be entered
      const f = movers[i],
        ff = f << 8
      let t = f - W
      moves[n] = ff | t
      n += ((board[t] & blocked) - 1) >>> 31
      t = f - 1
      moves[n] = ff | t
      n += ((board[t] & blocked) - 1) >>> 31
      t = f + 1
      moves[n] = ff | t
      n += ((board[t] & blocked) - 1) >>> 31
      t = f + W
      moves[n] = ff | t
      n += ((board[t] & blocked) - 1) >>> 31
    }
    for (i = (s << 6) + 32, end = i + count[s * 2 + 1]; i < end; i++) {
      const f = movers[i],
        ff = f << 8
      let t = f - W
      while (board[t] === 0) {
        moves[n++] = ff | t
        t -= W
      }
      moves[n] = ff | t
      n += ((board[t] & blocked) - 1) >>> 31
      t = f - 1
      while (board[t] === 0) {
        moves[n++] = ff | t
        t -= 1
      }
      moves[n] = ff | t
      n += ((board[t] & blocked) - 1) >>> 31
      t = f + 1
      while (board[t] === 0) {
        moves[n++] = ff | t
        t += 1
      }
      moves[n] = ff | t
      n += ((board[t] & blocked) - 1) >>> 31
      t = f + W
      while (board[t] === 0) {
        moves[n++] = ff | t
        t += W
      }
      moves[n] = ff | t
      n += ((board[t] & blocked) - 1) >>> 31
    }
    if (reps[s] >= 3) {
      // two-square rule: at most one move is barred
      const bar = rev[s]
      for (i = 0; i < n; i++)
        if (moves[i] === bar) {
          moves[i] = moves[--n]
          break
        }
    }
    return n
  }

  function drop(c, g) {
    // takes the piece on c out of its group (swap with last)
    const k = slot[c],
      last = movers[(g << 5) + --count[g]]
    movers[k] = last
    slot[last] = k
  }

  /** Plays move m for side s; true when it captures the flag. */
  function apply(s, m) {
    const f = m >> 8,
      t = m & 255,
      p = board[f],
      q = board[t]
    if (m === rev[s]) reps[s]++
    else reps[s] = 1
    rev[s] = (t << 8) | f
    board[f] = 0
    if (q === 0) {
      board[t] = p
      const k = slot[f]
      slot[t] = k
      movers[k] = t
      return false
    }
    const a = p & 15,
      d = q & 15,
      r = COMBAT[(a << 4) | d]
    if (r === 3) {
      board[t] = p
      return true
    }
    if (r !== 1 && d < BOMB) drop(t, (1 - s) * 2 + (d === SCOUT ? 1 : 0))
    if (r === 0) {
      board[t] = p
      const k = slot[f]
      slot[t] = k
      movers[k] = t
      return false
    }
    if (r === 2) board[t] = 0
    drop(f, s * 2 + (a === SCOUT ? 1 : 0))
    return false
  }

  const stats = { games: 0, plies: 0, moves: 0, wins: [0, 0], draws: 0, byFlag: 0, checksum: 0 }
  function record(ply, winner, total) {
    stats.games++
    stats.plies += ply
    stats.moves += total
    if (winner < 0) stats.draws++
    else stats.wins[winner]++
    stats.checksum = (Math.imul(stats.checksum, 31) + ply * 3 + winner + 1) | 0
  }

  function playout() {
    setup()
    let side = 0,
      ply = 0,
      total = 0,
      winner = -1
    for (; ply < cap; side ^= 1) {
      const n = gen(side)
      if (n === 0) {
        winner = side ^ 1
        break
      }
      total += n
      ply++
      if (apply(side, moves[below(n)])) {
        winner = side
        stats.byFlag++
        break
      }
    }
    record(ply, winner, total)
  }

  /** The same playout in one loop with everything in locals. */
  function playoutFused() {
    setup()
    const B = board,
      SL = slot,
      L = movers,
      M = moves,
      C = COMBAT,
      N = count,
      w = W
    let rev0 = -1,
      rev1 = -1,
      rep0 = 0,
      rep1 = 0,
      side = 0,
      ply = 0,
      total = 0,
      winner = -1,
      x0 = s0,
      x1 = s1
    for (; ply < cap; side ^= 1) {
      const blocked = side === 0 ? SIDE0 | WALL : SIDE1 | WALL
      let i = side << 6,
        end = i + N[side * 2],
        n = 0
      for (; i < end; i++) {
        const f = L[i],
          ff = f << 8
        let t = f - w
        M[n] = ff | t
        n += ((B[t] & blocked) - 1) >>> 31
        t = f - 1
        M[n] = ff | t
        n += ((B[t] & blocked) - 1) >>> 31
        t = f + 1
        M[n] = ff | t
        n += ((B[t] & blocked) - 1) >>> 31
        t = f + w
        M[n] = ff | t
        n += ((B[t] & blocked) - 1) >>> 31
      }
      for (i = (side << 6) + 32, end = i + N[side * 2 + 1]; i < end; i++) {
        const f = L[i],
          ff = f << 8
        let t = f - w
        while (B[t] === 0) {
          M[n++] = ff | t
          t -= w
        }
        M[n] = ff | t
        n += ((B[t] & blocked) - 1) >>> 31
        t = f - 1
        while (B[t] === 0) {
          M[n++] = ff | t
          t -= 1
        }
        M[n] = ff | t
        n += ((B[t] & blocked) - 1) >>> 31
        t = f + 1
        while (B[t] === 0) {
          M[n++] = ff | t
          t += 1
        }
        M[n] = ff | t
        n += ((B[t] & blocked) - 1) >>> 31
        t = f + w
        while (B[t] === 0) {
          M[n++] = ff | t
          t += w
        }
        M[n] = ff | t
        n += ((B[t] & blocked) - 1) >>> 31
      }
      const bar = side === 0 ? rev0 : rev1,
        reps = side === 0 ? rep0 : rep1
      if (reps >= 3)
        for (i = 0; i < n; i++)
          if (M[i] === bar) {
            M[i] = M[--n]
            break
          }
      if (n === 0) {
        winner = side ^ 1
        break
      }
      total += n
      ply++

      const y = x1 ^ x0
      let r = Math.imul(x0, 0x9e3779bb)
      r = Math.imul((r << 5) | (r >>> 27), 5)
      x0 = ((x0 << 26) | (x0 >>> 6)) ^ y ^ (y << 9)
      x1 = (y << 13) | (y >>> 19)

      const m = M[((r >>> 0) * n * 2.3283064365386963e-10) | 0]
      const f = m >> 8,
        t = m & 255,
        p = B[f],
        q = B[t],
        k = SL[f]
      if (side === 0) {
        rep0 = m === bar ? reps + 1 : 1
        rev0 = (t << 8) | f
      } else {
        rep1 = m === bar ? reps + 1 : 1
        rev1 = (t << 8) | f
      }
      B[f] = 0
      if (q === 0) {
        B[t] = p
        SL[t] = k
        L[k] = t
        continue
      }
      const a = p & 15,
        d = q & 15,
        res = C[(a << 4) | d]
      if (res === 3) {
        winner = side
        stats.byFlag++
        break
      }
      if (res !== 1 && d < BOMB) {
        const g = (1 - side) * 2 + (d === SCOUT ? 1 : 0),
          j = SL[t],
          last = L[(g << 5) + --N[g]]
        L[j] = last
        SL[last] = j
      }
      if (res === 0) {
        B[t] = p
        SL[t] = k
        L[k] = t
        continue
      }
      if (res === 2) B[t] = 0
      const g = side * 2 + (a === SCOUT ? 1 : 0),
        last = L[(g << 5) + --N[g]]
      L[k] = last
      SL[last] = k
    }
    s0 = x0
    s1 = x1
    record(ply, winner, total)
  }

  /** What a search pays to copy a state: board, slots, lists, counters into one flat buffer. */
  function cloneCost(iterations) {
    setup()
    const b = new Uint8Array(W * W * 2 + 128 + 32),
      small = new Int32Array(b.buffer.slice(0, 32))
    const t0 = process.hrtime.bigint()
    for (let i = 0; i < iterations; i++) {
      b.set(board, 0)
      b.set(slot, W * W)
      b.set(movers, 2 * W * W)
      small[0] = count[0]
      small[1] = count[1]
      small[2] = count[2]
      small[3] = count[3]
      small[4] = rev[0]
      small[5] = rev[1]
      small[6] = reps[0]
      small[7] = reps[1]
    }
    return Number(process.hrtime.bigint() - t0) / iterations
  }

  /** All that a game is made of, to be put back later. */
  const snapshot = () => [board, slot, movers, count, rev, reps].map((part) => part.slice())
  function restore(parts) {
    ;[board, slot, movers, count, rev, reps].forEach((part, i) => part.set(parts[i]))
  }

  return { playout, playoutFused, stats, cloneCost, setup, gen, apply, snapshot, restore, board, moves, W }
}
