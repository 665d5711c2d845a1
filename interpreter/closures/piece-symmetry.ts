import type { ExprIR, GameIR, SetIR } from '../../grammar/ir/ir.ts'
import { isExprIn } from '../../grammar/ir/match.ts'
import type { NodeIR } from '../../grammar/ir/nodes.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import { exchanged, outerRegisters, readsRegister, someNode, walk } from '../../grammar/ir/walk.ts'
import { mayMixMarks } from '../state/mixed-marks.ts'
import { pieceStripes } from '../state/piece-stripes.ts'
import { reads } from './search-parts.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/**
 * The class of a part of the rules with regard to two pieces that look alike, such as two equal cards in a hand. A
 * `thing` is one of them: exchanging both exchanges it, too (`chosen card`). A `word` is the same for both (the number of
 * cards there). Anything that can differ between them is `apart` (the position of a card in a pile).
 */
type Nature = 'thing' | 'word' | 'apart'

/** Registers that contain things or spaces, and the values of others if they are known before the choice is made. */
type Bound = ReadonlyMap<number, 'thing' | 'space' | ExprIR>
const NONE_BOUND: Bound = new Map()

/** The state a question is about. */
interface Asked {
  /** Words that contain things. More may be added. */
  readonly things: ReadonlySet<number>
  /** Words that are unknown before the choice is made. */
  readonly unmade: ReadonlySet<number>
  /** Words of things chosen under one name. */
  readonly slots: ReadonlySet<number>
  /** Words that contain spaces chosen later. */
  readonly spaces: ReadonlySet<number>
  /** True if the deciding player sees all faces. */
  readonly inSight: boolean
}

/** Classifies parts of the rules by whether they can differ between pieces that look alike. */
export class PieceSymmetry {
  /** Values with which things were compared. A value that names a thing distinguishes it. */
  get words(): readonly ExprIR[] {
    return [...this.compared.values()]
  }

  private readonly compared = new Map<string, ExprIR>()
  private readonly calls = new Map<string, Nature>()
  private readonly ir: GameIR
  private readonly asked: Asked
  private readonly byPiece: ReadonlySet<number>
  /** True if the order of pieces on a space is always visible. */
  private readonly isOrdered: boolean

  constructor(ir: GameIR, asked: Asked) {
    this.ir = ir
    this.asked = asked
    // Alike pieces are in one place and have the same values. Mixed pieces may have different ones, but seats that
    // cannot see them do not know which.
    const tracked = asked.inSight || !mayMixMarks(ir) ? pieceStripes(ir).map(({ at }) => at) : []
    this.byPiece = new Set([ir.memory.at, ...tracked])
    this.isOrdered = ir.containers
      .slice(0, ir.spaces.length)
      .every(({ pile, capacity }) => pile || capacity === 1)
  }

