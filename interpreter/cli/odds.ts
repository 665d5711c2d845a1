import { bookText } from '../../grammar/book/book-text.ts'
import { valueAsked } from '../../grammar/check/example-conditions.ts'
import type { Configured } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { notUnderstood, unreadable } from '../notation/unreadable.ts'
import type { Match } from '../match/match.ts'
import { SHOWN } from '../notation/move.ts'
import { placedValue } from '../notation/seen-value.ts'
import type { Program } from '../program/program.ts'
import { fractionText, type Fraction } from '../simulation/fraction.ts'
import { odds as oddsOf, type Odds, type Outcome } from '../simulation/odds.ts'
import { differencesFrom } from '../view/differences.ts'
import { asInExample } from './position-from-example.ts'
import { matchBegun } from './position-argument.ts'
import { matchFromExample } from './example-argument.ts'
import type { OptionsOf } from './command-list.ts'
import { EXIT, UsageError } from './exit.ts'
import { reportingFault } from './fault-report.ts'
import { print, table } from './output.ts'
import { wholeMessage } from '../match/refused.ts'
import { configuredFor } from './configured-ruleset.ts'
import { wholeNumber } from './ruleset-argument.ts'

/** Reports the results of moves and their probabilities, over all outcomes of chance or over a sample. */
export function odds(file: string, options: OptionsOf<'odds'>): number {
  const samples = wholeNumber(options.samples, 'The number of samples', 1, 10_000_000)
  const configured = configuredFor(file, asInExample(file, options))
  return reportingFault(
    () => configured,
    () => foundOdds(configured, samples, options),
  )
}

function foundOdds(
  configured: Configured,
  samples: number,
  { move: moves = [], of, from: example, position, nextTurn = false, json = false }: OptionsOf<'odds'>,
): number {
  const [first] = moves
  // Requested values are parsed before the program is built, because it must reserve memory for them.
  const wantedQuestion = of === undefined ? undefined : asked(configured, of)
  const match =
    example === undefined
      ? matchBegun(configured, { seed: '0', ...(position === undefined ? {} : { position }) })
      : matchFromExample(configured, example)
  if (first === undefined) throw new UsageError('ST7003', 'Name a move.', movesHere(match))
  const refused = match.clone().play(first)
  if (refused !== undefined) throw new UsageError(refused.code, wholeMessage(refused), refused.help)
  const { program } = match
  const from = match.snapshot()
  const tell = wantedQuestion === undefined ? differencesFrom(program, from) : wantedQuestion(program)
  const found = oddsOf(program, from, moves, { tell, samples, seed: 'odds', withinTurn: !nextTurn })
  const never = moves[found.made]
  if (never !== undefined) throw notPossible(match.ir, never, moves.slice(0, found.made))
  print(json ? JSON.stringify(asData(found)) : asText(found))
  return EXIT.fine
}

/** Example moves in the notation of this game. */
function movesHere(match: Match): string {
  const moves = match.moves().map(({ notation }) => notation)
  const shown = moves.slice(0, SHOWN).map((move) => `--move '${move}'`)
  return moves.length === 0 ? 'No move can be made here.' : `Here, for instance: ${shown.join(', ')}.`
}

function notPossible(ir: GameIR, move: string, before: readonly string[]): UsageError {
  const prefix = before.map((each) => `\`${each}\``).join(', ')
  return new UsageError(
    'ST5004',
    unreadable(ir, move) === undefined
      ? `\`${move}\` is not possible after ${prefix}, whatever chance decides.`
      : notUnderstood(ir, move),
  )
}

/** A value of the game, as text in any of its states. */
function asked(
  { checked, ruleset: { game } }: Configured,
  written: string,
): (program: Program) => (state: Int32Array) => string {
  const file = sourceFile('--of', written)
  const { diagnostics } = checked
  const before = diagnostics.list.length
  const source = bookText({
    kind: 'text',
    text: written,
    span: { file, start: 0, end: written.length },
    style: 'plain',
    flow: false,
    offsetAt: (index) => index,
    ...(game.known === undefined ? {} : { known: game.known }),
  })
  const parsed = source.read('expression', diagnostics)
  const value = parsed === undefined ? undefined : valueAsked(checked, source, parsed)
  const [found] = diagnostics.list.slice(before)
  if (value === undefined || found !== undefined)
    throw new UsageError(
      found?.code ?? 'ST7003',
      found?.message ?? 'This is not a value of the game.',
      found?.help,
    )
  const { ir, type } = value
  return (program) => (state) => placedValue(program.ir, state, undefined, type, program.evaluate(state, ir))
}

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`

function share({ numerator, denominator }: Fraction): number {
  return Number((numerator * 1_000_000n) / denominator) / 1_000_000
}

function asText(found: Odds): string {
  if (found.exact) {
    const rows = found.outcomes.map((outcome) => [
      fractionText(outcome.chance),
      percent(share(outcome.chance)),
      outcomeText(outcome),
    ])
    return `${table(['chance', '', 'outcome'], rows)}\n\nexact: ${found.ways === 1 ? 'nothing is left to chance' : `all ${found.ways} outcomes of chance`}`
  }
  const rows = found.outcomes.map((outcome) => [
    percent(outcome.share.value),
    `${percent(outcome.share.low)} to ${percent(outcome.share.high)}`,
    outcomeText(outcome),
  ])
  return `${table(['share', '95 %', 'outcome'], rows)}\n\nsampled: ${found.samples} games, because chance has too many outcomes`
}

function outcomeText({ what }: Outcome): string {
  return what === '' ? 'nothing that everybody can see' : what
}

function asData(found: Odds): object {
  if (!found.exact) return found
  const { ways, outcomes } = found
  return {
    exact: true,
    ways,
    outcomes: outcomes.map(({ what, missing, chance }) => ({
      what,
      ...(missing === undefined ? {} : { missing }),
      chance: fractionText(chance),
      share: share(chance),
    })),
  }
}
