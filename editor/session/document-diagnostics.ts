import { computed, signal, type ReadonlySignal } from '@preact/signals'
import type { Client } from '../workers/calls.ts'
import type { Checked as LanguageCheck, LanguageCalls } from '../workers/language-calls.ts'
import type { ToldDiagnostic } from '../workers/diagnostic-data.ts'

/** The diagnostics found when a document was last checked. */
interface Checked {
  readonly file: string
  readonly found: readonly ToldDiagnostic[]
}

/** Milliseconds after which a check that is not answered shows itself. */
const LATE = 700

/** Knows the document in front. */
interface Front {
  readonly current: ReadonlySignal<string | undefined>
}

/** The diagnostics of the document in front. */
export class Checking {
  private readonly checked = signal<Checked | undefined>(undefined)
  private readonly language: Client<LanguageCalls>
  private readonly tabs: Front
  /** Number of the newest check: of several, the worker answers only the last. */
  private asked = 0
  /** Runs from the first check that is not answered yet. */
  private late: ReturnType<typeof setTimeout> | undefined

  /** The newest text has not been checked for a while, so the diagnostics are about an older text. */
  readonly isLate = signal(false)

  /** Diagnostics of the current document; undefined until it has been checked. */
  readonly diagnostics = computed(() =>
    this.checked.value?.file === this.tabs.current.value ? this.checked.value?.found : undefined,
  )

  constructor(language: Client<LanguageCalls>, tabs: Front) {
    this.language = language
    this.tabs = tabs
  }

  get hasErrors(): boolean {
    return this.diagnostics.value?.some(({ severity }) => severity === 'error') ?? false
  }

  /** Checks the document in front. False if a newer check has taken its place meanwhile. */
  async check(): Promise<boolean> {
    const { current } = this.tabs
    const file = current.value
    if (file === undefined) return false
    const asked = { file, version: ++this.asked }
    this.late ??= setTimeout(() => (this.isLate.value = true), LATE)
    try {
      await this.checkNow(asked)
      return asked.version === this.asked
    } finally {
      if (asked.version === this.asked) {
        clearTimeout(this.late)
        this.late = undefined
        this.isLate.value = false
      }
    }
  }

  private async checkNow(asked: LanguageCheck): Promise<void> {
    const { current } = this.tabs
    const { file } = asked
    const first = await this.language.call('firstCheck', asked)
    if (first === undefined) return
    // If nothing is wrong so far, the full check may still find more: keep showing the old diagnostics until then.
    if (first.length > 0 && file === current.value) this.checked.value = { file, found: first }
    const found = await this.language.call('check', asked)
    if (found !== undefined && file === current.value) this.checked.value = { file, found }
  }
}