  of(e: ExprIR, bound: Bound = NONE_BOUND): Nature {
    if (isExprIn(e, 'arithmetic')) return this.ofWords([e.left, e.right], bound)
    switch (e.op) {
      // The steps may do anything with the chosen piece, but the same with equal pieces, unless rules distinguish them.
      case 'after':
        return this.asked.inSight && !namesPieces(this.ir) ? this.of(e.test, bound) : 'apart'
      case 'const':
      // Equal for all moves compared with it.
      case 'most':
        return 'word'
      case 'reg':
        return bound.get(e.reg) === 'thing' ? 'thing' : 'word'
      case 'cell':
        return this.asked.things.has(e.at) ? 'thing' : 'word'
      case 'load': {
        const index = this.of(e.index, bound)
        return index === 'thing' ? (this.byPiece.has(e.base) ? 'word' : 'apart') : index
      }
      case 'table':
        return this.of(e.index, bound) === 'apart' ? 'apart' : 'word'
      case 'eq':
      case 'ne':
        return this.ofComparison(e.left, e.right, bound)
      case 'not':
        return this.ofWords([e.term], bound)
      case 'and':
      case 'or':
        return this.ofWords(e.terms, bound)
      case 'if':
        return this.of(e.condition, bound) === 'apart' ? 'apart' : this.together(e.then, e.else, bound)
      case 'let': {
        const nature = this.of(e.value, bound)
        return nature === 'apart' ? nature : this.of(e.body, this.withBound(bound, e.reg, nature, e.value))
      }
      case 'call':
        return this.ofCall(e, bound)
      case 'any':
      case 'count':
        return this.ofSet(e.set, bound) === 'apart' ? 'apart' : 'word'
      case 'contains': {
        const [set, item] = [this.ofSet(e.set, bound), this.of(e.item, bound)]
        if (item === 'thing' && takesSome(e.set)) return 'apart'
        if (set === 'thing' && item === 'word') return this.named(e.item, bound)
        return set === item && set !== 'apart' ? 'word' : 'apart'
      }
      case 'standing': {
        const set = this.ofSet(e.set, bound)
        return set === 'apart' ? set : this.ofWords([e.kind, e.worth], this.withBound(bound, e.reg, set))
      }
      case 'fold': {
        const set = this.ofSet(e.set, bound)
        return set === 'apart' ? set : this.ofWords([e.of], this.withBound(bound, e.reg, set))
      }
      case 'sets worth': {
        const set = this.ofSet(e.set, bound)
        if (set === 'apart' || this.of(e.total, bound) === 'apart') return 'apart'
        return this.ofWords([e.of], this.withBound(bound, e.reg, set))
      }
      case 'longest way':
        return this.onlyWords([], [e.via, e.next], this.withBound(bound, e.reg, 'word'))
      case 'lt':
      case 'le':
        return this.ofWords([e.left, e.right], bound)
      case 'distance':
        return e.via === undefined
          ? this.ofWords([e.from, e.to], bound)
          : this.onlyWords([e.from, e.to], [e.via], bound)
      case 'steps':
        return this.onlyWords(
          [e.from, e.to, e.cost, e.turn, e.facing, e.heading],
          [e.via, e.next],
          this.withBound(bound, e.reg, 'word'),
        )
      case 'step':
        return this.onlyWords([e.space, e.directions], [], bound)
      case 'longest line':
        return this.onlyWords([e.directions], [e.set], bound)
      case 'first':
        if (this.isOrderOfSlots(e.set)) return 'thing'
        return this.onlyWords([], [e.set], bound) === 'word' ? 'word' : this.elsewhere(e, bound)
      case 'nth':
        return this.onlyWords([e.at], [e.set], bound) === 'word' ? 'word' : this.elsewhere(e, bound)
      case 'place':
        return this.onlyWords([e.item], [e.set], bound) === 'word' ? 'word' : this.elsewhere(e, bound)
      case 'can':
      case 'shared run':
      case 'stood':
      case 'repeats':
        return this.elsewhere(e, bound)
    }
  }

  ofSet(set: SetIR, bound: Bound = NONE_BOUND): Nature {
    switch (set.set) {
      case 'empty':
        return 'word'
      case 'one':
        return this.of(set.item, bound)
      case 'members':
        // If each piece has its own place, none is like another.
        if (this.isOrdered && this.isSpace(set.container, bound)) return 'word'
        return this.of(set.container, bound) === 'word' ? 'thing' : 'apart'
      case 'filter': {
        const of = this.ofSet(set.of, bound)
        if (of === 'apart' || (takesSome(set.of) && comparesRegister(set.where, set.reg))) return 'apart'
        return this.of(set.where, this.withBound(bound, set.reg, of)) === 'apart' ? 'apart' : of
      }
      // Of several equal things it may take some, but always as many.
      case 'best sets': {
        const of = this.ofSet(set.of, bound)
        if (of === 'apart') return of
        const asked = this.ofWords([set.kind, set.worth], this.withBound(bound, set.reg, of))
        return asked === 'apart' ? asked : of
      }
      case 'each': {
        const over = this.ofSet(set.over, bound)
        return over === 'apart' ? over : this.ofSet(set.of, this.withBound(bound, set.reg, over))
      }
      case 'map': {
        const over = this.ofSet(set.over, bound)
        return over === 'apart' ? over : this.of(set.item, this.withBound(bound, set.reg, over))
      }
      case 'union':
      case 'minus':
        return this.setsTogether(set.left, set.right, bound)
      case 'if':
        return this.of(set.condition, bound) === 'apart'
          ? 'apart'
          : this.setsTogether(set.then, set.else, bound)
      case 'let': {
        const nature = this.of(set.value, bound)
        if (nature === 'apart') return nature
        return this.ofSet(set.body, this.withBound(bound, set.reg, nature, set.value))
      }
      case 'sorted': {
        const of = this.ofSet(set.of, bound)
        if (of === 'apart') return of
        return this.of(set.by, this.withBound(bound, set.reg, of)) === 'apart' ? 'apart' : of
      }
      case 'range':
      case 'borders':
        return this.onlyWords([set.from, set.to], [], bound)
      case 'row':
        return this.onlyWords([set.index], [], bound)
      case 'open line':
      case 'sight':
        return this.onlyWords([set.from, set.directions, set.limit], [], bound)
      case 'reached':
        return this.onlyWords([], [set.from, set.via], bound)
      case 'reached by steps':
        return this.onlyWords(
          [set.cost, set.limit, set.turn, set.facing, set.heading],
          [set.from, set.via, set.next],
          this.withBound(bound, set.reg, 'word'),
        )
      case 'grown':
        return this.onlyWords([], [set.from, set.next], this.withBound(bound, set.reg, 'word'))
      case 'run':
        return this.onlyWords([set.from, set.directions, set.limit], [set.over, set.until], bound)
    }
  }

