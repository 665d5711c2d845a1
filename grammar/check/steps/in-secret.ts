import type { Head } from '../../expression/ast.ts'

import type { ExprIR, GameIR, RegionIR, StepIR } from '../../ir/ir.ts'
import { H, NONE } from '../../ir/ir.ts'
import type { NodeIR, StepOf } from '../../ir/nodes.ts'
import { walk } from '../../ir/walk.ts'

import { PUBLIC, SEAT, typeWords } from '../../types/types.ts'
import { bind } from '../elaboration/bind.ts'
import type { Elaboration } from '../elaboration/elaboration.ts'
import { eachSymbol } from '../elaboration/name-uses.ts'
import { onTurn } from '../elaboration/on-turn.ts'
import type { Context } from '../elaboration/scope.ts'
import { spanIn } from '../elaboration/scope.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import { scalarOf } from '../elaboration/values.ts'
import { nounSet } from '../nouns/nouns.ts'
import type { Entry, StepPlace } from './flow.ts'
import { capacityOf, elaborateSteps } from './flow.ts'
import { reachesOthers } from './places-of-others.ts'
import { settleAll } from './settling.ts'

/**
 * `every player in secret:` each player in turn does it, as `you`, and until all are done nobody sees what lies in the
 * places of others. It is a stage of its own, run once for each player.
 */
export function inSecret(
  el: Elaboration,
  place: StepPlace,
  context: Context,
  head: Extract<Head, { kind: 'every in secret' }>,
  entry: Entry,
): readonly StepIR[] {
  const at = spanIn(context, head)
  const origin = el.origin(at)
  const set = nounSet(el, context, head.nouns)
  if (set.element.kind !== 'seat') {
    if (set.element.kind !== 'hole')
      el.report('ST4102', at, `Only players can act in secret; each of these is ${typeWords(set.element)}.`, {
        help: 'For example: `every player in secret`.',
      })
    return []
  }
  publicOnly(el, set.secrecy, at, 'Who does this')
  const symbol = eachSymbol(el, context.source, head.nouns)
  const name = `${context.source.text} (${el.ownStages.length + 1})`
  const body = (player: ExprIR): readonly StepIR[] => {
    el.calls.push({ from: el.caller, to: name, at, seated: true })
    const caller = el.runningIn
    el.runningIn = name
    const scope = bind(el, place.scope, symbol, scalarOf(SEAT, player))
    const steps = onTurn(el, () =>
      elaborateSteps(el, { ...place, scope: scope.asOften(), settles: false }, entry.value),
    )
    el.runningIn = caller
    const stage = el.stageFrames.length + el.ownStages.length
    const returnTo = el.local('return from what is done in secret', 'number')
    el.ownStages.push({ name, params: [], body: steps, leave: [], returnTo, origin })
    el.inSecret.push({ stage, at, player })
    const saved = el.local('you before', 'seat')
    return [{ step: 'run', stage, args: [], for: player, saved, site: el.site(), origin }]
  }
  const each = el.eachStep(symbol.name, SEAT, set.ir, capacityOf(el, SEAT), body, origin)
  return [
    { step: 'screen', up: true, origin },
    each,
    { step: 'screen', up: false, origin },
    ...(place.settles ? settleAll(el) : []),
  ]
}

const SET_ASIDE = 'Let each player set something aside in secret, and do the rest afterwards.'
const AS_SECRET_SET = 'Track the set under `each player in secret`, or change it after everybody is done.'
const ONLY_YOU = 'Write `you` and `your`: in secret each player does this for themselves.'

/** In secret, players may change only what is their own: the others could not know about any other change. */
export function checkInSecret(el: Elaboration, ir: GameIR): void {
  for (const { stage, at, player } of el.inSecret) {
    const done = new Set<readonly StepIR[]>()
    const [stages, left] = [new Set([stage]), new Set<number>()]
    const isYou = (seat: ExprIR): boolean =>
      seat.op === 'cell' && (seat.at === H.you || (player.op === 'cell' && seat.at === player.at))
    const refuse = (what: string, help = SET_ASIDE): void =>
      el.report('ST4141', at, `This secret step ${what}.`, {
        label: 'unseen by others',
        why: 'Until everybody is done nobody sees what the others do, so each player may change only what is their own: the pieces in their places, and the values tracked for each player.',
        help,
      })
    const look = (steps: readonly StepIR[]): void => {
      if (done.has(steps)) return
      done.add(steps)
      walk(steps, (node) => {
        const wrong = openlyDone(ir, node)
        if (wrong !== undefined) refuse(wrong, changesOpenSet(ir, node) ? AS_SECRET_SET : undefined)
        const others = doneToOthers(ir, node, isYou)
        if (others !== undefined) refuse(others, ONLY_YOU)
        if (reachesOthers(el, ir, node, isYou)) refuse('reaches into a place of another player', ONLY_YOU)
        if (!('step' in node)) return
        if (node.step === 'leave') left.add(node.stage)
        if (node.step === 'run') {
          stages.add(node.stage)
          look(ir.stages[node.stage]?.body ?? [])
        }
        if (node.step === 'ask') for (const { action } of node.offers) look(ir.actions[action]?.body ?? [])
      })
      if (goesByWhatItOpened(el, steps))
        refuse('goes by a piece that it has moved to where everybody will see it')
    }
    look(ir.stages[stage]?.body ?? [])
    if ([...left].some((one) => !stages.has(one))) refuse('ends a stage around it')
  }
}

