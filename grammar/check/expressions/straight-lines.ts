import {
  EMPTY,
  NOTHING,
  arithmetic,
  compare,
  constant,
  filter,
  isConstant,
  loadWord,
  disjunction,
} from '../../ir/build.ts'
import type { ExprIR, SetIR } from '../../ir/ir.ts'
import type { Span } from '../../source/span.ts'
import { typeWords, PUBLIC, SPACE, widest, type Secrecy } from '../../types/types.ts'
import { withoutLeaps } from '../world/topology.ts'
import type { InWorld, Lowering, Reading } from '../elaboration/contexts.ts'
import type { Scalar, SetValue } from '../elaboration/values.ts'

/** Things as written, with their position. */
interface Named {
  readonly set: SetValue
  readonly span: Span
}

interface Run {
  readonly from: Scalar
  readonly directions: Scalar
  readonly things: Named
  readonly end: Named | undefined
  readonly gives: 'run' | 'beyond'
}

/** The unbroken runs in straight lines from a space, as pieces or as spaces; or the spaces just beyond them. */
export function runFrom(el: Reading, { from, directions, things, end, gives }: Run): SetValue {
  el.readBoards()
  const ir: SetIR = {
    set: 'run',
    gives,
    from: from.ir,
    directions: directions.ir,
    over: spacesUnder(el, things),
    until: end === undefined ? undefined : spacesUnder(el, end),
    limit: undefined,
  }
  const secrecy = widest(
    ...[from, directions, things.set, ...(end === undefined ? [] : [end.set])].map((part) => part.secrecy),
  )
  if (gives === 'beyond' || things.set.element.kind !== 'piece') return spaces(ir, secrecy)
  const { reg, ir: space } = el.boundRegister(SPACE)
  return {
    ...things.set,
    ir: { set: 'map', over: ir, reg, item: onTop(el, space) },
    secrecy,
    onBoard: true,
  }
}

/** The spaces themselves, or those with one of the pieces on top. */
function spacesUnder(el: Reading, { set, span }: Named): SetIR {
  const { kind } = set.element
  if (kind === 'space') return set.ir
  if (kind !== 'piece') {
    if (kind !== 'hole')
      el.report(
        'ST4102',
        span,
        `Only spaces and pieces can be in a line; each of these is ${typeWords(set.element)}.`,
      )
    return { set: 'empty' }
  }
  const { reg, ir } = el.boundRegister(SPACE)
  return filter(allSpaces(el), reg, { op: 'contains', set: set.ir, item: onTop(el, ir) })
}

const onTop = ({ memory }: Pick<Lowering, 'memory'>, space: ExprIR): ExprIR => loadWord(memory.first, space)

const allSpaces = ({ world }: InWorld): SetIR => ({
  set: 'range',
  from: constant(0),
  to: constant(world.spaces.length - 1),
})

const spaces = (ir: SetIR, secrecy: Secrecy): SetValue => ({
  form: 'set',
  element: SPACE,
  ir,
  secrecy,
  face: PUBLIC,
})

/** Open lines, each with the occupied space that ends it, within the same number of steps. */
export function closedLine(el: Lowering, line: SetValue): SetValue {
  const { ir } = line
  if (ir.set !== 'open line') return line
  const { from, directions, limit } = ir
  const { reg, ir: space } = el.boundRegister(SPACE)
  const isEmpty = compare('eq', onTop(el, space), NOTHING)
  const over = filter(allSpaces(el), reg, isEmpty)
  return { ...line, ir: { set: 'run', gives: 'both', from, directions, over, until: undefined, limit } }
}

/** The straight lines through a space, both ways to the edge of the board, including the space itself. */
export function wholeLine(el: InWorld, from: Scalar, directions: Scalar): SetValue {
  const along = (mask: number): SetIR => ({
    set: 'run',
    gives: 'run',
    from: from.ir,
    directions: constant(mask),
    over: allSpaces(el),
    until: undefined,
    limit: undefined,
  })
  const own: SetIR = { set: 'one', item: from.ir }
  const isAlong = (bit: number): ExprIR =>
    compare(
      'eq',
      arithmetic('mod', arithmetic('divDown', directions.ir, constant(2 ** bit)), constant(2)),
      constant(1),
    )
  const lines = el.world.topology.directions.flatMap(({ opposite }, bit): readonly SetIR[] => {
    if (opposite < bit) return []
    const both = along((2 ** bit) | (2 ** opposite))
    const either = disjunction([...new Set([bit, opposite])].map(isAlong))
    if (isConstant(either)) return either.value === 0 ? [] : [both]
    return [{ set: 'if', condition: either, then: both, else: EMPTY }]
  })
  const ir = [own, ...lines].reduce((left, right): SetIR => ({ set: 'union', left, right }))
  return spaces(ir, widest(from.secrecy, directions.secrecy))
}

/** The spaces between two spaces, in every direction that leads from one to the other. */
export function between(el: Pick<Lowering, 'boundRegister' | 'world'>, from: Scalar, to: Scalar): SetValue {
  const { reg, ir: space } = el.boundRegister(SPACE)
  const directions = constant(withoutLeaps(el.world.topology))
  const ir: SetIR = {
    set: 'run',
    gives: 'run',
    from: from.ir,
    directions,
    over: filter(allSpaces(el), reg, compare('ne', space, to.ir)),
    until: { set: 'one', item: to.ir },
    limit: undefined,
  }
  return spaces(ir, widest(from.secrecy, to.secrecy))
}
