import type { StepIR } from '../../grammar/ir/ir.ts'
import type { Asking } from './offers.ts'
import type { Machine } from './machine.ts'

/** One instruction: does its work and returns the number of the next, or one of the codes below. */
type Op = (S: Int32Array) => number

/** A decision waits, or the game is over. */
export const STOP = -1
/** The steps of a whenever rule are done. */
export const RULE_DONE = -2
/** A whenever rule has left a stage that contains it. `Machine.leaving` names the stage. */
export const LEFT = -3

/** The owner of the steps that contain an instruction. */
export type Owner =
  | { readonly kind: 'play' }
  | { readonly kind: 'stage'; readonly index: number }
  | { readonly kind: 'action'; readonly index: number }
  | { readonly kind: 'rule'; readonly index: number }

/** A loop around an instruction: how to enter it from outside, and how its cells are cleared when it is left. */
export interface Frame {
  /** True if each seat has a turn in it. */
  readonly isOfTurns?: true
  enter(S: Int32Array, seat: number): void
  leave(S: Int32Array): void
}

export interface Where {
  readonly owner: Owner
  /** Outermost first. */
  readonly frames: readonly Frame[]
}

/** A return address: after a call, or after the answer to a decision. */
interface Site extends Where {
  readonly step: Extract<StepIR, { readonly site: number }>
  /** Continues here when the callee is done. */
  readonly resume: Label
  /** Asks (again), without testing anything first. Decisions only. */
  readonly again: Label
  /** Continues here after `done`. Decisions only. */
  readonly done: Label
  /** Restores the former `you`. */
  giveBack(S: Int32Array): void
  /** Creates the frame of the callee, as the call would. */
  call(S: Int32Array): void
}

/** The number of an instruction, known once all are placed. */
interface Label {
  pc: number
}

type EmitSteps = (asm: Assembly, steps: readonly StepIR[], where: Where) => void

export interface Assembly {
  readonly machine: Machine
  readonly emitSteps: EmitSteps
  /** Instructions are created once all labels are placed, so they contain numbers. */
  readonly makers: (() => Op)[]
  readonly ops: Op[]
  /** The step from which each instruction was compiled, as an index into `GameIR.origins`. */
  readonly origins: number[]
  /** The step that is being compiled, or -1. */
  origin: number
  readonly sites: (Site | undefined)[]
  readonly askings: (Asking | undefined)[]
  readonly stages: { readonly body: Label; readonly leave: Label }[]
  readonly actions: { readonly body: Label }[]
  readonly rules: { readonly body: Label }[]
  /** The turns loops of the program, by their step. */
  readonly turns: Map<StepIR, Where & { readonly body: Label }>
}

export function assembly(machine: Machine, steps: EmitSteps): Assembly {
  const { ir } = machine
  const label = (): Label => ({ pc: -1 })
  return {
    machine,
    emitSteps: steps,
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

/** Adds an instruction. The maker is called once all labels are placed. */
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

/** Compiles steps to a sequence of instructions. A wait in the middle of them is a number, not a JavaScript frame. */
export const emitSteps: EmitSteps = (asm, steps, where) => asm.emitSteps(asm, steps, where)
