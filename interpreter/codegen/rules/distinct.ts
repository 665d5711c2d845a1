import { OPEN_BIT, type GameIR, type SetIR } from '../../../grammar/ir/ir.ts'
import { matchSet } from '../../../grammar/ir/match.ts'
import { isOwnPlace } from '../../closures/in-sight.ts'
import { mayMixMarks } from '../../state/mixed-marks.ts'
import { pieceStripes } from '../../state/piece-stripes.ts'
import { joinJs, js, type Js } from '../code/code.ts'
import { block, emit, named, withReg, type Ctx } from './context.ts'
import { hullsOf, unmade } from './bounds.ts'
import { readLoad, you } from './memory.ts'
import { sortLoop, type SortLoop } from './first-of-sorts.ts'
import { eachIf } from './sets.ts'
import { listName } from './visits.ts'
import { known, type Val } from '../code/val.ts'
import { boundsOf, value, each } from './dispatch.ts'

/** Largest number of sorts, one bit each. */
const MOST_SORTS = 32

/**
 * Of all pieces that look alike to the deciding player, visits only the first. Those that represent themselves alone
 * are always visited.
 */
export function eachDistinct(
  ctx: Ctx,
  set: SetIR,
  visit: (item: Val) => void,
  alone: readonly Val[] = [],
): void {
  ctx.g.memory.needsPlain()
  // Pieces in one place are never alike with pieces in another.
  if (set.set === 'if' && isByPlace(set))
    return eachIf(ctx, set, visit, (inner, part, again) => eachDistinct(inner, part, again, alone))
  if (areAllUnlike(ctx, set)) return each(ctx, set, visit)
  const inSight = isInSight(ctx, set)
  const sorts = sortsOf(ctx.g.ir, inSight)
  if (sorts === undefined || !isByPlace(set) || !areOnlyPieces(ctx, set))
    return eachNew(ctx, set, visit, alone)
  const loop = alone.length === 0 ? firstOfSorts(ctx, set) : undefined
  if (loop?.asks === true) return loop.each(visit)
  const { ir, names } = ctx.g
  const inFan = isInFan(ctx, set)
  if (inFan === false) return each(ctx, set, visit)
  const [last, seen] = [names.fresh('v'), names.fresh('n')]
  emit(ctx, inFan === true ? js`let ${seen} = 0;` : js`let ${last} = -1, ${seen} = 0;`)
  const eyes = known(you(ctx))
  const mine = eyes === undefined ? js`1 << ${you(ctx).code}` : js`${1 << eyes}`
  each(ctx, set, (item) => {
    if (known(item) !== undefined) return visit(item)
    const bit = names.fresh('n')
    const { memory } = ctx.g
    const isMarked = (): Js => js`(${memory.seen(item).code} & (${1 << OPEN_BIT} | ${mine})) !== 0 && `
    const face = js`${memory.keepsNoMarks === true ? js`` : isMarked()}knows(S, ${item.code}, ${you(ctx).code})`
    const [shown, hidden] = [ctx.g.tables.of(sorts.shown), ctx.g.tables.of(sorts.hidden)]
    const isFan = ctx.g.tables.of(ir.containers.map((c) => (!c.pile && c.capacity > 1 ? 1 : 0)))
    if (inFan !== true) {
      const place = names.fresh('v')
      emit(ctx, js`const ${place} = ${ctx.g.memory.at(item).code};`)
      emit(ctx, js`if (${place} !== ${last}) { ${last} = ${place}; ${seen} = 0; }`)
    }
    const unseen = sorts.owners === 1 ? js`${sorts.hidden[0] ?? 0}` : js`${hidden.name}[${item.code}]`
    // Visible candidates have been seen.
    const sort = inSight
      ? js`${shown.name}[${item.code}]`
      : js`(${face} ? ${shown.name}[${item.code}] : ${unseen})`
    emit(
      ctx,
      js`const ${bit} = 1 << ${sorts.tracked.reduce((of, base) => js`2 * (${of}) + ${readLoad(ctx, base, item).code}`, sort)};`,
    )
    const isAlone = isOneOf(item, alone)
    const isOther = isAlone === undefined ? js`` : js`${isAlone} || `
    block(ctx, js`if (${isOther}(${seen} & ${bit}) === 0)`, () => {
      const keeps = [
        isAlone && js`!(${isAlone})`,
        inFan === true ? undefined : js`${isFan.name}[${last}] === 1`,
      ]
      const tests = keeps.filter((test) => test !== undefined)
      const keep = js`${seen} |= ${bit};`
      emit(ctx, tests.length === 0 ? keep : js`if (${joinJs(tests, js` && `)}) ${keep}`)
      visit(item)
    })
  })
}

