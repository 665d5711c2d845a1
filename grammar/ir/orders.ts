import { NOTHING, compare, filter, disjunction } from './build.ts'
import type { SetIR } from './expression-ir.ts'
import { isSetIn } from './match.ts'
import { isSet } from './nodes.ts'
import { passedOn } from './walk.ts'
import { isWatcher, type Watchers } from './watchers.ts'

/** The properties of a place that decide whether its order can be followed. */
interface Ordered {
  readonly pile: boolean
  readonly capacity: number
  readonly owner: number
  readonly seenBy: Watchers
}

/** True if a seat can follow the order of a place: in a fan, only if it sees into it. */
export function followsOrder(place: Ordered, seat: number, teams?: Parameters<typeof isWatcher>[3]): boolean {
  return place.pile || place.capacity === 1 || isWatcher(place.seenBy, place.owner, seat, teams)
}

/**
 * The sets of contents whose order decides the first member of a set. If at most one of their things is in a place of
 * unknown order, the first member is certain. Mapped values count as their sources.
 */
export function orderingSets(set: SetIR): readonly SetIR[] {
  if (isSetIn(set, 'board')) return []
  switch (set.set) {
    case 'members':
      return [set]
    case 'empty':
    case 'one':
    case 'range':
    case 'row':
      return []
    case 'filter': {
      const { of, reg, where } = set
      return areThese(of) ? orderingSets(of).map((each) => filter(each, reg, where)) : orderingSets(of)
    }
    case 'sorted': {
      const { of, reg, by } = set
      if (!areThese(of)) return orderingSets(of)
      const least = compare('eq', by, { op: 'fold', fold: 'lowest', set: of, reg, of: by })
      const isFirst = disjunction([least, compare('eq', by, NOTHING)])
      return orderingSets(of).map((each) => filter(each, reg, isFirst))
    }
    // Which of several equal things are taken depends on their order, whatever it is.
    case 'best sets':
      return orderingSets(set.of)
    case 'each': {
      const { over, reg, of } = set
      return [
        ...orderingSets(over),
        ...orderingSets(of).map((each): SetIR => ({ set: 'each', over, reg, of: each })),
      ]
    }
    case 'map':
      return orderingSets(set.over)
    case 'union':
      return [...orderingSets(set.left), ...orderingSets(set.right)]
    case 'minus': {
      const { left, right } = set
      if (!areThese(left)) return orderingSets(left)
      return orderingSets(left).map((each) => ({ set: 'minus', left: each, right }))
    }
    case 'if': {
      const { condition } = set
      return [
        ...orderingSets(set.then).map((then): SetIR => ({
          set: 'if',
          condition,
          then,
          else: { set: 'empty' },
        })),
        ...orderingSets(set.else).map((other): SetIR => ({
          set: 'if',
          condition,
          then: { set: 'empty' },
          else: other,
        })),
      ]
    }
    case 'let': {
      const { reg, value } = set
      return orderingSets(set.body).map((body): SetIR => ({ set: 'let', reg, value, body }))
    }
  }
}

/** True if the members of the set are themselves the things whose order decides. */
function areThese(set: SetIR): boolean {
  if (set.set === 'map' || (set.set === 'each' && orderingSets(set.over).length > 0)) return false
  return passedOn(set).every((part) => !isSet(part) || areThese(part))
}
