import { comparedName } from '../../grammar/document/names.ts'
import type { Configured } from '../../grammar/load.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Move } from '../match/match.ts'
import { languageCalled, nearestLanguage } from '../rulebook/language/languages.ts'
import { gameTexts } from '../rulebook/texts.ts'
import type { ScoreSheet } from '../scene/score-sheet.ts'
import type { Scene, SceneGroup, ScenePlace } from '../scene/scene.ts'
import type { SeenValue } from '../view/view.ts'
import { UsageError } from './exit.ts'

/**
 * How the names of a game are shown at the screen. It is the outermost layer: moves, records and rules keep the names of
 * the rules, and a name without words is shown as it is.
 */
export interface Wording {
  /** The game with its names as they are shown: for showing only, no move is made by it. */
  readonly ir: GameIR
  /** A name, or a notation with names in it. */
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
  return { ir, named: same, said: same, scene: same, sheet: same, move: same }
}

/** The words of a language, as far as the game has texts for it. */
export function wordingIn({ ruleset, checked }: Configured, ir: GameIR, asked: string): Wording {
  const language = languageCalled(asked)
  if (language === undefined) {
    const near = nearestLanguage(asked)
    throw new UsageError(
      'ST7030',
      `There are no words in the language \`${asked}\`.`,
      near === undefined ? undefined : `Did you mean \`${near}\`?`,
    )
  }
  if (language.code === 'en') return sourceWording(ir)
  const { words, says } = gameTexts(ruleset.game, ruleset.host, language.code)
  const named = replacing(namesShown(ir, words))
  const constants = checked.elaboration.world.constants
  const filled = (text: string): string =>
    text.replace(/\{([^{}]*)\}/gu, (slot, name: string) => {
      const constant = constants.get(name.trim())
      return constant === undefined ? slot : String(constant.value)
    })
  return {
    ir: shownIr(ir, named),
    named,
    said: replacing(sentences(ir, words, says, filled)),
    scene: (scene) => sceneIn(scene, named),
    sheet: (sheet) => ({
      ...sheet,
      name: named(sheet.name),
      seats: sheet.seats.map(named),
      lines: sheet.lines.map((line) => ({ ...line, name: named(line.name) })),
    }),
    move: ({ notation, action }) => ({
      notation: named(notation),
      action: action === undefined ? undefined : named(action),
    }),
  }
}

type Lookup = (name: string) => string | undefined

/** Every name that may be shown, with its words. */
function namesShown(ir: GameIR, texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const look: Lookup = (name) => texts.get(comparedName(name))
  const plain = [
    ...ir.seats.map(({ name }) => name),
    ...ir.kinds.flatMap(({ name, title, plural }) => [name, title, plural]),
    ...ir.containers.map(({ place }) => place),
    ...ir.actions.flatMap(({ name, title }) => [name, title]),
    ...(ir.tallies ?? []).flatMap(({ name, lines }) => [name, ...lines.map((line) => line.name)]),
    ...ir.setups.map(({ name }) => name),
    ...ir.reasons,
  ]
  const names = new Map([...texts].filter(([name]) => !/[.?]$/u.test(name)))
  for (const name of plain) {
    const word = look(name)
    if (word !== undefined) names.set(name, word)
  }
  for (const { name, plural, each } of ir.kinds) {
    if (each === undefined) continue
    for (const [whole, isMany] of [
      [name, false],
      [plural, true],
    ] as const) {
      const row = whole.replace(`${each.called} `, '')
      const word = look(row) ?? (isMany ? look(name.replace(`${each.called} `, '')) : undefined)
      const value = look(each.called) ?? each.called
      if (word !== undefined) names.set(whole, `${word} (${value.toLowerCase()})`)
    }
  }
  for (const { name, place, owner } of ir.containers) {
    const [word, seat] = [look(place), ir.seats[owner ?? -1]?.name]
    if (word !== undefined && seat !== undefined) names.set(name, `${word} (${look(seat) ?? seat})`)
  }
  return names
}

/**
 * What a condition says when it refuses, and what it says in the language: its longer refusal, else its label. Without a
 * full stop, since something may follow.
 */
function sentences(
  ir: GameIR,
  words: ReadonlyMap<string, string>,
  says: ReadonlyMap<string, string>,
  filled: (text: string) => string,
): ReadonlyMap<string, string> {
  const all = ir.actions.flatMap(({ conditions, forbids }) => [...conditions, ...forbids])
  return new Map(
    all.flatMap(({ label, says: said }): (readonly [string, string])[] => {
      const short = words.get(comparedName(label))
      const long =
        says.get(comparedName(label)) ?? (said === undefined ? undefined : words.get(comparedName(said)))
      return [
        ...(said === undefined || long === undefined
          ? []
          : [[said.replace(/\.$/u, ''), filled(long).replace(/\.$/u, '')] as const]),
        ...(short === undefined ? [] : [[label, short] as const]),
      ]
    }),
  )
}

/** Puts words in the place of whole names, the longest first. */
function replacing(names: ReadonlyMap<string, string>): (text: string) => string {
  const longestFirst = [...names.keys()].filter((name) => name !== '').sort((a, b) => b.length - a.length)
  if (longestFirst.length === 0) return (text) => text
  const any = longestFirst.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')).join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'gu')
  return (text) => text.replace(pattern, (name) => names.get(name) ?? name)
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
    tallies: scene.tallies.map((tally) => ({ ...tally, name: named(tally.name) })),
  }
}
