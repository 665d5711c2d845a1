import type { Expression } from '../../expression/ast.ts'
import { printExpression, printNouns } from '../../expression/print-expression.ts'
import type { InWorld, Reading } from '../elaboration/contexts.ts'
import { pathOf, type Context } from '../elaboration/scope.ts'
import { whereFields } from './indexed-places.ts'

/** A fix for a value that may be none, in the author's words. */
export function cureForNone(el: Reading, context: Context, at: Expression): string {
  const e = absent(el, at)
  const written = context.source.text.slice(e.start, e.end)
  const fallback = `say what to take instead: \`(${written} otherwise ...)\``
  if (e.kind === 'none') return 'Write a value here.'
  if (isOfBorder(el, at))
    return 'Two spaces need not touch: ask first whether `x is next to y`, or give a fallback with `otherwise`.'
  // A piece where a space is needed is looked up on the board.
  const space = isPiece(el, e) ? `${written}.space` : written
  if (isPiece(el, e) || ofPiece(el, context, e))
    return `Only a piece on a board has a space: say so (\`${boardOf(el)}\` before \`where\`), or test it first, as in \`${space} is not none and ...\`.`
  if (pathOf(e) !== undefined)
    return `Test it first, as in \`if ${written} is not none: ...\` or \`${written} is not none and ...\`, or ${fallback}.`
  const [taken, field] = takenFrom(e)
  if (taken?.kind === 'top') return `Test it first: \`if ${printExpression(taken.of)} is not empty: ...\`.`
  // An existing piece need not be in a place of the requested sort.
  if (taken?.kind === 'select' && (field === undefined || !whereFields(el).includes(field))) {
    const bare = { ...taken.nouns, order: undefined }
    const test = `\`if any ${printNouns({ ...bare, called: undefined })}: ...\``
    if (field === undefined) return `Test it first: ${test}.`
    const each = printNouns({ ...bare, where: undefined, called: { text: 'p', start: 0, end: 0 } })
    return `Test it first (${test}), or ${fallback}. In a condition, ask about each of them: \`any ${each} where ... p.${field} ...\`.`
  }
  return `Give it a name under \`let:\` and test that, as in \`if goal is not none: ...\`, or ${fallback}.`
}

/** In `score of leader`, the leader: without one there is no score. */
export function absent(el: Pick<Reading, 'annotations'>, e: Expression): Expression {
  if (e.kind !== 'field' && e.kind !== 'of') return e
  const owner = el.annotations.get('value', e.object)
  return owner?.form === 'scalar' && owner.orNone && pathOf(e.object) !== undefined ? absent(el, e.object) : e
}

/** True for `space` of something that may be off the board. */
function ofPiece(el: Pick<Reading, 'annotations'>, context: Context, e: Expression): boolean {
  const { it } = context.scope
  if (e.kind === 'name') return e.name.text === 'space' && it?.type.kind === 'piece' && !it.orNone
  if (e.kind !== 'field' || e.name.text !== 'space') return false
  return isPiece(el, e.object)
}

function isPiece(el: Pick<Reading, 'annotations'>, e: Expression): boolean {
  const value = el.annotations.get('value', e)
  return value?.form === 'scalar' && value.type.kind === 'piece' && !value.orNone
}

function boardOf(el: InWorld): string {
  return `on ${el.world.boards[0]?.place ?? 'board'}`
}

/** The container of a selected thing, and the requested field: for `(first man on board).space`. */
function takenFrom(e: Expression): readonly [Expression | undefined, string | undefined] {
  if (e.kind !== 'field' && e.kind !== 'of') return [e, undefined]
  const [taken] = takenFrom(e.object)
  return [taken, e.name.text]
}

/** `toll(x, y)` */
function isOfBorder(el: Pick<Reading, 'tracked'>, e: Expression): boolean {
  return e.kind === 'call' && el.tracked.get(e.name.text)?.some(({ of }) => of === 'border') === true
}
