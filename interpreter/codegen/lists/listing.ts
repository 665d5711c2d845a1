import { repeatsMoves } from '../../closures/representatives.ts'
import type { ActionIR, AskIR } from '../../../grammar/ir/ir.ts'
import { MAX_MOVES } from '../../program/program.ts'
import type { BoardMemory } from '../rules/board.ts'
import { js, type Js } from '../code/code.ts'
import type { Ctx, Gen } from '../rules/context.ts'
import { block, branch, emit, freshCtx, functionOf, mark, statements, unitOf } from '../rules/context.ts'
import { listRays, type Fused, type Sight } from './fused-offers.ts'
import { cellsOfAction } from '../code/cells-of-action.ts'
import { countedSpaces } from '../rules/choice-cache.ts'
import { guardsOf, isRare, sift } from './list-guards.ts'
import { comparingAll } from '../rules/measures.ts'
import { eachMove } from '../rules/moves.ts'
import { giveArguments, offered } from '../rules/offers.ts'
import { packingOf } from './packing.ts'
import { alongRay, rayOf, type Ray } from './rays.ts'
import type { Val } from '../code/val.ts'

/** The listed moves of one offer. */
export interface OfferList {
  readonly offer: number
  readonly moves: Js
  readonly count: Js
  readonly unpack: (ctx: Ctx, code: Val) => readonly Val[]
  /** Set if the moves have only been counted: lists them where one of them is needed. */
  readonly writeOut?: (ctx: Ctx) => void
  /** Set if the moves have only been counted: the code of the one with a number. */
  readonly codeOf?: (number: Js) => Val
}

/**
 * Lists all moves of a decision, each offer's in its own list.
 *
 * @param word the word of chance that will pick one of them
 */
export function listOffers(outer: Ctx, memory: BoardMemory, ask: AskIR, word: Js): readonly OfferList[] {
  const ctx = comparingAll(outer, offered(outer.g.ir, ask))
  const lists: OfferList[] = []
  const groups = new Map<number, Fused[]>()
  const later: (() => void)[] = []
  const sight = boardSight(memory)
  /**
   * Most moves go to empty spaces. Those that meet a piece are listed only if one of them is picked, or may be
   * forbidden.
   */
  const countedOnly = ({ ray, list }: Fused): Fused => {
    if (ray.meets === 'empty') return { ray, list }
    const full = ctx.g.names.fresh('b')
    emit(ctx, js`let ${full} = false;`)
    const counted: OfferList = {
      ...list,
      writeOut: (at) =>
        emit(at, js`if (!${full}) { ${full} = true; ${writerOf(ctx.g, sight, { ray, list })}(S); }`),
    }
    lists[lists.indexOf(list)] = counted
    return { ray, list: counted }
  }
  ask.offers.forEach((offer, i) => {
    const action = ctx.g.ir.actions[offer.action]
    if (action === undefined) return
    // Of moves that look alike, the first is listed, so it must be one that no prohibition refuses.
    const able = repeatsMoves(ctx.g.ir, action) ? [] : guardsOf(ctx.g.ir, action)
    const ray = action.forbids.length === able.length ? rayOf(ctx, memory, action) : undefined
    // Lines are listed so fast that even conditions on every move are tested afterwards.
    const guards = ray === undefined ? able.filter((guard) => isRare(ctx, action, guard)) : able
    const deferred = new Set(guards.map((guard) => guard.forbid))
    const counted = countedOffer(ctx, action, i)
    if (counted !== undefined) return lists.push(counted)
    const list = newList(ctx, action, i, ray)
    lists.push(list)
    if (ray !== undefined) groups.set(ray.list, [...(groups.get(ray.list) ?? []), { ray, list }])
    else
      block(ctx, js``, () => {
        const inner: Ctx = branch(ctx)
        giveArguments(inner, action, offer)
        const pack = packingOf(action)
        eachMove(inner, action, (at, choices) => push(at, list, action, pack.pack(choices)), deferred)
      })
    later.push(() =>
      block(ctx, js``, () => {
        const inner: Ctx = branch(ctx)
        giveArguments(inner, action, offer)
        sift(inner, action, guards, lists.find(({ offer: of }) => of === i) ?? list, word)
      }),
    )
  })
  for (const group of groups.values()) {
    for (const { ray } of group) mark(ctx, ray.action.origin)
    const fused = group.some(({ ray }) => ray.meets === 'empty') ? group.map(countedOnly) : group
    block(ctx, js``, () => listRays(ctx, sight, fused))
  }
  for (const work of later) work()
  return lists
}

