import { hiddenOnBoards } from '../elaboration/secrecy.ts'
import { isConnected } from '../world/topology.ts'
import { argumentCountText } from '../../diagnostics/sentence.ts'
import { FUNCTIONS, isFunction, isOfNumbers } from '../../language/functions.ts'
import type { ElaboratedFunction, LanguageFunction } from '../../language/functions.ts'
import type { Expression, Name } from '../../expression/ast.ts'
import { NONE, type ExprIR, type SetIR } from '../../ir/ir.ts'
import { NOTHING, arithmetic, choose, compare, constant, loadWord } from '../../ir/build.ts'
import type { InWorld, Lowering, Reading, Reporting } from '../elaboration/contexts.ts'
import { judgeNumber } from '../elaboration/judged-constants.ts'
import { asTyped, mayBeNone, theOnly, valueAsSet } from './conversions.ts'
import { startingSeat } from './starting-seat.ts'
import { bestSetsOf, setsWorthOf, standingOf } from './best-sets.ts'
import { countIn, isBag, matched } from '../elaboration/bags.ts'
import { HOLE_VALUE, scalarOf, type Scalar, type SetValue, type Value } from '../elaboration/values.ts'
import { directionsBySeat, masks } from './arithmetic.ts'
import { nthThing, placeAmong } from './ordered-things.ts'
import { leapOf } from './leaps.ts'
import { ringTest, unmatchedSet } from './printed-board.ts'
import { spaceOf } from './space-of.ts'
import { everySpace, keptIn, misplacedWhere, stepsWhere, type StepsSaid } from './steps-where.ts'
import { grownOver, joinedTest, openEnds } from './grown-sides.ts'
import { oppositeOf, turnedFurther, turnedSpace } from './rotate-directions.ts'
import { timesStood } from './stored-positions.ts'
import { repeatsTest } from './history-reading.ts'
import { numberFrom } from './number-functions.ts'
import { mostOfMoves } from './most-of-moves.ts'
import { between, closedLine, runFrom, wholeLine } from './straight-lines.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { COUNT, DIRECTIONS, NUMBER, PUBLIC, SEAT, SPACE, sameType, widest } from '../../types/types.ts'
import type { Type } from '../../types/types.ts'
import { asSet, elaborate, number, typed } from '../elaboration/dispatch.ts'

/** A word for directions; words such as `forward` are relative to the deciding player. */
export function directionNamed(lowering: Lowering, text: string): Scalar | undefined {
  const masks = lowering.world.topology.words.get(text)
  return masks === undefined ? undefined : directionsBySeat(lowering, masks)
}

/** True if some space has no neighbour in any of these directions. On a ring, every space has one. */
function mayLeadNowhere({ world }: InWorld, directions: ExprIR): boolean {
  if (directions.op !== 'const') return true
  const { steps, directions: all } = world.topology
  const bits = all.flatMap((_, bit) => ((directions.value >>> bit) & 1 ? [bit] : []))
  return world.spaces.some(
    (_, space) => !bits.some((bit) => (steps[space * all.length + bit] ?? NONE) !== NONE),
  )
}

type BuiltIn = (
  el: Reading,
  context: Context,
  args: readonly Expression[],
  e: Expression,
  stepOptions: StepsSaid | undefined,
) => Value

