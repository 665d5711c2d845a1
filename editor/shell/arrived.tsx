import { useEffect, useState } from 'preact/hooks'
import { text } from '../texts/text.ts'
import { isShareText, readShare, type RefusedLink, type Shared } from '../workspace/share.ts'
import { Dialog } from './dialog.tsx'
import type { Session } from '../session/session.ts'
import { Button } from '../parts/button.tsx'

/** A page to read has led here; the address of the editor stays its own. */
async function open(session: Session, fragment: string): Promise<void> {
  const { openFromAddress } = await import('../lessons/open-lesson.ts')
  history.replaceState(null, '', location.pathname + location.search)
  // Otherwise the game that opens first would come on top.
  await session.started.catch(() => {})
  await openFromAddress(session, fragment)
}

/** Files from a link: they are listed, and added only if the user agrees. */
export function Arrived({ session }: { readonly session: Session }) {
  const [arrived, setArrived] = useState<Shared | RefusedLink>()
  useEffect(() => {
    const look = (): void => {
      const fragment = location.hash.slice(1)
      if (isShareText(fragment)) void readShare(fragment).then(setArrived)
      else if (/^(?:lesson|recipe|tutorial|game)=/u.test(fragment)) void open(session, fragment)
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  if (arrived === undefined) return null
  const close = (): void => {
    setArrived(undefined)
    history.replaceState(null, '', location.pathname + location.search)
  }
  if ('refused' in arrived)
    return (
      <Dialog title={text('share')} onClose={close}>
        <p class="part">{text('shareRefused', { why: text(arrived.refused) })}</p>
      </Dialog>
    )
  return (
    <Dialog title={text('share')} onClose={close}>
      <div class="form">
        <p>
          {text('sharedArrived', {
            names: arrived.files.map(({ name }) => name).join(', '),
          })}
        </p>
        <div class="buttons">
          <Button onClick={close}>{text('cancel')}</Button>
          <Button
            class="primary"
            onClick={() => {
              close()
              void session.files.receive(arrived)
            }}
          >
            {text('add')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
