import type { Expression } from '../../expression/ast.ts'
import {
  NOTHING,
  arithmetic,
  compare,
  conjunction,
  constant,
  disjunction,
  filter,
  loadWord,
  not,
} from '../../ir/build.ts'
import { NONE, type ExprIR, type SetIR } from '../../ir/ir.ts'
import { COUNT, DIRECTIONS, NUMBER, PUBLIC, SPACE, TRUTH, widest, type Secrecy } from '../../types/types.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { truth, typed } from '../elaboration/dispatch.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { HOLE_VALUE, scalarOf, type Value } from '../elaboration/values.ts'
import {
  boardSecrecy,
  facingOf,
  ofKinds,
  onSpace,
  printedSide,
  sidedClass,
  sideTo,
  sideValue,
} from './piece-sides.ts'
import type { Sided } from './piece-sides.ts'
import type { ConditionOfSteps } from './steps-where.ts'
import { localSymbol } from '../../names/declarations.ts'

/* Parts of pieces that grow together over their sides. A side of a space is a number: that of the space times the number of sides, plus that of the side. */

/** A side of a space, and what has grown from it. */
interface Grown {
  readonly sided: Sided
  readonly ends: SetIR
  readonly secrecy: Secrecy
}

/** `grown(here, up)` */
export function grownOver(
  el: Reading,
  context: Context,
  args: readonly Expression[],
  e: Expression,
  where: ConditionOfSteps | undefined,
): Value {
  const found = grownFrom(el, context, args, e)
  if (found === undefined) return HOLE_VALUE
  const { sided } = found
  const { reg, ir } = el.boundRegister(NUMBER)
  const chosen = where && sidesWhere(el, context, found, where)
  const over: SetIR = { set: 'map', over: chosen?.ends ?? found.ends, reg, item: spaceOfEnd(sided, ir) }
  const secrecy = widest(found.secrecy, chosen?.secrecy ?? PUBLIC)
  return { form: 'set', element: SPACE, ir: over, secrecy, face: PUBLIC }
}

/** `where it.held side is side`: the sides for which the condition holds. */
function sidesWhere(
  el: Reading,
  context: Context,
  { sided, ends }: Grown,
  { term, ...at }: ConditionOfSteps,
): Pick<Grown, 'ends' | 'secrecy'> {
  const [end, space, way] = [el.boundRegister(NUMBER), el.boundRegister(SPACE), el.boundRegister(DIRECTIONS)]
  const symbol = localSymbol('variable', 'side', spanIn(context, at))
  const scope = context.scope
    .declare({ symbol, value: scalarOf(DIRECTIONS, way.ir) })
    .withIt(scalarOf(SPACE, space.ir))
  const test = truth(el, { ...context, scope }, term)
  const toward = el.lookUp(
    'toward',
    sided.ways.map((bit) => 2 ** bit),
    sideOfEnd(sided, end.ir),
  )
  const ofSide: ExprIR = { op: 'let', reg: way.reg, value: toward, body: test.ir }
  const body: ExprIR = { op: 'let', reg: space.reg, value: spaceOfEnd(sided, end.ir), body: ofSide }
  return { ends: filter(ends, end.reg, body), secrecy: test.secrecy }
}

/** `open ends(here, up)` */
export function openEnds(el: Reading, context: Context, args: readonly Expression[], e: Expression): Value {
  const found = grownFrom(el, context, args, e)
  if (found === undefined) return HOLE_VALUE
  const { sided, ends, secrecy } = found
  const end = el.boundRegister(NUMBER)
  const beyond = across(el, sided, end.ir)
  const space = spaceOfEnd(sided, beyond)
  const isFree = compare('eq', loadWord(el.memory.count, space), constant(0))
  const open = filter(ends, end.reg, disjunction([compare('eq', beyond, NOTHING), isFree]))
  return scalarOf(COUNT, { op: 'count', set: open }, { secrecy })
}

/** `grown together(here, up, there, left)` */
export function joinedTest(el: Reading, context: Context, args: readonly Expression[], e: Expression): Value {
  const found = grownFrom(el, context, args, e)
  const other = endOf(el, context, args.slice(2))
  if (found === undefined || other === undefined) return HOLE_VALUE
  const secrecy = widest(found.secrecy, other.secrecy)
  return scalarOf(TRUTH, { op: 'contains', set: found.ends, item: other.ir }, { secrecy })
}

