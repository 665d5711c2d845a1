// Hand-written Breakthrough 8x8 random playouts: a bridge to peers that have no Stratego.
// Same style as stratego.mjs: padded mailbox, piece lists, full legal list every ply.
const P0 = 0x10,
  P1 = 0x20,
  WALL = 0x40

export function makeBreakthrough(seed) {
  const W = 10
  const start = new Uint8Array(W * W).fill(WALL)
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 8; x++) start[(y + 1) * W + x + 1] = y < 2 ? P0 : y > 5 ? P1 : 0
  const board = new Uint8Array(W * W),
    slot = new Uint8Array(W * W),
    men = new Uint8Array(32)
  const count = new Int32Array(2),
    moves = new Int32Array(128)
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
  const stats = { games: 0, plies: 0, moves: 0, wins: [0, 0], draws: 0, byFlag: 0, checksum: 0 }

  function gen(s) {
    const own = s === 0 ? P0 | WALL : P1 | WALL,
      fwd = s === 0 ? W : -W
    const base = s << 4,
      end = base + count[s]
    let n = 0
    for (let i = base; i < end; i++) {
      const f = men[i],
        ff = f << 8,
        t = f + fwd
      moves[n] = ff | t
      n += (board[t] - 1) >>> 31 // straight: only onto an empty cell
      moves[n] = ff | (t - 1)
      n += ((board[t - 1] & own) - 1) >>> 31 // diagonals may capture
      moves[n] = ff | (t + 1)
      n += ((board[t + 1] & own) - 1) >>> 31
    }
    return n
  }

  function apply(s, m) {
    const f = m >> 8,
      t = m & 255
    if (board[t] !== 0) {
      const o = 1 - s,
        k = slot[t],
        last = men[(o << 4) + --count[o]]
      men[(o << 4) + k] = last
      slot[last] = k
    }
    board[t] = board[f]
    board[f] = 0
    const k = slot[f]
    slot[t] = k
    men[(s << 4) + k] = t
    return s === 0 ? t >= 8 * W : t < 2 * W
  }

  function playout() {
    board.set(start)
    count[0] = count[1] = 0
    for (let c = 0; c < W * W; c++) {
      const b = board[c]
      if (b === P0) {
        slot[c] = count[0]
        men[count[0]++] = c
      } else if (b === P1) {
        slot[c] = count[1]
        men[16 + count[1]++] = c
      }
    }
    let side = 0,
      ply = 0,
      total = 0,
      winner = -1
    for (; ; side ^= 1) {
      const n = gen(side)
      if (n === 0) {
        winner = side ^ 1
        break
      }
      total += n
      ply++
      if (apply(side, moves[(next() * n * 2.3283064365386963e-10) | 0])) {
        winner = side
        break
      }
    }
    stats.games++
    stats.plies += ply
    stats.moves += total
    stats.wins[winner]++
    stats.checksum = (Math.imul(stats.checksum, 31) + ply * 3 + winner + 1) | 0
  }
  return { playout, stats }
}
