import { isFunction } from '../../language/functions.ts'
import { DIRECTIONS, widest } from '../../types/types.ts'
import type { Reading } from '../elaboration/contexts.ts'
import type { Context } from '../elaboration/scope.ts'
import { scalarOf, type Scalar } from '../elaboration/values.ts'
import type { Of } from './expressions.ts'
import { readField } from './fields.ts'
import { leapMasks } from './leaps.ts'
import { oppositeOf } from './rotate-directions.ts'

/** `forward of pawn`, `forward leap(2, 1) of white`: directions as a player sees them, or the owner of a piece. */
export function directionsOf(el: Reading, context: Context, e: Of<'of'>, object: Scalar): Scalar | undefined {
  const { text } = e.name
  if (text === 'opposite' && e.arguments === undefined && object.type.kind === 'directions') {
    el.names.use(el.names.symbols.find(text, 'function'), context.source, e.name)
    return oppositeOf(el, object)
  }
  const { words } = el.world.topology
  const isLeap = e.arguments !== undefined && isFunction(text) && text.endsWith('leap')
  if (!isLeap && (e.arguments !== undefined || !words.has(text))) return undefined
  const seat = object.type.kind === 'seat' ? object : readField(el, context, object, 'owner')
  if (seat?.form !== 'scalar' || seat.type.kind !== 'seat') return undefined
  const masks = isLeap ? leapMasks(el, context, text, e.arguments, e) : words.get(text)
  el.names.use(el.names.symbols.find(text, isLeap ? 'function' : 'direction'), context.source, e.name)
  return scalarOf(DIRECTIONS, el.lookUp('directions', masks ?? [0], seat.ir), {
    secrecy: widest(object.secrecy, seat.secrecy),
  })
}
