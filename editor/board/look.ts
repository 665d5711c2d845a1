import { outlineOf } from '../../interpreter/index.ts'
import type { Outline, SeatIR } from '../../interpreter/index.ts'

export interface Coat {
  readonly outline: Outline
  /** A CSS class: a colour that a seat is named after, or one from a common list. */
  readonly color: string
}

/** Colours that seats and families are often named after. */
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
  'gold',
])

const ROW = 6

export function colorOf(seats: readonly SeatIR[], seat: number | undefined): Coat {
  if (seat === undefined) return { outline: 'circle', color: 'coat-none' }
  return {
    outline: outlineOf(seat),
    color: colorCalled(seats[seat]?.name ?? '') ?? `coat-${seat % ROW}`,
  }
}

/** The CSS class for something named after a colour. */
export function colorCalled(name: string): string | undefined {
  return NAMED.has(name) ? `coat-${name}` : undefined
}