/** Elaborators of the language's functions other than plain arithmetic. */
const BUILT_INS: Readonly<Record<ElaboratedFunction, BuiltIn>> = {
  'open line': (el, context, args) => line(el, context, args, 'open line'),
  sight: (el, context, args) => line(el, context, args, 'sight'),
  'closed line': (el, context, args) => closedLine(el, line(el, context, args, 'open line')),
  'whole line': (el, context, args) =>
    wholeLine(el, spaceArgument(el, context, args[0]), argument(el, context, args[1], DIRECTIONS)),
  run: (el, context, args) => runOf(el, context, args, 'run'),
  beyond: (el, context, args) => runOf(el, context, args, 'beyond'),
  between: (el, context, args) =>
    between(el, spaceArgument(el, context, args[0], true), spaceArgument(el, context, args[1], true)),
  'passed spaces': (el, context, args) => passedSpaces(el, context, args),
  step: (el, context, args) => stepFrom(el, context, args),
  distance: (el, context, args, _, stepOptions) => {
    const [from, to] = [spaceArgument(el, context, args[0]), spaceArgument(el, context, args[1])]
    const [via, way] = viaAndDirections(el, context, args[2], args[3])
    const { secrecy, ...steps } = (stepOptions && stepsWhere(el, context, way, stepOptions)) ?? {
      secrecy: PUBLIC,
    }
    const ends = { from: from.ir, to: to.ir }
    const isLimited = args[2] !== undefined || 'reg' in steps
    return scalarOf(
      COUNT,
      'reg' in steps
        ? { op: 'steps', ...ends, via: via?.ir ?? everySpace(el), ...steps }
        : { op: 'distance', ...ends, via: via?.ir, along: way },
      {
        orNone: from.orNone || to.orNone || isLimited || !isConnected(el.world.topology),
        secrecy: widest(from.secrecy, to.secrecy, via?.secrecy ?? PUBLIC, secrecy),
      },
    )
  },
  'longest way': (el, context, args, _, stepOptions) => {
    const via = setArgument(el, context, args[0])
    const { secrecy, reg, next } = stepsWhere(el, context, along(el, context, args[1]), stepOptions ?? {})
    return scalarOf(
      COUNT,
      { op: 'longest way', via: via.ir, reg, next },
      { secrecy: widest(via.secrecy, secrecy) },
    )
  },
  'longest line': (el, context, args) => {
    const set = setArgument(el, context, args[0])
    const directions = argument(el, context, args[1], DIRECTIONS)
    return scalarOf(
      COUNT,
      { op: 'longest line', set: set.ir, directions: directions.ir },
      { secrecy: set.secrecy },
    )
  },
  reached: (el, context, args, _, stepOptions) => {
    const from = startArgument(el, context, args[0])
    const via = setArgument(el, context, args[1])
    const way = along(el, context, args[2])
    if (stepOptions === undefined)
      return spaces({ set: 'reached', from: from.ir, via: via.ir, along: way }, from, via)
    const { secrecy, ...steps } = stepsWhere(el, context, way, stepOptions)
    const found = spaces({ set: 'reached by steps', from: from.ir, via: via.ir, ...steps }, from, via)
    return { ...found, secrecy: widest(found.secrecy, secrecy) }
  },
  linked: (el, context, args, _, stepOptions) => {
    const from = startArgument(el, context, args[0])
    const within = setArgument(el, context, args[1])
    const { secrecy, ...steps } = stepsWhere(
      el,
      context,
      along(el, context, args[2]),
      stepOptions ?? {},
      within,
    )
    const start = keptIn(el, from.ir, within)
    const more: SetIR = { set: 'reached by steps', from: start, via: everySpace(el), ...steps }
    const found = spaces({ set: 'union', left: start, right: more }, from, within)
    return { ...found, secrecy: widest(found.secrecy, secrecy) }
  },
  ring: (el, context, args, e) => {
    const sets = args.map((arg) => setArgument(el, context, arg))
    return ringTest(el, sets, spanIn(context, e))
  },
  unmatched: (el, context, args, e) =>
    unmatchedSet(el, setArgument(el, context, args[0]), spanIn(context, e)),
  leap: (el, context, args, e) => leapOf(el, context, 'leap', args, e),
  'forward leap': (el, context, args, e) => leapOf(el, context, 'forward leap', args, e),
  'backward leap': (el, context, args, e) => leapOf(el, context, 'backward leap', args, e),
  opposite: (el, context, args) => oppositeOf(el, argument(el, context, args[0], DIRECTIONS, true)),
  rotated: (el, context, args) => {
    const [way, turns] = args
    const directions = argument(el, context, way, DIRECTIONS, true)
    return turnedFurther(el, directions, turns === undefined ? HOLE_VALUE : number(el, context, turns))
  },
  'turned space': (el, context, args) => {
    const [space, turns] = args
    return turnedSpace(
      el,
      spaceArgument(el, context, space, true),
      turns === undefined ? HOLE_VALUE : number(el, context, turns),
    )
  },
  grown: (el, context, args, e, stepOptions) => grownOver(el, context, args, e, stepOptions?.where),
  'open ends': (el, context, args, e) => openEnds(el, context, args, e),
  'grown together': (el, context, args, e) => joinedTest(el, context, args, e),
  borders: (el, context, args) => {
    const [from, to] = [spaceArgument(el, context, args[0]), spaceArgument(el, context, args[1])]
    const secrecy = widest(from.secrecy, to.secrecy)
    return {
      form: 'set',
      element: { kind: 'border' },
      ir: { set: 'borders', from: from.ir, to: to.ir },
      secrecy,
      face: PUBLIC,
    }
  },
  next: (el, context, args) => {
    const seat = argument(el, context, args[0], SEAT)
    const seats = el.world.seats.length
    const moved = arithmetic('add', seat.ir, el.onward())
    return scalarOf(SEAT, arithmetic('mod', moved, constant(seats)), { secrecy: seat.secrecy })
  },
  before: (el, context, args) => {
    const seat = argument(el, context, args[0], SEAT)
    const moved = arithmetic('sub', seat.ir, el.onward())
    return scalarOf(SEAT, arithmetic('mod', moved, constant(el.world.seats.length)), {
      secrecy: seat.secrecy,
    })
  },
  'starting seat': (el, context, args) => {
    const seat = argument(el, context, args[0], SEAT)
    // Examples cannot add words to the state.
    const isFixed = context.scope.lenient && el.memory.seatingAt === undefined
    return isFixed ? seat : scalarOf(SEAT, startingSeat(el, seat.ir), { secrecy: seat.secrecy })
  },
  seat: (el, context, args) => {
    const seat = argument(el, context, args[0], SEAT)
    const type = { kind: 'number', least: 1, most: el.world.seats.length } as const
    return scalarOf(type, arithmetic('add', seat.ir, constant(1)), { secrecy: seat.secrecy })
  },
  nth: (el, context, args, e) => nthThing(el, context, args, e),
  'place among': (el, context, args) => placeAmong(el, context, args),
  matches: (el, context, args) => matches(el, context, args),
  'best sets': (el, context, args) => bestSetsOf(el, context, args),
  'best standing': (el, context, args, e) => standingOf(el, context, args, e),
  'sets worth': (el, context, args) => setsWorthOf(el, context, args),
  room: (el, context, args) => {
    const place = args[0] === undefined ? undefined : elaborate(el, context, args[0], SPACE)
    if (place?.form === 'scalar' && place.type.kind === 'space') return roomOn(el, place)
    if (place?.form !== 'place' || place.container === undefined) return HOLE_VALUE
    el.readPlace(place.place.name)
    const count: ExprIR = { op: 'load', base: el.memory.count, index: place.container }
    return scalarOf(COUNT, arithmetic('sub', constant(place.place.capacity), count))
  },
  repeats: (el, context, args, e) => repeatsTest(el, context, args, e),
  most: (el, context, args, e) => mostOfMoves(el, context, args, e),
  stood: (el, context, args, e) => timesStood(el, context, e, args[0]),
}

