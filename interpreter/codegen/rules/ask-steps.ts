import { offersOf } from '../../../grammar/ir/callees.ts'
import { H, NONE, type AskIR } from '../../../grammar/ir/ir.ts'
import { codePlan } from '../../closures/move-codes.ts'
import { surelyInSight } from '../../closures/in-sight.ts'
import { drawsByConditions, likenessOf } from '../../closures/representatives.ts'
import { anyAnswerUnit } from './has-move.ts'
import { joinJs, js } from '../code/code.ts'
import { block, branch, emit, mark, named, type Ctx, type Gen } from './context.ts'
import { placeInSight } from './distinct.ts'
import { cellsOfAction } from '../code/cells-of-action.ts'
import { emitNote, takePictures } from './history.ts'
import { formerYou, inside } from './unwind.ts'
import { fulfil, goto, node, promised, sequence, type Machine, type Node, type Where } from './machine.ts'
import { entitiesOf } from '../code/contents.ts'
import { readCell, writeCell, you } from './memory.ts'
import { giveArguments } from './offers.ts'
import { listedChoices } from './listed-choices.ts'
import { endAction, goOnBehind, keep, setYou } from './stage-calls.ts'
import { listName, small } from './visits.ts'
import type { Val } from '../code/val.ts'
import { condCode, constantVal, equal, indexed, isNone, known, negated, ranged } from '../code/val.ts'
import { value, steps, each, cond } from './dispatch.ts'
import { beginMoves, endMoves } from './flow-facts.ts'

const nothing = constantVal(NONE)

export function askNodes(m: Machine, ask: AskIR, where: Where, next: Node): Node {
  const { saved, site, origin } = ask
  const again = promised(m)
  const decider = (ctx: Ctx): Val => {
    const seat = named(ctx, value(ctx, ask.who))
    const none = isNone(seat)
    if (none !== false) emit(ctx, js`if (${condCode(none)}) nobodyAsked(${origin});`)
    return { ...seat, none: false }
  }
  const done = node(m, (ctx) => {
    formerYou(ctx, ask)
    goto(m, ctx, next)
  })
  const orElse = sequence(m, ask.orElse, where, next)
  const otherwise = node(m, (ctx) => {
    emit(ctx, ctx.spend(origin))
    const seat = named(ctx, you(ctx))
    formerYou(ctx, ask)
    if (!ask.hasOrElse) emit(ctx, js`noMove(${seat.code}, ${origin});`)
    goto(m, ctx, orElse)
  })
  const resume = node(m, (ctx) => {
    formerYou(ctx, ask)
    if (!ask.repeatedly) return goto(m, ctx, next)
    if (!ask.must) return goto(m, ctx, again)
    const seat = decider(ctx)
    const before = named(ctx, you(ctx))
    const sure = known(before)
    keep(
      ctx,
      saved,
      sure === undefined
        ? { ...before, code: js`~${before.code}`, lo: NONE, hi: -NONE, none: true, atom: false }
        : constantVal(~sure),
    )
    setYou(ctx, seat)
    m.waiting.ask(m, ctx, { ask, seat, resume, done, otherwise, checks: false })
  })
  m.sites[site] = { where, step: ask, resume, again, done }
  fulfil(m, again, (ctx) => {
    mark(ctx, origin)
    const seat = decider(ctx)
    keep(ctx, saved, named(ctx, you(ctx)))
    setYou(ctx, seat)
    const impossible = ask.possible === undefined ? false : negated(cond(ctx, ask.possible))
    const passOver = (at: Ctx): void => {
      formerYou(at, ask)
      goto(m, at, next)
    }
    if (impossible === true) return passOver(ctx)
    if (impossible !== false) block(ctx, js`if (${impossible})`, () => passOver(branch(ctx)))
    concludeNoted(ctx, ask, seat)
    m.waiting.ask(m, ctx, { ask, seat, resume, done, otherwise, checks: ask.must })
  })
  buildBodies(m, ask)
  return again
}

/** A recorded end holds, unless this player cannot decide. */
function concludeNoted(ctx: Ctx, ask: AskIR, seat: Val): void {
  const { noted, conclude } = ask
  if (noted === undefined || conclude === undefined) return
  const isNoted = negated(equal(readCell(ctx, noted), nothing))
  if (isNoted === false) return
  block(ctx, js`if (${condCode(isNoted)})`, () => {
    const unit = anyAnswerUnit(ctx.g, ask)
    const search = ctx.g.ir.dark === undefined ? js`${unit}(S, ` : js`hasAnswer(S, ${ask.site}, `
    block(ctx, js`if (${search}${seat.code}))`, () => steps(branch(ctx), conclude))
  })
}

