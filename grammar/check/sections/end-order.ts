import { bareName, comparedName } from '../../document/names.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { MergedEntry, MergedNode } from '../../merge/merged.ts'
import type { YamlNode, YamlText } from '../../yaml/tree.ts'
import type { Elaboration } from '../elaboration/elaboration.ts'

/** The place in the order of ends of a question that nobody can answer, if the game ends with that. */
export const NOBODY_CAN_MOVE = 'nobody can move'

export interface EndOrder {
  /** The `end` rules in the order in which they are tested. */
  readonly entries: readonly MergedEntry[]
  /** How many of them come before `nobody can move`. */
  readonly beforeStuck: number
}

/**
 * The rules in text order; one that is `before` others comes right before the first of them. `nobody can move` comes before
 * all that are drawn, unless its place is said.
 */
export function endOrder(el: Elaboration, all: readonly MergedEntry[]): EndOrder {
  const stuck = all.find(isStuck)
  const entries = all.filter((entry) => !isStuck(entry))
  if (stuck !== undefined) checkStuck(el, stuck)
  const known = new Set([NOBODY_CAN_MOVE, ...entries.map(({ name }) => comparedName(name))])
  for (const text of all.flatMap(texts)) named(el, text, entries, known)
  const order = entries.filter((entry) => texts(entry).length === 0).map(({ name }) => comparedName(name))
  const first = placeAll(
    order,
    entries.filter((entry) => texts(entry).length > 0),
    known,
  )
  if (stuck === undefined || !place(order, stuck, known)) {
    const drawn = new Set(
      entries.flatMap((entry) => (valueOf(entry, 'drawn') === undefined ? [] : [comparedName(entry.name)])),
    )
    const at = order.findIndex((name) => drawn.has(name))
    order.splice(at < 0 ? order.length : at, 0, NOBODY_CAN_MOVE)
  }
  for (const entry of placeAll(order, first, known)) {
    const [text] = texts(entry)
    el.report('ST4221', text?.span, `"${entry.name}" is before itself, by way of "${text?.text ?? ''}".`, {
      help: 'Leave out one of these `before:`.',
    })
    order.push(comparedName(entry.name))
  }
  const at = new Map(order.map((name, i) => [name, i]))
  const placeOf = ({ name }: MergedEntry): number => at.get(comparedName(name)) ?? 0
  const sorted = entries.toSorted((a, b) => placeOf(a) - placeOf(b))
  warnOfDraws(el, sorted)
  return { entries: sorted, beforeStuck: order.indexOf(NOBODY_CAN_MOVE) }
}

const isStuck = ({ name }: MergedEntry): boolean => comparedName(name) === NOBODY_CAN_MOVE

/** Its entry only says where its place is. */
function checkStuck(el: Elaboration, stuck: MergedEntry): void {
  const other =
    stuck.value.kind === 'map' ? stuck.value.entries.find(({ key }) => key.text !== 'before') : undefined
  if (other === undefined && texts(stuck).length > 0) return
  el.report(
    'ST4220',
    other?.key.span ?? stuck.key.span,
    'What happens if nobody can move is said where somebody must decide, after `or else`.',
    { help: 'Under `end`, `nobody can move` has only `before:`, which says what it comes before.' },
  )
}

/** Gives a place to each rule that comes before others, as soon as these have one. Returns those that never get one. */
function placeAll(
  order: string[],
  entries: readonly MergedEntry[],
  known: ReadonlySet<string>,
): readonly MergedEntry[] {
  let waiting = entries
  for (;;) {
    const placed = waiting.filter((entry) => place(order, entry, known))
    if (placed.length === 0) return waiting
    waiting = waiting.filter((entry) => !placed.includes(entry))
  }
}

/** Puts a rule right before the first of those that it is before, once all of them have a place. */
function place(order: string[], entry: MergedEntry, known: ReadonlySet<string>): boolean {
  const wanted = texts(entry).map(({ text }) => comparedName(text))
  const found = wanted.filter((name) => known.has(name)).map((name) => order.indexOf(name))
  if (found.some((at) => at < 0)) return false
  order.splice(found.length === 0 ? order.length : Math.min(...found), 0, comparedName(entry.name))
  return true
}

function named(
  el: Elaboration,
  text: YamlText,
  entries: readonly MergedEntry[],
  known: ReadonlySet<string>,
): void {
  el.names.useAt(el.names.symbols.find(bareName(text.text), 'end'), text.span)
  if (known.has(comparedName(text.text)) || el.game.incomplete) return
  const labels = [NOBODY_CAN_MOVE, ...entries.map(({ name }) => name)]
  el.report('ST4220', text.span, `There is no rule called "${text.text}" under \`end\`.`, {
    ...suggestion(text.text, labels),
  })
}

/** A win that a later document adds loses to a draw of an earlier one if both hold, and nobody has said so. */
function warnOfDraws(el: Elaboration, sorted: readonly MergedEntry[]): void {
  for (const [i, win] of sorted.entries()) {
    if (texts(win).length > 0 || valueOf(win, 'drawn') !== undefined) continue
    const draw = sorted
      .slice(0, i)
      .find(
        (one) =>
          valueOf(one, 'drawn') !== undefined && texts(one).length === 0 && one.layer.index < win.layer.index,
      )
    if (draw === undefined) continue
    el.report(
      'ST4222',
      win.key.span,
      `"${win.name}" comes after "${draw.name}", so it is a draw if both hold.`,
      {
        help: `Say which comes first: \`before: ${draw.name}\` here, or \`before: ${win.name}\` under "${draw.name}".`,
        related: [{ span: draw.key.span, label: 'this draw comes first' }],
        ...insertion(win, `before: ${draw.name}`),
      },
    )
  }
}

/** Adds a line to a rule, in front of its first. */
function insertion({ value }: MergedEntry, line: string): Pick<Diagnostic, 'fix'> {
  const first = value.kind === 'map' ? value.entries[0]?.key.span : undefined
  if (first === undefined) return {}
  const { file, start } = first
  const indent = file.text.slice(file.text.lastIndexOf('\n', start - 1) + 1, start)
  const end = indent.trim() === '' ? `\n${indent}` : ', '
  return { fix: { span: { file, start, end: start }, text: `${line}${end}` } }
}

function valueOf(entry: MergedEntry, name: string): MergedNode | YamlNode | undefined {
  if (entry.value.kind !== 'map') return undefined
  return entry.value.entries.find(({ key }) => key.text === name)?.value
}

function texts(entry: MergedEntry): readonly YamlText[] {
  const node = valueOf(entry, 'before')
  if (node?.kind === 'text') return [node]
  return node?.kind === 'list' ? node.items.filter((item) => item.kind === 'text') : []
}
