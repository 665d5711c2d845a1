import { hasErrors } from '../../grammar/diagnostics/diagnostic.ts'
import { didYouMean } from '../../grammar/diagnostics/suggest.ts'
import { planExample, type Configured } from '../../grammar/load.ts'
import { turnPassedOver } from '../examples/inside-loops.ts'
import { lackingText } from '../examples/lack-text.ts'
import { startExample, programOf, wrongPosition } from '../examples/run.ts'
import type { Match } from '../match/match.ts'
import type { Program } from '../program/program.ts'
import { UsageError } from './exit.ts'
import { printDiagnostics } from './print-diagnostics.ts'

/** The game at the beginning of the example with this label, with the example's results of chance. */
export function matchFromExample(configured: Configured, label: string, programFor = programOf): Match {
  return beginningOf(configured, label, programFor).begin()
}

/**
 * The program that plays an example, and a function that starts it: each time with new chance, if the caller controls
 * it.
 */
export function beginningOf(
  configured: Configured,
  label: string,
  programFor = programOf,
): {
  readonly program: Program
  readonly begin: () => Match
  readonly beginWithRest: () => ReturnType<typeof startExample>
} {
  const { examples, game } = configured.ruleset
  const found = examples.find((example) => example.label === label)
  if (found === undefined) {
    const labels = examples.map((example) => example.label)
    throw new UsageError(
      'ST7003',
      `\`${game.id}\` has no example called \`${label}\`.`,
      didYouMean(label, labels) ?? `See them all: sandtable test ${game.id} --list`,
    )
  }
  const about = found.game?.text
  if (about !== undefined && !game.layers.some(({ id }) => id === about))
    throw new UsageError(
      'ST7003',
      `The example \`${label}\` is about \`${about}\`, not about \`${game.id}\`.`,
      `Name that game instead of \`${game.id}\`.`,
    )
  const { plan, lack, diagnostics } = planExample(configured, found)
  if (hasErrors(diagnostics)) {
    printDiagnostics(diagnostics)
    throw new UsageError('ST7004', `The example \`${label}\` has errors, so no game can begin at it.`)
  }
  if (lack !== undefined)
    throw new UsageError(
      'ST7003',
      `No game of \`${game.id}\` can begin at \`${label}\`. ${lackingText(configured.checked, plan, lack)}`,
    )
  const program = programFor(configured.checked)
  const passedOver = turnPassedOver(program, plan)
  if (passedOver !== undefined)
    throw new UsageError(
      'ST7003',
      `No game of \`${game.id}\` can begin at \`${label}\`. ${passedOver.message}`,
      passedOver.help,
    )
  const misplaced = wrongPosition(program, plan)
  if (misplaced !== undefined) {
    const { code = 'ST5220', span, message, hint } = misplaced
    printDiagnostics({
      code,
      severity: 'error',
      message,
      span,
      ...(hint === undefined ? {} : { help: hint }),
    })
    throw new UsageError('ST7004', `The example \`${label}\` has errors, so no game can begin at it.`)
  }
  const beginWithRest = (): ReturnType<typeof startExample> => startExample(program, plan)
  return { program, begin: () => beginWithRest().match, beginWithRest }
}
