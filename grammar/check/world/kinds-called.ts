import { spells } from '../../document/spelling.ts'

/** The classes of a game with their kinds. */
export interface KindsOf {
  readonly kinds: readonly { readonly name: string; readonly plural: string; readonly class: string }[]
  readonly classes: readonly {
    readonly name: string
    readonly plural: string | undefined
    readonly kinds: readonly number[]
    readonly families: ReadonlyMap<string, readonly number[]>
  }[]
}

/**
 * The kinds that a written name denotes: a kind, a family or a class, singular or plural. With `className`, only those
 * of that class. A kind takes precedence over a class of the same name.
 */
export function kindsCalled(
  world: KindsOf,
  written: string,
  className?: string,
): ReadonlySet<number> | undefined {
  const key = className === undefined ? written : `${className}: ${written}`
  const cached = MEANT.get(world) ?? new Map<string, ReadonlySet<number> | undefined>()
  MEANT.set(world, cached)
  if (!cached.has(key)) cached.set(key, kindsMeant(world, written, className))
  return cached.get(key)
}

const MEANT = new WeakMap<KindsOf, Map<string, ReadonlySet<number> | undefined>>()

function kindsMeant(
  world: KindsOf,
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
