import type { Configured } from '../../grammar/load.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Move } from '../match/match.ts'
import { withNamedNumbers } from '../notation/readings.ts'
import { languageCalled, nearestLanguage } from '../rulebook/language/languages.ts'
import { replacing, wordsShown } from '../rulebook/words-shown.ts'
import type { ScoreSheet } from '../scene/score-sheet.ts'
import type { Scene, SceneGroup, ScenePlace } from '../scene/scene.ts'
import type { SeenValue } from '../view/view.ts'
import { UsageError } from './exit.ts'

/**
 * How the names of a game are shown on screen. It is the outermost layer: moves, records and rules keep the names of
 * the rules, and a name without a translation is shown as it is.
 */
export interface Wording {
  /** The game with its names as shown: for display only, moves never go through it. */
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
  if (language === undefined) {
    const near = nearestLanguage(asked)
    throw new UsageError(
      'ST7030',
      `There are no texts in the language \`${asked}\`.`,
      near === undefined ? undefined : `Did you mean \`${near}\`?`,
    )
  }
  if (language === 'en') return sourceWording(ir)
  const { names, said } = wordsShown(configured, ir, language)
  const named = replacing(names)
  return {
    ir: shownIr(ir, named),
    named,
    said: replacing(said),
    scene: (scene) => sceneIn(scene, named),
    sheet: (sheet) => ({
      ...sheet,
      name: named(sheet.name),
      seats: sheet.seats.map(named),
      lines: sheet.lines.map((line) => ({ ...line, name: named(line.name) })),
    }),
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

function sceneIn(scene: Scene, named: (text: string) => string): Scene {
  const lots = (known: ScenePlace['known']): ScenePlace['known'] =>
    known.map((lot) => ({ ...lot, kind: named(lot.kind) }))
  const group = (each: SceneGroup): SceneGroup => ({
    ...each,
    known: lots(each.known),
    groups: each.groups.map(group),
    marks: each.marks.map(named),
  })
  const value = (shown: SeenValue): SeenValue => (typeof shown === 'string' ? named(shown) : shown)
  return {
    ...scene,
    seats: scene.seats.map((seat) => ({ ...seat, name: named(seat.name) })),
    places: scene.places.map((place) => ({
      ...place,
      name: named(place.name),
      place: named(place.place),
      top: place.top === undefined ? undefined : named(place.top),
      known: lots(place.known),
      groups: place.groups.map(group),
    })),
    values: scene.values.map((each) => ({ ...each, name: named(each.name), value: value(each.value) })),
    seatValues: scene.seatValues.map((each) => ({
      ...each,
      name: named(each.name),
      values: each.values.map(value),
    })),
    thingValues: scene.thingValues.map(({ name, of }) => ({
      name: named(name),
      of: of.map((each) => ({ thing: named(each.thing), value: value(each.value) })),
    })),
    tallies: scene.tallies.map((tally) => ({ ...tally, name: named(tally.name) })),
  }
}
