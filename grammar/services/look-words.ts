import type { Shape } from '../document/schema/shape.ts'
import {
  COLORS,
  DASHES,
  FILLS,
  GROUNDS,
  LAYINGS,
  MARKS,
  PLAIN_WAYS,
  SHAPES,
  WIDTHS,
} from '../language/looks.ts'
import { SYMBOL_NAMES, SYMBOL_WORDS } from '../language/symbols.ts'
import { mergedGameOf } from './analysis.ts'
import type { CompletionItem } from './completion.ts'
import { ranked } from './ranking.ts'
import type { Workspace } from './workspace.ts'

/** Words that may come next in a text about looks, each with what it is. */
export function lookItems(
  workspace: Workspace,
  name: string,
  looks: NonNullable<Shape['x-looks']>,
  { before, after }: { readonly before: string; readonly after: string },
  offset: number,
): readonly CompletionItem[] {
  const written = /\S*$/u.exec(before)?.[0] ?? ''
  const end = offset + (/^[^\s,}\]#]*/u.exec(after)?.[0].length ?? 0)
  const words = {
    look: LOOKS,
    show: [...WAYS, ...LOOKS],
    place: PLACES,
    space: SPACES,
    line: LINES,
    count: COUNTS,
  }[looks]
  const own =
    looks === 'place' || looks === 'line'
      ? []
      : ownSymbols(workspace, name).map((label) => [label, 'a symbol of this game'])
  return ranked(
    written,
    [...words, ...own].map(([label = '', detail, doc]): CompletionItem => ({
      label,
      kind: 'word',
      detail,
      doc,
      start: offset - written.length,
      end,
      insert: label,
      snippet: label,
    })),
  )
}

type Row = readonly (string | undefined)[]

const LOOKS: readonly Row[] = [
  ...COLORS.map((color) => [color, 'a colour']),
  ['rgb', 'a colour in six digits'],
  ...SHAPES.map((shape) => [shape, 'a shape']),
  ['letter', 'one to three letters'],
  ['none', 'no symbol'],
  ...SYMBOL_NAMES.map((symbol) => [
    symbol,
    'a symbol',
    SYMBOL_WORDS[symbol].split(' ').join(', ') || undefined,
  ]),
]

const SPACES: readonly Row[] = [
  ...FILLS.map((fill) => [fill, 'a fill of spaces']),
  ...MARKS.map((mark) => [mark, 'a mark among crossings']),
  ...LOOKS.filter(([, what]) => what !== 'a shape'),
]

const LINES: readonly Row[] = [
  ...[...WIDTHS, ...DASHES].map((word) => [word, 'how a line is drawn']),
  ...LOOKS.filter(([, what]) => what?.startsWith('a colour')),
]

const COUNTS: readonly Row[] = [
  ...['number', 'each', 'dice', 'track'].map((way) => [way, 'how a number is shown']),
  ...LOOKS,
]

const WAYS: readonly Row[] = [...PLAIN_WAYS, 'badge', 'number', 'dice', 'each'].map((way) => [
  way,
  'how a value is shown',
])

const PLACES: readonly Row[] = [
  ...GROUNDS.map((ground) => [ground, 'the ground of a board']),
  ...LAYINGS.map((laying) => [laying, 'how pieces lie']),
  ...LOOKS.filter(([, what]) => what?.startsWith('a colour')),
]

function ownSymbols(workspace: Workspace, name: string): readonly string[] {
  const look = mergedGameOf(workspace, name)?.sections.get('look')
  const symbols =
    look?.kind === 'map' ? look.entries.find((entry) => entry.name === 'symbols')?.value : undefined
  return symbols?.kind === 'map' ? symbols.entries.map((entry) => entry.name) : []
}
