import type { Expression, Name } from '../../expression/ast.ts'
import { arithmetic, choose, compare, constant, NOTHING } from '../../ir/build.ts'
import { NONE, type ExprIR } from '../../ir/ir.ts'
import { PUBLIC, SPACE, widest, type Secrecy } from '../../types/types.ts'
import type { TrackedValue } from '../elaboration/declarations.ts'
import type { Lowering, Reading } from '../elaboration/contexts.ts'
import { pathOf, spanIn, touching, type Context } from '../elaboration/scope.ts'
import { HOLE_VALUE, type Scalar } from '../elaboration/values.ts'
import { borderBetween, borderTables } from '../world/borders.ts'
import { mayBeNone, theOnly } from './conversions.ts'
import { spaceOf } from './space-of.ts'
import { elaborate } from '../elaboration/dispatch.ts'

/** The border between two spaces. None if they do not touch. */
interface Border {
  readonly index: ExprIR
  readonly secrecy: Secrecy
  /** True if its existence follows from the text. */
  readonly isThere: boolean
}

/** `walled(x, y)`: the border between two arguments, in either order. Undefined if they are wrong. */
export function borderMeant(
  el: Reading,
  context: Context,
  name: Name,
  { key }: TrackedValue,
  args: readonly Expression[],
): Border | undefined {
  const [x, y, more] = args
  if (x === undefined || y === undefined || more !== undefined) {
    el.report(
      'ST4107',
      spanIn(context, name),
      `\`${name.text}\` is kept for each two spaces that are next to each other.`,
      {
        help: `Say which two: \`${name.text}(x, y)\`.`,
        related: [{ span: key.span, label: 'declared here' }],
      },
    )
    return undefined
  }
  const [one, other] = [end(el, context, x), end(el, context, y)]
  const index = borderIndex(el, one.ir, other.ir)
  if (one.ir.op === 'const' && other.ir.op === 'const' && index.op === 'const' && index.value === NONE) {
    const [from, to] = [one, other].map(({ ir }) =>
      ir.op === 'const' ? (el.world.spaces[ir.value]?.name ?? '') : '',
    )
    if (from !== '' && to !== '')
      el.report(
        'ST4172',
        context.source.spanOf(x.start, y.end),
        from === to ? `\`${from}\` has no border with itself.` : `\`${from}\` and \`${to}\` do not touch.`,
        { help: `\`${name.text}\` is of two spaces that are next to each other.` },
      )
    return undefined
  }
  const [from, to] = [pathOf(x), pathOf(y)]
  const isTold =
    from !== undefined && to !== undefined && context.scope.facts.get(touching(from, to))?.notNone === true
  return {
    index,
    secrecy: widest(one.secrecy, other.secrecy),
    isThere: isTold || index.op === 'const',
  }
}

/** Help on writing a value of borders. */
export function aboutBorders(name: string): string {
  return `It is kept for each two spaces that are next to each other; say which two: \`${name}(x, y)\`.`
}

/** A space, or the space of a piece. */
function end(el: Reading, context: Context, e: Expression): Scalar {
  const value = theOnly(el, elaborate(el, context, e, SPACE))
  const space = value.form === 'scalar' ? spaceOf(el, value) : undefined
  if (space !== undefined) {
    if (space.orNone && !context.scope.lenient) mayBeNone(el, context, e)
    return space
  }
  if (value.form !== 'scalar' || value.type.kind !== 'hole')
    el.report('ST4102', spanIn(context, e), 'A space is needed here, or a piece that is on one.')
  return { ...HOLE_VALUE, type: SPACE, secrecy: PUBLIC }
}

/** The number of the border between two spaces, or none. */
function borderIndex(lowering: Lowering, one: ExprIR, other: ExprIR): ExprIR {
  const { topology, spaces } = lowering.world
  if (one.op === 'const' && other.op === 'const')
    return constant(borderBetween(topology, one.value, other.value))
  const { pairs, shifts, owners, numbers } = borderTables(topology)
  if (pairs !== undefined)
    return lowering.lookUp(
      'borders, pairs',
      pairs,
      arithmetic('add', arithmetic('mul', one, constant(spaces.length)), other),
    )
  const { reg, ir: at } = lowering.boundRegister('container')
  const from = lowering.boundRegister(SPACE)
  return {
    op: 'let',
    reg: from.reg,
    value: one,
    body: {
      op: 'let',
      reg,
      value: arithmetic('add', lowering.lookUp('borders: shifts', shifts, from.ir), other),
      body: choose(
        compare('eq', lowering.lookUp('borders: owners', owners, at), from.ir),
        lowering.lookUp('borders: numbers', numbers, at),
        NOTHING,
      ),
    },
  }
}
