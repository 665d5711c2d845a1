import type { ExprIR } from '../../ir/ir.ts'
import type { RulesIR } from '../../ir/nodes.ts'
import { walk } from '../../ir/walk.ts'
import { NOTHING, YOU, conjunction, arithmetic, compare, constant, not } from '../../ir/build.ts'
import { coversBundle } from './covers-bundle.ts'
import { bundleTest, hasPattern } from '../nouns/bundle-tests.ts'
import { refusePlainNumbers } from '../nouns/ambiguous-counts.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { DECIDER, HIDDEN, PUBLIC, TRUTH, sameType, typeWords, widest } from '../../types/types.ts'
import { asPlace, asThing, nextInLine, placesNextTo } from './indexed-places.ts'
import { valueAsSet } from './conversions.ts'
import { scalarOf, HOLE_VALUE, type Scalar, type Value } from '../elaboration/values.ts'
import type { Of } from './expressions.ts'
import { comparedByField } from './suggest-comparison.ts'
import { countIn, isBag, type Bag } from '../elaboration/bags.ts'
import { allNeighbours } from '../world/topology.ts'
import { spaceOf } from './space-of.ts'
import { elaborate, scalar, truth, typed, asSet } from '../elaboration/dispatch.ts'

/** `goal is in home of opponent`, `space is next to there`. */
export function within(el: Reading, context: Context, e: Of<'within'>): Value {
  const target = elaborate(el, context, e.right)
  if (e.relation === 'next to') return nextTo(el, context, e, target)
  const right = asPlace(el, target)
  const left = right.form === 'set' ? scalar(el, context, e.left, right.element) : scalar(el, context, e.left)
  if (right.form === 'place' && right.place.isBoard && left.type.kind === 'space') {
    const among: ExprIR = { op: 'contains', set: right.containers, item: left.ir }
    return scalarOf(TRUTH, e.negated ? not(among) : among, { secrecy: left.secrecy })
  }
  if (right.form === 'place') {
    if (left.type.kind !== 'piece' && left.type.kind !== 'group' && left.type.kind !== 'hole')
      el.report(
        'ST4102',
        spanIn(context, e.left),
        `Only pieces can be in ${right.place.name}; this is ${typeWords(left.type)}.`,
      )
    el.readPlace(right.place.name)
    noteHidden(el, context, e, left, [left.ir])
    const where = el.containerOf(left.ir)
    const found =
      right.container !== undefined
        ? compare('eq', where, right.container)
        : ({ op: 'contains', set: right.containers, item: where } as const)
    return scalarOf(TRUTH, e.negated ? not(found) : found, { secrecy: left.secrecy })
  }
  const set = valueAsSet(el, context, e.right, right)
  if (!sameType(left.type, set.element)) {
    const own = comparedByField(
      el,
      context,
      e,
      { e: e.left, type: left.type },
      { e: e.right, type: set.element },
    )
    el.report(
      'ST4102',
      spanIn(context, e),
      `${typeWords(left.type)} can never be in this set: each of its members is ${typeWords(set.element)}.`,
      own,
    )
  }
  noteHidden(el, context, e, left, set.ir)
  const found: ExprIR = { op: 'contains', set: set.ir, item: left.ir }
  return scalarOf(TRUTH, e.negated ? not(found) : found, { secrecy: widest(left.secrecy, set.secrecy) })
}

/** Records a test that reveals the identity of a hidden piece: a name for it, or a set with it. */
function noteHidden(
  el: Pick<Reading, 'annotations'>,
  context: Context,
  e: Of<'within'>,
  { type, face }: Scalar,
  read: RulesIR,
): void {
  if (type.kind !== 'piece' || face === PUBLIC) return
  walk(read, (node) => {
    if ('op' in node && (node.op === 'load' || node.op === 'cell') && !el.annotations.get('mark', node))
      el.annotations.mark(node, { at: spanIn(context, e), face })
  })
}

function nextTo(el: Reading, context: Context, e: Of<'within'>, target: Value): Value {
  const right = asThing(target)
  const left = scalar(
    el,
    context,
    e.left,
    right.form === 'scalar' && right.type.kind === 'enumeration' ? right.type : { kind: 'space' },
  )
  if (right.form === 'scalar' && sameType(left.type, right.type)) {
    const beside =
      left.type.kind === 'enumeration'
        ? nextInLine(el, context, e, left, right)
        : left.type.kind === 'place'
          ? placesNextTo(el, context, e, left, right)
          : undefined
    if (beside !== undefined) return e.negated ? { ...beside, ir: not(beside.ir) } : beside
  }
  const from = spaceOf(el, left)
  if (right.form !== 'scalar') {
    el.report('ST4102', spanIn(context, e.right), 'Next to which one space?')
    return HOLE_VALUE
  }
  const to = spaceOf(el, right)
  if (from === undefined || to === undefined) {
    if (left.type.kind !== 'hole' && right.type.kind !== 'hole')
      el.report(
        'ST4102',
        spanIn(context, e),
        'Only spaces, and pieces on spaces, can be next to each other.',
        {
          ...(e.right.kind === 'exists'
            ? { help: 'Turn it round: `any ... on spaces where it is next to ...`, or ask about one space.' }
            : {}),
        },
      )
    return HOLE_VALUE
  }
  const size = el.world.spaces.length
  const neighbours = allNeighbours(el.world.topology)
  const { offsets, items } = el.tables.rows('next to', neighbours)
  // A small board gets a table of all pairs; on a large one, the row of the space is searched.
  const test: ExprIR =
    size <= 256
      ? {
          op: 'table',
          table: el.tables.table(
            'next to, pairs',
            el.tables.ofWorld(neighbours, () => {
              const pairs = Array<number>(size * size).fill(0)
              for (const [space, near] of neighbours.entries())
                for (const other of near) pairs[space * size + other] = 1
              return pairs
            }),
          ),
          index: arithmetic('add', arithmetic('mul', from.ir, constant(size)), to.ir),
        }
      : { op: 'contains', set: { set: 'row', offsets, items, index: from.ir }, item: to.ir }
  const existing = [from, to].filter((v) => v.orNone).map((v) => compare('ne', v.ir, NOTHING))
  const found = conjunction([...existing, test])
  return scalarOf(TRUTH, e.negated ? not(found) : found, { secrecy: widest(from.secrecy, to.secrecy) })
}

