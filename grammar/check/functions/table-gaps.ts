import type { MergedEntry } from '../../merge/merged.ts'
import type { TextSource } from '../../expression/text-source.ts'
import { changedIn } from '../../merge/last-change.ts'
import type { InWorld, Reading, Reporting } from '../elaboration/contexts.ts'
import type { TableColumn } from '../elaboration/declarations.ts'
import { nameInColumn } from './table-columns.ts'

/** The parts of a deciding row that messages show. */
interface ShownRow {
  readonly entry: MergedEntry
  readonly source: TextSource
}

/** Collects the mistakes of a table by combination of kinds, and reports them in one message for each cause. */
export class TableTroubles {
  private readonly gaps: (readonly number[])[] = []
  private readonly clashes = new Map<
    string,
    { readonly a: ShownRow; readonly b: ShownRow; pairs: string[] }
  >()

  private isUnclear = false

  /** A row could not be read, so mistakes in the table may follow from that. */
  cannotTell(): void {
    this.isUnclear = true
  }

  gap(kinds: readonly number[]): void {
    this.gaps.push(kinds)
  }

  clash(pair: string, a: ShownRow, b: ShownRow): void {
    const key = `${a.entry.name}\n${b.entry.name}`
    const cached = this.clashes.get(key)
    if (cached === undefined) this.clashes.set(key, { a, b, pairs: [pair] })
    else cached.pairs.push(pair)
  }

  report(el: Reading, table: MergedEntry, columns: readonly TableColumn[]): void {
    if (this.isUnclear) return
    for (const { a, b, pairs } of this.clashes.values()) reportClash(el, pairs, a, b)
    const [first] = this.gaps
    if (first !== undefined) reportGaps(el, table, columns, this.gaps, first)
  }
}

function reportGaps(
  el: Reading,
  table: MergedEntry,
  columns: readonly TableColumn[],
  gaps: readonly (readonly number[])[],
  first: readonly number[],
): void {
  const pairs = gaps.map((kinds) => valueNames(el, columns, kinds))
  const at = table.key.span
  // A kind in every gap is probably a new one.
  const common = first.filter(
    (kind, at) => columns[at]?.of.kind === 'piece' && gaps.every((kinds) => kinds.includes(kind)),
  )
  const related = common.flatMap((kind) => {
    const info = el.world.kinds[kind]
    if (info === undefined) return []
    return changedIn(el.game, ['pieces', info.class, 'kinds', info.name], at, `${info.name} is changed here`)
  })
  el.report('ST4112', at, `\`${table.name}\` has no row for ${listed(pairs)}.`, {
    label: pairs.length === 1 ? 'no row decides this pair' : 'no row decides these pairs',
    ...(related.length === 0 ? {} : { related }),
    why: 'A table must say what happens for everything that can meet.',
    help: `Add a row to the table, for instance under \`except\`: \`${pairs[0] ?? ''} => ...\`.`,
  })
}

function reportClash(el: Reporting, pairs: readonly string[], a: ShownRow, b: ShownRow): void {
  const are = pairs.length === 1 ? 'is' : 'are'
  el.report(
    'ST4113',
    b.source.spanOf(0, b.source.text.length),
    `${listed(pairs)} ${are} decided differently by ${rowName(a, b)} and ${rowName(b, a)}.`,
    {
      label: `"${b.entry.name}" says this`,
      related: [{ span: a.source.spanOf(0, a.source.text.length), label: `"${a.entry.name}" says this` }],
      why: 'Rows that fit the same pair must agree, unless one is more specific than the other.',
      help: `Add a more specific row: \`${pairs[0] ?? ''} => ...\`.`,
    },
  )
}

/** The name of a row, with its layer if a module is involved in the clash. */
function rowName({ entry }: ShownRow, { entry: other }: ShownRow): string {
  const isOfModules =
    entry.layer !== other.layer && [entry, other].some(({ layer }) => layer.kind === 'module')
  return isOfModules ? `"${entry.name}" of ${entry.layer.id}` : `"${entry.name}"`
}

/** One name for each column, as the cells of a row write them. */
export function valueNames(
  { world }: InWorld,
  columns: readonly TableColumn[],
  values: readonly number[],
): string {
  return columns.map((column, at) => nameInColumn(world, column, values[at] ?? 0)).join(', ')
}

const MOST_SHOWN = 3

function listed(pairs: readonly string[]): string {
  const shown = pairs.slice(0, MOST_SHOWN).map((pair) => `(${pair})`)
  const more = pairs.length - shown.length
  if (more > 0) return `${shown.join(', ')} and ${more} more`
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1) ?? ''}`
}
