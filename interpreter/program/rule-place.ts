import type { TextPlace } from '../../grammar/diagnostics/diagnostic.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'

/** Where a rule is: text and position. */
export type RulePlace = TextPlace

/** The place of an index into `GameIR.origins`; undefined if there is none. */
export function rulePlaceOf({ origins, files }: GameIR, origin: number): RulePlace | undefined {
  const found = origins[origin]
  if (found === undefined) return undefined
  const { file, ...place } = found
  return { file: files[file] ?? '', ...place }
}
