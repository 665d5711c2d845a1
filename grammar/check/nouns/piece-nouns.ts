import { hiddenOnBoards } from '../elaboration/secrecy.ts'
import { changingFaces } from '../world/changing-faces.ts'
import { unwatched } from '../world/watched-world.ts'
import type { Expression, Nouns } from '../../expression/ast.ts'
import type { ExprIR, SetIR } from '../../ir/ir.ts'
import { conjunction, compare, constant, filter, loadWord, not } from '../../ir/build.ts'
import type { InWorld, Lowering, Reading, Reporting } from '../elaboration/contexts.ts'
import { faceIn, valueAsSet } from '../expressions/conversions.ts'
import { scalarOf, whereabouts, EMPTY_SET } from '../elaboration/values.ts'
import { asPlace, asPlaces, inPlace } from '../expressions/indexed-places.ts'
import { groupAsPieces, groupOfType, piecesInPlace } from './group-nouns.ts'
import { kindTest } from '../expressions/kind-test.ts'
import type { GroupInfo, PlaceInfo, World } from '../world/world.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import type { Secrecy, Type } from '../../types/types.ts'
import { DECIDER, HIDDEN, PUBLIC, SPACE, typeWords, widest } from '../../types/types.ts'
import type { PlaceValue, SetValue, Value } from '../elaboration/values.ts'
import { warnOfNobodysOwn } from './warn-ownerless.ts'
import { elaborate } from '../elaboration/dispatch.ts'

/** The pieces that a noun means. */
interface Wanted {
  readonly el: Lowering
  readonly nouns: Nouns
  readonly element: Type
  readonly kinds: ReadonlySet<number>
}

interface Candidates {
  readonly ir: SetIR
  readonly face: Secrecy
  readonly secrecy: Secrecy
  readonly onBoard?: boolean
  readonly lies?: PlaceInfo | undefined
  /** True if all candidates have the required owner, or a required kind, so no test is needed. */
  readonly ownerChecked?: boolean
  readonly kindChecked?: boolean
  /** The kinds that the place can hold, if it declares them; this is public. */
  readonly holds?: readonly number[]
}

export function pieceSet(el: Reading, context: Context, nouns: Nouns, kinds: ReadonlySet<number>): SetValue {
  const className = el.world.kinds[[...kinds][0] ?? -1]?.class ?? ''
  const element: Type = {
    kind: 'piece',
    class: className,
    kinds: ofPlayers(el.world, nouns, className, kinds),
  }
  if (nouns.within !== undefined) return inside({ el, context, nouns, element, kinds, within: nouns.within })
  warnOfOwner(el, context, nouns, element, kinds)
  return everywhere({ el, nouns, element, kinds })
}

/** `enemy targets`, where `targets` are pieces: those that belong to a player other than `you`. */
export function piecesOfOwner(el: Reading, context: Context, nouns: Nouns, set: SetValue): SetValue {
  if (nouns.owner === undefined || set.element.kind !== 'piece') return set
  warnOfOwner(el, context, nouns, set.element, set.element.kinds)
  const { ir, face, secrecy, onBoard = false } = set
  const from = { ir, face, secrecy, onBoard, lies: set.lies, kindChecked: true }
  return { ...set, ...keep({ el, nouns, element: set.element, kinds: set.element.kinds }, from) }
}

/** The possible kinds of something that belongs to a player, if the words say so. */
function ofPlayers(
  { classes, kinds: allKinds }: World,
  { owner }: Nouns,
  className: string,
  kinds: ReadonlySet<number>,
): ReadonlySet<number> {
  const own = classes.find(({ name }) => name === className)
  if (owner === undefined || own === undefined || own.ownerChanges || own.kindChanges) return kinds
  const owned = [...kinds].filter((kind) => allKinds[kind]?.ownerless !== true)
  return owned.length === 0 || owned.length === kinds.size ? kinds : new Set(owned)
}

/** Warns about `your` and `enemy` for pieces without owners. */
function warnOfOwner(
  el: InWorld & Reporting,
  context: Context,
  nouns: Nouns,
  element: Type,
  kinds: ReadonlySet<number>,
  place?: PlaceInfo,
): void {
  if (nouns.owner === undefined || element.kind !== 'piece') return
  const { start } = nouns
  warnOfNobodysOwn(el, spanIn(context, { start, end: nouns.name.end }), element.class, kinds, place)
}

