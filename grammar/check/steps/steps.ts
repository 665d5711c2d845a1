import { warnOfMany } from '../expressions/doubtful-conditions.ts'
import { useKey } from '../elaboration/name-uses.ts'
import type { Expression, Step } from '../../expression/ast.ts'
import type { TextSource } from '../../expression/text-source.ts'
import { NOTHING, constant } from '../../ir/build.ts'
import type { StepIR } from '../../ir/ir.ts'
import { does } from '../../ir/node-facts.ts'
import { someStep } from '../../ir/walk.ts'
import { arrangement } from './arrangement.ts'
import { changeStep } from './change.ts'
import { askSteps } from './ask-step.ts'
import { laterStep } from './later.ts'
import { piecesMeant } from '../actions/several-choice.ts'
import type { Elaboration, InWorld, Reporting } from '../elaboration/contexts.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import { localSetOf, setLocationOf } from './locations.ts'
import { notingYou } from '../elaboration/on-turn.ts'
import type { Context } from '../elaboration/scope.ts'
import { pathOf, spanIn } from '../elaboration/scope.ts'
import { settleAfter } from './settling.ts'
import { runStage, stageCalled } from './stages.ts'
import { container, facesIn, whatPublic } from './containers.ts'
import { paySteps } from './pay.ts'
import { rollStep } from './roll.ts'
import { sayStep } from './say.ts'
import { swapStep } from './swap.ts'
import { pointsWon, rankStep, rankSteps, winners } from './results.ts'
import { spells } from '../../document/spelling.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { PUBLIC, typeWords, widest } from '../../types/types.ts'
import { noOpenly, recipients } from './recipients.ts'
import { localSetStep, setStep, storeStep } from './store.ts'
import { layStep, moveStep, takeStep } from './move.ts'
import { asSet, number } from '../elaboration/dispatch.ts'
import type { Elaborated, StepPlace } from '../elaboration/step-place.ts'
import { unknownStage } from './unknown-stage.ts'

/** One elementary step, and the facts it establishes for the steps after it. */
export function elaborateStep(el: Elaboration, place: StepPlace, source: TextSource, step: Step): Elaborated {
  const { made: done, picks } = el.slots.picking(() =>
    notingYou(el, source.spanOf(step.start, step.end), () => readStep(el, place, source, step)),
  )
  const scope = someStep(done.steps, mayMove) ? done.scope.afterMoving() : done.scope
  return { scope, steps: [...picks, ...done.steps] }
}

/** May pieces lie elsewhere after this step? */
function mayMove(step: StepIR): boolean {
  return (
    does(step, 'moves pieces') ||
    does(step, 'asks') ||
    step.step === 'run' ||
    (step.step === 'settle' && step.whenever.length > 0)
  )
}

