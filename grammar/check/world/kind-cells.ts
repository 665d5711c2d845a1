import { bookText, type BookText } from '../../book/book-text.ts'
import type { Name } from '../../expression/ast.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { YamlList, YamlMap, YamlText } from '../../yaml/tree.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { constantOfType, type ConstantScope } from './constant.ts'
import type { Reporter } from './reporter.ts'
import { SIZE_LIMITS } from './size-limits.ts'
import { nameText, entryText } from './tree-reading.ts'

/** Cells that every kind may have, besides the columns its class prints. */
export const COMMON_CELLS = ['letter', 'title', 'plural', 'copies', 'owner'] as const

/** The letter of a kind in pictures, as a capital letter. */
export function readLetter(
  entry: MergedEntry | undefined,
  kind: string,
  taken: Map<string, { readonly name: string; readonly text: YamlText }>,
  reporter: Reporter,
): string | undefined {
  const text = entry === undefined ? undefined : entryText(entry, reporter)
  if (text === undefined) return undefined
  const letter = text.text.trim()
  if (!/^[\p{L}\p{N}]$/u.test(letter))
    return reporter.report(
      'ST4019',
      text.span,
      `The letter of \`${kind}\` is one letter or digit, not \`${letter}\`.`,
    )
  const capital = letter.toUpperCase()
  // Some letters have a capital of two characters, which pictures cannot show.
  if ([...capital].length !== 1)
    return reporter.report(
      'ST4019',
      text.span,
      `\`${letter}\` has no single-character capital; choose another letter.`,
    )
  const former = taken.get(capital)
  if (former !== undefined)
    return reporter.report(
      'ST4020',
      text.span,
      `\`${kind}\` and \`${former.name}\` have the same letter \`${capital}\`.`,
      {
        why: 'Boards are drawn with these letters; capitals and small letters tell the players apart.',
        related: [{ span: former.text.span, label: `the letter of \`${former.name}\`` }],
      },
    )
  taken.set(capital, { name: kind, text })
  return capital
}

/** Words for players that should be `player`. */
const SEATS = new Set(['seat', 'players', 'side', 'person'])

/** `of each player`: not the name of an enumeration. */
export const isPlayers = ({ text }: Name): boolean => text === 'player'

interface Copies {
  readonly count: number
  /** The enumeration, if the number is per value. */
  readonly each: string | undefined
}

/** The cells of each copy, if copies differ: they replace those of the row. */
export function printsOf({ items, span }: YamlList, reporter: Reporter): readonly YamlMap[] {
  if (items.length === 0)
    reporter.report(
      'ST4001',
      span,
      'This list is empty, so there would be no copies. Say what each copy prints.',
    )
  return items.flatMap((item) => {
    if (item.kind === 'map') return [item]
    reporter.report('ST4001', item.span, 'The print of a copy is a map of columns, each with its value.')
    return []
  })
}

/** The row of one copy: its own cells, and all others from the row. */
export function printed(row: MergedEntry, { entries }: YamlMap): MergedEntry {
  const own = entries.flatMap(({ key, value }): readonly MergedEntry[] =>
    value.kind === 'map'
      ? []
      : [{ key, name: nameText(key.text), keys: [key], value, layer: row.layer, replaced: [] }],
  )
  const names = new Set(own.map(({ name }) => name))
  const others = row.value.kind === 'map' ? row.value.entries.filter(({ name }) => !names.has(name)) : []
  return { ...row, value: { kind: 'map', entries: [...others, ...own] } }
}

/** The number of pieces of a kind; one by default. */
export function readCopies(
  entry: MergedEntry | undefined,
  scope: ConstantScope,
  /** Number of sets of pieces for `of each player`: one if pieces belong to players, who have a set each. */
  sets: number,
  reporter: Reporter,
): Copies {
  const one: Copies = { count: 1, each: undefined }
  if (entry === undefined) return one
  if (entry.value.kind !== 'text') {
    reporter.report('ST4001', entry.key.span, 'Write a number, or a list of what each copy prints.')
    return one
  }
  const source = bookText(entry.value)
  const copies = source.read('copies', reporter.diagnostics)
  if (copies === undefined) return one
  const { ofEach } = copies
  const { enumerations } = scope
  const count =
    typeof copies.count === 'number' ? copies.count : numberNamed(copies.count, source, scope, reporter)
  const ofPlayers = ofEach !== undefined && isPlayers(ofEach)
  if (ofEach !== undefined && !ofPlayers && !enumerations.has(ofEach.text)) {
    if (!reporter.isBroken(ofEach.text))
      reporter.report(
        'ST4004',
        source.spanOf(ofEach.start, ofEach.end),
        `There is no enumeration called \`${ofEach.text}\`.`,
        SEATS.has(ofEach.text)
          ? { help: `Write \`${count} of each player\`.` }
          : {
              help: `\`of each\` takes the name of an enumeration under \`values\`, or \`player\`. For numbers, list what each copy prints: \`copies: [{ ${ofEach.text}: 1 }, { ${ofEach.text}: 2 }]\`.`,
              ...suggestion(ofEach.text, [...enumerations.keys(), 'player']),
            },
      )
    return one
  }
  const values = ofPlayers ? sets : ofEach === undefined ? 1 : (enumerations.get(ofEach.text)?.length ?? 1)
  if (count * values <= SIZE_LIMITS.pieces)
    return ofPlayers ? { count: count * sets, each: undefined } : { count, each: ofEach?.text }
  reporter.report('ST4006', entry.value.span, `A game has at most ${SIZE_LIMITS.pieces} pieces.`)
  return one
}

/** The number or option that says how many copies there are. */
function numberNamed(name: Name, source: BookText, scope: ConstantScope, reporter: Reporter): number {
  const expected = { type: { kind: 'number', least: 0, most: SIZE_LIMITS.pieces }, orNone: false } as const
  const { start, end } = name
  return constantOfType({ kind: 'name', name, start, end }, source, expected, scope, reporter) ?? 1
}
