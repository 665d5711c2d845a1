import type { ExprIR, GameIR, RegionIR, SetIR, StepIR } from '../../ir/ir.ts'
import { NONE } from '../../ir/ir.ts'
import type { RulesIR, StepOf } from '../../ir/nodes.ts'
import { staticValue } from '../../ir/static-value.ts'
import { rulesOfGame } from '../../ir/rules.ts'
import { exchanged, someNode, walk } from '../../ir/walk.ts'
import type { Elaboration } from '../elaboration/elaboration.ts'

/** What must not be done in secret, and what to write instead. */
export interface WrongInSecret {
  readonly what: string
  readonly help: string
}

const SET_ASIDE = 'Let each player set something aside in secret, and do the rest afterwards.'
const AS_SECRET_SET = 'Track the set under `each player in secret`, or change it after everybody is done.'
const ONLY_YOU = 'Write `you` and `your`: in secret each player does this for themselves.'

/** What others may have changed unseen. */
export const LOOKS_AT_OTHERS: WrongInSecret = {
  what: 'looks at a place of another player',
  help: 'What lies there may have changed unseen: look at it before anybody acts in secret.',
}

/** Everybody would see it, or know about it. */
export const openly = (what: string): WrongInSecret => ({ what, help: SET_ASIDE })
const toOthers = (what: string): WrongInSecret => ({ what, help: ONLY_YOU })

/** What words stand for, as far as the rules settle it. */
export interface Meanings {
  /** Of pieces that are chosen, or that a loop goes through: among which they are. */
  readonly among: ReadonlyMap<number, SetIR>
  /** Of what is named once and for all. */
  readonly values: ReadonlyMap<number, ExprIR>
}

export function meaningsIn(ir: GameIR): Meanings {
  const among = new Map<number, SetIR>()
  const values = new Map<number, ExprIR>()
  const severally = new Set<number>()
  const name = (cell: number, value: ExprIR): void => {
    if (values.has(cell)) severally.add(cell)
    values.set(cell, value)
  }
  for (const { choices, lets } of ir.actions) {
    for (const { cell, from } of choices) among.set(cell, from)
    for (const { cell, value } of lets) name(cell, value)
  }
  walk(rulesOfGame(ir), (node) => {
    if (!('step' in node)) return
    if (node.step === 'for each') among.set(node.cell, node.over)
    if (node.step !== 'store' || node.index.op !== 'const') return
    const isCleared = node.value.op === 'const' && node.value.value === NONE
    if (!isCleared) name(node.base + node.index.value, node.value)
  })
  for (const cell of severally) values.delete(cell)
  return { among, values }
}

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
  meanings: Meanings,
  step: StepIR,
  isYou: (seat: ExprIR) => boolean,
): WrongInSecret | undefined {
  const containersOf = (pieces: ExprIR | SetIR): readonly ExprIR[] => containersMeant(meanings, pieces)
  const among = (containers: readonly ExprIR[]): WrongInSecret | undefined => {
    const common = containers.map((one) => commonPlace(ir, one)).find((name) => name !== undefined)
    if (common !== undefined) return openly(`changes ${common}`)
    if (!containers.some((one) => isPlaceOfOthers(el, ir, meanings, one, isYou))) return undefined
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
      return among([step.to, ...containersOf(step.what)])
    case 'swap':
      return among(
        step.what === 'places'
          ? [step.one, step.other]
          : [...containersOf(step.one), ...containersOf(step.other)],
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

/** Is it asked what lies in a place of another player, who may have changed that unseen? */
export function looksAtOthers(
  el: Elaboration,
  ir: GameIR,
  meanings: Meanings,
  rules: RulesIR,
  isYou: (seat: ExprIR) => boolean,
): boolean {
  const { first, lastPiece, count } = ir.memory
  return someNode(rules, (node) => {
    const asked =
      'op' in node && node.op === 'load' && [first, lastPiece, count].includes(node.base)
        ? node.index
        : 'set' in node && node.set === 'members'
          ? node.container
          : undefined
    return asked !== undefined && isPlaceOfOthers(el, ir, meanings, asked, isYou)
  })
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
  { values }: Meanings,
  container: ExprIR,
  isYou: (seat: ExprIR) => boolean,
): boolean {
  return ir.seats.some((_, you) => {
    const open = new Set<number>()
    const meant = (part: ExprIR): ExprIR =>
      exchanged(part, {
        expression: (e) => {
          if (isYou(e)) return { op: 'const', value: you }
          const value = e.op === 'cell' && !open.has(e.at) ? values.get(e.at) : undefined
          if (e.op !== 'cell' || value === undefined) return e
          open.add(e.at)
          const found = meant(value)
          open.delete(e.at)
          return found
        },
      })
    const seated = meant(container)
    const owner = ir.containers[staticValue(el.staticFacts, seated) ?? NONE]?.owner ?? NONE
    return owner !== NONE && owner !== you
  })
}

/** The containers that pieces come from: those named, and those that a choice is made from or a loop goes through. */
function containersMeant({ among, values }: Meanings, pieces: ExprIR | SetIR): readonly ExprIR[] {
  const seen = new Set<number>()
  const found: ExprIR[] = []
  const look = (from: ExprIR | SetIR): void => {
    walk(from, (part) => {
      if ('set' in part && part.set === 'members') found.push(part.container)
      if (!('op' in part)) return undefined
      const meant =
        part.op === 'cell' && !seen.has(part.at) ? (among.get(part.at) ?? values.get(part.at)) : undefined
      if (part.op === 'cell') seen.add(part.at)
      if (meant !== undefined) look(meant)
      // Conditions may look there.
      return part.op === 'first' ? undefined : false
    })
  }
  look(pieces)
  return found
}
