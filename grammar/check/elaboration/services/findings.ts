import type { Code } from '../../../diagnostics/catalogue.ts'
import type { BookText } from '../../../book/book-text.ts'
import type { Start, Trees } from '../../../expression/parse.ts'
import type { Finding } from '../../../expression/report.ts'
import { reportFinding } from '../../../expression/report.ts'
import type { TextSource } from '../../../expression/text-source.ts'
import { severityOf } from '../../../diagnostics/codes/severity.ts'
import type { Diagnostic, Diagnostics } from '../../../diagnostics/diagnostic.ts'
import { hasErrors } from '../../../diagnostics/diagnostic.ts'
import { capitalised } from '../../../diagnostics/sentence.ts'
import type { Span } from '../../../source/span.ts'

/** Mistakes of one ruleset for which help is looked for. */
const MOST_HELPED = 300

/** Reports mistakes, each of them once, and keeps quiet while an assumption is tried. */
export class Findings {
  private readonly diagnostics: Diagnostics
  private readonly reported = new Set<string>()
  private isSupposed = false

  constructor(diagnostics: Diagnostics) {
    this.diagnostics = diagnostics
  }

  /**
   * Reports with the severity of the code's entry; one position has one report per code. Help that takes a search is handed
   * over as a function, which is not called once there are so many mistakes that nobody reads help for each.
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

  /** The tree of a text; its mistakes are reported even while an assumption is tried. */
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

  /** Whatever else is found in this stretch may be a consequence of what was reported for it. */
  saidEnough(all: Span): void {
    this.diagnostics.saidEnough(all)
  }

  get isPastHelp(): boolean {
    return this.diagnostics.list.length >= MOST_HELPED
  }

  /** The result, and whether something was wrong with it. */
  judged<T>(make: () => T): { readonly made: T; readonly isBroken: boolean } {
    const before = this.diagnostics.list.length
    const made = make()
    return { made, isBroken: hasErrors(this.diagnostics.list.slice(before)) }
  }

  /** Reports nothing meanwhile: a contradiction of an assumption (a hidden face is known) is not a fault of the text. */
  supposing<T>(make: () => T): T {
    return this.quiet(true, make)
  }

  /** Reports again within `supposing`: a text that is read only once is judged even if an assumption caused the reading. */
  aloud<T>(make: () => T): T {
    return this.quiet(false, make)
  }

  private quiet<T>(isSupposed: boolean, make: () => T): T {
    const before = this.isSupposed
    this.isSupposed = isSupposed
    const made = make()
    this.isSupposed = before
    return made
  }
}