/** The value of a call to a built-in function. Undefined if there is none of that name. */
export function builtInCall(
  el: Reading,
  context: Context,
  name: Name,
  given: readonly Expression[],
  e: Expression,
): Value | undefined {
  const { text } = name
  if (!isFunction(text)) return undefined
  const { parameters, optional = 0, byStep = [] }: LanguageFunction = FUNCTIONS[text]
  const { args, said, misplaced } = argumentsSaid(given, byStep)
  if (misplaced !== undefined) return misplacedWhere(el, context, misplaced)
  const least = parameters.length - optional
  if (args.length < least || args.length > parameters.length) {
    el.report('ST4107', spanIn(context, e), argumentCountText(text, least, args.length, parameters.length))
    return HOLE_VALUE
  }
  if (isOfNumbers(text)) return numberFrom(el, context, args, FUNCTIONS[text].number)
  return BUILT_INS[text](el, context, args, e, said)
}

/** Divides arguments from what is said of steps behind them: `where`, then `by`, `with turns at` and `at most`. */
function argumentsSaid(
  given: readonly Expression[],
  order: readonly string[],
): {
  readonly args: readonly Expression[]
  readonly said: StepsSaid | undefined
  readonly misplaced: Extract<Expression, { kind: 'where' }> | undefined
} {
  const first = given.findIndex((arg) => arg.kind === 'where')
  if (first < 0) return { args: given, said: undefined, misplaced: undefined }
  const options: Record<string, Extract<Expression, { kind: 'where' }>> = {}
  let after = -1
  for (const arg of given) {
    if (arg.kind !== 'where') continue
    const at = order.indexOf(arg.limits ?? 'where')
    const isBehind = given.slice(given.indexOf(arg)).every(({ kind }) => kind === 'where')
    if (at <= after || !isBehind) return { args: given, said: undefined, misplaced: arg }
    after = at
    options[arg.limits ?? 'where'] = arg
  }
  return { args: given.slice(0, first), said: options, misplaced: undefined }
}

