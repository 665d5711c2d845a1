import type { GameIR } from '../../ir/ir.ts'
import { textsWithin } from '../../merge/merged.ts'
import type { Span } from '../../source/span.ts'
import type { Elaboration } from '../elaboration/contexts.ts'
import { COURSE } from '../elaboration/services/turn.ts'
import { stepsOf } from './conditions-after-moves.ts'

/**
 * Numbers of the actions whose answers may make a secret public, in their own steps or in the course of the game after them. Ends
 * and rankings do so only when the game is over.
 */
export function announcingActions(
  el: Pick<Elaboration, 'notes' | 'actions' | 'section'>,
  { actions, stages, whenever }: Pick<GameIR, 'actions' | 'stages' | 'whenever'>,
): readonly number[] {
  const openings = el.notes.all('openings').filter(({ at }) => !isLast(el, at))
  const opened = new Set(openings.map(({ from }) => from))
  const rules = el.notes.all('wheneverWatchers').some(({ reads }) => reads.opens)
  if (opened.size === 0 && !rules) return []
  const isAfterAll = [...courseOf(el)].some((name) => opened.has(name))
  return actions.flatMap(({ name, body }, action) => {
    const opens = (): boolean =>
      stepsOf({ stages, whenever }, body).some(
        ({ step, within }) =>
          (within !== undefined && opened.has(within)) ||
          (step.step === 'settle' &&
            step.whenever.some((index) => el.notes.all('wheneverWatchers')[index]?.reads.opens)),
      )
    return isAfterAll || opened.has(name) || opens() ? [action] : []
  })
}

/** The course of the game, and the stages that it runs outside of actions. */
function courseOf({
  notes,
  actions: { names: actionNames },
}: Pick<Elaboration, 'notes' | 'actions'>): ReadonlySet<string> {
  const actions = new Set(actionNames)
  const course = new Set([COURSE])
  for (const name of course)
    for (const { from, to } of notes.all('calls')) if (from === name && !actions.has(to)) course.add(to)
  return course
}

function isLast(el: Pick<Elaboration, 'notes' | 'actions' | 'section'>, at: Span): boolean {
  if (at.file.text.slice(at.start, at.end).startsWith('rank ')) return true
  return el
    .section('end')
    .flatMap(({ value }) => textsWithin(value))
    .some(({ span }) => span.file === at.file && span.start <= at.start && at.end <= span.end)
}
