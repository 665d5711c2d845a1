import { NONE } from '../../../grammar/ir/ir.ts'
import { PIECE_MASK } from '../rules/board.ts'
import { js, type Js } from '../code/code.ts'
import { block, emit, type Ctx } from '../rules/context.ts'
import { directionsIn, topologyOf } from '../../state/topology.ts'
import { stepsTo } from '../rules/geometry.ts'
import type { OfferList } from './listing.ts'
import { BEYOND_BOARDS, type Ray } from './rays.ts'

/** Offers that look along the same lines from the same pieces, listed in one loop. */
export interface Fused {
  readonly ray: Ray
  readonly list: OfferList
}

/** Access to lines: the places of pieces, and the contents of a space. */
export interface Sight {
  /** The value of the tables of neighbours off the board. */
  readonly wall: number
  /** Visits those pieces of a ray that are on the board. */
  eachPiece(ctx: Ctx, ray: Ray, visit: (piece: Js, from: Js) => void): void
  /** Assigns the contents of a space or of the wall to a word: 0 for an empty space. */
  look(space: Js, word: Js): Js
  /** Looks just one step, if that is cheaper. Undefined if impossible. */
  readonly step?: StepSight
  /** The code of a move without its last choice, which is added. */
  head(one: Fused, piece: Js): Js
}

/**
 * Reads the contents of a space: negative if it is empty. Next to a missing space a piece reads its own, which is not a
 * move. Along a line, that is a wall.
 */
export interface StepSight {
  /** True if the contents these lists look for can be tested this way. */
  tells(group: readonly Fused[]): boolean
  /** The contents. At least 0 at the wall. */
  look(space: Js): Js
  /** 1 if the contents of a space are met by the ray, otherwise 0. */
  isMet(found: Js, ray: Ray): Js
  /** Greater than any space. */
  readonly wall: number
}

/** The position of the loop: the piece, its space, and the start of its row of neighbours. */
interface Place {
  readonly piece: Js
  readonly from: Js
}

/**
 * One loop over the live pieces. Each candidate is always written, and the length of its list grows by one only if it
 * is a move, because a processor cannot predict whether a space is empty.
 */
export function listRays(ctx: Ctx, sight: Sight, group: readonly Fused[]): void {
  const [sample] = group
  if (sample === undefined) return
  const union = group.reduce((mask, one) => mask | one.ray.mask, 0)
  const directions = directionsIn(union, topologyOf(ctx.g.ir).width)
  sight.eachPiece(ctx, sample.ray, (piece, from) => {
    const place: Place = { piece, from }
    for (const one of group.filter(isWritten))
      emit(ctx, js`const h${one.list.count} = ${sight.head(one, piece)};`)
    const classes = limitClasses(group)
    const [only] = classes
    if (classes.length === 1 && only !== undefined)
      return linesFrom(ctx, sight, group, place, directions, only.limits)
    const classOf = ctx.g.tables.of(
      ctx.g.ir.pieces.map((_, p) =>
        Math.max(
          0,
          classes.findIndex((c) => c.pieces.includes(p)),
        ),
      ),
    )
    classes.forEach((one, index) => {
      const head =
        index === 0
          ? js`if (${classOf.name}[${piece}] === 0)`
          : index === classes.length - 1
            ? js`else`
            : js`else if (${classOf.name}[${piece}] === ${index})`
      block(ctx, head, () => linesFrom(ctx, sight, group, place, directions, one.limits))
    })
  })
}

/** For each space, and for the wall, its neighbour in a direction, or the wall. */
function neighbourTable(ctx: Ctx, { wall }: Pick<Sight, 'wall'>, direction: number): Js {
  const values = [...stepsTo(ctx, direction), NONE].map((neighbour) => (neighbour < 0 ? wall : neighbour))
  return ctx.g.tables.of(values).name
}

/** For each space, its neighbour in a direction, or the space itself. */
export function besideTable(ctx: Ctx, direction: number): Js {
  const values = [...stepsTo(ctx, direction)].map((neighbour, from) => (neighbour < 0 ? from : neighbour))
  return ctx.g.tables.of(values).name
}

interface LimitClass {
  readonly pieces: number[]
  readonly limits: readonly number[]
}

/** Pieces with the same reach. */
function limitClasses(group: readonly Fused[]): readonly LimitClass[] {
  const classes: LimitClass[] = []
  group[0]?.ray.pieces.forEach((piece, i) => {
    const limits = group.map((one) => Math.min(BEYOND_BOARDS, one.ray.limits[i] ?? 1))
    const same = classes.find((c) => String(c.limits) === String(limits))
    if (same === undefined) classes.push({ pieces: [piece], limits })
    else same.pieces.push(piece)
  })
  return classes
}

