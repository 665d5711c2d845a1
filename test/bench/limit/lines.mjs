// Hand-written games of lines, played at random: the list that is kept has the order of the rulesets, space by space.

import { chance } from './chance.mjs'

const newStats = () => ({ games: 0, plies: 0, moves: 0, wins: [0, 0], draws: 0 })

export function makeConnectFour() {
  const W = 9, // a padded row
    board = new Int8Array(W * 8),
    open = new Int32Array(7), // where a disc would come to lie, lowest rows first
    stats = newStats(),
    { begin, below } = chance()

  function run(at, step, mine) {
    let n = 0
    for (let i = at + step; board[i] === mine; i += step) n++
    for (let i = at - step; board[i] === mine; i -= step) n++
    return n
  }

  function playout(low, high) {
    begin(low, high)
    board.fill(0)
    for (let i = 0; i < 7; i++) open[i] = W + 1 + i
    let length = 7,
      ply = 0,
      total = 0,
      winner = -1
    for (;;) {
      total += length
      const pick = below(length),
        at = open[pick],
        mine = 1 + (ply & 1)
      ply++
      board[at] = mine
      if (
        run(at, 1, mine) > 2 ||
        run(at, W, mine) > 2 ||
        run(at, W - 1, mine) > 2 ||
        run(at, W + 1, mine) > 2
      ) {
        winner = mine - 1
        break
      }
      if (ply === 42) break
      const above = at + W
      length--
      let i = pick
      if (above < 7 * W) {
        for (; i < length && open[i + 1] < above; i++) open[i] = open[i + 1]
        open[i] = above
        length++
      } else for (; i < length; i++) open[i] = open[i + 1]
    }
    stats.games++
    stats.plies += ply
    stats.moves += total
    if (winner < 0) stats.draws++
    else stats.wins[winner]++
    return winner
  }
  return { playout, stats }
}

export function makeTicTacToe() {
  const full = 511,
    wins = new Uint8Array(512),
    open = new Int32Array(9),
    marks = new Int32Array(2),
    stats = newStats(),
    { begin, below } = chance()
  for (let set = 0; set < 512; set++)
    for (const line of [7, 56, 448, 73, 146, 292, 273, 84]) if ((set & line) === line) wins[set] = 1

  function playout(low, high) {
    begin(low, high)
    marks[0] = marks[1] = 0
    for (let i = 0; i < 9; i++) open[i] = i
    let length = 9,
      side = 0,
      total = 0,
      winner = -1
    for (; ; side ^= 1) {
      total += length
      let i = below(length)
      marks[side] |= 1 << open[i]
      length--
      if (wins[marks[side]] === 1) {
        winner = side
        break
      }
      if ((marks[0] | marks[1]) === full) break
      for (; i < length; i++) open[i] = open[i + 1]
    }
    stats.games++
    stats.plies += 9 - length
    stats.moves += total
    if (winner < 0) stats.draws++
    else stats.wins[winner]++
    return winner
  }
  return { playout, stats }
}
