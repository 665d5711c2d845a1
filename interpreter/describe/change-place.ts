import { positionOf } from '../../grammar/source/source-file.ts'
import type { Span } from '../../grammar/source/span.ts'

/** The position of a rule: file and one-based line. */
export interface Place {
  readonly file: string
  readonly line: number
}

export function changePlace({ file, start }: Span): Place {
  return { file: file.name, line: positionOf(file, start).line }
}

export function changePlaceText({ file, line }: Place): string {
  return `${file}:${line}`
}
