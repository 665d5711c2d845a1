import { positionOf } from '../source/source-file.ts'
import type { Span } from '../source/span.ts'
import type { Code } from './catalogue.ts'
import type { Severity } from './codes/severity.ts'

/** A position in a text; lines and columns are one-based. */
export interface TextPlace {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

export function textPlaceOf({ file, start, end }: Span): TextPlace {
  const [from, to] = [positionOf(file, start), positionOf(file, end)]
  return { file: file.name, line: from.line, column: from.column, endLine: to.line, endColumn: to.column }
}

/** A message about a text. Every refusal is one of these. */
export interface Diagnostic {
  readonly code: Code
  readonly severity: Severity
  /** One sentence in the author's words: the mistake. */
  readonly message: string
  /** Position. Absent only where there is no text at all (a missing file). */
  readonly span?: Span
  /** The same for people and programs: the name of the file, lines and columns from 1. */
  readonly at?: TextPlace
  /** A few words below the marked text. */
  readonly label?: string
  /** Other positions involved, including other files (the base, the other module). */
  readonly related?: readonly { readonly span: Span; readonly label: string }[]
  /** One sentence: why this rule exists. */
  readonly why?: string
  /** The edit that helps, in words. */
  readonly help?: string
  /** The name that was written, and the one that was probably meant. */
  readonly near?: { readonly written: string; readonly meant: string }
  /** The same edit for a machine, if it is certain enough to offer. */
  readonly fix?: Edit
  /** Other possible edits: the text has several readings, and only its author knows which was meant. */
  readonly otherFixes?: readonly Edit[]
  /** For an older form: the edit that keeps its meaning in the newest form of the edition. `sandtable migrate` applies it. */
  readonly newer?: Edit
  /** For a name that a later word of the language has taken: another name, which the same command gives it everywhere. */
  readonly newName?: string
}

/** A range of text and its replacement. */
export interface Edit {
  readonly span: Span
  readonly text: string
}

/** Collects the messages of all stages. Stages never throw on an author's text. */
export class Diagnostics {
  readonly list: Diagnostic[] = []
  private readonly enough: Span[] = []

  add(diagnostic: Diagnostic): void {
    const { span } = diagnostic
    if (span === undefined) this.list.push(diagnostic)
    else if (!this.enough.some((all) => isWithin(span, all)))
      this.list.push({ ...diagnostic, at: textPlaceOf(span) })
  }

  /** Suppresses further reports in this range, which may be consequences of an earlier one. */
  saidEnough(all: Span): void {
    this.enough.push(all)
  }

  get hasErrors(): boolean {
    return hasErrors(this.list)
  }
}

function isWithin({ file, start, end }: Span, all: Span): boolean {
  return file === all.file && start >= all.start && end <= all.end
}

/** True if any of them is an error, rather than a warning or a note. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((d) => d.severity === 'error')
}
