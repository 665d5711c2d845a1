import { stagesRun } from '../../grammar/ir/callees.ts'
import type { AskIR, ExprIR, GameIR, SetIR, StepIR } from '../../grammar/ir/ir.ts'
import { matchStep } from '../../grammar/ir/match.ts'
import { does } from '../../grammar/ir/node-facts.ts'
import { exchangedIn } from '../../grammar/ir/rules.ts'
import { closuresProgram } from '../closures/program.ts'
import type { Program } from '../program/program.ts'
import { groupsOf, AssumedFaces } from './assumed-faces.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/** A game compiled so that pieces are handles and faces are assumptions. */
export interface FaceProgram {
  /** The rules unchanged. */
  readonly strict: Program
  /**
   * Assumes that a player who must move can, even if the game would otherwise be over. An observer who sees the game go
   * on need not consider every face for that.
   */
  readonly lenient: Program
  /** True if, when the lenient rules go on and the strict ones end, nothing on the table changes before the end. */
  readonly endsQuietly: boolean
  readonly supposed: AssumedFaces
}

/** Compiles the rules once more, answering every look at a face from assumptions. */
export const faceProgram = memoized((ir: GameIR): FaceProgram => {
  const handled = withoutRowsByKind(withChangingFaces(ir))
  const supposed = new AssumedFaces(ir, handled.tables)
  const recorder = {
    counter: () => ({ held: 0, failed: 0 }),
    lookedUp: () => undefined,
    face: supposed.face,
    fans: supposed,
    doubts: supposed,
    orders: supposed,
  }
  const strict = closuresProgram(handled, recorder)
  const loosened: AskIR[] = []
  const lenient = closuresProgram(withoutMust(handled, loosened), recorder)
  supposed.worked = () => strict.worked() + lenient.worked()
  const endsQuietly = loosened.every(({ hasOrElse, orElse }) => !hasOrElse || isQuiet(ir, orElse))
  return { strict, lenient, endsQuietly, supposed }
})

/** Turns decisions that end the game if there is no legal answer into plain questions. */
function withoutMust(ir: GameIR, loosened: AskIR[]): GameIR {
  return exchangedIn(ir, {
    step: (step) => {
      if (!('offers' in step) || !step.must || step.repeatedly) return step
      if (step.hasOrElse && !ends(ir, step.orElse)) return step
      loosened.push(step)
      return { ...step, must: false }
    },
  })
}

/** True if the game is certainly over after these steps and nobody is asked before. */
function ends(ir: GameIR, steps: readonly StepIR[]): boolean {
  for (const step of steps) {
    const after = effectOn(ir, step)
    if (after !== undefined) return after
  }
  return false
}

const yes = (): true => true
const goesOn = (): undefined => undefined

/** True if the game is certainly over after a step. Undefined if it certainly goes on with the next one. */
function effectOn(ir: GameIR, step: StepIR): boolean | undefined {
  return matchStep(
    step,
    {
      ends: yes,
      if: (branches) => ends(ir, branches.then) && ends(ir, branches.else),
      store: goesOn,
      'take position': goesOn,
      move: goesOn,
      'move each': goesOn,
      swap: goesOn,
      shows: goesOn,
      settle: goesOn,
    },
    (other) =>
      stagesRun(other).length > 0 &&
      stagesRun(other).every((stage) => ends(ir, ir.stages[stage]?.body ?? [])),
  )
}

/** True if no step moves or shows a piece, and no `whenever` rule can. */
function isQuiet(ir: GameIR, steps: readonly StepIR[]): boolean {
  const [first] = steps
  if (first === undefined) return false
  if (first.step === 'if') return isQuiet(ir, first.then) && isQuiet(ir, first.else)
  return does(first, 'ends') || stagesRun(first).some((stage) => isQuiet(ir, ir.stages[stage]?.body ?? []))
}

/** Reads the faces of changing pieces from the state, where everybody sees them, and assumes all others. */
function withChangingFaces(ir: GameIR): GameIR {
  const { changing, memory } = ir
  if (changing === undefined) return ir
  const tables = [...ir.tables]
  const table = tables.push({
    name: 'changes',
    values: ir.pieces.map(({ kind }) => (changing.includes(kind) ? 1 : 0)),
  })
  const expression = (e: ExprIR): ExprIR => {
    if (e.op !== 'table' || e.by !== 'piece' || e.index.op !== 'load' || e.index.base !== memory.face)
      return e
    const { op, table: values, index } = e
    const piece = e.index.index
    return {
      op: 'if',
      condition: {
        op: 'eq',
        left: { op: 'table', table: table - 1, index: piece },
        right: { op: 'const', value: 1 },
      },
      then: { op, table: values, index },
      else: { ...e, index: piece },
    }
  }
  return { ...exchangedIn(ir, { expression }), tables }
}

type Row = Extract<SetIR, { set: 'row' }>

/** Replaces lists of pieces that were sorted by kind in advance by searches of all pieces. */
function withoutRowsByKind(ir: GameIR): GameIR {
  const group = groupsOf(ir)
  const last = ir.pieces.length - 1
  const tables = [...ir.tables]
  const registers = [...ir.registers]
  const asFilter = (row: Row): SetIR => {
    const offsets = ir.tables[row.offsets]?.values ?? []
    const items = ir.tables[row.items]?.values ?? []
    const rows = offsets.slice(1).map((end, i) => new Set(items.slice(offsets[i], end)))
    if (rows.every((members) => isWhole(members, group))) return row
    const reg = registers.push('piece') - 1
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
  const rules = exchangedIn(ir, {
    set: (set) => (set.set === 'row' && set.of === 'piece' ? asFilter(set) : set),
  })
  // Kinds of handles mean nothing, so no two handles may be merged as alike.
  const pieces = ir.pieces.map((piece, index) => ({ ...piece, kind: index }))
  return { ...rules, tables, registers, pieces }
}

function isWhole(members: ReadonlySet<number>, group: Int32Array): boolean {
  const groups = new Set([...members].map((piece) => group[piece]))
  return group.every((of, piece) => !groups.has(of) || members.has(piece))
}
