import { computed, effect, signal } from '@preact/signals'
import { rulebookLanguages } from '../../interpreter/rulebook/index.ts'
import { newVersion } from '../offline/offline.ts'
import { Gestures } from '../gestures/gestures.tsx'
import { TableSettings } from '../gestures/settings.tsx'
import { TablePane } from '../play/table-pane.tsx'
import { text } from '../texts/text.ts'
import type { Range } from '../workers/diagnostic-data.ts'
import { isFullScreen } from '../parts/full-screen.ts'
import { Dialog } from './dialog.tsx'
import { Divider, textShare } from './divider.tsx'
import { later } from '../play/later.tsx'
import { lesson } from '../lessons/lesson-state.ts'
import { tour } from '../welcome/tour-state.ts'
import { palette } from '../palette/open-palette.ts'
import { isFirstVisit, language, nextTheme, noteVisit, theme } from '../session/preferences.ts'
import { isSearching, searchFiles } from '../panels/search-panel.tsx'
import { RulesPane } from './rules-pane.tsx'
import type { Session } from '../session/session.ts'
import { StorageNotice } from './storage-notice.tsx'
import { Button } from '../parts/button.tsx'

const Arrived = later(async () => (await import('./arrived.tsx')).Arrived)
const SimulatePane = later(async () => (await import('../simulate/simulate-pane.tsx')).SimulatePane)
const FilesDialog = later(async () => (await import('./files.tsx')).FilesDialog)
const NewGame = later(async () => (await import('./new-game.tsx')).NewGame)
const MapPane = later(async () => (await import('../panels/map-pane.tsx')).MapPane)
const Palette = later(async () => (await import('../palette/palette.tsx')).Palette)
const Welcome = later(async () => (await import('../welcome/welcome.tsx')).Welcome)
const TourBar = later(async () => (await import('../welcome/tour.tsx')).TourBar)
const LessonBar = later(async () => (await import('../lessons/lesson-bar.tsx')).LessonBar)
const ChangesPane = later(async () => (await import('../panels/changes-pane.tsx')).ChangesPane)

/** The views of a narrow screen. A wide one shows both. */
const VIEWS = ['play', 'rules', 'simulate', 'changes', 'map'] as const
const view = signal<(typeof VIEWS)[number]>('play')
/** The views beside the text. */
const BESIDE = ['play', 'simulate', 'changes', 'map'] as const
const beside = computed(() => BESIDE.find((name) => name === view.value) ?? 'play')
const isNarrow = matchMedia('(width <= 800px)')
// The search is below the text.
effect(() => {
  if (isSearching.value && isNarrow.matches) view.value = 'rules'
})
const dialog = signal<'games' | 'new game' | 'files' | undefined>(isFirstVisit() ? 'games' : undefined)

function closeDialog(): void {
  noteVisit()
  dialog.value = undefined
}

