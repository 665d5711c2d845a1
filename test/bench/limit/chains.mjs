// Hand-written chains of stones, played at random: stones are joined as they are put, and each chain knows how many sides of its
// stones are open.

import { chance } from './chance.mjs'

export function makeChains() {
  const W = 13,
    SPACES = W * W,
    WORDS = Math.ceil(SPACES / 32),
    near = new Int16Array(4 * SPACES), // -1 beyond the edge
    owner = new Int8Array(SPACES), // 0 where there is no stone
    chain = new Int16Array(SPACES), // on the way to the stone that stands for the chain
    size = new Int16Array(SPACES),
    open = new Int16Array(SPACES), // sides of the chain's stones at which a space is empty
    empty = new Int32Array(WORDS),
    points = new Int32Array(2),
    stats = { games: 0, plies: 0, moves: 0 },
    { begin, below } = chance()
  for (let at = 0; at < SPACES; at++) {
    const column = at % W
    near[4 * at] = column > 0 ? at - 1 : -1
    near[4 * at + 1] = column < W - 1 ? at + 1 : -1
    near[4 * at + 2] = at - W
    near[4 * at + 3] = at + W < SPACES ? at + W : -1
  }

  const ones = (x) => {
    x -= (x >>> 1) & 0x55555555
    x = (x & 0x33333333) + ((x >>> 2) & 0x33333333)
    return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }

  /** The empty space with this number. */
  function nth(n) {
    let i = 0,
      count = ones(empty[0])
    while (n >= count) {
      n -= count
      count = ones(empty[++i])
    }
    let word = empty[i]
    for (; n > 0; n--) word &= word - 1
    return (i << 5) + 31 - Math.clz32(word & -word)
  }

  function find(at) {
    while (chain[at] !== at) at = chain[at] = chain[chain[at]]
    return at
  }

  /** How many more stones are shut in, both players' together. */
  function put(at, mine) {
    let shut = 0,
      own = at,
      sides = 0
    owner[at] = mine
    chain[at] = at
    size[at] = 1
    for (let i = 4 * at; i < 4 * at + 4; i++) {
      const there = near[i]
      if (there < 0) continue
      if (owner[there] === 0) {
        sides++
        continue
      }
      const other = find(there)
      if (--open[other] === 0) shut += size[other]
    }
    open[at] = sides
    if (sides === 0) shut++
    for (let i = 4 * at; i < 4 * at + 4; i++) {
      const there = near[i]
      if (there < 0 || owner[there] !== mine) continue
      let other = find(there)
      if (other === own) continue
      if (open[own] === 0 && open[other] > 0) shut -= size[own]
      if (open[other] === 0 && open[own] > 0) shut -= size[other]
      if (size[other] > size[own]) [own, other] = [other, own]
      chain[other] = own
      size[own] += size[other]
      open[own] += open[other]
    }
    return shut
  }

  function playout(low, high) {
    begin(low, high)
    owner.fill(0)
    empty.fill(-1)
    empty[WORDS - 1] = (1 << (SPACES & 31)) - 1
    points.fill(0)
    let left = SPACES,
      shut = 0
    for (let ply = 0; ply < SPACES; ply++) {
      stats.moves += left + 1
      const pick = below(left + 1)
      if (pick === left) continue
      const at = nth(pick)
      empty[at >> 5] &= ~(1 << at)
      left--
      shut += put(at, 1 + (ply & 1))
      points[ply & 1] += shut
    }
    stats.games++
    stats.plies += SPACES
  }
  return { playout, points, stats }
}
