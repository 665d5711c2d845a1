import type { Adapter } from '../adapter.ts'

/** `c6s` is a column, a row from the top, and a turn: of each quarter against the clock and with it. */
const TURNS: Readonly<Record<string, string>> = {
  s: 'b5 against clock',
  t: 'b5 with clock',
  u: 'e5 against clock',
  v: 'e5 with clock',
  w: 'e2 against clock',
  x: 'e2 with clock',
  y: 'b2 against clock',
  z: 'b2 with clock',
}

export default {
  id: 'quarter-turns',
  lines: (move) => `${move[0]}${7 - Number(move[1])} ${TURNS[move[2] ?? '']}`,
} satisfies Adapter
