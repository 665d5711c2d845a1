import { hasErrors, type Diagnostic, type Edit } from '../diagnostics/diagnostic.ts'
import { diagnostics } from './diagnostics.ts'
import { relatedTo } from './related.ts'
import { rename } from './rename.ts'
import { edited } from './text-edit.ts'
import type { Workspace } from './workspace.ts'

/** Documents brought to the newest form of their edition. */
export interface Migrated {
  /** Only what is refused today is rewritten. The rest can be compared with it. */
  readonly mended: Workspace
  /** All older forms are rewritten. */
  readonly workspace: Workspace
  /** The diagnostics that were followed. Their spans refer to the texts at that time. */
  readonly followed: readonly Diagnostic[]
  readonly left: readonly LeftAsItIs[]
}

/** An older form that cannot be rewritten. */
interface LeftAsItIs {
  readonly diagnostic: Diagnostic
  readonly why: string
}

/** Upper bound on the rounds for one document: an edit may reveal what it hid. */
const MOST_ROUNDS = 200

/** Rewrites the older forms in some documents. Names are changed in all `editable` documents, and never elsewhere. */
export function migrated(
  workspace: Workspace,
  names: readonly string[],
  editable: ReadonlySet<string> = new Set(names),
): Migrated {
  const run = new Migration(workspace, names, editable)
  run.each(({ severity }) => severity === 'error')
  const mended = run.workspace
  run.each(() => true)
  return { mended, workspace: run.workspace, followed: run.followed, left: [...run.left.values()] }
}

class Migration {
  workspace: Workspace
  readonly followed: Diagnostic[] = []
  readonly left = new Map<string, LeftAsItIs>()
  private readonly names: readonly string[]
  private readonly editable: ReadonlySet<string>

  constructor(workspace: Workspace, names: readonly string[], editable: ReadonlySet<string>) {
    this.workspace = workspace
    this.names = names
    this.editable = editable
  }

  each(isMeant: (diagnostic: Diagnostic) => boolean): void {
    for (const name of this.names)
      for (let round = 0; round < MOST_ROUNDS && this.round(name, isMeant); round++);
  }

  /** Follows the older forms in one document as far as one reading of it shows them. False if there are none. */
  private round(name: string, isMeant: (diagnostic: Diagnostic) => boolean): boolean {
    const found = diagnostics(this.workspace, name).filter(
      (one) => one.span?.file.name === name && isMeant(one),
    )
    const edits: Edit[] = []
    for (const diagnostic of found) {
      const { newer } = diagnostic
      if (newer === undefined || newer.span.file.name !== name || edits.some((edit) => overlap(edit, newer)))
        continue
      edits.push(newer)
      this.followed.push(diagnostic)
    }
    if (edits.length > 0) {
      const text = edited(
        this.workspace.text(name),
        edits.map(({ span: { start, end }, text: by }) => ({ document: name, start, end, text: by })),
      )
      this.workspace = this.workspace.with({ name, text })
      return true
    }
    return found.some((diagnostic) => this.renames(name, diagnostic))
  }

  private renames(name: string, diagnostic: Diagnostic): boolean {
    const { newName, span, message } = diagnostic
    if (newName === undefined || span === undefined) return false
    const key = `${name}: ${message}`
    if (this.left.has(key)) return false
    const renamed = rename(this.workspace, name, span.start, newName)
    const why =
      'refused' in renamed
        ? renamed.refused
        : (this.elsewhere(renamed.edits) ?? this.unread(name, span.file.text.slice(span.start, span.end)))
    if ('refused' in renamed || why !== undefined) {
      this.left.set(key, { diagnostic, why: why ?? '' })
      return false
    }
    for (const [document, edits] of Map.groupBy(renamed.edits, (edit) => edit.document))
      this.workspace = this.workspace.with({
        name: document,
        text: edited(this.workspace.text(document), edits),
      })
    this.followed.push(diagnostic)
    return true
  }

  /** The reason why a name cannot be changed: documents that mention it are not among those to be migrated. */
  private elsewhere(edits: readonly { readonly document: string }[]): string | undefined {
    const others = [...new Set(edits.map(({ document }) => document))].filter(
      (document) => !this.editable.has(document),
    )
    return others.length === 0
      ? undefined
      : `It is mentioned in ${others.map((other) => `\`${other}\``).join(', ')}, which would have to be migrated as well.`
  }

  /** The same for documents that cannot be read, and may mention the name. */
  private unread(name: string, written: string): string | undefined {
    const other = [...relatedTo(this.workspace, name)].find(
      (document) =>
        this.workspace.text(document).includes(written) && hasErrors(diagnostics(this.workspace, document)),
    )
    return other === undefined
      ? undefined
      : `\`${other}\` has errors, and its unreadable parts may mention the name.`
  }
}

function overlap({ span: one }: Edit, { span: other }: Edit): boolean {
  return one.start < other.end && other.start < one.end
}