/** Filters by owner and kind. */
function keep({ el: lowering, nouns, element, kinds }: Wanted, from: Candidates): SetValue {
  const { reg, ir } = lowering.boundRegister(element)
  const tests: ExprIR[] = []
  const className = element.kind === 'piece' ? element.class : ''
  const classKinds = lowering.world.classes.find((c) => c.name === className)?.kinds ?? []
  const isWholeClass = classKinds.every((kind) => kinds.has(kind))
  const manyClasses = lowering.world.classes.length > 1
  const cannotBeOther = from.holds?.every((kind) => kinds.has(kind)) === true
  if (from.ownerChecked !== true && nouns.owner !== undefined) {
    const owner = lowering.ownerOf(ir, className)
    tests.push(nouns.owner === 'your' ? compare('eq', owner, lowering.readYou()) : enemy(owner, lowering))
  }
  if (from.kindChecked !== true && !cannotBeOther && (!isWholeClass || manyClasses)) {
    const test = kindTest(
      lowering,
      scalarOf(
        { kind: 'piece', class: className, kinds: new Set(lowering.world.kinds.keys()), stays: true },
        ir,
      ),
      kinds,
    )
    tests.push(test.ir)
  }
  return {
    form: 'set',
    element,
    ir: filter(from.ir, reg, conjunction(tests)),
    secrecy: widest(from.secrecy, isWholeClass || cannotBeOther ? PUBLIC : from.face),
    face: from.face,
    ...whereabouts(from),
  }
}

/** Owned by a player other than `you`. A piece without an owner is nobody's enemy. */
function enemy(owner: ExprIR, lowering: Pick<Lowering, 'readYou'>): ExprIR {
  return conjunction([compare('ne', owner, lowering.readYou()), compare('le', constant(0), owner)])
}

/** A constant table of the pieces of these kinds by owner, to start a search from the right ones. */
function piecesOf(
  lowering: Lowering,
  nouns: Nouns,
  kinds: ReadonlySet<number>,
): (Pick<Candidates, 'ownerChecked' | 'kindChecked'> & { readonly ir: SetIR }) | undefined {
  const { open, your, enemy, keepsOwner, keepsKind } = piecesByOwner(lowering, kinds)
  if (nouns.owner === undefined || !keepsOwner) {
    const { offsets, items } = lowering.tables.rows('pieces', open)
    const ir: SetIR = { set: 'row', offsets, items, index: constant(0), of: 'piece' }
    return { ir, ownerChecked: nouns.owner === undefined, kindChecked: keepsKind }
  }
  const bySeat = nouns.owner === 'your' ? your : enemy
  if (bySeat === undefined) return undefined
  const { offsets, items } = lowering.tables.rows('pieces by owner', bySeat)
  const ir: SetIR = { set: 'row', offsets, items, index: lowering.readYou(), of: 'piece' }
  return { ir, ownerChecked: true, kindChecked: keepsKind }
}

type Pieces = readonly (readonly number[])[]

interface PiecesByOwner {
  /** All of them in one row. */
  readonly open: Pieces
  /** A row for each seat. Undefined if some have no owner. */
  readonly your: Pieces | undefined
  readonly enemy: Pieces | undefined
  /** True if no piece can change sides, or become a kind outside of the set. */
  readonly keepsOwner: boolean
  readonly keepsKind: boolean
}

const byOwner = new WeakMap<World['pieces'], Map<ReadonlySet<number>, PiecesByOwner>>()

