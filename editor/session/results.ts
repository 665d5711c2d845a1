import { computed, signal } from '@preact/signals'
import type { CoveredLine } from '../../interpreter/index.ts'
import type { Table } from '../play/table.ts'
import type { Client } from '../workers/channel.ts'
import type { Examples, ReadingCalls } from '../workers/reading-calls.ts'
import type { Tabs } from './tabs.ts'

/** The coverage of the rules, and its source. */
interface Covered {
  readonly by: 'examples' | 'game' | 'simulation'
  readonly lines: readonly CoveredLine[]
}

/** Results of examples and games. They are valid until the next edit. */
export class Results {
  /** The results for the shown document. */
  readonly examples = computed(() =>
    this.ran.value?.file === this.tabs.current.value ? this.ran.value : undefined,
  )
  readonly covered = signal<Covered | undefined>(undefined)
  private readonly ran = signal<(Examples & { readonly file: string }) | undefined>(undefined)
  private readonly tabs: Tabs
  private readonly table: Table
  private readonly reading: () => Client<ReadingCalls>
  private edits = 0

  constructor(tabs: Tabs, table: Table, reading: () => Client<ReadingCalls>) {
    this.tabs = tabs
    this.table = table
    this.reading = reading
  }

  /** Clears the results after an edit of the rules. */
  forget(): void {
    this.edits++
    this.ran.value = undefined
    this.covered.value = undefined
  }

  /** Runs the examples of the current document. */
  async runExamples(): Promise<void> {
    const { edits } = this
    const file = this.tabs.current.value
    if (file === undefined) return
    const found = await this.reading().call('examples', file)
    if (edits !== this.edits || this.tabs.current.value !== file) return
    this.ran.value = found && { ...found, file }
    this.covered.value = found === undefined ? undefined : { by: 'examples', lines: found.covered }
  }

  /** Marks the coverage by the game on the table. */
  async coverGame(): Promise<void> {
    const { edits } = this
    const lines = await this.table.coverage()
    if (edits === this.edits) this.covered.value = { by: 'game', lines }
  }
}
