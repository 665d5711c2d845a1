import { courseStep } from './course-of-turns.ts'
import { COURSE_STEPS, isWord } from '../../names/language-words.ts'
import { useKey } from '../elaboration/name-uses.ts'
import { comparedName } from '../../document/names.ts'
import type { Expression, Name } from '../../expression/ast.ts'
import { bookText } from '../../book/book-text.ts'
import { LARGEST_WORD, NONE, type StageIR, type StepIR } from '../../ir/ir.ts'
import type { Elaboration, Reading } from '../elaboration/contexts.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import { hooksOf, wrapped, type Hooks } from './hooks.ts'
import { offerArguments } from '../actions/offers.ts'
import type { StageFrame } from '../elaboration/declarations.ts'
import { boundParameters, keptParameter, keptParameters } from '../elaboration/parameters.ts'
import { Scope, spanIn, type Context } from '../elaboration/scope.ts'
import { SEAT } from '../../types/types.ts'
import { elaborate, typed } from '../elaboration/dispatch.ts'
import { needsTurns } from './needs-turns.ts'
import { unknownStage } from './unknown-stage.ts'
import type { StepHandlers, Of } from './step-handlers.ts'

export const RUNNING: StepHandlers<'run' | 'end'> = {
  run: ({ el, context, origin, done }, step) => done(runStage(el, context, step, origin)),
  end: ({ el, context, origin, done }, { stage: name }) => {
    const stage = el.stages.called(name.text)
    if (stage !== undefined) {
      useKey(el, context, name, stage.entry)
      return done([{ step: 'leave', stage: stage.index, origin }])
    }
    unknownStage(el, context, name.text, name)
    return done([])
  },
}

/** Gives every stage its frame before any body is read. */
export function declareStages(el: Elaboration): void {
  for (const entry of el.section('stages')) {
    const source = bookText(entry.key)
    const signature = el.findings.read(source, 'signature')
    if (signature === undefined || source.reading('signature').tree === undefined) {
      el.notes.add('unreadStages', comparedName(entry.key.text))
      continue
    }
    const parameters = (signature.parameters ?? []).map((p) => keptParameter(el, p, source))
    const { sets, cells } = keptParameters(el, entry.name, parameters)
    const scope = boundParameters(el, new Scope(), { parameters, sets, cells })
    const index = el.stages.frames.length
    const returnTo = el.memory.sharedWords('return')
    el.stages.declare({
      index,
      name: comparedName(entry.name),
      entry,
      parameters,
      sets,
      cells,
      scope,
      returnTo,
    })
  }
}

/** Bodies of all stages, with the hooks before, after and instead of them. */
export function stageBodies(el: Elaboration): StageIR[] {
  return el.stages.frames.map((frame) => {
    const hooks = hooksOf(el, frame.name)
    return el.memo.part('stages', frame.name, [frame.entry, ...hooks.all], () => stageBody(el, frame, hooks))
      .result
  })
}

function stageBody(el: Reading, frame: StageFrame, hooks: Hooks): StageIR {
  const place = { scope: frame.scope, original: undefined, settles: true, inAction: undefined }
  const resets = stageStart(el, frame.name)
  const { result, isBroken } = el.findings.judged(() =>
    el.turn.run(frame.name, () => wrapped(el, place, hooks, frame.entry.value)),
  )
  if (isBroken) el.notes.add('brokenStages', frame.name)
  return {
    name: frame.name,
    params: frame.cells,
    body: [...resets, ...result.body],
    leave: result.after,
    returnTo: frame.returnTo,
    origin: el.texts.origin(frame.entry.key.span),
  }
}

/**
 * Values tracked for each run of a stage return to their start when the stage begins. So do values tracked for each turn in
 * a stage of that name, which may also run outside `turns from`.
 */
export function stageStart(el: Pick<Reading, 'tracked'>, name: string): StepIR[] {
  const steps: StepIR[] = []
  for (const list of el.tracked.values())
    for (const t of list)
      if (t.scope === 'turn' ? name === 'turn' : typeof t.scope === 'object' && t.scope.stage === name)
        for (let i = 0; i < t.words; i++)
          steps.push({
            step: 'store',
            base: t.cell.base + i,
            index: { op: 'const', value: 0 },
            value: { op: 'const', value: t.start },
            least: NONE,
            most: LARGEST_WORD,
            orNone: true,
            origin: -1,
          })
  return steps
}

/** The stage that an expression calls and its arguments; reports and returns undefined if it calls none. */
export function calledStage(
  el: Elaboration,
  context: Context,
  e: Expression,
): { readonly frame: StageFrame; readonly name: Name; readonly given: readonly Expression[] } | undefined {
  const name = e.kind === 'name' || e.kind === 'call' ? e.name : undefined
  if (el.notes.all('unreadStages').includes(comparedName(context.source.text.slice(e.start, e.end))))
    return undefined
  if (name === undefined) {
    const text = context.source.text.slice(e.start, e.end)
    const isStage = e.kind === 'of' && el.stages.called(e.name.text) !== undefined
    // `battle of red (arguments)` becomes `battle(arguments) for red`.
    el.report('ST4117', spanIn(context, e), 'This is not a step.', {
      help: isStage
        ? `Write \`${text.replace(/ of (.*?) ?(\(.*)?$/u, '$2 for $1')}\`.`
        : 'A step is the name of a stage, or begins with a verb such as `move` or `set`.',
    })
    return undefined
  }
  const frame = el.stages.called(name.text)
  const given = e.kind === 'call' ? e.arguments : []
  if (frame === undefined) {
    unknownStage(el, context, name.text, name)
    for (const argument of given) elaborate(el, context, argument)
    return undefined
  }
  useKey(el, context, name, frame.entry)
  return { frame, name, given }
}

function runStage(el: Elaboration, context: Context, step: Of<'run'>, origin: number): StepIR[] {
  const e = step.stage
  if (e.kind === 'name' && el.stages.called(e.name.text) === undefined && isWord(COURSE_STEPS, e.name.text)) {
    const who = step.for === undefined ? undefined : typed(el, context, step.for, SEAT)
    if (who !== undefined) publicOnly(el, who.secrecy, spanIn(context, e), 'Whose turn it is')
    if (e.name.text !== 'play turns round') needsTurns(el, spanIn(context, e), `\`${e.name.text}\` does`)
    return [courseStep(el, e.name.text, who?.ir ?? el.readYou(), origin)]
  }
  const called = calledStage(el, context, e)
  if (called === undefined) return []
  const { frame, name, given } = called
  const seated = el.turn.seated || step.for !== undefined
  el.notes.add('calls', { from: el.turn.caller, to: frame.name, at: spanIn(context, name), seated })
  const { args, several } = offerArguments(el, context, name, given, frame, step.for === undefined, origin)
  const seat = step.for === undefined ? undefined : typed(el, context, step.for, SEAT)
  if (seat !== undefined) publicOnly(el, seat.secrecy, spanIn(context, e), 'Whose turn it is')
  const saved = seat === undefined ? 0 : el.local('you before', 'seat')
  return [
    ...several,
    { step: 'run', stage: frame.index, args, for: seat?.ir, saved, site: el.slots.site(), origin },
  ]
}
