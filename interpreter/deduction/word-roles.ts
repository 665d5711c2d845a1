import { handedBy } from '../../grammar/ir/callees.ts'
import { NONE, type ExprIR, type GameIR, type RegionIR } from '../../grammar/ir/ir.ts'
import { factsOf } from '../../grammar/ir/node-facts.ts'
import { isStep, type NodeIR, type RulesIR } from '../../grammar/ir/nodes.ts'
import { numbersIn, partIn, someNode } from '../../grammar/ir/walk.ts'
import { partsOfGame, type Parts } from './parts-of.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/** Classification of state words for the deduction. */
interface WordRoles {
  /** Addresses that contain piece numbers. */
  readonly pieces: ReadonlySet<number>
  /** Addresses of the running rules' own words that may contain something computed from faces. */
  readonly fromFaces: ReadonlySet<number>
}

export const wordRoles = memoized((ir: GameIR): WordRoles => {
  const pieces = pieceWords(ir)
  const own = new Set<number>()
  const sheets = new Set(ir.tallies?.map(({ counted }) => counted))
  for (const region of ir.memory.regions)
    if ((region.per === 'local' || region.per === 'history') && !sheets.has(region.at))
      for (let at = region.at; at < region.at + region.length; at++) own.add(at)
  // Everybody has seen what was chosen, except for the faces of pieces.
  for (const { choices } of ir.actions) for (const { cell } of choices) own.delete(cell)
  const faces = new Faces(ir, partsOfGame(ir))
  const touched = [...faces.words].filter((at) => own.has(at) && !pieces.has(at))
  // The length of a loop and its position reveal how its members were chosen.
  const fromFaces = new Set([...touched, ...faces.loops])
  return { pieces, fromFaces }
})

/** Words declared to hold pieces, or groups, which are numbered after them. */
function pieceWords(ir: GameIR): ReadonlySet<number> {
  const words = new Set<number>()
  for (const { at, length, type } of ir.memory.regions)
    if (type === 'piece' || type === 'group') for (let i = 0; i < length; i++) words.add(at + i)
  // A snapshot contains what the loop visits.
  for (const step of partsOfGame(ir).steps)
    if (step.step === 'for each' && words.has(step.cell))
      for (let i = 0; i < step.capacity; i++) words.add(step.snapshot + i)
  return words
}

function regionOf(ir: GameIR, word: number): RegionIR | undefined {
  return ir.memory.regions.find(({ at, length }) => word >= at && word < at + length)
}

/**
 * Taint analysis: everything that a face has influenced. A word or register is tainted if a tainted value is ever
 * stored in it. All rules are visited until a fixpoint.
 */
class Faces {
  readonly words = new Set<number>()
  /** The words that contain the current member of a loop. */
  readonly loops = new Set<number>()
  private readonly registers = new Set<number>()
  private readonly ir: GameIR
  /** Tracked values are public, whatever they were computed from. */
  private readonly open: ReadonlySet<number>
  private changed = true

  constructor(ir: GameIR, parts: Parts) {
    this.ir = ir
    const sheets = new Set(ir.tallies?.map(({ counted }) => counted))
    const tracked = ir.memory.regions.filter(
      ({ per, type, at }) => (type !== undefined && per !== 'local' && per !== 'history') || sheets.has(at),
    )
    this.open = new Set(tracked.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)))
    while (this.changed) {
      this.changed = false
      this.pass(parts)
    }
  }

  private register(reg: number, is = true): void {
    if (!is || this.registers.has(reg)) return
    this.registers.add(reg)
    this.changed = true
  }

  private word(at: number, is = true): void {
    if (!is || this.words.has(at)) return
    this.words.add(at)
    this.changed = true
  }

  /** Marks the whole region that contains an address, because the index added to it is unknown. */
  private region(base: number, is: boolean): void {
    if (!is || this.words.has(base)) return
    const { at = base, length = 1 } = regionOf(this.ir, base) ?? {}
    for (let word = at; word < at + length; word++) this.word(word)
  }

  /** Marks what a node stores in registers and words. */
  private into(node: NodeIR): void {
    if ('step' in node && node.step === 'for each') {
      // Its other words may be shared with other loops when it is not in progress; this one is none then.
      this.word(node.cell, this.touched(node.over))
      if (this.words.has(node.cell)) this.loops.add(node.cell)
      return
    }
    const { binds, fills = {}, fields } = factsOf(node)
    if (binds?.to !== undefined)
      for (const reg of numbersIn(node, 'binds')) this.register(reg, this.part(node, binds.to))
    for (const [field, from = ''] of Object.entries(fills)) {
      const is = this.part(node, from)
      const role = fields[field] ?? 'data'
      if (role === 'sets region') for (const base of numbersIn(node, role)) this.region(base, is)
      else for (const at of numbersIn(node, role)) this.word(at, is)
    }
  }

  private part(node: NodeIR, field: string): boolean {
    const part = partIn(node, field)
    if (part === undefined || isStep(part)) return false
    return this.touched(part)
  }

  private given(frame: { readonly params: readonly number[] } | undefined, args: readonly ExprIR[]): void {
    args.forEach((arg, i) => this.word(frame?.params[i] ?? -1, this.touched(arg)))
  }

  private pass({ expressions, sets, steps }: Parts): void {
    const { ir } = this
    for (const node of [...expressions, ...sets, ...steps]) this.into(node)
    for (const part of expressions)
      if (part.op === 'call')
        part.args.forEach((arg, i) => this.register(ir.terms[part.term]?.params[i] ?? -1, this.touched(arg)))
    for (const step of steps) for (const { to, args } of handedBy(ir, step)) this.given(to, args)
    for (const action of ir.actions) {
      for (const { cell, value } of action.lets) this.word(cell, this.touched(value))
      for (const { base, value } of action.note.last) this.region(base, this.touched(value))
    }
    for (const { over, cell } of ir.whenever) this.word(cell, over !== undefined && this.touched(over))
    for (const { over, reg } of ir.ends) this.register(reg, over !== undefined && this.touched(over))
  }

  private touched(rules: RulesIR): boolean {
    return someNode(rules, (node) => {
      if ('set' in node && !('op' in node)) return node.set === 'row' && node.of === 'piece'
      if (!('op' in node)) return false
      if (node.op === 'table') return node.by === 'piece'
      if (node.op === 'reg') return this.registers.has(node.reg)
      if (node.op === 'call') return this.touched(this.ir.terms[node.term]?.body)
      return numbersIn(node, 'cell', 'region').some((at) => this.words.has(at) && !this.open.has(at))
    })
  }
}

/** True if a word names a piece. None, and numbers beyond the pieces, do not. */
export function isPiece(ir: GameIR, word: number): boolean {
  return word !== NONE && word >= 0 && word < ir.pieces.length
}
