import { useKey } from '../elaboration/name-uses.ts'
import { localSymbol } from '../../names/declarations.ts'
import { bindName } from '../elaboration/bind-name.ts'
import { arithmetic, choose, compare, constant } from '../../ir/build.ts'
import { MORE_THAN_IT_HOLDS } from '../../ir/bags.ts'
import type { StepIR } from '../../ir/ir.ts'
import type { InWorld, Reading, Reporting } from '../elaboration/contexts.ts'
import { asTyped, valueAsSet } from '../expressions/conversions.ts'
import { countIn, holdsBag, isBag, oneOfValue, type Bag } from '../elaboration/bags.ts'
import type { Scalar } from '../elaboration/values.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import { groupCalled, groupOfType } from '../nouns/group-nouns.ts'
import { inBoardOrder } from '../elaboration/board-order.ts'
import { locationOf } from './locations.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { takeOut } from '../actions/several-choice.ts'
import { settleAfter } from './settling.ts'
import { container, facesIn, reportMisfit, whatPublic, type Container } from './containers.ts'
import type { GroupInfo } from '../world/world.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { PUBLIC, typeWords } from '../../types/types.ts'
import type { Expression } from '../../expression/ast.ts'
import { asSet, elaborate } from '../elaboration/dispatch.ts'
import type { Elaborated, StepPlace } from '../elaboration/step-place.ts'
import { seenFace } from './seen-faces.ts'
import { eachItsPlace } from './move-each.ts'
import type { StepHandlers, Of } from './step-handlers.ts'

export const MOVING: StepHandlers<'move' | 'lay'> = {
  move: ({ el, place, context, origin, done }, step) => {
    const { steps, open, gone } = moveStep(el, context, step, origin)
    const moved = done(steps)
    el.notes.add('settings', ...gone)
    const scope = gone.reduce((now, path) => now.afterSetting(path, false), place.scope)
    return { ...moved, scope: open ? seenFace(scope, step.what) : scope }
  },
  lay: ({ el, place, context, origin }, step) => layStep(el, place, context, step, origin),
}

/** The lowered form of a `move`. `open`: everybody sees the contents of its destination. */
interface Moved {
  readonly steps: readonly StepIR[]
  readonly open: boolean
  /** Paths to the spaces of things whose known place may have changed. */
  readonly gone: readonly string[]
}

const STAYS: Moved = { steps: [], open: false, gone: [] }

function moveStep(el: Reading, context: Context, step: Of<'move'>, origin: number): Moved {
  const value = elaborate(el, context, step.what)
  const what = valueAsSet(el, context, step.what, value)
  const each = eachItsPlace(el, context, step.where, what)
  const to = each === undefined ? container(el, context, step.where) : each.to
  if (to === undefined || what.element.kind === 'hole') return STAYS
  const moving = (end: 'first' | 'last'): StepIR => {
    const moved = { what: inBoardOrder(el, what.ir), to: to.ir, end, origin }
    return each === undefined ? { step: 'move', ...moved } : { step: 'move each', reg: each.reg, ...moved }
  }
  const moved = groupOfType(el, what.element)
  if (moved !== undefined) {
    if (!mayHold(to, moved))
      el.report('ST4118', spanIn(context, step.what), `This place never holds a \`${moved.name}\`.`)
    publicOnly(el, what.secrecy, spanIn(context, step.what), `Which ${moved.name} moves`)
    const ir = moving(endOf(el, context, step, to))
    el.annotations.set('faces', ir, { at: spanIn(context, step.what), face: what.face })
    return { steps: [ir], open: false, gone: removedFacts(context, step.what, to) }
  }
  if (what.element.kind !== 'piece') {
    el.report(
      'ST4102',
      spanIn(context, step.what),
      `Only pieces can be moved; this is ${typeWords(what.element)}.`,
      step.what.kind === 'and'
        ? { help: 'Several things are moved one after the other, each by a step.' }
        : {},
    )
    return STAYS
  }
  // `first` and `top of` may find nothing to take, as a set may be empty; any other single thing must exist.
  const taken = step.what.kind === 'openly' ? step.what.term : step.what
  const mayTakeNothing = taken.kind === 'select' || taken.kind === 'top'
  if (value.form === 'scalar' && value.orNone && !mayTakeNothing)
    el.report('ST4104', spanIn(context, step.what), 'There may be nothing to move here.', {
      why: 'A step without anything to move would fail in the middle of a game.',
      help: 'Test it with `if any ... in ...:` before the step, or move `all` of them.',
    })
  reportMisfit(el, context, step.what, what.element.kinds, to)
  whatPublic(el, context, step.what, what, 'moves')
  const ir = moving(endOf(el, context, step, to))
  const open = each === undefined && facesIn(el, to) === PUBLIC
  el.annotations.set('faces', ir, { at: spanIn(context, step.what), face: what.face, opens: open })
  return { steps: [ir], open, gone: removedFacts(context, step.what, to) }
}

