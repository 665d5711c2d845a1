import type { ExprIR, GameIR, SetIR } from '../../../grammar/ir/ir.ts'
import { readsRegister } from '../../../grammar/ir/walk.ts'
import { FEW_PARTS, partsOfUnion } from '../../../grammar/ir/unions.ts'
import { nodeText } from '../../../grammar/ir/node-text.ts'
import { js } from '../code/code.ts'
import type { Ctx } from './context.ts'
import { block, emit, named, withReg } from './context.ts'
import { entitiesOf } from '../code/contents.ts'
import { mostOf } from '../code/times.ts'
import type { Bounds } from './bounds.ts'
import { hullsOf } from './bounds.ts'
import { eachBorder, eachInSight, eachOnOpenLine } from './geometry.ts'
import { eachInRun } from './runs.ts'
import { eachGroup, groupsThere } from './live-groups.ts'
import { eachInLists, sifted } from './in-lists.ts'
import { eachAnswered } from './kept-answers.ts'
import { keptList } from './kept-lists.ts'
import { eachMarked } from './marked-first.ts'
import { guarded, holdsOne } from './memory.ts'
import { containerOf, holding } from './profiles.ts'
import { wherePossible } from './places-held.ts'
import { onlyItem } from './ranges.ts'
import { eachReachedBySteps } from './reaching-by-steps.ts'
import { eachReached } from './reaching.ts'
import type { Lists, Row, Wanted } from './rows.ts'
import { flattened, letAround, listsFor, partnersOf, sieved } from './rows.ts'
import type { Val } from '../code/val.ts'
import { anyWord, condCode, constant, equal, isNone, known, negated, ranged } from '../code/val.ts'
import type { Visit } from './visits.ts'
import { counted, gathered, inCopy, listName, loopOver, mayRepeat, repeated } from './visits.ts'
import { boundsOf, knownValue, value, has, cond } from './dispatch.ts'

/** Emits a loop over a set, in order. To stop early, the visitor jumps out of a block around the loop. */
export function each(ctx: Ctx, set: SetIR, visitor: Visit): void {
  const visit = counted(ctx, mostOf(ctx.g.ir, set), visitor)
  const kept = keptList(ctx, set, eachUnkept)
  if (kept === undefined) eachUnkept(ctx, set, visit)
  else kept.each((item) => sifted(ctx, item, kept.left, visit))
}

/** The same for a set that is not kept as a whole. */
function eachUnkept(ctx: Ctx, set: SetIR, visit: Visit): void {
  switch (set.set) {
    case 'empty':
      return
    case 'one': {
      const item = named(ctx, value(ctx, set.item))
      const none = isNone(item)
      if (none === true) return
      if (none === false) return visit(item)
      return block(ctx, js`if (${negated(none)})`, () => visit({ ...item, none: false }))
    }
    case 'range':
      return eachInRange(ctx, set, visit)
    case 'row':
      return eachInRow(ctx, set, [], visit)
    case 'members':
      return guarded(ctx, value(ctx, set.container), (c) => {
        const { memory } = ctx.g
        const piece = ctx.g.names.fresh('v')
        const item: Val = { ...memory.first(c), code: piece, atom: true, none: false }
        const next = holdsOne(ctx.g.ir, c) ? js`N` : memory.next(item).code
        const head = js`for (let ${piece} = ${memory.first(c).code}; ${piece} >= 0; ${piece} = ${next})`
        loopOver(ctx, head, memory.count(c).code, ctx.g.ir.pieces.length, () => {
          if (item.lo < ctx.g.ir.pieces.length) return visit(item)
          // A group: its contents may be asked about repeatedly.
          holding(ctx, containerOf(ctx, item), () => visit(item))
        })
      })
    case 'filter':
      return eachFiltered(ctx, set, visit)
    case 'each':
      return each(ctx, set.over, (item) => each(withReg(ctx, set.reg, item), set.of, visit))
    case 'map':
      return eachMapped(ctx, set, visit)
    case 'union': {
      const parts = partsOfUnion(set)
      if (parts.length > FEW_PARTS)
        return gathered(ctx, (take) => parts.forEach((part) => each(ctx, part, take)), visit, true)
      return repeated(ctx, visit, (again) => {
        each(ctx, set.left, again)
        each(ctx, set.right, (item) => {
          block(ctx, js`if (${condCode(negated(has(ctx, set.left, item)))})`, () => again(item))
        })
      })
    }
    case 'minus':
      return each(ctx, set.left, (item) => {
        const out = has(ctx, set.right, item)
        if (out === true) return
        if (out === false) return visit(item)
        block(ctx, js`if (!(${out}))`, () => visit(item))
      })
    case 'if':
      return eachIf(ctx, set, visit)
    case 'let':
      return each(withReg(ctx, set.reg, named(ctx, value(ctx, set.value))), set.body, visit)
    case 'sorted':
      return eachSorted(ctx, set, visit)
    case 'open line':
      return eachOnOpenLine(ctx, set, visit)
    case 'sight':
      return eachInSight(ctx, set, visit)
    case 'reached':
      return eachReached(ctx, set, visit)
    case 'reached by steps':
      return eachReachedBySteps(ctx, set, visit)
    case 'run':
      return eachInRun(ctx, set, visit)
    case 'borders':
      return eachBorder(ctx, set, visit)
  }
}

