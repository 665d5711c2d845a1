import type { SeatIR } from '../../interpreter/index.ts'

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
  'sky',
])

const ROW = 6

/** A CSS class: a colour that a seat is named after, or one from a common list. */
export function colorOf(seats: readonly SeatIR[], seat: number | undefined): string {
  return seat === undefined ? 'coat-none' : (colorCalled(seats[seat]?.name ?? '') ?? `coat-${seat % ROW}`)
}

/** The CSS class for something named after a colour. */
export function colorCalled(name: string): string | undefined {
  return NAMED.has(name) ? `coat-${name}` : undefined
}