export function App({ session }: { readonly session: Session }) {
  const { table } = session
  // A game whose rules have errors has no title yet.
  const isBroken = table.problems.value.length > 0
  const title =
    table.facts.value?.title ?? (isBroken ? session.played.value?.replace(/^.*\//u, '') : undefined)
  const openText = (at: Range): void => {
    session.tabs.openAt(at)
    if (isNarrow.matches) view.value = 'rules'
  }
  const show = (name: (typeof VIEWS)[number]) => (): void => {
    view.value = name
  }
  const views = {
    play: show('play'),
    simulate: show('simulate'),
    changes: show('changes'),
    map: show('map'),
    rules: show('rules'),
    games: () => (dialog.value = 'games'),
    newGame: () => (dialog.value = 'new game'),
    files: () => (dialog.value = 'files'),
    searchFiles,
  } as const
  return (
    <div
      class={`app shows-${view.value === 'rules' ? 'rules' : 'play'}${isFullScreen.value ? ' full-screen' : ''}`}
    >
      <header class="top">
        <h1 class="for-readers">{text('appName')}</h1>
        <Button class="brand quiet" title={text('startPage')} onClick={() => (dialog.value = 'games')}>
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <rect width="32" height="32" rx="7" />
            <path d="M7 7h9v9H7zM16 16h9v9h-9z" />
            <circle cx="20.5" cy="11.5" r="3.5" />
          </svg>
          {text('appName')}
        </Button>
        <Button class="game-button" onClick={() => (dialog.value = 'games')}>
          {title ?? text('chooseGame')} <span aria-hidden="true">▾</span>
        </Button>
        <Button class="quiet" onClick={() => (dialog.value = 'files')}>
          {text('files')}
        </Button>
        <a class="learn" href="./learn/index.html">
          {text('learn')}
        </a>
        <span class="gap" />
        {newVersion.value !== undefined && <Button onClick={newVersion.value}>{text('newVersion')}</Button>}
        <LanguageChoice />
        <ThemeButton />
      </header>
      {tour.value !== undefined && (
        <TourBar
          session={session}
          isTableSeen={!isNarrow.matches || view.value === 'play'}
          onText={() => {
            if (isNarrow.matches) view.value = 'rules'
          }}
          onTable={show('play')}
          onOwn={() => (dialog.value = 'files')}
        />
      )}
      {lesson.value !== undefined && <LessonBar session={session} />}
      <main style={{ '--text-share': textShare.value }}>
        <section class="pane rules" aria-label={text('rules')}>
          <StorageNotice session={session} />
          <RulesPane session={session} onPlay={() => (view.value = 'play')} />
        </section>
        <Divider />
        <section class="pane play" aria-label={text('table')}>
          {session.failure.value !== undefined && (
            <p class="note error">{text('somethingWrong', { message: session.failure.value })}</p>
          )}
          <div class="beside" role="tablist" aria-label={text('table')}>
            {BESIDE.map((name) => (
              <Button
                key={name}
                role="tab"
                aria-selected={beside.value === name}
                onClick={() => (view.value = name)}
              >
                {text(name)}
              </Button>
            ))}
          </div>
          {beside.value === 'play' && (
            <TablePane
              table={table}
              mentions={session.mentions}
              ruleAt={session.ruleAt}
              onOpen={openText}
              onNew={() => (dialog.value = 'new game')}
              onExample={() => session.saveAsExample()}
              settings={<TableSettings table={table} />}
              gestures={<Gestures table={table} />}
            />
          )}
          {beside.value === 'simulate' && (
            <SimulatePane session={session} onOpened={() => (view.value = 'play')} />
          )}
          {beside.value === 'map' && <MapPane session={session} />}
          {beside.value === 'changes' && <ChangesPane session={session} onOpen={openText} />}
        </section>
      </main>
      <nav class="bottom" aria-label={text('appName')}>
        {VIEWS.map((name) => (
          <Button
            key={name}
            aria-current={view.value === name ? 'page' : undefined}
            onClick={() => (view.value = name)}
          >
            {text(name)}
          </Button>
        ))}
      </nav>
      {dialog.value === 'games' && (
        <Dialog title={text('appName')} isWide onClose={closeDialog}>
          <Welcome session={session} onDone={closeDialog} onOwn={() => (dialog.value = 'files')} />
        </Dialog>
      )}
      <Arrived session={session} />
      {dialog.value === 'files' && <FilesDialog session={session} onClose={closeDialog} />}
      {palette.value !== undefined && <Palette session={session} views={views} />}
      {dialog.value === 'new game' && <NewGame session={session} onClose={closeDialog} />}
    </div>
  )
}

const SIGN = { system: '◐', light: '○', dark: '●' } as const

function ThemeButton() {
  const now = theme.value
  return (
    <Button
      class="quiet icon"
      aria-label={`${text('theme')}: ${text(now)}`}
      title={`${text('theme')}: ${text(now)}`}
      onClick={() => (theme.value = nextTheme())}
    >
      <span aria-hidden="true">{SIGN[now]}</span>
    </Button>
  )
}

function LanguageChoice() {
  return (
    <select
      class="language"
      aria-label={text('language')}
      value={language.value}
      onChange={({ currentTarget }) => (language.value = currentTarget.value)}
    >
      {rulebookLanguages.map((code) => (
        <option key={code} value={code}>
          {new Intl.DisplayNames([code], { type: 'language' }).of(code)}
        </option>
      ))}
    </select>
  )
}
