import type { Configured } from '../../grammar/load.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Move } from '../match/match.ts'
import { withNamedNumbers } from '../notation/readings.ts'
import { languageCalled, languageHelp } from '../rulebook/language/languages.ts'
import { replacing, wordsShown } from '../rulebook/words-shown.ts'
import type { ScoreSheet } from '../scene/score-sheet.ts'
import type { Scene } from '../scene/scene.ts'
import { UsageError } from './exit.ts'

/**
 * Names of a game on the screen. It is the outermost layer: moves, records and rules keep the names of the rules, and a
 * name without a translation is shown unchanged.
 */
export interface Wording {
  /** The game with its names as shown. For display only: moves never go through it. */
  readonly ir: GameIR
  /** A name, or a notation that contains names. */
  readonly named: (text: string) => string
  /** A refusal in whole sentences. */
  readonly said: (text: string) => string
  readonly scene: (scene: Scene) => Scene
  readonly sheet: (sheet: ScoreSheet) => ScoreSheet
  readonly move: (move: Move) => Move
}

/** Everything as the rules write it. */
export function sourceWording(ir: GameIR): Wording {
  const same = <T>(shown: T): T => shown
  return {
    ir,
    named: same,
    said: same,
    scene: same,
    sheet: same,
    move: ({ notation, action }) => ({ notation: withNamedNumbers(ir, notation), action }),
  }
}

/** The texts of a language, as far as the game has them. */
export function wordingIn(configured: Configured, ir: GameIR, asked: string): Wording {
  const language = languageCalled(asked)
  if (language === undefined)
    throw new UsageError('ST7030', `There are no texts in the language \`${asked}\`.`, languageHelp(asked))
  if (language === 'en') return sourceWording(ir)
  const { names, said } = wordsShown(configured, ir, language)
  const named = replacing(names)
  return {
    ir: shownIr(ir, named),
    named,
    said: replacing(said),
    // Spaces keep their names, because moves are written with them.
    scene: ({ boards, ...scene }) => ({ boards, ...allNamed(scene, named) }),
    sheet: (sheet) => allNamed(sheet, named),
    move: ({ notation, action }) => ({
      notation: named(withNamedNumbers(ir, notation)),
      action: action === undefined ? undefined : named(action),
    }),
  }
}

function shownIr(ir: GameIR, named: (text: string) => string): GameIR {
  return {
    ...ir,
    seats: ir.seats.map((seat) => ({ ...seat, name: named(seat.name) })),
    kinds: ir.kinds.map((kind) => ({
      ...kind,
      name: named(kind.name),
      title: named(kind.title),
      plural: named(kind.plural),
      ...(kind.each === undefined
        ? {}
        : { each: { ...kind.each, called: named(kind.each.called).toLowerCase() } }),
    })),
    actions: ir.actions.map((action) => ({
      ...action,
      name: named(action.name),
      title: named(action.title),
    })),
  }
}

/** Translates every text in some data. */
function allNamed<T>(data: T, named: (text: string) => string): T
function allNamed(data: unknown, named: (text: string) => string): unknown {
  if (typeof data === 'string') return named(data)
  if (Array.isArray(data)) return data.map((each) => allNamed(each, named))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, each]) => [key, allNamed(each, named)]))
}
