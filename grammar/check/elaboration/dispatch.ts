import type { Expression, Step } from '../../expression/ast.ts'
import type { TextSource } from '../../expression/text-source.ts'
import type { StepIR } from '../../ir/ir.ts'
import type { MergedNode } from '../../merge/merged.ts'
import { NUMBER, TRUTH, type Type } from '../../types/types.ts'
import type { YamlNode } from '../../yaml/tree.ts'
import type { Context } from './scope.ts'
import type { Elaborated, Entry, StepPlace } from './step-place.ts'
import type { Scalar, SetValue, Value } from './values.ts'

/**
 * Elaborates any expression and any step. A handler of one kind of node elaborates its parts through this dispatch and
 * imports no other handler. `handlers.ts` fills it.
 */
export interface Dispatch {
  readonly elaborate: (context: Context, e: Expression, expected?: Type) => Value
  readonly scalar: (context: Context, e: Expression, expected?: Type) => Scalar
  readonly typed: (context: Context, e: Expression, type: Type, orNone?: boolean) => Scalar
  readonly asTruth: (context: Context, e: Expression, value: Value) => Scalar
  readonly asSet: (context: Context, e: Expression, expected?: Type) => SetValue
  readonly stepsAndScope: (place: StepPlace, node: MergedNode | YamlNode | undefined) => Elaborated
  readonly headedSteps: (place: StepPlace, entries: readonly Entry[]) => Elaborated
  readonly elaborateStep: (place: StepPlace, source: TextSource, step: Step) => Elaborated
}

interface Dispatching {
  readonly dispatch: Dispatch
}

/** Calls the handler of a node's kind. */
type Handled<K extends keyof Dispatch> = (
  el: Dispatching,
  ...parts: Parameters<Dispatch[K]>
) => ReturnType<Dispatch[K]>

/** Elaborates any expression. `expected` is the type that fits here. Names are first looked up by it. */
export const elaborate: Handled<'elaborate'> = ({ dispatch }, ...parts) => dispatch.elaborate(...parts)

/** Elaborates one thing. A set or a place is reported. */
export const scalar: Handled<'scalar'> = ({ dispatch }, ...parts) => dispatch.scalar(...parts)

/** Elaborates one thing of a type. It may be none only with `orNone`. */
export const typed: Handled<'typed'> = ({ dispatch }, ...parts) => dispatch.typed(...parts)

export const truth = (el: Dispatching, context: Context, e: Expression): Scalar =>
  asTruth(el, context, e, elaborate(el, context, e, TRUTH))

/** Like `truth`, for a value that has already been read. */
export const asTruth: Handled<'asTruth'> = ({ dispatch }, ...parts) => dispatch.asTruth(...parts)

export const number = (el: Dispatching, context: Context, e: Expression): Scalar =>
  typed(el, context, e, NUMBER)

/** Elaborates several things. One thing becomes a set of one, and a place becomes the set of its contents. */
export const asSet: Handled<'asSet'> = ({ dispatch }, ...parts) => dispatch.asSet(...parts)

/** Elaborates a list of steps, one step, or a map of heads. */
export const elaborateSteps = (
  el: Dispatching,
  place: StepPlace,
  node: MergedNode | YamlNode | undefined,
): readonly StepIR[] => stepsAndScope(el, place, node).steps

/** The same, with the scope after the last step. */
export const stepsAndScope: Handled<'stepsAndScope'> = ({ dispatch }, ...parts) =>
  dispatch.stepsAndScope(...parts)

/** `if`, `else`, `case`, loops and `let`: keys that have steps below them, in one map. */
export const headedSteps: Handled<'headedSteps'> = ({ dispatch }, ...parts) => dispatch.headedSteps(...parts)

/** Elaborates one elementary step, and the facts it establishes for later steps. */
export const elaborateStep: Handled<'elaborateStep'> = ({ dispatch }, ...parts) =>
  dispatch.elaborateStep(...parts)
