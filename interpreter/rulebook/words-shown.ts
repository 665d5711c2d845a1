import { comparedName } from '../../grammar/document/names.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Configured } from '../../grammar/load.ts'
import type { MergedGame } from '../../grammar/merge/merged.ts'
import { entriesOf, textIn } from './sentences/reading.ts'
import { gameTexts } from './texts.ts'

/** Words of a language for what players see while they play. */
interface WordsShown {
  /** For names, and for names within notations. */
  readonly names: ReadonlyMap<string, string>
  /** For what is shown when a move is refused, and for questions about rulings with their answers. */
  readonly said: ReadonlyMap<string, string>
}

/** The words that a game has in a language, by what they stand for. */
export function wordsShown({ ruleset, checked }: Configured, ir: GameIR, language: string): WordsShown {
  const { words, says } = gameTexts(ruleset.game, ruleset.host, language)
  const constants = checked.facts.world.constants
  const filled = (text: string): string =>
    text.replace(/\{([^{}]*)\}/gu, (slot, name: string) => {
      const constant = constants.get(name.trim())
      return constant === undefined ? slot : String(constant.value)
    })
  const said = new Map([...sentences(ir, words, says, filled), ...rulingsSaid(ruleset.game, words)])
  return { names: namesShown(ir, words), said }
}

/** Questions about rulings and their answers. */
function rulingsSaid(
  { sections }: MergedGame,
  words: ReadonlyMap<string, string>,
): readonly (readonly [string, string])[] {
  return entriesOf(sections.get('rulings')).flatMap(({ value }) =>
    ['asked', 'chosen', 'other'].flatMap((part): (readonly [string, string])[] => {
      const sentence = textIn(value, part)?.trim()
      const said = sentence === undefined ? undefined : words.get(comparedName(sentence))
      return sentence === undefined || said === undefined ? [] : [[sentence, said]]
    }),
  )
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
    ...[...ir.setups, ...(ir.prepared ?? [])].map(({ name }) => name),
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
 * The text of a condition that refuses, in the rules and in the language: its longer refusal, otherwise its label.
 * Without a full stop, because something may follow.
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

/** Returns a function that replaces lines with values in them, and then whole names in a text, the longest first. */
export function replacing(words: ReadonlyMap<string, string>): (text: string) => string {
  const [names, lines] = [new Map<string, string>(), [] as ((text: string) => string)[]]
  for (const [name, word] of words)
    if (SLOT.test(name)) lines.push(replacingLine(name, word))
    else names.set(name, word)
  const named = replacingNames(names)
  return (text) => named(lines.reduce((told, replaced) => replaced(told), text))
}

const SLOT = /\{([^{}]*)\}/u

/** `rolled {dice}` and `tira {dice}`: the contents of its braces are kept. */
function replacingLine(line: string, word: string): (text: string) => string {
  const parts = line.split(/(\{[^{}]*\})/u)
  const slots = parts.filter((part) => SLOT.test(part))
  const pattern = parts.map((part) => (SLOT.test(part) ? '([^"]+?)' : anyArticle(part))).join('')
  const whole = new RegExp(`(?<=^|")${pattern}(?=$|")`, 'gu')
  return (text) =>
    text.replace(whole, (_, ...values: string[]) =>
      word.replace(/\{[^{}]*\}/gu, (slot) => {
        const at = slots.findIndex((one) => comparedName(one) === comparedName(slot))
        return at < 0 ? slot : (values[at] ?? slot)
      }),
    )
}

/** The article before a value depends on the value, and keys are compared without articles. */
function anyArticle(words: string): string {
  return words
    .replace(SPECIAL, '\\$&')
    .replace(/(?<=^|[\s(“])([Aa])n? $/u, '$1n? ')
    .replaceAll(' ', '(?: (?:an?|the))* ')
}

const SPECIAL = /[\\^$.*+?()[\]{}|/]/gu

function replacingNames(names: ReadonlyMap<string, string>): (text: string) => string {
  const longestFirst = [...names.keys()].filter((name) => name !== '').sort((a, b) => b.length - a.length)
  if (longestFirst.length === 0) return (text) => text
  const any = longestFirst.map((name) => name.replace(SPECIAL, '\\$&')).join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'gu')
  return (text) => text.replace(pattern, (name) => names.get(name) ?? name)
}
