import type { ExprIR, GameIR, SetIR } from '../../../grammar/ir/ir.ts'
import { isExprIn, isOperation, isSetIn } from '../../../grammar/ir/match.ts'
import { partsOf, someNode } from '../../../grammar/ir/walk.ts'
import { entitiesOf } from '../code/contents.ts'
import { keyOf, type Name } from './key-of.ts'
import { memoizedBy } from '../../../grammar/source/memoized.ts'

/* Recognises values that depend only on the contents of one container and on constants. */

/** The container that a value is about: the value of a name plus an offset. */
export interface AboutContents {
  readonly named: Name
  readonly shift: number
  /** Equal for all uses of the same value. */
  readonly key: string
}

/** Undefined for values that must not be cached. */
export const aboutContents = memoizedBy((ir: GameIR, e: ExprIR): AboutContents | undefined =>
  new Asking(ir).of(e),
)

/** False for values that are hardly more expensive to compute than to look up, and for aliases. */
export function mayBeKept(e: ExprIR): boolean {
  return e.op === 'let' ? e.value.op !== 'reg' && e.value.op !== 'cell' : DEAR.has(e.op)
}

const DEAR: ReadonlySet<ExprIR['op']> = new Set(['fold', 'if', 'any', 'count'])

/** The meaning of a register: the thing in question, a member of it, or another constant value. */
type Stands = 'thing' | 'member' | 'value'

/** Searches a value for everything it reads from the state. */
class Asking {
  private readonly ir: GameIR
  private readonly shiftOfGroups: number
  private named: Name | undefined
  private shift: number | undefined
  /** True if something is summed or searched for in groups. */
  private isDear = false

  constructor(ir: GameIR) {
    this.ir = ir
    this.shiftOfGroups = ir.containers.length - entitiesOf(ir)
  }

  of(e: ExprIR): AboutContents | undefined {
    if (this.known(e, new Map()) === undefined || !this.isDear) return undefined
    const { named, shift } = this
    return named === undefined || shift === undefined
      ? undefined
      : { named, shift, key: `${shift} ${keyOf(e, named)}` }
  }

  private thing(e: Name): Stands | undefined {
    this.named ??= e
    return isSame(this.named, e) ? 'thing' : undefined
  }

  /** The meaning of the value. Undefined if it depends on anything else. */
  private value(e: ExprIR, regs: ReadonlyMap<number, Stands>): Stands | undefined {
    if (isOperation(e)) {
      const all = partsOf(e).every((part) => 'op' in part && this.known(part, regs) !== undefined)
      return all ? 'value' : undefined
    }
    if (isExprIn(e, 'board') || isExprIn(e, 'play')) return undefined
    switch (e.op) {
      case 'const':
        return 'value'
      case 'reg':
        return regs.get(e.reg) ?? this.thing(e)
      case 'cell':
        return this.thing(e)
      case 'let': {
        const bound = this.value(e.value, regs)
        return bound && this.value(e.body, new Map(regs).set(e.reg, bound))
      }
      case 'call': {
        const term = this.ir.terms[e.term]
        const given = new Map<number, Stands>()
        for (const [i, reg] of (term?.params ?? []).entries()) {
          const arg = e.args[i]
          const about = arg && this.value(arg, regs)
          if (about === undefined) return undefined
          given.set(reg, about)
        }
        return term && this.value(term.body, given)
      }
      case 'first':
        return this.set(e.set, regs)
      case 'any':
      case 'count':
        return this.set(e.set, regs) && 'value'
      case 'contains':
        return this.set(e.set, regs) && this.known(e.item, regs)
      case 'fold': {
        const about = this.set(e.set, regs)
        this.isDear = true
        return about && this.known(e.of, new Map(regs).set(e.reg, about))
      }
      case 'standing':
        return this.best(e.set, e, regs) && 'value'
      case 'sets worth': {
        const about = this.set(e.set, regs)
        this.isDear = true
        const isKnown = about && this.known(e.of, new Map(regs).set(e.reg, about))
        return isKnown && this.known(e.total, regs) && 'value'
      }
      case 'nth':
      case 'place':
      case 'load':
        return undefined
    }
  }

  /** It must not matter which thing it is, only its contents. */
  private known(e: ExprIR, regs: ReadonlyMap<number, Stands>): Stands | undefined {
    const about = this.value(e, regs)
    return about === 'thing' ? undefined : about
  }

  /** The meaning of the members. */
  private set(set: SetIR, regs: ReadonlyMap<number, Stands>): Stands | undefined {
    if (isSetIn(set, 'board')) return undefined
    switch (set.set) {
      case 'empty':
        return 'value'
      case 'one':
        return this.value(set.item, regs)
      case 'members':
        return this.container(set.container, regs) ? 'member' : undefined
      case 'filter': {
        const about = this.set(set.of, regs)
        // Otherwise constants count it.
        if (readsAnother(set.where, set.reg)) this.isDear = true
        return about && this.known(set.where, new Map(regs).set(set.reg, about)) && about
      }
      case 'sorted': {
        const about = this.set(set.of, regs)
        return about && this.known(set.by, new Map(regs).set(set.reg, about)) && about
      }
      case 'best sets':
        return this.best(set.of, set, regs)
      case 'each': {
        const about = this.set(set.over, regs)
        return about && this.set(set.of, new Map(regs).set(set.reg, about))
      }
      case 'union':
      case 'minus': {
        const [left, right] = [this.set(set.left, regs), this.set(set.right, regs)]
        return left === right ? left : undefined
      }
      case 'let': {
        const bound = this.value(set.value, regs)
        return bound && this.set(set.body, new Map(regs).set(set.reg, bound))
      }
      case 'range':
      case 'row':
      case 'map':
      case 'if':
        return undefined
    }
  }

  /** The same for things that are fitted into a pattern. */
  private best(
    of: SetIR,
    { reg, kind, worth }: Extract<SetIR, { set: 'best sets' }> | Extract<ExprIR, { op: 'standing' }>,
    regs: ReadonlyMap<number, Stands>,
  ): Stands | undefined {
    const about = this.set(of, regs)
    this.isDear = true
    const inside = new Map(regs)
    if (about !== undefined) inside.set(reg, about)
    return about && this.known(kind, inside) && this.known(worth, inside) && about
  }

  private container(e: ExprIR, regs: ReadonlyMap<number, Stands>): boolean {
    const [of, by] =
      e.op !== 'add' ? [e, undefined] : e.right.op === 'const' ? [e.left, e.right] : [e.right, e.left]
    if (by !== undefined && by.op !== 'const') return false
    const shift = by?.value ?? 0
    const about = this.value(of, regs)
    if (about === 'member') {
      this.isDear = true
      return shift === this.shiftOfGroups
    }
    this.shift ??= shift
    return about === 'thing' && this.shift === shift
  }
}

function readsAnother(where: ExprIR, own: number): boolean {
  return someNode(where, (node) => 'op' in node && node.op === 'reg' && node.reg !== own)
}

function isSame(one: Name, other: Name): boolean {
  return one.op === 'reg'
    ? other.op === 'reg' && one.reg === other.reg
    : other.op === 'cell' && one.at === other.at
}
