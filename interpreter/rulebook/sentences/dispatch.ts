import type { Expression, Nouns } from '../../../grammar/expression/ast.ts'
import type { Words } from '../model/model.ts'
import type { Naming } from './nouns.ts'
import type { Speaker } from './speaker.ts'

/**
 * Reads out any expression. The speaker carries it: a reader of one kind of expression reaches the parts through it and imports
 * no other reader. `readers.ts` fills it.
 */
export interface Dispatch {
  readonly value: (speaker: Speaker, node: Expression) => Words
  readonly condition: (speaker: Speaker, node: Expression, isSo?: boolean) => Words
  readonly nouns: (speaker: Speaker, node: Nouns, naming?: Naming) => Words
}

/** The words for the value of an expression. */
export const value: Dispatch['value'] = (speaker, node) => speaker.dispatch.value(speaker, node)

/** The words for a condition or its negation: `not` is pushed inwards as far as possible. */
export const condition: Dispatch['condition'] = (speaker, node, isSo) =>
  speaker.dispatch.condition(speaker, node, isSo)

/** `cards in your hand` */
export const nouns: Dispatch['nouns'] = (speaker, node, naming) =>
  speaker.dispatch.nouns(speaker, node, naming)
