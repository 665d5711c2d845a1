import type { Type } from '../../grammar/types/types.ts'
import type { World } from '../../grammar/check/world/world.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import { listedNames } from '../../grammar/check/world/listed-names.ts'
import { coatOfColor, familyCoats, type Coat } from './coats.ts'
import { valueSaid } from './said.ts'
import { knownSide, type SideForm, type TileFill } from './side-words.ts'

/** How a value on the sides of tiles is drawn. */
export interface SideLook {
  readonly as: SideForm
  readonly look: Coat
  /** The strokes that tell it without its colour. */
  readonly fill: TileFill | undefined
  /** The letter or number that tells it if it has no strokes. */
  readonly letter: string
}

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

/** The value around all others: the commonest of those that grow everywhere. */
function commonestGround(values: readonly number[], names: ReadonlyMap<number, string>): number | undefined {
  const grown = values.filter((value) => knownSide(names.get(value) ?? '')?.[0] === 'ground')
  const counts = Map.groupBy(grown, (value) => value)
  return [...counts].toSorted(([a, one], [b, other]) => other.length - one.length || a - b)[0]?.[0]
}
