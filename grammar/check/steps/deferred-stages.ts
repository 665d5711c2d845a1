import { TRUE, YOU, conjunction, arithmetic, cell, compare, constant, loadWord } from '../../ir/build.ts'
import { H, LARGEST_WORD, NONE, type ExprIR, type StageIR, type StepIR } from '../../ir/ir.ts'
import { exchanged } from '../../ir/walk.ts'
import { SEAT, type Type } from '../../types/types.ts'
import type { Elaboration, Lowering, Reading } from '../elaboration/contexts.ts'
import { says } from '../elaboration/course.ts'
import { COURSE } from '../elaboration/services/turn.ts'
import type { PutOff } from '../elaboration/declarations.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { valueType } from '../elaboration/value-types.ts'
import { elaborateArguments } from '../actions/offers.ts'
import { calledStage } from './stages.ts'
import { actionOver, settleBehindActions, waitsForActions } from './settling.ts'
import type { StepHandlers, Of } from './step-handlers.ts'

export const DEFERRING: StepHandlers<'later'> = {
  later: ({ el, context, origin, done }, step) => done(laterStep(el, context, step, origin)),
}

/** Limit on deferred stages of one action. */
const MOST_WAITING = 32

function store(base: number, value: ExprIR, origin: number, index: ExprIR = constant(0)): StepIR {
  return { step: 'store', base, index, value, least: NONE, most: LARGEST_WORD, orNone: true, origin }
}

/** Adds one to a counter. */
function count(at: number, origin: number): StepIR {
  return store(at, arithmetic('add', cell(at), constant(1)), origin)
}

/** `later rush on(company), at most 3`: stores the arguments and who is `you`. */
function laterStep(el: Elaboration, context: Context, step: Of<'later'>, origin: number): readonly StepIR[] {
  const called = calledStage(el, context, step.stage)
  if (called === undefined) return []
  const { frame, name, given } = called
  const at = spanIn(context, step)
  if (frame.parameters.some(({ type }, i) => frame.sets[i] !== undefined || type.kind === 'bag')) {
    el.report('ST4119', at, `\`${frame.name}\` takes several things under one name, which cannot wait.`, {
      help: 'Pass them one by one, or keep them in a tracked value.',
    })
    return []
  }
  if (step.atMost < 1 || step.atMost > MOST_WAITING) {
    el.report('ST4119', at, `A stage can be deferred 1 to ${MOST_WAITING} times.`)
    return []
  }
  const {
    turn: { seated },
  } = el
  el.notes.add('calls', {
    from: el.turn.caller,
    to: frame.name,
    at: spanIn(context, name),
    seated,
    isLater: true,
  })
  const args = elaborateArguments(el, context, name, given, frame.parameters, true)
  const types = frame.parameters.map(({ type }) => type)
  const putOff = writtenDown(el, frame.index, types, step.atMost, origin)
  const queue = queueOf(el)
  const time = cell(putOff.noted)
  const fits = conjunction([
    compare('lt', time, constant(step.atMost)),
    compare('lt', cell(queue.count), constant(MOST_WAITING)),
  ])
  const then = [
    ...args.map((value, i) => store(putOff.args[i]?.at ?? 0, value, origin, time)),
    store(putOff.you, YOU, origin, time),
    store(queue.order, constant(putOff.noted), origin, cell(queue.count)),
    count(putOff.noted, origin),
    count(queue.count, origin),
  ]
  return [{ step: 'if', condition: fits, then, else: [], origin }]
}

function writtenDown(
  el: Elaboration,
  stage: number,
  types: readonly Type[],
  atMost: number,
  origin: number,
): PutOff {
  const words = (name: string, type: Type): number => room(el, name, atMost, NONE, valueType(el, type))
  const putOff: PutOff = {
    stage,
    args: types.map((type) => ({ at: words('handed over later', type), type })),
    you: words('you later', SEAT),
    noted: room(el, 'times put off', 1, 0, 'number'),
    done: room(el, 'times done', 1, 0, 'number'),
    atMost,
    origin,
  }
  el.notes.add('putOff', putOff)
  return putOff
}

function room(
  el: Pick<Lowering, 'memory'>,
  name: string,
  length: number,
  start: number,
  type: ReturnType<typeof valueType>,
): number {
  return el.memory.region({
    ...{ name, length, start, type },
    least: NONE,
    most: LARGEST_WORD,
    orNone: true,
    per: 'local',
  })
}

/** The words for everything that has been deferred, in order. */
export function queueOf({ memory }: Pick<Lowering, 'memory'>): Record<'order' | 'count' | 'head', number> {
  const words = (name: string, length: number, start: number): number =>
    memory.once(name, () => room({ memory }, name, length, start, 'number'))
  return {
    order: words('order of what is put off', MOST_WAITING, NONE),
    count: words('put off', 1, 0),
    head: words('done of what was put off', 1, 0),
  }
}

/** A placeholder after a question. Once everything is read it becomes the steps to run when an action is over. */
export function behindAction(
  el: Pick<Reading, 'game' | 'notes' | 'turn'>,
  actions: readonly number[],
): readonly StepIR[] {
  if (!says(el.game, 'later') && !waitsForActions(el.notes)) return []
  const step: StepIR = { step: 'settle', whenever: [], ends: [] }
  el.notes.add('behindActions', { step, from: el.turn.caller, actions })
  return [step]
}

