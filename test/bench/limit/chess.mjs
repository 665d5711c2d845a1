// Hand-written chess engine for random games: a padded board of 16 by 8, lists of pieces, pins and checks found once a ply so that
// every listed move is legal, and an incremental key for repetitions.
// Rules: rulesets/chess/chess/chess.yaml, options at their defaults.

const P = 1,
  N = 2,
  B = 3,
  R = 4,
  Q = 5,
  K = 6
const QUIET = 100 // plies
const DIRS = Int8Array.of(-16, -1, 1, 16, -17, -15, 15, 17),
  KN = Int8Array.of(-33, -31, -18, -14, 14, 18, 31, 33)

export function makeChess(seed = 1) {
  const board = new Int8Array(128),
    list = new Uint8Array(32),
    at = new Uint8Array(128),
    count = new Int32Array(2),
    kings = new Int32Array(2)
  const pin = new Int8Array(128),
    mask = new Int32Array(128),
    moves = new Int32Array(256)
  const num = new Int32Array(16) // pieces of each kind and side
  const ZL = new Int32Array(16 * 128),
    ZH = new Int32Array(16 * 128),
    ringL = new Int32Array(256),
    ringH = new Int32Array(256)
  const EL = new Int32Array(128),
    EH = new Int32Array(128),
    CL = new Int32Array(16),
    CH = new Int32Array(16)
  let z = 777
  const rnd = () => {
    z = (z + 0x9e3779b9) | 0
    let h = z
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
    return h ^ (h >>> 16)
  }
  for (const a of [ZL, ZH, EL, EH, CL, CH]) for (let i = 0; i < a.length; i++) a[i] = rnd()
  EL[0] = EH[0] = 0
  CL[0] = CH[0] = 0
  const SL = rnd(),
    SH = rnd()
  let side = 0,
    ep = 0,
    rights = 0,
    quiet = 0,
    hl = 0,
    hh = 0,
    ply = 0,
    stamp = 0,
    darkB = 0,
    lightB = 0,
    inCheck = false
  let s0 = seed | 1
  const below = (n) => {
    s0 ^= s0 << 13
    s0 ^= s0 >>> 17
    s0 ^= s0 << 5
    return ((s0 >>> 0) * n * 2.3283064365386963e-10) | 0
  }
  const lost = new Uint8Array(128).fill(15)
  lost[0] = 15 & ~1
  lost[7] = 15 & ~2
  lost[4] = 15 & ~3
  lost[0x70] = 15 & ~4
  lost[0x77] = 15 & ~8
  lost[0x74] = 15 & ~12
  function put(sq, p) {
    const s = p >> 3
    board[sq] = p
    num[p]++
    if ((p & 7) === K) kings[s] = sq
    at[sq] = count[s]
    list[s * 16 + count[s]++] = sq
    hl ^= ZL[(p << 7) | sq]
    hh ^= ZH[(p << 7) | sq]
    if ((p & 7) === B) {
      if (((sq >> 4) + sq) & 1) lightB++
      else darkB++
    }
  }
  function off(sq) {
    const p = board[sq],
      s = p >> 3
    board[sq] = 0
    num[p]--
    const i = at[sq],
      l = list[s * 16 + --count[s]]
    list[s * 16 + i] = l
    at[l] = i
    hl ^= ZL[(p << 7) | sq]
    hh ^= ZH[(p << 7) | sq]
    if ((p & 7) === B) {
      if (((sq >> 4) + sq) & 1) lightB--
      else darkB--
    }
  }
  function set(fen) {
    board.fill(0)
    count.fill(0)
    num.fill(0)
    hl = hh = 0
    darkB = lightB = 0
    const [rows, turn, castle, passed = '-'] = fen.split(' ')
    let r = 7,
      f = 0
    for (const c of rows)
      if (c === '/') {
        r--
        f = 0
      } else if (c > '0' && c < '9') f += Number(c)
      else {
        const t = ' PNBRQK'.indexOf(c.toUpperCase())
        put(r * 16 + f++, t | (c === c.toUpperCase() ? 0 : 8))
      }
    side = turn === 'w' ? 0 : 1
    rights =
      (castle.includes('Q') ? 1 : 0) |
      (castle.includes('K') ? 2 : 0) |
      (castle.includes('q') ? 4 : 0) |
      (castle.includes('k') ? 8 : 0)
    ep = passed === '-' ? 0 : (passed.charCodeAt(1) - 49) * 16 + passed.charCodeAt(0) - 97
    quiet = 0
    ply = 0
  }
  function attacked(sq, by) {
    const e = by << 3,
      fwd = by === 0 ? -16 : 16
    let t = sq + fwd - 1
    if (!(t & 0x88) && board[t] === (P | e)) return true
    t = sq + fwd + 1
    if (!(t & 0x88) && board[t] === (P | e)) return true
    for (let i = 0; i < 8; i++) {
      t = sq + KN[i]
      if (!(t & 0x88) && board[t] === (N | e)) return true
    }
    for (let i = 0; i < 8; i++) {
      const d = DIRS[i]
      t = sq + d
      if (t & 0x88) continue
      if (board[t] === (K | e)) return true
      while (!(t & 0x88)) {
        const p = board[t]
        if (p !== 0) {
          if (p === (Q | e) || p === ((i < 4 ? R : B) | e)) return true
          break
        }
        t += d
      }
    }
    return false
  }
  /** Writes all legal moves into `moves` and returns their number. */
  function gen() {
    const own = side << 3,
      en = own ^ 8,
      k = kings[side],
      opp = side ^ 1
    let n = 0,
      checks = 0
    stamp++
    const base = side * 16,
      size = count[side]
    for (let i = 0; i < size; i++) pin[list[base + i]] = 0
    for (let i = 0; i < 8; i++) {
      const d = DIRS[i]
      let t = k + d,
        mine = -1
      while (!(t & 0x88)) {
        const p = board[t]
        if (p !== 0) {
          if ((p & 8) === own) {
            if (mine >= 0) break
            mine = t
          } else {
            if (p === (Q | en) || p === ((i < 4 ? R : B) | en)) {
              if (mine >= 0) pin[mine] = d
              else {
                checks++
                for (let u = t; u !== k; u -= d) mask[u] = stamp
              }
            }
            break
          }
        }
        t += d
      }
    }
    const fwd = side === 0 ? 16 : -16
    for (let j = -1; j <= 1; j += 2) {
      const t = k + fwd + j
      if (!(t & 0x88) && board[t] === (P | en)) {
        checks++
        mask[t] = stamp
      }
    }
    if (num[N | en] > 0)
      for (let i = 0; i < 8; i++) {
        const t = k + KN[i]
        if (!(t & 0x88) && board[t] === (N | en)) {
          checks++
          mask[t] = stamp
        }
      }
    inCheck = checks > 0
    // The king is off the board while its goals are tested: it shields no square behind itself.
    board[k] = 0
    for (let i = 0; i < 8; i++) {
      const t = k + DIRS[i]
      if (t & 0x88) continue
      const p = board[t]
      if (p !== 0 && (p & 8) === own) continue
      if (!attacked(t, opp)) moves[n++] = k | (t << 7)
    }
    board[k] = K | own
    if (checks > 1) return n
    const any = checks === 0
    for (let i = 0; i < size; i++) {
      const s = list[base + i],
        p = board[s] & 7,
        pd = pin[s]
      if (p === P) {
        let t = s + fwd
        const last = side === 0 ? t >= 0x70 : t < 0x10
        if (board[t] === 0 && (pd === 0 || pd === fwd || pd === -fwd)) {
          if (any || mask[t] === stamp) {
            if (last) n = promos(s, t, n)
            else moves[n++] = s | (t << 7)
          }
          if (s >> 4 === (side === 0 ? 1 : 6)) {
            const u = t + fwd
            if (board[u] === 0 && (any || mask[u] === stamp)) moves[n++] = s | (u << 7) | (1 << 17)
          }
        }
        for (let j = -1; j <= 1; j += 2) {
          t = s + fwd + j
          if (t & 0x88) continue
          const q = board[t]
          if (q !== 0) {
            if (
              (q & 8) === own ||
              (pd !== 0 && pd !== fwd + j && pd !== -(fwd + j)) ||
              !(any || mask[t] === stamp)
            )
              continue
            if (last) n = promos(s, t, n)
            else moves[n++] = s | (t << 7)
          } else if (t === ep && ep !== 0) {
            const v = t - fwd
            board[s] = 0
            board[v] = 0
            board[t] = P | own
            if (!attacked(k, opp)) moves[n++] = s | (t << 7) | (2 << 17)
            board[s] = P | own
            board[v] = P | en
            board[t] = 0
          }
        }
      } else if (p === N) {
        if (pd !== 0) continue
        for (let j = 0; j < 8; j++) {
          const t = s + KN[j]
          if (t & 0x88) continue
          const q = board[t]
          if ((q === 0 || (q & 8) !== own) && (any || mask[t] === stamp)) moves[n++] = s | (t << 7)
        }
      } else if (p !== K) {
        const to = p === R ? 4 : 8
        for (let j = p === B ? 4 : 0; j < to; j++) {
          const d = DIRS[j]
          if (pd !== 0 && pd !== d && pd !== -d) continue
          for (let t = s + d; !(t & 0x88); t += d) {
            const q = board[t]
            if (q !== 0) {
              if ((q & 8) !== own && (any || mask[t] === stamp)) moves[n++] = s | (t << 7)
              break
            }
            if (any || mask[t] === stamp) moves[n++] = s | (t << 7)
          }
        }
      }
    }
    if (any) {
      const r = side === 0 ? rights & 3 : rights >> 2
      if (
        r & 1 &&
        board[k - 1] === 0 &&
        board[k - 2] === 0 &&
        board[k - 3] === 0 &&
        !attacked(k - 1, opp) &&
        !attacked(k - 2, opp)
      )
        moves[n++] = k | ((k - 2) << 7) | (3 << 17)
      if (r & 2 && board[k + 1] === 0 && board[k + 2] === 0 && !attacked(k + 1, opp) && !attacked(k + 2, opp))
        moves[n++] = k | ((k + 2) << 7) | (3 << 17)
    }
    return n
  }
  function promos(s, t, n) {
    const m = s | (t << 7)
    moves[n++] = m | (Q << 14)
    moves[n++] = m | (R << 14)
    moves[n++] = m | (B << 14)
    moves[n++] = m | (N << 14)
    return n
  }
  function apply(m) {
    const s = m & 127,
      t = (m >> 7) & 127,
      promo = (m >> 14) & 7,
      kind = m >> 17
    const p = board[s],
      own = side << 3
    ringL[ply & 255] = keyL()
    ringH[ply & 255] = keyH()
    quiet++
    let e = 0
    if (board[t] !== 0) {
      off(t)
      quiet = 0
    }
    if ((p & 7) === P) {
      quiet = 0
      if (kind === 2) off(t + (side === 0 ? -16 : 16))
      else if (kind === 1) {
        const x = P | (own ^ 8)
        if ((!((t - 1) & 0x88) && board[t - 1] === x) || (!((t + 1) & 0x88) && board[t + 1] === x))
          e = (s + t) >> 1
      }
    } else if (kind === 3) {
      const from = t < s ? t - 2 : t + 1,
        to = (s + t) >> 1
      off(from)
      put(to, R | own)
    }
    off(s)
    put(t, promo !== 0 ? promo | own : p)
    rights &= lost[s] & lost[t]
    ep = e
    side ^= 1
    ply++
  }
  const keyL = () => hl ^ EL[ep] ^ CL[rights] ^ (side ? SL : 0),
    keyH = () => hh ^ EH[ep] ^ CH[rights] ^ (side ? SH : 0)
  /** Tests the draws that need no list of moves: 1 repetition, 3 nobody can give mate; 0 for none. */
  function drawn() {
    if (quiet >= 4) {
      const a = keyL(),
        b = keyH()
      let seen = 0
      for (let back = 4; back <= quiet; back += 2) {
        const i = (ply - back) & 255
        if (ringL[i] === a && ringH[i] === b && ++seen === 2) return 1
      }
    }
    if (
      num[P] + num[P | 8] + num[R] + num[R | 8] + num[Q] + num[Q | 8] === 0 &&
      (count[0] + count[1] <= 3 || (num[N] + num[N | 8] === 0 && (darkB === 0 || lightB === 0)))
    )
      return 3
    return 0
  }
  const stats = { games: 0, plies: 0, moves: 0, mate: 0, stalemate: 0, repeated: 0, quiet: 0, dead: 0 }
  const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -'
  set(start)
  const first = board.slice()
  function reset() {
    board.set(first)
    count.fill(0)
    num.fill(0)
    hl = hh = 0
    darkB = lightB = 0
    side = 0
    ep = 0
    rights = 15
    quiet = 0
    ply = 0
    for (let s = 0; s < 128; s++) if (!(s & 0x88) && first[s] !== 0) put(s, first[s])
  }
  function playout() {
    reset()
    let total = 0
    for (;;) {
      const n = gen()
      if (n === 0) {
        if (inCheck) stats.mate++
        else stats.stalemate++
        break
      }
      if (quiet >= QUIET) {
        stats.quiet++
        break
      }
      total += n
      apply(moves[below(n)])
      const d = drawn()
      if (d !== 0) {
        if (d === 1) stats.repeated++
        else stats.dead++
        break
      }
    }
    stats.games++
    stats.plies += ply
    stats.moves += total
  }
  const saved = []
  function save(d) {
    const w = (saved[d] ??= {
      board: new Int8Array(128),
      list: new Uint8Array(32),
      at: new Uint8Array(128),
      count: new Int32Array(2),
      kings: new Int32Array(2),
      num: new Int32Array(16),
      moves: new Int32Array(256),
      v: null,
    })
    w.board.set(board)
    w.list.set(list)
    w.at.set(at)
    w.count.set(count)
    w.kings.set(kings)
    w.num.set(num)
    w.v = [side, ep, rights, quiet, hl, hh, ply, darkB, lightB]
    return w
  }
  function back(w) {
    board.set(w.board)
    list.set(w.list)
    at.set(w.at)
    count.set(w.count)
    kings.set(w.kings)
    num.set(w.num)
    ;[side, ep, rights, quiet, hl, hh, ply, darkB, lightB] = w.v
  }
  /** Counts the leaves at a depth; a list of moves counts those of the last ply. */
  function perft(d) {
    const n = gen()
    if (d === 1) return n
    const w = save(d)
    w.moves.set(moves.subarray(0, n))
    let sum = 0
    for (let i = 0; i < n; i++) {
      apply(w.moves[i])
      sum += perft(d - 1)
      back(w)
    }
    return sum
  }
  return {
    set,
    reset,
    gen,
    apply,
    drawn,
    playout,
    perft,
    stats,
    moves,
    inCheck: () => inCheck,
    quietFor: () => quiet,
  }
}
