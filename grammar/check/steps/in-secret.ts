import { offersOf, stagesRun } from '../../ir/callees.ts'
import type { Head } from '../../expression/ast.ts'

import { H, type ExprIR, type GameIR, type StepIR } from '../../ir/ir.ts'
import type { NodeIR, RulesIR } from '../../ir/nodes.ts'
import { rulesOfAction } from '../../ir/rules.ts'
import { readsCell, walk, walkSteps } from '../../ir/walk.ts'

import { PUBLIC, SEAT, typeWords } from '../../types/types.ts'
import { bindName } from '../elaboration/bind-name.ts'
import type { Elaboration } from '../elaboration/contexts.ts'
import { eachSymbol } from '../elaboration/name-uses.ts'
import { originSpan } from '../elaboration/origin-span.ts'
import { onTurn } from '../elaboration/on-turn.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import { scalarOf } from '../elaboration/values.ts'
import { nounSet } from '../nouns/nouns.ts'
import { PlacesMeant } from './places-in-secret.ts'
import { settleAfterSecret } from './settling-in-secret.ts'
import {
  countedUnnoticed,
  thoseUnnoticed,
  unnoticed,
  unnoticedAnswers,
  wouldBeNoticed,
} from './unnoticed-decisions.ts'
import { looksAtOthers, openly, wrongInSecret, type WrongInSecret } from './forbidden-in-secret.ts'
import type { Entry, StepPlace } from '../elaboration/step-place.ts'
import { capacityOf } from '../elaboration/word-sets.ts'
import { elaborateSteps } from '../elaboration/dispatch.ts'

/**
 * `every player in secret:` each player in turn executes it as `you`, and until all have finished, nobody sees the
 * contents of others' places, or, with `and unnoticed`, that they do anything. It becomes a separate stage, run once for each
 * player.
 */
export function inSecret(
  el: Elaboration,
  place: StepPlace,
  context: Context,
  head: Extract<Head, { kind: 'every in secret' }>,
  entry: Entry,
): readonly StepIR[] {
  const at = spanIn(context, head)
  const origin = el.texts.origin(at)
  const isNoticed = !alsoUnnoticed(el, context, head)
  const set = isNoticed ? nounSet(el, context, head.nouns) : thoseUnnoticed(el, context, head.nouns)
  if (set.element.kind !== 'seat') {
    if (set.element.kind !== 'hole')
      el.report('ST4102', at, `Only players can act in secret; each of these is ${typeWords(set.element)}.`, {
        help: 'For example: `every player in secret`.',
      })
    return []
  }
  if (isNoticed) publicOnly(el, set.secrecy, at, 'Who does this')
  const symbol = eachSymbol(el, context.source, head.nouns)
  const name = `${context.source.text} (${el.notes.all('ownStages').length + 1})`
  const body = (player: ExprIR): readonly StepIR[] => {
    el.notes.add('calls', { from: el.turn.caller, to: name, at, seated: true })
    const scope = bindName(el, place.scope, symbol, scalarOf(SEAT, player)).asOften()
    const inside = { ...place, scope, settles: false, ...(isNoticed ? {} : { isUnnoticed: true as const }) }
    const own = el.turn.run(name, () => onTurn(el, () => elaborateSteps(el, inside, entry.value)))
    const steps = isNoticed ? own : countedUnnoticed(unnoticedAnswers(el), own, origin)
    const stage = el.stages.frames.length + el.notes.all('ownStages').length
    const returnTo = el.memory.sharedWords('return')
    el.notes.add('ownStages', { name, params: [], body: steps, leave: [], returnTo, origin })
    el.notes.add('inSecret', { stage, at, player, isNoticed, around: namedAround(place) })
    const saved = el.local('you before', 'seat')
    return [{ step: 'run', stage, args: [], for: player, saved, site: el.slots.site(), origin }]
  }
  const each = el.eachStep(symbol.name, SEAT, set.ir, capacityOf(el, SEAT), body, origin)
  const screen = (up: boolean): StepIR => (isNoticed ? { step: 'screen', up, origin } : unnoticed(up, origin))
  return [screen(true), each, screen(false), ...(place.settles ? settleAfterSecret(el) : [])]
}

/** `and unnoticed` is all that can follow. */
function alsoUnnoticed(
  el: Elaboration,
  context: Context,
  { also }: Extract<Head, { kind: 'every in secret' }>,
): boolean {
  if (also === undefined || also.text === 'unnoticed') return also !== undefined
  el.report('ST4119', spanIn(context, also), 'Only `and unnoticed` can follow `in secret`.', {
    help: 'With it, the others do not even notice that somebody decides: `every player in secret and unnoticed`.',
  })
  return false
}

