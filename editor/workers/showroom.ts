import { type Configured, KnownDocuments, loadRuleset, type Scene } from '../../interpreter/index.ts'
import { Documents, type SentDocument } from '../workspace/documents.ts'
import { LiveGame } from './live-game.ts'
import type { GameChoice, GameFacts, Position } from './play-calls.ts'
import { factsOf, playableRules } from './rules-of-game.ts'

/** Random answers before a table is shown, so that it looks played. */
const ANSWERS = 6
const SEED = '1'

/** A table as its first player sees it, with no more than a small picture of it needs. */
export interface ShownTable {
  readonly facts: GameFacts
  readonly scene: Scene | undefined
}

/** Sets up tables of sound games, one after the other; files that are no games have none. */
export class Showroom {
  private readonly documents = new Documents()
  private readonly known = new KnownDocuments()

  constructor(all: readonly SentDocument[]) {
    this.documents.receive(all)
  }

  private begun(file: string) {
    const choice: GameChoice = { file, players: undefined, options: [], seed: SEED }
    const found = playableRules(this.documents, choice, { known: this.known }, loadRuleset)
    if ('problems' in found) return undefined
    const opened = LiveGame.begin(found.program, choice)
    if ('refusal' in opened) return undefined
    return { choice, facts: factsOf(found.rules), live: opened.live, rules: found.rules }
  }

  /** The table after a few moves, and the rules it is played by. */
  shown(file: string): { readonly table: ShownTable; readonly rules: Configured } | undefined {
    const { live, facts, rules } = this.begun(file) ?? {}
    if (live === undefined || facts === undefined || rules === undefined) return undefined
    for (let plies = 0; plies < ANSWERS; plies++) live.advance({ player: 'random', look: 'open', plies })
    return { table: inSight({ facts, scene: live.show({ look: 0, ply: undefined }).scene }), rules }
  }

  /** A game that has just begun, as the page would get it from the worker. */
  opening(file: string): Opening {
    const begun = this.begun(file)
    if (begun === undefined) throw new Error(`${file} cannot be played`)
    const { choice, facts, live } = begun
    return { choice, facts, position: live.show({ look: 0, ply: undefined }) }
  }
}

/** A game and its position before any worker has read the rules. */
export interface Opening {
  readonly choice: GameChoice
  readonly facts: GameFacts
  readonly position: Position
  /** A line that is easy to change, with `#` for its number, and another number. */
  readonly tour?: { readonly line: string; readonly to: number }
}

/** Without kinds, pictures and values that are not in sight. */
function inSight({ facts, scene }: ShownTable): ShownTable {
  const [board] = scene?.boards ?? []
  const seen = scene === undefined || board === undefined ? scene : { ...scene, boards: [board], places: [] }
  const text = JSON.stringify(seen ?? {})
  return {
    facts: {
      ...facts,
      kinds: facts.kinds.filter(({ name }) => text.includes(JSON.stringify(name))),
      printed: facts.printed.filter(({ place }) => place === board?.place),
      actions: [],
      options: [],
    },
    scene: seen,
  }
}
