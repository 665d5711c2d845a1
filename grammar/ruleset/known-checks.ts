import type { Reads } from '../check/elaboration/reads.ts'
import type { Example } from '../examples/example.ts'
import { grafted } from '../merge/grafted.ts'
import type { MergedGame } from '../merge/merged.ts'
import { sameLists, sameNode, saySame, type Counted, type Counting } from '../merge/same-content.ts'
import type { Configured } from './ruleset.ts'

/** What an action is apart from its choices, conditions and steps: whether and when it is offered, and what it is made of. */
const OFFERED = ['during', 'in reply to', 'is', 'pattern', 'first'] as const

/**
 * What is done and not what there is: examples mention names, types and offers, whatever the steps behind them are. So
 * after an edit of these parts an example still reads as it did.
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

export const FUNCTIONS = ['terms', 'rules', 'tallies', 'tables'] as const

const BODIES = FUNCTIONS.map((section) => [section, 'names'] as const)

/** The same, where it is known of each example which functions it calls, and that what is tracked has the types that it had. */
const DONE_AND_CALLED: Counting = new Map<string, Counted>([...DONE, ['track', 'names'], ...BODIES])

/** What is read again by itself: see `checkAgain`. */
const PARTS: Counting = new Map<string, Counted>([
  ['play', 'names'],
  ['stages', 'names'],
  ['whenever', 'names'],
  ['end', 'names'],
  ['says', 'nothing'],
  ['track', 'names'],
  ['actions', OFFERED],
  ...BODIES,
])

/**
 * What is known before the game is made of these sections. They may say anything, if it comes to the same things, and what is
 * looked up of them is noted.
 */
export const WORLD_SECTIONS = [
  'numbers',
  'options',
  'pieces',
  'patterns',
  'places',
  'regions',
  'box',
  'setups',
] as const

const OF_THE_WORLD: ReadonlySet<string> = new Set(WORLD_SECTIONS)

/** Sections that are looked at for the names in them alone. */
const NAMES_ONLY: ReadonlySet<string> = new Set(['rulings'])

/** After so many answers by what was known all is looked at again, so that what is edited does not pile up. */
const ANSWERS = 200

/** A game with which nothing was wrong, and what was looked at to find that out. */
export interface Sound {
  readonly configured: Configured
  readonly lookedAt: ReadonlySet<string>
  /** How often something else was answered by it. */
  answers: number
}

/** Examples with which nothing was wrong in some game. */
export interface SoundExamples {
  readonly game: MergedGame
  readonly lookedAt: ReadonlySet<string>
  /** Which actions are offered together: it follows from the steps. */
  readonly offers: string
  readonly read: ReadonlyMap<string, SoundExample>
}

export interface SoundExample {
  readonly example: Example
  readonly reads: Reads
}

/** A game after an edit, beside one that was sound. */
export interface Edited {
  readonly sound: Sound
  /** The game in the objects of the sound one, wherever they say the same. */
  readonly game: MergedGame
  /** It says what that one says; or there is no difference but in what is read by itself. */
  readonly differs: 'nowhere' | 'in parts'
}

/**
 * Checks made before that had nothing to say. What says the same as then, wherever it stands now, has nothing wrong with it
 * either, and is not looked at again. Whatever had something wrong is looked at each time.
 */
export class KnownChecks {
  private readonly games = new Map<string, Sound>()
  /** Examples with which nothing was wrong, by the check in which they were read. */
  readonly examples = new Map<string, SoundExamples>()
  private latest:
    | { readonly now: MergedGame; readonly before: MergedGame; readonly made: MergedGame | undefined }
    | undefined

  /** The game beside what was sound before; undefined if there is nothing of the kind or too much has changed. */
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

  /** Checks of one game for several numbers of players mostly have one game before them. */
  private graftedOn(now: MergedGame, before: MergedGame): MergedGame | undefined {
    if (this.latest?.now !== now || this.latest.before !== before)
      this.latest = { now, before, made: grafted(now, before) }
    return this.latest.made
  }

  noteGame(what: string, configured: Configured): void {
    const { lookedAt } = configured.ruleset.game.sections
    this.games.set(what, { configured, lookedAt, answers: 0 })
  }
}

/**
 * Examples that were sound in another game may be passed over in one that says the same to them; where it is known of each
 * what it looks at, functions and what is known before the game may have changed.
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

export function keyOf({ label, layer }: Example): string {
  return `${layer.index} ${label}`
}

export function sameExample(one: Example, other: Example): boolean {
  return (
    one.players === other.players &&
    sameLists(one.play, other.play, sameNode) &&
    sameLists(
      one.given,
      other.given,
      (a, b) => a.key.text === b.key.text && sameNode(a.key, b.key) && sameNode(a.value, b.value),
    )
  )
}