/** One set or another; `loop` emits the loop over either. */
export function eachIf(
  ctx: Ctx,
  set: Extract<SetIR, { set: 'if' }>,
  visit: Visit,
  loop: (ctx: Ctx, set: SetIR, visit: Visit) => void = each,
): void {
  if (asksForItself(set))
    return repeated(ctx, visit, (again) => {
      // Whether there are any is seen while looping.
      const found = ctx.g.names.fresh('b')
      emit(ctx, js`let ${found} = false;`)
      loop(ctx, set.then, (item) => {
        emit(ctx, js`${found} = true;`)
        again(item)
      })
      block(ctx, js`if (!${found})`, () => loop(ctx, set.else, again))
    })
  const c = cond(ctx, set.condition)
  if (typeof c === 'boolean') return loop(ctx, c ? set.then : set.else, visit)
  repeated(ctx, visit, (again) => {
    block(ctx, js`if (${c})`, () => loop(ctx, set.then, again))
    block(ctx, js`else`, () => loop(ctx, set.else, again))
  })
}

/** Is it one set if that has members, and another if not? */
export function asksForItself(set: Extract<SetIR, { set: 'if' }>): boolean {
  const { condition, then } = set
  return condition.op === 'any' && nodeText(condition.set) === nodeText(then)
}

function eachInRange(ctx: Ctx, set: Extract<SetIR, { set: 'range' }>, visit: Visit): void {
  const from = named(ctx, value(ctx, set.from))
  const to = named(ctx, value(ctx, set.to))
  const [first, last] = [known(from), known(to)]
  if (to.lo > to.hi || from.lo > from.hi) return
  if (first !== undefined && last !== undefined) {
    if (first > last) return
    if (last === first) return block(ctx, js``, () => visit(constant(first)))
    if (last - first === 1 && (visit.isSmall === true || mayRepeat(ctx))) {
      for (const item of [first, last]) block(ctx, js``, () => inCopy(ctx, () => visit(constant(item))))
      return
    }
  }
  const loop = (): void => {
    const item = ctx.g.names.fresh('v')
    const head = js`for (let ${item} = ${from.code}; ${item} <= ${to.code}; ${item}++)`
    loopOver(ctx, head, js`${to.code} > ${from.code} ? ${to.code} - ${from.code} : 0`, to.hi - from.lo, () =>
      visit(ranged(item, from.lo, Math.max(from.lo, to.hi), false, true)),
    )
  }
  const none = isNone(from)
  if (none === false) loop()
  else block(ctx, js`if (${condCode(negated(none))})`, loop)
}