/** Remaining capacity of a space. */
function roomOn(lowering: Lowering, space: Scalar): Scalar {
  lowering.readBoards()
  const capacities = lowering.world.spaces.map((_, i) => lowering.world.containers[i]?.capacity ?? 0)
  const [first = 0] = capacities
  const capacity = capacities.every((one) => one === first)
    ? constant(first)
    : lowering.lookUp('room', capacities, space.ir)
  const { orNone, secrecy } = space
  return scalarOf(COUNT, arithmetic('sub', capacity, loadWord(lowering.memory.count, space.ir)), {
    orNone,
    secrecy,
  })
}

/** `passed spaces(route, start)` */
function passedSpaces(el: Reading, context: Context, [way, from]: readonly Expression[]): Value {
  if (way === undefined) return HOLE_VALUE
  const start = from === undefined ? undefined : spaceArgument(el, context, from, true)
  const found = elaborate(el, context, way)
  const chosen = way.kind === 'name' ? context.scope.variables.get(way.name.text)?.way : undefined
  if (chosen === undefined) {
    if (found.form !== 'scalar' || found.type.kind !== 'hole')
      el.report('ST4102', spanIn(context, way), 'This is no way of spaces chosen in succession.', {
        help: 'Name such a choice: `passed spaces(route)`, with `route: in succession 1..4 spaces`.',
      })
    return HOLE_VALUE
  }
  const stops = [...(start === undefined ? [] : [start]), ...chosen.map((ir) => scalarOf(SPACE, ir))]
  const parts = stops.slice(1).map((stop, i) => between(el, stops[i] ?? stop, stop).ir)
  const ir = parts.reduce<SetIR>((left, right) => ({ set: 'union', left, right }), { set: 'empty' })
  return { form: 'set', element: SPACE, ir, secrecy: start?.secrecy ?? PUBLIC, face: PUBLIC }
}

/** Upper bound on the steps of one call. */
const MOST_STEPS = 60