  private ofWords(terms: readonly ExprIR[], bound: Bound): Nature {
    // All terms are classified, because each may add compared values.
    return terms.map((term) => this.of(term, bound)).includes('apart') ? 'apart' : 'word'
  }

  /** Only places and numbers. */
  private onlyWords(
    terms: readonly (ExprIR | undefined)[],
    sets: readonly (SetIR | undefined)[],
    bound: Bound,
  ): Nature {
    const natures = [
      ...terms.map((term) => (term === undefined ? 'word' : this.of(term, bound))),
      ...sets.map((set) => (set === undefined ? 'word' : this.ofSet(set, bound))),
    ]
    return natures.every((nature) => nature === 'word') ? 'word' : 'apart'
  }

  /** Classifies a comparison of two values. */
  private ofComparison(left: ExprIR, right: ExprIR, bound: Bound): Nature {
    const [one, other] = [this.of(left, bound), this.of(right, bound)]
    if (one === 'apart' || other === 'apart') return 'apart'
    if (one === other) return 'word'
    return this.named(one === 'word' ? left : right, bound)
  }

  /** Classifies a comparison of a thing with a word. */
  private named(word: ExprIR, bound: Bound): Nature {
    if (!this.mayBePiece(word)) return 'word'
    const known = this.knownBefore(word, bound)
    if (known === undefined) return 'apart'
    this.compared.set(JSON.stringify(known), known)
    return 'word'
  }

  /** Joins two alternatives: a thing with things, and with anything that is not a piece. */
  private together(left: ExprIR, right: ExprIR, bound: Bound): Nature {
    const [one, other] = [this.of(left, bound), this.of(right, bound)]
    if (one === other) return one
    if (one === 'apart' || other === 'apart') return 'apart'
    const word = one === 'word' ? left : right
    return this.named(word, bound) === 'apart' ? 'apart' : 'thing'
  }

  private setsTogether(left: SetIR, right: SetIR, bound: Bound): Nature {
    const [one, other] = [this.ofSet(left, bound), this.ofSet(right, bound)]
    if (one === other) return one
    if (one === 'apart' || other === 'apart') return 'apart'
    return this.allNamed(one === 'word' ? left : right, bound) ? 'thing' : 'apart'
  }

  private allNamed(words: SetIR, bound: Bound): boolean {
    if (words.set === 'empty') return true
    if (words.set === 'one') return this.named(words.item, bound) !== 'apart'
    return words.set === 'union' && this.allNamed(words.left, bound) && this.allNamed(words.right, bound)
  }

  private mayBePiece(word: ExprIR): boolean {
    return word.op !== 'const' || (word.value >= 0 && word.value < this.ir.pieces.length)
  }

  /** A word as an expression of the state alone. Undefined if it depends on the choice, or on anything after it. */
  private knownBefore(word: ExprIR, bound: Bound): ExprIR | undefined {
    const known = exchanged(word, {
      expression: (e) => {
        const boundKind = e.op === 'reg' ? bound.get(e.reg) : undefined
        return boundKind === undefined || typeof boundKind === 'string' ? e : boundKind
      },
    })
    return outerRegisters(known).length > 0 || reads(this.ir, known, this.asked.unmade) ? undefined : known
  }

  private ofCall(e: Extract<ExprIR, { op: 'call' }>, bound: Bound): Nature {
    const natures = e.args.map((arg) => this.of(arg, bound))
    const term = this.ir.terms[e.term]
    if (term === undefined || natures.includes('apart')) return 'apart'
    let inside = NONE_BOUND
    term.params.forEach((param, i) => {
      inside = this.withBound(inside, param, natures[i] ?? 'word', e.args[i], bound)
    })
    const given = term.params.map((param) => inside.get(param) ?? '')
    const key = `${e.term} ${JSON.stringify(given)} ${this.asked.things.size}`
    const cached = this.calls.get(key)
    if (cached !== undefined) return cached
    const nature = this.of(term.body, inside)
    this.calls.set(key, nature)
    return nature
  }

  private isSpace(value: ExprIR, bound: Bound): boolean {
    if (value.op === 'cell') return this.asked.spaces.has(value.at)
    return value.op === 'reg' && bound.get(value.reg) === 'space'
  }

