import { outlineOf } from '../../interpreter/index.ts'
import type { Outline, SeatIR } from '../../interpreter/index.ts'

export interface Coat {
  readonly outline: Outline
  /** Class of the style sheet: a colour that a seat is named after, or one of a row for everybody. */
  readonly color: string
}

/** Colours that seats are often called by. */
const NAMED: ReadonlySet<string> = new Set([
  'white',
  'black',
  'red',
  'blue',
  'green',
  'yellow',
  'orange',
  'purple',
  'pink',
  'brown',
  'grey',
])

const ROW = 6

export function coatOf(seats: readonly SeatIR[], seat: number | undefined): Coat {
  if (seat === undefined) return { outline: 'circle', color: 'coat-none' }
  const name = seats[seat]?.name ?? ''
  return {
    outline: outlineOf(seat),
    color: NAMED.has(name) ? `coat-${name}` : `coat-${seat % ROW}`,
  }
}
