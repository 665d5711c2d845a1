import { signal } from '@preact/signals'
import type { WorkStorage } from '../workspace/work-storage.ts'
import type { Edit, UserWorkspace } from '../workspace/workspace.ts'

/** An operation on a whole file, and its documents as they were before. */
interface FileStep {
  readonly what: 'deleted' | 'renamed' | 'setBack' | 'restored'
  readonly file: string
  readonly before: Edit
}

/** Operations on whole files. The last one can be undone until its file is edited; what it replaced is kept for longer. */
export class FileSteps {
  readonly last = signal<FileStep | undefined>(undefined)
  private readonly workspace: UserWorkspace
  private readonly storage: WorkStorage

  constructor(workspace: UserWorkspace, storage: WorkStorage) {
    this.workspace = workspace
    this.storage = storage
    // Undoing the step would lose later edits.
    workspace.onEdit((edit) => {
      const step = this.last.peek()
      if (edit.some(({ name }) => step?.before.some((document) => document.name === name)))
        this.last.value = undefined
    })
  }

  take(what: FileStep['what'], file: string, edit: Edit): void {
    const before = edit.map(({ name }) => ({ name, text: this.workspace.text(name) }))
    if (what !== 'renamed') this.storage.remember(before, what === 'deleted')
    this.workspace.apply(edit)
    this.last.value = { what, file, before }
  }

  /** Undoes the last step and returns it. */
  takeBack(): FileStep | undefined {
    const step = this.last.value
    if (step !== undefined) this.workspace.apply(step.before)
    return step
  }
}
