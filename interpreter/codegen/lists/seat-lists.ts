import { H, NONE, type AskIR, type GameIR } from '../../../grammar/ir/ir.ts'
import { codePlan } from '../../closures/move-codes.ts'
import { MAX_MOVES } from '../../program/program.ts'
import { isLookedUp, unpacked } from '../rules/ask-steps.ts'
import { OWNER_BIT, WALL, isBoard, standsOnBoard, wordsOfPieces } from '../rules/board.ts'
import { MOVES, js, type Js } from '../code/code.ts'
import { block, emit, freshCtx, functionOf, mark, statements, type Ctx, type Gen } from '../rules/context.ts'
import { mostListed } from '../code/move-bound.ts'
import { cellsOfAction } from '../code/cells-of-action.ts'
import { listRays, type Fused, type Sight, type StepSight } from './fused-offers.ts'
import { guardsOf, sift } from './list-guards.ts'
import type { OfferList } from './listing.ts'
import type { Memory } from '../rules/memory.ts'
import { rayOf, type Ray } from './rays.ts'
import { constantVal } from '../code/val.ts'

/*
 * If all offers go along lines from the deciding player's own pieces, a function for each seat lists the moves,
 * specialised for the pieces and directions of that seat: as in whole games, but on the plain state.
 */

/** More seats would mean more code than it is worth. */
const MOST_SEATS = 4

/** True if there is a function for each seat at all. */
export function mayList(ir: GameIR): boolean {
  return isBoard(ir) && ir.dark === undefined && ir.groups.length === 0 && ir.seats.length <= MOST_SEATS
}

/** For each seat a ray for each offer, if all offers go along lines from the deciding player's own pieces. */
export function seatRays(g: Gen, ask: AskIR): readonly (readonly Ray[])[] | undefined {
  if (!mayList(g.ir)) return undefined
  const all: (readonly Ray[])[] = []
  for (const [seat] of g.ir.seats.entries()) {
    const rays = raysOf(seatedAt(g, seat), ask)
    if (rays === undefined) return undefined
    all.push(rays)
  }
  return all
}

function seatedAt(g: Gen, seat: number): Ctx {
  return { ...freshCtx(g, new Map([[H.you as number, constantVal(seat)]])), steady: true }
}

/** `(S)`: writes the codes of all moves, by the rays of each seat, into the program's list and returns their number. */
export function seatLists(g: Gen, ask: AskIR, rays: readonly (readonly Ray[])[]): Js {
  const names = rays.map((found, seat) => {
    const name = js`list${g.names.fresh('n')}`
    g.functions.push(functionOf(g, name, js`S`, seatList(g, ask, seat, found)))
    return name
  })
  const [last = js``, ...others] = names.toReversed()
  const choice = others.reduce(
    (rest, name, i) => js`S[${H.you}] === ${names.length - 2 - i} ? ${name}(S) : ${rest}`,
    js`${last}(S)`,
  )
  const name = js`list${g.names.fresh('n')}`
  g.functions.push(js`function ${name}(S) {\nreturn ${choice};\n}`)
  return name
}

/** The body of the function for one seat. */
function seatList(g: Gen, ask: AskIR, seat: number, found: readonly Ray[]): Js {
  const ctx = seatedAt(g, seat)
  const lists = found.map((ray, offer): Fused => ({ ray, list: newList(ctx, ask, offer) }))
  const sight = plainSight(ctx, ask)
  for (const list of new Set(found.map((ray) => ray.list))) {
    const group = lists.filter(({ ray }) => ray.list === list)
    for (const { ray } of group) mark(ctx, ray.action.origin)
    block(ctx, js``, () => listRays(ctx, sight, group))
  }
  const [first, ...others] = lists
  if (first === undefined) return js`return 0;`
  for (const { ray, list } of lists)
    block(ctx, js``, () => sift(ctx, ray.action, guardsOf(g.ir, ray.action), list))
  for (const { list } of others) {
    const i = g.names.fresh('i')
    emit(
      ctx,
      js`for (let ${i} = 0; ${i} < ${list.count}; ${i}++) ${MOVES}[${first.list.count}++] = ${list.moves}[${i}];`,
    )
  }
  return js`${statements(ctx.out)}\nreturn ${first.list.count};`
}

/** A ray for each offer, if every offer has one. */
export function raysOf(ctx: Ctx, ask: AskIR): readonly Ray[] | undefined {
  const { ir, facts } = ctx.g
  const memory = standing(ir)
  const rays: Ray[] = []
  if (codePlan(ir, ask).offers.some(({ listed }, i) => listed || isLookedUp(ctx.g, ask, i))) return undefined
  for (const { action: index } of ask.offers) {
    const action = ir.actions[index]
    if (action === undefined || guardsOf(ir, action).length < action.forbids.length) return undefined
    if (cellsOfAction(action).some((at) => facts.exposed.has(at))) return undefined
    const ray = rayOf(ctx, memory, action)
    if (ray === undefined) return undefined
    rays.push(ray)
  }
  return mostListed(ir, ask) < MAX_MOVES ? rays : undefined
}

