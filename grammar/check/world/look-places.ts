import { bookText } from '../../book/book-text.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { COLORS, GROUNDS, LAYINGS } from '../../language/looks.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { PlaceLook } from './look-info.ts'
import { lookIn, wordsIn, type LookNames } from './look-text.ts'
import { alternatives, type Reporter } from './reporter.ts'
import { nameText } from './tree-reading.ts'
import type { ClassInfo, ColumnInfo, KindInfo, PlaceInfo } from './world.ts'

interface Things {
  readonly classes: readonly ClassInfo[]
  readonly kinds: readonly KindInfo[]
}

const FORM = /^\s*(\S+)(?:\s+by\s+(.+?))?(?:\s+from\s+(.+?))?(?:\s+with\s+(.+?))?\s*$/u

/** `checked`, `green plain`; `fan by suit then rank`, `column from captain`, `row with points`. */
export function placeLookIn(
  text: YamlText,
  place: PlaceInfo,
  things: Things,
  names: LookNames,
): PlaceLook | undefined {
  if (place.isBoard) return boardLookIn(text, place, names)
  const { reporter } = names
  const [, word = '', by, from, sum] = FORM.exec(text.text) ?? []
  const words: readonly string[] = LAYINGS
  const isWhole = by === undefined && from === undefined
  if (!words.includes(word))
    return reporter.report('ST4405', text.span, `\`${place.name}\` cannot look like this.`, {
      help: `What is in it lies as ${alternatives(words)}; \`by COLUMN\` or \`from KIND\` may say the order, and \`with COLUMN\` a sum to be shown.`,
      ...suggestion(word, words),
    })
  const as = LAYINGS.find((one) => one === word)
  const order = isWhole ? undefined : orderOf(text, [by, from], place, things, reporter)
  const summed = sum === undefined ? undefined : summedIn(text, sum, place, things, reporter)
  return as === undefined
    ? undefined
    : { as, ...(order === undefined ? {} : { order }), ...(summed === undefined ? {} : { sum: summed }) }
}

/** A column of numbers of what lies in a place. */
function summedIn(
  text: YamlText,
  written: string,
  { holdsKinds, holdsClass }: PlaceInfo,
  { classes }: Things,
  reporter: Reporter,
): string | undefined {
  const of = classes.find(
    (one) => one.name === holdsClass || one.kinds.some((kind) => holdsKinds.includes(kind)),
  )
  const numbers = of?.columns.filter(({ type }) => type.kind === 'number').map(({ name }) => name) ?? []
  const name = nameText(written)
  if (numbers.includes(name)) return name
  const at = text.text.lastIndexOf(written)
  return reporter.report(
    'ST4400',
    bookText(text).spanOf(at, at + written.length),
    `\`${of?.name ?? ''}\` has no column of numbers called \`${written}\`.`,
    suggestion(written, numbers),
  )
}

/** `[ colour ] [ ground ]` */
function boardLookIn(text: YamlText, { name }: PlaceInfo, names: LookNames): PlaceLook | undefined {
  const words = wordsIn(text)
  const last = words.at(-1)
  const ground = GROUNDS.find((one) => one === last?.text)
  const before = ground === undefined ? words : words.slice(0, -1)
  const [first] = before
  if (first === undefined) return ground === undefined ? undefined : { ground }
  const isColor = first.text === 'rgb' || COLORS.some((color) => color === first.text)
  if (!isColor)
    return names.reporter.report('ST4405', text.span, `\`${name}\` cannot look like this.`, {
      help: `Its ground is ${alternatives(GROUNDS)}; a colour may stand before it, as in \`green plain\`.`,
      ...suggestion(last?.text ?? '', [...GROUNDS, ...COLORS]),
    })
  const { color, ...rest } = lookIn(text, names, before)
  if (Object.keys(rest).length > 0)
    return names.reporter.report('ST4405', text.span, 'A board has a colour and a ground.', {
      help: `Write ${alternatives(GROUNDS)}, or a colour before it, as in \`green plain\`.`,
    })
  return { ...(ground === undefined ? {} : { ground }), ...(color === undefined ? {} : { color }) }
}

/** The kinds in a place by columns, one of them first. */
function orderOf(
  text: YamlText,
  [by, from]: readonly (string | undefined)[],
  { holdsKinds, holdsClass }: PlaceInfo,
  { classes, kinds }: Things,
  reporter: Reporter,
): readonly number[] | undefined {
  const of = classes.find(
    (one) => one.name === holdsClass || one.kinds.some((kind) => holdsKinds.includes(kind)),
  )
  if (of === undefined) return undefined
  const missing = (written: string, what: string, known: readonly string[]): undefined => {
    const at = text.text.lastIndexOf(written)
    return reporter.report(
      'ST4400',
      bookText(text).spanOf(at, at + written.length),
      `\`${of.name}\` has no ${what} called \`${written}\`.`,
      suggestion(written, known),
    )
  }
  const columns: ColumnInfo[] = []
  for (const written of by?.split(/\s+then\s+/u) ?? []) {
    const column = of.columns.find(({ name }) => name === nameText(written))
    if (column === undefined)
      return missing(
        written,
        'column',
        of.columns.map(({ name }) => name),
      )
    columns.push(column)
  }
  const name = nameText(from ?? '')
  const first = of.families.get(name) ?? of.kinds.filter((kind) => kinds[kind]?.name === name)
  if (from !== undefined && first.length === 0)
    return missing(from, 'kind', [
      ...of.families.keys(),
      ...of.kinds.flatMap((kind) => kinds[kind]?.name ?? []),
    ])
  const keyOf = (kind: number): readonly number[] => [
    first.includes(kind) ? 0 : 1,
    ...columns.map(({ values }) => values[of.kinds.indexOf(kind)] ?? 0),
  ]
  return of.kinds.toSorted((one, other) => {
    const [some, others] = [keyOf(one), keyOf(other)]
    const at = some.findIndex((key, i) => key !== others[i])
    return at < 0 ? one - other : (some[at] ?? 0) - (others[at] ?? 0)
  })
}
