import { KnownChecks, KnownDocuments } from '../../interpreter/index.ts'
import type { Scene } from '../../interpreter/index.ts'
import { Documents } from '../workspace/documents.ts'
import type { SentDocument } from '../workspace/documents.ts'
import { LiveGame } from './live-game.ts'
import type { GameFacts } from './play-calls.ts'
import { factsOf, playableRules } from './rules-of-game.ts'

/** Random answers before a table is shown, so that it looks played. */
const ANSWERS = 6

/** A table as its first player sees it. */
export interface ShownTable {
  readonly facts: GameFacts
  readonly scene: Scene | undefined
}

/** Sets up tables of games, one after the other; files that are no games have none. */
export function* shownTables(
  all: readonly SentDocument[],
  games: readonly string[],
): Generator<readonly [file: string, table: ShownTable]> {
  const documents = new Documents()
  documents.receive(all)
  const memory = { known: new KnownDocuments(), checks: new KnownChecks() }
  for (const file of games) {
    const choice = { file, players: undefined, options: [], seed: '1' }
    const found = playableRules(documents, choice, memory)
    if ('problems' in found) continue
    const opened = LiveGame.begin(found.program, choice)
    if ('refusal' in opened) continue
    const { live } = opened
    for (let plies = 0; plies < ANSWERS; plies++) live.advance({ player: 'random', look: 'open', plies })
    yield [file, { facts: factsOf(found.rules), scene: live.show({ look: 0, ply: undefined }).scene }]
  }
}
