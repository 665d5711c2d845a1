import type { TextPlace } from '../../../diagnostics/diagnostic.ts'
import type { GameIR, LineIR, OriginIR } from '../../../ir/ir.ts'
import { positionOf } from '../../../source/source-file.ts'
import type { Span } from '../../../source/span.ts'

/** Texts to which the IR refers by number: positions, and messages to players. */
export class Texts {
  private readonly files: string[]
  private readonly origins: OriginIR[]
  private readonly reasons: string[]
  private readonly lines: LineIR[]
  private readonly lineNumbers: Map<string, number>
  private readonly told: Set<number>
  private readonly announcements: { what: string; origin: number }[]

  constructor(known?: Texts) {
    this.files = [...(known?.files ?? [])]
    this.origins = [...(known?.origins ?? [])]
    this.reasons = [...(known?.reasons ?? [])]
    this.lines = [...(known?.lines ?? [])]
    this.lineNumbers = new Map(known?.lineNumbers)
    this.told = new Set(known?.told)
    this.announcements = [...(known?.announcements ?? [])]
  }

  /** All of them, in numerical order. */
  inIR(): Pick<GameIR, 'files' | 'origins' | 'reasons' | 'lines' | 'told' | 'announcements'> {
    const { files, origins, reasons, lines, told, announcements } = this
    return { files, origins, reasons, lines, ...(told.size === 0 ? {} : { told: [...told] }), announcements }
  }

  placeOf(origin: number): TextPlace | undefined {
    const at = this.origins[origin]
    return at && { ...at, file: this.files[at.file] ?? '' }
  }

  origin(at: Span): number {
    let file = this.files.indexOf(at.file.name)
    if (file < 0) file = this.files.push(at.file.name) - 1
    const from = positionOf(at.file, at.start)
    const to = positionOf(at.file, at.end)
    const { line, column } = from
    return this.origins.push({ file, line, column, endLine: to.line, endColumn: to.column }) - 1
  }

  reason(words: string): number {
    const known = this.reasons.indexOf(words)
    return known >= 0 ? known : this.reasons.push(words) - 1
  }

  /** `isTold`: only one player hears it. */
  line(line: LineIR, isTold = false): number {
    const text = JSON.stringify([line, isTold])
    const number = this.lineNumbers.get(text) ?? this.lines.push(line) - 1
    this.lineNumbers.set(text, number)
    if (isTold) this.told.add(number)
    return number
  }

  announce(what: string, at: Span): void {
    this.announcements.push({ what, origin: this.origin(at) })
  }
}
