import type { Type } from '../../grammar/types/types.ts'
import type { World } from '../../grammar/check/world/world.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import { listedNames } from '../../grammar/check/world/listed-names.ts'
import { coatOfColor, familyCoats } from './coats.ts'
import type { Coat } from './coats.ts'
import { TOWN } from './fills.ts'
import type { TileFill } from './fills.ts'
import { valueSaid } from './said.ts'
import { forms } from './words.ts'

/** How a value on the sides of tiles is drawn: as a way from side to side, an area along them, or what is around these. */
export interface SideLook {
  readonly as: 'way' | 'area' | 'ground'
  readonly look: Coat
  /** The strokes that tell it without its colour. */
  readonly fill: TileFill | undefined
  /** The letter or number that tells it if it has no strokes. */
  readonly letter: string
}

/** Words that many games have for what is on the sides of tiles. */
const WORDS: readonly (readonly [SideLook['as'], TileFill, string])[] = [
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

const LOOK_OF: ReadonlyMap<string, readonly [SideLook['as'], TileFill]> = new Map(
  WORDS.flatMap(([as, fill, words]) => words.split(' ').map((word) => [word, [as, fill]] as const)),
)

/** The looks of the values that a class has on its sides, by value. */
export function sideLooks(
  world: World,
  column: string,
  type: Type,
  values: readonly number[],
): ReadonlyMap<number, SideLook> {
  const used = [...new Set(values)].filter((value) => value !== NONE).toSorted((a, b) => a - b)
  const names = new Map(used.map((value) => [value, nameOf(world, column, type, value)]))
  const enumeration = type.kind === 'enumeration' ? type.name : ''
  const coats = familyCoats(
    world,
    enumeration,
    [...names.values()].filter((name) => knownSide(name) === undefined),
  )
  const ground = commonestGround(values, names)
  return new Map(
    used.flatMap((value): (readonly [number, SideLook])[] => {
      const name = names.get(value) ?? ''
      if (type.kind === 'truth' && value === 0) return []
      const [as = 'area', fill] = knownSide(name) ?? []
      const { color } = valueSaid(world, enumeration, name)
      const own = color === undefined ? undefined : coatOfColor(color)
      const usual = fill === undefined ? coats.get(name) : { class: `fill-${fill}` }
      return [
        [
          value,
          {
            as: as === 'ground' && value !== ground ? 'area' : as,
            look: own ?? usual ?? { class: 'coat-grey' },
            fill,
            letter: type.kind === 'number' ? name : name.charAt(0).toUpperCase(),
          },
        ],
      ]
    }),
  )
}

function nameOf(world: World, column: string, type: Type, value: number): string {
  return type.kind === 'truth' ? column : (listedNames(world, type)?.[value] ?? String(value))
}

/** How something of this name usually looks. */
export function knownSide(name: string): readonly [SideLook['as'], TileFill] | undefined {
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? []
  for (const word of words.toReversed()) {
    const form = forms(word).find((each) => LOOK_OF.has(each))
    if (form !== undefined) return LOOK_OF.get(form)
  }
  return undefined
}

/** The value around all others: the commonest of those that grow everywhere. */
function commonestGround(values: readonly number[], names: ReadonlyMap<number, string>): number | undefined {
  const grown = values.filter((value) => knownSide(names.get(value) ?? '')?.[0] === 'ground')
  const counts = Map.groupBy(grown, (value) => value)
  return [...counts].toSorted(([a, one], [b, other]) => other.length - one.length || a - b)[0]?.[0]
}