function eachFiltered(ctx: Ctx, set: Extract<SetIR, { set: 'filter' }>, visit: Visit): void {
  const bound = letAround(set)
  if (bound !== undefined) return each(ctx, bound, visit)
  if (eachAnswered(ctx, set, visit)) return
  const { of: all, wanted } = flattened(set)
  const of = wherePossible(ctx, all, wanted)
  if (eachMarked(ctx, of, wanted, visit, each)) return
  if (of.set === 'row') return eachInRow(ctx, of, wanted, visit)
  const partners = partnersInRange(ctx, of, wanted)
  if (partners !== undefined) return eachInLists(ctx, partners, visit)
  // What is left out need not be sorted.
  if (of.set === 'sorted') return eachSorted(ctx, { ...of, of: sieved(of.of, wanted) }, visit)
  const group = groupsThere(ctx, of, wanted)
  if (group !== undefined) return eachGroup(ctx, group, (item) => sifted(ctx, item, wanted.slice(1), visit))
  if (eachOnTop(ctx, of, wanted, visit)) return
  if (onlyOne(ctx, of, wanted, visit)) return
  return each(ctx, of, (item) => sifted(ctx, item, wanted, visit))
}

/** Where it can be only one piece, ask where that piece lies rather than what lies there. */
function onlyOne(ctx: Ctx, of: SetIR, wanted: readonly Wanted[], visit: Visit): boolean {
  const { ir, profiles } = ctx.g
  if (of.set !== 'members' || profiles === undefined) return false
  const count = entitiesOf(ir)
  for (const [i, { reg, where }] of wanted.entries()) {
    const piece = onlyItem(ctx, reg, where, count)
    if (piece === undefined) continue
    const item = constant(piece)
    guarded(ctx, value(ctx, of.container), (place) =>
      block(ctx, js`if (${condCode(equal(ctx.g.memory.at(item), place))})`, () =>
        sifted(ctx, item, wanted.toSpliced(i, 1), visit),
      ),
    )
    return true
  }
  return false
}

/** Of those that lie in one place, only one can be the first. */
function eachOnTop(ctx: Ctx, of: SetIR, wanted: readonly Wanted[], visit: Visit): boolean {
  const { ir, memory, names } = ctx.g
  const at = wanted.findIndex(({ reg, where }) => isFirstInItsPlace(ir, reg, where))
  if (of.set !== 'members' || at < 0) return false
  guarded(ctx, value(ctx, of.container), (place) => {
    const piece = names.fresh('v')
    const first = memory.first(place)
    emit(ctx, js`const ${piece} = ${first.code};`)
    block(ctx, js`if (${piece} >= 0)`, () =>
      sifted(ctx, { ...first, code: piece, atom: true, none: false }, wanted.toSpliced(at, 1), visit),
    )
  })
  return true
}

/** Is it the first of those in its place? */
function isFirstInItsPlace(ir: GameIR, reg: number, where: ExprIR): boolean {
  if (where.op === 'call') {
    const term = ir.terms[where.term]
    const [arg] = where.args
    const [param] = term?.params ?? []
    if (term === undefined || param === undefined || where.args.length !== 1) return false
    return arg?.op === 'reg' && arg.reg === reg && isFirstInItsPlace(ir, param, term.body)
  }
  if (where.op !== 'eq' || where.left.op !== 'reg' || where.left.reg !== reg) return false
  const { right } = where
  if (right.op !== 'first' || right.set.set !== 'members') return false
  const { container } = right.set
  return (
    container.op === 'load' &&
    container.base === ir.memory.at &&
    container.index.op === 'reg' &&
    container.index.reg === reg
  )
}

function eachInRow(ctx: Ctx, set: Row, asked: readonly Wanted[], visit: Visit): void {
  eachInLists(ctx, listsFor(ctx, set, asked), visit)
}

/** Consecutive numbers, of which only those that match some other thing are tested. */
function partnersInRange(ctx: Ctx, set: SetIR, wanted: readonly Wanted[]): Lists | undefined {
  if (set.set !== 'range') return undefined
  const [from, to] = [knownValue(ctx, set.from), knownValue(ctx, set.to)]
  if (from === undefined || to === undefined || from < 0 || to - from > MOST_IN_RANGE) return undefined
  return partnersOf(
    ctx,
    Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i),
    wanted,
  )
}

