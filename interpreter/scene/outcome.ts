import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Change } from '../view/changes.ts'
import { bordersInWords } from './borders-in-words.ts'
import type { LoggedPly } from '../view/logged-plies.ts'
import { namesUnknown, saidByMove } from './move-text-changes.ts'
import { joinWays, lotName, type Way } from './join-moves.ts'

type Came = Extract<Change, { change: 'came' }>

/** Pairs a piece that left a place with the one that arrived there, if nothing else arrived or left. */
function replaced(changes: readonly Change[]): ReadonlyMap<Change, Came> {
  const pairs = new Map<Change, Came>()
  for (const left of changes) {
    if (left.change !== 'left') continue
    const here = changes.filter(
      (each) =>
        (each.change === 'left' && each.from === left.from) ||
        (each.change === 'came' && each.to === left.from),
    )
    const came = here.find((each) => each.change === 'came')
    if (here.length === 2 && came?.count === left.count) pairs.set(left, came)
  }
  return pairs
}

/**
 * The effects of a move that its text does not mention: pieces that moved, left or entered the board, revealed faces,
 * payments, and things between two spaces. The reader can follow the game on a wooden board, and learns what fought,
 * what is left, and who won how much.
 */
export function outcomeText(
  ir: GameIR,
  entry: Pick<LoggedPly, 'move' | 'seat' | 'changes' | 'setup'>,
): string {
  const { changes } = entry
  const spaces = new Set(ir.spaces.map(({ name }) => name))
  const pairs = replaced(changes)
  const mentioned = new Set<Change>(pairs.values())
  const left = new Set(changes.flatMap((change) => ('from' in change ? [change.from] : [])))
  const said = saidByMove(ir, entry)
  const onlyGoals = [...said.values()].filter((what) => what === 'goal').length === 1
  const mayBeDrawn = hidingDraws(ir, entry, spaces)
  const items = changes.flatMap((change): readonly (string | Way)[] => {
    switch (change.change) {
      case 'moved': {
        const { from, to, kind } = change
        if (mayBeDrawn(change)) return [`${lotName(ir, change)} to ${to}`]
        const what = said.get(change)
        if (what === undefined || (!spaces.has(from) && left.has(to))) return [change]
        if (what === 'goal') return onlyGoals ? [`from ${from}`] : [change]
        return spaces.has(from) && 'was' in change && kind !== undefined
          ? [`${lotName(ir, change)} shown on ${to}`]
          : []
      }
      case 'turned':
      case 'shown':
        return change.kind === undefined || !spaces.has(change.at)
          ? []
          : [`${lotName(ir, change)} shown on ${change.at}`]
      case 'left': {
        const came = pairs.get(change)
        if (came !== undefined && spaces.has(change.from))
          return [`${lotName(ir, came)} on ${change.from} instead of ${lotName(ir, change)}`]
        return spaces.has(change.from) ? [`${lotName(ir, change)} gone from ${change.from}`] : []
      }
      case 'came':
        return spaces.has(change.to) && !mentioned.has(change) && !said.has(change)
          ? [`${lotName(ir, change)} come to ${change.to}`]
          : []
      case 'value':
        return paidText(ir, change)
      default:
        return []
    }
  })
  return joinWays(ir, [...items, ...bordersInWords(ir, changes)])
}

/** `purse of ben +3` */
function paidText(
  ir: GameIR,
  { name, of, from, to }: Extract<Change, { change: 'value' }>,
): readonly string[] {
  const isPaid =
    of !== undefined && ir.purses?.includes(name) === true && ir.notShown?.includes(name) !== true
  if (!isPaid || typeof from !== 'number' || typeof to !== 'number') return []
  return [`${name} of ${of} ${to > from ? '+' : '−'}${Math.abs(to - from)}`]
}

/**
 * True if a piece that left a pile may be another one than the piece that arrived elsewhere. If the mover chose a piece
 * unknown to the reader, that one may have been played, and another drawn in its place.
 */
function hidingDraws(
  { containers }: GameIR,
  { move, seat }: Pick<LoggedPly, 'move' | 'seat'>,
  spaces: ReadonlySet<string>,
): (way: Way) => boolean {
  if (move === undefined || !namesUnknown(move)) return () => false
  const own = new Set(containers.filter(({ owner }) => owner === seat).map(({ name }) => name))
  return (way) =>
    'was' in way &&
    way.kind !== undefined &&
    !own.has(way.from) &&
    !spaces.has(way.from) &&
    !spaces.has(way.to)
}
