import { isLater } from '../../language/later.ts'
import { TRAIT, TYPE_WORDS } from '../../names/language-words.ts'
import type { MergedEntry, MergedGame } from '../../merge/merged.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { declaredEntries, declaredNames } from './declared-name.ts'
import type { Players } from './players.ts'
import { countText, type Reporter } from './reporter.ts'
import { SIZE_LIMITS } from './size-limits.ts'
import { entryNamed, mapEntries, nameText, sectionEntries, entryText, entryTexts } from './tree-reading.ts'
import type { LineInfo } from './world.ts'

interface Enumerations {
  /** By name, with their values in order. */
  readonly values: ReadonlyMap<string, readonly string[]>
  readonly lines: ReadonlyMap<string, LineInfo>
  /** For enumerations shown on a die: the number of sides for each value. */
  readonly sides: ReadonlyMap<string, readonly number[]>
}

/** The section `values`. */
export function readEnumerations(
  game: MergedGame,
  players: Pick<Players, 'seats' | 'absent'>,
  reporter: Reporter,
): Enumerations {
  const enumerations = new Map<string, readonly string[]>()
  const lines = new Map<string, LineInfo>()
  const sides = new Map<string, readonly number[]>()
  for (const [name, entry] of declaredEntries(
    sectionEntries(game, 'values', reporter),
    'an enumeration',
    reporter,
  )) {
    if (TYPE_WORDS.some((word) => word === name) && !isLater(name)) {
      reporter.report(
        'ST4003',
        entry.key.span,
        `\`${name}\` is a type of its own; your values need another name.`,
      )
      continue
    }
    let list = entry
    if (entry.value.kind === 'map') {
      const die = entryNamed(entry.value.entries, 'sides')
      if (die !== undefined) {
        const shown = declaredEntries(
          mapEntries(die.value, die.key.span, '`sides`', reporter),
          `a value of \`${name}\``,
          reporter,
        )
        enumerations.set(name, [...shown.keys()])
        sides.set(
          name,
          [...shown.values()].map((side) => sidesOf(side, reporter)),
        )
        continue
      }
      const line = entryNamed(entry.value.entries, 'line')
      if (line === undefined) {
        reporter.report(
          'ST4001',
          entry.key.span,
          `\`${name}\` is a list of names, or a map with such a list under \`line\`, or with \`sides\` of a die.`,
        )
        continue
      }
      list = line
    }
    const texts = entryTexts(list, reporter)
    if (texts.length > SIZE_LIMITS.names) {
      reporter.report('ST4006', entry.key.span, `An enumeration has at most ${SIZE_LIMITS.names} values.`)
      continue
    }
    const values = [...declaredNames(texts, `a value of \`${name}\``, reporter).keys()]
    enumerations.set(name, values)
    if (entry.value.kind !== 'map') continue
    const called = entryNamed(entry.value.entries, 'called')
    lines.set(name, called === undefined ? { called: [] } : ownWords(name, called, values, players, reporter))
  }
  const traits = readTraits(game, enumerations, reporter)
  if (traits !== undefined) enumerations.set(TRAIT, traits)
  return { values: enumerations, lines, sides }
}

/** The section `traits`: properties of pieces that rules ask for, an enumeration that documents can add to. */
function readTraits(
  game: MergedGame,
  enumerations: ReadonlyMap<string, unknown>,
  reporter: Reporter,
): readonly string[] | undefined {
  const entries = sectionEntries(game, 'traits', reporter)
  const [first] = entries
  if (first === undefined) return undefined
  if (enumerations.has(TRAIT))
    return reporter.report(
      'ST4003',
      first.key.span,
      `\`${TRAIT}\` already means the entries under \`traits\`.`,
    )
  return [
    ...declaredNames(
      entries.map(({ key }) => key),
      'a trait',
      reporter,
    ).keys(),
  ]
}

/** `called: { south: [ left, centre, right ] }`: the words of each seat. The default is the names of the values. */
function ownWords(
  name: string,
  called: MergedEntry,
  values: readonly string[],
  { seats, absent }: Pick<Players, 'seats' | 'absent'>,
  reporter: Reporter,
): LineInfo {
  const words = seats.map((): readonly string[] => values)
  let first: number | undefined
  for (const entry of mapEntries(called.value, called.key.span, '`called`', reporter)) {
    const written = nameText(entry.name)
    const seat = seats.findIndex((one) => one.name === written)
    if (absent.includes(written)) continue
    if (seat < 0) {
      const names = seats.map((one) => one.name)
      reporter.report(
        'ST4004',
        entry.key.span,
        `There is no seat called \`${written}\`.`,
        suggestion(written, names),
      )
      continue
    }
    const own = [...declaredNames(entryTexts(entry, reporter), `a value of \`${name}\``, reporter).keys()]
    first ??= seat
    if (own.length === values.length) words[seat] = own
    else
      reporter.report(
        'ST4038',
        entry.key.span,
        `${countText(own.length, 'word', 'words')} for ${countText(values.length, 'value', 'values')} of \`${name}\`.`,
        { help: 'Give one word for each value, in the same order.' },
      )
  }
  return { called: words, first }
}

/** Limit on the sides for one value of a die. Only the proportions matter. */
const MOST_SIDES = 1000

function sidesOf(side: MergedEntry, reporter: Reporter): number {
  const text = entryText(side, reporter)
  if (text === undefined) return 1
  const count = /^\s*\d{1,4}\s*$/u.test(text.text) ? Number(text.text) : 0
  if (count >= 1 && count <= MOST_SIDES) return count
  reporter.report('ST4015', text.span, `Write how many sides of the die show it: 1 to ${MOST_SIDES}.`)
  return 1
}