/** The neighbour of a space, or the space that many steps away. None once a step leaves the board. */
function stepFrom(el: Reading, context: Context, [from, way, count]: readonly Expression[]): Scalar {
  const [space, directions] = [spaceArgument(el, context, from, true), argument(el, context, way, DIRECTIONS)]
  // With several directions none of them could be followed.
  if (way !== undefined && masks(el, directions.ir)?.some((mask) => (mask & (mask - 1)) !== 0) === true)
    el.report('ST4102', spanIn(context, way), '`step` goes in one direction, and these are several.', {
      help: 'The next spaces are in `closed line(..., 1)`, the empty ones in `open line(..., 1)`.',
    })
  const next = (at: ExprIR): ExprIR => ({ op: 'step', space: at, directions: directions.ir })
  const leadsAway = space.orNone || mayLeadNowhere(el, directions.ir)
  const secrecy = widest(space.secrecy, directions.secrecy)
  if (count === undefined) return scalarOf(SPACE, next(space.ir), { orNone: leadsAway, secrecy })
  const steps = number(el, context, count)
  const { least, most } = steps.type.kind === 'number' ? steps.type : { least: 0, most: 0 }
  judgeNumber(el, count, context.source, steps.ir, (value) =>
    value > MOST_STEPS ? `This is ${value}, but one call goes at most ${MOST_STEPS} steps.` : undefined,
  )
  if (most > MOST_STEPS)
    el.report('ST4129', spanIn(context, count), `This may be more than ${MOST_STEPS} steps.`, {
      why: `\`step\` goes at most ${MOST_STEPS} spaces.`,
      help: `Say how many it can be where it is declared, such as \`0..${MOST_STEPS}\`, or write \`smaller(${MOST_STEPS}, ...)\`.`,
    })
  const after = (at: ExprIR, removedCount: number): ExprIR => {
    const isThere = compare('eq', steps.ir, constant(removedCount))
    if (removedCount >= Math.min(most, MOST_STEPS))
      return removedCount < least ? NOTHING : choose(isThere, at, NOTHING)
    const { reg, ir } = el.boundRegister(SPACE)
    const further: ExprIR = { op: 'let', reg, value: next(at), body: after(ir, removedCount + 1) }
    return removedCount < least ? further : choose(isThere, at, further)
  }
  const { reg, ir } = el.boundRegister(SPACE)
  return scalarOf(
    SPACE,
    { op: 'let', reg, value: space.ir, body: after(ir, 0) },
    { orNone: leadsAway || least < 0, secrecy: widest(secrecy, steps.secrecy) },
  )
}

/** A direction mask that must be constant. Without an argument, the directions to neighbours. */
function along(el: Reading, context: Context, e: Expression | undefined): number {
  return e === undefined
    ? el.world.topology.near
    : sameForAll(el, context, e, argument(el, context, e, DIRECTIONS))
}

/** The spaces that a way may pass, and its directions. Either may be left out. */
function viaAndDirections(
  el: Reading,
  context: Context,
  third: Expression | undefined,
  fourth: Expression | undefined,
): readonly [SetValue | undefined, number] {
  if (third === undefined) return [undefined, el.world.topology.near]
  if (fourth !== undefined) return [setArgument(el, context, third), along(el, context, fourth)]
  const value = elaborate(el, context, third, DIRECTIONS)
  return value.form === 'scalar' && value.type.kind === 'directions'
    ? [undefined, sameForAll(el, context, third, asTyped(el, context, third, value, DIRECTIONS))]
    : [asSpaces(el, context, third, valueAsSet(el, context, third, value)), el.world.topology.near]
}

function sameForAll(el: InWorld & Reporting, context: Context, e: Expression, { ir, type }: Scalar): number {
  if (ir.op === 'const' && type.kind === 'directions') return ir.value
  if (type.kind === 'directions')
    el.report('ST4119', spanIn(context, e), 'These directions must be the same for every player here.', {
      help: 'Use a word that means the same for all, such as `diagonal`, or a function that looks along lines as the player does: `open line`, `beyond`, `step`.',
    })
  return el.world.topology.near
}

function argument(
  el: Pick<Reading, 'dispatch'>,
  context: Context,
  e: Expression | undefined,
  type: Type,
  orNone = false,
): Scalar {
  return e === undefined ? HOLE_VALUE : typed(el, context, e, type, orNone)
}

function setArgument(
  el: Pick<Reading, 'dispatch' | 'report'>,
  context: Context,
  e: Expression | undefined,
): SetValue {
  if (e === undefined)
    return { form: 'set', element: SPACE, ir: { set: 'empty' }, secrecy: PUBLIC, face: PUBLIC }
  return asSpaces(el, context, e, asSet(el, context, e, SPACE))
}

/** Where a search starts. Nothing can be reached from none, so a single start space should have been tested. */
function startArgument(el: Reading, context: Context, e: Expression | undefined): SetValue {
  const from = setArgument(el, context, e)
  const single = e === undefined ? undefined : el.annotations.get('value', e)
  if (e !== undefined && single?.form === 'scalar' && single.orNone && !context.scope.lenient)
    mayBeNone(el, context, e)
  return from
}

