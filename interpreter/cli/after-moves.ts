import { hasErrors, Diagnostics, type Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import type { ExampleStep } from '../../grammar/examples/example.ts'
import { planExample, type Configured } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { readYaml } from '../../grammar/yaml/read.ts'
import { NOT_GIVEN, wantedBy } from '../examples/run.ts'
import type { Match } from '../match/match.ts'
import { playLine } from '../match/move-line.ts'
import type { Refused } from '../match/refused.ts'
import { Fault } from '../program/program.ts'
import { UsageError } from './exit.ts'

/** `dice: 1 1 6 6`, as in a line of an example. */
const OF_CHANCE = /^\s*(?:dice|random|shuffled)\s*:/u

/**
 * Plays the moves of `--after`. Results of chance follow the move that causes them, as in an example: `step; dice: 5 4;
 * step`. `others`: the lines of the example at which the game begins. As long as the moves are those of the example,
 * chance gives the example's results.
 */
export function playAfter(
  configured: Configured,
  match: Match,
  after: string,
  others: readonly ExampleStep[],
): void {
  const { program } = match
  const following = asInExample(match, others)
  let given: readonly ExampleStep[] = []
  for (const part of after.split(';')) {
    if (OF_CHANCE.test(part)) {
      given = [...given, ...stepsOf(configured, part)]
      continue
    }
    if (part.trim() === '') continue
    let refused: Refused | undefined
    const left = program.chance.give(wantedBy(program, given), () => {
      refused = playLine(match, part, undefined, given.length === 0 ? following : (text) => match.play(text))
    })
    given = []
    if (refused?.code === 'ST5102') throw new Fault(refused.code, refused.message, refused.origin ?? -1)
    if (refused !== undefined) throw new UsageError(refused.code, refused.message, refused.help)
    if (left.length > 0) throw new UsageError('ST7003', NOT_GIVEN)
  }
  if (given.length > 0) throw new UsageError('ST7003', NOT_GIVEN)
}

/** Plays moves with the example's results of chance, up to the first move that is not its next. */
function asInExample(match: Match, steps: readonly ExampleStep[]): (text: string) => Refused | undefined {
  const { program } = match
  let rest: readonly ExampleStep[] | undefined = steps
  return (text) => {
    const next: number = rest?.findIndex(({ kind }) => kind === 'move') ?? -1
    const move = rest?.[next]
    const [legalMove] = match.movesMeant(text)
    const isNext = move?.kind === 'move' && match.movesMeant(move.text)[0]?.notation === legalMove?.notation
    const before = isNext && legalMove !== undefined ? (rest?.slice(0, next) ?? []) : []
    rest = isNext ? rest?.slice(next + 1) : undefined
    let refused: Refused | undefined
    program.chance.give(wantedBy(program, before), () => (refused = match.play(text)))
    return refused
  }
}

function stepsOf(configured: Configured, part: string): readonly ExampleStep[] {
  const diagnostics = new Diagnostics()
  const node = readYaml(sourceFile('--after', part.trim()), diagnostics)
  const [layer] = configured.ruleset.game.layers
  if (node === undefined || layer === undefined || hasErrors(diagnostics.list)) throw wrong(diagnostics.list)
  const { plan, diagnostics: found } = planExample(configured, {
    label: '--after',
    span: node.span,
    layer,
    game: undefined,
    uses: [],
    with: [],
    players: undefined,
    items: [],
    given: [],
    position: undefined,
    play: [node],
    refused: undefined,
  })
  if (hasErrors(found)) throw wrong(found)
  return plan.steps
}

function wrong([first]: readonly Diagnostic[]): UsageError {
  return new UsageError(
    first?.code ?? 'ST7003',
    first?.message ?? 'This is no line about chance.',
    first?.help ??
      'What chance decides is written as in examples: `dice: 5 4`, `random: KIND`, `shuffled: KIND, KIND`.',
  )
}
