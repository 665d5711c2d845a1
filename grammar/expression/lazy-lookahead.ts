import { LLkLookaheadStrategy } from 'chevrotain'

type Forks = InstanceType<typeof LLkLookaheadStrategy>

/**
 * Computes lookahead lazily, when a text first reaches a fork of the grammar. Few texts reach more than half of them,
 * and computing all would take longer than parsing hundreds of texts.
 */
export class LazyLookahead extends LLkLookaheadStrategy {
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
