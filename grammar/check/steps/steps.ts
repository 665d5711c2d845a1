import { warnOfMany } from '../expressions/doubtful-conditions.ts'
import { useKey } from '../elaboration/name-uses.ts'
import { localSymbol } from '../../names/declarations.ts'
import { bind } from '../elaboration/bind.ts'
import type { Expression, Step } from '../../expression/ast.ts'
import type { TextSource } from '../../expression/text-source.ts'
import { EMPTY, NOTHING, arithmetic, choose, compare, constant } from '../../ir/build.ts'
import type { ExprIR, SetIR, StepIR } from '../../ir/ir.ts'
import { does } from '../../ir/node-facts.ts'
import { someStep } from '../../ir/walk.ts'
import { arrangement } from './arrangement.ts'
import { changeStep } from './change.ts'
import { askSteps } from './ask-step.ts'
import { laterStep } from './later.ts'
import type { Elaboration } from '../elaboration/elaboration.ts'
import {
  asSet,
  asTyped,
  elaborate,
  number,
  typed,
  unfitKind,
  valueAsSet,
} from '../expressions/expressions.ts'
import { countIn, isBag, oneOfValue } from '../elaboration/bags.ts'
import type { Bag } from '../elaboration/bags.ts'
import type { BagType } from '../world/bag-values.ts'
import { scalarOf } from '../elaboration/values.ts'
import type { Scalar } from '../elaboration/values.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import type { Elaborated, StepPlace } from './flow.ts'
import { groupCalled, groupOfType } from '../nouns/group-nouns.ts'
import { locationOf, setLocationOf } from './locations.ts'
import { noteMembers, setMembers } from '../elaboration/word-sets.ts'
import type { WordSet } from '../elaboration/word-sets.ts'
import { notingYou } from '../elaboration/on-turn.ts'
import type { Context } from '../elaboration/scope.ts'
import { pathOf, spanIn } from '../elaboration/scope.ts'
import { takeOut } from '../actions/several-choice.ts'
import { settleAfter } from './settling.ts'
import { runStage, stageCalled } from './stages.ts'
import { container, facesIn, reportMisfit, whatPublic } from './containers.ts'
import type { Container } from './containers.ts'
import type { GroupInfo } from '../world/world.ts'
import { paySteps } from './pay.ts'
import { rollStep } from './roll.ts'
import { swapStep } from './swap.ts'
import { rankStep, winners } from './results.ts'
import { spells } from '../../document/spelling.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { noteSheet, sheetOf, tellsSum } from '../functions/tallies.ts'
import { PUBLIC, SEAT, fitsType, sameType, typeWords, withArticle } from '../../types/types.ts'

/** One elementary step, and what it makes known for those behind it. */
export function elaborateStep(el: Elaboration, place: StepPlace, source: TextSource, step: Step): Elaborated {
  const { made: done, picks } = el.picking(() =>
    notingYou(el, source.spanOf(step.start, step.end), () => readStep(el, place, source, step)),
  )
  const scope = someStep(done.steps, mayMove) ? done.scope.afterMoving() : done.scope
  return { scope, steps: [...picks, ...done.steps] }
}