/** Bodies of actions that wait are separate graphs, built once. */
function buildBodies(m: Machine, ask: AskIR): void {
  for (const { action } of ask.offers) {
    const nodes = m.actions[action]
    const of = m.g.ir.actions[action]
    if (nodes === undefined || of === undefined || BUILT.get(m)?.has(action) === true) continue
    const built = BUILT.get(m) ?? new Set<number>()
    BUILT.set(m, built.add(action))
    if (m.g.facts.waits.actions[action] !== true) continue
    const where: Where = { owner: { kind: 'action', index: action }, frames: [] }
    fulfil(m, nodes.end, (ctx) => {
      const site = endAction(m, ctx, action)
      goOnBehind(m, ctx, site, offeredAt(m, action))
    })
    const body = sequence(m, of.body, where, nodes.end)
    fulfil(m, nodes.body, (ctx) => goto(m, ctx, body))
  }
}

const BUILT = new WeakMap<Machine, Set<number>>()

function offeredAt(m: Machine, action: number): readonly number[] {
  return m.sites.flatMap((info, site) =>
    info !== undefined && offersOf(info.step).some((offer) => offer.action === action) ? [site] : [],
  )
}

/** Applies a chosen move whose choices are atoms. Ends with a jump. */
export function doMove(
  m: Machine,
  ctx: Ctx,
  ask: AskIR,
  offer: number,
  choices: readonly Val[],
  resume: Node,
): void {
  const chosenOffer = ask.offers[offer]
  const action = chosenOffer === undefined ? undefined : m.g.ir.actions[chosenOffer.action]
  if (chosenOffer === undefined || action === undefined) return
  mark(ctx, action.origin)
  const { facts } = m.g
  const waits = facts.waits.actions[chosenOffer.action] === true
  // Words of waiting steps stay in the state; all others are variables.
  const bind = (at: number, v: Val): void => {
    if (facts.locals.has(at)) ctx.cells.set(at, v)
    else keep(ctx, at, v)
  }
  // Things drawn under conditions were already drawn while the state was waiting.
  const isDrawn = drawsByConditions(m.g.ir, action)
  if (isDrawn) ctx.g.memory.needsPlain()
  const likenesses = action.choices.map((_, chosenCount) => likenessOf(m.g.ir, action, chosenCount))
  const drawn: Val[] = []
  giveArguments(ctx, action, chosenOffer)
  for (const at of action.params) {
    const v = ctx.cells.get(at)
    if (v !== undefined) bind(at, v)
  }
  for (let i = 0; i <= action.choices.length; i++) {
    for (const l of action.lets) if (l.after === i) bind(l.cell, named(ctx, value(ctx, l.value)))
    const choice = action.choices[i]
    const chosen = choices[i]
    if (choice === undefined || chosen === undefined) break
    ctx.g.memory.locate?.(ctx, choice.from, chosen)
    const likeness = likenesses[i]
    const before = (likeness?.earlier ?? []).flatMap((j) => {
      const [of, as] = [choices[j], drawn[j]]
      return of === undefined || as === undefined ? [] : [{ of, now: as }]
    })
    const isFirst = likenesses.slice(0, i).every((each) => each === undefined)
    const now = !isDrawn && likeness !== undefined ? draw(ctx, choice, chosen, isFirst, before) : chosen
    drawn.push(now)
    bind(choice.cell, now)
  }
  const isOuter = facts.outer.has(ask.site)
  const isOutermost = isOuter || equal(readCell(ctx, H.depth), constantVal(0))
  if (isOutermost === true) emitNote(ctx, action.note, chosenOffer.action, action.origin)
  else if (isOutermost !== false)
    block(ctx, js`if (${isOutermost})`, () => emitNote(ctx, action.note, chosenOffer.action, action.origin))
  const quiet = !waits && !facts.reads(H.action) && !facts.reads(H.depth)
  const around = readCell(ctx, H.action)
  const outerAction = quiet || isOuter ? around : named(ctx, around)
  if (!quiet) {
    writeCell(ctx, H.action, constantVal(chosenOffer.action))
    ctx.cells.set(H.action, constantVal(chosenOffer.action))
    if (isOuter) keep(ctx, H.depth, constantVal(1))
    else deepen(ctx, 1)
  }
  if (waits) {
    keep(ctx, action.returnTo, constantVal(ask.site))
    const nodes = m.actions[chosenOffer.action]
    if (nodes !== undefined) goto(m, ctx, nodes.body)
    return
  }
  const info = m.sites[ask.site]
  const here = info === undefined ? ctx : inside(m, ctx, info.where)
  const inner: Ctx = {
    ...here,
    leaveOuter: (at, stage, origin) => {
      if (!quiet) afterwards(at, isOuter, outerAction)
      takePictures(at, action.pictures)
      for (const cell of cellsOfAction(action)) if (!facts.locals.has(cell)) keep(at, cell, nothing)
      formerYou(at, ask)
      here.leaveOuter(at, stage, origin)
    },
  }
  if (isOuter) beginMoves(inner)
  if (steps(inner, action.body)) return
  if (isOuter) endMoves(inner)
  takePictures(ctx, action.pictures)
  for (const at of cellsOfAction(action)) {
    if (facts.locals.has(at)) ctx.cells.delete(at)
    else keep(ctx, at, nothing)
  }
  if (!quiet) afterwards(ctx, isOuter, outerAction)
  goto(m, ctx, resume)
}

