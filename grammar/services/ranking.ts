import { nearest } from '../diagnostics/suggest.ts'

/** The items that match the text written so far, best first; ties keep their order. */
export function ranked<T extends { readonly label: string }>(
  written: string,
  items: readonly T[],
): readonly T[] {
  const wanted = written.trimStart().toLowerCase()
  if (wanted === '') return items
  const fitting = items
    .map((item, index) => ({ item, index, rank: rankOf(item.label.toLowerCase(), wanted) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ item }) => item)
  if (fitting.length > 0) return fitting
  // Nothing matches: perhaps it is a typo.
  const near = nearest(
    written.trim(),
    items.map(({ label }) => label),
  )
  return items.filter(({ label }) => label === near)
}

function rankOf(label: string, wanted: string): number {
  if (label === wanted) return 0
  if (label.startsWith(wanted)) return 1
  if (label.includes(` ${wanted}`)) return 2
  return wanted.length > 1 && label.includes(wanted) ? 3 : Infinity
}
