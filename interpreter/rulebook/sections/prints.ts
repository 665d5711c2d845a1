import { comparedName } from '../../../grammar/document/names.ts'
import type { YamlText } from '../../../grammar/yaml/tree.ts'
import { sameText } from '../../describe/rules-in-words.ts'
import { heading, titled, type Making } from '../sentences/making.ts'
import type { Table, Words } from '../model/model.ts'
import { entriesOf, nameOf, readText, textIn, textsOf, valueIn } from '../sentences/reading.ts'
import type { Entry, Node } from '../sentences/reading.ts'
import { foreign, frame, named, told, type Speaker } from '../sentences/speaker.ts'
import { bundle } from '../sentences/bundles.ts'
import { capital, enumerated, plain, spoken } from '../model/words.ts'
import { constantWords } from './options.ts'
import { value } from '../sentences/dispatch.ts'

/** The prints of each copy, where a row lists them: one table for each such row. */
export function copyTables(making: Making, entry: Entry): readonly Table[] {
  const { speaker } = making
  return entriesOf(valueIn(entry.value, 'kinds')).flatMap((row): readonly Table[] => {
    const prints = printsIn(row)
    const columns = columnsOf(entry).filter((column) => isOfCopies(row, column))
    if (prints.length === 0 || columns.length === 0) return []
    const before = printsBefore(making, entry, row)
    const name = capital(heading(speaker, nameOf(row), textIn(row.value, 'title')))
    const rows = prints.map((print, index) => ({
      number: index + 1,
      cells: columns.map((column) => cell(making, hasCell(print, column) ? print : row.value, column)),
      mark: before === undefined ? undefined : markOfPrint(print, before[index]),
    }))
    return [
      {
        kind: 'table',
        caption: undefined,
        head: [frame(speaker, 'piece'), ...columns.map((column) => titled(speaker, nameOf(column)))],
        rows: alike(rows).map(({ first, last, cells, mark }) => ({
          cells: [copiesCalled(name, first, last), ...cells],
          mark,
        })),
      },
    ]
  })
}

/** The printed columns of a class, with what is printed on each side. */
export function columnsOf(entry: Entry): readonly Entry[] {
  return entriesOf(valueIn(entry.value, 'printed')).flatMap((column) =>
    column.value.kind === 'map' ? entriesOf(column.value) : [column],
  )
}

interface CopyRow {
  readonly cells: readonly Words[]
  readonly mark: 'new' | 'changed' | undefined
}

/** Copies next to each other with the same print share a line. */
function alike(
  rows: readonly (CopyRow & { readonly number: number })[],
): readonly (CopyRow & { readonly first: number; readonly last: number })[] {
  const lines: (CopyRow & { first: number; last: number })[] = []
  for (const { number, cells, mark } of rows) {
    const before = lines.at(-1)
    const isSame = before?.mark === mark && before?.cells.every((words, i) => isSaid(words, cells[i]))
    if (before !== undefined && isSame) before.last = number
    else lines.push({ cells, mark, first: number, last: number })
  }
  return lines
}

function isSaid(words: Words, other: Words | undefined): boolean {
  return other !== undefined && spoken(words) === spoken(other)
}

/** As moves and examples call them: `Mine-4`, `Mine-4, Mine-5`, `Mine-4 … Mine-9`. */
function copiesCalled(name: Words, first: number, last: number): Words {
  const one = (number: number): Words => [...name, ...plain(`-${number}`)]
  if (first === last) return one(first)
  return [...one(first), ...plain(last === first + 1 ? ', ' : ' … '), ...one(last)]
}

/** The prints of a row's copies, if they differ. */
function printsIn(row: Entry): readonly Node[] {
  const written = valueIn(row.value, 'copies')
  return written?.kind === 'list' ? written.items.filter(({ kind }) => kind === 'map') : []
}

function hasCell(print: Node, column: Entry): boolean {
  return entriesOf(print).some((each) => comparedName(nameOf(each)) === comparedName(nameOf(column)))
}

