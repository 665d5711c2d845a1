import type { Type, Secrecy } from '../../types/types.ts'
import { kindsCalled } from '../world/kinds-called.ts'
import type { Expression } from '../../expression/ast.ts'
import type { ExprIR } from '../../ir/ir.ts'
import { FALSE, NOTHING, conjunction, any, compare, constant, loadWord, not } from '../../ir/build.ts'
import type { InWorld, Lowering, Reading, Reporting } from '../elaboration/contexts.ts'
import { isNeverEmpty, theOnly, valueAsSet } from './conversions.ts'
import { asPlace, asThing } from './indexed-places.ts'
import { emptyBag, isBag, bagWords } from '../elaboration/bags.ts'
import { HOLE_VALUE, scalarOf, type Scalar, type SetValue, type Value } from '../elaboration/values.ts'
import { kindsNamed } from '../elaboration/name-uses.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { comparedByField } from './suggest-comparison.ts'
import { isOneOfKinds, kindTest } from './kind-test.ts'
import { isPattern } from '../nouns/bundle-tests.ts'
import { noteCompared } from './printed-bundles.ts'
import { patternMeant } from '../nouns/patterns.ts'
import { spaceKind, spacesOfKind } from '../nouns/spaces-of-kind.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { pluralOf } from '../../document/spelling.ts'
import { PUBLIC, SPACE, TRUTH, sameType, typeWords, widest } from '../../types/types.ts'
import type { Reads } from '../elaboration/reads.ts'
import { someNode } from '../../ir/walk.ts'
import type { Span } from '../../source/span.ts'
import { elaborate, scalar } from '../elaboration/dispatch.ts'

type Is = Extract<Expression, { kind: 'is' }>

/** `is`: kind, family, emptiness, equality. */
export function isTest(el: Reading, context: Context, e: Is): Value {
  const word = e.right.kind === 'name' ? e.right.name.text : undefined
  // A space may have a number as its name, and a number that is tested for `empty` or a kind of space must be a space.
  const isSpace = word === 'empty' || (word !== undefined && spaceKind(el, word) !== undefined)
  const { result: meant, reads } = el.collectReads(() =>
    elaborate(el, context, e.left, isSpace && e.left.kind === 'number' ? SPACE : undefined),
  )
  if (word === 'empty' && !context.scope.variables.has(word)) {
    const what = asPlace(el, theOnly(el, meant))
    if (e.negated && what.form === 'scalar' && what.type.kind === 'space')
      return scalarOf(TRUTH, spaceOccupied(el, what), { secrecy: what.secrecy })
    if (what.form === 'set' && isFreeWay(what, reads)) warnOfFreeWay(el, context, e)
    return answer(e, emptiness(el, context, e.left, what))
  }
  noteCompared(el, meant)
  const pattern = patternMeant(el, context, e.right)
  if (pattern !== undefined) return answer(e, isPattern(el, valueAsSet(el, context, e.left, meant), pattern))
  const left = asThing(meant)
  if (left.form !== 'scalar') {
    el.report('ST4102', spanIn(context, e.left), 'Only one thing can be compared with `is`.', {
      help: 'Ask whether it `is empty`, count it with `number of`, or take the `first` of it.',
    })
    return HOLE_VALUE
  }
  if (word === 'gone' && !context.scope.variables.has(word)) return answer(e, goneTest(el, context, e, left))
  if (e.right.kind === 'none')
    return answer(e, scalarOf(TRUTH, compare('eq', left.ir, NOTHING), { secrecy: left.secrecy }))
  // The left side was reported as unknown, so a kind is not a further mistake.
  if (left.type.kind === 'hole' && word !== undefined && !context.scope.variables.has(word))
    if (kindsCalled(el.world, word) !== undefined || spaceKind(el, word) !== undefined)
      return scalarOf(TRUTH, FALSE)
  if (word !== undefined && left.type.kind === 'piece' && !context.scope.variables.has(word)) {
    const kinds =
      e.right.kind === 'name' ? kindsNamed(el, context.source, e.right.name, left.type.class) : undefined
    if (kinds !== undefined) return answer(e, kindTest(el, left, kinds))
    if (!knownElsewhere(el, context, word)) {
      const names = [
        ...el.world.kinds.map((k) => k.name),
        ...el.world.classes.flatMap((c) => [c.name, ...c.families.keys()]),
      ]
      el.report('ST4101', spanIn(context, e.right), `\`${word}\` is not a kind of ${left.type.class}.`, {
        ...(ofOwner(el, context, e, word, names) ?? suggestion(word, names)),
        ...asColumn(el, context, e, left.type.class, word),
      })
      return HOLE_VALUE
    }
  }
  // One name may cover several kinds: `card.kind is nine` is true of the nine of each suit. A family may have just one.
  if (
    left.type.kind === 'kind' &&
    e.right.kind === 'name' &&
    !context.scope.variables.has(e.right.name.text)
  ) {
    const kinds = kindsNamed(el, context.source, e.right.name, left.type.class)
    if (kinds !== undefined && kinds.size > 0)
      return answer(e, scalarOf(TRUTH, isOneOfKinds(el, left.ir, kinds), { secrecy: left.secrecy }))
  }
  if (word !== undefined && left.type.kind === 'piece' && context.scope.variables.has(word)) {
    const kinds = kindsCalled(el.world, word, left.type.class)
    const isPart = kinds !== undefined && [...left.type.kinds].some((kind) => !kinds.has(kind))
    if (isPart)
      el.report('ST4103', spanIn(context, e.right), `\`${word}\` could mean the thing or its kind.`, {
        help: `Give the thing another name with \`called\`.`,
      })
  }
  if (word !== undefined && left.type.kind === 'space' && !context.scope.variables.has(word)) {
    const kind = spaceKind(el, word)
    if (kind !== undefined) {
      if (e.right.kind === 'name')
        el.names.use(el.names.symbols.ofKey(kind.key), context.source, e.right.name)
      const found: ExprIR = { op: 'contains', set: spacesOfKind(el, kind, false), item: left.ir }
      return answer(e, scalarOf(TRUTH, found, { secrecy: left.secrecy }))
    }
  }
  const right = scalar(el, context, e.right, left.type)
  if (left.type.kind === 'hole' || right.type.kind === 'hole') return scalarOf(TRUTH, FALSE)
  if (!sameType(left.type, right.type)) {
    el.report(
      'ST4121',
      spanIn(context, e),
      `${typeWords(left.type)} can never be ${typeWords(right.type)}.`,
      {
        label: `${typeWords(left.type)} and ${typeWords(right.type)}`,
        why: 'This condition would always have the same result.',
        help: isCount(left.type, right.type)
          ? '`is` is part of the condition after `where`. To compare the count, put it in parentheses: `(number of ... where ...) is 1`.'
          : 'Both sides of `is` must have the same type.',
        ...comparedByField(el, context, e, { e: e.left, type: left.type }, { e: e.right, type: right.type }),
      },
    )
    return HOLE_VALUE
  }
  if (isBag(left) && isBag(right)) {
    const others = bagWords(right)
    const same = conjunction(bagWords(left).map((part, i) => compare('eq', part, others[i] ?? NOTHING)))
    return answer(e, scalarOf(TRUTH, same, { secrecy: widest(left.secrecy, right.secrecy) }))
  }
  // To a reader of rules, two values that are both none are not the same thing, unless `none` itself is written.
  const guard = left.orNone && right.orNone ? [compare('ne', left.ir, NOTHING)] : []
  const equal = conjunction([...guard, compare('eq', left.ir, right.ir)])
  const secrecy = widest(left.secrecy, right.secrecy, identity(left, right))
  return answer(e, scalarOf(TRUTH, equal, { secrecy }))
}

