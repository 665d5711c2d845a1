import type { ExprIR, GameIR, RegionIR, SetIR, StepIR } from '../../ir/ir.ts'
import { NONE } from '../../ir/ir.ts'
import type { StepOf } from '../../ir/nodes.ts'
import { staticValue } from '../../ir/static-value.ts'
import { exchanged, walk } from '../../ir/walk.ts'
import type { Elaboration } from '../elaboration/elaboration.ts'

/** What must not be done in secret, and what to write instead. */
export interface WrongInSecret {
  readonly what: string
  readonly help: string
}

const SET_ASIDE = 'Let each player set something aside in secret, and do the rest afterwards.'
const AS_SECRET_SET = 'Track the set under `each player in secret`, or change it after everybody is done.'
const ONLY_YOU = 'Write `you` and `your`: in secret each player does this for themselves.'

/** Everybody would see it, or know about it. */
export const openly = (what: string): WrongInSecret => ({ what, help: SET_ASIDE })
const toOthers = (what: string): WrongInSecret => ({ what, help: ONLY_YOU })

/**
 * What a step does that everybody would see or know about, or does to what is another player's; undefined if it does
 * nothing of the kind. Whose something is must follow from the words: `hand of opponent` is judged, but not `hand of p`,
 * where `p` may be anybody.
 *
 * @param isYou whether an expression is the player who acts
 */
export function wrongInSecret(
  el: Elaboration,
  ir: GameIR,
  step: StepIR,
  isYou: (seat: ExprIR) => boolean,
): WrongInSecret | undefined {
  const among = (containers: readonly ExprIR[]): WrongInSecret | undefined => {
    const common = containers.map((one) => commonPlace(ir, one)).find((name) => name !== undefined)
    if (common !== undefined) return openly(`changes ${common}`)
    if (!containers.some((one) => isPlaceOfOthers(el, ir, one, isYou))) return undefined
    return toOthers('reaches into a place of another player')
  }
  switch (step.step) {
    case 'say':
    case 'reveal':
    case 'show':
      return openly('shows something')
    case 'win':
    case 'rank':
      return openly('ends the game')
    case 'arrange':
      return openly('arranges something')
    case 'screen':
      return openly('contains another secret step')
    case 'turns':
      return toOthers('gives turns to players')
    case 'ask':
      return isYou(step.who) ? undefined : toOthers('asks another player')
    case 'run':
      return step.for === undefined || isYou(step.for)
        ? undefined
        : toOthers('runs a stage for another player')
    case 'move':
    case 'lay':
      return among([step.to, ...containersOf(ir, step.what)])
    case 'swap':
      return among(
        step.what === 'places'
          ? [step.one, step.other]
          : [...containersOf(ir, step.one), ...containersOf(ir, step.other)],
      )
    case 'deal':
      return among([step.from, step.to])
    case 'shuffle':
      return among([step.container])
    case 'store':
      return wrongStore(ir, step, isYou)
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

function wrongStore(
  ir: GameIR,
  step: StepOf<'store'>,
  isYou: (seat: ExprIR) => boolean,
): WrongInSecret | undefined {
  const region = regionOf(ir, step)
  if (region === undefined) return undefined
  if (isOpenSet(region)) return { what: `changes \`${region.name}\``, help: AS_SECRET_SET }
  if (region.per === 'game' || region.per === 'space') return openly(`changes \`${region.name}\``)
  if (region.per !== 'seat' && region.secret?.members === undefined) return undefined
  return isYou(seatOf(region, step)) ? undefined : toOthers(`changes \`${region.name}\` of another player`)
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

/** Whose word of a region with words for each seat a step stores to. */
function seatOf({ secret }: RegionIR, { index }: StepOf<'store'>): ExprIR {
  if (secret?.members === undefined) return index
  // In a set a player's words are `members` apart, and the thing is added to that.
  const offset = index.op === 'add' ? index.left : index
  return offset.op === 'mul' ? offset.left : offset
}

/** Sets of players are stored with the things that may be in them; only secret ones are not seen by everybody. */
function isOpenSet({ secret, per, type, of }: RegionIR): boolean {
  // Words of pieces that are tracked of no class say which of them are in a set.
  return (
    secret === undefined && (per === 'region' || (per === 'piece' && type === 'truth' && of === undefined))
  )
}

/** What a container is called that is nobody's; undefined if it is, or may be, somebody's. */
function commonPlace(ir: GameIR, container: ExprIR): string | undefined {
  if (container.op === 'cell') {
    const word = ir.memory.regions.find(({ at }) => at === container.at)
    return word?.type === 'space' ? 'a board' : undefined
  }
  if (container.op !== 'const') return undefined
  const place = ir.containers[container.value]
  return place === undefined || place.owner !== NONE ? undefined : `\`${place.name}\``
}

function isPlaceOfOthers(
  el: Elaboration,
  ir: GameIR,
  container: ExprIR,
  isYou: (seat: ExprIR) => boolean,
): boolean {
  return ir.seats.some((_, you) => {
    const seated = exchanged(container, {
      expression: (e) => (isYou(e) ? { op: 'const', value: you } : e),
    })
    const owner = ir.containers[staticValue(el.staticFacts, seated) ?? NONE]?.owner ?? NONE
    return owner !== NONE && owner !== you
  })
}

/** The containers that pieces come from: those named, and those that a choice is made from. */
function containersOf(ir: GameIR, pieces: ExprIR | SetIR): readonly ExprIR[] {
  const chosen = new Map(ir.actions.flatMap(({ choices }) => choices.map(({ cell, from }) => [cell, from])))
  const found: ExprIR[] = []
  const look = (from: ExprIR | SetIR): void => {
    walk(from, (part) => {
      if ('set' in part && part.set === 'members') found.push(part.container)
      if (!('op' in part)) return undefined
      const choice = part.op === 'cell' ? chosen.get(part.at) : undefined
      if (part.op === 'cell') chosen.delete(part.at)
      if (choice !== undefined) look(choice)
      // Conditions may look there.
      return part.op === 'first' ? undefined : false
    })
  }
  look(pieces)
  return found
}
