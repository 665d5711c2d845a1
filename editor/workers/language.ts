import './sealed.ts'
import { checkRuleset } from '../../interpreter/index.ts'
import { serve } from './channel.ts'
import { Documents } from './documents.ts'
import type { LanguageCalls } from './language-calls.ts'
import { playableGames } from './playable-games.ts'
import { told } from './told.ts'

const documents = new Documents()
/** Number of the newest check that was asked for; an older one is not begun. */
let newest = 0

serve<LanguageCalls>({
  documents: (sent) => documents.receive(sent),
  games: () => playableGames(documents),
  async check({ file: name, version }) {
    newest = version
    // Edits that have arrived meanwhile are let in first.
    await new Promise((resolve) => setTimeout(resolve, 0))
    if (newest !== version) return undefined
    const file = documents.file(name)
    if (file === undefined) return undefined
    return checkRuleset({ file, host: documents.hostFor(name) }).diagnostics.map(told)
  },
})