/** An offer that consists only of cached spaces without further conditions. */
function countedOffer(ctx: Ctx, action: ActionIR, offer: number): OfferList | undefined {
  const [choice, ...more] = action.choices
  const { ir, facts } = ctx.g
  const isMore = more.length + action.conditions.length + action.forbids.length + action.lets.length > 0
  if (choice === undefined || isMore || repeatsMoves(ir, action)) return undefined
  if (cellsOfAction(action).some((at) => facts.exposed.has(at))) return undefined
  const counted = countedSpaces(ctx, choice.from)
  if (counted === undefined) return undefined
  const { unpack } = packingOf(action)
  return { offer, moves: js``, count: counted.count(ctx), unpack, codeOf: counted.at }
}

/** A function that lists the moves of a ray, all of which are already counted. */
function writerOf(g: Gen, sight: Sight, { ray, list }: Fused): Js {
  return unitOf(g, `moves ${list.moves.text}`, js`write`, (name) => {
    const ctx = freshCtx(g, new Map())
    const count = g.names.fresh('n')
    emit(ctx, js`let ${count} = 0;`)
    listRays(ctx, sight, [{ ray, list: { ...list, count } }])
    return functionOf(g, name, js`S`, statements(ctx.out))
  })
}

/** A space is one word, and the pieces on the board are in a list. */
function boardSight(memory: BoardMemory): Sight {
  return {
    wall: memory.spaces,
    eachPiece: (ctx, { list }, visit) => {
      const { names } = ctx.g
      const [piece, from, i, end] = [names.fresh('v'), names.fresh('v'), names.fresh('i'), names.fresh('n')]
      const head = js`for (let ${i} = ${list + 1}, ${end} = ${list + 1} + S[${list}]; ${i} < ${end}; ${i}++)`
      block(ctx, head, () => {
        emit(ctx, js`const ${piece} = S[${i}], ${from} = A[${piece}];`)
        visit(piece, from)
      })
    },
    look: (space, word) => js`${word} = B[${space}];`,
    head: ({ ray }, piece) => js`${piece} << ${packingOf(ray.action).bits[1] ?? 1}`,
  }
}

function newList(ctx: Ctx, action: ActionIR, offer: number, ray: Ray | undefined): OfferList {
  const count = ctx.g.names.fresh('n')
  const moves = ctx.g.names.list()
  const room = Math.min(MAX_MOVES, roomOf(action)) + 64
  ctx.g.functions.push(js`const x${moves} = words(${room});`)
  emit(ctx, js`let ${count} = 0;`)
  const { unpack } = packingOf(action)
  if (ray === undefined) return { offer, moves, count, unpack }
  return { offer, moves, count, unpack: (at, code) => alongRay(ray, unpack(at, code)) }
}

function roomOf(action: ActionIR): number {
  return action.choices.reduce((product, choice) => product * choice.domain, 1)
}

function push(ctx: Ctx, list: OfferList, action: ActionIR, code: Js): void {
  if (roomOf(action) > MAX_MOVES)
    emit(ctx, js`if (${list.count} >= ${MAX_MOVES}) tooMany(${ctx.g.ir.actions.indexOf(action)});`)
  emit(ctx, js`${list.moves}[${list.count}++] = ${code};`)
}
