import { MORE_THAN_IT_HOLDS } from '../../grammar/ir/bags.ts'
import { NONE } from '../../grammar/ir/ir.ts'

/** What is wrong with a word that a step was about to store. */
export function outOfRange(word: number, least: number, most: number): string {
  if (word === MORE_THAN_IT_HOLDS) return 'More is taken out of this bag than it holds.'
  const range = `from ${least === NONE ? 'any' : least} to ${most}`
  return word === NONE ? `The value is none, but must be a number ${range}.` : `${word} is not ${range}.`
}
