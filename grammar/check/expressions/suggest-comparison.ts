import type { Expression } from '../../expression/ast.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { scalarOf } from '../elaboration/values.ts'
import { NOTHING } from '../../ir/build.ts'
import { sameType, type Type } from '../../types/types.ts'
import { fieldNames, readField } from './fields.ts'

/** One side of a comparison. */
interface Side {
  readonly e: Expression
  readonly type: Type
}

/** The comparison that was probably meant: a piece's space beside a space, its owner beside a player. */
export function comparedByField(
  el: Reading,
  context: Context,
  whole: Expression,
  left: Side,
  right: Side,
): Pick<Diagnostic, 'help' | 'fix'> {
  const { text } = context.source
  const written = (side: Side, field: string | undefined): string => {
    const own = text.slice(side.e.start, side.e.end)
    if (field === undefined) return own
    return `${/[ +*/-]/u.test(own) && !own.startsWith('(') ? `(${own})` : own}.${field}`
  }
  const ofLeft = fieldOfType(el, context, left.type, right.type)
  const ofRight = ofLeft === undefined ? fieldOfType(el, context, right.type, left.type) : undefined
  const [these, those] = [written(left, ofLeft), written(right, ofRight)]
  // In a condition on cards, `suit` is `it.suit`, and so is `one.suit` if they are called `one` there.
  const { variables, it } = context.scope
  const meaning = (path: string): string => {
    const [root = '', ...fields] = path.split('.')
    const variable = variables.get(root)
    const isIt = variable === undefined ? root === 'it' : variable.value === it
    return isIt ? fields.join('.') : path
  }
  if ((ofLeft ?? ofRight) === undefined || meaning(these) === meaning(those)) return {}
  const between = text.slice(left.e.end, right.e.start)
  const suggestion = `${text.slice(whole.start, left.e.start)}${these}${between}${those}${text.slice(right.e.end, whole.end)}`
  return { help: `Write \`${suggestion}\`.`, fix: { span: spanIn(context, whole), text: suggestion } }
}

/** Common fields come before those that authors declare. */
const COMMON: readonly string[] = ['space', 'owner', 'kind']

function fieldOfType(el: Reading, context: Context, of: Type, wanted: Type): string | undefined {
  // Too many fields are numbers.
  if (wanted.kind === 'number' || wanted.kind === 'truth') return undefined
  const names = fieldNames(el, of)
  return [...COMMON.filter((name) => names.includes(name)), ...names].find((name) => {
    const field = readField(el, context, scalarOf(of, NOTHING), name)
    return field?.form === 'scalar' && field.type.kind !== 'hole' && sameType(field.type, wanted)
  })
}
