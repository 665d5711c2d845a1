import './sealed.ts'
import { breakableLines, hashIr, KnownChecks, KnownDocuments } from '../../interpreter/index.ts'
import type { Configured, RuleLine } from '../../interpreter/index.ts'
import { serve } from './channel.ts'
import { Documents } from '../workspace/documents.ts'
import { LiveGame, type Opened } from './live-game.ts'
import type { Begun, GameChoice, PlayCalls, StoppedGame } from './play-calls.ts'
import { concernedIn, factsOf, playableRules, type Playable } from './rules-of-game.ts'

const documents = new Documents()
let live: LiveGame | undefined
/** Lines at which games stop. */
let stops: readonly RuleLine[] = []
let choice: GameChoice | undefined
/** The rules by which the game is played, and the texts from which they were read. */
let rules: Configured | undefined
let texts: ReadonlyMap<string, string> = new Map()
/** The answer that the rules refused when the game was last replayed. */
let stopped: StoppedGame | undefined
/** Cache of earlier reads and checks. */
const memory = { known: new KnownDocuments(), checks: new KnownChecks() }

function game(): LiveGame {
  if (live === undefined) throw new Error('no game has been begun')
  return live
}

serve<PlayCalls>({
  documents: (sent) => documents.receive(sent),
  begin(asked) {
    const found = playableRules(documents, asked, memory)
    if ('problems' in found) return found
    choice = asked
    return taken(found, LiveGame.begin(found.program, asked))
  },
  show: (asked) => game().show(asked),
  options: (chosen) => game().options(chosen),
  play: (asked) => game().play(asked),
  meant: (text) => game().meant(text),
  arrange: (asked) => game().arrange(asked),
  layoutOf: (setUp) => game().layoutOf(setUp),
  think: (asked) => game().think(asked),
  advance: (asked) => game().advance(asked),
  goOn: (asked) => game().goOn(asked),
  stopAt(lines) {
    stops = lines
    live?.stopAt(lines)
  },
  breakableLines: (file) => (rules === undefined ? [] : breakableLines(rules.checked.ir, file)),
  odds: (asked) => game().odds(asked),
  takeBack: (agreed) => game().takeBack(agreed),
  giveAgain: (asked) => game().giveAgain(asked),
  resign: (seat) => game().resign(seat),
  why: (attempt) => game().why(attempt),
  replay() {
    if (choice === undefined) throw new Error('no game has been begun')
    if (documents.isLike(texts)) return 'unchanged'
    const found = playableRules(documents, choice, memory)
    if ('problems' in found) return found
    // The same rules at the same positions: only how the game looks was edited.
    if (rules !== undefined && hashIr(found.rules.checked.ir) === hashIr(rules.checked.ir))
      return settled(found.rules)
    return taken(found, game().under(found.program))
  },
  record: () => game().record(),
  position: (look) => game().position(look),
  example: () => game().example(choice?.options ?? []),
  coverage: (look) => (rules === undefined ? [] : game().coverage(rules.checked, look)),
  concerned: (asked) => (rules === undefined ? undefined : concernedIn(rules, asked)),
})

/** If a game cannot even start, the one on the table stays. */
function taken({ rules: own }: Extract<Playable, { readonly rules: Configured }>, opened: Opened): Begun {
  if ('refusal' in opened) return { problems: [], refusal: opened.refusal }
  live = opened.live
  live.stopAt(stops)
  stopped = opened.stopped
  return { ...settled(own), refused: opened.refused }
}

/** Takes over rules that the game on the table is played by. */
function settled(own: Configured): Extract<Begun, { readonly game: unknown }> {
  rules = own
  texts = documents.copy()
  return { game: factsOf(own), stopped }
}
