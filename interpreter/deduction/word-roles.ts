import type { ExprIR, GameIR, RegionIR, SetIR } from '../../grammar/ir/ir.ts'
import { NONE } from '../../grammar/ir/ir.ts'
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

  private pass({ expressions, sets, steps }: Parts): void {
    const { ir } = this
    for (const part of expressions)
      if (part.op === 'let') this.register(part.reg, this.expression(part.value))
      else if (part.op === 'fold') this.register(part.reg, this.set(part.set))
      else if (part.op === 'call')
        part.args.forEach((arg, i) =>
          this.register(ir.terms[part.term]?.params[i] ?? -1, this.expression(arg)),
        )
    for (const part of sets)
      if (part.set === 'filter' || part.set === 'sorted') this.register(part.reg, this.set(part.of))
      else if (part.set === 'each' || part.set === 'map') this.register(part.reg, this.set(part.over))
      else if (part.set === 'let') this.register(part.reg, this.expression(part.value))
    for (const step of steps)
      switch (step.step) {
        case 'store':
          this.region(step.base, this.expression(step.value))
          break
        case 'pick':
          this.word(step.cell, this.set(step.what))
          break
        case 'for each': {
          const is = this.set(step.over)
          this.word(step.cell, is)
          for (let i = 1; i <= step.capacity; i++) this.word(step.snapshot + i, is)
          break
        }
        case 'run':
          step.args.forEach((arg, i) =>
            this.word(ir.stages[step.stage]?.params[i] ?? -1, this.expression(arg)),
          )
          break
        case 'ask':
          for (const { action, args } of step.offers)
            args.forEach((arg, i) => this.word(ir.actions[action]?.params[i] ?? -1, this.expression(arg)))
          break
        default:
          break
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
      default:
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
      default:
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

  private touched(part: unknown, found: Finding): boolean {
    if (Array.isArray(part)) return part.some((inner) => this.touched(inner, found))
    if (typeof part !== 'object' || part === null) return false
    if ('by' in part && part.by === 'piece') return true
    if ('set' in part && part.set === 'row' && 'of' in part && part.of === 'piece') return true
    if ('op' in part) {
      if (part.op === 'reg' && 'reg' in part && typeof part.reg === 'number')
        return found.registers.has(part.reg)
      if (part.op === 'cell' && 'at' in part && typeof part.at === 'number') return this.holds(part.at, found)
      if (
        part.op === 'load' &&
        'base' in part &&
        typeof part.base === 'number' &&
        this.holds(part.base, found)
      )
        return true
      if (part.op === 'call' && 'term' in part && typeof part.term === 'number')
        if (this.touched(found.ir.terms[part.term]?.body, found)) return true
    }
    return Object.values(part).some((inner) => this.touched(inner, found))
  }
}

/** Words that hold nothing are the same for everybody. */
export function isPiece(ir: GameIR, word: number): boolean {
  return word !== NONE && word >= 0 && word < ir.pieces.length
}
