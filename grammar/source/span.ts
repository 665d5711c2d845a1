import type { SourceFile } from './source-file.ts'

/** A range of a file, `start` inclusive, `end` exclusive, both offsets into `file.text`. */
export interface Span {
  readonly file: SourceFile
  readonly start: number
  readonly end: number
}

export function span(file: SourceFile, start: number, end: number): Span {
  return { file, start, end: Math.max(start, end) }
}
