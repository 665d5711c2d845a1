import type { Ruleset } from '../../grammar/load.ts'
import { VOLUME } from '../volume.ts'

/**
 * A ruleset with the examples that are run in it: its own, those that it says it changes, and one in so many of what it
 * inherits from games that run them themselves.
 */
export function withFewExamples(ruleset: Ruleset): Ruleset {
  const { examples, game } = ruleset
  const own = game.layers.at(-1)?.index
  const changed = new Set(game.overturned.map(({ text }) => text))
  return {
    ...ruleset,
    examples: examples.filter(
      ({ layer, label }, i) =>
        layer.index === own || changed.has(label) || i % VOLUME.eachInherited === 0,
    ),
  }
}