/** The end of the destination: on top of a pile, elsewhere after the others, unless `under` or `onto` overrides it. */
function endOf(el: InWorld & Reporting, context: Context, step: Of<'move'>, to: Container): 'first' | 'last' {
  if (step.how !== 'to') return step.how === 'onto' ? 'first' : 'last'
  const [isPile = false, ...others] = pilesAmong(el, to)
  if (others.some((one) => one !== isPile))
    el.report(
      'ST4232',
      spanIn(context, step.where),
      'On one board spaces are piles, and on another they are not.',
      {
        help: `Write \`onto\` or \`under\` instead of \`to\`.`,
      },
    )
  return isPile ? 'first' : 'last'
}

/** Tests whether the possible places are piles. */
function pilesAmong({ world }: InWorld, { place, group }: Container): readonly boolean[] {
  if (group !== undefined) return [group.pile]
  const firsts = place === undefined ? world.boards.map(({ first }) => first) : [place.place.container]
  return firsts.map((first) => world.containers[first]?.pile === true)
}

function removedFacts(context: Context, what: Expression, to: Container): readonly string[] {
  if (what.kind === 'arithmetic' && what.operator === '+')
    return [...removedFacts(context, what.left, to), ...removedFacts(context, what.right, to)]
  const moved = what.kind === 'name' ? context.scope.variables.get(what.name.text) : undefined
  if (moved === undefined) return []
  const isOnBoard = to.place === undefined ? to.group === undefined : to.place.place.isBoard
  const { lies } = moved.value
  return isOnBoard && lies === undefined ? [] : [`${moved.symbol.name}.space`]
}

function mayHold({ place, group }: Container, { name }: GroupInfo): boolean {
  return place?.place.holdsGroups.includes(name) === true || group?.of === name
}

/** `take saved out of targets`. */
export function takeStep(el: Reading, context: Context, step: Of<'take'>, origin: number): StepIR[] {
  const target = step.target.kind === 'name' ? context.scope.variables.get(step.target.name.text) : undefined
  if (target?.slots === undefined) {
    const bag = elaborate(el, context, step.target)
    if (isBag(bag)) return takeFromBag(el, context, step, origin, bag)
    // Unreadable things have already been reported.
    if (bag.form === 'scalar' && bag.type.kind === 'hole') return []
    el.report(
      'ST4116',
      spanIn(context, step.target),
      target?.inSuccession === undefined
        ? 'Only a choice of several, a set or a bag can have something taken out.'
        : 'Nothing can be taken out of a choice in succession, only out of other choices of several, sets and bags.',
    )
    return []
  }
  if (step.target.kind === 'name') el.names.use(target.symbol, context.source, step.target.name)
  return [takeOut(el, asSet(el, context, step.value), target.slots, origin)]
}

/** `take 6 out of your cup`, `take spare out of purse`: a fault if there are fewer in it. */
function takeFromBag(el: Reading, context: Context, step: Of<'take'>, origin: number, bag: Bag): StepIR[] {
  const target = locationOf(el, context, step.target)
  const found = elaborate(el, context, step.value, bag.type.of)
  const value = asTyped(el, context, step.value, found, isBag(found) ? bag.type : bag.type.of)
  publicOnly(el, value.secrecy, spanIn(context, step.value), 'A value that everybody can look up')
  if (target === undefined) return []
  const { base, index, least, most, orNone } = target
  const less = arithmetic('sub', bag.ir, isBag(value) ? value.ir : oneOfValue(el, bag.type, value.ir))
  const isThere = isBag(value)
    ? holdsBag(el, bag, value)
    : compare('lt', constant(0), countIn(el, bag, value.ir))
  const left = choose(isThere, less, constant(MORE_THAN_IT_HOLDS))
  return [{ step: 'store', base, index, value: left, least, most, orNone, origin }]
}

/** `lay trio as a new patrol on your table called hers`. */
function layStep(
  el: Reading,
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
    el.report('ST4118', spanIn(context, step.where), `This place never holds a \`${group.name}\`.`)
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
      { related: [{ span: group.key.span, label: 'what it is made of is declared here' }] },
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
    what: inBoardOrder(el, what.ir),
    group: el.world.groups.indexOf(group),
    to: to.ir,
    cell: cellAt,
    origin,
  }
  el.annotations.set('faces', ir, { at: spanIn(context, step.what), face: what.face })
  const steps = place.settles ? [ir, ...settleAfter(el.notes, [ir])] : [ir]
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
    scope: bindName(
      el,
      place.scope,
      localSymbol('variable', step.called.text, spanIn(context, step.called)),
      value,
    ),
  }
}
