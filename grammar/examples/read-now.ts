import type { CheckedGame } from '../check/checked-game.ts'
import type { Scope } from '../check/elaboration/scope.ts'
import { suggestion } from '../diagnostics/suggestion.ts'
import { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { Now } from '../expression/ast.ts'
import { bookText } from '../book/book-text.ts'
import type { EntryPoint } from '../ir/ir.ts'
import { firstCalls } from '../ir/first-calls.ts'
import { turnsAround } from '../ir/loops-around.ts'
import type { TextSource } from '../expression/text-source.ts'
import type { YamlText } from '../yaml/tree.ts'
import type { ExamplePlan } from './example.ts'
import { questionsOffering, entryPoint, type EnteredAt } from './entry-points.ts'
import { withGiven } from './given-to-stage.ts'
import { elaborate } from '../check/elaboration/dispatch.ts'

/** `turn of red`, `fight(a, b) of blue`, `fight of blue at arrange`. */
export function readNow(
  checked: CheckedGame,
  scope: Scope,
  value: YamlText,
  diagnostics: Diagnostics,
): ExamplePlan['entry'] {
  const { stages, actions, phases, turnLoops } = checked.facts
  const { world } = checked.reading
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
  const frame = stages.find(({ name }) => name === now.stage.text)
  const point = entryPoint(checked, now)
  const entry = (entered: EntryPoint | undefined): ExamplePlan['entry'] =>
    entered && { point: entered, seat, span: value.span }
  if (at !== undefined) {
    const [first] = questionsOffering(checked, at.text)
    const end = misplaced === undefined ? at.end : now.end
    if (first === undefined) {
      const written = misplaced === undefined ? '' : source.text.slice(at.end, now.end)
      diagnostics.add({
        code: 'ST6003',
        severity: 'error',
        message: `Nobody is asked for \`${at.text}\`.`,
        span: source.spanOf(at.start, end),
        ...(stages.some(({ name }) => name === at.text)
          ? { help: `It is a stage, and stages come first: \`${at.text}${written}${ofSeat}\`.` }
          : suggestion(at.text, [...phases.keys(), ...actions.map(({ name }) => name)])),
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
    if (point !== undefined) return continued(point)
    if (frame === undefined && now.arguments === undefined) return unknownStage()
    takesNone(
      frame === undefined
        ? `There is no stage called \`${now.stage.text}\` that takes values`
        : now.arguments === undefined
          ? `\`${at.text}\` is not asked for in \`${frame.name}\``
          : `\`${at.text}\` is not asked for in \`${frame.name}\`, so that takes no values here`,
    )
    return undefined
  }
  if (point !== undefined) return continued(point)
  if (now.stage.text === 'turn') {
    if (now.arguments === undefined && now.within.length === 0) return beginningTurn()
    if (now.arguments === undefined) {
      refuseAround(now, source, diagnostics, 'A turn that begins is in no other turn here.')
      return undefined
    }
    takesNone('A turn takes no values')
    return undefined
  }
  return unknownStage()

  function beginningTurn(): ExamplePlan['entry'] {
    const { turns } = firstCalls(checked.ir)
    const loop = turnLoops.find(({ origin }) => turns?.step === 'turns' && origin === turns.origin)
    return { point: { kind: 'turns' }, seat, span: value.span, while: loop?.while }
  }

  /** Adds the values given to the stage, unless a required one is missing. */
  function continued(point: EnteredAt): ExamplePlan['entry'] {
    if (now === undefined) return undefined
    const given = withGiven(checked, point, { scope, source, now, ofSeat }, diagnostics)
    const turns = given && turnsOutside(checked, given, { now, source }, diagnostics)
    return entry(turns === undefined ? undefined : turns.length === 0 ? given : given && { ...given, turns })
  }

  function unknownStage(): undefined {
    if (now === undefined) return
    diagnostics.add({
      code: 'ST6003',
      severity: 'error',
      message: `There is no stage called \`${now.stage.text}\`.`,
      span: source.spanOf(now.stage.start, now.stage.end),
      ...suggestion(now.stage.text, ['turn', ...stages.map((f) => f.name)]),
    })
  }

  function takesNone(why: string): void {
    if (now === undefined) return
    // Arguments are elaborated anyway, to report their mistakes.
    for (const each of now.arguments ?? []) elaborate(checked.reading, { source, scope }, each)
    const asked = at === undefined ? '' : ` at ${at.text}`
    diagnostics.add({
      code: 'ST4107',
      severity: 'error',
      message: `${why}.`,
      span: source.spanOf(now.start, now.end),
      help: `Write \`turn${ofSeat}${asked}\`.`,
    })
  }
}

interface WrittenNow {
  readonly now: Now
  readonly source: TextSource
}

/** The seats of `in the turn of X`, from outside in. Undefined, and reported, if there are no such turns. */
function turnsOutside(
  { ir, reading: { world } }: CheckedGame,
  point: EnteredAt,
  { now, source }: WrittenNow,
  diagnostics: Diagnostics,
): readonly number[] | undefined {
  if (now.within.length === 0) return []
  const most = turnsAround(ir, firstCalls(ir), point)
  if (now.within.length > most || now.within.some(({ turn }) => turn.text !== 'turn')) {
    const turnsText = most === 0 ? 'no turn' : most === 1 ? 'one turn' : `${most} turns, one within the other`
    refuseAround(now, source, diagnostics, `This is within ${turnsText}.`)
    return undefined
  }
  const names = world.seats.map(({ name }) => name)
  const seats = now.within.map(({ of }) => {
    const seat = names.indexOf(of.text)
    if (seat < 0)
      diagnostics.add({
        code: 'ST6003',
        severity: 'error',
        message: `There is no player called \`${of.text}\`.`,
        span: source.spanOf(of.start, of.end),
        ...suggestion(of.text, names),
      })
    return seat
  })
  return seats.includes(-1) ? undefined : seats.toReversed()
}

function refuseAround(now: Now, source: TextSource, diagnostics: Diagnostics, message: string): void {
  const [first] = now.within
  diagnostics.add({
    code: 'ST6003',
    severity: 'error',
    message,
    span: source.spanOf(first?.turn.start ?? now.start, now.end),
    help: 'Whose the turns are around a stage or a decision comes after it, from inside out: `play of ann at lead in the turn of ben`.',
  })
}
