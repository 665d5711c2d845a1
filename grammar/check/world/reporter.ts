import type { Code } from '../../diagnostics/catalogue.ts'
import { severityOf } from '../../diagnostics/codes/severity.ts'
import type { Diagnostic, Diagnostics } from '../../diagnostics/diagnostic.ts'
import { singulars } from '../../document/spelling.ts'
import type { Span } from '../../source/span.ts'

/** Reports mistakes in the static world, each once. */
export class Reporter {
  readonly diagnostics: Diagnostics
  /** Names of declarations that were refused: uses of them need not be reported again. */
  readonly broken = new Set<string>()
  private readonly reported = new Set<string>()

  constructor(diagnostics: Diagnostics) {
    this.diagnostics = diagnostics
  }

  readonly report = (
    code: Code,
    span: Span | undefined,
    message: string,
    more: Partial<Diagnostic> = {},
  ): undefined => {
    const key = `${code} ${span?.file.name ?? ''} ${span?.start ?? -1} ${message}`
    if (this.reported.has(key)) return undefined
    this.reported.add(key)
    const severity = severityOf(code)
    this.diagnostics.add({ code, severity, message, ...(span ? { span } : {}), ...more })
    return undefined
  }

  /** True if this spelling refers to a refused declaration. */
  readonly isBroken = (written: string): boolean => {
    return singulars(written).some((name) => this.broken.has(name))
  }

  unsupported(span: Span | undefined, what: string, help?: string): undefined {
    return this.report('ST4005', span, `${what} not supported yet.`, help === undefined ? {} : { help })
  }
}

/** `red`, `red or blue`, `red, blue or green`, with each word in backticks. */
export function alternatives(words: readonly string[]): string {
  const marked = words.map((word) => `\`${word}\``)
  if (marked.length < 2) return marked[0] ?? ''
  return `${marked.slice(0, -1).join(', ')} or ${marked.at(-1) ?? ''}`
}

/** `1 bomb`, `2 bombs`. */
export function countText(count: number, name: string, plural: string): string {
  return `${count} ${count === 1 ? name : plural}`
}
