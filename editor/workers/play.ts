import './sealed.ts'
import { serve } from './channel.ts'
import { Documents } from './documents.ts'
import type { PlayCalls } from './play-calls.ts'
import { begun } from './rules-of-game.ts'
import { LiveGame } from './live-game.ts'
import type { GameChoice } from './play-calls.ts'

const documents = new Documents()
let live: LiveGame | undefined
let choice: GameChoice | undefined

function game(): LiveGame {
  if (live === undefined) throw new Error('no game has been begun')
  return live
}

serve<PlayCalls>({
  documents: (sent) => documents.receive(sent),
  begin(asked) {
    const found = begun(documents, asked)
    if ('problems' in found) return found
    choice = asked
    const loaded = asked.record === undefined ? undefined : LiveGame.load(found.program, asked.record)
    live = loaded instanceof LiveGame ? loaded : LiveGame.start(found.program, asked.seed)
    return { game: found.facts, refused: loaded instanceof LiveGame ? undefined : loaded }
  },
  show: (asked) => game().show(asked),
  options: (chosen) => game().options(chosen),
  play: (answer) => game().play(answer),
  arrange: (layout) => game().arrange(layout),
  advance: (player) => game().advance(player),
  undo: () => game().undo(),
  resign: (seat) => game().resign(seat),
  why: (attempt) => game().why(attempt),
  replay() {
    if (choice === undefined) throw new Error('no game has been begun')
    const found = begun(documents, choice)
    if ('problems' in found) return found
    const { game: again, stopped } = game().under(found.program)
    live = again
    return { game: found.facts, stopped }
  },
  record: () => game().record(),
})
