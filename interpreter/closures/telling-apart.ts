import type { ActionIR, ExprIR, GameIR, SetIR } from '../../grammar/ir/ir.ts'
import type { NodeIR, RulesIR } from '../../grammar/ir/nodes.ts'
import { asksAfter, readsRegister } from '../../grammar/ir/walk.ts'
import { pieceStripes } from '../state/piece-stripes.ts'
import { surelyInSight } from './in-sight.ts'
import { reads } from './needed.ts'
import { onlyOnSpaces } from './on-spaces.ts'

/*
 * Of pieces that look alike to the decider, one is tried in place of all. That is correct unless something after the
 * choice asks which of them it is: whether it is the one that a value names, or the first of its place. Everything
 * else about a piece, such as its kind or where it lies, is the same for all that are alike.
 */

/** A thing is a piece that was chosen, or one that lies with others; everything else is a word. */
type Nature = 'thing' | 'word' | 'apart'

type Part = Pick<ActionIR, 'choices' | 'lets' | 'conditions' | 'forbids'>

/**
 * Can something after this choice distinguish pieces that are alike? Then one of them may qualify and another may
 * not.
 */
export function mayTellApart(ir: GameIR, action: Part, made: number): boolean {
  const choice = action.choices[made]
  if (choice === undefined || !choice.alike || onlyOnSpaces(ir, choice.from)) return false
  // For what is seen, it makes no difference which of equal pieces it is.
  if (surelyInSight(ir, choice.from)) return false
  const things = new Set(action.choices.filter(({ type }) => type === 'piece').map(({ cell }) => cell))
  const natures = new Natures(ir, things)
  const touches = (part: RulesIR): boolean => reads(ir, part, things) || asksAfter(part)
  for (const { after, cell, value } of action.lets) {
    if (after <= made || !touches(value)) continue
    const nature = natures.of(value, NONE_BOUND)
    if (nature === 'apart') return true
    if (nature === 'thing') things.add(cell)
  }
  const isSlotBeside = ({ name, slot }: (typeof action.choices)[number]): boolean =>
    choice.slot !== undefined && slot !== undefined && name === choice.name
  return (
    [...action.conditions, ...action.forbids].some(
      ({ after, test }) => after > made && touches(test) && natures.of(test, NONE_BOUND) === 'apart',
    ) ||
    // The slots of one choice of several take whatever is not taken yet.
    action.choices
      .slice(made + 1)
      .some(
        (later) =>
          !isSlotBeside(later) && touches(later.from) && natures.ofSet(later.from, NONE_BOUND) === 'apart',
      )
  )
}

/** Does an action have any such choice? */
export function tellsApart(ir: GameIR, action: Part): boolean {
  return action.choices.some((_, made) => mayTellApart(ir, action, made))
}

/** Registers that hold things. */
type Bound = ReadonlySet<number>
const NONE_BOUND: Bound = new Set()

class Natures {
  private readonly calls = new Map<string, Nature>()
  private readonly ir: GameIR
  private readonly things: ReadonlySet<number>
  private readonly byPiece: ReadonlySet<number>

  constructor(ir: GameIR, things: ReadonlySet<number>) {
    this.ir = ir
    this.things = things
    // Alike pieces lie in one place and have the same values.
    this.byPiece = new Set([ir.memory.at, ...pieceStripes(ir).map(({ at }) => at)])
  }

