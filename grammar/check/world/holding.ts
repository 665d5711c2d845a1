import { numberHelp } from '../../expression/adjectives.ts'
import type { Watchers } from '../../ir/watchers.ts'
import { meaning } from '../../diagnostics/suggestion.ts'
import { bookText } from '../../book/book-text.ts'
import { UNLIMITED } from '../../ir/ir.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { Classes } from './classes.ts'
import type { NameIndex } from './names.ts'
import type { Reporter } from './reporter.ts'
import { entryTexts } from './tree-reading.ts'

export const SEEN_BY = [
  'owner',
  'others',
  'team',
  'everyone',
  'nobody',
] as const satisfies readonly Watchers[]

interface Holding {
  readonly class: string
  readonly kinds: readonly number[]
  readonly groups: readonly string[]
  readonly capacity: number
}

/** Everyone except the owner or their team makes sense only if the place has an owner. */
export function needsOwner(name: string, entry: MergedEntry, reporter: Reporter): void {
  const text = entry.value.kind === 'text' ? entry.value.text.trim() : ''
  if (text !== 'others' && text !== 'team') return
  reporter.report(
    'ST4033',
    entry.key.span,
    `\`${name}\` has no owner, so nobody is among \`${text}\` here.`,
    {
      help: 'Make one for each player: `each: player`.',
    },
  )
}

/** The `holds` field of a container, present only if not all kinds of the class may be there. */
export function restricted(
  kinds: readonly number[],
  className: string,
  { classes }: Pick<Classes, 'classes'>,
): { readonly holds?: readonly number[] } {
  const all = classes.find(({ name }) => name === className)?.kinds ?? []
  return kinds.length < all.length ? { holds: kinds } : {}
}

/** A board that does not say what it holds has values on its spaces, and no pieces. */
export const HOLDING_NOTHING: Holding = { class: '', kinds: [], groups: [], capacity: 0 }

/** Replaces unreadable contents: pieces of a class of the game. */
export function holdingAnything({ classes: [first] }: Pick<Classes, 'classes'>): Holding {
  return { class: first?.name ?? '', kinds: first?.kinds ?? [], groups: [], capacity: UNLIMITED }
}

/** `1 soldier`, `up to 8 troops`, `[ pawns, kings ]`: kinds of one class, and how many. */
export function readHolding(
  name: string,
  entry: MergedEntry,
  holds: MergedEntry | undefined,
  classes: Classes,
  names: NameIndex,
  reporter: Reporter,
): Holding | undefined {
  if (holds === undefined)
    return reporter.report('ST4031', entry.key.span, `\`${name}\` does not say what it \`holds\`.`, {
      help: 'For example: `holds: 1 piece` or `holds: cards`.',
    })
  const kinds = new Set<number>()
  const groups: string[] = []
  let className: string | undefined
  let capacity: number | undefined
  for (const text of entryTexts(holds, reporter)) {
    const source = bookText(text)
    const parsed = source.read('holding', reporter.diagnostics)
    if (parsed === undefined) return undefined
    const at = source.spanOf(parsed.name.start, parsed.name.end)
    const written = parsed.name.text
    if (reporter.isBroken(written)) return undefined
    const [group] = names.lookUpAs(written, 'group')
    if (parsed.capacity !== undefined) capacity = Math.max(capacity ?? 0, parsed.capacity)
    if (group !== undefined) {
      groups.push(group.name)
      continue
    }
    const [found] = names.lookUpAs(written, 'class', 'kind', 'family')
    if (found === undefined) {
      const near = names.nearest(written, 'class', 'kind', 'family', 'group')
      return reporter.report('ST4004', at, `There are no pieces called \`${written}\`.`, {
        ...meaning(written, near),
        ...numberHelp(written),
      })
    }
    const of = found.kind === 'class' ? found.name : found.class
    if (className !== undefined && className !== of)
      return reporter.unsupported(
        at,
        'Places that hold pieces of several classes are',
        'Make them kinds of one class: what only some of them have printed is `... or none` there, and `families` have names for several kinds.',
      )
    className = of
    for (const kind of kindsOf(found, classes)) kinds.add(kind)
  }
  if (groups.length > 0 && className !== undefined)
    return reporter.unsupported(holds.key.span, 'Places that hold both pieces and groups are')
  if (groups.length > 0) return { class: '', kinds: [], groups, capacity: capacity ?? UNLIMITED }
  if (className === undefined) return reporter.report('ST4031', holds.key.span, `\`${name}\` holds nothing.`)
  if (capacity === 0)
    return reporter.report(
      'ST4018',
      holds.value.kind === 'text' ? holds.value.span : holds.key.span,
      'A place must be able to hold something.',
    )
  return {
    class: className,
    kinds: [...kinds].sort((a, b) => a - b),
    groups,
    capacity: capacity ?? UNLIMITED,
  }
}

function kindsOf(
  entity:
    | { readonly kind: 'class'; readonly name: string }
    | { readonly kind: 'kind'; readonly index: number }
    | { readonly kind: 'family'; readonly kinds: readonly number[] },
  classes: Classes,
): readonly number[] {
  if (entity.kind === 'kind') return [entity.index]
  if (entity.kind === 'family') return entity.kinds
  return classes.classes.find((c) => c.name === entity.name)?.kinds ?? []
}
