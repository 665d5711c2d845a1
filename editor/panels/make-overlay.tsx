import { useState } from 'preact/hooks'
import type { Session } from '../session/session.ts'
import { text } from '../texts/text.ts'
import { Button } from '../parts/button.tsx'

/** Users who have changed a game itself can turn the changes into a variant and restore the game. */
export function MakeOverlay({ session, file }: { readonly session: Session; readonly file: string }) {
  const { workspace } = session
  const [refused, setRefused] = useState<string>()
  const original = workspace.original(file)
  if (original === undefined || workspace.text(file) === original) return null
  return (
    <div class="note">
      <p>{text('changedItself')}</p>
      <Button
        onClick={() => void session.variants.makeOverlay(file, original, text('mine')).then(setRefused)}
      >
        {text('makeOverlay')}
      </Button>
      {refused !== undefined && <p role="alert">{text('noOverlay', { why: refused })}</p>}
    </div>
  )
}