/**
 * Fills in what happens when an outermost action is over: first the rules that wait for that, then the stages put off, in
 * order. Nothing is filled in where a question is asked during an action or during a stage that was put off.
 */
export function actionsOver(
  el: Elaboration,
  stages: readonly StageIR[],
  play: readonly StepIR[],
): { readonly stages: readonly StageIR[]; readonly play: readonly StepIR[] } {
  const puttingOff = new Set(
    el.notes.all('calls').flatMap(({ isLater, from }) => (isLater === true ? [from] : [])),
  )
  const settles = waitsForActions(el.notes)
  if (puttingOff.size === 0 && !settles) return { stages, play }
  const inActions = reached(el, el.actions.names)
  const ofCourse = reached(el, [COURSE], 'but not through actions')
  const putOffOnes = reached(
    el,
    el.notes.all('calls').flatMap(({ isLater, to }) => (isLater === true ? [to] : [])),
  )
  for (const { from, at, isLater } of el.notes.all('calls'))
    if (isLater === true && !inActions.has(from) && !putOffOnes.has(from))
      el.report('ST4119', at, 'No action is in progress here, so there is nothing to wait for.', {
        help: 'Run the stage now: leave out `later` and `at most`.',
      })
  const done = new Map<StepIR, StepIR>()
  for (const { step, from, actions } of el.notes.all('behindActions')) {
    if (putOffOnes.has(from) || el.actions.names.includes(from)) continue
    if (inActions.has(from) && !ofCourse.has(from)) continue
    const behind = reached(
      el,
      actions.flatMap((action) => el.actions.names[action] ?? []),
    )
    const steps = [
      ...(settles ? settleBehindActions(el.notes) : []),
      ...([...puttingOff].some((name) => behind.has(name)) ? workOff(el) : []),
      ...actionOver(el.notes),
    ]
    if (steps.length === 0) continue
    const isOutermost = inActions.has(from) ? compare('eq', cell(H.depth), constant(0)) : TRUE
    done.set(step, { step: 'if', condition: isOutermost, then: steps, else: [], origin: -1 })
  }
  const exchange = { step: (step: StepIR) => done.get(step) ?? step }
  return {
    stages: stages.map((stage) => ({
      ...stage,
      body: exchanged(stage.body, exchange),
      leave: exchanged(stage.leave, exchange),
    })),
    play: exchanged(play, exchange),
  }
}

/** Everything these run, offer or put off, and transitively what that runs. */
function reached(
  el: Pick<Reading, 'actions' | 'notes'>,
  from: readonly string[],
  way?: 'but not through actions',
): ReadonlySet<string> {
  const closed = new Set(way === undefined ? [] : el.actions.names)
  const found = new Set(from)
  for (const name of found)
    for (const call of el.notes.all('calls'))
      if (call.from === name && !closed.has(call.to)) found.add(call.to)
  return found
}

/**
 * Runs waiting stages one by one until none is left, since each may put off more. Skips a stage if a group it was to be
 * handed is gone.
 */
function workOff(el: Elaboration): readonly StepIR[] {
  const { order, count: waiting, head } = queueOf(el)
  const now = el.local('what is done later', 'number')
  const origin = el.notes.all('putOff')[0]?.origin ?? -1
  const isLeft = compare('lt', cell(head), cell(waiting))
  const each = el.notes.all('putOff').map((putOff): StepIR => {
    const time = el.local('which time', 'number')
    const args = putOff.args.map(({ at }) => loadWord(at, cell(time)))
    const lives = putOff.args.flatMap(({ type }, i) =>
      type.kind === 'group' && args[i] !== undefined
        ? [compare('ne', el.containerOf(args[i]), constant(NONE))]
        : [],
    )
    const run: StepIR = {
      step: 'run',
      stage: putOff.stage,
      args,
      for: loadWord(putOff.you, cell(time)),
      saved: el.local('you before', 'seat'),
      site: el.slots.site(),
      origin: putOff.origin,
    }
    return {
      step: 'if',
      condition: compare('eq', cell(now), constant(putOff.noted)),
      then: [
        store(time, cell(putOff.done), putOff.origin),
        count(putOff.done, putOff.origin),
        { step: 'if', condition: conjunction(lives), then: [run], else: [], origin: putOff.origin },
        ...(waitsForActions(el.notes) ? settleBehindActions(el.notes) : []),
      ],
      else: [],
      origin: putOff.origin,
    }
  })
  const forget = el.notes
    .all('putOff')
    .flatMap((putOff) => [
      ...[putOff.you, ...putOff.args.map(({ at }) => at)].flatMap((base) =>
        Array.from({ length: putOff.atMost }, (_, i) => store(base + i, constant(NONE), origin)),
      ),
      store(putOff.noted, constant(0), origin),
      store(putOff.done, constant(0), origin),
    ])
  return [
    {
      step: 'loop',
      cell: el.local('passes', 'number'),
      while: isLeft,
      until: undefined,
      atMost: constant(MOST_WAITING),
      body: [store(now, loadWord(order, cell(head)), origin), count(head, origin), ...each],
      origin,
    },
    {
      step: 'if',
      condition: compare('lt', constant(0), cell(waiting)),
      then: [
        ...forget,
        ...Array.from({ length: MOST_WAITING }, (_, i) => store(order + i, constant(NONE), origin)),
        store(now, constant(NONE), origin),
        store(head, constant(0), origin),
        store(waiting, constant(0), origin),
      ],
      else: [],
      origin: -1,
    },
  ]
}
