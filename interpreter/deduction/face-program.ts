import type { AskIR, ExprIR, GameIR, SetIR, StepIR } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../closures/program.ts'
import type { Program } from '../program.ts'
import { groupsOf, Supposed } from './supposed.ts'

/** A game in which pieces are handles and faces are supposed. */
export interface FaceProgram {
  /** The rules as they are. */
  readonly strict: Program
  /**
   * Takes it for granted that whoever must move can, where the game would be over otherwise: whoever sees that it goes on
   * need not look at every face for that.
   */
  readonly lenient: Program
  /** Where the lenient rules go on and the strict ones end, nothing on the table changes before the end. */
  readonly endsQuietly: boolean
  readonly supposed: Supposed
}

const MADE = new WeakMap<GameIR, FaceProgram>()

/** The same rules, compiled once more, so that every look at a face is answered by what is supposed. */
export function faceProgram(ir: GameIR): FaceProgram {
  const made = MADE.get(ir)
  if (made !== undefined) return made
  const handled = withoutRowsByKind(ir)
  const supposed = new Supposed(ir, handled.tables)
  const recorder = {
    counter: () => ({ held: 0, failed: 0 }),
    lookedUp: () => undefined,
    face: supposed.face,
    fans: supposed,
    doubts: supposed,
  }
  const strict = closuresProgram(handled, recorder)
  const loosened: AskIR[] = []
  const lenient = closuresProgram(withoutMust(handled, loosened), recorder)
  const endsQuietly = loosened.every(({ hasOrElse, orElse }) => !hasOrElse || isQuiet(ir, orElse))
  const both = { strict, lenient, endsQuietly, supposed }
  MADE.set(ir, both)
  return both
}

/** Decisions that must be answered, and without a legal answer end the game, are simply asked. */
function withoutMust(ir: GameIR, loosened: AskIR[]): GameIR {
  const change = (part: object): object => {
    if (!isAsk(part) || !part.must || part.repeatedly || (part.hasOrElse && !ends(ir, part.orElse)))
      return part
    loosened.push(part)
    return { ...part, must: false }
  }
  const { stages, actions, whenever, play } = ir
  return { ...ir, ...rewritten({ stages, actions, whenever, play }, change) }
}

/** Is the game over for sure when these steps have been run, with nobody asked anything before? */
function ends(ir: GameIR, steps: readonly StepIR[]): boolean {
  for (const step of steps)
    switch (step.step) {
      case 'win':
      case 'rank':
        return true
      case 'if':
        return ends(ir, step.then) && ends(ir, step.else)
      case 'run':
        return ends(ir, ir.stages[step.stage]?.body ?? [])
      case 'store':
      case 'move':
      case 'show':
      case 'reveal':
      case 'say':
      case 'settle':
        break
      default:
        return false
    }
  return false
}

/** Is there no step that moves or shows a piece, and none after which a rule may do so? */
function isQuiet(ir: GameIR, steps: readonly StepIR[]): boolean {
  const [first] = steps
  switch (first?.step) {
    case 'win':
    case 'rank':
      return true
    case 'if':
      return isQuiet(ir, first.then) && isQuiet(ir, first.else)
    case 'run':
      return isQuiet(ir, ir.stages[first.stage]?.body ?? [])
    default:
      return false
  }
}

type Row = Extract<SetIR, { set: 'row' }>

/** Lists of pieces that were sorted by kind beforehand become all pieces that are found to be of these kinds. */
function withoutRowsByKind(ir: GameIR): GameIR {
  const group = groupsOf(ir)
  const last = ir.pieces.length - 1
  const tables = [...ir.tables]
  let registers = ir.registers
  const asFilter = (row: Row): SetIR => {
    const offsets = ir.tables[row.offsets]?.values ?? []
    const items = ir.tables[row.items]?.values ?? []
    const rows = offsets.slice(1).map((end, i) => new Set(items.slice(offsets[i], end)))
    if (rows.every((members) => isWhole(members, group))) return row
    const reg = registers++
    const terms = rows.map((members, index): ExprIR => {
      const table = tables.push({
        name: 'is listed',
        values: ir.pieces.map((_, piece) => (members.has(piece) ? 1 : 0)),
      })
      const listed: ExprIR = { op: 'table', table: table - 1, index: { op: 'reg', reg }, by: 'piece' }
      const here: ExprIR = { op: 'eq', left: row.index, right: { op: 'const', value: index } }
      return { op: 'and', terms: [here, listed] }
    })
    const all: SetIR = { set: 'range', from: { op: 'const', value: 0 }, to: { op: 'const', value: last } }
    return { set: 'filter', of: all, reg, where: { op: 'or', terms } }
  }
  const rules = rewritten(
    {
      terms: ir.terms,
      stages: ir.stages,
      actions: ir.actions,
      whenever: ir.whenever,
      ends: ir.ends,
      play: ir.play,
    },
    (part) => (isPieceRow(part) ? asFilter(part) : part),
  )
  // Kinds of handles mean nothing, so no two of them may be taken for alike.
  const pieces = ir.pieces.map((piece, index) => ({ ...piece, kind: index }))
  return { ...ir, ...rules, tables, registers, pieces }
}

function isWhole(members: ReadonlySet<number>, group: Int32Array): boolean {
  const groups = new Set([...members].map((piece) => group[piece]))
  return group.every((of, piece) => !groups.has(of) || members.has(piece))
}

/** A copy of a part of the IR in which every object is exchanged for what `change` makes of it. */
function rewritten<T>(part: T, change: (part: object) => object): T
function rewritten(part: unknown, change: (part: object) => object): unknown {
  if (Array.isArray(part)) return part.map((inner) => rewritten(inner, change))
  if (typeof part !== 'object' || part === null) return part
  return change(
    Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, rewritten(inner, change)])),
  )
}

function isPieceRow(part: object): part is Row {
  return 'set' in part && part.set === 'row' && 'of' in part && part.of === 'piece'
}

function isAsk(part: object): part is AskIR {
  return 'step' in part && part.step === 'ask'
}
