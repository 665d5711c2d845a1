import './shell/style.css'
import './shell/layout.css'
import './board/board.css'
import './play/play.css'
import { render } from 'preact'
import { App } from './shell/app.tsx'
import { watchTheme } from './shell/preferences.ts'
import { Session } from './shell/session.ts'

watchTheme()
const { SHIPPED } = await import('./workspace/shipped.ts')
const session = new Session(SHIPPED)
const root = document.getElementById('app')
if (root !== null) render(<App session={session} />, root)
await session.start()