/** Cached, because rules mention the same few kinds again and again. */
function piecesByOwner(el: Pick<Lowering, 'world'>, kinds: ReadonlySet<number>): PiecesByOwner {
  const world = unwatched(el.world)
  const { pieces } = world
  const cached = byOwner.get(pieces) ?? new Map<ReadonlySet<number>, PiecesByOwner>()
  byOwner.set(pieces, cached)
  const before = cached.get(kinds)
  if (before !== undefined) return before
  const numbers: number[] = []
  let [keepsOwner, keepsKind] = [true, true]
  const mayBe = changingFaces(world)?.reachable()
  pieces.forEach((piece, index) => {
    const all = mayBe?.[index] ?? [piece]
    if (!all.some(({ kind }) => kinds.has(kind))) return
    numbers.push(index)
    keepsOwner &&= all.every((face) => face.owner === piece.owner)
    keepsKind &&= all.every(({ kind }) => kinds.has(kind))
  })
  const owner = (index: number): number => pieces[index]?.owner ?? -1
  const isOwned = numbers.every((index) => owner(index) >= 0)
  const rows = (isMeant: (index: number, seat: number) => boolean): Pieces | undefined =>
    isOwned ? world.seats.map((_, seat) => numbers.filter((index) => isMeant(index, seat))) : undefined
  const made: PiecesByOwner = {
    open: [numbers],
    your: rows((index, seat) => owner(index) === seat),
    enemy: rows((index, seat) => owner(index) !== seat),
    keepsOwner,
    keepsKind,
  }
  cached.set(kinds, made)
  return made
}

function boardFace(el: InWorld, nouns: Nouns): Secrecy {
  const seen = new Set(el.world.boards.map(({ first }) => el.world.containers[first]?.seenBy))
  if ([...seen].every((by) => by === 'everyone')) return PUBLIC
  const isYours = [...seen].every((by) => by !== 'nobody' && by !== 'others')
  return isYours && nouns.owner === 'your' ? DECIDER : hiddenOnBoards(el)
}

function everywhere(wanted: Wanted): SetValue {
  const { el: lowering, nouns, element, kinds } = wanted
  const open = lowering.world.containers.every((c) => c.supply === true || c.seenBy === 'everyone')
  const found = piecesOf(lowering, nouns, kinds) ?? { ir: everyPiece(lowering) }
  return keep(wanted, {
    ...found,
    ir: withoutSpares(lowering, element, found.ir),
    face: open ? PUBLIC : HIDDEN,
    secrecy: PUBLIC,
  })
}

function everyPiece({ world }: InWorld): SetIR {
  return { set: 'range', from: constant(0), to: constant(unwatched(world).pieces.length - 1) }
}

/** Removes replacement pieces, which are not in the game until another piece becomes them. */
function withoutSpares(lowering: Lowering, element: Type, pieces: SetIR): SetIR {
  const supply = element.kind === 'piece' ? lowering.world.supplies.get(element.class) : undefined
  if (supply === undefined) return pieces
  const { reg, ir } = lowering.boundRegister(element)
  const last = constant(supply + lowering.world.seats.length - 1)
  const { reg: lies, ir: container } = lowering.boundRegister('container')
  // A piece without a place is in the game: none is not between the two.
  const inGame = not(
    conjunction([compare('le', constant(supply), container), compare('le', container, last)]),
  )
  return filter(pieces, reg, { op: 'let', reg: lies, value: loadWord(lowering.memory.at, ir), body: inGame })
}

/** A noun with `in` or `on`: the wanted pieces, and the words for where they are. */
interface Inside extends Wanted {
  readonly el: Reading
  readonly context: Context
  readonly within: Expression
}

function inside(noun: Inside): SetValue {
  const { el, context, within } = noun
  const read = elaborate(el, context, within, SPACE)
  const several = asPlaces(el, read)
  if (several === undefined) return insideValue(noun, asPlace(el, read))
  const found = insideValue(noun, several)
  return read.form === 'set' ? { ...found, secrecy: widest(found.secrecy, read.secrecy) } : found
}

function insideValue(noun: Inside, value: Value): SetValue {
  const { el, context, nouns, element, kinds, within } = noun
  const isPlace = value.form === 'place'
  warnOfOwner(el, context, nouns, element, kinds, isPlace ? value.place : undefined)
  if (isPlace)
    return (
      (value.place.isBoard ? onBoard(noun, value) : undefined) ??
      (value.place.holdsGroups.length > 0 ? inPlaceOfGroups(noun, value) : inPlaceOfPieces(noun, value))
    )
  const set = valueAsSet(el, context, within, value)
  const group = groupOfType(el, set.element)
  if (group !== undefined) return inGroups(noun, set, group)
  if (set.element.kind === 'space') return onSpaces(noun, set)
  if (set.element.kind === 'piece' || set.element.kind === 'hole') return amongPieces(noun, set)
  el.report(
    'ST4102',
    spanIn(context, within),
    `There are no \`${nouns.name.text}\` in this: it is ${typeWords(set.element)}.`,
  )
  return { ...EMPTY_SET, element }
}

