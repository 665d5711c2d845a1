import { NONE, type ExprIR, type GameIR } from '../../../grammar/ir/ir.ts'
import { Js, joinJs, js, newOut, origin, type Names, type Out } from '../code/code.ts'
import type { Dispatch } from './dispatch.ts'
import type { Facts } from './facts.ts'
import type { Memory } from './memory.ts'
import type { Shapes } from './special-form.ts'
import { WORK_OF_PASS } from '../../program/work.ts'
import { countWork } from '../code/execution-bounds.ts'
import { Unsupported } from '../code/unsupported.ts'
import type { Profiles } from '../code/profile-fields.ts'
import type { StaticTables } from '../code/tables.ts'
import { NONE_VAL, known, ranged, standsFor, type Cond, type Val } from '../code/val.ts'

/** Shared by all code generated for one way of running a game. */
export interface Gen {
  /** Generates code for the parts of a node. */
  readonly dispatch: Dispatch
  /** Special forms of the code for some nodes. */
  readonly shapes: Shapes
  readonly ir: GameIR
  readonly facts: Facts
  readonly tables: StaticTables
  readonly names: Names
  readonly memory: Memory
  /** Functions outside the main ones, keyed by purpose; the key is a text of this folder, made of numbers. */
  readonly units: Map<string, Js>
  /** Code of the functions that have been generated. */
  readonly functions: Js[]
  /** Factories of functions that depend on the requests of all others. */
  readonly late: ((asked: Asked) => Js)[]
  /** Emitted in loops without a decision, for a step of this origin. */
  readonly spend: (origin: number) => Js
  /** How often the code being generated will appear. */
  readonly copies: { now: number }
  /** Assumed number of runs by surrounding loops, and the rule of the code. */
  readonly loops: { around: number; origin: number }
  /** Counts of container contents, if the state does not change while it is read. */
  readonly profiles: Profiles | undefined
  /**
   * True for whole games without observers: nobody else reads or changes the state, and chance is always drawn from the
   * seed.
   */
  readonly isAlone?: true
  /** True if it plays whole games, after which somebody may ask about events in them. */
  readonly isWhole?: true
}

/** Requests from any part of the program for change notifications. */
export interface Asked {
  /** True if contents of places are counted. */
  readonly counts: boolean
  /** True if spaces that satisfy conditions are cached. */
  readonly spaces: boolean
}

/** An inlined stage: `leave` jumps past its end. */
interface Inlined {
  readonly stage: number
  readonly label: Js
  /** How many entries of `Ctx.givenUp` surround the stage. */
  readonly around: number
  used: boolean
}

/** A moved piece with its old and its new place. */
export interface MovedPiece {
  readonly piece: Val
  readonly from: Val
  readonly to: Val
  /** True if it certainly moved; otherwise it may not exist. */
  readonly sure: boolean
}

/** Values of registers, as a persistent list: binding one more copies nothing. */
export class Registers {
  static readonly none: Registers = new Registers(-1, NONE_VAL, undefined)
  private readonly reg: number
  private readonly is: Val
  private readonly around: Registers | undefined

  private constructor(reg: number, is: Val, around: Registers | undefined) {
    this.reg = reg
    this.is = is
    this.around = around
  }

  /** Only these. */
  static of(values: Iterable<readonly [number, Val]>): Registers {
    let all = Registers.none
    for (const [reg, is] of values) all = all.with(reg, is)
    return all
  }

  with(reg: number, is: Val): Registers {
    return new Registers(reg, is, this)
  }

  get(reg: number): Val | undefined {
    return reg === this.reg ? this.is : this.around?.get(reg)
  }
}

