import { spells } from '../names/spelling.ts'
import type { World } from './world.ts'

/** The class that a written name is, singular or plural. */
export function classCalled(world: World, written: string): World['classes'][number] | undefined {
  return world.classes.find((c) => spells(written, c.name, c.plural))
}

/**
 * The kinds that a written name means: a kind, a family or a class, in singular or plural. With `className` only of that
 * class. A kind wins over a class of the same name.
 */
export function kindsCalled(
  world: World,
  written: string,
  className?: string,
): ReadonlySet<number> | undefined {
  const key = className === undefined ? written : `${className}: ${written}`
  const known = MEANT.get(world) ?? new Map<string, ReadonlySet<number> | undefined>()
  MEANT.set(world, known)
  if (!known.has(key)) known.set(key, kindsMeant(world, written, className))
  return known.get(key)
}

const MEANT = new WeakMap<World, Map<string, ReadonlySet<number> | undefined>>()

function kindsMeant(
  world: World,
  written: string,
  className: string | undefined,
): ReadonlySet<number> | undefined {
  const kinds = new Set<number>()
  world.kinds.forEach((kind, index) => {
    if ((className === undefined || kind.class === className) && spells(written, kind.name, kind.plural))
      kinds.add(index)
  })
  if (kinds.size > 0) return kinds
  for (const c of world.classes) {
    if (className !== undefined && c.name !== className) continue
    for (const [family, members] of c.families)
      if (spells(written, family, undefined)) return new Set(members)
    if (spells(written, c.name, c.plural)) return new Set(c.kinds)
  }
  return undefined
}
