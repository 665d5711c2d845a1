import type { Expression, Step } from '../../expression/ast.ts'
import type { TextSource } from '../../expression/text-source.ts'
import type { StepIR } from '../../ir/ir.ts'
import type { MergedNode } from '../../merge/merged.ts'
import type { Type } from '../../types/types.ts'
import { NUMBER, TRUTH } from '../../types/types.ts'
import type { YamlNode } from '../../yaml/tree.ts'
import type { Elaboration } from './elaboration.ts'
import type { Context } from './scope.ts'
import type { Elaborated, Entry, StepPlace } from './step-place.ts'
import type { Scalar, SetValue, Value } from './values.ts'

/**
 * Elaborates any expression and any step. `Elaboration` carries it: a handler of one kind of node reaches the parts of that node
 * through it and imports no other handler. `handlers.ts` fills it.
 */
export interface Dispatch {
  readonly elaborate: (el: Elaboration, context: Context, e: Expression, expected?: Type) => Value
  readonly scalar: (el: Elaboration, context: Context, e: Expression, expected?: Type) => Scalar
  readonly typed: (el: Elaboration, context: Context, e: Expression, type: Type, orNone?: boolean) => Scalar
  readonly asTruth: (el: Elaboration, context: Context, e: Expression, value: Value) => Scalar
  readonly asSet: (el: Elaboration, context: Context, e: Expression, expected?: Type) => SetValue
  readonly stepsAndScope: (
    el: Elaboration,
    place: StepPlace,
    node: MergedNode | YamlNode | undefined,
  ) => Elaborated
  readonly headedSteps: (el: Elaboration, place: StepPlace, entries: readonly Entry[]) => Elaborated
  readonly elaborateStep: (el: Elaboration, place: StepPlace, source: TextSource, step: Step) => Elaborated
}

/** Elaborates any expression. `expected` is the type that fits here; names are looked up by it first. */
export const elaborate: Dispatch['elaborate'] = (el, context, e, expected) =>
  el.dispatch.elaborate(el, context, e, expected)

/** One thing; a set or a place is reported. */
export const scalar: Dispatch['scalar'] = (el, context, e, expected) =>
  el.dispatch.scalar(el, context, e, expected)

/** One thing of a type; it may be none only with `orNone`. */
export const typed: Dispatch['typed'] = (el, context, e, type, orNone) =>
  el.dispatch.typed(el, context, e, type, orNone)

export const truth = (el: Elaboration, context: Context, e: Expression): Scalar =>
  asTruth(el, context, e, elaborate(el, context, e, TRUTH))

/** Like `truth`, for a value that has already been read. */
export const asTruth: Dispatch['asTruth'] = (el, context, e, value) =>
  el.dispatch.asTruth(el, context, e, value)

export const number = (el: Elaboration, context: Context, e: Expression): Scalar =>
  typed(el, context, e, NUMBER)

/** Several things; one thing becomes a set of one, and a place becomes the set of its contents. */
export const asSet: Dispatch['asSet'] = (el, context, e, expected) =>
  el.dispatch.asSet(el, context, e, expected)

/** A list of steps, one step, or a map of heads. */
export const elaborateSteps = (
  el: Elaboration,
  place: StepPlace,
  node: MergedNode | YamlNode | undefined,
): readonly StepIR[] => stepsAndScope(el, place, node).steps

/** The same, with the scope after the last step. */
export const stepsAndScope: Dispatch['stepsAndScope'] = (el, place, node) =>
  el.dispatch.stepsAndScope(el, place, node)

/** `if`, `else`, `case`, loops and `let`: keys that have steps below them, in one map. */
export const headedSteps: Dispatch['headedSteps'] = (el, place, entries) =>
  el.dispatch.headedSteps(el, place, entries)

/** One elementary step, and the facts it establishes for the steps after it. */
export const elaborateStep: Dispatch['elaborateStep'] = (el, place, source, step) =>
  el.dispatch.elaborateStep(el, place, source, step)
