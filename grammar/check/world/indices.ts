import { suggestion } from '../../diagnostics/suggestion.ts'
import type { SeatIR } from '../../ir/ir.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { Reporter } from './reporter.ts'
import { nameText, entryTexts } from './tree-reading.ts'
import type { IndexInfo, LineInfo } from './world.ts'

/** Enumerations that can index places. */
export interface Indexing {
  readonly seats: readonly SeatIR[]
  readonly enumerations: ReadonlyMap<string, readonly string[]>
  readonly lines: ReadonlyMap<string, LineInfo>
}

/** `each: player`, `each: [ player, row, sector ]`; undefined if an index was refused. */
export function readIndices(
  entry: MergedEntry | undefined,
  { seats, enumerations }: Indexing,
  reporter: Reporter,
): readonly IndexInfo[] | undefined {
  if (entry === undefined) return []
  const indices: IndexInfo[] = []
  for (const text of entryTexts(entry, reporter)) {
    const name = nameText(text.text)
    const values = enumerations.get(name)
    if (indices.some((index) => index.name === name))
      return reporter.report('ST4003', text.span, `\`${name}\` is here twice.`)
    if (name === 'player') indices.push({ name, count: seats.length })
    else if (values !== undefined) indices.push({ name, count: values.length })
    else if (name === 'players')
      return reporter.report('ST4033', text.span, 'Write `each: player`.', {
        fix: { span: text.span, text: 'player' },
      })
    else if (reporter.isBroken(name)) return undefined
    else
      return reporter.report(
        'ST4004',
        text.span,
        `Places are one for each \`player\` or for each value of an enumeration, and \`${name}\` is neither.`,
        suggestion(name, ['player', ...enumerations.keys()]),
      )
  }
  return indices
}

/** `neighbours: [ row, sector ]`: one step along one of these lines. */
export function readNeighbours(
  place: string,
  entry: MergedEntry | undefined,
  indices: readonly IndexInfo[],
  { lines }: Indexing,
  reporter: Reporter,
): readonly string[] {
  if (entry === undefined) return []
  return entryTexts(entry, reporter).flatMap((text) => {
    const name = nameText(text.text)
    if (!indices.some((index) => index.name === name)) {
      const known = indices.map((index) => index.name)
      reporter.report(
        'ST4004',
        text.span,
        `\`${place}\` is not one for each \`${name}\`.`,
        suggestion(name, known),
      )
      return []
    }
    if (lines.has(name)) return [name]
    if (name === 'player') reporter.report('ST4039', text.span, 'Players are not in a line.')
    else
      reporter.report('ST4039', text.span, `The values of \`${name}\` are not in a line.`, {
        help: `Declare it as a line: \`${name}: { line: [ ... ] }\`.`,
      })
    return []
  })
}