/** The context of the code being generated, with the facts known there. */
export interface Ctx {
  readonly g: Gen
  readonly out: Out
  readonly regs: Registers
  /** Facts about words of the state, and words that are variables. */
  readonly cells: Map<number, Val>
  /** Known places of pieces, by the names of the pieces. */
  readonly places: Map<string, Val>
  /** The possible pieces for those names. */
  readonly pieces: Map<string, Val>
  /** Names of spaces that are empty now. */
  readonly empty: Set<string>
  /**
   * The piece that the previous step moved; and every piece moved since the outermost action began, unless that is
   * unknown here.
   */
  readonly last: { move: MovedPiece | undefined; moves: readonly MovedPiece[] | undefined }
  readonly inlined: readonly Inlined[]
  /** Clean-up of the loops and stages in between when a stage is left, outermost first. */
  readonly givenUp: readonly ((ctx: Ctx) => void)[]
  /** True if nothing moves between the beginning of the function, or the last new stamp, and here. */
  readonly steady: boolean
  /** The words of the choices so far, if moves are being listed and nothing else in the state changes. */
  readonly chosen: Set<number> | undefined
  /** Number of nodes to generate for each member of the set that is being visited, if known. */
  readonly rest: number
  /** Names of values with which listed moves are compared, once they are known. */
  readonly measures: ReadonlyMap<ExprIR, Js> | undefined
  /** The same for names shared by the actions of one list, by the compared value. */
  readonly shared: ReadonlyMap<string, Js> | undefined
  /** A word that collects the sorts of spaces where queried routes begin; see `BEGINS`. */
  readonly begins: Js | undefined
  /** Conditions, as code, that hold wherever the code of this context is evaluated. Nothing changes meanwhile. */
  readonly holding: readonly Js[]
  /** True in the steps of a whenever rule. */
  readonly inRule: boolean
  /** True in a move that is made only to look at the position after it. Questions and the end of the game stop it. */
  readonly attempt: boolean
  /** Emitted in loops without a decision, for a step of this origin. */
  readonly spend: (origin: number) => Js
  /** Ends the function when the game is over. */
  readonly stop: Js
  /** Leaves a stage that is not inlined here. */
  readonly leaveOuter: (ctx: Ctx, stage: number, origin: number) => void
}

/** The context at the beginning of a function, where nothing is known except `you`. */
export function freshCtx(g: Gen, cells: ReadonlyMap<number, Val>): Ctx {
  return {
    g,
    out: newOut(),
    regs: Registers.none,
    holding: [],
    cells: new Map(cells),
    places: new Map(),
    pieces: new Map(),
    empty: new Set(),
    last: { move: undefined, moves: undefined },
    inlined: [],
    givenUp: [],
    steady: false,
    chosen: undefined,
    rest: 0,
    measures: undefined,
    shared: undefined,
    begins: undefined,
    inRule: false,
    attempt: false,
    // A function may be called repeatedly, so it counts like everything else in an answer.
    spend: (origin) => countWork(js`${WORK_OF_PASS}`, origin),
    stop: js`return;`,
    leaveOuter: () => {
      throw new Error('a stage is left where none can be')
    },
  }
}

/** All statements of a context that contains no jumps between blocks. */
export function statements(out: Out): Js {
  return joinJs(
    out.items.map((item) => {
      if ('goto' in item) throw new Error('a jump where none can be')
      return item
    }),
    js`\n`,
  )
}

/** Parts of a function besides its body. */
interface FunctionParts {
  /** It names the arrays that it reads. */
  readonly withArrays?: boolean
  /** Initial values of control words, if they are variables of the function. */
  readonly words?: Int32Array
  /** Local words that are variables outside the function. */
  readonly outside?: ReadonlySet<string>
}

/**
 * A function that declares the local words it mentions. Arrays from outside get local names before all loops, because
 * only then does the engine's compiler see that they never change.
 */
export function functionOf(g: Gen, name: Js, params: Js, body: Js, parts: FunctionParts = {}): Js {
  const { withArrays = true, words, outside } = parts
  const mentioned = Js.mentioned([body])
  const used = [...mentioned.values()].toSorted((a, b) => a.number - b.number)
  const heads: Js[] = []
  for (const { of, js: word, number } of used)
    if (of === 'word' && words !== undefined) heads.push(js`let ${word} = ${words[number] ?? 0};`)
  const hasStamp = mentioned.has('stamp')
  const given = new Set(Js.mentioned([params]).keys())
  // If there is only one state, functions read that, so the engine's compiler knows its address; in loops, too, if it
  // has a local name.
  const isOwn = g.isAlone === true && given.has('S')
  if (isOwn) heads.push(js`const S = xS;`)
  if (withArrays) heads.push(...arraysIn(body, given))
  if (mentioned.has('spent')) heads.push(js`let spent = 0;`)
  for (const { of, js: word } of used)
    if (of === 'local' && outside?.has(word.text) !== true) heads.push(js`let ${word} = N;`)
  if (hasStamp) heads.push(js`let stamp = xPS[${g.ir.containers.length}];`)
  const text = js`function ${name}(${isOwn ? js`_${params}` : params}) {\n${joinJs(heads, js`\n`)}\n${body}\n}`
  if (text.text.length > MOST_LETTERS) throw new Unsupported('rules too long for one function')
  return text
}

