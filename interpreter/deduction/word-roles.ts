import type { ExprIR, GameIR, RegionIR, SetIR } from '../../grammar/ir/ir.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import { factsOf } from '../../grammar/ir/node-facts.ts'
import type { NodeIR, RulesIR } from '../../grammar/ir/nodes.ts'
import { isExpression, isStep } from '../../grammar/ir/nodes.ts'
import { numbersIn, partIn, someNode } from '../../grammar/ir/walk.ts'
import { partsOf } from './parts-of.ts'
import type { Parts } from './parts-of.ts'

/** What can be told of the words of a state by how the rules use them. */
export interface WordRoles {
  /** Addresses that hold numbers of pieces. */
  readonly pieces: ReadonlySet<number>
  /** Addresses of the running rules' own words that may hold something that was worked out from faces. */
  readonly fromFaces: ReadonlySet<number>
}

const MADE = new WeakMap<GameIR, WordRoles>()

/**
 * Types are gone when rules have become an IR, so they are found again: a word holds pieces if something that gives pieces
 * is ever put into it, and so does a register. Both are gone through until nothing new is found.
 */
export function wordRoles(ir: GameIR): WordRoles {
  const made = MADE.get(ir)
  if (made !== undefined) return made
  const parts = partsOf(ir)
  const pieces = new Finding(ir, parts, new PieceLook(ir))
  const faces = new Finding(ir, parts, new FaceLook(ir))
  const own = new Set<number>()
  const sheets = new Set(ir.tallies?.map(({ counted }) => counted))
  for (const region of ir.memory.regions)
    if ((region.per === 'local' || region.per === 'history') && !sheets.has(region.at))
      for (let at = region.at; at < region.at + region.length; at++) own.add(at)
  // What somebody has chosen everybody has seen, but for the faces of pieces.
  for (const { choices } of ir.actions) for (const { cell } of choices) own.delete(cell)
  const fromFaces = new Set([...faces.words].filter((at) => own.has(at) && !pieces.words.has(at)))
  const roles = { pieces: pieces.words, fromFaces }
  MADE.set(ir, roles)
  return roles
}

function regionOf(ir: GameIR, word: number): RegionIR | undefined {
  return ir.memory.regions.find(({ at, length }) => word >= at && word < at + length)
}

/** What is looked for: things of this sort, given by expressions or as members of sets. */
interface Look {
  expression(expression: ExprIR, found: Finding): boolean
  set(set: SetIR, found: Finding): boolean
  /** Found without anything being put into it. */
  begin(found: Finding): void
}

class Finding {
  readonly words = new Set<number>()
  readonly registers = new Set<number>()
  readonly ir: GameIR
  private readonly look: Look
  private changed = true

  constructor(ir: GameIR, parts: Parts, look: Look) {
    this.ir = ir
    this.look = look
    look.begin(this)
    while (this.changed) {
      this.changed = false
      this.pass(parts)
    }
  }

  expression(expression: ExprIR): boolean {
    return this.look.expression(expression, this)
  }

  set(set: SetIR): boolean {
    return this.look.set(set, this)
  }

  register(reg: number, is = true): void {
    if (!is || this.registers.has(reg)) return
    this.registers.add(reg)
    this.changed = true
  }

  word(at: number, is = true): void {
    if (!is || this.words.has(at)) return
    this.words.add(at)
    this.changed = true
  }

  /** The whole region in which an address is, since what is added to it is not known. */
  region(base: number, is: boolean): void {
    if (!is || this.words.has(base)) return
    const { at = base, length = 1 } = regionOf(this.ir, base) ?? {}
    for (let word = at; word < at + length; word++) this.word(word)
  }

  /** What a node puts into registers and words. */
  private into(node: NodeIR): void {
    const { binds, fills = {}, fields } = factsOf(node)
    if (binds?.to !== undefined)
      for (const reg of numbersIn(node, 'binds')) this.register(reg, this.part(node, binds.to))
    for (const [field, from = ''] of Object.entries(fills)) {
      const is = this.part(node, from)
      const role = fields[field] ?? 'data'
      if (role === 'sets region') for (const base of numbersIn(node, role)) this.region(base, is)
      else if (role !== 'snapshot') for (const at of numbersIn(node, role)) this.word(at, is)
    }
    if ('step' in node && node.step === 'for each')
      for (let i = 1; i <= node.capacity; i++) this.word(node.snapshot + i, this.words.has(node.cell))
  }

  private part(node: NodeIR, field: string): boolean {
    const part = partIn(node, field)
    if (part === undefined || isStep(part)) return false
    return isExpression(part) ? this.expression(part) : this.set(part)
  }

  private given(frame: { readonly params: readonly number[] } | undefined, args: readonly ExprIR[]): void {
    args.forEach((arg, i) => this.word(frame?.params[i] ?? -1, this.expression(arg)))
  }

  private pass({ expressions, sets, steps }: Parts): void {
    const { ir } = this
    for (const node of [...expressions, ...sets, ...steps]) this.into(node)
    for (const part of expressions)
      if (part.op === 'call')
        part.args.forEach((arg, i) =>
          this.register(ir.terms[part.term]?.params[i] ?? -1, this.expression(arg)),
        )
    for (const step of steps) {
      if (step.step === 'run') this.given(ir.stages[step.stage], step.args)
      if (step.step === 'ask')
        for (const { action, args } of step.offers) this.given(ir.actions[action], args)
    }
    for (const action of ir.actions) {
      for (const { cell, value } of action.lets) this.word(cell, this.expression(value))
      for (const { base, value } of action.note.last) this.region(base, this.expression(value))
    }
    for (const { over, cell } of ir.whenever) this.word(cell, over !== undefined && this.set(over))
    for (const { over, reg } of ir.ends) this.register(reg, over !== undefined && this.set(over))
  }
}

