import type { MergedEntry, MergedNode } from '../../grammar/merge/merged.ts'
import { changeAt, placeOfEntry } from './change.ts'
import type { Change } from './change.ts'
import { differences } from './difference.ts'
import type { Difference } from './difference.ts'
import { leaf, mapIn } from './piece-changes.ts'
import { inWords } from './words.ts'

const PICTURES: ReadonlySet<string> = new Set(['grid', 'start'])

/** Board, places and areas. */
export function placeChanges(
  before: MergedNode | undefined,
  after: MergedNode | undefined,
): readonly Change[] {
  return differences(before, after).map((difference) => {
    const [place = '', part] = difference.path
    const say = (text: string): Change => changeAt('Board and places', difference, text)
    if (part === undefined) {
      if (difference.after === undefined) return say(`No ${place} any more`)
      return say(`New: ${place}: ${details(difference.after)}`)
    }
    if (part === 'grid') return say(`${place}: ${grid(difference.after)}${was(difference.before, grid)}`)
    if (part === 'start') return say(`${place}: the pieces begin on other spaces`)
    return say(`${place}: ${leaf(difference.path.slice(1).join(', '), difference)}`)
  })
}

function details({ value }: MergedEntry): string {
  if (value.kind !== 'map') return inWords(value)
  return value.entries
    .map((entry) => (PICTURES.has(entry.name) ? grid(entry) : `${entry.name} ${inWords(entry.value)}`))
    .join(', ')
}

function grid(entry: MergedEntry | undefined): string {
  if (entry?.value.kind !== 'text') return 'no picture'
  const rows = entry.value.text
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
  const blocked = rows.flat().filter((sign) => sign === '~').length
  const size = `${rows[0]?.length ?? 0} by ${rows.length} spaces`
  return blocked === 0 ? size : `${size}, ${blocked} of them blocked`
}

function was(entry: MergedEntry | undefined, show: (entry: MergedEntry) => string): string {
  if (entry === undefined) return ''
  return ` (was ${show(entry)})`
}

export function areaChanges(
  before: MergedNode | undefined,
  after: MergedNode | undefined,
): readonly Change[] {
  return differences(before, after).map((difference) =>
    changeAt('Board and places', difference, leaf(difference.path.join(', '), difference)),
  )
}

/** What lies where at the start. */
export function boxChanges(before: MergedNode | undefined, after: MergedNode | undefined): readonly Change[] {
  const found = differences(before, after)
  const changes = found.map((difference) => {
    const [place = '', kind] = difference.path
    const say = (text: string): Change => changeAt('Army and box', difference, text)
    if (kind === undefined) {
      if (difference.after === undefined) return say(`${place}: nothing any more`)
      const now = counts(difference.after)
      return say(`${place}: ${now}${was(difference.before, counts)}`)
    }
    const count = (entry: MergedEntry | undefined): string =>
      entry === undefined ? 'none' : inWords(entry.value)
    return say(`${place}: ${kind} ${count(difference.after)} (was ${count(difference.before)})`)
  })
  return [...changes, ...totals(found, before, after)]
}

function counts({ value }: MergedEntry): string {
  if (value.kind !== 'map') return inWords(value)
  return value.entries.map((entry) => `${entry.name} ${inWords(entry.value)}`).join(', ')
}

/** How many pieces there are in total, where single counts have changed. */
function totals(
  found: readonly Difference[],
  before: MergedNode | undefined,
  after: MergedNode | undefined,
): readonly Change[] {
  const places = new Set(found.flatMap(({ path }) => (path.length > 1 ? [path[0] ?? ''] : [])))
  return [...places].flatMap((place) => {
    const [was_, now] = [total(mapIn(before, place)), total(mapIn(after, place))]
    if (was_ === undefined || now === undefined || was_ === now) return []
    const entry = found.findLast(({ path }) => path[0] === place)
    const text = `${place}: ${now} pieces in all (was ${was_})`
    return [
      { group: 'Army and box', kind: 'changed', text, place: placeOfEntry(entry?.after ?? entry?.before) },
    ]
  })
}

function total(map: ReturnType<typeof mapIn>): number | undefined {
  const numbers = (map?.entries ?? []).map(({ value }) => (value.kind === 'text' ? Number(value.text) : NaN))
  const sum = numbers.reduce((all, n) => all + n, 0)
  return map === undefined || Number.isNaN(sum) ? undefined : sum
}

export function setupChanges(
  before: MergedNode | undefined,
  after: MergedNode | undefined,
): readonly Change[] {
  const told = new Map<string, Change>()
  for (const difference of differences(before, after)) {
    const [name = '', part] = difference.path
    const text =
      part !== undefined
        ? `The setup "${name}" places pieces differently`
        : difference.after === undefined
          ? `No setup "${name}" any more`
          : `New setup: ${name}`
    if (!told.has(name)) told.set(name, changeAt('Setups', difference, text))
  }
  return [...told.values()]
}
