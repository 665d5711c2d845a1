import { unwatched } from '../world/watched-world.ts'
import { isWatcher } from '../../ir/watchers.ts'
import {
  NOTHING,
  YOU,
  conjunction,
  choose,
  compare,
  constant,
  filter,
  loadWord,
  disjunction,
} from '../../ir/build.ts'
import { NONE, OPEN_BIT, type ExprIR } from '../../ir/ir.ts'
import type { Lowering, Reading } from '../elaboration/contexts.ts'
import { HIDDEN } from '../../types/types.ts'
import type { SetValue } from '../elaboration/values.ts'

/**
 * The canonical order of things chosen one after the other: true if `later` may come after `former`. Things that look
 * alike to the chooser may come in any order, because the list of moves contains them once. Hidden faces must not
 * matter, because the existence of a later candidate would reveal them.
 */
export function comesAfter(el: Reading, from: SetValue, former: ExprIR, later: ExprIR): ExprIR {
  const [formerPlace, laterPlace] = [former, later].map((piece) => loadWord(el.memory.at, piece))
  if (formerPlace === undefined || laterPlace === undefined) return constant(1)
  const byMarks = (ifSame: ExprIR): ExprIR =>
    publicMarks(el, from).reduceRight((rest, mark) => lexical([mark(former), mark(later)], rest), ifSame)
  if (from.face < HIDDEN)
    return lexical([el.kindOf(former), el.kindOf(later)], byMarks(compare('le', formerPlace, laterPlace)))
  const inOnePlace = lexical(
    [kindAsSeen(el, former), kindAsSeen(el, later)],
    // In a pile no two things are alike, so pile order decides.
    disjunction([
      compare('eq', isInPile(el, formerPlace), constant(0)),
      liesBefore(el, formerPlace, former, later),
    ]),
  )
  if (publicMarks(el, from).length === 0) return lexical([formerPlace, laterPlace], inOnePlace)
  const [first = NOTHING, second = NOTHING] = [former, later].map((piece) =>
    choose(showsMarks(el, piece), constant(1), constant(0)),
  )
  const inSight = choose(compare('eq', first, constant(0)), inOnePlace, byMarks(inOnePlace))
  return lexical([formerPlace, laterPlace], lexical([first, second], inSight))
}

/** Tracked values of a piece matter only if the chooser sees them: for mixed pieces, the face must be visible. */
function showsMarks(lowering: Lowering, piece: ExprIR): ExprIR {
  const seen = loadWord(lowering.memory.seen, piece)
  return disjunction([compare('le', constant(0), seen), isOpen(lowering, piece), isInSight(lowering, piece)])
}

/** The mixed bit is the sign. Alone it is the number for none, which is below all numbers. */
function isOpen(lowering: Pick<Lowering, 'memory'>, piece: ExprIR): ExprIR {
  const seen = loadWord(lowering.memory.seen, piece)
  const open = constant(1 << OPEN_BIT)
  const isMixedToo = conjunction([
    compare('lt', seen, constant(0)),
    compare('le', constant(-(1 << OPEN_BIT)), seen),
  ])
  return disjunction([compare('le', open, seen), isMixedToo])
}

/** Public properties that distinguish pieces besides their place: the owner and tracked values. */
function publicMarks(el: Reading, { element }: SetValue): readonly ((piece: ExprIR) => ExprIR)[] {
  if (element.kind !== 'piece') return []
  const { class: className } = element
  const own = el.world.classes.find(({ name }) => name === className)
  const tracked = [...el.tracked.values()]
    .flat()
    .filter(({ of, members }) => members === undefined && typeof of === 'object' && of.class === className)
  return [
    ...(own?.ownerFixed === true ? [(piece: ExprIR): ExprIR => el.ownerOf(piece, className)] : []),
    ...tracked.map(({ cell, first }) => (piece: ExprIR): ExprIR => {
      el.readWord(cell.base - first)
      return loadWord(cell.base - first, piece)
    }),
  ]
}

function lexical([left, right]: readonly [ExprIR, ExprIR], ifSame: ExprIR): ExprIR {
  return disjunction([compare('lt', left, right), conjunction([compare('eq', left, right), ifSame])])
}

/** The kind of a piece, or a number before all kinds if the chooser cannot distinguish it from others in its place. */
function kindAsSeen(lowering: Lowering, piece: ExprIR): ExprIR {
  const isKnown = disjunction([isOpen(lowering, piece), isInSight(lowering, piece)])
  const kind = choose(isKnown, lowering.kindOf(piece), constant(-1))
  return choose(
    compare('eq', isInPile(lowering, loadWord(lowering.memory.at, piece)), constant(1)),
    constant(-1),
    kind,
  )
}

function isInPile(lowering: Pick<Lowering, 'lookUp' | 'world'>, container: ExprIR): ExprIR {
  const piles = lowering.world.containers.map(({ pile }) => (pile ? 1 : 0))
  return lowering.lookUp('is a pile', piles, container)
}

/** True if the first of two things in one place comes first there. */
function liesBefore(
  lowering: Pick<Lowering, 'boundRegister'>,
  container: ExprIR,
  one: ExprIR,
  other: ExprIR,
): ExprIR {
  const { reg, ir } = lowering.boundRegister('piece')
  const either = disjunction([compare('eq', ir, one), compare('eq', ir, other)])
  return compare('eq', { op: 'first', set: filter({ set: 'members', container }, reg, either) }, one)
}

const OF_ITS_OWNER = 2

/** True if the chooser sees into its place. */
function isInSight(lowering: Lowering, piece: ExprIR): ExprIR {
  const seats = lowering.world.seats.length
  const views = lowering.world.containers.flatMap(({ seenBy, owner }) =>
    lowering.world.seats.map((_, seat) => {
      if (seenBy === 'owner' && owner === NONE) return OF_ITS_OWNER
      return isWatcher(seenBy, owner, seat, lowering.world.teams) ? 1 : 0
    }),
  )
  const { reg, ir } = lowering.boundRegister('number')
  const index: ExprIR = {
    op: 'add',
    left: { op: 'mul', left: placeOf(lowering, piece), right: constant(seats) },
    right: YOU,
  }
  const owner = unwatched(lowering.world).pieces.some((each) => each.owner !== NONE)
    ? lowering.ownerOfFace(piece)
    : NOTHING
  const isOwner = compare('eq', owner, YOU)
  const seen = disjunction([
    compare('eq', ir, constant(1)),
    conjunction([compare('eq', ir, constant(OF_ITS_OWNER)), isOwner]),
  ])
  return { op: 'let', reg, value: lowering.lookUp('who sees a place', views, index), body: seen }
}

/** The place of a thing. The contents of a group are where the group is. */
function placeOf(lowering: Lowering, piece: ExprIR): ExprIR {
  const container = loadWord(lowering.memory.at, piece)
  const [first] = lowering.world.groups
  if (first === undefined) return container
  const { reg, ir } = lowering.boundRegister('container')
  const place = choose(
    compare('le', constant(first.container), ir),
    loadWord(lowering.memory.at + first.first - first.container, ir),
    ir,
  )
  return { op: 'let', reg, value: container, body: place }
}
