import type { Cell } from '../../../grammar/expression/ast.ts'
import { inTheirOrder } from '../../../grammar/check/functions/table-whiles.ts'
import { comparedName } from '../../../grammar/document/names.ts'
import { changedCells, tableMatrices } from '../../describe/table-matrix.ts'
import type { MatrixColumn, TableMatrix } from '../../describe/table-matrix.ts'
import { shortNames } from '../../describe/short-names.ts'
import {
  entriesIn,
  goneItems,
  goneRules,
  heading,
  labelled,
  parametersOf,
  ruleBlock,
  section,
  withParameters,
} from '../sentences/making.ts'
import type { Making } from '../sentences/making.ts'
import type { Block, Item, Picture, Section, Words } from '../model/model.ts'
import { plainlyWithin } from '../sentences/openings.ts'
import { entriesOf, nameOf, readText, valueIn, type Entry } from '../sentences/reading.ts'
import { frame, named, told, type Speaker } from '../sentences/speaker.ts'
import { asWritten } from '../sentences/tell.ts'
import { enumerated, list, paragraph, plain, sentence, spoken, strong } from '../model/words.ts'
import { given } from './course.ts'
import { condition, value } from '../sentences/dispatch.ts'

/** Pictures larger than this are only counted. */
const MOST_CELLS = 4000

/** Tables of results: their rows in words, and every combination as a picture. */
export function tables(making: Making): readonly Section[] {
  const { speaker, configured, base } = making
  const matrices = tableMatrices(configured.checked)
  const before = base === undefined ? [] : tableMatrices(base.checked)
  const blocks = entriesIn(making, 'tables').map((entry) => {
    const inside = withParameters(speaker, entry)
    const name = comparedName(nameOf(entry))
    const matrix = matrices.find((each) => comparedName(each.name) === name)
    const old = before.find((each) => comparedName(each.name) === name)
    return ruleBlock(making, {
      section: 'tables',
      entry,
      blocks: [
        ...given(inside, entry),
        ...list([...rows(making, inside, entry, 'rule'), ...rows(making, inside, entry, 'except')]),
        ...labelled(speaker, 'in some positions', list(rows(making, inside, entry, 'while'))),
        ...(matrix === undefined ? [] : pictures(making, matrix, old)),
      ],
    })
  })
  return section(making, 'tables', [...blocks, ...goneRules(making, 'tables')])
}

function rows(
  making: Making,
  speaker: Speaker,
  table: Entry,
  part: 'rule' | 'except' | 'while',
): readonly Item[] {
  const { marks } = making
  const path = ['tables', nameOf(table), part]
  const parameters = parametersOf(table).map(({ called }) => called.text)
  const written = entriesOf(valueIn(table.value, part))
  const inOrder =
    part === 'while' ? inTheirOrder(written, (row) => ('layer' in row ? row.layer.index : 0)) : written
  const items = inOrder.map((row): Item => ({
    words: [
      ...strong(heading(speaker, nameOf(row))),
      ...plain('. '),
      ...sentence(part === 'except' ? exceptWords(speaker, row, parameters) : ruleWords(speaker, row)),
    ],
    mark: marks.of(...path, nameOf(row)),
  }))
  return [...items, ...goneItems(making, ...path)]
}

function ruleWords(speaker: Speaker, { value: node }: Entry): Words {
  if (node.kind !== 'text') return []
  const written = readText(node, 'ruleRow')
  if (written === undefined) return asWritten(speaker, node)
  const row = { ...written, condition: plainlyWithin(speaker, written.condition) }
  return told(speaker, (s) => [
    ...frame(s, 'head if', { condition: condition(s, row.condition) }),
    ...plain(': '),
    ...value(s, row.result),
  ])
}