/** True if copies of a row print values of their own in a column. The row itself then shows none. */
export function isOfCopies(row: Entry, column: Entry): boolean {
  return printsIn(row).some((print) => hasCell(print, column))
}

function printsBefore({ base }: Making, entry: Entry, row: Entry): readonly Node[] | undefined {
  if (base === undefined) return undefined
  const of = (node: Node | undefined, name: string): Entry | undefined =>
    entriesOf(node).find((each) => comparedName(nameOf(each)) === comparedName(name))
  const before = of(base.ruleset.game.sections.get('pieces'), nameOf(entry))
  const was = of(valueIn(before?.value, 'kinds'), nameOf(row))
  return was === undefined ? undefined : printsIn(was)
}

function markOfPrint(print: Node, before: Node | undefined): CopyRow['mark'] {
  if (before === undefined) return 'new'
  return sameText(print) === sameText(before) ? undefined : 'changed'
}

export function kindName(speaker: Speaker, row: Entry): Words {
  return capital(titled(speaker, nameOf(row), textIn(row.value, 'title')))
}

/** The value that a row, or a copy of it, prints in a column. */
export function cell(making: Making, row: Node, column: Entry): Words {
  const { speaker } = making
  const own = valueIn(row, nameOf(column))
  if (own?.kind === 'list')
    return enumerated(
      textsOf(own).map(({ text }) => oneOfSeveral(speaker, text)),
      speaker.phrases.and,
    )
  if (own?.kind === 'text') return printedValue(making, own)
  const type = column.value.kind === 'text' ? readText(column.value, 'type') : undefined
  const each = copiesOfEach(making, row)
  if (each !== undefined && type?.type.kind === 'named' && comparedName(type.type.name.text) === each.name)
    return enumerated(
      each.values.map((text) => named(speaker, text)),
      speaker.phrases.or,
    )
  const fallback = type?.default
  if (fallback === undefined || fallback.kind === 'nothing' || fallback.kind === 'none') return plain('–')
  return told(speaker, (s) => value(s, fallback))
}

/** The values of which each has its copies, as in `copies: 4 of each suit`. */
function copiesOfEach(
  { configured }: Making,
  row: Node,
): { name: string; values: readonly string[] } | undefined {
  const written = valueIn(row, 'copies')
  const tree = written?.kind === 'text' ? readText(written, 'copies') : undefined
  const name = tree?.ofEach === undefined ? undefined : comparedName(tree.ofEach.text)
  const values = name === undefined ? undefined : configured.world.enumerations.get(name)
  return name === undefined || values === undefined ? undefined : { name, values }
}

/** The contents of a bag: `4`, `slow`, `2 engaging`. */
function oneOfSeveral(speaker: Speaker, text: string): Words {
  const [, value, part] = /^(.*\S)\s+(\d+)\s*$/u.exec(text) ?? []
  if (value !== undefined) return [...named(speaker, value), ...plain(` ${part ?? ''}`)]
  const [, number = '', what = text] = /^\s*(\d+)\s*(.*)$/u.exec(text) ?? []
  if (what === '') return plain(number)
  return number === '' ? named(speaker, what) : [...plain(`${number} `), ...named(speaker, what)]
}

function printedValue(making: Making, node: YamlText): Words {
  const { speaker } = making
  if (node.text.trim() === 'unlimited') return frame(speaker, 'unlimited')
  const tree = readText(node, 'expression')
  if (tree?.kind === 'name' && speaker.names.constants.has(comparedName(tree.name.text)))
    return constantWords(making, tree.name.text)
  if (tree?.kind === 'none' || tree?.kind === 'nothing') return plain('–')
  if (tree !== undefined) return told(speaker, (s) => value(s, tree))
  const lots = readText(node, 'bundle')
  return lots === undefined ? foreign(speaker, plain(node.text)) : told(speaker, (s) => bundle(s, lots))
}
