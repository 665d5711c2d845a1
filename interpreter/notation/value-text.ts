import type { GameIR, NotationPartIR, ValueTypeIR } from '../../grammar/ir/ir.ts'
import { bagCount } from '../../grammar/ir/bags.ts'
import { NONE } from '../../grammar/ir/ir.ts'

export type Show = Extract<NotationPartIR, { part: 'value' }>['show']

const DIRECTION_NAMES = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw']

/** A value as people write it: a space by its name, a piece by its letter or name. */
export function valueText(ir: GameIR, type: ValueTypeIR, value: number, show: Show): string {
  if (value === NONE) return '-'
  if (typeof type === 'object') return 'bag' in type ? bagText(type.bag, value) : (type.values[value] ?? '?')
  switch (type) {
    case 'truth':
      return value === 0 ? 'no' : 'yes'
    case 'number':
      return String(value)
    case 'seat':
      return ir.seats[value]?.name ?? '?'
    case 'direction':
      return DIRECTION_NAMES[31 - Math.clz32(value)] ?? String(value)
    case 'space': {
      const space = ir.spaces[value]
      if (space === undefined) return '?'
      if (show === 'column') return String.fromCharCode(97 + space.column)
      return show === 'row' ? String(space.row + 1) : space.name
    }
    case 'container':
      return ir.containers[value]?.name ?? '?'
    case 'group': {
      const group = ir.groups.find(({ first, count }) => value >= first && value < first + count)
      return group === undefined ? '?' : `${group.name} ${value - group.first + 1}`
    }
    case 'piece':
    case 'kind': {
      const kind = ir.kinds[type === 'kind' ? value : (ir.pieces[value]?.kind ?? -1)]
      return show === 'letter' ? (kind?.letter ?? kind?.name ?? '?') : (kind?.name ?? '?')
    }
  }
}

/** What lies in a bag, one after the other: `2 2 5`; nothing: `-`. */
function bagText(names: readonly string[], bag: number): string {
  const things = names.flatMap((name, value) => Array<string>(bagCount(bag, value)).fill(name))
  return things.length === 0 ? '-' : things.join(' ')
}
