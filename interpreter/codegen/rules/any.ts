import type { SetIR } from '../../../grammar/ir/ir.ts'
import { isSetIn } from '../../../grammar/ir/match.ts'
import { js } from '../code/code.ts'
import type { Ctx } from './context.ts'
import { block, emit, named, withReg } from './context.ts'
import { inOneLook } from './in-one-look.ts'
import { entitiesOf } from '../code/contents.ts'
import { answered } from './kept-answers.ts'
import { keptSpaces } from './kept-spaces.ts'
import { anyByRoutes } from './kept-routes.ts'
import { guarded } from './memory.ts'
import { foundByPlaces } from './nearby.ts'
import { ofEachCounted, profileAny } from './profiles.ts'
import { staticItems } from './ranges.ts'
import { amongReached, flattened, letAround, listsFor, staticRow } from './rows.ts'
import { asksForItself } from './sets.ts'
import { small } from './visits.ts'
import { MOST_BITS } from './throughout.ts'
import type { Cond } from '../code/val.ts'
import { condCode, equal, isNone, known, negated, order } from '../code/val.ts'
import { boundsOf, value, each, cond } from './dispatch.ts'

/** Is there at least one? */
export function anyOf(ctx: Ctx, set: SetIR): Cond {
  if (isSetIn(set, 'board')) return search(ctx, set)
  switch (set.set) {
    case 'empty':
      return false
    case 'one':
      return negated(isNone(named(ctx, value(ctx, set.item))))
    case 'sorted':
      return anyOf(ctx, set.of)
    case 'range': {
      const from = named(ctx, value(ctx, set.from))
      return order('le', from, value(ctx, set.to))
    }
    case 'members': {
      const name = ctx.g.names.fresh('b')
      const container = value(ctx, set.container)
      emit(ctx, js`let ${name} = false;`)
      guarded(ctx, container, (c) => {
        const empty = ctx.g.memory.isEmpty(c)
        emit(ctx, js`${name} = ${condCode(negated(empty))};`)
      })
      return name
    }
    case 'union':
      return eitherOf(ctx, set.left, set.right)
    case 'let':
      return anyOf(withReg(ctx, set.reg, named(ctx, value(ctx, set.value))), set.body)
    case 'if': {
      if (asksForItself(set)) return eitherOf(ctx, set.then, set.else)
      const c = cond(ctx, set.condition)
      if (typeof c === 'boolean') return anyOf(ctx, c ? set.then : set.else)
      const name = ctx.g.names.fresh('b')
      emit(ctx, js`let ${name} = false;`)
      block(ctx, js`if (${c})`, () => {
        emit(ctx, js`${name} = ${condCode(anyOf(ctx, set.then))};`)
      })
      block(ctx, js`else`, () => {
        emit(ctx, js`${name} = ${condCode(anyOf(ctx, set.else))};`)
      })
      return name
    }
    case 'filter': {
      const bound = letAround(set)
      if (bound !== undefined) return anyOf(ctx, bound)
      const reached = ctx.g.ir.spaces.length > MOST_BITS ? amongReached(set) : undefined
      if (reached !== undefined) return anyOf(ctx, reached)
      const counted = profileAny(ctx, set)
      if (counted !== undefined) return counted
      const inEach = ofEachCounted(ctx, set)
      if (inEach !== undefined) return anyOf(ctx, inEach)
      const few = oneOfFewPieces(ctx, set)
      if (few !== undefined) return few
      const live = someLive(ctx, set)
      if (live !== undefined) return live
      const kept = someKept(ctx, set)
      if (kept !== undefined) return kept
      const answers = answered(ctx, set)
      if (answers?.left.length === 0) return js`${answers.count().code} > 0`
      const searched = (): Cond => search(inOneLook(ctx, set), foundByPlaces(ctx, set) ?? set)
      return anyByRoutes(ctx, set, searched) ?? searched()
    }
    case 'row':
    case 'each':
    case 'map':
    case 'minus':
      return search(ctx, set)
  }
}

function eitherOf(ctx: Ctx, left: SetIR, right: SetIR): Cond {
  const a = anyOf(ctx, left)
  if (a === true) return true
  if (a === false) return anyOf(ctx, right)
  const name = ctx.g.names.fresh('b')
  emit(ctx, js`let ${name} = ${a};`)
  block(ctx, js`if (!${name})`, () => {
    emit(ctx, js`${name} = ${condCode(anyOf(ctx, right))};`)
  })
  return name
}

function search(ctx: Ctx, set: SetIR): Cond {
  const name = ctx.g.names.fresh('b')
  const label = ctx.g.names.fresh('L')
  emit(ctx, js`let ${name} = false;`)
  emit(ctx, js`${label}: {`)
  each(
    ctx,
    set,
    small(() => emit(ctx, js`${name} = true; break ${label};`)),
  )
  emit(ctx, js`}`)
  return name
}

/** Is a list that is kept anyway empty? */
function someLive(ctx: Ctx, set: SetIR): Cond | undefined {
  const row = staticRow(ctx, set)
  const [first, ...more] = row?.left ?? []
  if (row === undefined || first === undefined || more.length > 0) return undefined
  const list = ctx.g.memory.live?.(row.items, first.reg, first.where)
  return list === undefined ? undefined : js`S[${list}] > 0`
}

/** What is tested after each step is looked up in the spaces kept as bits. */
function someKept(ctx: Ctx, set: SetIR): Cond | undefined {
  if (!ctx.inRule) return undefined
  const { of, wanted } = flattened(set)
  if (of.set !== 'row') return undefined
  const { lists, index, left } = listsFor(ctx, of, wanted)
  const [first, ...more] = left
  const { lo, hi, none } = boundsOf(ctx, index)
  const isInside = !none && lo >= 0 && hi < lists.length
  if (first === undefined || more.length > 0 || !isInside) return undefined
  const kept = keptSpaces(ctx, lists.flat(), first.where, (e) => e.op === 'reg' && e.reg === first.reg)
  if (kept === undefined) return undefined
  const rows = ctx.g.tables.of(lists.map((list) => list.reduce((bits, item) => bits | (1 << item), 0)))
  return js`((${rows.name}[${value(ctx, index).code}] & ${kept}) !== 0)`
}

/** Up to this many pieces are tested one by one instead of searching the container where they may lie. */
const FEW = 4

/**
 * Is there a piece in a container with a property that never changes? Only the few pieces that have the property are
 * tested, wherever they lie.
 */
function oneOfFewPieces(ctx: Ctx, set: Extract<SetIR, { set: 'filter' }>): Cond | undefined {
  if (set.of.set !== 'members') return undefined
  const items = staticItems(ctx, set.reg, set.where, entitiesOf(ctx.g.ir))
  if (items === undefined || items.length > FEW) return undefined
  const container = named(ctx, value(ctx, set.of.container))
  if (known(container) === undefined && container.none) return undefined
  let found: Cond = false
  for (const piece of items) {
    const there = equal(
      ctx.g.memory.at({ code: js`${piece}`, lo: piece, hi: piece, none: false, atom: true }),
      container,
    )
    found = found === false ? there : js`${condCode(found)} || ${condCode(there)}`
  }
  return found === false ? false : typeof found === 'boolean' ? found : js`(${found})`
}
