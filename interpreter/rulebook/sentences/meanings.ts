import type { Expression } from '../../../grammar/expression/ast.ts'
import type { TextSource } from '../../../grammar/expression/text-source.ts'
import type { Node } from './reading.ts'

/** The meaning of a term, to be said in its place. */
export interface Meaning {
  readonly parameters: readonly string[]
  readonly body: Expression
  readonly source: TextSource
  /** Letters of the body as a sentence. */
  readonly length: number
}

/** The words that replace a name: short terms, and stages that run in one place. */
export interface Openings {
  readonly terms: ReadonlyMap<string, Meaning>
  readonly stages: ReadonlyMap<string, StageTold>
}

/** The steps of a stage, to be told where it runs. */
export interface StageTold {
  readonly parameters: readonly string[]
  readonly steps: Node
}

export const NOTHING_OPENED: Openings = { terms: new Map(), stages: new Map() }
