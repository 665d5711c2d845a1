import { movedBy } from '../../ir/moved-things.ts'
import type { ExprIR, GameIR, RegionIR, StepIR } from '../../ir/ir.ts'
import { matchStep } from '../../ir/match.ts'
import type { RulesIR, StepOf } from '../../ir/nodes.ts'
import { walk } from '../../ir/walk.ts'
import type { PlacesMeant, Where, Whose } from './places-in-secret.ts'

/** Something that is not allowed in secret, and its replacement. */
export interface WrongInSecret {
  readonly what: string
  readonly help: string
}

const SET_ASIDE = 'Let each player set something aside in secret, and do the rest afterwards.'
const AS_SECRET_SET = 'Track the set under `each player in secret`, or change it after everybody is done.'
const ONLY_YOU = 'Write `you` and `your`: in secret each player does this for themselves.'

/** Things that others may have changed unseen. */
const lookingAt = (what: string): WrongInSecret => ({
  what,
  help: 'What lies there may have changed unseen: look at it before anybody acts in secret.',
})

/** Everybody would see it, or know about it. */
export const openly = (what: string): WrongInSecret => ({ what, help: SET_ASIDE })
const toOthers = (what: string): WrongInSecret => ({ what, help: ONLY_YOU })

/**
 * The effect of a step that everybody would see or know about, or that concerns another player's things. Undefined if
 * it has none. The wording must prove that a place belongs to nobody else: `hand of p` may be another player's if `p`
 * may be anybody.
 */
export function wrongInSecret(
  ir: GameIR,
  meant: PlacesMeant,
  step: StepIR,
  isYou: (seat: ExprIR) => boolean,
): WrongInSecret | undefined {
  const among = (...found: readonly Where[]): WrongInSecret | undefined => {
    const common = found.find((where) => where.common !== undefined)?.common
    if (common !== undefined) return openly(`changes ${common}`)
    if (found.every(({ whose }) => whose === 'yours')) return undefined
    return toOthers(
      found.some(({ whose }) => whose === 'others')
        ? 'reaches into a place of another player'
        : 'may reach into a place of another player',
    )
  }
  return matchStep(step, {
    shows: () => openly('shows something'),
    ends: () => openly('ends the game'),
    arrange: () => openly('arranges something'),
    screen: () => openly('contains another secret step'),
    turns: () => toOthers('gives turns to players'),
    ask: ({ who }) => (isYou(who) ? undefined : toOthers('asks another player')),
    run: ({ for: runs }) =>
      runs === undefined || isYou(runs) ? undefined : toOthers('runs a stage for another player'),
    moves: (moving) => {
      const { places, things } = movedBy(moving)
      return among(
        ...places.map((place) => meant.place(place)),
        ...things.map((thing) => meant.whereIs(thing)),
      )
    },
    store: (store) => wrongStore(ir, store, isYou),
    sets: () => undefined,
    contains: () => undefined,
    leave: () => undefined,
    settle: () => undefined,
  })
}

/** The read of a place that may be another player's, who may have changed its contents unseen. */
export function looksAtOthers(ir: GameIR, places: PlacesMeant, rules: RulesIR): WrongInSecret | undefined {
  const { first, lastPiece, count } = ir.memory
  const found = new Set<Whose>()
  const followed = new Set<number>()
  const look = (within: RulesIR): void =>
    walk(within, (node) => {
      const asked =
        'op' in node && node.op === 'load' && [first, lastPiece, count].includes(node.base)
          ? node.index
          : 'set' in node && node.set === 'members'
            ? node.container
            : undefined
      if (asked !== undefined) found.add(places.place(asked).whose)
      if ('op' in node && (node.op === 'eq' || node.op === 'ne')) {
        const [lies, place] = isWhereabouts(ir, node.left)
          ? [true, node.right]
          : [isWhereabouts(ir, node.right), node.left]
        if (lies) found.add(places.place(place).whose)
      }
      if (!('op' in node) || node.op !== 'call' || followed.has(node.term)) return
      followed.add(node.term)
      look(ir.terms[node.term]?.body)
    })
  look(rules)
  if (found.has('others')) return lookingAt('looks at a place of another player')
  return found.has('anybody') ? lookingAt('may look at a place of another player') : undefined
}

/** True for the place of a piece or a group. Comparing it with a place reveals the contents of the place. */
function isWhereabouts({ memory }: GameIR, e: ExprIR): boolean {
  return e.op === 'load' && e.base === memory.at
}

export function wrongStore(
  ir: GameIR,
  step: StepOf<'store'>,
  isYou: (seat: ExprIR) => boolean,
): WrongInSecret | undefined {
  const region = regionOf(ir, step)
  if (region === undefined) return undefined
  if (region.per === 'region' && region.type !== 'truth') return openly(`changes \`${region.name}\``)
  if (isOpenSet(region)) return { what: `changes \`${region.name}\``, help: AS_SECRET_SET }
  if (region.per === 'game' || region.per === 'space') return openly(`changes \`${region.name}\``)
  if (region.per !== 'seat' && region.secret?.members === undefined) return undefined
  return isYou(seatOf(region, step)) ? undefined : toOthers(`changes \`${region.name}\` of another player`)
}

/** The region a step stores to, unless it is a field of a group. */
export function regionOf({ memory, groups }: GameIR, { base, index }: StepOf<'store'>): RegionIR | undefined {
  if (index.op === 'const') {
    const word = base + index.value
    return memory.regions.find(({ at, length }) => word >= at && word < at + length)
  }
  if (groups.some(({ first, tracked }) => tracked.some(({ at }) => at - first === base))) return undefined
  return memory.regions.find(({ at }) => at === base)
}

/** The seat to whose word, in a region with words for each seat, a step stores. */
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
