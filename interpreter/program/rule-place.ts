import type { TextPlace } from '../../grammar/diagnostics/diagnostic.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'

/** The position of a rule: file and line. */
export type RulePlace = TextPlace

/** The place of an index into `GameIR.origins`. Undefined if there is none. */
export function rulePlaceOf({ origins, files }: GameIR, origin: number): RulePlace | undefined {
  const found = origins[origin]
  if (found === undefined) return undefined
  const { file, ...place } = found
  return { file: files[file] ?? '', ...place }
}
