import './board/colors.css'
import './shell/style.css'
import './shell/layout.css'
import './board/board.css'
import './board/map.css'
import './board/places.css'
import './board/around.css'
import './play/play.css'
import './panels/panels.css'
import { effect } from '@preact/signals'
import { render } from 'preact'
import { workOffline } from './offline/offline.ts'
import { watchFullScreen } from './parts/full-screen.ts'
import { App } from './shell/app.tsx'
import { language, watchTheme } from './session/preferences.ts'
import { watchPaletteKeys } from './palette/open-palette.ts'
import { watchPaneKeys } from './shell/pane-keys.ts'
import { Session } from './session/session.ts'
import { speak } from './texts/text.ts'
import { languageWorker, playWorker } from './workers/spawn.ts'
import { othersFirst } from './workspace/yield-to-queue.ts'
import { openDatabase } from './workspace/database.ts'
import { openDisk } from './workspace/disk.ts'
import { BrowserStorage } from './workspace/browser-storage.ts'
import { UserWorkspace } from './workspace/workspace.ts'

// The database and the workers take a while to open, so they are opened before there is any work for them.
const database = openDatabase()
// Callers that await it get the error.
database.catch(() => {})
const workspace = new UserWorkspace()
const workers = { language: languageWorker(), play: playWorker(() => workspace.everything()) }
watchTheme()
watchPaneKeys()
watchPaletteKeys()
watchFullScreen()
effect(() => void speak(language.value))
const disk = await openDisk(workspace)
const browser = new BrowserStorage(workspace)
const session = new Session(workspace, disk ?? browser, workers)
if (disk?.file === undefined) session.foresee()
const root = document.getElementById('app')
if (root !== null) render(<App session={session} />, root)
// Everything else waits until the table has been drawn; pages in the background are not drawn at all.
await Promise.race([
  new Promise(requestAnimationFrame).then(othersFirst),
  new Promise((end) => setTimeout(end, 500)),
])
if (disk === undefined) await browser.open(database)
else void database.then((opened) => opened.close()).catch(() => {})
await session.start(disk?.file)
void workOffline()
