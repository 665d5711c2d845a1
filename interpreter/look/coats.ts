import type { Color } from '../../grammar/check/world/look-info.ts'
import type { World } from '../../grammar/check/world/world.ts'

/** The colours of a thing: classes of a style sheet, and the colour itself if these leave it to the author. */
export interface Coat {
  readonly class: string
  readonly fill?: string
}

/** Colours that seats and values are often named after, with other words for them. */
const WORDS =
  'white ivory,black ebony,red scarlet crimson ruby,blue azure,green jade emerald,yellow amber,orange,purple violet,pink rose,brown,grey gray silver,gold golden,sky cyan'

const NAMED: ReadonlyMap<string, string> = new Map(
  WORDS.split(',').flatMap((words) => {
    const [color = '', ...others] = words.split(' ')
    return [color, ...others].map((word) => [word, `coat-${color}`] as const)
  }),
)

/** Colours of seats that are not named after one. */
const ROW = 6

/** Colours for families of cards that are not named after one, easy to tell apart. */
const FAMILY_COLORS = ['red', 'blue', 'green', 'purple', 'yellow', 'grey'].map((color) => `coat-${color}`)

export function coatOfColor(color: Color): Coat {
  if (!color.startsWith('#')) return { class: `coat-${color}` }
  return { class: isDark(color) ? 'tinted tinted-dark' : 'tinted', fill: color }
}

/** From few to many. */
const STEPS = 'f3ead2 f0dcae f2c078 f09d51 e87a41 d9532f b93a4b 8f2f6b 5f2f82 3b3a8c 1f4f86 0f3d4c'.split(' ')

/** The colour of a number: another one each time that it is twice as large. */
export function coatOfNumber(number: number): Coat {
  const step = Math.floor(Math.log2(Math.max(1, number)))
  return coatOfColor(`#${STEPS[Math.min(step, STEPS.length - 1)] ?? ''}`)
}

/** Signs and letters in a colour. */
export function inkOf(color: Color): Coat {
  const coat = coatOfColor(color)
  return { ...coat, class: `ink ${coat.class}` }
}

/** True for colours on which white is read more easily than black. */
function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.179
}

/** The colours of all seats: those said, those they are named after, or the next of the usual ones. */
export function seatCoats({ seats, look }: World): readonly Coat[] {
  return seats.map(({ name }, seat) => {
    const color = look.seats.get(name)?.color
    return color === undefined ? { class: NAMED.get(name) ?? `coat-${seat % ROW}` } : coatOfColor(color)
  })
}

/** The same for families of cards, by the values that they are named after. */
export function familyCoats(
  { look }: World,
  enumeration: string,
  names: readonly string[],
): ReadonlyMap<string, Coat> {
  const told = new Map(
    names.flatMap((name): (readonly [string, Coat])[] => {
      const color = look.values.get(enumeration)?.get(name)?.color
      const named = NAMED.get(name)
      return color !== undefined
        ? [[name, coatOfColor(color)]]
        : named === undefined
          ? []
          : [[name, { class: named }]]
    }),
  )
  const taken = new Set([...told.values()].map((coat) => coat.class))
  const free = FAMILY_COLORS.filter((color) => !taken.has(color))
  const others = names.filter((name) => !told.has(name))
  return new Map(
    names.map((name) => [
      name,
      told.get(name) ?? { class: free[others.indexOf(name) % Math.max(1, free.length)] ?? 'coat-grey' },
    ]),
  )
}