/** Lists contain the numbers of pieces; the state contains their places. */
function standing(ir: GameIR): Pick<Memory, 'live'> {
  const lists: string[] = []
  return {
    live: (pieces, reg, where) => {
      if (!standsOnBoard(ir, reg, where, ir.spaces.length)) return undefined
      const known = lists.indexOf(String(pieces))
      return known < 0 ? lists.push(String(pieces)) - 1 : known
    },
  }
}

/** Moves of the first offer go straight into the result, those of others first into separate lists. */
function newList(ctx: Ctx, ask: AskIR, offer: number): OfferList {
  const { g } = ctx
  const count = g.names.fresh('n')
  emit(ctx, js`let ${count} = 0;`)
  const unpack: OfferList['unpack'] = (at, code) => unpacked(at, ask, offer, code)
  if (offer === 0) return { offer, moves: MOVES, count, unpack }
  const moves = g.names.list()
  g.functions.push(js`const x${moves} = words(${MAX_MOVES});`)
  return { offer, moves, count, unpack }
}

/**
 * A table maps the first piece of a space to its class. None and the wall are negative: each becomes a bit above those
 * of pieces.
 */
function plainSight({ g }: Ctx, ask: AskIR): Sight {
  const { memory: m, spaces, pieces } = g.ir
  const plan = codePlan(g.ir, ask)
  const words = wordsOfPieces(g.ir)
  const bits = 32 - Math.clz32(pieces.length)
  const [empty, wall] = [2 ** bits, 2 ** (bits + 1)]
  const table = g.tables.of(
    Array.from({ length: 2 * wall }, (_, i) => (i >= wall ? WALL : i >= empty ? 0 : (words[i] ?? 0))),
  )
  return {
    // Not a space, but the number of one once its sign is removed.
    wall: NONE,
    eachPiece: (ctx, ray, visit) => {
      const [piece, from] = [g.names.fresh('v'), g.names.fresh('v')]
      emitPieceLoop(ctx, ray.pieces, piece, () => {
        emit(ctx, js`const ${from} = S[${m.at} + ${piece} | 0];`)
        block(ctx, js`if (${from} >>> 0 < ${spaces.length})`, () => visit(piece, from))
      })
    },
    look: (space, word) => {
      const piece = js`(${word} >>> ${31 - bits} | ${word}) & ${2 * empty - 1}`
      return js`${word} = S[${m.first} + (${space} & ${0x7fffffff}) | 0]; ${word} = ${table.name}[${piece} | ${space} >>> ${30 - bits}];`
    },
    step: plainStep(g.ir),
    head: ({ list }, piece) => {
      const { base = 0, domains = [] } = plan.offers[list.offer] ?? {}
      return js`Math.imul(${piece}, ${domains[1] ?? 1}) + ${base}`
    },
  }
}

/** The first entry of a space is a piece or none, and the pieces of each sort have consecutive numbers. */
function plainStep(ir: GameIR): StepSight {
  const met = ({ meets }: Ray): readonly number[] =>
    meets === 'empty'
      ? []
      : ir.pieces.flatMap(({ owner }, piece) =>
          owner !== NONE && (meets & (1 << (OWNER_BIT + owner))) !== 0 ? [piece] : [],
        )
  return {
    tells: (group) =>
      group.every(({ ray }) => {
        const pieces = met(ray)
        const own = new Set(ray.pieces)
        return pieces.every((piece, i) => piece === (pieces[0] ?? 0) + i && !own.has(piece))
      }),
    look: (space) => js`S[${ir.memory.first} + ${space} | 0]`,
    // At this address the state contains the number of pieces on the first space.
    wall: ir.memory.count - ir.memory.first,
    isMet: (found, ray) => {
      const pieces = met(ray)
      const [first, last] = [pieces[0], pieces.at(-1)]
      if (first === undefined || last === undefined) return js`0`
      return js`((${found} - ${first} | ${last} - ${found}) >>> 31 ^ 1)`
    },
  }
}

/** A loop over these pieces. */
export function emitPieceLoop(ctx: Ctx, pieces: readonly number[], piece: Js, body: () => void): void {
  const [first = 0] = pieces
  const end = first + pieces.length
  if (pieces.every((one, i) => one === first + i))
    return block(ctx, js`for (let ${piece} = ${first}; ${piece} < ${end}; ${piece}++)`, body)
  const i = ctx.g.names.fresh('i')
  block(ctx, js`for (let ${i} = 0; ${i} < ${pieces.length}; ${i}++)`, () => {
    emit(ctx, js`const ${piece} = ${ctx.g.tables.of(pieces).name}[${i}];`)
    body()
  })
}
