import type { GameIR } from '../../grammar/ir/ir.ts'
import { groupsOf } from './supposed.ts'

/**
 * Pieces are numbered by kind, so rules that go through all of them in the order of their numbers may do so in another
 * order where faces are supposed. This says why the deduction cannot follow a game; undefined if it can.
 */
export function orderMatters(ir: GameIR): string | undefined {
  const group = groupsOf(ir)
  for (const picture of ir.pictures) {
    const members = new Set(picture.pieces)
    const groups = new Set(picture.pieces.map((piece) => group[piece]))
    if (group.some((of, piece) => groups.has(of) && !members.has(piece)))
      return 'the rules take pictures of some kinds only'
  }
  const rules = [ir.terms, ir.stages, ir.actions, ir.whenever, ir.ends, ir.play]
  return rules.some((part) => someOrdered(part, ir.pieces.length))
    ? 'the rules go through pieces in an order that their kinds decide'
    : undefined
}

type Node = Readonly<Record<string, unknown>>

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && !Array.isArray(part)
}

/** Is there something in this part whose outcome depends on the order of numbers? */
function someOrdered(part: unknown, pieces: number): boolean {
  if (Array.isArray(part)) return part.some((inner) => someOrdered(inner, pieces))
  if (!isNode(part)) return false
  const ordered =
    (part['op'] === 'first' && byNumber(part['set'], pieces)) ||
    (part['set'] === 'sorted' && byNumber(part['of'], pieces)) ||
    (part['step'] === 'for each' && byNumber(part['over'], pieces)) ||
    (part['step'] === 'move' && byNumber(part['what'], pieces)) ||
    (part['step'] === undefined && 'when' in part && 'over' in part && byNumber(part['over'], pieces))
  return ordered || Object.values(part).some((inner) => someOrdered(inner, pieces))
}

/** Does the set give pieces in the order of their numbers? */
function byNumber(set: unknown, pieces: number): boolean {
  if (!isNode(set)) return false
  switch (set['set']) {
    case 'row':
      return set['of'] === 'piece'
    case 'range': {
      const to = set['to']
      // Numbers, seats and spaces come in ranges too; one that ends with the last piece is taken for pieces.
      return isNode(to) && to['op'] === 'const' && to['value'] === pieces - 1 && pieces > 1
    }
    case 'filter':
      return byNumber(set['of'], pieces)
    case 'each':
    case 'map':
      return byNumber(set['over'], pieces) || byNumber(set['of'], pieces)
    case 'union':
    case 'minus':
      return byNumber(set['left'], pieces) || byNumber(set['right'], pieces)
    case 'if':
      return byNumber(set['then'], pieces) || byNumber(set['else'], pieces)
    case 'let':
      return byNumber(set['body'], pieces)
    default:
      return false
  }
}
