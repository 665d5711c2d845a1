import { positionOf } from '../../grammar/source/source-file.ts'
import type { Mutant } from '../../interpreter/mutants/mutants.ts'

/** A mutant as lists name it: its line without remarks, and what stands there instead. */
export function described({ span, before, after }: Mutant): string {
  const { text } = span.file
  const line = text.split('\n')[positionOf(span.file, span.start).line - 1] ?? ''
  return `${line.replace(/#.*$/, '').replace(/\s+/g, ' ').trim()} | ${before} -> ${after}`
}