/** `card is red` where a card prints its colour. */
function asColumn(
  el: InWorld,
  context: Context,
  e: Is,
  className: string,
  word: string,
): { readonly help?: string } {
  const columns = el.world.classes.find(({ name }) => name === className)?.columns ?? []
  const column = columns.find(
    ({ type }) =>
      type.kind === 'enumeration' && el.world.enumerations.get(type.name)?.includes(word) === true,
  )
  if (column === undefined) return {}
  const { file, start, end } = spanIn(context, e.left)
  const is = e.negated ? 'is not' : 'is'
  const left = file.text.slice(start, end)
  // A field after `top of hand of ben` would be one of ben.
  const owner = e.left.kind === 'name' ? left : `(${left})`
  return {
    help: `It is a \`${column.name}\`: write \`${owner}.${column.name} ${is} ${word}\`.`,
  }
}

/** Who can tell whether two pieces are the same: anyone who knows either face, and everyone if one is on a board. */
function identity(left: Scalar, right: Scalar): Secrecy {
  if (left.type.kind !== 'piece' || left.onBoard === true || right.onBoard === true) return PUBLIC
  return left.face < right.face ? left.face : right.face
}

function answer(e: Is, test: Scalar): Scalar {
  return e.negated ? { ...test, ir: not(test.ir) } : test
}

function knownElsewhere(el: Reading, context: Context, word: string): boolean {
  const isField = context.scope.it !== undefined && el.tracked.has(word)
  return (
    isField ||
    el.functions.declared.has(word) ||
    el.tracked.has(word) ||
    context.scope.variables.has(word) ||
    [...el.world.places, ...el.world.spaces, ...el.world.seats].some(({ name }) => name === word) ||
    word === 'it' ||
    word === 'you'
  )
}

