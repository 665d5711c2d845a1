import type { ExprIR, SetIR } from './expression-ir.ts'
import { factsOf } from './node-facts.ts'
import type { StepIR } from './step-ir.ts'
import { partIn } from './walk.ts'

type Part = ExprIR | SetIR

/** The places between which a step moves pieces, and the things that it moves from wherever they lie. */
export function movedBy(step: StepIR): {
  readonly places: readonly ExprIR[]
  readonly things: readonly Part[]
} {
  const { places = [], things = [] } = factsOf(step).moves ?? {}
  const found = { places: partsIn<ExprIR>(step, places), things: partsIn<Part>(step, things) }
  // Places that exchange their contents.
  const isOfPlaces = 'what' in step && step.what === 'places'
  return isOfPlaces ? { places: partsIn<ExprIR>(step, things), things: [] } : found
}

/** The table says which fields hold expressions. */
function partsIn<P>(step: StepIR, fields: readonly string[]): readonly P[]
function partsIn(step: StepIR, fields: readonly string[]): readonly unknown[] {
  return fields.map((field) => partIn(step, field))
}