  of(e: ExprIR, bound: Bound): Nature {
    switch (e.op) {
      // The steps of the move may do anything with what was chosen.
      case 'after':
        return 'apart'
      case 'const':
      // It is the same for all moves compared with it.
      case 'most':
        return 'word'
      case 'reg':
        return bound.has(e.reg) ? 'thing' : 'word'
      case 'cell':
        return this.things.has(e.at) ? 'thing' : 'word'
      case 'load': {
        const index = this.of(e.index, bound)
        return index === 'thing' ? (this.byPiece.has(e.base) ? 'word' : 'apart') : index
      }
      case 'table':
        return this.of(e.index, bound) === 'apart' ? 'apart' : 'word'
      case 'eq':
      case 'ne':
        return this.together(e.left, e.right, bound) === 'apart' ? 'apart' : 'word'
      case 'not':
        return this.words([e.term], bound)
      case 'and':
      case 'or':
        return this.words(e.terms, bound)
      case 'if':
        return this.of(e.condition, bound) === 'apart' ? 'apart' : this.together(e.then, e.else, bound)
      case 'let': {
        const nature = this.of(e.value, bound)
        return nature === 'apart' ? nature : this.of(e.body, withBound(bound, e.reg, nature))
      }
      case 'call':
        return this.ofCall(e, bound)
      case 'any':
      case 'count':
        return this.ofSet(e.set, bound) === 'apart' ? 'apart' : 'word'
      case 'contains': {
        const [set, item] = [this.ofSet(e.set, bound), this.of(e.item, bound)]
        return set === item && set !== 'apart' ? 'word' : 'apart'
      }
      case 'fold': {
        const set = this.ofSet(e.set, bound)
        return set === 'apart' ? set : this.words([e.of], withBound(bound, e.reg, set))
      }
      case 'add':
      case 'sub':
      case 'mul':
      case 'mod':
      case 'divUp':
      case 'divDown':
      case 'min':
      case 'max':
      case 'bagSum':
      case 'bagCount':
      case 'bagMatch':
      case 'lt':
      case 'le':
        return this.words([e.left, e.right], bound)
      case 'distance':
        return this.words([e.from, e.to], bound)
      case 'first':
      case 'longest line':
      case 'step':
      case 'can':
      case 'shared run':
      case 'stood':
      case 'repeats':
        return this.elsewhere(e, bound)
    }
  }

  ofSet(set: SetIR, bound: Bound): Nature {
    switch (set.set) {
      case 'empty':
        return 'word'
      case 'one':
        return this.of(set.item, bound)
      case 'members':
        return this.of(set.container, bound) === 'word' ? 'thing' : 'apart'
      case 'filter': {
        const of = this.ofSet(set.of, bound)
        if (of === 'apart') return of
        return this.of(set.where, withBound(bound, set.reg, of)) === 'apart' ? 'apart' : of
      }
      case 'each': {
        const over = this.ofSet(set.over, bound)
        return over === 'apart' ? over : this.ofSet(set.of, withBound(bound, set.reg, over))
      }
      case 'map': {
        const over = this.ofSet(set.over, bound)
        return over === 'apart' ? over : this.of(set.item, withBound(bound, set.reg, over))
      }
      case 'union':
      case 'minus': {
        const [left, right] = [this.ofSet(set.left, bound), this.ofSet(set.right, bound)]
        return left === right ? left : 'apart'
      }
      case 'if': {
        if (this.of(set.condition, bound) === 'apart') return 'apart'
        const [left, right] = [this.ofSet(set.then, bound), this.ofSet(set.else, bound)]
        return left === right ? left : 'apart'
      }
      case 'range':
      case 'row':
      case 'let':
      case 'sorted':
      case 'open line':
      case 'sight':
      case 'reached':
      case 'run':
      case 'borders':
        return this.elsewhere(set, bound)
    }
  }

  private words(terms: readonly ExprIR[], bound: Bound): Nature {
    return terms.some((term) => this.of(term, bound) === 'apart') ? 'apart' : 'word'
  }

  /** A thing matches things, and anything that is not a piece. */
  private together(left: ExprIR, right: ExprIR, bound: Bound): Nature {
    const [one, other] = [this.of(left, bound), this.of(right, bound)]
    if (one === other) return one
    if (one === 'apart' || other === 'apart') return 'apart'
    const word = one === 'word' ? left : right
    const isPiece = word.op !== 'const' || (word.value >= 0 && word.value < this.ir.pieces.length)
    return isPiece ? 'apart' : 'thing'
  }

  private ofCall(e: Extract<ExprIR, { op: 'call' }>, bound: Bound): Nature {
    const natures = e.args.map((arg) => this.of(arg, bound))
    const term = this.ir.terms[e.term]
    if (term === undefined || natures.includes('apart')) return 'apart'
    const key = `${e.term} ${natures.join()} ${this.things.size}`
    const known = this.calls.get(key)
    if (known !== undefined) return known
    const inside = new Set(term.params.filter((_, i) => natures[i] === 'thing'))
    const nature = this.of(term.body, inside)
    this.calls.set(key, nature)
    return nature
  }

  /** What is not analysed distinguishes nothing as long as no thing enters it. */
  private elsewhere(part: NodeIR, bound: Bound): Nature {
    return reads(this.ir, part, this.things) || readsRegister(part, bound) ? 'apart' : 'word'
  }
}

function withBound(bound: Bound, reg: number, nature: Nature): Bound {
  if (nature === 'thing') return new Set([...bound, reg])
  return bound.has(reg) ? new Set([...bound].filter((each) => each !== reg)) : bound
}
