import { bookText } from '../../book/book-text.ts'
import type { TypeText } from '../../expression/ast.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { YamlText } from '../../yaml/tree.ts'
import { packedWords, valuesOf, bagWordCount, type BagType } from './bag-values.ts'
import type { ClassDraft } from './classes.ts'
import { constantOfType, constantText, type ConstantScope } from './constant.ts'
import type { Reporter } from './reporter.ts'
import { cellIn, neededCell } from './column-text.ts'
import { entryTexts } from './tree-reading.ts'
import type { ColumnInfo } from './world.ts'

/** A column in which each kind prints a bag: `[2, 4, 4]`, `[slow, 2 engaging]`. */
export function bagColumn(
  name: string,
  entry: MergedEntry,
  type: BagType,
  { orNone, default: usual }: TypeText,
  draft: ClassDraft,
  scope: ConstantScope,
  reporter: Reporter,
): ColumnInfo | undefined {
  const words = bagWordCount(scope, type)
  if (orNone)
    return reporter.report('ST4005', entry.key.span, 'A bag may be empty; it need not be none.', {
      help: 'Write `= nothing` after the type: a row without it then prints an empty bag.',
    })
  if (usual !== undefined && usual.kind !== 'nothing')
    return reporter.report('ST4005', entry.key.span, 'The default of a bag can only be empty.', {
      help: 'Write `= nothing`.',
    })
  const rows = draft.kindEntries.map((kind) => {
    const help = `Write it there, as in \`${name}: []\`, or make empty the default: \`= nothing\`.`
    const cell = usual === undefined ? neededCell(kind, name, reporter, help) : cellIn(kind, name)
    return packedWords(words, cell === undefined ? [] : countsOf(cell, type, scope, reporter))
  })
  const [values = [], ...more] = Array.from({ length: words }, (_, word) => rows.map((row) => row[word] ?? 0))
  return { name, type, orNone: false, values, ...(more.length === 0 ? {} : { more }), key: entry.key }
}

/** How often each value is listed. */
function countsOf(
  cell: MergedEntry,
  type: BagType,
  scope: ConstantScope,
  reporter: Reporter,
): readonly number[] {
  const { least, count } = valuesOf(scope, type)
  const counts = Array<number>(count).fill(0)
  for (const text of entryTexts(cell, reporter)) {
    if (text.text.trim() === 'nothing') continue
    const { times, value } = /^\s*\d+\s+\D/u.test(text.text)
      ? severalOf(text, type, scope, reporter)
      : { times: 1, value: constantText(text, { type: type.of, orNone: false }, scope, reporter) }
    if (value !== undefined) counts[value - least] = (counts[value - least] ?? 0) + times
  }
  return counts
}

/** `2 engaging` */
function severalOf(
  text: YamlText,
  { of }: BagType,
  scope: ConstantScope,
  reporter: Reporter,
): { readonly times: number; readonly value: number | undefined } {
  const source = bookText(text)
  const [lot, ...others] = source.read('bundle', reporter.diagnostics)?.lots ?? []
  if (lot === undefined) return { times: 0, value: undefined }
  if (others.length > 0 || lot.most !== lot.least)
    reporter.report('ST4015', text.span, 'Write one value here, with its count.', {
      help: 'List several one by one: `[2 quick, slow]`.',
    })
  const { start, end } = lot.name
  const name = { kind: 'name', name: lot.name, start, end } as const
  return {
    times: lot.least,
    value: constantOfType(name, source, { type: of, orNone: false }, scope, reporter),
  }
}