function grownFrom(
  el: Reading,
  context: Context,
  args: readonly Expression[],
  e: Expression,
): Grown | undefined {
  const sided = sidedClass(el)
  const start = endOf(el, context, args)
  if (sided === undefined) {
    el.report('ST4102', spanIn(context, e), 'No pieces of this game have anything printed on their sides.', {
      help: 'Say what it is below `printed`: `each side: { edge: terrain }`.',
    })
    return undefined
  }
  if (start === undefined) return undefined
  const { reg, ir } = el.boundRegister(NUMBER)
  const from = filter(
    { set: 'one', item: start.ir },
    reg,
    not(compare('eq', valueAt(el, sided, ir), NOTHING)),
  )
  const end = el.boundRegister(NUMBER)
  const among = el.world.spaces.length * sided.ways.length
  const ends: SetIR = { set: 'grown', from, reg: end.reg, next: nextOf(el, sided, end.ir), among }
  return { sided, ends, secrecy: start.secrecy }
}

/** The number of a side of a space. */
function endOf(
  el: Reading,
  context: Context,
  [space, way]: readonly Expression[],
): { readonly ir: ExprIR; readonly secrecy: Secrecy } | undefined {
  const sided = sidedClass(el)
  if (sided === undefined || space === undefined || way === undefined) return undefined
  const [at, toward] = [typed(el, context, space, SPACE, true), typed(el, context, way, DIRECTIONS, true)]
  const ir = arithmetic(
    'add',
    arithmetic('mul', at.ir, constant(sided.ways.length)),
    sideTo(el, sided, toward.ir),
  )
  return { ir, secrecy: widest(at.secrecy, toward.secrecy, boardSecrecy(el)) }
}

/** The sides to which one leads: the other sides of its part, and that beyond the border if both are alike. */
function nextOf(el: Reading, sided: Sided, end: ExprIR): SetIR {
  const count = constant(sided.ways.length)
  const rows = ofKinds<readonly number[]>(el, sided, [], (side, row) =>
    row.flatMap((other, i) => (other.value === side.value && other.part === side.part ? [i] : [])),
  )
  const { offsets, items } = el.tables.rows('parts', rows)
  const piece = el.boundRegister({ kind: 'piece', class: sided.own.name, kinds: new Set(sided.own.kinds) })
  const printed = el.boundRegister(NUMBER)
  const turn = sideTo(el, sided, facingOf(el, sided, piece.ir))
  const first = arithmetic('mul', spaceOfEnd(sided, end), count)
  const within: SetIR = {
    set: 'map',
    over: { set: 'row', offsets, items, index: printedSide(el, sided, piece.ir, sideOfEnd(sided, end)) },
    reg: printed.reg,
    item: arithmetic('add', first, arithmetic('mod', arithmetic('add', printed.ir, turn), count)),
  }
  const part: SetIR = {
    set: 'let',
    reg: piece.reg,
    value: onSpace(el, spaceOfEnd(sided, end)),
    body: within,
  }
  const other = el.boundRegister(NUMBER)
  const alike = compare('eq', valueAt(el, sided, other.ir), valueAt(el, sided, end))
  const beyond = filter({ set: 'one', item: across(el, sided, end) }, other.reg, conjunction([alike]))
  // The two have nothing in common, so nothing has to be met twice.
  const which = el.boundRegister(NUMBER)
  return {
    set: 'each',
    over: { set: 'range', from: constant(0), to: constant(1) },
    reg: which.reg,
    of: { set: 'if', condition: compare('eq', which.ir, constant(0)), then: part, else: beyond },
  }
}

/** The side on the other side of the border. None at the edge of the board. */
function across(el: Reading, { ways }: Sided, end: ExprIR): ExprIR {
  const { steps, directions } = el.world.topology
  const words = el.world.spaces.flatMap((_, space) =>
    ways.map((way) => {
      const neighbour = steps[space * directions.length + way] ?? NONE
      const back = ways.indexOf(directions[way]?.opposite ?? way)
      return neighbour === NONE ? NONE : neighbour * ways.length + back
    }),
  )
  return el.lookUp('across', words, end)
}

function valueAt(el: Reading, sided: Sided, end: ExprIR): ExprIR {
  const piece = el.boundRegister({ kind: 'piece', class: sided.own.name, kinds: new Set(sided.own.kinds) })
  const body = sideValue(el, sided, piece.ir, sideOfEnd(sided, end))
  return { op: 'let', reg: piece.reg, value: onSpace(el, spaceOfEnd(sided, end)), body }
}

function spaceOfEnd({ ways }: Sided, end: ExprIR): ExprIR {
  return arithmetic('divDown', end, constant(ways.length))
}

function sideOfEnd({ ways }: Sided, end: ExprIR): ExprIR {
  return arithmetic('mod', end, constant(ways.length))
}
