import type { Expression, Name } from '../../expression/ast.ts'
import { TRUE, arithmetic, compare, constant, loadWord } from '../../ir/build.ts'
import type { ExprIR } from '../../ir/ir.ts'
import { PUBLIC, SEAT, TRUTH, widest, type Secrecy, type Type } from '../../types/types.ts'
import type { TrackedValue } from '../elaboration/declarations.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { unknownFace } from '../elaboration/secrecy.ts'
import { HOLE_VALUE, scalarOf, type Value } from '../elaboration/values.ts'
import { borderMeant } from './border-values.ts'
import { asTyped } from './conversions.ts'
import { elaborate } from '../elaboration/dispatch.ts'

/**
 * One value of a table with an entry for each player and each value of an enumeration, or for each border between
 * spaces.
 */
interface TableCell {
  readonly table: TrackedValue
  readonly index: ExprIR
  readonly secrecy: Secrecy
  /** True if the entry may be missing: two spaces need not touch. */
  readonly mayLack: boolean
}

/** `progress(you, column)`: the entry it denotes. `wrong` if it is one of a table with wrong arguments. */
export function tableCell(
  el: Reading,
  context: Context,
  name: Name,
  args: readonly Expression[],
): TableCell | 'wrong' | undefined {
  const table = el.tracked.get(name.text)?.find(({ of }) => of === 'table' || of === 'border')
  if (table === undefined) return undefined
  const symbol = el.names.symbols.ofKey(table.key)
  if (symbol !== undefined) el.names.use(symbol, context.source, name)
  if (table.of === 'border') {
    const border = borderMeant(el, context, name, table, args)
    if (border === undefined) return 'wrong'
    return { table, index: border.index, secrecy: border.secrecy, mayLack: !border.isThere }
  }
  const { each = '' } = table
  const [player, value, more] = args
  if (player === undefined || value === undefined || more !== undefined) {
    el.report('ST4107', spanIn(context, name), `\`${name.text}\` is kept for each player and each ${each}.`, {
      help: `Say whose and of which: \`${name.text}(you, ${each})\`.`,
      related: [{ span: table.key.span, label: 'declared here' }],
    })
    return 'wrong'
  }
  const type: Type = { kind: 'enumeration', name: each }
  const [whose, which] = [elaborate(el, context, player, SEAT), elaborate(el, context, value, type)]
  if (isOf(whose, each) && isOf(which, undefined)) {
    const [first, second] = [player, value].map(({ start, end }) => context.source.text.slice(start, end))
    el.report('ST4102', spanIn(context, player), 'The player comes first.', {
      help: `Write \`${name.text}(${second ?? ''}, ${first ?? ''})\`.`,
    })
    return 'wrong'
  }
  const seat = asTyped(el, context, player, whose, SEAT)
  const column = asTyped(el, context, value, which, type)
  const count = constant(el.world.enumerations.get(each)?.length ?? 0)
  return {
    table,
    index: arithmetic('add', arithmetic('mul', seat.ir, count), column.ir),
    secrecy: widest(seat.secrecy, column.secrecy),
    mayLack: false,
  }
}

/** True for a value of this enumeration, or a player. */
function isOf(value: Value, enumeration: string | undefined): boolean {
  if (value.form !== 'scalar') return false
  return enumeration === undefined
    ? value.type.kind === 'seat'
    : value.type.kind === 'enumeration' && value.type.name === enumeration
}

export function trackedTableValue(
  el: Reading,
  context: Context,
  name: Name,
  args: readonly Expression[],
): Value | undefined {
  const found = tableCell(el, context, name, args)
  if (found === undefined) return undefined
  if (found === 'wrong') return HOLE_VALUE
  const { table, index, secrecy, mayLack } = found
  el.readWord(table.cell.base)
  const word = loadWord(table.cell.base, index)
  // Without a border, the value is false.
  if (table.type.kind === 'truth' && mayLack) return scalarOf(TRUTH, compare('eq', word, TRUE), { secrecy })
  return scalarOf(table.type, word, {
    orNone: table.cell.orNone || mayLack,
    secrecy: widest(PUBLIC, secrecy),
    face: unknownFace(el, table.type),
  })
}