function readStep(el: Elaboration, place: StepPlace, source: TextSource, step: Step): Elaborated {
  const context: Context = { source, scope: place.scope }
  const at = source.spanOf(step.start, step.end)
  const origin = el.texts.origin(at)
  const done = (steps: readonly StepIR[], between?: readonly string[]): Elaborated => ({
    steps: place.settles ? [...steps, ...settleAfter(el.notes, steps, between)] : steps,
    scope: place.scope,
  })
  switch (step.kind) {
    case 'nothing':
      return done([])
    case 'original':
      if (place.original === undefined) {
        el.report('ST4119', at, '`original` can only be used in `instead of`.')
        return done([])
      }
      // The original steps settle themselves.
      return place.original()
    case 'move': {
      const { steps, open, gone } = moveStep(el, context, step, origin)
      const moved = done(steps)
      el.notes.add('settings', ...gone)
      const scope = gone.reduce((now, path) => now.afterSetting(path, false), moved.scope)
      return { ...moved, scope: open ? seenFace(scope, step.what) : scope }
    }
    case 'swap': {
      const { steps, between } = swapStep(el, context, step, origin)
      return done(steps, between)
    }
    case 'deal': {
      const [from, to] = [container(el, context, step.from), container(el, context, step.to)]
      const count = number(el, context, step.count)
      publicOnly(el, count.secrecy, at, 'How many are dealt')
      if (from === undefined || to === undefined) return done([])
      if (!step.upTo && count.ir.op === 'const')
        warnOfMany(el, spanIn(context, step.count), count.ir, el.stock(count.ir.value), 'pieces in the box')
      const dealt: StepIR = {
        step: 'deal',
        count: count.ir,
        upTo: step.upTo,
        from: from.ir,
        to: to.ir,
        origin,
      }
      el.annotations.set('faces', dealt, { at, face: facesIn(el, from) })
      return done([dealt], [from.name, to.name])
    }
    case 'shuffle': {
      const pile = container(el, context, step.what)
      if (pile === undefined) return done([])
      return done([{ step: 'shuffle', container: pile.ir, origin }], [pile.name])
    }
    case 'show':
    case 'reveal': {
      // Groups have no face of their own: what is in them is shown.
      const what = piecesMeant(el, asSet(el, context, step.what))
      if (what.element.kind === 'hole') return done([])
      if (what.element.kind !== 'piece') {
        const there = spanIn(context, step.what)
        el.report('ST4102', there, `Only pieces can be shown; this is ${typeWords(what.element)}.`)
        return done([])
      }
      const to = step.kind === 'show' ? step.to : undefined
      if (to === undefined) whatPublic(el, context, step.what, what, 'is shown')
      else noOpenly(el, context, step.what, to)
      const scope = to === undefined ? seenFace(place.scope, step.what) : place.scope
      const shown = to === undefined ? undefined : recipients(el, context, to)
      const seats = shown?.ir ?? {
        set: 'range',
        from: constant(0),
        to: constant(el.world.seats.length - 1),
      }
      const isUnseen = to !== undefined && widest(what.secrecy, shown?.secrecy ?? PUBLIC) !== PUBLIC
      const ir: StepIR =
        step.kind === 'show'
          ? { step: 'show', what: what.ir, to: seats, ...(isUnseen ? { unseen: true } : {}), origin }
          : { step: 'reveal', what: what.ir, origin }
      el.annotations.set('faces', ir, { at, face: what.face })
      return { steps: [ir], scope }
    }
    case 'set':
    case 'add':
    case 'subtract': {
      const changed = step.kind === 'set' ? changeStep(el, context, step, origin) : undefined
      if (changed !== undefined) return done(changed)
      const local = step.kind === 'subtract' ? undefined : localSetOf(el, context, step.target)
      if (local !== undefined) return done(localSetStep(el, context, step, local, origin))
      const set = step.kind === 'subtract' ? undefined : setLocationOf(el, context, step.target)
      if (set !== undefined) return done(setStep(el, context, step, set, origin))
      const { steps, isThere } = storeStep(el, context, step, origin)
      const stored = done(steps)
      const path = pathOf(step.target)
      if (path === undefined) return stored
      el.notes.add('settings', path)
      return { ...stored, scope: stored.scope.afterSetting(path, isThere) }
    }
    case 'say':
      return done([sayStep(el, context, step)])
    case 'end': {
      const stage = stageCalled(el, step.stage.text)
      if (stage === undefined) {
        unknownStage(el, context, step.stage.text, step.stage)
        return done([])
      }
      useKey(el, context, step.stage, stage.entry)
      return done([{ step: 'leave', stage: stage.index, origin }])
    }
    case 'draw':
      el.texts.announce(`drawn by ${step.words}`, at)
      return done([{ step: 'win', winner: NOTHING, reason: el.texts.reason(step.words), origin }])
    case 'win':
    case 'lose': {
      const isForPoints = step.kind === 'win' && step.points !== undefined
      const winner = winners(el, context, step.who, { loses: step.kind === 'lose', points: isForPoints })
      const points = isForPoints ? { points: pointsWon(el, context, step.points) } : {}
      return done([{ step: 'win', winner, ...points, reason: el.texts.reason(step.words), origin }])
    }
    case 'rank':
      return done(rankSteps(el, context, step, ranked(el, context, step)))
    case 'score':
      return done([rankStep(el, context, step.by, 'nobody')])
    case 'arrange':
      return done(arrangement(el, context, step, origin))
    case 'run':
      return done(runStage(el, context, step, origin))
    case 'ask':
      return done(askSteps(el, place, context, step, origin))
    case 'lay':
      return layStep(el, place, context, step, origin)
    case 'take': {
      const local = localSetOf(el, context, step.target)
      if (local !== undefined) return done(localSetStep(el, context, step, local, origin))
      const set = setLocationOf(el, context, step.target)
      return done(
        set === undefined ? takeStep(el, context, step, origin) : setStep(el, context, step, set, origin),
      )
    }
    case 'roll':
      return rollStep(el, place, context, step, origin)
    case 'pay':
      return done(paySteps(el, context, step, origin))
    case 'later':
      return done(laterStep(el, context, step, origin))
  }
}

/** Everybody knows a piece that was shown, or moved where everybody sees it: rules may ask for its face. */
function seenFace(scope: StepPlace['scope'], what: Expression): StepPlace['scope'] {
  if (what.kind === 'arithmetic' && what.operator === '+')
    return seenFace(seenFace(scope, what.left), what.right)
  if (what.kind !== 'name') return scope
  const variable = scope.variables.get(what.name.text)
  if (variable === undefined) return scope
  const { value } = variable
  if (value.form === 'scalar') return scope.declare({ ...variable, value: { ...value, face: PUBLIC } })
  // Any other set may have something unknown added to it under the same name.
  if (variable.slots === undefined) return scope
  return scope.declare({ ...variable, value: { ...value, face: PUBLIC } })
}

/** Are players ranked, or teams? */
function ranked(el: InWorld & Reporting, context: Context, { what }: Of<'rank'>): 'player' | 'team' {
  const isOf = (name: string): boolean => spells(what.text, name, undefined)
  if (el.world.teams.length > 0 && isOf('team')) return 'team'
  if (!isOf('player'))
    el.report('ST4102', spanIn(context, what), `Only players and teams are ranked, not \`${what.text}\`.`, {
      ...suggestion(what.text, ['players', ...(el.world.teams.length > 0 ? ['teams'] : [])]),
    })
  return 'player'
}

export type Of<K extends Step['kind']> = Extract<Step, { kind: K }>
