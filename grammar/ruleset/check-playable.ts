import { hasErrors, type Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Example } from '../examples/example.ts'
import { examplesRead, type ExamplesRead } from './examples-read.ts'
import { judge, type Judged } from './judge.ts'
import type { KnownChecks } from './known-checks.ts'
import { wrongBeforeRules, type Configured, type Ruleset } from './ruleset.ts'

interface FoundPlayable {
  readonly found: readonly Diagnostic[]
  readonly configured: Configured | undefined
  /** Every game in which examples were read, and the game itself. */
  readonly everywhere: readonly ExamplesRead[]
  readonly isComplete: boolean
}

/** `isBroken`: an error was found before any rule is checked. */
export function* checkPlayable(
  ruleset: Ruleset,
  what: string,
  checks: KnownChecks,
  isBroken: boolean,
): Generator<FoundPlayable> {
  const { game, options } = ruleset
  const all: Diagnostic[] = []
  const unreadable: Diagnostic[] = []
  const [fewest] = ruleset.playerCounts
  let first: Judged | undefined
  const readings: ExamplesRead[] = []
  let isWrong = isBroken
  for (const players of fewest === undefined ? [undefined] : ruleset.playerCounts) {
    // Rules that are wrong for one number of players are usually wrong for the next one, or seem wrong because of it.
    if (isWrong && players !== fewest) {
      all.push(...wrongBeforeRules(ruleset, players))
      continue
    }
    const judged = judge(ruleset, players, options, what, checks)
    const { diagnostics: found } = judged
    all.push(...found)
    if (players === fewest) {
      first = judged
      yield {
        found: withoutRepeats(all),
        get configured() {
          return judged.configured
        },
        everywhere: [],
        isComplete: false,
      }
    }
    isWrong ||= hasErrors(found)
    if (hasErrors(found)) continue
    const examples = ruleset.examples.filter(
      (example) =>
        isReadHere(example, ruleset) &&
        example.refused === undefined &&
        (example.players ?? fewest) === players,
    )
    const read = examplesRead(judged, game, examples, checks)
    if (examples.length > 0 || players === fewest) readings.push(read)
    for (const [example, diagnostics] of read.found) {
      const isInherited = example.layer.index !== game.layers.at(-1)?.index
      const wrong = diagnostics.find(({ severity }) => severity === 'error')
      if (!isInherited) all.push(...diagnostics)
      else if (wrong !== undefined) unreadable.push(wrong)
    }
  }
  if (game.data.size > 0 && !hasErrors(all))
    for (const others of otherFiles(first?.edited?.sound.configured ?? first?.configured))
      all.push(...judge(ruleset, fewest, others, what, checks).diagnostics)
  yield {
    found: [...withoutRepeats(all), ...unreadHere(unreadable)],
    get configured() {
      return first?.configured
    },
    everywhere: readings,
    isComplete: true,
  }
}

export function optionPair({ name, value }: Example['with'][number]): readonly [string, string] {
  return [name.text, value.text]
}

/** True if an example is about the game without changes. */
export function isReadHere(example: Example, ruleset: Ruleset): boolean {
  // With a data file the game differs from the one its examples are about.
  const { id, shown } = ruleset.game
  const isOfAnother = shown !== undefined || (example.game !== undefined && example.game.text !== id)
  return !isOfAnother && example.uses.length === 0 && example.with.length === 0
}

/** The option choices for checking the rules against every data file except the one already checked. */
function* otherFiles(configured: Configured | undefined): Generator<ReadonlyMap<string, string>> {
  if (configured === undefined || configured.ruleset.game.shown !== undefined) return
  const { ruleset, world } = configured
  for (const [name, { of, file }] of world.chosen) {
    if (ruleset.options.has(name) || world.options.find((one) => one.name === name)?.fixed === true) continue
    for (const other of of.files) if (other !== file) yield new Map([...ruleset.options, [name, other.name]])
  }
}

/** A mistake for one number of players is usually one for others too, and is reported once. */
function withoutRepeats(all: readonly Diagnostic[]): readonly Diagnostic[] {
  const reported = new Set<string>()
  return all.filter(({ code, message, span }) => {
    const key = `${code} ${span?.file.name ?? ''} ${span?.start ?? -1} ${message}`
    const isNew = !reported.has(key)
    reported.add(key)
    return isNew
  })
}

/** Inherited examples may mention something that this game has removed; that is reported once. */
function unreadHere(wrong: readonly Diagnostic[]): readonly Diagnostic[] {
  const [first] = wrong
  if (first === undefined) return []
  const many = wrong.length === 1 ? 'An inherited example' : `${wrong.length} inherited examples`
  return [
    {
      code: 'ST6013',
      severity: 'note',
      message: `${many} cannot be read in this game. ${wrong.length === 1 ? 'There' : 'In the first'}: ${first.message}`,
      ...(first.span === undefined ? {} : { span: first.span }),
      why: 'They refer to something that this game has removed or renamed.',
      help: 'If that is intended, there is nothing to do: they are left out. If not, check your changes.',
    },
  ]
}
