import { elaborate } from '../check/expressions/expressions.ts'
import type { CheckedGame } from '../check/check.ts'
import type { Scope } from '../check/elaboration/scope.ts'
import { suggestion } from '../diagnostics/suggestion.ts'
import { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { Now } from '../expression/ast.ts'
import { bookText } from '../book/book-text.ts'
import type { AskIR, EntryPoint } from '../ir/ir.ts'
import { firstCalls } from '../ir/first-calls.ts'
import { someStep, walkSteps } from '../ir/walk.ts'
import type { YamlText } from '../yaml/tree.ts'
import type { ExamplePlan } from './example.ts'
import type { EnteredAt } from './given-to-stage.ts'
import { withGiven } from './given-to-stage.ts'

/** `turn of red`, `fight(a, b) of blue`, `fight of blue at arrange`. */
export function readNow(
  checked: CheckedGame,
  scope: Scope,
  value: YamlText,
  diagnostics: Diagnostics,
): ExamplePlan['entry'] {
  const { world, stageFrames } = checked.elaboration
  const source = bookText(value)
  const now: Now | undefined = source.read('now', diagnostics)
  if (now === undefined) return undefined
  const found = now.of === undefined ? 0 : world.seats.findIndex((s) => s.name === now.of?.text)
  if (found < 0 && now.of !== undefined)
    diagnostics.add({
      code: 'ST6003',
      severity: 'error',
      message: `There is no player called \`${now.of.text}\`.`,
      span: source.spanOf(now.of.start, now.of.end),
      ...suggestion(
        now.of.text,
        world.seats.map((s) => s.name),
      ),
    })
  const seat = Math.max(0, found)
  const ofSeat = ` of ${world.seats[seat]?.name ?? ''}`
  const { at, misplaced } = now
  const stage = stageFrames.findIndex((frame) => frame.name === now.stage.text)
  const frame = stageFrames[stage]
  const entry = (point: EntryPoint | undefined): ExamplePlan['entry'] =>
    point && { point, seat, span: value.span }
  if (at !== undefined) {
    const { asks, actionNames, phases } = checked.elaboration
    const action = checked.elaboration.actionCalled(at.text)
    const offered = action >= 0 ? [action] : (phases.get(at.text) ?? [])
    const asking = asks.filter(
      ({ ask }) =>
        offered.length > 0 && offered.every((one) => ask.offers.some((offer) => offer.action === one)),
    )
    const [first] = asking
    const end = misplaced === undefined ? at.end : now.end
    if (first === undefined) {
      const written = misplaced === undefined ? '' : source.text.slice(at.end, now.end)
      diagnostics.add({
        code: 'ST6003',
        severity: 'error',
        message: `Nobody is asked for \`${at.text}\`.`,
        span: source.spanOf(at.start, end),
        ...(stageFrames.some(({ name }) => name === at.text)
          ? { help: `It is a stage, and stages come first: \`${at.text}${written}${ofSeat}\`.` }
          : suggestion(at.text, [...phases.keys(), ...actionNames])),
      })
      return undefined
    }
    if (misplaced !== undefined) {
      diagnostics.add({
        code: 'ST4107',
        severity: 'error',
        message: `What \`${at.text}\` chooses is not given here.`,
        span: source.spanOf(at.start, end),
        help: `Write \`${source.text.slice(now.start, at.end)}\`, and play the move under \`play:\`.`,
      })
      return undefined
    }
    if (frame === undefined && now.stage.text === 'turn' && now.arguments === undefined)
      return continued({ kind: 'ask', site: first.ask.site })
    if (frame === undefined && now.arguments === undefined) return unknownStage()
    const within =
      asking.find(({ ask }) => isAskedIn(ask, stage)) ??
      (now.arguments === undefined ? asking.find(({ ask }) => isAskedBelow(ask, stage)) : undefined)
    if (within === undefined || frame === undefined) {
      takesNone(
        frame === undefined
          ? `There is no stage called \`${now.stage.text}\` that takes values`
          : now.arguments === undefined
            ? `\`${at.text}\` is not asked for in \`${frame.name}\``
            : `\`${at.text}\` is not asked for in \`${frame.name}\`, so that takes no values here`,
      )
      return undefined
    }
    return continued({ kind: 'ask', site: within.ask.site })
  }
  if (frame !== undefined) return continued({ kind: 'stage', stage })
  if (now.stage.text === 'turn') {
    if (now.arguments === undefined) return beginningTurn()
    takesNone('A turn takes no values')
    return undefined
  }
  return unknownStage()

  function beginningTurn(): ExamplePlan['entry'] {
    const { turns } = firstCalls(checked.ir)
    const loop = checked.elaboration.turnLoops.find(
      ({ origin }) => turns?.step === 'turns' && origin === turns.origin,
    )
    return { point: { kind: 'turns' }, seat, span: value.span, while: loop?.while }
  }

  /** With the values that are given to the stage, unless anything is missing there. */
  function continued(point: EnteredAt): ExamplePlan['entry'] {
    if (now === undefined) return undefined
    return entry(withGiven(checked, point, { scope, source, now, ofSeat }, diagnostics))
  }

  function unknownStage(): undefined {
    if (now === undefined) return
    diagnostics.add({
      code: 'ST6003',
      severity: 'error',
      message: `There is no stage called \`${now.stage.text}\`.`,
      span: source.spanOf(now.stage.start, now.stage.end),
      ...suggestion(now.stage.text, ['turn', ...stageFrames.map((f) => f.name)]),
    })
  }

  function takesNone(why: string): void {
    if (now === undefined) return
    // Names in them are looked up all the same, for what is wrong with them.
    for (const each of now.arguments ?? []) elaborate(checked.elaboration, { source, scope }, each)
    const asked = at === undefined ? '' : ` at ${at.text}`
    diagnostics.add({
      code: 'ST4107',
      severity: 'error',
      message: `${why}.`,
      span: source.spanOf(now.start, now.end),
      help: `Write \`turn${ofSeat}${asked}\`.`,
    })
  }

  function isAskedIn({ site }: AskIR, index: number): boolean {
    const body = checked.ir.stages[index]?.body ?? []
    return someStep(body, (step) => step.step === 'ask' && step.site === site)
  }

  /** In a stage that this one runs, directly or not? */
  function isAskedBelow(ask: AskIR, index: number): boolean {
    const { stages } = checked.ir
    const below = new Set([index])
    for (const one of below)
      walkSteps(stages[one]?.body ?? [], (step) => step.step === 'run' && below.add(step.stage))
    return [...below].some((one) => isAskedIn(ask, one))
  }
}
