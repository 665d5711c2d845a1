import type { CheckedGame } from '../check/check.ts'
import { elaborateArguments } from '../check/actions/offers.ts'
import type { StageFrame } from '../check/elaboration/declared.ts'
import type { Scope } from '../check/elaboration/scope.ts'
import { shown } from '../check/world/constant.ts'
import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { Now } from '../expression/ast.ts'
import type { TextSource } from '../expression/text-source.ts'
import type { FirstCall, FirstCalls } from '../ir/first-calls.ts'
import { firstCalls } from '../ir/first-calls.ts'
import type { GivenWord } from '../ir/ir.ts'
import { staticValue } from '../ir/static-value.ts'
import { numbersIn, someNode } from '../ir/walk.ts'
import { typeWords } from '../types/types.ts'
import { mayHold } from './given-values.ts'

interface Written {
  readonly scope: Scope
  readonly source: TextSource
  readonly now: Now
  readonly ofSeat: string
}

/**
 * The values with which a stage resumes, none if those count that the rules hand over; undefined, and reported, if it
 * cannot resume.
 */
export function givenToStage(
  checked: CheckedGame,
  frame: StageFrame,
  { scope, source, now, ofSeat }: Written,
  diagnostics: Diagnostics,
): readonly GivenWord[] | undefined {
  const { parameters, sets, cells } = frame
  const el = checked.elaboration
  const span = source.spanOf(now.start, now.end)
  const report = (message: string, help: string): undefined => {
    diagnostics.add({ code: 'ST4107', severity: 'error', message, span, help })
    return undefined
  }
  const calls = firstCalls(checked.ir)
  const call = calls.stages.get(frame.index)
  const earlier = beforeIt(checked, calls, call, ofSeat)
  // Pieces have no names by which one could be given, and sets are filled by the steps before the stage.
  const hard = parameters.find(({ type }, i) => sets[i] !== undefined || type.kind === 'piece')
  if (hard !== undefined && (now.arguments !== undefined || isOpen()))
    return report(
      `A game cannot continue at \`${frame.name}\`: its \`${hard.name}\` cannot be given.`,
      `Begin ${earlier}.`,
    )
  if (now.arguments === undefined) {
    if (!isOpen()) return []
    const names = parameters.map(({ name }) => `\`${name}\``).join(' and ')
    return report(
      `\`${frame.name}\` needs its ${names} here.`,
      `Give ${parameters.length > 1 ? 'them' : 'it'} in parentheses, or begin ${earlier}.`,
    )
  }
  const before = diagnostics.list.length
  const args = elaborateArguments(el, { source, scope }, now.stage, now.arguments, parameters, true)
  if (diagnostics.list.length > before) return undefined
  const given: GivenWord[] = []
  for (const [i, arg] of args.entries()) {
    const [parameter, at, written] = [parameters[i], cells[i], now.arguments[i]]
    if (parameter === undefined || at === undefined || written === undefined) return undefined
    const where = source.spanOf(written.start, written.end)
    const value = staticValue(el.staticFacts, arg)
    if (value === undefined)
      diagnostics.add({
        code: 'ST6003',
        severity: 'error',
        message: `The value of \`${parameter.name}\` at the start of an example cannot depend on the game.`,
        span: where,
      })
    else if (mayHold(checked, at, value)) given.push({ at, value })
    else
      diagnostics.add({
        code: 'ST4018',
        severity: 'error',
        message: `${shown(value)} is not ${typeWords(parameter.type)}.`,
        span: where,
      })
  }
  return given.length === args.length ? given : undefined

  /** Is what the rules hand over only there once something has been chosen or gathered? */
  function isOpen(): boolean {
    if (parameters.length === 0 || call === undefined) return false
    if (sets.some((set) => set !== undefined)) return true
    const local = checked.ir.memory.regions.filter(({ per }) => per === 'local')
    return (
      call.action !== undefined &&
      someNode(call.args, (node) =>
        numbersIn(node, 'cell', 'region').some((word) =>
          local.some(({ at, length }) => word >= at && word < at + length),
        ),
      )
    )
  }
}

/** How an example begins earlier instead, if it can. */
function beforeIt(
  { elaboration }: CheckedGame,
  { turns }: FirstCalls,
  call: FirstCall | undefined,
  ofSeat: string,
): string {
  const action = call?.action === undefined ? undefined : elaboration.actionFrames[call.action]
  if (action !== undefined) return `before it, with \`turn${ofSeat} at ${action.name}\`, and play that move`
  return turns === undefined ? 'before it' : `before it, for instance with \`turn${ofSeat}\``
}