/** A loop over more numbers than this is emitted as written. */
const MOST_IN_RANGE = 1 << 14

/** Sums of numbers up to this are exact: none is truncated. */
const MOST_ADDED = 1 << 29

/** What several members map to is visited once, at its first occurrence. */
function eachMapped(ctx: Ctx, set: Extract<SetIR, { set: 'map' }>, visit: Visit): void {
  if (turnsAround(ctx, set) || isOneToOne(ctx, set)) {
    return each(ctx, set.over, (item) => {
      const image = named(ctx, value(withReg(ctx, set.reg, item), set.item))
      visit(image)
    })
  }
  const list = listName(ctx)
  const length = ctx.g.names.fresh('n')
  emit(ctx, js`let ${length} = 0;`)
  each(ctx, set.over, (item) => {
    const image = named(ctx, value(withReg(ctx, set.reg, item), set.item))
    const isNew = js`unseen(${list}, ${length}, ${image.code})`
    const none = isNone(image)
    if (none === true) return
    block(ctx, js`if (${none === false ? isNew : js`${negated(none)} && ${isNew}`})`, () => {
      emit(ctx, js`${list}[${length}++] = ${image.code};`)
      visit({ ...image, none: false })
    })
  })
}

/** Is a number that is the same for all added to each? Then pairs are numbered, and no pair occurs twice. */
function isOneToOne(ctx: Ctx, { item, reg, over }: Extract<SetIR, { set: 'map' }>): boolean {
  if (item.op !== 'add') return false
  const [own, other] =
    item.left.op === 'reg' && item.left.reg === reg ? [item.left, item.right] : [item.right, item.left]
  if (own.op !== 'reg' || own.reg !== reg || readsRegister(other, new Set([reg]))) return false
  const isSmall = ({ lo, hi, none }: Bounds): boolean => !none && lo >= -MOST_ADDED && hi <= MOST_ADDED
  return (
    isSmall(boundsOf(ctx, other)) && hullsOf(ctx, over).every((hull) => isSmall({ ...hull, none: false }))
  )
}

/** Does it go around a circle, like the seats from a given one on? Then nothing occurs twice. */
function turnsAround(ctx: Ctx, set: Extract<SetIR, { set: 'map' }>): boolean {
  const { item, over } = set
  if (item.op !== 'mod' || item.left.op !== 'add' || item.right.op !== 'const') return false
  if (over.set !== 'range' || over.from.op !== 'const' || over.to.op !== 'const') return false
  const { right } = item.left
  if (right.op !== 'reg' || right.reg !== set.reg) return false
  if (over.to.value - over.from.value >= item.right.value) return false
  const start = boundsOf(ctx, item.left.left)
  return !start.none && start.lo >= 0 && start.hi < 0x10000 && over.from.value >= 0
}

/** Ascending by a number; equal ones keep their order. */
function eachSorted(ctx: Ctx, set: Extract<SetIR, { set: 'sorted' }>, visit: Visit): void {
  const [items, keys] = [listName(ctx), listName(ctx)]
  const length = ctx.g.names.fresh('n')
  emit(ctx, js`let ${length} = 0;`)
  let [lo, hi] = [Infinity, -Infinity]
  each(ctx, set.of, (item) => {
    lo = Math.min(lo, item.lo)
    hi = Math.max(hi, item.hi)
    const key = value(withReg(ctx, set.reg, item), set.by)
    emit(ctx, js`insert(${items}, ${keys}, ${length}++, ${item.code}, ${key.code});`)
  })
  const i = ctx.g.names.fresh('i')
  block(ctx, js`for (let ${i} = 0; ${i} < ${length}; ${i}++)`, () => {
    const item = ctx.g.names.fresh('v')
    emit(ctx, js`const ${item} = ${items}[${i}];`)
    visit(lo <= hi ? ranged(item, lo, hi, false, true) : { ...anyWord(item, true), none: false })
  })
}
