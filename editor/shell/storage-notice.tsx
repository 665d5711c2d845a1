import { text } from '../texts/text.ts'
import type { Session } from './session.ts'

/** Says so where work is not kept, and what to do. */
export function StorageNotice({ session }: { readonly session: Session }) {
  const trouble = session.storage.trouble.value
  if (trouble === undefined) return null
  const said = { refused: text('notKept'), full: text('storageFull'), elsewhere: text('keptElsewhere') }[
    trouble
  ]
  return (
    <p class="note warning" role="alert">
      {said}{' '}
      {trouble === 'elsewhere' && (
        <button type="button" class="link" onClick={() => void session.storage.takeOver()}>
          {text('workHere')}
        </button>
      )}
    </p>
  )
}