/**
 * Rules may normally ask without `openly` about a piece that was moved where everybody sees it. In secret nobody has seen it
 * yet, and the move may be undone, so the piece may only be moved on.
 */
function goesByWhatItOpened({ hiddenFaces }: Elaboration, steps: readonly StepIR[]): boolean {
  const opened = new Set<number>()
  let goes = false
  const see = (node: NodeIR): unknown => {
    if ('op' in node && node.op === 'cell' && opened.has(node.at)) goes = true
    if (!('step' in node) || node.step !== 'move') return undefined
    walk(node.to, see)
    const hidden = hiddenFaces.get(node)
    if (hidden?.opens === true && hidden.face !== PUBLIC)
      walk(node.what, (what) => {
        if ('op' in what && what.op === 'cell') opened.add(what.at)
      })
    // An opened piece may be moved on.
    return false
  }
  walk(steps, see)
  return goes
}

/** The region a step stores to, unless it is a field of a group. */
function regionOf({ memory, groups }: GameIR, { base, index }: StepOf<'store'>): RegionIR | undefined {
  if (index.op === 'const') {
    const word = base + index.value
    return memory.regions.find(({ at, length }) => word >= at && word < at + length)
  }
  if (groups.some(({ first, tracked }) => tracked.some(({ at }) => at - first === base))) return undefined
  return memory.regions.find(({ at }) => at === base)
}

/** What a step does to what is another player's, or lets another player do; undefined if it does nothing of the kind. */
function doneToOthers(ir: GameIR, node: NodeIR, isYou: (seat: ExprIR) => boolean): string | undefined {
  if (!('step' in node)) return undefined
  switch (node.step) {
    case 'ask':
      return isYou(node.who) ? undefined : 'asks another player'
    case 'run':
      return node.for === undefined || isYou(node.for) ? undefined : 'runs a stage for another player'
    case 'turns':
      return 'gives turns to players'
    case 'store': {
      const region = regionOf(ir, node)
      if (region?.per !== 'seat' && region?.secret?.members === undefined) return undefined
      return isYou(seatOf(region, node)) ? undefined : `changes \`${region.name}\` of another player`
    }
    case 'say':
    case 'reveal':
    case 'show':
    case 'win':
    case 'rank':
    case 'arrange':
    case 'screen':
    case 'move':
    case 'lay':
    case 'deal':
    case 'shuffle':
    case 'swap':
    case 'pick':
    case 'roll':
    case 'take position':
    case 'if':
    case 'for each':
    case 'loop':
    case 'leave':
    case 'settle':
      return undefined
  }
}

/** Whose word of a region with words for each seat a step stores to. */
function seatOf({ secret }: RegionIR, { index }: StepOf<'store'>): ExprIR {
  if (secret?.members === undefined) return index
  // In a set a player's words are `members` apart, and the thing is added to that.
  const offset = index.op === 'add' ? index.left : index
  return offset.op === 'mul' ? offset.left : offset
}

/** Sets of players are stored with the things that may be in them; only secret ones are not seen by everybody. */
function changesOpenSet(ir: GameIR, node: NodeIR): boolean {
  if (!('step' in node) || node.step !== 'store') return false
  const region = regionOf(ir, node)
  if (region === undefined || region.secret !== undefined) return false
  // Words of pieces that are tracked of no class say which of them are in a set.
  const isOfPieces = region.per === 'piece' && region.type === 'truth' && region.of === undefined
  return region.per === 'region' || isOfPieces
}

/** The effect of a step that everybody would see or know about; undefined if there is none. */
function openlyDone(ir: GameIR, node: NodeIR): string | undefined {
  if (!('step' in node)) return undefined
  const common = (container: ExprIR): string | undefined => {
    if (container.op === 'cell') {
      const word = ir.memory.regions.find(({ at }) => at === container.at)
      return word?.type === 'space' ? 'changes a board' : undefined
    }
    if (container.op !== 'const') return undefined
    const place = ir.containers[container.value]
    return place === undefined || place.owner !== NONE ? undefined : `changes \`${place.name}\``
  }
  switch (node.step) {
    case 'say':
    case 'reveal':
    case 'show':
      return 'shows something'
    case 'win':
    case 'rank':
      return 'ends the game'
    case 'arrange':
      return 'arranges something'
    case 'screen':
      return 'contains another secret step'
    case 'move':
    case 'lay':
      return common(node.to)
    case 'deal':
      return common(node.from) ?? common(node.to)
    case 'shuffle':
      return common(node.container)
    case 'store': {
      const region = regionOf(ir, node)
      const isCommon = region?.per === 'game' || region?.per === 'space' || changesOpenSet(ir, node)
      return region !== undefined && isCommon ? `changes \`${region.name}\`` : undefined
    }
    case 'swap':
    case 'pick':
    case 'roll':
    case 'take position':
    case 'if':
    case 'for each':
    case 'loop':
    case 'turns':
    case 'run':
    case 'leave':
    case 'ask':
    case 'settle':
      return undefined
  }
}