  /** Binds a register. Without a value, nothing is known about a word. */
  private withBound(bound: Bound, reg: number, nature: Nature, value?: ExprIR, around = bound): Bound {
    const word = (is: ExprIR): 'space' | ExprIR | undefined =>
      this.isSpace(is, around) ? 'space' : this.knownBefore(is, around)
    const now = nature === 'thing' ? nature : value && word(value)
    if (now === undefined && !bound.has(reg)) return bound
    const inner = new Map(bound)
    if (now === undefined) inner.delete(reg)
    else inner.set(reg, now)
    return inner
  }

  /** True for the first in place order of two things of one choice: they are chosen only in that order. */
  private isOrderOfSlots(set: SetIR): boolean {
    if (set.set !== 'filter' || set.of.set !== 'members' || set.where.op !== 'or') return false
    const { reg, where } = set
    return (
      where.terms.length === 2 &&
      where.terms.every(({ op }) => op === 'eq') &&
      where.terms.some(
        (term) =>
          term.op === 'eq' &&
          [term.left, term.right].some((side) => side.op === 'reg' && side.reg === reg) &&
          [term.left, term.right].some((side) => side.op === 'cell' && this.asked.slots.has(side.at)),
      )
    )
  }

  /** A part that is not analysed distinguishes nothing as long as no thing enters it. */
  private elsewhere(part: NodeIR, bound: Bound): Nature {
    const registers = new Set([...bound].flatMap(([reg, held]) => (held === 'thing' ? [reg] : [])))
    return reads(this.ir, part, this.asked.things) || readsRegister(part, registers) ? 'apart' : 'word'
  }
}

/**
 * True if any rule can distinguish equal pieces: by a value that names a piece, by comparing pieces, or by something
 * stored for a piece outside of its values.
 */
const namesPieces = memoized(findNames)

function findNames(ir: GameIR): boolean {
  const rules = rulesOfGame(ir)
  const pieces = new Set<number>()
  for (const { at, length, type } of ir.memory.regions)
    if (type === 'piece') for (let i = 0; i < length; i++) pieces.add(at + i)
  // The cell of a choice or a loop contains one of its candidates, and is not a name of it.
  const passing = new Set(ir.actions.flatMap(({ choices }) => choices.map(({ cell }) => cell)))
  const own = new Set([ir.memory.at, ...pieceStripes(ir).map(({ at }) => at)])
  const isPiece = (e: ExprIR): boolean =>
    e.op === 'first' || e.op === 'nth' || (e.op === 'cell' && pieces.has(e.at))
  const isCompared = (one: ExprIR, other: ExprIR): boolean => isPiece(one) && other.op !== 'const'
  let found = false
  walk(rules, (node) => {
    if ('step' in node) {
      if (node.step === 'for each') passing.add(node.cell)
      return
    }
    if (!('op' in node)) {
      if (node.set === 'one') found ||= isPiece(node.item)
      return
    }
    if (node.op === 'first' || node.op === 'nth' || node.op === 'place') found ||= isOrdered(ir, node.set)
    if (node.op === 'eq' || node.op === 'ne')
      found ||= isCompared(node.left, node.right) || isCompared(node.right, node.left)
    if (node.op === 'contains' || node.op === 'place') found ||= isPiece(node.item)
    if (node.op === 'load') found ||= isPiece(node.index) && !own.has(node.base)
  })
  return found || [...pieces].some((at) => !passing.has(at))
}

/** True for the first of a set whose order depends on the internal order of a place that is not a pile. */
function isOrdered(ir: GameIR, set: SetIR): boolean {
  if (set.set === 'filter' || set.set === 'let') return isOrdered(ir, set.set === 'let' ? set.body : set.of)
  if (set.set !== 'members') return false
  const { container } = set
  // Places of players are consecutive.
  const bases = container.op === 'add' ? [container.left, container.right] : [container]
  const base = bases.find((each) => each.op === 'const')
  const place = base?.op === 'const' ? ir.containers[base.value] : undefined
  return place !== undefined && !place.pile && place.capacity !== 1
}

/** True if a set may contain one of two equal things and not the other. */
function takesSome(set: SetIR): boolean {
  return someNode(set, (node) => 'set' in node && 'of' in node && node.set === 'best sets')
}

/** True if a condition compares the thing in a register with another. */
function comparesRegister(where: ExprIR, reg: number): boolean {
  return someNode(
    where,
    (node) =>
      'op' in node &&
      (node.op === 'eq' || node.op === 'ne') &&
      [node.left, node.right].some((side) => side.op === 'reg' && side.reg === reg),
  )
}