/** Length limit. Engines take minutes and much memory to compile far longer functions: six times this took a minute. */
const MOST_LETTERS = 400_000

/** Local names for the outside arrays that a piece of code mentions. */
export function arraysIn(body: Js, given: ReadonlySet<string>): readonly Js[] {
  return [...Js.mentioned([body]).values()].flatMap(({ of, js: array }) =>
    of !== 'outside' || given.has(array.text) ? [] : [js`const ${array} = x${array};`],
  )
}

/**
 * A stamp that no valid count carries yet. Moving one piece instead invalidates the stamps of its two places by setting
 * them to 0, which is never a stamp because stamps are odd.
 */
export function newStamp(g: Gen): Js {
  const at = g.ir.containers.length
  return js`PS[${at}] = PS[${at}] + 2 | 1`
}

/**
 * A function outside the main ones, created lazily. It is registered before its code exists, because the code may need
 * it.
 *
 * @param around assumed number of runs of its loops
 */
export function unitOf(g: Gen, key: string, word: Js, make: (name: Js) => Js, around = 1): Js {
  const cached = g.units.get(key)
  if (cached !== undefined) return cached
  const name = js`${word}${g.names.fresh('n')}`
  g.units.set(key, name)
  const { copies, loops } = g
  const [copiesAround, loopsAround] = [copies.now, loops.around]
  copies.now = 1
  loops.around = around
  g.functions.push(make(name))
  copies.now = copiesAround
  loops.around = loopsAround
  return name
}

export function emit(ctx: Ctx, ...lines: readonly Js[]): void {
  ctx.out.items.push(...lines)
}

/** Marks the origin of the following code. */
export function mark(ctx: Ctx, at: number): void {
  if (at < 0) return
  ctx.g.loops.origin = at
  emit(ctx, origin(at))
}

/**
 * Code generated before its place is known. It is available only together with its statements: leaving it out leaves
 * out everything, so no name is used without its statement.
 */
export interface Apart<T> {
  /** True if it needs no statements. */
  readonly isPlain: boolean
  /** Facts about it, which are not code. */
  know<K extends number | boolean | undefined>(read: (made: T) => K): K
  /** Emits its statements. */
  take(into: Ctx): T
}

export function apart<T>(ctx: Ctx, make: (inner: Ctx) => T): Apart<T> {
  const inner: Ctx = { ...branch(ctx), out: newOut() }
  const result = make(inner)
  return {
    isPlain: inner.out.items.length === 0,
    know: (read) => read(result),
    take: (into) => {
      into.out.items.push(...inner.out.items)
      return result
    },
  }
}

/** A copy of the context for one of several branches, whose facts do not reach the others. */
export function branch(ctx: Ctx): Ctx {
  return {
    ...ctx,
    cells: new Map(ctx.cells),
    places: new Map(ctx.places),
    empty: new Set(ctx.empty),
    last: { move: undefined, moves: undefined },
  }
}

export function withReg(ctx: Ctx, reg: number, v: Val): Ctx {
  return { ...ctx, regs: ctx.regs.with(reg, v) }
}

/** The context of code that is evaluated only if a condition holds. */
export function where(ctx: Ctx, condition: Cond | undefined): Ctx {
  return condition instanceof Js ? { ...ctx, holding: [...ctx.holding, condition] } : ctx
}

/** True if a condition holds because the code here is evaluated only then. */
export function isSure({ holding }: Ctx, condition: Js): boolean {
  return holding.some(({ text }) => text === condition.text)
}

/** For a condition or a value: nothing is generated for each member of the sets in it. */
export function withoutRest(ctx: Ctx): Ctx {
  return ctx.rest === 0 ? ctx : { ...ctx, rest: 0 }
}

/** Gives the value a name, so that it is computed once. */
export function named(ctx: Ctx, v: Val): Val {
  if (v.atom) return v
  const value = known(v)
  if (value !== undefined) return { ...v, code: value === NONE ? js`N` : js`${value}`, atom: true }
  const name = ctx.g.names.fresh('v')
  emit(ctx, js`const ${name} = ${v.code};`)
  standsFor(name, v.code)
  return { ...v, code: name, atom: true }
}

/** Emits a block in braces. */
export function block(ctx: Ctx, head: Js, body: () => void): void {
  emit(ctx, js`${head} {`)
  body()
  emit(ctx, js`}`)
}

/** An index of one of several things. */
export function indexVal(code: Js, count: number, none: boolean, atom = false): Val {
  return ranged(code, 0, Math.max(0, count - 1), none, atom)
}