function exceptWords(speaker: Speaker, { value: node }: Entry, parameters: readonly string[]): Words {
  if (node.kind !== 'text') return []
  const row = readText(node, 'exceptRow')
  if (row === undefined) return asWritten(speaker, node)
  return told(speaker, (s) => [
    ...enumerated(
      row.cells.map((cell, index) => [
        ...named(s, parameters[index] ?? ''),
        ...plain(': '),
        ...cellWords(s, cell),
      ]),
      s.phrases.and,
    ),
    ...plain(' → '),
    ...value(s, row.result),
  ])
}

function cellWords(speaker: Speaker, { any, negated, names, numbers }: Cell): Words {
  if (any) return frame(speaker, 'any')
  const words = enumerated(
    numbers?.map(({ least, most }) => plain(rangeText(least, most))) ??
      names.map(({ text }) => named(speaker, text)),
    speaker.phrases.or,
  )
  return negated ? frame(speaker, 'not', { what: words }) : words
}

/** `1–2`, `≥ 6` */
function rangeText(least: number | undefined, most: number | undefined): string {
  if (least === undefined || most === undefined) return least === undefined ? `≤ ${most}` : `≥ ${least}`
  return least === most ? String(least) : `${least}–${most}`
}

function pictures(making: Making, matrix: TableMatrix, old: TableMatrix | undefined): readonly Block[] {
  const { speaker, base } = making
  const { columns, cells, values } = matrix
  const across = columns.at(-1)
  if (across === undefined) return []
  if (cells.length > MOST_CELLS)
    return [paragraph(frame(speaker, 'too many', { number: String(cells.length) }), 'quiet')]
  const signs = shortNames(values)
  const changed =
    base === undefined
      ? new Set<string>()
      : new Set(changedCells(old, matrix).map(({ kinds }) => kinds.join('\n')))
  const down = columns.at(-2)
  const height = down?.kinds.length ?? 1
  const width = across.kinds.length
  const blocks: Block[] = []
  for (let start = 0; start < cells.length; start += height * width) {
    const fixed = (cells[start]?.kinds ?? []).slice(0, -2)
    const caption = captionOf(speaker, down, across, columns, fixed)
    const picture: Picture = {
      kind: 'picture',
      look: 'matrix',
      caption,
      down: down === undefined ? [''] : down.kinds.map(({ name }) => spoken(heading(speaker, name))),
      across: across.kinds.map(({ name }) => spoken(heading(speaker, name))),
      cells: Array.from({ length: height }, (_, row) =>
        Array.from({ length: width }, (__, column) => {
          const cell = cells[start + row * width + column]
          const depends = cell !== undefined && cell.unless.length > 0
          const isChanged = cell !== undefined && changed.has(cell.kinds.join('\n'))
          return {
            text: `${signs.get(cell?.value ?? '') ?? ''}${depends ? '?' : ''}`,
            tint: Math.max(0, values.indexOf(cell?.value ?? '')),
            ...(isChanged ? { mark: 'changed' as const } : {}),
            hint: spoken(heading(speaker, cell?.value ?? '')),
          }
        }),
      ),
    }
    blocks.push(picture)
  }
  const legend = values.map((each): Item => ({
    words: [...strong(plain(signs.get(each) ?? '')), ...plain(' – '), ...heading(speaker, each)],
  }))
  return [...blocks, ...list(legend)]
}

function captionOf(
  speaker: Speaker,
  down: MatrixColumn | undefined,
  across: MatrixColumn,
  columns: readonly MatrixColumn[],
  fixed: readonly string[],
): Words {
  const name = (text: string): Words => heading(speaker, text)
  const title =
    down === undefined
      ? name(across.name)
      : frame(speaker, 'matrix', { down: name(down.name), across: name(across.name) })
  const what = fixed.map((kind, index) => [
    ...name(columns[index]?.name ?? ''),
    ...plain(' '),
    ...named(speaker, kind),
  ])
  return what.length === 0
    ? title
    : frame(speaker, 'given that', { title, what: enumerated(what, speaker.phrases.and) })
}