function asSpaces(el: Reporting, context: Context, e: Expression, value: SetValue): SetValue {
  if (value.element.kind !== 'hole' && value.element.kind !== 'space')
    el.report('ST4102', spanIn(context, e), 'These are not spaces.', {
      help: 'Name spaces, for instance those with such pieces on them: `all spaces where any ... on it`.',
    })
  return value
}

/** A space, or the space that a piece is on. */
function spaceArgument(el: Reading, context: Context, e: Expression | undefined, orNone = false): Scalar {
  if (e === undefined) return HOLE_VALUE
  const value = theOnly(el, elaborate(el, context, e, SPACE))
  const space = value.form === 'scalar' ? spaceOf(el, value) : undefined
  if (space === undefined) {
    if (value.form !== 'scalar' || value.type.kind !== 'hole')
      el.report('ST4102', spanIn(context, e), 'A space is needed here, or a piece that is on one.')
    return { ...HOLE_VALUE, type: SPACE }
  }
  if (space.orNone && !orNone && !context.scope.lenient) mayBeNone(el, context, e)
  return space
}

function spaces(ir: SetIR, ...from: readonly SetValue[]): SetValue {
  return { form: 'set', element: SPACE, ir, secrecy: widest(...from.map((f) => f.secrecy)), face: PUBLIC }
}

function line(
  el: Reading,
  context: Context,
  args: readonly Expression[],
  which: 'open line' | 'sight',
): SetValue {
  const from = spaceArgument(el, context, args[0])
  const directions = argument(el, context, args[1], DIRECTIONS)
  const limit = argument(el, context, args[2], NUMBER)
  el.readBoards()
  const ir: SetIR = { set: which, from: from.ir, directions: directions.ir, limit: limit.ir }
  const secrecy = widest(from.secrecy, directions.secrecy, limit.secrecy)
  if (which === 'open line') return { form: 'set', element: SPACE, ir, secrecy, face: PUBLIC }
  const boards = el.world.places.filter((p) => p.isBoard)
  const kinds = new Set(boards.flatMap((board) => board.holdsKinds))
  const open = boards.every((board) => el.world.containers[board.container]?.seenBy === 'everyone')
  const element: Type = { kind: 'piece', class: boards[0]?.holdsClass ?? '', kinds }
  return { form: 'set', element, ir, secrecy, face: open ? PUBLIC : hiddenOnBoards(el), onBoard: true }
}

/** The unbroken run from a space, or the spaces beyond it. */
function runOf(
  el: Reading,
  context: Context,
  args: readonly Expression[],
  gives: 'run' | 'beyond',
): SetValue {
  // A run from none is empty.
  const from = spaceArgument(el, context, args[0], true)
  const directions = argument(el, context, args[1], DIRECTIONS)
  const [things, end] = [args[2], args[3]].map((arg) =>
    arg === undefined ? undefined : { set: asSet(el, context, arg), span: spanIn(context, arg) },
  )
  if (things === undefined) return spaces({ set: 'empty' })
  return runFrom(el, { from, directions, things, end, gives })
}

/** Number of values that two bags have in common. A single value counts as a bag of one. */
function matches(el: Reading, context: Context, [a, b]: readonly Expression[]): Value {
  if (a === undefined || b === undefined) return HOLE_VALUE
  const printed = elaborate(el, context, b)
  if (!isBag(printed)) {
    if (printed.form !== 'scalar' || printed.type.kind !== 'hole')
      el.report('ST4102', spanIn(context, b), '`matches` needs bags, such as printed dice.')
    return HOLE_VALUE
  }
  const rolled = elaborate(el, context, a, printed.type.of)
  const secrecy = widest(printed.secrecy, 'secrecy' in rolled ? rolled.secrecy : PUBLIC)
  if (isBag(rolled) && sameType(rolled.type, printed.type))
    return scalarOf(COUNT, matched(rolled, printed), { secrecy })
  const one = asTyped(el, context, a, rolled, printed.type.of)
  return scalarOf(COUNT, countIn(el, printed, one.ir), { secrecy })
}
