import { useEffect, useRef } from 'preact/hooks'
import type { Session } from '../session/session.ts'
import { text } from '../texts/text.ts'

/** A plain text area: for phones, and until the large editor has loaded. */
export function PlainEditor({ session, file }: { readonly session: Session; readonly file: string }) {
  const area = useRef<HTMLTextAreaElement>(null)
  const { workspace } = session
  const { wanted } = session.tabs
  const range = wanted.value
  useEffect(() => {
    const element = area.current
    if (element === null || range === undefined || range.file !== file) return
    const lines = element.value.split('\n')
    const start =
      lines.slice(0, range.line - 1).join('\n').length + (range.line > 1 ? 1 : 0) + range.column - 1
    element.focus()
    element.setSelectionRange(
      start,
      start + (range.endLine === range.line ? range.endColumn - range.column : 0),
    )
    element.scrollTop = (range.line - 5) * (element.scrollHeight / lines.length)
    wanted.value = undefined
  }, [range, file, wanted])
  return (
    <textarea
      ref={area}
      class="plain-editor"
      spellcheck={false}
      readOnly={workspace.isReadOnly.value}
      autocapitalize="off"
      aria-label={text('editorOf', { file })}
      value={workspace.documents.value.get(file) ?? ''}
      onSelect={({ currentTarget }) =>
        void session.concern.at({ file, offset: currentTarget.selectionStart })
      }
      onInput={({ currentTarget }) => workspace.write(file, currentTarget.value)}
    />
  )
}
