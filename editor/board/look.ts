import type { SeatIR } from '../../interpreter/index.ts'

/** Colours that seats and families are often named after, with other words for them. */
const WORDS =
  'white ivory,black ebony,red scarlet crimson ruby,blue azure,green jade emerald,yellow amber,orange,purple violet,pink rose,brown,grey gray silver,gold golden,sky cyan'

const NAMED: ReadonlyMap<string, string> = new Map(
  WORDS.split(',').flatMap((words) => {
    const [color = '', ...others] = words.split(' ')
    return [color, ...others].map((word) => [word, `coat-${color}`] as const)
  }),
)

const ROW = 6

/** A CSS class: a colour that a seat is named after, or one from a common list. */
export function colorOf(seats: readonly SeatIR[], seat: number | undefined): string {
  return seat === undefined ? 'coat-none' : (colorCalled(seats[seat]?.name ?? '') ?? `coat-${seat % ROW}`)
}

/** The CSS class for something named after a colour. */
export function colorCalled(name: string): string | undefined {
  return NAMED.get(name)
}
