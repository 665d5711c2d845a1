import { positionOf } from '../../grammar/source/source-file.ts'
import type { Mutant } from '../../interpreter/mutants/mutants.ts'

/** How lists name a mutant: its line without comments, and what replaces what. */
export function described({ span, before, after }: Mutant): string {
  const { text } = span.file
  const line = text.split('\n')[positionOf(span.file, span.start).line - 1] ?? ''
  return `${line.replace(/#.*$/, '').replace(/\s+/g, ' ').trim()} | ${before} -> ${after}`
}