/** May pieces lie elsewhere behind a step? */
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
  const origin = el.origin(at)
  const done = (steps: readonly StepIR[], between?: readonly string[]): Elaborated => ({
    steps: place.settles ? [...steps, ...settleAfter(el, steps, between)] : steps,
    scope: place.scope,
  })
  switch (step.kind) {
    case 'nothing':
      return done([])
    case 'original':
      if (place.original === undefined) {
        el.report('ST4119', at, '`original` stands only in `instead of`.')
        return done([])
      }
      // What is done there is settled there.
      return place.original()
    case 'move':
      return done(moveStep(el, context, step, origin))
    case 'swap': {
      const { steps, between } = swapStep(el, context, step, origin)
      return done(steps, between)
    }
    case 'deal': {
      const [from, to] = [container(el, context, step.from), container(el, context, step.to)]
      const count = number(el, context, step.count)
      publicOnly(el, count.secrecy, at, 'How many are dealt')
      if (from === undefined || to === undefined) return done([])
      if (!step.upTo)
        warnOfMany(el, spanIn(context, step.count), count.ir, el.world.pieces.length, 'pieces in the box')
      const dealt: StepIR = {
        step: 'deal',
        count: count.ir,
        upTo: step.upTo,
        from: from.ir,
        to: to.ir,
        origin,
      }
      el.hiddenFaces.set(dealt, { at, face: facesIn(el, from) })
      return done([dealt], [from.name, to.name])
    }
    case 'shuffle': {
      const pile = container(el, context, step.what)
      if (pile === undefined) return done([])
      return done([{ step: 'shuffle', container: pile.ir, origin }], [pile.name])
    }
    case 'show':
    case 'reveal': {
      const what = asSet(el, context, step.what)
      whatPublic(el, context, step.what, what, 'is shown')
      const scope =
        step.kind === 'show' && step.to !== undefined ? place.scope : seenFace(place.scope, step.what)
      const seats: SetIR =
        step.kind === 'show' && step.to !== undefined
          ? asSet(el, context, step.to, SEAT).ir
          : { set: 'range', from: constant(0), to: constant(el.world.seats.length - 1) }
      const ir: StepIR =
        step.kind === 'show'
          ? { step: 'show', what: what.ir, to: seats, origin }
          : { step: 'reveal', what: what.ir, origin }
      el.hiddenFaces.set(ir, { at, face: what.face })
      return { steps: [ir], scope }
    }
    case 'set':
    case 'add':
    case 'subtract': {
      const changed = step.kind === 'set' ? changeStep(el, context, step, origin) : undefined
      if (changed !== undefined) return done(changed)
      const set = step.kind === 'subtract' ? undefined : setLocationOf(el, context, step.target)
      if (set !== undefined) return done(setStep(el, context, step, set, origin))
      const { steps, isThere } = storeStep(el, context, step, origin)
      const stored = done(steps)
      const path = pathOf(step.target)
      if (path === undefined) return stored
      el.settings.push(path)
      return { ...stored, scope: stored.scope.afterSetting(path, isThere) }
    }
    case 'say':
      if (/[{}]/.test(step.words))
        el.report('ST4119', at, 'What is said is said word for word; values cannot be put into it yet.', {
          help: 'Leave out the braces and what stands in them.',
        })
      return done([{ step: 'say', line: el.line(step.words) }])
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
      el.announce(`drawn by ${step.words}`, at)
      return done([{ step: 'win', winner: NOTHING, reason: el.reason(step.words), origin }])
    case 'win':
    case 'lose': {
      const winner = winners(el, context, step.who, step.kind === 'lose')
      return done([{ step: 'win', winner, reason: el.reason(step.words), origin }])
    }
    case 'rank':
      return done([rankStep(el, context, step.by, ranked(el, context, step))])
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

/** After `show X` everybody knows the face of X, so rules may ask for it openly. */
function seenFace(scope: StepPlace['scope'], what: Expression): StepPlace['scope'] {
  if (what.kind !== 'name') return scope
  const variable = scope.variables.get(what.name.text)
  if (variable === undefined || variable.value.form !== 'scalar') return scope
  return scope.declare({ ...variable, value: { ...variable.value, face: PUBLIC } })
}

export function unknownStage(
  el: Elaboration,
  context: Context,
  name: string,
  at: { start: number; end: number },
): void {
  // Of stages that could not be read nothing is known.
  if (el.game.incomplete && el.stageNames.length === 0) return
  const names = [...el.stageNames, ...el.actionNames]
  el.report('ST4117', spanIn(context, at), `There is no stage called \`${name}\`.`, {
    help: `Add it under \`stages:\`, or write what happens: \`move ...\`, \`say ...\`, \`set ... to ...\`.`,
    ...suggestion(name, names),
  })
}

/** Are players ranked, or teams? */
function ranked(el: Elaboration, context: Context, { what }: Of<'rank'>): 'player' | 'team' {
  const isOf = (name: string): boolean => spells(what.text, name, undefined)
  if (el.world.teams.length > 0 && isOf('team')) return 'team'
  if (!isOf('player'))
    el.report('ST4102', spanIn(context, what), `Only players and teams are ranked, not \`${what.text}\`.`, {
      ...suggestion(what.text, ['players', ...(el.world.teams.length > 0 ? ['teams'] : [])]),
    })
  return 'player'
}

type Of<K extends Step['kind']> = Extract<Step, { kind: K }>

function moveStep(el: Elaboration, context: Context, step: Of<'move'>, origin: number): StepIR[] {
  const value = elaborate(el, context, step.what)
  const what = valueAsSet(el, context, step.what, value)
  const to = container(el, context, step.where)
  if (to === undefined || what.element.kind === 'hole') return []
  const moved = groupOfType(el, what.element)
  if (moved !== undefined) {
    if (!mayHold(to, moved))
      el.report('ST4118', spanIn(context, step.what), `${withArticle(moved.name)} may not lie there.`)
    publicOnly(el, what.secrecy, spanIn(context, step.what), `Which ${moved.name} moves`)
    const ir: StepIR = { step: 'move', what: what.ir, to: to.ir, end: 'last', origin }
    el.hiddenFaces.set(ir, { at: spanIn(context, step.what), face: what.face })
    return [ir]
  }
  if (what.element.kind !== 'piece') {
    el.report(
      'ST4102',
      spanIn(context, step.what),
      `Only pieces can be moved; this is ${typeWords(what.element)}.`,
    )
    return []
  }
  // `first` and `top of` take what there is, which may be nothing, as a set does; any other single thing must be there.
  const mayTakeNothing = step.what.kind === 'select' || step.what.kind === 'top'
  if (value.form === 'scalar' && value.orNone && !mayTakeNothing)
    el.report('ST4104', spanIn(context, step.what), 'There may be nothing to move here.', {
      why: 'A step that may have nothing to work on would fail in the middle of a game.',
      help: 'Make sure of it with `if any ... in ...:` before the step, or move `all` of them.',
    })
  reportMisfit(el, context, step.what, what.element.kinds, to)
  whatPublic(el, context, step.what, what, 'moves')
  const end = step.how === 'onto' ? 'first' : 'last'
  const ir: StepIR = { step: 'move', what: what.ir, to: to.ir, end, origin }
  el.hiddenFaces.set(ir, { at: spanIn(context, step.what), face: what.face })
  return [ir]
}

function mayHold({ place, group }: Container, { name }: GroupInfo): boolean {
  return place?.place.holdsGroups.includes(name) === true || group?.of === name
}

/** `take saved out of targets`. */
function takeStep(el: Elaboration, context: Context, step: Of<'take'>, origin: number): StepIR[] {
  const target = step.target.kind === 'name' ? context.scope.variables.get(step.target.name.text) : undefined
  if (target?.slots === undefined) {
    const bag = elaborate(el, context, step.target)
    if (isBag(bag)) return takeFromBag(el, context, step, origin, bag)
    el.report(
      'ST4116',
      spanIn(context, step.target),
      'Something can be taken only out of a choice of several, a set or a bag.',
    )
    return []
  }
  if (step.target.kind === 'name') el.names.use(target.symbol, context.source, step.target.name)
  return [takeOut(el, asSet(el, context, step.value), target.slots, origin)]
}

/** `take 6 out of your cup`: one of them; where there is none the bag stays as it is. */
function takeFromBag(
  el: Elaboration,
  context: Context,
  step: Of<'take'>,
  origin: number,
  bag: Bag,
): StepIR[] {
  const target = locationOf(el, context, step.target)
  const value = typed(el, context, step.value, bag.type.of)
  publicOnly(el, value.secrecy, spanIn(context, step.value), 'A value that everybody can look up')
  if (target === undefined) return []
  const { base, index, least, most, orNone } = target
  const less = arithmetic('sub', bag.ir, oneOfValue(el, bag.type, value.ir))
  const there = compare('lt', constant(0), countIn(el, bag, value.ir))
  return [{ step: 'store', base, index, value: choose(there, less, bag.ir), least, most, orNone, origin }]
}

/** `lay trio as a new patrol on your table called hers`. */
function layStep(
  el: Elaboration,
  place: StepPlace,
  context: Context,
  step: Of<'lay'>,
  origin: number,
): Elaborated {
  const what = asSet(el, context, step.what)
  const to = container(el, context, step.where)
  const group = groupCalled(el, step.asNew.text)
  const nothing: Elaborated = { steps: [], scope: place.scope }
  useKey(el, context, step.asNew, group)
  if (group === undefined) {
    el.report(
      'ST4101',
      spanIn(context, step.asNew),
      `There is no class of groups called \`${step.asNew.text}\`.`,
      suggestion(
        step.asNew.text,
        el.world.groups.map((g) => g.name),
      ),
    )
    return nothing
  }
  if (to === undefined || what.element.kind === 'hole') return nothing
  if (!mayHold(to, group))
    el.report('ST4118', spanIn(context, step.where), `A \`${group.name}\` may not lie there.`)
  whatPublic(el, context, step.what, what, 'is laid')
  const isOfGroups = what.element.kind === 'group'
  if (
    isOfGroups !== (group.of !== undefined) ||
    (what.element.kind === 'group' && what.element.class !== group.of)
  )
    el.report(
      'ST4118',
      spanIn(context, step.what),
      `This is ${typeWords(what.element)}; a \`${group.name}\` is made of \`${group.of ?? group.class}\`.`,
      { related: [{ span: group.key.span, label: 'what it is made of is said here' }] },
    )
  if (what.element.kind === 'piece')
    reportMisfit(el, context, step.what, what.element.kinds, {
      ir: to.ir,
      name: group.name,
      place: undefined,
      group,
    })
  const cellAt = el.local(`new ${group.name}`, { kind: 'group', class: group.name })
  const ir: StepIR = {
    step: 'lay',
    what: what.ir,
    group: el.world.groups.indexOf(group),
    to: to.ir,
    cell: cellAt,
    origin,
  }
  el.hiddenFaces.set(ir, { at: spanIn(context, step.what), face: what.face })
  const steps = place.settles ? [ir, ...settleAfter(el, [ir])] : [ir]
  if (step.called === undefined) return { steps, scope: place.scope }
  const value: Scalar = {
    form: 'scalar',
    type: { kind: 'group', class: group.name },
    orNone: false,
    ir: { op: 'cell', at: cellAt },
    secrecy: PUBLIC,
    face: facesIn(el, to),
  }
  return {
    steps,
    scope: bind(
      el,
      place.scope,
      localSymbol('variable', step.called.text, spanIn(context, step.called)),
      value,
    ),
  }
}

function storeStep(
  el: Elaboration,
  context: Context,
  step: Of<'set'> | Of<'add'> | Of<'subtract'>,
  origin: number,
): { readonly steps: StepIR[]; readonly isThere: boolean } {
  const target = locationOf(el, context, step.target)
  if (target === undefined) return { steps: [], isThere: false }
  if (target.token !== undefined)
    el.report('ST4116', spanIn(context, step.target), 'Tokens are neither made nor lost; they are paid.', {
      help: 'Write `pay ... from ... to ...`, and say where they come from or go.',
    })
  el.counting = []
  const value =
    target.type.kind === 'bag'
      ? valueForBag(el, context, step, target.type)
      : step.kind === 'set'
        ? // On an empty pile this is a fault of the game, as dealing from it is.
          typed(el, context, step.value, target.type, target.orNone || step.value.kind === 'top')
        : number(el, context, step.value)
  const counted = el.counting
  el.counting = undefined
  const sheets = sheetsCounted(el, counted, step.value, origin)
  publicOnly(el, target.whose, spanIn(context, step.target), 'Whose value changes')
  if (value.secrecy > target.secrecy)
    publicOnly(
      el,
      value.secrecy,
      spanIn(context, step.value),
      target.local ? 'A number that began with less of a secret' : 'A value that everybody can look up',
    )
  const { base, index, least, most, orNone } = target
  const now: ExprIR = { op: 'load', base, index }
  const adds = target.type.kind === 'bag' ? 'bagSum' : 'add'
  const ir = step.kind === 'set' ? value.ir : arithmetic(step.kind === 'add' ? adds : 'sub', now, value.ir)
  const store: StepIR = { step: 'store', base, index, value: ir, least, most, orNone, origin }
  return { steps: [...sheets, store], isThere: !value.orNone }
}

/** What a bag is set to, or what is added to it: a bag, or one value. */
function valueForBag(
  el: Elaboration,
  context: Context,
  { kind, value: e }: Of<'set'> | Of<'add'> | Of<'subtract'>,
  type: BagType,
): Scalar {
  if (kind === 'subtract')
    el.report('ST4102', spanIn(context, e), 'Out of a bag single values are taken.', {
      help: 'Write `take ... out of ...`.',
    })
  if (e.kind === 'nothing') return scalarOf(type, constant(0))
  const value = elaborate(el, context, e, type.of)
  if (isBag(value)) return asTyped(el, context, e, value, type)
  const one = asTyped(el, context, e, value, type.of)
  return scalarOf(type, oneOfValue(el, type, one.ir), { secrecy: one.secrecy })
}

/** `set L to E`, `add E to L`, `take E out of L` of a set that is tracked. */
function setStep(
  el: Elaboration,
  context: Context,
  step: Of<'set'> | Of<'add'> | Of<'subtract'> | Of<'take'>,
  set: WordSet,
  origin: number,
): readonly StepIR[] {
  const value =
    step.value.kind === 'nothing' || step.value.kind === 'none'
      ? undefined
      : asSet(el, context, step.value, set.element)
  if (value !== undefined && !sameType(value.element, set.element)) {
    el.report(
      'ST4102',
      spanIn(context, step.value),
      `Here stands ${typeWords(value.element)} where ${typeWords(set.element)} is needed.`,
    )
    return []
  }
  if (value !== undefined && step.kind !== 'take' && !fitsType(value.element, set.element))
    unfitKind(el, spanIn(context, step.value), value.element, set.element)
  if (value !== undefined)
    publicOnly(el, value.secrecy, spanIn(context, step.value), 'What is in a set that everybody can look up')
  const members = value?.ir ?? EMPTY
  return [
    step.kind === 'set'
      ? setMembers(el, set, members, origin)
      : noteMembers(el, set, members, step.kind === 'add', origin),
  ]
}

/** What a step counts is written down line by line before; a sum of secrets only if the step tells it to everybody. */
function sheetsCounted(
  el: Elaboration,
  counting: NonNullable<Elaboration['counting']>,
  value: Expression,
  origin: number,
): readonly StepIR[] {
  return counting.flatMap(({ declaration, seat }) => {
    // The seat of a quantifier is known only within it.
    const sheet = seat.op === 'cell' || seat.op === 'const' ? sheetOf(el, declaration) : undefined
    if (sheet === undefined || (sheet.hidden && !tellsSum(value, declaration))) return []
    return noteSheet(sheet.tally, seat, origin)
  })
}