/**
 * The same, if no piece represents itself alone, as a loop that skips sorts: where the deciding player sees all
 * candidates.
 */
export function firstOfSorts(ctx: Ctx, set: SetIR): SortLoop | undefined {
  if (!isByPlace(set) || !isInSight(ctx, set) || areAllUnlike(ctx, set) || !areOnlyPieces(ctx, set))
    return undefined
  const sorts = sortsOf(ctx.g.ir, true)
  return sorts === undefined || sorts.tracked.length > 0 ? undefined : sortLoop(ctx, set, sorts.shown)
}

/** The same for sets of any form: compares with every piece found so far that may be alike. */
function eachNew(ctx: Ctx, set: SetIR, visit: (item: Val) => void, alone: readonly Val[]): void {
  const [list, length] = [listName(ctx), ctx.g.names.fresh('n')]
  emit(ctx, js`let ${length} = 0;`)
  const twins = twinsIn(ctx, set)
  const isTwin = twins && ctx.g.tables.of(twins).name
  each(ctx, set, (item) => {
    const single = isTwin === undefined ? js`` : js`${isTwin}[${item.code}] === 0 || `
    const isNew = js`(${single}${length} === 0 || isNew(S, ${list}, ${length}, ${item.code}, ${you(ctx).code}))`
    const ofTwin = isTwin === undefined ? js`` : js`if (${isTwin}[${item.code}] !== 0) `
    const keep = js`${ofTwin}${list}[${length}++] = ${item.code};`
    const isAlone = isOneOf(item, alone)
    if (isAlone === undefined)
      return block(ctx, js`if (${isNew})`, () => {
        emit(ctx, keep)
        visit(item)
      })
    block(ctx, js`if (${isAlone} || ${isNew})`, () => {
      emit(ctx, js`if (!(${isAlone})) ${keep}`)
      visit(item)
    })
  })
}

function isOneOf(item: Val, others: readonly Val[]): Js | undefined {
  return others.length === 0
    ? undefined
    : joinJs(
        others.map((other) => js`${item.code} === ${other.code}`),
        js` || `,
      )
}

/** True if no two of the pieces are alike, because the deciding player sees all faces and no face occurs twice. */
function areAllUnlike(ctx: Ctx, set: SetIR): boolean {
  return twinsIn(ctx, set)?.includes(1) === false
}

/** If the deciding player sees all faces: a 1 for each piece that shares its face with another one in the set. */
function twinsIn(ctx: Ctx, set: SetIR): readonly number[] | undefined {
  const { memory, pieces } = ctx.g.ir
  if (memory.face !== undefined || !isInSight(ctx, set)) return undefined
  const hulls = hullsOf(ctx, set)
  const met = new Map<string, number>()
  const faces = pieces.map(({ kind, owner }, piece) => {
    if (!hulls.some(({ lo, hi }) => lo <= piece && piece <= hi)) return ''
    const face = `${owner} ${kind}`
    met.set(face, (met.get(face) ?? 0) + 1)
    return face
  })
  return faces.map((face) => ((met.get(face) ?? 0) > 1 ? 1 : 0))
}

interface Sorts {
  readonly shown: readonly number[]
  readonly hidden: readonly number[]
  readonly owners: number
  /** Records for each piece whether something is true of it. */
  readonly tracked: readonly number[]
}

/**
 * A number for each sort of pieces: by kind and owner if the face is known, by owner if not. Undefined if pieces have
 * individual numbers, or there are too many sorts.
 */
function sortsOf(ir: GameIR, inSight: boolean): Sorts | undefined {
  const cached = SORTS.get(ir) ?? {}
  SORTS.set(ir, cached)
  return (cached[inSight ? 'inSight' : 'unseen'] ??= { sorts: findSorts(ir, inSight) }).sorts
}

interface Found {
  readonly sorts: Sorts | undefined
}

const SORTS = new WeakMap<GameIR, { inSight?: Found; unseen?: Found }>()

