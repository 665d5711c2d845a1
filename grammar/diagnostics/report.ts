import type { Diagnostic } from './diagnostic.ts'

/** At most this many messages per file are shown: authors with a hundred fix the first few and check again. */
const MOST_DIAGNOSTICS = 100

/** Sorted by file and position, notes last, without duplicates, and limited per file. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): {
  readonly shown: readonly Diagnostic[]
  readonly more: number
} {
  const seen = new Set<string>()
  const distinct = diagnostics.filter((d) => {
    const key = `${d.code} ${d.span?.file.name ?? ''} ${d.span?.start ?? -1} ${d.span?.end ?? -1} ${d.message}`
    return seen.has(key) ? false : seen.add(key) !== undefined
  })
  const sorted = [...distinct].sort(
    (a, b) =>
      Number(a.severity === 'note') - Number(b.severity === 'note') ||
      compare(a.span?.file.name ?? '', b.span?.file.name ?? '') ||
      (a.span?.start ?? -1) - (b.span?.start ?? -1) ||
      compare(a.code, b.code),
  )
  const perFile = new Map<string, number>()
  const shown = sorted.filter((d) => {
    const name = d.span?.file.name ?? ''
    const count = (perFile.get(name) ?? 0) + 1
    perFile.set(name, count)
    return count <= MOST_DIAGNOSTICS
  })
  return { shown, more: sorted.length - shown.length }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
