import type { StepIR } from '../../grammar/ir/ir.ts'
import type { Asking } from './offers.ts'
import type { Machine } from './machine.ts'

/** One instruction: does its work and gives the number of the next, or one of the words below. */
export type Op = (S: Int32Array) => number

/** A decision waits, or the game is over. */
export const STOP = -1
/** The steps of a whenever rule are done. */
export const RULE_DONE = -2
/** A whenever rule has left a stage that runs around it; `Machine.leaving` says which. */
export const LEFT = -3

/** Whose steps an instruction belongs to. */
export type Owner =
  | { readonly kind: 'play' }
  | { readonly kind: 'stage'; readonly index: number }
  | { readonly kind: 'action'; readonly index: number }
  | { readonly kind: 'rule'; readonly index: number }

/** A loop around an instruction: how one gets into it from outside, and how its cells are given up when it is left. */
export interface Frame {
  enter(S: Int32Array, seat: number): void
  leave(S: Int32Array): void
}

export interface Where {
  readonly owner: Owner
  /** Outermost first. */
  readonly frames: readonly Frame[]
}

/** A place that something returns to: behind a call, or behind the answer to a decision. */
export interface Site extends Where {
  readonly step: Extract<StepIR, { readonly site: number }>
  /** Goes on here when what was called is over. */
  readonly resume: Label
  /** Asks (again), without a look at what was before. Only decisions. */
  readonly again: Label
  /** Goes on here behind `done`. Only decisions. */
  readonly done: Label
  /** Gives `you` back to who it was. */
  giveBack(S: Int32Array): void
  /** Makes the frame of what is called, as the call would. */
  call(S: Int32Array): void
}

/** The number of an instruction, known when all have been placed. */
export interface Label {
  pc: number
}

export interface Assembly {
  readonly machine: Machine
  /** Instructions are made when all labels are placed, so that they hold numbers. */
  readonly makers: (() => Op)[]
  readonly ops: Op[]
  /** Which step each instruction comes from, as an index into `GameIR.origins`. */
  readonly origins: number[]
  /** That of the step whose instructions are being made, or -1. */
  origin: number
  readonly sites: (Site | undefined)[]
  readonly askings: (Asking | undefined)[]
  readonly stages: { readonly body: Label; readonly leave: Label }[]
  readonly actions: { readonly body: Label }[]
  readonly rules: { readonly body: Label }[]
  /** Where the turns loops of the program stand, by their step. */
  readonly turns: Map<StepIR, Where & { readonly body: Label }>
}

export function assembly(machine: Machine): Assembly {
  const { ir } = machine
  const label = (): Label => ({ pc: -1 })
  return {
    machine,
    makers: [],
    ops: [],
    origins: [],
    origin: -1,
    sites: [],
    askings: [],
    stages: ir.stages.map(() => ({ body: label(), leave: label() })),
    actions: ir.actions.map(() => ({ body: label() })),
    rules: ir.whenever.map(() => ({ body: label() })),
    turns: new Map(),
  }
}

/** Adds an instruction. The maker is called when all labels are placed. */
export function emit(asm: Assembly, make: (next: number) => Op): void {
  const next = asm.makers.length + 1
  asm.makers.push(() => make(next))
  asm.origins.push(asm.origin)
}

export function newLabel(): Label {
  return { pc: -1 }
}

export function place(asm: Assembly, label: Label): void {
  label.pc = asm.makers.length
}

export function jump(asm: Assembly, to: Label): void {
  emit(asm, () => {
    const { pc } = to
    return () => pc
  })
}

export function finish(asm: Assembly): void {
  for (const make of asm.makers) asm.ops.push(make())
}
