import { useState } from 'preact/hooks'
import type { Session } from '../session/session.ts'
import { text } from '../texts/text.ts'

/** Whoever has changed a game itself can have the changes as a variant, and the game as it was. */
export function MakeOverlay({ session, file }: { readonly session: Session; readonly file: string }) {
  const { workspace } = session
  const [refused, setRefused] = useState<string>()
  const original = workspace.original(file)
  if (original === undefined || workspace.text(file) === original) return null
  return (
    <div class="note">
      <p>{text('changedItself')}</p>
      <button
        type="button"
        onClick={() => void session.makeOverlay(file, original, text('mine')).then(setRefused)}
      >
        {text('makeOverlay')}
      </button>
      {refused !== undefined && <p role="alert">{text('noOverlay', { why: refused })}</p>}
    </div>
  )
}
