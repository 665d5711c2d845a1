import type { Expression } from '../../expression/ast.ts'
import type { RegionRequest } from '../elaboration/memory-plan.ts'
import { LARGEST_WORD, NONE, type ExprIR } from '../../ir/ir.ts'
import { NOTHING, YOU, arithmetic, choose, compare, constant, loadWord, disjunction } from '../../ir/build.ts'
import type { Lowering, Reading } from '../elaboration/contexts.ts'
import { HOLE_VALUE, scalarOf, type Scalar, type Value } from '../elaboration/values.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { toOthers, unknownFace } from '../elaboration/secrecy.ts'
import { COUNT, PUBLIC, SEAT, TRUTH } from '../../types/types.ts'
import { scalar, typed } from '../elaboration/dispatch.ts'

type Field = Extract<Expression, { kind: 'field' }>

/** `last.piece`, `opponent.last.start`: what a player's previous action chose, if that action counts here. */
export function lastValue(el: Reading, context: Context, e: Field): Value | undefined {
  const { object } = e
  let seat: ExprIR
  const isYours = object.kind === 'name' && object.name.text === 'last'
  if (isYours) seat = el.readYou()
  else if (object.kind === 'field' && object.name.text === 'last')
    seat = typed(el, context, object.object, SEAT).ir
  else return undefined
  const reading = context.scope.history
  if (reading === undefined) {
    el.report('ST4119', spanIn(context, e), '`last` can only be used in `history` and `forbid`.', {
      help: 'Use it under `forbid`, or keep what you need in a value under `track`.',
    })
    return HOLE_VALUE
  }
  const remembered = el.past.all('last').get(e.name.text)
  if (remembered === undefined) {
    const names = [...el.past.all('last').keys()]
    el.report(
      'ST4109',
      spanIn(context, e.name),
      `No action chooses or names a \`${e.name.text}\`.`,
      suggestion(e.name.text, names),
    )
    return HOLE_VALUE
  }
  // Several actions may have a choice of this name; this is a use of each of them.
  for (const action of reading.actions) {
    const chosen = el.actions.frames[action]?.scope.variables.get(e.name.text)
    el.names.use(chosen?.symbol, context.source, e.name)
  }
  const value = choose(wasOneOf(el, seat, reading.actions), loadWord(remembered.base, seat), NOTHING)
  return {
    ...scalarOf(remembered.type, value, {
      orNone: true,
      secrecy: isYours ? remembered.secrecy : toOthers(remembered.secrecy),
      face: unknownFace(el, remembered.type),
    }),
    ...(remembered.type.kind === 'piece' ? { onBoard: true } : {}),
  }
}

/** Words of history for each seat. */
export function historyWords(
  { memory, world }: Pick<Lowering, 'memory' | 'world'>,
  name: string,
  given: Partial<Pick<RegionRequest, 'start' | 'orNone' | 'type'>> & { readonly words?: number },
): number {
  const { words = 1, start = 0, orNone = start === NONE, ...rest } = given
  const length = world.seats.length * words
  return memory.region({
    name,
    length,
    least: -0x7ffffffe,
    most: LARGEST_WORD,
    orNone,
    start,
    per: 'history',
    ...rest,
  })
}

/** Address of the last outermost action of each seat. */
export function lastAction(el: Pick<Lowering, 'memory' | 'world'>): number {
  const name = 'last action'
  return el.memory.once(name, () => historyWords(el, name, { start: NONE, type: 'number' }))
}

/** True if the last outermost action of a seat was one of these. */
export function wasOneOf(
  el: Pick<Lowering, 'memory' | 'world'>,
  seat: ExprIR,
  actions: ReadonlySet<number>,
): ExprIR {
  const last = loadWord(lastAction(el), seat)
  return disjunction([...actions].map((action) => compare('eq', last, constant(action))))
}

/** The length of a streak: in `forbid` as if the move had been made, elsewhere as it is now. */
export function streakValue(
  el: Pick<Reading, 'past' | 'readYou'>,
  context: Context,
  text: string,
): Scalar | undefined {
  const streak = el.past.all('streaks').get(text)
  if (streak === undefined) return undefined
  const reading = context.scope.history
  if (reading?.streaks === true)
    return scalarOf(COUNT, el.past.asBefore(streak.asIf.get(reading.action) ?? constant(0)), {
      secrecy: streak.secrecy,
    })
  return scalarOf(COUNT, loadWord(streak.at, el.readYou()), { secrecy: streak.secrecy })
}

/**
 * `repeats(situation, chase)`: true if the table would look as it did after an earlier action of the current streak.
 */
export function repeatsTest(
  el: Reading,
  context: Context,
  args: readonly Expression[],
  e: Expression,
): Value {
  const [picture, streak] = args
  const found = picture?.kind === 'name' ? el.past.all('pictures').get(picture.name.text) : undefined
  if (found === undefined || context.scope.history?.streaks !== true) {
    el.report(
      'ST4119',
      spanIn(context, picture ?? e),
      '`repeats` takes a picture from `history`, and can only be used in `forbid`.',
    )
    return HOLE_VALUE
  }
  if (streak === undefined) return HOLE_VALUE
  if (picture?.kind === 'name')
    el.names.use(el.names.symbols.find(picture.name.text, 'history'), context.source, picture)
  const length = scalar(el, context, streak)
  const piece = scalar(el, { source: found.source, scope: context.scope }, found.piece)
  const space = typed(el, { source: found.source, scope: context.scope }, found.space, { kind: 'space' })
  return scalarOf(
    TRUTH,
    el.past.asBefore({
      op: 'repeats',
      picture: found.index,
      player: YOU,
      within: arithmetic('sub', length.ir, constant(1)),
      piece: piece.ir,
      space: space.ir,
    }),
    { secrecy: PUBLIC },
  )
}
