import type { Fill } from '../../grammar/language/looks.ts'
import { forms } from './words.ts'

/** A fill that only tiles have. Spaces have those that texts can name. */
export const TOWN = 'town'

export type TileFill = Fill | typeof TOWN

/** A way from side to side, an area along sides, or what is around these. */
export type SideForm = 'way' | 'area' | 'ground'

/** Words that many games have for what is on the sides of tiles. */
const WORDS: readonly (readonly [SideForm, TileFill, string])[] = [
  ['ground', 'grass', 'grass meadow pasture plain field land grassland prairie steppe'],
  ['way', 'road', 'road lane path street track trail way rail railway railroad wall fence'],
  ['way', 'water', 'river stream brook creek canal ditch'],
  ['area', TOWN, 'town city village hamlet castle house settlement'],
  ['area', 'water', 'water sea lake pond ocean bay'],
  ['area', 'forest', 'forest wood tree jungle grove'],
  ['area', 'rock', 'rock mountain hill stone mine quarry'],
  ['area', 'field', 'farm wheat grain crop corn'],
  ['area', 'sand', 'sand desert beach dune'],
  ['area', 'swamp', 'swamp marsh bog moor'],
  ['area', 'snow', 'snow ice glacier'],
]

const LOOK_OF: ReadonlyMap<string, readonly [SideForm, TileFill]> = new Map(
  WORDS.flatMap(([as, fill, words]) => words.split(' ').map((word) => [word, [as, fill]] as const)),
)

/** How something of this name usually looks. */
export function knownSide(name: string): readonly [SideForm, TileFill] | undefined {
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? []
  for (const word of words.toReversed()) {
    const form = forms(word).find((each) => LOOK_OF.has(each))
    if (form !== undefined) return LOOK_OF.get(form)
  }
  return undefined
}
