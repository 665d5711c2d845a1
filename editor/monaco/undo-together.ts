import type * as monaco from 'monaco-editor/editor'

type Model = monaco.editor.ITextModel

/** The texts of some models before and after an edit of all of them. */
type Together = ReadonlyMap<Model, { readonly before: string; readonly after: string }>

/**
 * Monaco undoes an edit of several documents in only one of them. This undoes and redoes it in all of them, as long as
 * none has been changed since.
 */
export class UndoTogether {
  private readonly edits: Together[] = []
  private isFollowing = false

  add(edit: Together): void {
    if (edit.size > 1) this.edits.push(edit)
  }

  changed(model: Model, { isUndoing, isRedoing }: monaco.editor.IModelContentChangedEvent): void {
    if (this.isFollowing || (!isUndoing && !isRedoing)) return
    const [from, to] = isUndoing ? (['after', 'before'] as const) : (['before', 'after'] as const)
    const text = model.getValue()
    const edit = this.edits.findLast((each) => each.get(model)?.[to] === text)
    if (edit === undefined) return
    this.isFollowing = true
    for (const [other, texts] of edit)
      if (other !== model && other.getValue() === texts[from]) void (isUndoing ? other.undo() : other.redo())
    this.isFollowing = false
  }
}
