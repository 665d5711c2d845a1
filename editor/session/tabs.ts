import { effect, signal } from '@preact/signals'
import type { Range } from '../workers/diagnostic-data.ts'
import type { UserWorkspace } from '../workspace/workspace.ts'
import { read, write } from './preferences.ts'

const TABS = 'sandtable tabs'

/** The open documents, and the one in front. */
export class Tabs {
  /** Names of the open documents, in the order of their tabs. */
  readonly all = signal<readonly string[]>([])
  readonly current = signal<string | undefined>(undefined)
  /** A place in a document to show. */
  readonly wanted = signal<Range | undefined>(undefined)
  private readonly workspace: UserWorkspace

  constructor(workspace: UserWorkspace) {
    this.workspace = workspace
  }

  open(file: string): void {
    if (!this.all.value.includes(file)) this.all.value = [...this.all.value, file]
    this.current.value = file
  }

  close(file: string): void {
    const at = this.all.value.indexOf(file)
    this.all.value = this.all.value.filter((tab) => tab !== file)
    if (this.current.value === file) this.current.value = this.all.value[Math.max(0, at - 1)]
  }

  openAt(range: Range): void {
    if (this.workspace.text(range.file) === undefined) return
    this.open(range.file)
    this.wanted.value = range
  }

  /** A document that is open under one name is now open under another. */
  follow(name: string, to: string): void {
    this.all.value = this.all.value.map((tab) => (tab === name ? to : tab))
    if (this.current.value === name) this.current.value = to
  }

  /** The documents that were open when the page was left. */
  left(): readonly string[] {
    return (read(TABS) ?? '').split('\n')
  }

  /** Puts earlier tabs before the open ones, and from now on keeps which are open. */
  resume(left: readonly string[]): void {
    const existing = left.filter((tab) => this.workspace.text(tab) !== undefined)
    this.all.value = [...new Set([...existing, ...this.all.value])]
    effect(() => write(TABS, this.all.value.join('\n')))
  }
}
