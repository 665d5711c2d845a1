import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import type { ExampleResult } from '../examples/test-ruleset.ts'

const CURE =
  'Give what chance decides before the move after which it decides it: `dice: 5 4`, `random: KIND`, or `shuffled: KIND, KIND` for what comes first after a shuffle.'

/** The diagnostic for an example that failed, or passed by chance. */
export function exampleFinding(result: ExampleResult): readonly Diagnostic[] {
  const { example, outcome, game } = result
  if (outcome.kind === 'passed' && outcome.otherwise !== undefined) {
    const { span, message } = outcome.otherwise
    return [
      {
        code: 'ST6016',
        severity: 'warning',
        message: `"${example.label}" depends on chance that it does not give.`,
        span,
        label: `it may also come out like this: ${message}`,
        help: CURE,
      },
    ]
  }
  if (outcome.kind !== 'failed') return []
  const { span, message, hint, code } = outcome.failure
  const helps = [
    ...(hint === undefined ? [] : [hint]),
    ...(outcome.isByChance === true
      ? [`With other results of chance it would turn out as it says. ${CURE}`]
      : []),
  ]
  const related = span.start === example.span.start ? [] : [{ span: example.span, label: 'in this example' }]
  if (code !== undefined)
    return [
      { code, severity: 'error', message, span, related, ...(hint === undefined ? {} : { help: hint }) },
    ]
  return [
    {
      code: 'ST6010',
      severity: 'error',
      message:
        example.layer.id === game
          ? `"${example.label}" turns out differently.`
          : `"${example.label}" turns out differently under ${game}.`,
      span,
      label: message,
      related,
      ...(helps.length === 0 ? {} : { help: helps.join(' ') }),
    },
  ]
}
