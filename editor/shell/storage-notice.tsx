import { Disk } from '../workspace/disk.ts'
import { text } from '../texts/text.ts'
import type { Session } from '../session/session.ts'
import { Button } from '../parts/button.tsx'

/** Says that work is not being saved, and what to do. */
export function StorageNotice({ session }: { readonly session: Session }) {
  const { storage } = session
  const trouble = storage.trouble.value
  if (storage instanceof Disk && storage.conflicts.value.size > 0) return <Conflicts disk={storage} />
  if (storage instanceof Disk && storage.refused.value.size > 0) return <Refused disk={storage} />
  if (trouble === undefined) return null
  const notices = {
    refused: text('notKept'),
    full: text('storageFull'),
    elsewhere: text('keptElsewhere'),
    disk: text('diskGone'),
  }[trouble]
  return (
    <p class="note warning" role="alert">
      {notices}{' '}
      {trouble === 'elsewhere' && (
        <Button class="link" onClick={() => void session.storage.takeOver()}>
          {text('workHere')}
        </Button>
      )}
    </p>
  )
}

/** Files that are not saved as they are now. */
function Refused({ disk }: { readonly disk: Disk }) {
  return (
    <div class="note warning" role="alert">
      {[...disk.refused.value].map(([file, why]) => (
        <p key={file}>{text('fileNotSaved', { file, why: why ?? text('fileTooLarge') })}</p>
      ))}
    </div>
  )
}

/** Files changed both here and on disk: the user decides which version to keep. */
function Conflicts({ disk }: { readonly disk: Disk }) {
  return (
    <div class="note warning" role="alert">
      {[...disk.conflicts.value.keys()].map((name) => (
        <p key={name}>
          {text('changedOutside', { file: name })}{' '}
          <Button class="link" onClick={() => disk.settle(name, false)}>
            {text('takeTheirs')}
          </Button>{' '}
          <Button class="link" onClick={() => disk.settle(name, true)}>
            {text('keepMine')}
          </Button>
        </p>
      ))}
    </div>
  )
}
