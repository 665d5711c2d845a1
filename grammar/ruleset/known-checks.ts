import type { Reads } from '../check/elaboration/reads.ts'
import type { Example } from '../examples/example.ts'
import { reuseUnchanged } from '../merge/reuse-unchanged.ts'
import type { MergedGame } from '../merge/merged.ts'
import { sameLists, sameNode, saySame, type Counted, type Counting } from '../merge/same-content.ts'
import type { Configured } from './ruleset.ts'

/** The parts of an action other than its choices, conditions and steps: its offers and its composition. */
const OFFERED = ['during', 'offered with', 'in reply to', 'is', 'pattern', 'first'] as const

/**
 * Parts with behaviour rather than declarations. Examples mention names, types and offers, regardless of the steps
 * behind them, so after an edit of these parts an example is still valid.
 */
const DONE: Counting = new Map<string, Counted>([
  ['play', 'names'],
  ['stages', 'names'],
  ['whenever', 'names'],
  ['end', 'names'],
  ['says', 'nothing'],
  ['advice', 'names'],
  ['expect', 'names'],
  ['actions', [...OFFERED, 'choose', 'let', 'title', 'write']],
])

export const FUNCTION_SECTIONS = ['terms', 'rules', 'tallies', 'tables'] as const

const BODIES = FUNCTION_SECTIONS.map((section) => [section, 'names'] as const)

/** The same, if the reads of each example are known and tracked values have kept their types. */
const DONE_AND_CALLED: Counting = new Map<string, Counted>([
  ...DONE,
  ['track', 'names'],
  ['tokens', 'names'],
  ['actions', OFFERED],
  ...BODIES,
])

/** Parts that can be checked again on their own: see `checkAgain`. */
const PARTS: Counting = new Map<string, Counted>([
  ['play', 'names'],
  ['stages', 'names'],
  ['whenever', 'names'],
  ['end', 'names'],
  ['says', 'nothing'],
  ['track', 'names'],
  ['tokens', 'names'],
  ['actions', OFFERED],
  ...BODIES,
])

/**
 * Facts known before the game starts come from these sections. Edits to them are fine as long as the facts stay the same,
 * and lookups of these facts are recorded.
 */
export const WORLD_SECTIONS = [
  'numbers',
  'options',
  'pieces',
  'patterns',
  'places',
  'areas',
  'regions',
  'box',
  'setups',
  'look',
] as const

const OF_THE_WORLD: ReadonlySet<string> = new Set(WORLD_SECTIONS)

/** Sections whose names alone are compared. */
const NAMES_ONLY: ReadonlySet<string> = new Set(['rulings'])

/** Limit on reuses of a result. Then everything is checked again, so that edits do not accumulate. */
const ANSWERS = 200

/** A game without any errors or warnings, and the sections on which that result depends. */
interface Sound {
  readonly configured: Configured
  readonly lookedAt: ReadonlySet<string>
  /** Number of edited games for which it was reused. */
  answers: number
}

/** Examples without any errors or warnings in some game. */
interface SoundExamples {
  readonly game: MergedGame
  readonly lookedAt: ReadonlySet<string>
  /** The offers by question, which follow from the steps. */
  readonly offers: string
  readonly read: ReadonlyMap<string, SoundExample>
}

export interface SoundExample {
  readonly example: Example
  readonly reads: Reads
  /** The digest of its entry point: see `entryDigest`. */
  readonly entry: string
}

/** A game after an edit, and the valid one with which it is compared. */
export interface Edited {
  readonly sound: Sound
  /** The edited game, reusing the objects of the valid one wherever both are equal. */
  readonly game: MergedGame
  /** `nowhere` if it equals the valid game, `in parts` if it differs only in parts that can be checked on their own. */
  readonly differs: 'nowhere' | 'in parts'
}

/**
 * Cache of checks that found nothing. Equal text, even at another position, is still valid and is not checked again.
 * Anything with a mistake is checked every time.
 */
export class KnownChecks {
  private readonly games = new Map<string, Sound>()
  /** Examples without any errors or warnings, by the check that read them. */
  readonly examples = new Map<string, SoundExamples>()
  private latest:
    | { readonly now: MergedGame; readonly before: MergedGame; readonly result: MergedGame | undefined }
    | undefined

  /** The game compared with an earlier valid one. Undefined if there is none or too much has changed. */
  edited(what: string, now: MergedGame): Edited | undefined {
    const sound = this.games.get(what)
    if (sound === undefined) return undefined
    const before = sound.configured.ruleset.game
    const game = this.graftedOn(now, before)
    if (game === undefined) return undefined
    const lookedAt = [...sound.lookedAt].filter((section) => !NAMES_ONLY.has(section))
    if (saySame(before, game, lookedAt)) return { sound, game, differs: 'nowhere' }
    const others = lookedAt.filter((section) => !OF_THE_WORLD.has(section))
    if (++sound.answers > ANSWERS || !saySame(before, game, others, PARTS)) return undefined
    return { sound, game, differs: 'in parts' }
  }

  /** Checks of a game for several numbers of players usually compare it with the same earlier game. */
  private graftedOn(now: MergedGame, before: MergedGame): MergedGame | undefined {
    if (this.latest?.now !== now || this.latest.before !== before)
      this.latest = { now, before, result: reuseUnchanged(now, before) }
    return this.latest.result
  }

  soundGame(what: string): MergedGame | undefined {
    return this.games.get(what)?.configured.ruleset.game
  }

  noteGame(what: string, configured: Configured): void {
    const { lookedAt } = configured.ruleset.game.sections
    this.games.set(what, { configured, lookedAt, answers: 0 })
  }
}

/**
 * True if examples that were valid in another game can be skipped in this one, because it is equal in everything they
 * read. If the reads of each example are known, functions and constant facts may have changed.
 */
export function sameForExamples(
  known: SoundExamples,
  game: MergedGame,
  offers: string,
  isKnownOfEach: boolean,
): boolean {
  const counting = isKnownOfEach ? DONE_AND_CALLED : DONE
  const compared = [...known.lookedAt].filter((section) => !isKnownOfEach || !OF_THE_WORLD.has(section))
  return offers === known.offers && saySame(known.game, game, compared, counting)
}

export function exampleKey({ label, layer }: Example): string {
  return `${layer.index} ${label}`
}

export function sameExample(one: Example, other: Example): boolean {
  return (
    one.players === other.players &&
    one.position?.text === other.position?.text &&
    sameLists(one.play, other.play, sameNode) &&
    sameLists(
      one.given,
      other.given,
      (a, b) => a.key.text === b.key.text && sameNode(a.key, b.key) && sameNode(a.value, b.value),
    )
  )
}