function emptiness(el: Reading, context: Context, e: Expression, left: Value): Scalar {
  if (left.form === 'place' && left.container !== undefined) {
    el.readPlace(left.place.name)
    return scalarOf(TRUTH, compare('eq', loadWord(el.memory.count, left.container), constant(0)))
  }
  if (isBag(left)) return scalarOf(TRUTH, emptyBag(left), { secrecy: left.secrecy })
  if (left.form === 'scalar') {
    if (left.type.kind === 'space') return scalarOf(TRUTH, spaceEmpty(el, left), { secrecy: left.secrecy })
    if (left.type.kind !== 'hole')
      el.report(
        'ST4102',
        spanIn(context, e),
        `Only places, spaces and sets can be empty; this is ${typeWords(left.type)}.`,
      )
    return scalarOf(TRUTH, FALSE)
  }
  const set = valueAsSet(el, context, e, left)
  if (set.element.kind === 'space' && isNeverEmpty(el, set.ir)) warnOfSpaces(el, context, e)
  return scalarOf(TRUTH, not(any(set.ir)), { secrecy: set.secrecy })
}

/**
 * `between(x, y)` and other lines whose spaces depend on the board alone. Readers take `is empty` to mean that nothing
 * is on them.
 */
function isFreeWay({ element, ir }: SetValue, { places, words }: Reads): boolean {
  return (
    element.kind === 'space' &&
    places.size === 0 &&
    words.size === 0 &&
    someNode(ir, (node) => 'set' in node && node.set === 'run')
  )
}

function warnOfFreeWay(el: InWorld & Reporting, context: Context, e: Is): void {
  const span = spanIn(context, e)
  const spaces = textOf(spanIn(context, e.left))
  const word = e.negated ? 'any' : 'no'
  const [pieces, none] = [`${word} ${piecesOnBoards(el)} on ${spaces}`, `${word} spaces in ${spaces}`]
  el.report(
    'ST4239',
    span,
    'This asks whether there are such spaces, and does not look at the pieces on them.',
    {
      label: 'about the spaces, not about the pieces',
      help: `To ask about the pieces, write \`${pieces}\`; about the spaces, \`${none}\`.`,
      fix: { span, text: pieces },
      otherFixes: [{ span, text: none }],
    },
  )
}

/** The pieces of the boards, in the plural. */
function piecesOnBoards(el: InWorld): string {
  return pluralOf(el.world.places.find(({ isBoard }) => isBoard)?.holdsClass ?? 'piece')
}

function textOf({ file, start, end }: Span): string {
  return file.text.slice(start, end)
}

/** Spaces always exist, so a set of them is never empty, whatever is on them. */
function warnOfSpaces(el: InWorld & Reporting, context: Context, e: Expression): void {
  const at = spanIn(context, e)
  el.report(
    'ST4157',
    at,
    'This set of spaces is never empty; the test does not look at the pieces on them.',
    {
      help: `Ask about the pieces: \`no ${piecesOnBoards(el)} in ${textOf(at)}\`.`,
    },
  )
}

/** A group that is gone is in no container. */
function goneTest(el: Reading, context: Context, e: Is, left: Scalar): Scalar {
  if (e.right.kind === 'name')
    el.names.use(el.names.symbols.find('gone', 'word'), context.source, e.right.name)
  if (left.type.kind === 'group')
    return scalarOf(TRUTH, compare('eq', el.containerOf(left.ir), NOTHING), { secrecy: left.secrecy })
  if (left.type.kind !== 'hole')
    el.report(
      'ST4102',
      spanIn(context, e.left),
      `Only a group can be gone; this is ${typeWords(left.type)}.`,
      { help: 'Ask where it is: `is in discards`, `is none`.' },
    )
  return HOLE_VALUE
}

/** No piece is on the space. If the space is none, it is neither empty nor occupied. */
export function spaceEmpty(lowering: Pick<Lowering, 'memory' | 'readBoards'>, space: Scalar): ExprIR {
  lowering.readBoards()
  return space.orNone
    ? compare('eq', loadWord(lowering.memory.count, space.ir), constant(0))
    : compare('eq', loadWord(lowering.memory.first, space.ir), NOTHING)
}

function spaceOccupied(lowering: Pick<Lowering, 'memory' | 'readBoards'>, space: Scalar): ExprIR {
  if (!space.orNone) return not(spaceEmpty(lowering, space))
  lowering.readBoards()
  return compare('lt', constant(0), loadWord(lowering.memory.count, space.ir))
}

/** A condition compared with a number is usually the end of a count. */
function isCount(left: Type, right: Type): boolean {
  return left.kind === 'truth' && right.kind === 'number'
}

/** `... is black pawn`, as examples name the contents of a place. */
function ofOwner(
  el: InWorld,
  context: Context,
  e: { readonly left: { readonly start: number; readonly end: number } },
  word: string,
  names: readonly string[],
): { readonly help: string } | undefined {
  const seat = el.world.seats.find(({ name }) => word.startsWith(`${name} `))?.name
  const kind = seat === undefined ? '' : word.slice(seat.length + 1)
  if (seat === undefined || !names.includes(kind)) return undefined
  const at = spanIn(context, e.left)
  const left = at.file.text.slice(at.start, at.end)
  const thing = left.includes(' ') && !left.startsWith('(') ? `(${left})` : left
  return {
    help: `Ask for the kind and for the owner: \`${thing} is ${kind} and ${thing}.owner is ${seat}\`.`,
  }
}
