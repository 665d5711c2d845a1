import type { ExprIR, SetIR } from '../../../grammar/ir/ir.ts'
import { readsRegister } from '../../../grammar/ir/walk.ts'
import { FEW_PARTS, partsOfUnion } from '../../../grammar/ir/unions.ts'
import { nodeText } from '../../../grammar/ir/node-text.ts'
import { js } from '../code/code.ts'
import { block, emit, named, withReg, type Ctx } from './context.ts'
import { mostMembers } from '../code/execution-bounds.ts'
import { hullsOf, type Bounds } from './bounds.ts'
import { eachBorder } from './geometry.ts'
import { eachInSight, eachOnOpenLine } from './lines.ts'
import { eachInRun } from './line-runs.ts'
import { eachInLists, sifted } from './list-loops.ts'
import { keptList } from './list-cache.ts'
import { guarded, holdsOne } from './memory.ts'
import { containerOf, holding } from './profiles.ts'
import { eachGrown, eachReachedBySteps } from './reaching-by-steps.ts'
import { eachReached } from './reaching.ts'
import { shaped, type Loop } from './special-form.ts'
import { flattened, letAround, listsFor, sieved, type Row, type Wanted } from './set-filters.ts'
import type { Val } from '../code/val.ts'
import {
  anyWord,
  condCode,
  constantVal,
  emitArithmetic,
  isNone,
  known,
  negated,
  ranged,
} from '../code/val.ts'
import type { Visit } from './visits.ts'
import { eachInBestSets } from './pattern-fits.ts'
import { countingVisit, gathered, inCopy, listName, loopOver, mayRepeat, repeated } from './visits.ts'
import { boundsOf, value, has, cond } from './dispatch.ts'

/** Emits a loop over a set, in order. To stop early, the visitor jumps out of a block around the loop. */
export function each(ctx: Ctx, set: SetIR, visitor: Visit): void {
  const visit = countingVisit(ctx, mostMembers(ctx.g.ir, set), visitor)
  const cached = keptList(ctx, set, eachUnkept)
  if (cached === undefined) eachUnkept(ctx, set, visit)
  else cached.each((item) => sifted(ctx, item, cached.left, visit))
}

/** The same for a set that is not cached as a whole. */
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
          // A group: its contents may be read repeatedly.
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
    case 'best sets':
      return eachInBestSets(ctx, set, visit)
    case 'open line':
      return eachOnOpenLine(ctx, set, visit)
    case 'sight':
      return eachInSight(ctx, set, visit)
    case 'reached':
      return eachReached(ctx, set, visit)
    case 'reached by steps':
      return eachReachedBySteps(ctx, set, visit)
    case 'grown':
      return eachGrown(ctx, set, visit)
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
      // The loop itself finds out if there are any.
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

/** True for one set if it has members, and another if not. */
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
    if (last === first) return block(ctx, js``, () => visit(constantVal(first)))
    if (last - first === 1 && (visit.isSmall === true || mayRepeat(ctx))) {
      for (const item of [first, last]) block(ctx, js``, () => inCopy(ctx, () => visit(constantVal(item))))
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
  const { of, wanted } = flattened(set)
  shaped<Loop, true>(ctx.g.shapes.each, ctx, { set, of, wanted, visit }, () => {
    if (of.set === 'row') eachInRow(ctx, of, wanted, visit)
    // Filters before sorting.
    else if (of.set === 'sorted') eachSorted(ctx, { ...of, of: sieved(of.of, wanted) }, visit)
    else each(ctx, of, (item) => sifted(ctx, item, wanted, visit))
    return true
  })
}

function eachInRow(ctx: Ctx, set: Row, asked: readonly Wanted[], visit: Visit): void {
  eachInLists(ctx, listsFor(ctx, set, asked), visit)
}

/** Sums of numbers up to this are exact: none overflows. */
const MOST_ADDED = 1 << 29

/** Deduplicates mapped values by first occurrence. */
function eachMapped(ctx: Ctx, set: Extract<SetIR, { set: 'map' }>, visit: Visit): void {
  const round = roundOf(ctx, set)
  if (round !== undefined) return eachAround(ctx, set.over, round, visit)
  if (isOneToOne(ctx, set)) {
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

/** True if the same number is added to each member. The results are then distinct. */
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

/** A way around a circle, like the seats from a given one on. */
interface Round {
  readonly start: ExprIR
  readonly length: number
}

/** Its results are distinct, and there are none from nowhere. */
function roundOf(ctx: Ctx, { item, over, reg }: Extract<SetIR, { set: 'map' }>): Round | undefined {
  if (item.op !== 'mod' || item.left.op !== 'add' || item.right.op !== 'const') return undefined
  if (over.set !== 'range' || over.from.op !== 'const' || over.to.op !== 'const') return undefined
  const { left, right } = item.left
  if (right.op !== 'reg' || right.reg !== reg || readsRegister(left, new Set([reg]))) return undefined
  if (over.from.value < 0 || over.to.value - over.from.value >= item.right.value) return undefined
  const { lo, hi } = boundsOf(ctx, left)
  return lo >= 0 && hi < 0x10000 ? { start: left, length: item.right.value } : undefined
}

function eachAround(ctx: Ctx, over: SetIR, { start, length }: Round, visit: Visit): void {
  const from = named(ctx, value(ctx, start))
  const none = isNone(from)
  if (none === true) return
  const go = (): void =>
    each(ctx, over, (item) => {
      const ahead = emitArithmetic('add', { ...from, none: false }, item)
      visit(named(ctx, emitArithmetic('mod', named(ctx, ahead), constantVal(length))))
    })
  if (none === false) go()
  else block(ctx, js`if (${condCode(negated(none))})`, go)
}

/** Sorts ascending by a number. The sort is stable. */
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