function linesFrom(
  ctx: Ctx,
  sight: Sight,
  group: readonly Fused[],
  place: Place,
  directions: readonly number[],
  limits: readonly number[],
): void {
  directions.forEach((direction) => {
    const here = group.flatMap((one, i) =>
      (one.ray.mask & (1 << direction)) === 0 ? [] : [{ one, limit: limits[i] ?? 1 }],
    )
    const most = Math.max(...here.map(({ limit }) => limit))
    const open = here.filter(({ one }) => one.ray.meets === 'empty')
    const seen = here.filter(({ one }) => one.ray.meets !== 'empty')
    const step = sight.step?.tells(group) === true ? sight.step : undefined
    if (most === 1 && step !== undefined) {
      const [beside, found] = [ctx.g.names.fresh('v'), ctx.g.names.fresh('v')]
      emit(
        ctx,
        js`const ${beside} = ${besideTable(ctx, direction)}[${place.from}], ${found} = ${step.look(beside)};`,
      )
      for (const { one } of open) grow(ctx, one, beside, js`(${found} >>> 31)`)
      for (const { one } of seen) grow(ctx, one, found, step.isMet(found, one.ray))
      return
    }
    const neighbours = neighbourTable(ctx, step ?? sight, direction)
    const next = (space: Js): Js => js`${neighbours}[${space}]`
    const [there, word] = [ctx.g.names.fresh('v'), ctx.g.names.fresh('v')]
    const look = step === undefined ? sight.look(there, word) : js`${word} = ${step.look(there)};`
    emit(ctx, js`let ${there} = ${next(place.from)}, ${word} = 0;`, look)
    const pushMet = (one: Fused): void => {
      if (step === undefined) pushSeen(ctx, one, word)
      else grow(ctx, one, word, js`(${step.isMet(word, one.ray)} & (${there} - ${step.wall}) >>> 31)`)
    }
    if (most === 1) {
      for (const { one } of open) pushOpen(ctx, one, there, word)
      for (const { one } of seen) pushMet(one)
      return
    }
    const [isOpen, isBlocked] =
      step === undefined ? [js`${word} === 0`, js`${word} !== 0`] : [js`${word} < 0`, js`${word} >= 0`]
    const onward = js`${there} = ${next(there)}; ${look}`
    if (here.every(({ limit }) => limit >= BEYOND_BOARDS)) {
      block(ctx, js`while (${isOpen})`, () => {
        for (const { one } of open) emit(ctx, js`${write(one, there)} ${one.list.count}++;`)
        emit(ctx, onward)
      })
      for (const { one } of seen) pushMet(one)
      return
    }
    const walked = ctx.g.names.fresh('n')
    block(ctx, js`for (let ${walked} = 0; ${walked} < ${most}; ${walked}++)`, () => {
      block(ctx, js`if (${isBlocked})`, () => {
        for (const { one, limit } of seen) {
          if (limit >= most) pushMet(one)
          else block(ctx, js`if (${walked} < ${limit})`, () => pushMet(one))
        }
        emit(ctx, js`break;`)
      })
      for (const { one, limit } of open) {
        const push = js`${write(one, there)} ${one.list.count}++;`
        emit(ctx, limit >= most ? push : js`if (${walked} < ${limit}) { ${push} }`)
      }
      emit(ctx, onward)
    })
  })
}

function write(one: Fused, what: Js): Js {
  return js`${one.list.moves}[${one.list.count}] = h${one.list.count} + ${what} | 0;`
}

function grow(ctx: Ctx, one: Fused, what: Js, by: Js): void {
  const { count } = one.list
  if (isWritten(one)) emit(ctx, write(one, what))
  emit(ctx, js`${count} = ${count} + ${by} | 0;`)
}

/** 0 is an empty space. */
function pushOpen(ctx: Ctx, one: Fused, there: Js, word: Js): void {
  grow(ctx, one, there, js`((${word} - 1) >>> 31)`)
}

function pushSeen(ctx: Ctx, one: Fused, word: Js): void {
  const { meets } = one.ray
  if (meets === 'empty' || meets === 0) return
  const single = 31 - Math.clz32(meets)
  const grows =
    (meets & (meets - 1)) === 0 ? js`(${word} >> ${single} & 1)` : js`(-(${word} & ${meets}) >>> 31)`
  grow(ctx, one, js`(${word} & ${PIECE_MASK})`, grows)
}

/** True if moves are listed at once, not only counted. */
function isWritten({ list }: Fused): boolean {
  return list.writeOut === undefined
}