/** The pieces on a board, found in a table by owner. Undefined if there is no such table. */
function onBoard(noun: Inside, { place }: PlaceValue): SetValue | undefined {
  const { el, nouns, element, kinds } = noun
  el.readPlace(place.name)
  const pieces = piecesOf(el, nouns, kinds)
  const { reg, ir } = el.boundRegister(element)
  if (pieces === undefined) return undefined
  return keep(noun, {
    ...pieces,
    ir: filter(pieces.ir, reg, onPlace(loadWord(el.memory.at, ir), place)),
    face: boardFace(el, nouns),
    secrecy: PUBLIC,
    onBoard: true,
  })
}

function inPlaceOfGroups(noun: Inside, value: PlaceValue): SetValue {
  const { el, context, nouns, element, kinds, within } = noun
  const { place } = value
  const found = piecesInPlace(el, value, kinds)
  if (found === undefined) {
    el.report('ST4108', spanIn(context, within), `\`${place.name}\` never holds \`${nouns.name.text}\`.`)
    return { ...EMPTY_SET, element }
  }
  return keep(noun, {
    ir: found,
    holds: el.world.groups
      .filter(({ name }) => place.holdsGroups.includes(name))
      .flatMap((group) => group.kinds),
    face: faceIn(el, value),
    secrecy: PUBLIC,
    ...inPlace(place),
  })
}

function inPlaceOfPieces(noun: Inside, value: PlaceValue): SetValue {
  const { el, context, within } = noun
  const { place } = value
  reportNeverHeld(noun, `\`${place.name}\``, place.holdsKinds)
  const members = valueAsSet(el, context, within, value)
  return keep(noun, {
    ir: members.ir,
    face: faceIn(el, value),
    secrecy: PUBLIC,
    onBoard: place.isBoard,
    ...inPlace(place),
    holds: place.holdsKinds,
  })
}

function inGroups(noun: Inside, set: SetValue, group: GroupInfo): SetValue {
  reportNeverHeld(noun, `A \`${group.name}\``, group.kinds)
  const { ir, face, secrecy } = groupAsPieces(noun.el, set, group)
  return keep(noun, {
    ir,
    face,
    secrecy,
    lies: set.lies,
    holds: group.kinds,
  })
}

function reportNeverHeld(
  { el, context, nouns, kinds, within }: Inside,
  holder: string,
  kindsHeld: readonly number[],
): void {
  if (kinds.size === 0 || kindsHeld.some((kind) => kinds.has(kind))) return
  el.report('ST4108', spanIn(context, within), `${holder} never holds a \`${nouns.name.text}\`.`)
}

function onSpaces(noun: Inside, set: SetValue): SetValue {
  const { el, nouns } = noun
  el.readBoards()
  const { reg, ir } = el.boundRegister(SPACE)
  const members: SetIR =
    set.ir.set === 'one'
      ? { set: 'members', container: set.ir.item }
      : { set: 'each', over: set.ir, reg, of: { set: 'members', container: ir } }
  return keep(noun, {
    ir: members,
    face: boardFace(el, nouns),
    secrecy: set.secrecy,
    onBoard: true,
  })
}

function amongPieces(noun: Inside, { ir, face, secrecy, onBoard: isOnBoard, lies }: SetValue): SetValue {
  const { el, nouns } = noun
  return keep(noun, {
    ir,
    face: nouns.owner === 'your' && isOnBoard === true ? boardFace(el, nouns) : face,
    secrecy,
    onBoard: isOnBoard === true,
    lies,
  })
}

/** Tests whether a container is a space of a board. */
function onPlace(container: ExprIR, { container: first, containers }: PlaceInfo): ExprIR {
  const below = compare('lt', container, constant(first + containers))
  // None is less than any number, and containers below a later board are not its spaces.
  return first === 0 ? below : conjunction([compare('le', constant(first), container), below])
}
