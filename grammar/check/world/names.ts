import { spellings } from '../../document/spelling.ts'
import { nearest } from '../../diagnostics/suggest.ts'

/** A thing of the static world that a name may refer to. */
type Entity =
  | { readonly kind: 'class'; readonly name: string }
  | { readonly kind: 'kind'; readonly name: string; readonly class: string; readonly index: number }
  | {
      readonly kind: 'family'
      readonly name: string
      readonly class: string
      readonly kinds: readonly number[]
    }
  | { readonly kind: 'group'; readonly name: string }
  | { readonly kind: 'place'; readonly name: string; readonly index: number }
  | { readonly kind: 'area'; readonly name: string }
  | { readonly kind: 'enumeration'; readonly name: string }
  | { readonly kind: 'value'; readonly name: string; readonly enumeration: string; readonly index: number }
  | { readonly kind: 'seat'; readonly name: string; readonly index: number }
  | { readonly kind: 'space'; readonly name: string; readonly index: number }
  | { readonly kind: 'constant'; readonly name: string }

interface NamedEntity {
  readonly entity: Entity
  /** True if it is written in the plural. */
  readonly plural: boolean
}

/** The possible meanings of each spelling. A name may have several; the expected type decides. */
export class NameIndex {
  private readonly bySpelling = new Map<string, NamedEntity[]>()
  private readonly kinds = new Map<Entity['kind'], string[]>()

  add(entity: Entity, plural?: string): void {
    const inflected =
      entity.kind === 'class' || entity.kind === 'group' || entity.kind === 'kind' || entity.kind === 'family'
    const ways = inflected ? spellings(entity.name, plural) : [entity.name]
    for (const way of ways) {
      const list = this.bySpelling.get(way) ?? []
      // A plural formed by rule never overrides a thing with exactly that name.
      list.push({ entity, plural: way !== entity.name })
      this.bySpelling.set(way, list)
    }
    const names = this.kinds.get(entity.kind) ?? []
    names.push(entity.name)
    this.kinds.set(entity.kind, names)
  }

  /** All meanings of a spelling; exact names come before plurals. */
  lookUp(written: string): readonly NamedEntity[] {
    const existing = this.bySpelling.get(written) ?? []
    return [...existing.filter((f) => !f.plural), ...existing.filter((f) => f.plural)]
  }

  /** The meanings of a spelling among some kinds of entity: only exact names, if there are any. */
  lookUpAs<K extends Entity['kind']>(
    written: string,
    ...kinds: readonly K[]
  ): readonly Extract<Entity, { kind: K }>[] {
    const wanted = new Set<Entity['kind']>(kinds)
    const isWanted = (e: Entity): e is Extract<Entity, { kind: K }> => wanted.has(e.kind)
    const found = this.lookUp(written)
    const exact = found.filter((f) => !f.plural).map((f) => f.entity)
    const wantedExact = exact.filter(isWanted)
    return wantedExact.length > 0 ? wantedExact : found.map((f) => f.entity).filter(isWanted)
  }

  /** Names (in the singular) of these kinds of entity, for suggestions. */
  names(...kinds: readonly Entity['kind'][]): readonly string[] {
    return (kinds.length === 0 ? [...this.kinds.keys()] : kinds).flatMap((kind) => this.kinds.get(kind) ?? [])
  }

  /** The nearest spelling of one of these kinds of entity. */
  nearest(written: string, ...kinds: readonly Entity['kind'][]): string | undefined {
    const near = nearest(written, this.names(...kinds))
    if (near !== undefined) return near
    const wanted = new Set(kinds)
    return nearest(
      written,
      [...this.bySpelling]
        .filter(([, l]) => l.some((f) => wanted.size === 0 || wanted.has(f.entity.kind)))
        .map(([s]) => s),
    )
  }
}
