import type { SymbolSort } from '../names/symbol.ts'
import { originOf, referenceAt } from './navigation.ts'
import { semanticTokens } from './semantic-tokens.ts'
import type { TextRange } from './text-edit.ts'
import { outline, type OutlineItem } from './symbols.ts'
import type { Workspace } from './workspace.ts'

/** Sorts of things on the table, and of their places. */
const THINGS = ['kind', 'family', 'class', 'group', 'area', 'place', 'seat'] as const satisfies SymbolSort[]

export interface SpokenThing {
  readonly sort: (typeof THINGS)[number]
  readonly name: string
}

/** A part of the rules, and the things that it mentions by name. */
export interface SpokenOf extends TextRange {
  readonly name: string
  readonly things: readonly SpokenThing[]
  /** The action it is or belongs to. */
  readonly action: string | undefined
}

/**
 * The things mentioned in the innermost named part of the rules around an offset. Undefined if no part around it
 * mentions any.
 */
export function spokenOf(workspace: Workspace, name: string, offset: number): SpokenOf | undefined {
  const around = itemsAround(outline(workspace, name), offset)
  const action = around.find(({ sort }) => sort === 'action')?.name
  const tokens = semanticTokens(workspace, name)
  for (const { name: called, start, end } of around) {
    const things = new Map<string, SpokenThing>()
    for (const token of tokens) {
      const sort = THINGS.find((thing) => thing === token.sort)
      if (sort === undefined || token.start < start || token.end > end) continue
      const found = referenceAt(workspace, name, token.start)
      if (found === undefined) continue
      const thing = { sort, name: originOf(found.symbol).name }
      things.set(`${sort} ${thing.name}`, thing)
    }
    if (things.size > 0 || action === called)
      return { name: called, start, end, things: [...things.values()], action }
  }
  return undefined
}

/** Innermost first; a section does not count as a part. */
function itemsAround(items: readonly OutlineItem[], offset: number): readonly OutlineItem[] {
  const item = items.find(({ start, end }) => start <= offset && offset <= end)
  if (item === undefined) return []
  const inner = itemsAround(item.children, offset)
  return item.sort === 'section' || item.sort === 'example' ? inner : [...inner, item]
}