function findSorts(ir: GameIR, inSight: boolean): Sorts | undefined {
  const tracked = pieceStripes(ir)
  if (tracked.some(({ type }) => type !== 'truth')) return undefined
  // The look then also depends on which of them were mixed.
  if (!inSight && mayMixMarks(ir)) return undefined
  const numbers = new Map<string, number>()
  const numberOf = (sort: string): number => {
    const sortNumber = numbers.get(sort) ?? numbers.size
    numbers.set(sort, sortNumber)
    return sortNumber
  }
  const hidden = inSight ? [] : ir.pieces.map(({ owner }) => numberOf(`${owner}`))
  const owners = numbers.size
  const shown = ir.pieces.map(({ owner, kind }) => numberOf(`${owner} ${kind}`))
  if (numbers.size << tracked.length > MOST_SORTS) return undefined
  return { shown, hidden, owners, tracked: tracked.map(({ at }) => at) }
}

/**
 * True if the members of one place are visited consecutively. A separate member is unlike any other; it represents an
 * empty choice.
 */
function isByPlace(set: SetIR): boolean {
  return matchSet(
    set,
    {
      empty: () => true,
      members: () => true,
      one: ({ item }) => item.op === 'const',
      if: (either) => isByPlace(either.then) && isByPlace(either.else),
      filter: ({ of }) => isByPlace(of),
      each: ({ of }) => of.set === 'members' || isByPlace(of),
      minus: ({ left }) => isByPlace(left),
      let: ({ body }) => isByPlace(body),
    },
    () => false,
  )
}

/** True if all members except a separate one are pieces. */
function areOnlyPieces(ctx: Ctx, set: SetIR): boolean {
  return hullsOf(ctx, set).every(({ lo, hi }) => lo === hi || (lo >= 0 && hi < ctx.g.ir.pieces.length))
}

/**
 * True if the deciding player sees into the place. In a fan that one cannot see into, faces may be known, but not which
 * piece has which.
 */
function isInSight(ctx: Ctx, set: SetIR): boolean {
  const { containers, groups } = ctx.g.ir
  return matchSet(
    set,
    {
      members: ({ container }) => {
        const { lo, hi } = boundsOf(ctx, container)
        // Who sees into a group depends on its place.
        const firstGroup = groups[0]?.container ?? containers.length
        const places = containers.slice(Math.max(0, lo), hi + 1)
        if (lo >= firstGroup)
          return ctx.g.memory.outermost(lo, hi).every((place) => containers[place]?.seenBy === 'everyone')
        if (hi < firstGroup && places.every(({ seenBy }) => seenBy === 'everyone')) return true
        return isOwnPlace(ctx.g.ir, container)
      },
      each: ({ over, reg, of }) =>
        hullsOf(ctx, over).every((item) => isInSight(withReg(ctx, reg, unmade(item)), of)),
      filter: ({ of }) => isInSight(ctx, of),
      if: (either) =>
        isInSight(ctx, either.then) && (either.else.set === 'one' || isInSight(ctx, either.else)),
    },
    () => false,
  )
}

/**
 * A test for places in which the deciding player sees all candidates of a choice. Its statements are emitted. Undefined
 * if there are no such places.
 */
export function placeInSight(ctx: Ctx, set: SetIR): ((place: Val) => Js) | undefined {
  const { containers, groups, pieces } = ctx.g.ir
  if (set.set === 'filter') return placeInSight(ctx, set.of)
  if (set.set === 'if') return set.else.set === 'one' ? placeInSight(ctx, set.then) : undefined
  if (!isInSight(ctx, set)) return undefined
  if (set.set === 'members') {
    const container = named(ctx, value(ctx, set.container))
    return (place) => js`${place.code} === ${container.code}`
  }
  const [group] = groups
  if (set.set !== 'each' || set.of.set !== 'members' || group === undefined) return undefined
  const all = hullsOf(ctx, set.over).every(({ lo }) => lo >= pieces.length)
  const first = containers.length - groups.reduce((sum, { count }) => sum + count, 0)
  return all ? (place) => js`${place.code} >= ${first}` : undefined
}

/**
 * True if the one place that contains the members is unordered, with room for several. Undefined if there may be
 * several places.
 */
function isInFan(ctx: Ctx, set: SetIR): boolean | undefined {
  if (set.set === 'filter') return isInFan(ctx, set.of)
  if (set.set === 'if' && set.else.set === 'one') return isInFan(ctx, set.then)
  if (set.set !== 'members') return undefined
  const { lo, hi } = boundsOf(ctx, set.container)
  const places = ctx.g.ir.containers.slice(Math.max(0, lo), hi + 1)
  const fans = places.filter(({ pile, capacity }) => !pile && capacity > 1).length
  return fans === 0 ? false : fans === places.length ? true : undefined
}