export function has(el: Reading, context: Context, e: Of<'has'>): Value {
  if (e.right.kind === 'bundle') refusePlainNumbers(el, context, e.right, e)
  const bag = bagAsked(el, context, e)
  if (bag !== undefined) return hasValue(el, context, e, bag)
  if (e.right.kind !== 'bundle') {
    const pattern = hasPattern(el, context, e.right, () => asSet(el, context, e.left))
    if (pattern !== undefined) return pattern
    const owned = scalar(el, context, e.right)
    if (owned.type.kind === 'bundle') return coversBundle(el, asSet(el, context, e.left), owned)
    if (owned.type.kind !== 'hole')
      el.report('ST4119', spanIn(context, e), '`has` can only be followed by numbers of pieces yet.')
    return HOLE_VALUE
  }
  const left = asSet(el, context, e.left)
  return bundleTest(el, context, left, e.right)
}

/** The bag in which `has` looks for a value. Undefined if `has` means something else. */
function bagAsked(el: Pick<Reading, 'dispatch'>, context: Context, e: Of<'has'>): Bag | undefined {
  const { right } = e
  const plain = right.kind === 'name' || right.kind === 'number' || right.kind === 'field'
  if (!plain && right.kind !== 'bundle') return undefined
  const left = elaborate(el, context, e.left)
  return isBag(left) ? left : undefined
}

/** `rolled has 6`, `unit.traits has 2 quick` */
function hasValue(
  el: Pick<Reading, 'dispatch' | 'world'>,
  context: Context,
  { right }: Of<'has'>,
  bag: Bag,
): Value {
  const { of } = bag.type
  const enough = (value: Scalar, least: number, most?: number): ExprIR => {
    const count = countIn(el, bag, value.ir)
    const few = most === undefined || most === least ? [] : [compare('le', count, constant(most))]
    return conjunction([compare('le', constant(least), count), ...few])
  }
  if (right.kind !== 'bundle') {
    const value = typed(el, context, right, of)
    return scalarOf(TRUTH, enough(value, 1), { secrecy: widest(bag.secrecy, value.secrecy) })
  }
  const tests = right.lots.map(({ least, most, name }) => {
    const { start, end } = name
    return enough(typed(el, context, { kind: 'name', name, start, end }, of), least, most)
  })
  return scalarOf(TRUTH, conjunction(tests), { secrecy: bag.secrecy })
}

export function can(el: Reading, context: Context, e: Of<'can'>): Value {
  const player = typed(el, context, e.player, { kind: 'seat' })
  const action = el.actions.called(e.action.text)
  if (action < 0) {
    unknownAction(el, context, e.action)
    return HOLE_VALUE
  }
  el.names.use(el.names.symbols.find(e.action.text, 'action'), context.source, e.action)
  el.reads.anyPlace = true
  const mine = player.ir === YOU
  // Another player's legal moves may depend on private information, unless everything is public.
  const isOpen = el.world.containers.every((place) => place.supply === true || place.seenBy === 'everyone')
  const question: Extract<ExprIR, { op: 'can' }> = { op: 'can', player: player.ir, action }
  el.annotations.set('question', question, spanIn(context, e))
  return scalarOf(TRUTH, question, { secrecy: isOpen ? PUBLIC : mine ? DECIDER : HIDDEN })
}

/** `afterwards C`: true if the condition would hold after the move that is being judged. */
export function afterwards(el: Reading, context: Context, e: Of<'afterwards'>): Value {
  const action = el.past.judging
  const scope = context.scope.behindMove()
  if (context.scope.history?.streaks === true) {
    el.report('ST4136', spanIn(context, e), '`forbid` looks at the position after the move anyway.', {
      help: 'Leave out `afterwards`.',
    })
    return truth(el, { ...context, scope }, e.term)
  }
  if (action === undefined) {
    el.report('ST4136', spanIn(context, e), 'No move is being judged here, so there is no `afterwards`.', {
      help: 'Use it under `only if` of an action, or in a rule or term used there.',
    })
    return HOLE_VALUE
  }
  el.reads.behind = true
  const test = el.past.judge(undefined, () => truth(el, { ...context, scope }, e.term))
  return scalarOf(TRUTH, { op: 'after', action, test: test.ir }, { secrecy: test.secrecy })
}

function unknownAction(
  el: Pick<Reading, 'actions' | 'report'>,
  context: Context,
  name: { text: string; start: number; end: number },
): void {
  const help = suggestion(name.text, el.actions.names)
  el.report('ST4117', spanIn(context, name), `There is no action called \`${name.text}\`.`, help)
}
