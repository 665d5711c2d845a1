import type { MergedEntry } from '../../grammar/merge/merged.ts'
import { placeOfEntry, type Change } from './change.ts'
import type { Difference, Sides } from './difference.ts'
import { leaf, mergedMapIn } from './piece-changes.ts'
import { inWords } from './rules-in-words.ts'

const PICTURES: ReadonlySet<string> = new Set(['grid', 'start'])

export function placeChange(difference: Difference): string {
  const { path, before, after } = difference
  const [place = '', part] = path
  if (part === 'grid') return `${place}: ${grid(after)}${formerText(before, grid)}`
  if (part === 'start') return `${place}: the pieces begin on other spaces`
  if (part !== undefined) return `${place}: ${leaf(path.slice(1).join(', '), difference)}`
  return after === undefined ? `No ${place} any more` : `New: ${place}: ${details(after)}`
}

function details({ value }: MergedEntry): string {
  if (value.kind !== 'map') return inWords(value)
  return value.entries
    .map((entry) => (PICTURES.has(entry.name) ? grid(entry) : `${entry.name} ${inWords(entry.value)}`))
    .join(', ')
}

function grid(entry: MergedEntry | undefined): string {
  if (entry?.value.kind !== 'text') return 'no picture'
  const [line = '', more] = entry.value.text.trim().split('\n')
  if (more === undefined && line.includes(' by ')) return line
  const rows = entry.value.text
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
  const blocked = rows.flat().filter((sign) => sign === '~').length
  const size = `${rows[0]?.length ?? 0} by ${rows.length} spaces`
  return blocked === 0 ? size : `${size}, ${blocked} of them blocked`
}

function formerText(entry: MergedEntry | undefined, show: (entry: MergedEntry) => string): string {
  if (entry === undefined) return ''
  return ` (was ${show(entry)})`
}

/** Changes of the initial contents of places. */
export function boxChange({ path: [place = '', kind], before, after }: Difference): string {
  const count = (entry: MergedEntry | undefined): string =>
    entry === undefined ? 'none' : inWords(entry.value)
  if (kind !== undefined) return `${place}: ${kind} ${count(after)} (was ${count(before)})`
  return after === undefined
    ? `${place}: nothing any more`
    : `${place}: ${counts(after)}${formerText(before, counts)}`
}

function counts({ value }: MergedEntry): string {
  if (value.kind !== 'map') return inWords(value)
  return value.entries.map((entry) => `${entry.name} ${inWords(entry.value)}`).join(', ')
}

/** New totals of pieces, if single counts have changed. */
export function boxTotals(found: readonly Difference[], { before, after }: Sides): readonly Change[] {
  const places = new Set(found.flatMap(({ path }) => (path.length > 1 ? [path[0] ?? ''] : [])))
  return [...places].flatMap((place) => {
    const [was_, now] = [total(mergedMapIn(before, place)), total(mergedMapIn(after, place))]
    if (was_ === undefined || now === undefined || was_ === now) return []
    const entry = found.findLast(({ path }) => path[0] === place)
    const text = `${place}: ${now} pieces in all (was ${was_})`
    return [
      { group: 'Army and box', kind: 'changed', text, place: placeOfEntry(entry?.after ?? entry?.before) },
    ]
  })
}

function total(map: ReturnType<typeof mergedMapIn>): number | undefined {
  const numbers = (map?.entries ?? []).map(({ value }) => (value.kind === 'text' ? Number(value.text) : NaN))
  const sum = numbers.reduce((all, n) => all + n, 0)
  return map === undefined || Number.isNaN(sum) ? undefined : sum
}

export function setupChange({ path: [name = '', part], after }: Difference): string {
  if (part !== undefined) return `The setup "${name}" places pieces differently`
  return after === undefined ? `No setup "${name}" any more` : `New setup: ${name}`
}
