import { NOTHING, all, choose, compare, constant, filter, load, some } from '../../ir/build.ts'
import { NONE, OPEN_BIT } from '../../ir/ir.ts'
import type { ExprIR } from '../../ir/ir.ts'
import type { Elaboration } from '../elaboration/elaboration.ts'
import { HIDDEN } from '../../types/types.ts'
import type { SetValue } from '../elaboration/values.ts'

/**
 * Of the orders in which the same things can be chosen one after the other, the one that is offered: may `later` come
 * behind `former`? What is alike to whoever chooses may come in any order, for it is one thing to the list of moves. Where
 * faces may be hidden they must have no say: whether there is something behind the former would tell of them.
 */
export function comesBehind(el: Elaboration, from: SetValue, former: ExprIR, later: ExprIR): ExprIR {
  const [here, there] = [former, later].map((piece) => load(el.memory.at, piece))
  if (here === undefined || there === undefined) return constant(1)
  if (from.face < HIDDEN) return lexical([el.kindOf(former), el.kindOf(later)], compare('le', here, there))
  const inOnePlace = lexical(
    [kindAsSeen(el, former), kindAsSeen(el, later)],
    // In a pile no two things are alike: they go as they lie.
    some([compare('eq', isInPile(el, here), constant(0)), liesBefore(el, here, former, later)]),
  )
  return lexical([here, there], inOnePlace)
}

function lexical([left, right]: readonly [ExprIR, ExprIR], ifSame: ExprIR): ExprIR {
  return some([compare('lt', left, right), all([compare('eq', left, right), ifSame])])
}

/** The kind of what lies among others, or a number before all kinds if whoever chooses cannot tell it from them. */
function kindAsSeen(el: Elaboration, piece: ExprIR): ExprIR {
  const isOpen = compare('le', constant(1 << OPEN_BIT), load(el.memory.seen, piece))
  const kind = choose(some([isOpen, isInSight(el, piece)]), el.kindOf(piece), constant(-1))
  return choose(compare('eq', isInPile(el, load(el.memory.at, piece)), constant(1)), constant(-1), kind)
}

function isInPile(el: Elaboration, container: ExprIR): ExprIR {
  const piles = el.world.containers.map(({ pile }) => (pile ? 1 : 0))
  return el.lookUp('is a pile', piles, container)
}

/** Of two things in one place, which comes first there? */
function liesBefore(el: Elaboration, container: ExprIR, one: ExprIR, other: ExprIR): ExprIR {
  const { reg, ir } = el.boundRegister('piece')
  const either = some([compare('eq', ir, one), compare('eq', ir, other)])
  return compare('eq', { op: 'first', set: filter({ set: 'members', container }, reg, either) }, one)
}

const OF_ITS_OWNER = 2

/** Does whoever chooses look into the place where it lies? */
function isInSight(el: Elaboration, piece: ExprIR): ExprIR {
  const seats = el.world.seats.length
  const views = el.world.containers.flatMap(({ seenBy, owner }) =>
    el.world.seats.map((_, seat) => {
      if (seenBy !== 'owner') return seenBy === 'everyone' ? 1 : 0
      return owner === NONE ? OF_ITS_OWNER : owner === seat ? 1 : 0
    }),
  )
  const { reg, ir } = el.boundRegister('number')
  const index: ExprIR = {
    op: 'add',
    left: { op: 'mul', left: placeOf(el, piece), right: constant(seats) },
    right: el.you,
  }
  const owner = el.world.pieces.some((each) => each.owner !== NONE)
    ? el.lookUp('owner of piece', el.pieceOwners, piece, 'piece')
    : NOTHING
  const isOwner = compare('eq', owner, el.you)
  const seen = some([
    compare('eq', ir, constant(1)),
    all([compare('eq', ir, constant(OF_ITS_OWNER)), isOwner]),
  ])
  return { op: 'let', reg, value: el.lookUp('who sees a place', views, index), body: seen }
}

/** What lies in a group lies where the group lies. */
function placeOf(el: Elaboration, piece: ExprIR): ExprIR {
  const container = load(el.memory.at, piece)
  const [first] = el.world.groups
  if (first === undefined) return container
  const { reg, ir } = el.boundRegister('container')
  const place = choose(
    compare('le', constant(first.container), ir),
    load(el.memory.at + first.first - first.container, ir),
    ir,
  )
  return { op: 'let', reg, value: container, body: place }
}
