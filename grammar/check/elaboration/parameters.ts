import type { Parameter } from '../../expression/ast.ts'
import type { TextSource } from '../../expression/text-source.ts'
import { localSymbol } from '../../names/declarations.ts'
import { OF_THINGS, type NamedSymbol } from '../../names/symbol.ts'
import { cell } from '../../ir/build.ts'
import { bindName } from './bind-name.ts'
import type { Lowering, Reading } from './contexts.ts'
import { setSnapshot, valueOfSnapshot, type SetSnapshot } from './set-snapshots.ts'
import type { Scope } from './scope.ts'
import { scalarOf } from './values.ts'
import { canBeMember } from './word-sets.ts'
import { unknownFace } from './secrecy.ts'
import { bagWordCount } from '../world/bag-values.ts'
import { DECIDER, HOLE, PUBLIC, type Secrecy, type Type } from '../../types/types.ts'

export interface ParameterType {
  readonly name: string
  readonly symbol: NamedSymbol
  readonly type: Type
  /** A plural class: a set of them. */
  readonly several: boolean
  /** Who may know the face of a piece passed to this parameter. */
  readonly face: Secrecy
  readonly isYours?: true
}

/** The type and secrecy of a parameter of a stage, action, term or table. */
export function parameterType(el: Reading, parameter: Parameter, source: TextSource): ParameterType {
  const span = source.spanOf(parameter.start, parameter.end)
  const written = parameter.type.text
  const name = parameter.called.text
  const named = el.names.symbols.find(written, ...OF_THINGS)
  el.names.use(named, source, parameter.type)
  const symbol = localSymbol(
    'parameter',
    name,
    source.spanOf(parameter.called.start, parameter.called.end),
    parameter.called.start === parameter.type.start ? named : undefined,
  )
  const found = el.typeCalled(written, span)
  if (found === undefined) return { name, symbol, type: HOLE, several: false, face: PUBLIC }
  const { type, several } = found
  // The face of a piece of the player on turn is known; for others, nobody is assumed to know it.
  const face =
    parameter.owner === 'your' && unknownFace(el, type) !== PUBLIC ? DECIDER : unknownFace(el, type)
  return { name, symbol, type, several, face, ...(parameter.owner === 'your' ? { isYours: true } : {}) }
}

/** The same for a stage or action, which stores its arguments in words of the state. */
export function keptParameter(el: Reading, parameter: Parameter, source: TextSource): ParameterType {
  const found = parameterType(el, parameter, source)
  if (found.type.kind !== 'bag' || bagWordCount(el.world, found.type) === 1) return found
  el.report(
    'ST4005',
    source.spanOf(parameter.start, parameter.end),
    'Bags that tell more than 6 values apart cannot be handed over yet.',
  )
  return { ...found, type: HOLE }
}

/** Storage of arguments: sets, and addresses of single things, in order. */
interface KeptParameters {
  readonly sets: readonly (SetSnapshot | undefined)[]
  readonly cells: readonly number[]
}

export function keptParameters(
  el: Lowering,
  head: string,
  parameters: readonly ParameterType[],
): KeptParameters {
  const sets = parameters.map(({ name, type, several }) =>
    several && canBeMember(type) ? setSnapshot(el, `${head}: ${name}`, type) : undefined,
  )
  const cells = parameters.flatMap(({ name, type }, i) =>
    sets[i] === undefined ? [el.local(`${head}: ${name}`, type)] : [],
  )
  return { sets, cells }
}

export function boundParameters(
  el: Reading,
  outer: Scope,
  { parameters, sets, cells }: KeptParameters & { readonly parameters: readonly ParameterType[] },
): Scope {
  const left = [...cells]
  return parameters.reduce((scope, { symbol, type, face, isYours }, i) => {
    const set = sets[i]
    const value =
      set === undefined
        ? { ...scalarOf(type, cell(left.shift() ?? 0), { face }), ...(isYours && { isYours }) }
        : { ...valueOfSnapshot(el, set), face }
    return bindName(el, scope, symbol, value)
  }, outer)
}
