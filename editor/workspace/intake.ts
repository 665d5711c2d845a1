import { fileNameOf, LARGEST_FILE, looksLikeRuleset, MOST_BYTES, MOST_FILES } from './names.ts'

export interface NamedText {
  readonly name: string
  readonly text: string
}

/** The files of one import, within its limits. */
export class Intake {
  readonly files: NamedText[] = []
  /** Number of files that were not accepted although they look like rulesets. */
  leftOut = 0
  private bytes = 0

  /** True if there is room for a ruleset of this name and size. Call this before its contents are read. */
  accepts(name: string, size: number): boolean {
    const isAccepted =
      fileNameOf(name) !== undefined &&
      size <= LARGEST_FILE &&
      this.files.length < MOST_FILES &&
      this.bytes + size <= MOST_BYTES
    if (!isAccepted) this.leaveOut(name)
    return isAccepted
  }

  /** Adds a file, unless it is not a text. */
  add(name: string, content: Uint8Array): void {
    const known = fileNameOf(name)
    const text = textOf(content)
    if (known === undefined || text === undefined) return this.leaveOut(name)
    this.bytes += content.length
    this.files.push({ name: known, text })
  }

  /** Counts a file that its owner would miss. */
  leaveOut(name: string): void {
    if (looksLikeRuleset(name)) this.leftOut++
  }
}

function textOf(content: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return undefined
  }
}
