import type { ExprIR, GameIR } from '../../grammar/ir/ir.ts'
import { ChanceSource } from '../state/chance-source.ts'
import type { PictureTaker } from '../state/board-hash.ts'
import type { TablePlan } from '../state/table-plan.ts'
import type { Dark } from './dark.ts'
import type { Dispatch } from './dispatch.ts'
import type { Counter, Recorder } from './recorder.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/*
 * Compiles the program to closures once. Everything that can be decided at compile time is; at run time a closure only
 * does its own work and calls the next. All of them take the state, so one set of closures serves any number of states.
 * Addresses and numbers in the IR are trusted, because the checker made them: `!` on an array element expresses that.
 */

export type Value = (S: Int32Array) => number
export type Test = (S: Int32Array) => boolean
/** Visits one member of a set. Returns true to stop. */
export type Visit = (S: Int32Array, item: number) => boolean
/** Enumerates a set for the visitor it was created with. Returns true if the visitor stopped it. */
export type Each = (S: Int32Array) => boolean
/** True if the item is a member. */
export type Has = (S: Int32Array, item: number) => boolean

/** A word outside the state: a variable of a quantifier, a parameter of a term, a counter. */
export interface Register {
  readonly R: Int32Array
  readonly at: number
}

/** The register of each number of the IR. Every binding gets its own, so none interferes with another. */
export type Env = ReadonlyMap<number, Register>
export const NO_ENV: Env = new Map()

/** Shared by all closures of one program. */
export interface Machine {
  /** Compiles the parts of a node. */
  readonly dispatch: Dispatch
  readonly ir: GameIR
  readonly table: TablePlan
  readonly chance: ChanceSource
  readonly pictures: readonly PictureTaker[]
  readonly registers: { bank: Int32Array; used: number }
  readonly terms: (Term | undefined)[]
  /** Tests for a legal move of each action. Filled in when actions are compiled. */
  readonly tries: (((S: Int32Array) => boolean) | undefined)[]
  /** Executes the steps of an action whose choices are in their words, up to the first question. Filled in likewise. */
  readonly attempts: (((S: Int32Array) => void) | undefined)[]
  /** Set before any rule is compiled. */
  dark: Dark
  readonly recorder: Recorder | undefined
  /** Counts how often a loop was cut short by its bound. */
  readonly boundsOf: ((loop: object) => Counter) | undefined
  /** While the conditions of a search are compiled: initialisers to run whenever it begins. */
  searching: (() => void)[] | undefined
  /**
   * Searches for the highest value of any move. Each occurs in later ones, so copies would double with each
   * comparison.
   */
  readonly highest: Map<ExprIR, Value>
  /** Number of nested `can` questions in progress. */
  asking: number
  /** True while a whenever rule is executing its steps. */
  settling: boolean
  /** True while a move is made only to look at the position after it. */
  attempting: boolean
  /** The stage that a whenever rule has left, or -1. */
  leaving: number
  /** Remaining step budget of the current answer. When it is spent, the rules count as endless. */
  budget: number
  /** Remaining work budget of the current answer, in visits. */
  work: number
  /** The part of the rules being evaluated: an action, a stage, a term. */
  doing: number
}

export interface Term {
  readonly params: readonly Register[]
  readonly value: Value
  readonly test: Test
}

/** Registers for one bank. */
export const BANK = 1024

export function newRegister(machine: Machine): Register {
  const { registers } = machine
  if (registers.used === registers.bank.length) {
    registers.bank = new Int32Array(BANK)
    registers.used = 0
  }
  return { R: registers.bank, at: registers.used++ }
}

export function bind(env: Env, reg: number, to: Register): Env {
  return new Map(env).set(reg, to)
}

export function lookUp(env: Env, reg: number): Register {
  const existing = env.get(reg)
  if (existing === undefined) throw new Error(`register ${reg} is read where nothing binds it`)
  return existing
}

/** A list that grows when needed and is reused, so that a game allocates nothing. */
export interface Pool {
  items: Int32Array
  length: number
}

export function pool(room = 16): Pool {
  return { items: new Int32Array(room), length: 0 }
}

export function push(list: Pool, item: number): void {
  if (list.length === list.items.length) {
    const wider = new Int32Array(2 * list.length)
    wider.set(list.items)
    list.items = wider
  }
  list.items[list.length++] = item
}

export function poolHas(list: Pool, item: number): boolean {
  const { items, length } = list
  for (let i = 0; i < length; i++) if (items[i] === item) return true
  return false
}

const dense = memoized((values: readonly number[]) => Int32Array.from(values))

/** A constant table as a dense array, created once. */
export function tableOf(m: Machine, index: number): Int32Array {
  const values = m.ir.tables[index]?.values
  if (values === undefined) throw new Error(`there is no table ${index}`)
  return dense(values)
}
