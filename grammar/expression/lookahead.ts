import { LLkLookaheadStrategy } from 'chevrotain'

type Forks = InstanceType<typeof LLkLookaheadStrategy>

/**
 * What to look for at a fork of the grammar is computed when a text first comes to it: few texts come to more than half
 * of them, and working out all would take longer than reading hundreds of texts.
 */
export class LookaheadWhenMet extends LLkLookaheadStrategy {
  override buildLookaheadForAlternation(
    options: Parameters<Forks['buildLookaheadForAlternation']>[0],
  ): ReturnType<Forks['buildLookaheadForAlternation']> {
    let found: ReturnType<Forks['buildLookaheadForAlternation']> | undefined
    const find = () => super.buildLookaheadForAlternation(options)
    return function (this: unknown, alternatives) {
      found ??= find()
      return found.call(this, alternatives)
    }
  }

  override buildLookaheadForOptional(
    options: Parameters<Forks['buildLookaheadForOptional']>[0],
  ): ReturnType<Forks['buildLookaheadForOptional']> {
    let found: ReturnType<Forks['buildLookaheadForOptional']> | undefined
    const find = () => super.buildLookaheadForOptional(options)
    return function (this: unknown) {
      found ??= find()
      return found.call(this)
    }
  }
}
