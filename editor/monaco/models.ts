import { edited, type TextEdit } from '../../grammar/services/index.ts'
import * as monaco from 'monaco-editor/editor'
import type { UserWorkspace } from '../workspace/workspace.ts'
import type { Range } from '../workers/diagnostic-data.ts'
import { LANGUAGE_ID } from './language.ts'
import { UndoTogether } from './undo-together.ts'

const SCHEME = 'sandtable'

export function uriOf(file: string): monaco.Uri {
  return monaco.Uri.from({ scheme: SCHEME, path: `/${file}` })
}

export function fileOfUri(uri: monaco.Uri): string {
  return uri.path.slice(1)
}

export function monacoRange(at: Range): monaco.IRange {
  return {
    startLineNumber: at.line,
    startColumn: at.column,
    endLineNumber: at.endLine,
    endColumn: at.endColumn,
  }
}

/**
 * One model for each opened document. Typed text goes to the workspace, and other changes there reach the model as an
 * edit that can be undone.
 */
export class Models {
  private readonly workspace: UserWorkspace

  private readonly undo = new UndoTogether()

  constructor(workspace: UserWorkspace) {
    this.workspace = workspace
    workspace.onEdit((edit) => {
      for (const { name, text } of edit) {
        const model = monaco.editor.getModel(uriOf(name))
        if (model === null) continue
        if (text === undefined) model.dispose()
        else if (model.getValue() !== text) replaceAll(model, text)
      }
    })
  }

  of(file: string): monaco.editor.ITextModel {
    const uri = uriOf(file)
    const known = monaco.editor.getModel(uri)
    if (known !== null) return known
    const model = monaco.editor.createModel(this.workspace.text(file) ?? '', LANGUAGE_ID, uri)
    model.updateOptions({ tabSize: 2, insertSpaces: true })
    model.onDidChangeContent((event) => {
      this.workspace.write(file, model.getValue())
      this.undo.changed(model, event)
    })
    return model
  }

  /** An edit in the form that Monaco applies. */
  editOf({ document, start, end, text }: TextEdit): monaco.languages.IWorkspaceTextEdit {
    const model = this.of(document)
    return {
      resource: uriOf(document),
      // Monaco refuses an edit that it is to apply after another one.
      versionId: model.getVersionId(),
      textEdit: {
        range: monaco.Range.fromPositions(model.getPositionAt(start), model.getPositionAt(end)),
        text,
      },
    }
  }

  /** Call this before edits that belong together: one undo reverts them all. */
  willEditTogether(edits: readonly TextEdit[]): void {
    const documents = [...new Set(edits.map(({ document }) => document))]
    this.undo.add(
      new Map(
        documents.map((document) => {
          const model = this.of(document)
          const before = model.getValue()
          const own = edits.filter((edit) => edit.document === document)
          return [model, { before, after: edited(before, own) }] as const
        }),
      ),
    )
  }
}

function replaceAll(model: monaco.editor.ITextModel, text: string): void {
  model.pushStackElement()
  model.pushEditOperations([], [{ range: model.getFullModelRange(), text }], () => null)
  model.pushStackElement()
}