/** The addresses of words and lists of words of the names in scope around the secret steps. */
function namedAround({ scope }: StepPlace): ReadonlyMap<number, string> {
  const words = new Map<number, string>()
  for (const [name, { value }] of scope.variables)
    if (value.form === 'scalar' || value.form === 'set')
      walk(value.ir, (node) => {
        if (!('op' in node)) return
        if (node.op === 'cell') words.set(node.at, name)
        if (node.op === 'load') words.set(node.base, name)
      })
  return words
}

/** In secret, players may change only their own things, because the others could not know about any other change. */
export function checkInSecret(
  el: Pick<Elaboration, 'notes' | 'annotations' | 'findings' | 'game' | 'texts' | 'staticFacts'>,
  ir: GameIR,
): void {
  if (el.notes.all('inSecret').length === 0) return
  for (const { stage, at, player, isNoticed, around } of el.notes.all('inSecret')) {
    const done = new Set<readonly StepIR[]>()
    const [stages, left] = [new Set([stage]), new Set<number>()]
    const isYou = (seat: ExprIR): boolean =>
      seat.op === 'cell' && (seat.at === H.you || (player.op === 'cell' && seat.at === player.at))
    let isRefused = false
    const refuse = ({ what, help }: WrongInSecret, origin?: number): void => {
      isRefused = true
      const step = origin === undefined ? undefined : originSpan(el, origin)
      el.findings.report('ST4141', at, `This secret step ${what}.`, {
        label: 'unseen by others',
        why: isNoticed
          ? 'Until everybody is done nobody sees what the others do, so each player may change only what is their own: the pieces in their places, and the values tracked for each player.'
          : 'Nobody else notices that anybody acts here, so nothing may change that others see.',
        help,
        ...(step === undefined ? {} : { related: [{ span: step, label: 'in this step' }] }),
      })
    }
    const read: RulesIR[] = []
    const found: StepIR[] = []
    const look = (steps: readonly StepIR[]): void => {
      if (done.has(steps)) return
      done.add(steps)
      read.push(steps)
      walkSteps(steps, (node) => {
        found.push(node)
        if (node.step === 'leave') left.add(node.stage)
        for (const index of stagesRun(node)) {
          stages.add(index)
          look(ir.stages[index]?.body ?? [])
        }
        for (const action of offersOf(node).map((offer) => ir.actions[offer.action])) {
          look(action?.body ?? [])
          read.push(action && rulesOfAction(action))
        }
      })
      if (isNoticed && goesByWhatItOpened(el, ir, steps))
        refuse(openly('goes by a piece that it has moved to where everybody will see it'))
    }
    look(ir.stages[stage]?.body ?? [])
    const places = new PlacesMeant(el.staticFacts, ir, read, isYou)
    for (const step of found) {
      const named = namedBy(step, around)
      const wrong =
        named !== undefined
          ? openly(`changes \`${named}\``)
          : isNoticed
            ? wrongInSecret(ir, places, step, isYou)
            : wouldBeNoticed(ir, step, isYou)
      if (wrong !== undefined) refuse(wrong, 'origin' in step ? step.origin : undefined)
    }
    if ([...left].some((one) => !stages.has(one))) refuse(openly('ends a stage around it'))
    const looks = isRefused || !isNoticed ? undefined : looksAtOthers(ir, places, read)
    if (looks !== undefined) refuse(looks)
  }
}

/** The name from outside to which a step stores, so that later players could see it. */
function namedBy(step: StepIR, around: ReadonlyMap<number, string>): string | undefined {
  if (step.step !== 'store') return undefined
  return (
    (step.index.op === 'const' ? around.get(step.base + step.index.value) : undefined) ??
    around.get(step.base)
  )
}

/**
 * Rules may normally ask without `openly` about a piece that was moved where everybody sees it. In secret nobody has seen it
 * yet, and the move may be undone, so the piece may only be moved on, and nothing may go by what was kept of it.
 */
function goesByWhatItOpened(
  el: Pick<Elaboration, 'annotations'>,
  { actions }: GameIR,
  steps: readonly StepIR[],
): boolean {
  const opened = new Set<number>()
  const kept: { readonly cell: number; readonly value: ExprIR }[] = actions.flatMap(({ lets }) => lets)
  walkSteps(steps, (step) => {
    if (step.step === 'store') kept.push({ cell: step.base, value: step.value })
  })
  let depends = false
  const see = (node: NodeIR): unknown => {
    if ('op' in node && node.op === 'cell' && opened.has(node.at)) depends = true
    if (!('step' in node) || node.step !== 'move') return undefined
    walk(node.to, see)
    const hidden = el.annotations.get('faces', node)
    if (hidden?.opens === true && hidden.face !== PUBLIC)
      walk(node.what, (what) => {
        if (!('op' in what) || what.op !== 'cell') return
        opened.add(what.at)
        for (const { cell, value } of kept) if (readsCell(value, new Set([what.at]))) opened.add(cell)
      })
    // An opened piece may be moved on.
    return false
  }
  walk(steps, see)
  return depends
}
