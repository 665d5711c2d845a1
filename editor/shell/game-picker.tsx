import { text } from '../texts/text.ts'
import { Dialog } from './dialog.tsx'
import type { Session } from '../session/session.ts'
import { Button } from '../parts/button.tsx'

/** All playable games, variants below the games they change. */
export function GamePicker({
  session,
  onClose,
}: {
  readonly session: Session
  readonly onClose: () => void
}) {
  return (
    <Dialog title={text('chooseGame')} onClose={onClose}>
      <ul class="games">
        {session.list.games.value.map(({ file, title, players }) => (
          <li key={file}>
            <Button
              aria-current={file === session.played.value ? 'true' : undefined}
              onClick={() => {
                onClose()
                void session.openGame(file)
              }}
            >
              <strong>{title}</strong>
              <span class="muted">{players.length > 0 && `${text('players')}: ${players.join(', ')}`}</span>
              <span class="muted path">{file}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p class="muted">
        {text('symbols')}:{' '}
        <a href="https://game-icons.net" target="_blank" rel="noreferrer">
          game-icons.net
        </a>
        , CC BY 3.0
      </p>
    </Dialog>
  )
}
