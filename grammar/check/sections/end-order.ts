import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { bareName, comparedName } from '../../document/names.ts'
import { NOBODY_CAN_MOVE, endOrder, isStuck, partOf, winsOver, type EndOrder } from '../../merge/end-order.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { Reading, Reporting } from '../elaboration/contexts.ts'

/** Determines the order of ends and reports mistakes in it. */
export function checkedOrder(
  el: Pick<Reading, 'game' | 'names' | 'report'>,
  all: readonly MergedEntry[],
): EndOrder {
  for (const entry of all) {
    if (isStuck(entry)) checkStuck(el, entry)
    for (const text of winsOver(entry)) checkName(el, text, all)
  }
  const order = endOrder(all)
  for (const entry of order.circular) {
    const [text] = winsOver(entry)
    el.report('ST4221', text?.span, `"${entry.name}" is before itself, by way of "${text?.text ?? ''}".`, {
      help: 'Leave out one of these `before:`.',
    })
  }
  warnOfDraws(el, order.entries)
  return order
}

/** The entry for `nobody can move` only gives its position in the order. */
function checkStuck(el: Reporting, stuck: MergedEntry): void {
  const { value } = stuck
  const other = value.kind === 'map' ? value.entries.find(({ key }) => key.text !== 'before') : undefined
  if (other === undefined && winsOver(stuck).length > 0) return
  el.report(
    'ST4220',
    other?.key.span ?? stuck.key.span,
    'What happens if nobody can move is said where somebody must decide, after `or else`.',
    { help: 'Under `end`, `nobody can move` has only `before:`, which says what it comes before.' },
  )
}

function checkName(
  el: Pick<Reading, 'game' | 'names' | 'report'>,
  text: YamlText,
  all: readonly MergedEntry[],
): void {
  el.names.useAt(el.names.symbols.find(bareName(text.text), 'end'), text.span)
  const labels = [NOBODY_CAN_MOVE, ...all.map(({ name }) => name)]
  if (el.game.incomplete || labels.some((label) => comparedName(label) === comparedName(text.text))) return
  el.report('ST4220', text.span, `There is no rule called "${text.text}" under \`end\`.`, {
    ...suggestion(text.text, labels),
  })
}

/**
 * Warns about a win in a later document that loses to a draw of an earlier one when both hold, unless their order is
 * given.
 */
function warnOfDraws(el: Reporting, sorted: readonly MergedEntry[]): void {
  const isDrawn = (entry: MergedEntry): boolean => partOf(entry, 'drawn') !== undefined
  for (const [i, win] of sorted.entries()) {
    if (winsOver(win).length > 0 || isDrawn(win)) continue
    const draw = sorted
      .slice(0, i)
      .find((one) => isDrawn(one) && winsOver(one).length === 0 && one.layer.index < win.layer.index)
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
