import type { GameIR, StepIR } from '../ir/ir.ts'
import { suggestion } from './suggestion.ts'
import type { Elaboration } from './elaboration.ts'

/** What the game is made of, as far as it says who is asked and how it ends. */
type Course = Pick<GameIR, 'actions' | 'stages' | 'whenever' | 'play' | 'ends'>

/** Does anything ever ask for each action, and does anything ever end the game? */
export function checkCourse(el: Elaboration, course: Course): void {
  const { actions, stages, whenever, play, ends } = course
  const offered = new Set<number>()
  let hasEnd = ends.length > 0
  const visit = (steps: readonly StepIR[]): void => {
    for (const step of steps)
      switch (step.step) {
        case 'ask':
          for (const { action } of step.offers) offered.add(action)
          visit(step.orElse)
          break
        case 'if':
          visit(step.then)
          visit(step.else)
          break
        case 'for each':
        case 'loop':
        case 'turns':
          visit(step.body)
          break
        case 'win':
        case 'rank':
          hasEnd = true
          break
        default:
          break
      }
  }
  for (const { body } of [...actions, ...stages, ...whenever]) visit(body)
  for (const { leave } of stages) visit(leave)
  visit(play)
  // With a mistake anywhere what is missing may be what could not be read.
  if (el.diagnostics.hasErrors) return
  el.actionFrames.forEach(({ name, entry }, index) => {
    if (offered.has(index)) return
    const others = el.actionNames.filter((other) => other !== name)
    el.report('ST4133', entry.key.span, `Nobody is ever asked for \`${name}\`.`, {
      help: 'Offer it (`you may ...`), or give it a phase that is offered (`during:`).',
      ...suggestion(name, others),
    })
  })
  const written = el.game.sections.get('play')
  const at =
    written === undefined || 'span' in written
      ? written?.span
      : written.kind === 'map'
        ? written.entries[0]?.key.span
        : undefined
  if (!hasEnd && at !== undefined)
    el.report('ST4134', at, 'Nothing ever ends this game.', {
      why: 'When `play` has come to its end somebody must have won, or it must be drawn.',
      help: 'Say it at the end of `play` (`rank players by score`, `the game is drawn by ...`), or under `end:`.',
    })
}
