import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { renderPretty } from '../../grammar/diagnostics/render-pretty.ts'
import type { Configured } from '../../grammar/load.ts'
import type { MergedGame } from '../../grammar/merge/merged.ts'
import { closuresProgram } from '../closures/program.ts'
import { programOf } from '../examples/run.ts'
import { notUnderstood } from '../notation/unreadable.ts'
import type { Match } from '../match/match.ts'
import { writtenOtherwise } from '../reading/written-otherwise.ts'
import { Fault } from '../program/program.ts'
import { askingAnyway } from '../why/asking-anyway.ts'
import type { Reason } from '../why/refusal-reasons.ts'
import { matchBegun } from './position-argument.ts'
import { asInExample } from './position-from-example.ts'
import type { OptionsOf } from './command-list.ts'
import { EXIT, UsageError } from './exit.ts'
import { faultDiagnostic } from './fault-report.ts'
import { prettyOn, print } from './output.ts'
import { printDiagnostics } from './print-diagnostics.ts'
import { asRecorded } from './record-file.ts'
import { spanAt } from '../../grammar/check/elaboration/origin-span.ts'
import { configuredFor } from './configured-ruleset.ts'
import { wordingIn, type Wording } from './wording.ts'

/** Explains why a move is refused: the rule, its line, and its values, as far as the deciding player may know. */
export function why(file: string, move: string, options: OptionsOf<'why'>): number {
  const configured = configuredFor(file, begunAs(file, options))
  const match = positionOf(configured, options)
  const wording = wordingIn(configured, match.ir, options.language ?? 'en')
  const decision = match.decision()
  const seat = match.ir.seats[decision?.seat ?? -1]?.name
  if (seat === undefined) {
    print('The game is over; there is nothing to decide.')
    return EXIT.fine
  }
  if (decision?.kind === 'arrangement')
    throw new UsageError(
      'ST5010',
      `${seat} is setting up; there is no move to judge.`,
      'Begin at an example with --from, or in a recorded game with --record.',
    )
  const found = match.why(move)
  const { understood, legal, reasons, instead = [] } = found
  if (options.json === true) {
    print(JSON.stringify({ move, seat, ...found }))
    return EXIT.fine
  }
  if (instead.length > 0) {
    const { message, help } = writtenOtherwise(`\`${move}\``, instead)
    print(`${message} ${wording.said(help)}`)
  } else if (legal) print(`\`${move}\` is legal for ${wording.named(seat)}.`)
  else if (!understood) throw new UsageError('ST5004', wording.said(notUnderstood(match.ir, move)))
  else {
    const diagnostics = reasons.map((reason) => diagnosticOf(configured.ruleset.game, reason, wording))
    print(`\`${move}\` is not legal for ${wording.named(seat)}.\n`)
    print(renderPretty(diagnostics, prettyOn(process.stdout)))
  }
  return EXIT.fine
}

/** If both an example and a record are given, the game begins at the example. */
function begunAs(file: string, options: OptionsOf<'why'>): OptionsOf<'why'> {
  return options.from === undefined ? asRecorded(options, options.record) : asInExample(file, options)
}

/**
 * The position in question. If somebody must move and no move is legal, the rules fail; that is reported, with the
 * reason why the move is not legal.
 */
function positionOf(configured: Configured, options: OptionsOf<'why'>): Match {
  try {
    return matchBegun(configured, options, programOf)
  } catch (thrown) {
    if (!(thrown instanceof Fault) || thrown.code !== 'ST5102') throw thrown
    const { checked, ruleset } = configured
    printDiagnostics([faultDiagnostic(ruleset.game, checked.ir, thrown)])
    // No match can wait at this question, so a game that asks it anyway takes its place.
    return matchBegun(configured, options, (game) => closuresProgram(askingAnyway(game.irNow())))
  }
}

function diagnosticOf(game: MergedGame, reason: Reason, { named, said }: Wording): Diagnostic {
  const { action, sentence, values, at } = reason
  const place = at === undefined ? undefined : spanAt(game, at)
  const known = values.map(({ text, value }) => `${text} is ${value}`).join(', ')
  return {
    code: 'ST5004',
    severity: 'note',
    message: `${named(action)}: ${said(sentence)}`,
    ...(place === undefined ? {} : { span: place }),
    ...(known === '' ? {} : { label: known }),
  }
}
