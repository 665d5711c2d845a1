import type { Example } from '../../grammar/examples/example.ts'
import { loadRuleset, optionPair } from '../../grammar/load.ts'
import { UsageError } from './exit.ts'
import { requestFor } from './ruleset-argument.ts'
import type { RulesetOptions } from './options.ts'

interface BeginningOptions extends RulesetOptions {
  readonly from?: string
}

/**
 * Adapts the options of a command that begins at an example: the game gets the example's number of players, options and
 * modules. Mistakes in the game, and a missing example, are reported later by the command itself.
 */
export function asInExample<O extends BeginningOptions>(argument: string, options: O): O {
  if (options.from === undefined) return options
  const { ruleset } = loadRuleset(requestFor(argument, options))
  const example = ruleset?.examples.find(({ label }) => label === options.from)
  if (ruleset === undefined || example === undefined) return options
  const players = playersIn(example, options.players)
  return {
    ...options,
    ...(players === undefined ? {} : { players }),
    use: [...new Set([...(options.use ?? []), ...example.uses.map(({ text }) => text)])],
    option: [...(options.option ?? []), ...optionsIn(example, ruleset.options)],
  }
}

function playersIn({ label, players }: Example, given: string | undefined): string | undefined {
  if (players === undefined) return given
  if (given !== undefined && Number(given) !== players)
    throw new UsageError(
      'ST7003',
      `The example \`${label}\` is for ${players} players, and \`--players ${given}\` contradicts it.`,
      'Leave out `--players`: the example says how many play.',
    )
  return String(players)
}

function optionsIn(example: Example, given: ReadonlyMap<string, string>): readonly string[] {
  return example.with.map(optionPair).map(([name, value]) => {
    const givenValue = given.get(name)
    if (givenValue !== undefined && givenValue !== value)
      throw new UsageError(
        'ST7003',
        `The example \`${example.label}\` plays with \`${name}=${value}\`, and \`--option ${name}=${givenValue}\` contradicts it.`,
        `Leave out \`--option ${name}=${givenValue}\`: the example says what \`${name}\` is.`,
      )
    return `${name}=${value}`
  })
}