function afterwards(ctx: Ctx, isOuter: boolean, outerAction: Val): void {
  if (isOuter) {
    keep(ctx, H.depth, constantVal(0))
    keep(ctx, H.action, nothing)
    return
  }
  deepen(ctx, -1)
  writeCell(ctx, H.action, outerAction)
}

function deepen(ctx: Ctx, by: number): void {
  const depth = readCell(ctx, H.depth)
  const sure = known(depth)
  keep(ctx, H.depth, sure === undefined ? ranged(js`(${depth.code} + ${by})`, 0, 64) : constantVal(sure + by))
}

/**
 * Chance picks one of several hidden pieces that look alike to the deciding player. Earlier choices that may be the
 * same piece are given both as the move names them and as they are now.
 */
function draw(
  ctx: Ctx,
  choice: { readonly from: Parameters<typeof each>[1] },
  chosen: Val,
  isFirst: boolean,
  before: readonly { readonly of: Val; readonly now: Val }[],
): Val {
  const list = listName(ctx)
  const [length, drawn] = [ctx.g.names.fresh('n'), ctx.g.names.fresh('v')]
  ctx.g.memory.needsPlain()
  emit(ctx, js`let ${drawn} = ${chosen.code};`)
  const open = placeInSight(ctx, choice.from)
  const isOpen = open === undefined ? js`` : js`!(${open(ctx.g.memory.at(chosen))}) && `
  for (const { of, now } of before)
    emit(ctx, js`if (${chosen.code} === ${of.code}) ${drawn} = ${now.code}; else`)
  block(ctx, js`if (${isOpen}!knows(S, ${chosen.code}, ${you(ctx).code}))`, () => {
    emit(ctx, js`let ${length} = 0;`)
    each(
      ctx,
      choice.from,
      small((item) => {
        const tests = [
          ...before.map(({ now }) => js`${item.code} !== ${now.code}`),
          js`alike(S, ${chosen.code}, ${item.code}, ${you(ctx).code})`,
        ]
        emit(ctx, js`if (${joinJs(tests, js` && `)}) ${list}[${length}++] = ${item.code};`)
      }),
    )
    // Another choice may have drawn the piece that the move names, so the pool may be empty.
    const least = isFirst || surelyInSight(ctx.g.ir, choice.from) ? 1 : 0
    emit(ctx, js`if (${length} > ${least}) ${drawn} = oneOf(S, ${list}, ${length}, 1);`)
  })
  return {
    ...chosen,
    code: drawn,
    lo: 0,
    // An empty optional choice has a number after all others.
    hi: Math.max(chosen.hi, entitiesOf(ctx.g.ir) - 1),
    none: false,
    atom: true,
  }
}

/**
 * True if the choices of a move are looked up while the state still waits: for moves numbered by their position in the
 * list, unless the choices are recorded when the list is made, and for moves with drawn choices when not every draw
 * would be legal.
 */
export function isLookedUp(g: Pick<Gen, 'ir' | 'isAlone'>, ask: AskIR, offer: number): boolean {
  const { action, listed = false } = codePlan(g.ir, ask).offers[offer] ?? {}
  const of = g.ir.actions[action ?? -1]
  if (of === undefined) return listed
  return drawsByConditions(g.ir, of) || (listed && !isWrittenDown(g, ask, offer))
}

/** In a game without observers, the picked move comes from the list that was made last. */
function isWrittenDown({ isAlone }: Pick<Gen, 'isAlone'>, { offers }: AskIR, offer: number): boolean {
  return isAlone === true && offers.every(({ action }, i) => i === offer || action !== offers[offer]?.action)
}

/** The choices of a code, as atoms. */
export function unpacked(ctx: Ctx, ask: AskIR, offer: number, code: Val): readonly Val[] {
  const plan = codePlan(ctx.g.ir, ask).offers[offer]
  if (plan === undefined) return []
  if (isLookedUp(ctx.g, ask, offer))
    return plan.domains.map((domain, i) => named(ctx, indexed(js`picked[${i}]`, domain)))
  if (plan.listed)
    return plan.domains.map((domain, i) =>
      named(ctx, indexed(js`${listedChoices(ctx.g, plan.action, i)}[${code.code} - ${plan.base}]`, domain)),
    )
  const choices: Val[] = []
  let rest: Val = named(ctx, indexed(js`(${code.code} - ${plan.base})`, plan.size))
  for (let i = plan.domains.length - 1; i >= 0; i--) {
    const domain = plan.domains[i] ?? 1
    if (i === 0) {
      choices.unshift(rest)
      break
    }
    choices.unshift(named(ctx, indexed(js`(${rest.code} % ${domain})`, domain)))
    rest = named(ctx, indexed(js`(${rest.code} / ${domain} | 0)`, Math.ceil(plan.size / domain)))
  }
  return choices
}
