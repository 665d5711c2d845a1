import type { Parameter } from '../expression/ast.ts'
import type { TextSource } from '../expression/text-source.ts'
import { localSymbol } from '../names/declarations.ts'
import type { NamedSymbol } from '../names/symbol.ts'
import type { Elaboration } from './elaboration.ts'
import { classCalled, kindsCalled } from './kinds.ts'
import { spells } from '../names/spelling.ts'
import { suggestion } from './suggestion.ts'
import type { Secrecy, Type } from '../types/types.ts'
import { DECIDER, DIRECTIONS, HIDDEN, HOLE, PUBLIC, SEAT, SPACE } from '../types/types.ts'

export interface ParameterType {
  readonly name: string
  readonly symbol: NamedSymbol
  readonly type: Type
  /** A plural class: a set of them. */
  readonly several: boolean
  /** Who may know the face of a piece that comes in by this parameter. */
  readonly face: Secrecy
}

/** What a parameter of a stage, action, term or table takes. */
export function parameterType(el: Elaboration, parameter: Parameter, source: TextSource): ParameterType {
  const span = source.spanOf(parameter.start, parameter.end)
  const written = parameter.type.text
  const name = parameter.called.text
  const named = el.names.symbols.find(written, 'kind', 'family', 'class', 'group', 'enumeration', 'type')
  el.names.use(named, source, parameter.type)
  const symbol = localSymbol(
    'parameter',
    name,
    source.spanOf(parameter.called.start, parameter.called.end),
    parameter.called.start === parameter.type.start ? named : undefined,
  )
  const { world } = el
  const simple = (type: Type): ParameterType => ({ name, symbol, type, several: false, face: PUBLIC })
  if (written === 'player') return simple(SEAT)
  if (written === 'space') return simple(SPACE)
  if (written === 'direction') return simple(DIRECTIONS)
  if (written === 'spaces') return { name, symbol, type: SPACE, several: true, face: PUBLIC }
  if (written === 'players') return { name, symbol, type: SEAT, several: true, face: PUBLIC }
  const group = world.groups.find((g) => spells(written, g.name, g.plural))
  if (group !== undefined)
    return {
      name,
      symbol,
      type: { kind: 'group', class: group.name },
      several: written !== group.name,
      face: PUBLIC,
    }
  const kinds = kindsCalled(world, written)
  if (kinds !== undefined) {
    const className = world.kinds[[...kinds][0] ?? -1]?.class ?? ''
    const singular =
      classCalled(world, written)?.name === written ||
      world.kinds.some((k) => k.name === written) ||
      world.classes.some((c) => c.families.has(written))
    const open = world.containers.every((c) => c.seenBy === 'everyone')
    const face = open ? PUBLIC : parameter.owner === 'your' ? DECIDER : HIDDEN
    return { name, symbol, type: { kind: 'piece', class: className, kinds }, several: !singular, face }
  }
  for (const enumeration of world.enumerations.keys())
    if (spells(written, enumeration, undefined)) return simple({ kind: 'enumeration', name: enumeration })
  if (written === 'number') return simple({ kind: 'number', least: -0x7ffffffe, most: 0x7ffffffe })
  const names = [
    'player',
    'space',
    ...world.classes.map((c) => c.name),
    ...world.kinds.map((k) => k.name),
    ...world.enumerations.keys(),
  ]
  el.report('ST4101', span, `There is no type called \`${written}\`.`, suggestion(written, names))
  return simple(HOLE)
}
