import './welcome.css'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import type { Session } from '../session/session.ts'
import { text } from '../texts/text.ts'
import { Gallery } from './gallery.tsx'
import { startTour, tourGame } from './gallery-data.ts'

/** The start page: one sentence about Sandtable, three ways to begin, and all games. */
export function Welcome({
  session,
  onDone,
  onOwn,
}: {
  readonly session: Session
  readonly onDone: () => void
  readonly onOwn: () => void
}) {
  const first = useRef<HTMLDivElement>(null)
  useEffect(() => first.current?.querySelector('button')?.focus(), [])
  // The list has nothing of one's own until it has been loaded.
  useEffect(() => {
    if (session.workspace.everything().some(({ name }) => session.workspace.isChanged(name)))
      void session.list.loaded()
  }, [session])
  const guided = tourGame(session)
  return (
    <div class="welcome">
      <p class="about">{text('whatThisIs')}</p>
      <div ref={first} class="doors">
        <Button class="primary" onClick={onDone}>
          <strong>{text('playGame')}</strong>
          <span>{text('playGameHint')}</span>
        </Button>
        {guided !== undefined && (
          <Button
            onClick={() => {
              onDone()
              void startTour(session, guided)
            }}
          >
            <strong>{text('changeRule')}</strong>
            <span>{text('changeRuleHint')}</span>
          </Button>
        )}
        <Button onClick={onOwn}>
          <strong>{text('beginOwn')}</strong>
          <span>{text('beginOwnHint')}</span>
        </Button>
      </div>
      <h3>{text('games')}</h3>
      <Gallery
        session={session}
        onOpen={(file) => {
          onDone()
          void session.openGame(file)
        }}
      />
      <p class="muted small">
        {text('symbols')}:{' '}
        <a href="https://game-icons.net" target="_blank" rel="noreferrer">
          game-icons.net
        </a>
        , CC BY 3.0
      </p>
    </div>
  )
}
