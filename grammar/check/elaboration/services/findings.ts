import type { Code } from '../../../diagnostics/catalogue.ts'
import type { BookText } from '../../../book/book-text.ts'
import type { Start, Trees } from '../../../expression/parse.ts'
import { reportFinding, type Finding } from '../../../expression/report.ts'
import type { TextSource } from '../../../expression/text-source.ts'
import { severityOf } from '../../../diagnostics/codes/severity.ts'
import { hasErrors, type Diagnostic, type Diagnostics } from '../../../diagnostics/diagnostic.ts'
import { capitalised } from '../../../diagnostics/sentence.ts'
import type { Span } from '../../../source/span.ts'

/** Limit on the mistakes of one ruleset for which suggestions are computed. */
const MOST_HELPED = 300

/** Reports mistakes, each of them once. It is silent during speculation. */
export class Findings {
  private readonly diagnostics: Diagnostics
  private readonly reported = new Set<string>()
  private isSupposed = false

  constructor(diagnostics: Diagnostics) {
    this.diagnostics = diagnostics
  }

  /**
   * Reports with the severity of the code's entry; one position has one report per code. An expensive suggestion is
   * passed as a function, which is not called if there are very many mistakes.
   */
  report(
    code: Code,
    at: Span | undefined,
    message: string,
    more: Partial<Diagnostic> | (() => Partial<Diagnostic>) = {},
  ): void {
    if (this.isSupposed) return
    const key = `${code} ${at?.file.name ?? ''} ${at?.start ?? 0} ${message}`
    if (this.reported.has(key)) return
    this.reported.add(key)
    const severity = severityOf(code)
    const found = typeof more !== 'function' ? more : this.isPastHelp ? {} : more()
    this.diagnostics.add({
      code,
      severity,
      message: capitalised(message),
      ...(at ? { span: at } : {}),
      ...found,
    })
  }

  /** The tree of a text. Its mistakes are reported even during speculation. */
  read<K extends Start>(text: BookText, start: K): Trees[K] | undefined {
    return text.read(start, this.diagnostics)
  }

  add(text: TextSource, finding: Finding): void {
    reportFinding(text, this.diagnostics, finding)
  }

  get list(): readonly Diagnostic[] {
    return this.diagnostics.list
  }

  get hasErrors(): boolean {
    return this.diagnostics.hasErrors
  }

  /** Suppresses further reports in this range, which may be consequences of an earlier one. */
  saidEnough(all: Span): void {
    this.diagnostics.saidEnough(all)
  }

  get isPastHelp(): boolean {
    return this.diagnostics.list.length >= MOST_HELPED
  }

  /** The result, and true if a mistake was reported meanwhile. */
  judged<T>(make: () => T): { readonly result: T; readonly isBroken: boolean } {
    const before = this.diagnostics.list.length
    const result = make()
    return { result, isBroken: hasErrors(this.diagnostics.list.slice(before)) }
  }

  /** Runs silently: a contradiction of an assumption, such as a known face, is not a fault of the text. */
  supposing<T>(make: () => T): T {
    return this.quiet(true, make)
  }

  /** Reports again within `supposing`, for a text that is read only once. */
  aloud<T>(make: () => T): T {
    return this.quiet(false, make)
  }

  private quiet<T>(isSupposed: boolean, make: () => T): T {
    const before = this.isSupposed
    this.isSupposed = isSupposed
    const result = make()
    this.isSupposed = before
    return result
  }
}