/** Numbers of pieces, and of groups, which are numbered behind them. */
class PieceLook implements Look {
  private readonly links: ReadonlySet<number>
  /** Words of which there is one for each piece: what is looked up there is a piece. */
  private readonly perPiece: ReadonlySet<number>

  constructor({ memory }: GameIR) {
    const { first, lastPiece, next, previous, at, seen, regions } = memory
    this.links = new Set([first, lastPiece, next, previous])
    const own = regions.filter(({ per }) => per === 'piece').map((region) => region.at)
    this.perPiece = new Set([at, next, previous, seen, ...own])
  }

  begin(found: Finding): void {
    const { ir } = found
    for (const { at, length, type } of ir.memory.regions)
      if (type === 'piece') for (let i = 0; i < length; i++) found.word(at + i)
    for (const { choices, lets } of ir.actions)
      for (const { cell, type } of [...choices, ...lets]) found.word(cell, type === 'piece')
    const used = (index: ExprIR): void => {
      if (index.op === 'reg') found.register(index.reg)
      if (index.op === 'cell') found.word(index.at)
    }
    for (const part of partsOf(ir).expressions)
      if (part.op === 'table' && part.by === 'piece') used(part.index)
      else if (part.op === 'load' && this.perPiece.has(part.base)) used(part.index)
    for (const step of partsOf(ir).steps)
      if (step.step === 'move' && step.what.set === 'one') used(step.what.item)
  }

  expression(expression: ExprIR, found: Finding): boolean {
    switch (expression.op) {
      case 'reg':
        return found.registers.has(expression.reg)
      case 'cell':
        return found.words.has(expression.at)
      case 'load':
        return this.links.has(expression.base) || found.words.has(expression.base)
      case 'first':
        return found.set(expression.set)
      case 'if':
        return found.expression(expression.then) || found.expression(expression.else)
      case 'let':
        return found.expression(expression.body)
      case 'call': {
        const term = found.ir.terms[expression.term]
        return term !== undefined && found.expression(term.body)
      }
      case 'const':
      case 'table':
      case 'add':
      case 'sub':
      case 'mul':
      case 'mod':
      case 'divUp':
      case 'divDown':
      case 'min':
      case 'max':
      case 'lt':
      case 'le':
      case 'eq':
      case 'ne':
      case 'and':
      case 'or':
      case 'not':
      case 'any':
      case 'count':
      case 'contains':
      case 'fold':
      case 'distance':
      case 'longest line':
      case 'step':
      case 'can':
      case 'shared run':
      case 'repeats':
        return false
    }
  }

  set(set: SetIR, found: Finding): boolean {
    switch (set.set) {
      case 'members':
      case 'sight':
        return true
      case 'one':
        return found.expression(set.item)
      case 'row':
        return set.of === 'piece'
      case 'filter':
      case 'sorted':
        return found.registers.has(set.reg) || found.set(set.of)
      case 'each':
        return found.set(set.of)
      case 'map':
        return found.expression(set.item)
      case 'union':
      case 'minus':
        return found.set(set.left) || found.set(set.right)
      case 'if':
        return found.set(set.then) || found.set(set.else)
      case 'let':
        return found.set(set.body)
      case 'empty':
      case 'range':
      case 'open line':
      case 'reached':
      case 'borders':
        return false
    }
  }
}

/** Whatever a face has had a part in. */
class FaceLook implements Look {
  /** Tracked values are for everybody to look up, whatever they were worked out from. */
  private readonly open: ReadonlySet<number>

  constructor({ memory, tallies = [] }: GameIR) {
    const sheets = new Set(tallies.map(({ counted }) => counted))
    const tracked = memory.regions.filter(
      ({ per, type, at }) => (type !== undefined && per !== 'local') || sheets.has(at),
    )
    this.open = new Set(tracked.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)))
  }

  begin(): void {}

  private holds(at: number, found: Finding): boolean {
    return found.words.has(at) && !this.open.has(at)
  }

  expression(expression: ExprIR, found: Finding): boolean {
    return this.touched(expression, found)
  }

  set(set: SetIR, found: Finding): boolean {
    return this.touched(set, found)
  }

  private touched(rules: RulesIR, found: Finding): boolean {
    return someNode(rules, (node) => {
      if ('set' in node && !('op' in node)) return node.set === 'row' && node.of === 'piece'
      if (!('op' in node)) return false
      if (node.op === 'table') return node.by === 'piece'
      if (node.op === 'reg') return found.registers.has(node.reg)
      if (node.op === 'call') return this.touched(found.ir.terms[node.term]?.body, found)
      return numbersIn(node, 'cell', 'region').some((at) => this.holds(at, found))
    })
  }
}

/** Words that hold nothing are the same for everybody. */
export function isPiece(ir: GameIR, word: number): boolean {
  return word !== NONE && word >= 0 && word < ir.pieces.length
}
