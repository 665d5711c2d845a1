import type { CheckedGame } from '../check/checked-game.ts'
import { elaborateArguments } from '../check/actions/offers.ts'
import type { StageFrame } from '../check/elaboration/declarations.ts'
import type { Scope } from '../check/elaboration/scope.ts'
import { shown } from '../check/world/constant.ts'
import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { Now } from '../expression/ast.ts'
import type { TextSource } from '../expression/text-source.ts'
import { firstCalls, type FirstCall, type FirstCalls } from '../ir/first-calls.ts'
import type { GivenWord } from '../ir/ir.ts'
import type { MissingWord } from '../ir/live-words.ts'
import { staticValue } from '../ir/static-value.ts'
import { typeWords } from '../types/types.ts'
import { isParameter, wordsMissingAt, stageOf, type EnteredAt } from './entry-points.ts'
import { mayHold } from './given-values.ts'

interface Written {
  readonly scope: Scope
  readonly source: TextSource
  readonly now: Now
  readonly ofSeat: string
}

/**
 * The entry point with the values with which its stage resumes, or none if the rules pass them. Undefined, and
 * reported, if a value read from there on is missing.
 */
export function withGiven(
  checked: CheckedGame,
  point: EnteredAt,
  written: Written,
  diagnostics: Diagnostics,
): EnteredAt | undefined {
  const { now, source, ofSeat } = written
  const calls = firstCalls(checked.ir)
  const { stages, actions } = checked.facts
  const missing = wordsMissingAt(checked, point)
  // Values are given to the stage in which the game continues. The surrounding stages have theirs from the rules.
  const frame = stages[stageOf(checked, point)]
  const isGivable = ({ of, word }: MissingWord): boolean =>
    frame !== undefined && of.kind === 'stage' && of.index === frame.index && isParameter(frame, word)
  const other = missing.find((one) => !isGivable(one))
  if (other === undefined) {
    if (frame === undefined || (now.arguments === undefined && missing.length === 0)) return point
    const given = givenToStage(checked, frame, calls, written, diagnostics)
    return given && { ...point, given }
  }
  const { of, word } = other
  const [owner, call] =
    of.kind === 'action'
      ? [actions[of.index]?.name, { action: of.index }]
      : of.kind === 'stage'
        ? [stages[of.index]?.name, calls.stages.get(of.index)]
        : ['play', undefined]
  diagnostics.add({
    code: 'ST4107',
    severity: 'error',
    message: `A game cannot continue here: \`${owner ?? ''}\` still needs ${wordName(checked, word)}.`,
    span: source.spanOf(now.start, now.end),
    help: `Begin ${beforeIt(checked, calls, call, ofSeat)}.`,
  })
  return undefined
}

/** The author's name for a word that only running rules use. */
function wordName({ ir }: CheckedGame, word: number): string {
  const region = ir.memory.regions.find(({ at, length }) => word >= at && word < at + length)
  const [, kind = '', name = ''] =
    /^((?:(?:choice|each|members of|list of|number of) )?(?:.*: )?)(.*?)(?: \d+)?$/u.exec(
      region?.name ?? '',
    ) ?? []
  const isChosen = ir.actions.some(({ choices }) => choices.some(({ cell }) => cell === word))
  if (isChosen) return `its \`${name}\`, which is chosen before`
  return kind === '' && name === 'drawn' ? 'what is drawn before' : `its \`${name}\`, which is known before`
}

function givenToStage(
  checked: CheckedGame,
  frame: StageFrame,
  calls: FirstCalls,
  { scope, source, now, ofSeat }: Written,
  diagnostics: Diagnostics,
): readonly GivenWord[] | undefined {
  const { parameters, sets, cells } = frame
  const el = checked.reading
  const report = (message: string, help: string): undefined => {
    const span = source.spanOf(now.start, now.end)
    diagnostics.add({ code: 'ST4107', severity: 'error', message, span, help })
    return undefined
  }
  const earlier = beforeIt(checked, calls, calls.stages.get(frame.index), ofSeat)
  // Pieces cannot be given by name, and sets are filled by the steps before the stage.
  const hard = parameters.find(({ type }, i) => sets[i] !== undefined || type.kind === 'piece')
  if (hard !== undefined)
    return report(
      `A game cannot continue at \`${frame.name}\`: its \`${hard.name}\` cannot be given.`,
      `Begin ${earlier}.`,
    )
  if (now.arguments === undefined) {
    const names = parameters.map(({ name }) => `\`${name}\``).join(' and ')
    const them = parameters.length > 1 ? 'them' : 'it'
    const written =
      now.stage.text === frame.name
        ? ''
        : ` behind the stage, \`${frame.name}(...)${ofSeat}${now.at === undefined ? '' : ` at ${now.at.text}`}\``
    return report(
      `\`${frame.name}\` needs its ${names} here.`,
      `Give ${them} in parentheses${written}, or begin ${earlier}.`,
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
}

/** An earlier entry point for an example, if there is one. */
function beforeIt(
  { facts }: CheckedGame,
  { turns }: FirstCalls,
  call: Pick<FirstCall, 'action'> | undefined,
  ofSeat: string,
): string {
  const action = call?.action === undefined ? undefined : facts.actions[call.action]
  if (action !== undefined) return `before it, with \`turn${ofSeat} at ${action.name}\`, and play that move`
  return turns === undefined ? 'before it' : `before it, for instance with \`turn${ofSeat}\``
}
