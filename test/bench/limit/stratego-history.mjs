// Hand-written Stratego with the rules about what was done before: pieces that go to and fro, squares that are crossed again, and
// chases that bring back a position. In the style of `stratego.mjs`: `playout` calls `setup`, `gen` and `apply`.
const SCOUT = 2,
  MINER = 3,
  MARSHAL = 10,
  BOMB = 11,
  FLAG = 12,
  SIDE0 = 0x10,
  SIDE1 = 0x20,
  WALL = 0x40
const COMBAT = new Uint8Array(256)
for (let a = 1; a <= 10; a++)
  for (let d = 1; d <= 12; d++) {
    let r
    if (d === FLAG) r = 3
    else if (d === BOMB) r = a === MINER ? 0 : 1
    else if (a === 1 && d === MARSHAL) r = 0
    else r = a > d ? 0 : a < d ? 1 : 2
    COMBAT[(a << 4) | d] = r
  }
export function makeHistory(
  variant,
  seed,
  { strike1 = false, bothStuckDraw = false, keep = 64, limit = 3 } = {},
) {
  const { size, rows, pieces, lakes } = variant,
    W = size + 2

  const cap = 100000
  const empty = new Uint8Array(256).fill(WALL)
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) empty[(y + 1) * W + x + 1] = 0
  for (const [y, x] of lakes) empty[(y + 1) * W + x + 1] = WALL
  const roster = Uint8Array.from(pieces.flatMap(([r, n]) => Array(n).fill(r)))
  const home = [[], []]
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < size; x++) {
      home[0].push((y + 1) * W + x + 1)
      home[1].push((size - y) * W + x + 1)
    }
  const homes = home.map((h) => Uint8Array.from(h))
  const board = new Uint8Array(256),
    slot = new Uint8Array(256),
    movers = new Uint8Array(128),
    count = new Int32Array(4)
  const moves = new Int32Array(1024)
  // history: per seat: act(0 none,1 move,2 attack), goal, start, shuttle, chase, taken ; runs of borders
  const hist = new Int32Array(16) // s*8 + {0 act,1 goal,2 start,3 shuttle,4 chase,5 taken,6 nBorders,7 maxRun}
  const bord = new Int32Array(2 * 32),
    run = new Int32Array(2 * 32)
  const ringLo = new Int32Array(2 * keep),
    ringHi = new Int32Array(2 * keep)
  const hash = new Int32Array(2)
  const ZL = new Int32Array(128 * 256),
    ZH = new Int32Array(128 * 256)
  let z = 12345
  const rnd = () => {
    z = (z + 0x9e3779b9) | 0
    let h = z
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
    return h ^ (h >>> 16)
  }
  for (let i = 0; i < ZL.length; i++) {
    ZL[i] = rnd()
    ZH[i] = rnd()
  }
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
  const below = (n) => (next() * n * 2.3283064365386963e-10) | 0
  function setup() {
    board.set(empty)
    count.fill(0)
    hist.fill(0)
    hist[1] = hist[2] = hist[9] = hist[10] = 255
    hash.fill(0)
    for (let s = 0; s < 2; s++) {
      const cells = homes[s],
        bit = s === 0 ? SIDE0 : SIDE1,
        n = cells.length
      for (let i = 0; i < roster.length; i++) {
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
  const adj = (a, b) => {
    const d = a - b
    return d === 1 || d === -1 || d === W || d === -W
  }
  let barred = [0, 0]
  function gen(s) {
    const B = board,
      M = moves,
      L = movers,
      w = W
    const blocked = s === 0 ? SIDE0 | WALL : SIDE1 | WALL
    let i = s << 6,
      end = i + count[s * 2],
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
    for (i = (s << 6) + 32, end = i + count[s * 2 + 1]; i < end; i++) {
      const f = L[i],
        ff = f << 8
      for (let k = 0; k < 4; k++) {
        const d = k === 0 ? -w : k === 1 ? -1 : k === 2 ? 1 : w
        let t = f + d
        if (B[t] === 0) {
          do {
            M[n++] = ff | t
            t += d
          } while (B[t] === 0)
          if (strike1) continue
        }
        M[n] = ff | t
        n += ((B[t] & blocked) - 1) >>> 31
      }
    }
    return filter(s, n)
  }
  function filter(s, n) {
    const h = s << 3,
      o = 8 - h
    if (hist[h + 7] >= limit || hist[h + 3] >= limit) {
      // the last piece only
      const lg = hist[h + 1],
        ls = hist[h + 2],
        sh = hist[h + 3] >= limit
      let k = 0
      for (let i = 0; i < n; i++) {
        const m = moves[i],
          f = m >> 8
        if (f === lg) {
          const t = m & 255
          if (sh && t === ls) continue
          if (crossed(s, f, t)) continue
        }
        moves[k++] = m
      }
      barred[0] += n - k
      n = k
    }
    if (hist[h + 4] > 0 && hist[h] === 1 && hist[o] === 1 && adj(hist[h + 1], hist[o + 2])) n = chased(s, n)
    return n
  }
  function crossed(s, f, t) {
    const b0 = s << 5,
      nb = hist[(s << 3) + 6],
      d = t - f,
      st = d % W === 0 ? (d > 0 ? W : -W) : d > 0 ? 1 : -1
    for (let c = f; c !== t; c += st) {
      const b = st === 1 ? c * 2 : st === -1 ? (c - 1) * 2 : st === W ? c * 2 + 1 : (c - W) * 2 + 1
      for (let i = 0; i < nb; i++)
        if (bord[b0 + i] === b) {
          if (run[b0 + i] + 1 > limit) return true
          break
        }
    }
    return false
  }
  function chased(s, n) {
    const h = s << 3,
      among = Math.min(hist[h + 4], hist[h + 5], keep),
      taken = hist[h + 5],
      enemy = s === 0 ? SIDE1 : SIDE0,
      r0 = s * keep
    if (among <= 0) return n
    const lg = hist[h + 1],
      ls = hist[h + 2]
    let k = 0
    for (let i = 0; i < n; i++) {
      const m = moves[i],
        f = m >> 8,
        t = m & 255
      if (
        board[t] === 0 &&
        !(f === lg && t === ls) &&
        ((board[t - 1] | board[t + 1] | board[t - W] | board[t + W]) & enemy) !== 0
      ) {
        const q = slot[f],
          lo = hash[0] ^ ZL[(q << 8) | f] ^ ZL[(q << 8) | t],
          hi = hash[1] ^ ZH[(q << 8) | f] ^ ZH[(q << 8) | t]
        let bad = false
        for (let b = 1; b <= among; b++) {
          const p = r0 + ((taken - b) % keep)
          if (ringLo[p] === lo && ringHi[p] === hi) {
            bad = true
            break
          }
        }
        if (bad) continue
      }
      moves[k++] = m
    }
    barred[1] += n - k
    return k
  }
  function drop(c, g) {
    const k = slot[c],
      last = movers[(g << 5) + --count[g]]
    movers[k] = last
    slot[last] = k
  }
  function note(s, f, t, quiet) {
    const h = s << 3,
      o = 8 - h,
      same = f === hist[h + 1],
      b0 = s << 5
    // chase
    if (quiet) {
      let c = 1
      if (hist[h] === 1 && hist[o] === 1 && adj(hist[h + 1], hist[o + 2])) {
        const enemy = s === 0 ? SIDE1 : SIDE0
        if ((board[t - 1] | board[t + 1] | board[t - W] | board[t + W]) & enemy) c = hist[h + 4] + 1
      }
      hist[h + 4] = c
    } else hist[h + 4] = 0
    hist[h + 3] = same && t === hist[h + 2] ? hist[h + 3] + 1 : 1
    // borders
    const d = t - f
    let mr = 1
    if (d === 1 || d === -1 || d === W || d === -W) {
      const b = d === 1 ? f * 2 : d === -1 ? t * 2 : d === W ? f * 2 + 1 : t * 2 + 1
      let r = 1
      if (same) {
        const nb = hist[h + 6]
        for (let i = 0; i < nb; i++)
          if (bord[b0 + i] === b) {
            r = run[b0 + i] + 1
            break
          }
      }
      bord[b0] = b
      run[b0] = r
      hist[h + 6] = 1
      mr = r
    } else {
      const nb = hist[h + 6],
        st = d % W === 0 ? (d > 0 ? W : -W) : d > 0 ? 1 : -1
      let n = 0
      for (let c = f; c !== t; c += st) {
        const b = st === 1 ? c * 2 : st === -1 ? (c - 1) * 2 : st === W ? c * 2 + 1 : (c - W) * 2 + 1
        let r = 1
        if (same)
          for (let i = 0; i < nb; i++)
            if (bord[b0 + i] === b) {
              r = run[b0 + i] + 1
              break
            }
        bord[b0 + 16 + n] = b
        run[b0 + 16 + n] = r
        if (r > mr) mr = r
        n++
      }
      for (let i = 0; i < n; i++) {
        bord[b0 + i] = bord[b0 + 16 + i]
        run[b0 + i] = run[b0 + 16 + i]
      }
      hist[h + 6] = n
    }
    hist[h + 7] = mr
    hist[h] = quiet ? 1 : 2
    hist[h + 1] = t
    hist[h + 2] = f
  }
  function apply(s, m) {
    const f = m >> 8,
      t = m & 255,
      p = board[f],
      q = board[t]
    if (q === 0) {
      note(s, f, t, true)
      board[f] = 0
      board[t] = p
      const k = slot[f]
      slot[t] = k
      movers[k] = t
      hash[0] ^= ZL[(k << 8) | f] ^ ZL[(k << 8) | t]
      hash[1] ^= ZH[(k << 8) | f] ^ ZH[(k << 8) | t]
      const h = s << 3,
        r = s * keep + (hist[h + 5] % keep)
      ringLo[r] = hash[0]
      ringHi[r] = hash[1]
      hist[h + 5]++
      return false
    }
    note(s, f, t, false)
    board[f] = 0
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
  const stats = { games: 0, plies: 0, moves: 0, wins: [0, 0], draws: 0, checksum: 0 }
  function playout() {
    setup()
    let side = 0,
      ply = 0,
      total = 0,
      winner = -1
    for (; ply < cap; side ^= 1) {
      const n = gen(side)
      if (n === 0) {
        winner = bothStuckDraw && gen(side ^ 1) === 0 ? -1 : side ^ 1
        break
      }
      total += n
      ply++
      if (apply(side, moves[below(n)])) {
        winner = side
        break
      }
    }
    stats.games++
    stats.plies += ply
    stats.moves += total
    if (winner < 0) stats.draws++
    else stats.wins[winner]++
    stats.checksum = (Math.imul(stats.checksum, 31) + ply * 3 + winner + 1) | 0
    return ply
  }
  const parts = [board, slot, movers, count, hist, bord, run, ringLo, ringHi, hash]
  return {
    lastGoal: (s) => hist[(s << 3) + 1],
    get barred() {
      return barred
    },
    W,
    setup,
    gen,
    apply,
    playout,
    moves,
    board,
    stats,
    snapshot: () => parts.map((p) => p.slice()),
    restore: (a) => parts.forEach((p, i) => p.set(a[i])),
  }
}
