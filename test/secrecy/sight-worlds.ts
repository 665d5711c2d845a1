import { closuresProgram } from '../../interpreter/closures/program.ts'
import { seedFrom } from '../../interpreter/state/chance.ts'
import { faceText, seenInTransit } from './in-transit.ts'
import { BEHIND_SCREENS, H, NONE, OPEN_BIT } from '../../grammar/ir/ir.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { isStep } from '../../grammar/ir/nodes.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import { someNode } from '../../grammar/ir/walk.ts'
import { isWatcher } from '../../grammar/ir/watchers.ts'
import { possibleKinds } from '../../interpreter/deduction/deduction.ts'
import { piecesIn } from '../../interpreter/deduction/sight.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { secretWords } from '../../interpreter/state/secrets.ts'
import { struckOut } from '../deduction/sound.ts'
import { chance } from '../games/loaded.ts'
import { stopsOf } from './stops.ts'
import { toldAtOnce, toldOnReflection } from './told-everything.ts'
import type { ToldTexts } from './told-everything.ts'

export interface Told {
  /** What two games told a seat differently although it had watched the same in both. */
  readonly leak: string | undefined
  /** Positions in which the seat had watched what it had watched in another game, with other faces. */
  readonly compared: number
}

/** A position in which the seat has watched something for the first time. */
interface Before {
  readonly truth: string
  readonly match: Match
  /** Where the answers so far would have stopped at lines of the rules, and what was shown there. */
  readonly stops: string
  /** What it is told there, once that is compared with another. */
  texts?: ToldTexts
}

/** Pairs of games in which everything is asked that takes long. */
const REFLECTIONS = 3

/**
 * Plays many games and notes what one seat watches: what lies in places that it sees into, how much in all others, which
 * action was taken, from where. That is worked out from nothing but places. Whatever the library tells the seat has to
 * follow from it, so where it is the same in two games, they must tell the same.
 */
export function toldBySight(program: Program, seat: number, games: number, plies: number): Told {
  const told = new Map<string, Before>()
  let compared = 0
  for (let seed = 1; seed <= games; seed++) {
    const match = Match.start(program, { seed })
    const below = chance(seed % 16)
    const watched: string[] = [...seenAtStart(program.ir, seat, seed)]
    const stops: string[] = []
    for (let ply = 0; ; ply++) {
      watched.push(sightOf(match.ir, match.snapshot(), seat), asked(match), ...failing(match))
      const truth = [...match.snapshot()].slice(match.ir.memory.first).join()
      const key = watched.join('\n')
      const before = told.get(key)
      if (before === undefined) told.set(key, { truth, match: match.clone(), stops: stops.join('\n') })
      else if (before.truth !== truth) {
        before.texts ??= toldAtOnce(before.match, seat)
        const leak =
          differing([['stops', before.stops]], [['stops', stops.join('\n')]]) ??
          differing(before.texts, toldAtOnce(match, seat)) ??
          // Those of the last plies, which have most to go by.
          (ply > 0 && compared % Math.ceil(games / 10) < REFLECTIONS
            ? differing(toldOnReflection(before.match, seat), toldOnReflection(match, seat))
            : undefined)
        compared++
        if (leak !== undefined)
          return { compared, leak: `seed ${seed} and ${before.match.seed}, ply ${ply}: ${leak}` }
      }
      if (ply === plies) {
        const wrong = struckOut(match.ir, match.snapshot(), seat, possibleKinds(match.knowledge(seat)))
        if (wrong.length > 0) return { compared, leak: `seed ${seed} is ruled out: ${wrong.join(', ')}` }
      }
      const kind = match.decision()?.kind
      if (ply === plies || kind === undefined) break
      const answer = kind === 'choice' ? answered(program, match, seat, below) : arranged(match, seat, below)
      if (answer === undefined) break
      watched.push(answer)
      stops.push(...stopsAt(match, seat))
    }
  }
  return { compared, leak: undefined }
}

const REFERENCES = new WeakMap<GameIR, Program>()

/** The back end whose steps can be watched, because it writes to the state word by word. */
function reference(ir: GameIR): Program {
  const made = REFERENCES.get(ir) ?? closuresProgram(ir)
  REFERENCES.set(ir, made)
  return made
}

function seenAtStart(ir: GameIR, seat: number, seed: number): readonly string[] {
  const program = reference(ir)
  const { low, high } = seedFrom(String(seed))
  const fresh = new Int32Array(ir.memory.size)
  program.fresh(fresh, low, high)
  return seenInTransit(ir, seat, fresh, (S) => program.begin(S))
}

/** That the rules fail on a move everybody is told, with the line, but no more. */
function failing(match: Match): readonly string[] {
  return match.moves().flatMap((_, i) => {
    const ahead = match.clone()
    const move = ahead.moves()[i]
    const refused = move === undefined ? undefined : ahead.play(move)
    return refused === undefined ? [] : [`${i}: ${refused.code} ${refused.origin}`]
  })
}

/** Who is asked, and by which step: `must` is an announcement, with `or else` or without. Whoever `may` is asked in any case. */
function asked(match: Match): string {
  const announces = someNode(
    rulesOfGame(match.ir),
    (node) => isStep(node) && node.step === 'ask' && node.must,
  )
  if (!announces) return ''
  const S = match.snapshot()
  return `${match.decision()?.seat ?? 'over'} ${isBehind(S) ? '' : S[H.site]}`
}

/** The first thing that was told differently, and where the two texts begin to differ. */
function differing(these: ToldTexts, those: ToldTexts): string | undefined {
  for (const [i, [what, one]] of these.entries()) {
    const other = those[i]?.[1] ?? ''
    if (one === other) continue
    const at = [...one].findIndex((letter, j) => letter !== other[j])
    const from = Math.max(0, at - 150)
    return `${what}: ${one.slice(from, at + 150)} or ${other.slice(from, at + 150)}`
  }
  return undefined
}

/** What a seat sees in a position, by the places alone; not which number a group has. */
function sightOf(ir: GameIR, S: Int32Array, seat: number): string {
  const places = ir.containers.slice(0, ir.groups[0]?.container)
  const lying = places.map(({ supply, owner }, c) =>
    supply === true || (isBehind(S) && owner >= 0 && owner !== seat) ? '' : inside(ir, S, seat, c),
  )
  const own = secretWords(ir).filter((word) => word.seat === seat)
  const known = [...own, ...publicValues(ir, S, seat)]
  return [...lying, ...known.map(({ at, words }) => S.slice(at, at + words).join())].join('/')
}

/** Words that everybody may look up, and that name no piece and no group. */
function publicValues(ir: GameIR, S: Int32Array, seat: number): readonly { at: number; words: number }[] {
  return ir.memory.regions.flatMap(({ per, type, secret, at, length }) => {
    if (secret !== undefined || type === undefined || type === 'piece' || type === 'group') return []
    if (per === 'seat' && isBehind(S)) return [{ at: at + seat, words: 1 }]
    return per === 'game' || per === 'seat' ? [{ at, words: length }] : []
  })
}

function isBehind(S: Int32Array): boolean {
  return S[H.screen] === BEHIND_SCREENS
}

function inside(ir: GameIR, S: Int32Array, seat: number, container: number): string {
  const texts = piecesIn(ir, S, container).map((one) => textOf(ir, S, seat, one))
  const isOrdered = ir.containers[container]?.pile === true || !texts.some((text) => text.includes('?'))
  return (isOrdered ? texts : texts.toSorted()).join(' ')
}

/** A thing with what is tracked of it and what names it, as far as its face is seen. */
function textOf(ir: GameIR, S: Int32Array, seat: number, one: number): string {
  if (one < ir.pieces.length) return sees(ir, S, seat, one) ? faceText(ir, S, one) : '?'
  const text = inside(ir, S, seat, one - ir.pieces.length + (ir.groups[0]?.container ?? 0))
  const of = ir.groups.find(({ first, count }) => one >= first && one < first + count)
  const on = text.includes('?') ? [] : (of?.tracked ?? []).map(({ at }) => S[at + one - (of?.first ?? 0)])
  return `(${text}${on.join()})`
}

function sees(ir: GameIR, S: Int32Array, seat: number, piece: number): boolean {
  if (((S[ir.memory.seen + piece] ?? 0) >>> OPEN_BIT) & 1) return true
  const at = S[ir.memory.at + piece] ?? NONE
  let place = at
  while (place >= (ir.groups[0]?.container ?? Infinity))
    place = S[ir.memory.at + place - (ir.groups[0]?.container ?? 0) + ir.pieces.length] ?? NONE
  const container = ir.containers[place]
  if (container === undefined) return false
  const owner = container.owner >= 0 ? container.owner : (ir.pieces[piece]?.owner ?? NONE)
  const isTop = ir.containers[at]?.pile === true && S[ir.memory.first + at] === piece
  return (
    isWatcher(container.seenBy, owner, seat, ir.teams) ||
    (isTop && isWatcher(container.topSeenBy, owner, seat, ir.teams))
  )
}

/** Plays one move, and says what the seat watches of it; undefined if the rules fail on it. */
function answered(
  program: Program,
  match: Match,
  seat: number,
  below: (n: number) => number,
): string | undefined {
  const { ir } = program
  const moves = match.moves()
  const before = match.snapshot()
  const decides = match.decision()?.seat === seat
  const move = moves[below(moves.length)]
  const refused = match.play(move?.notation ?? '')
  if (refused !== undefined) {
    if (refused.code.startsWith('ST51')) return undefined
    throw new Error(refused.message)
  }
  const given = match.given.at(-1)
  const transit = seenInTransit(ir, seat, before, (S) => {
    if (given?.kind === 'code') reference(ir).apply(S, given.code)
  })
  return `${described(program, match, { seat, before, decides, move: move?.notation ?? '' })} ${transit.join()}`
}

/** Where the last answer stops, as the seat is told and as everybody is. */
function stopsAt(match: Match, seat: number): readonly string[] {
  const given = match.given.at(-1)
  const earlier = match.clone()
  if (given === undefined || !earlier.undo()) return []
  const before = earlier.snapshot()
  return [...stopsOf(match.ir, before, given, seat), ...stopsOf(match.ir, before, given, 'everybody')]
}

/** Sets up at random; others see only that it was done. */
function arranged(match: Match, seat: number, below: (n: number) => number): string | undefined {
  const layout = match.sampleLayout(below)
  if (layout === undefined) return undefined
  const isOwn = match.decision()?.seat === seat
  const before = match.snapshot()
  if (match.playLayout(layout) !== undefined) throw new Error('no such layout')
  const transit = seenInTransit(match.ir, seat, before, (S) => reference(match.ir).applyLayout(S, layout))
  return `set up ${isOwn ? layout.join() : ''} ${transit.join()}`
}

interface Made {
  readonly seat: number
  readonly before: Int32Array
  readonly decides: boolean
  readonly move: string
}

function described(program: Program, match: Match, { seat, before, decides, move }: Made): string {
  const { ir } = program
  // Its own choices are in its own words, which other games have told it in the same way.
  if (decides) return move
  if (isBehind(before)) return 'unseen'
  const after = match.snapshot()
  const given = match.given.at(-1)
  const made = given?.kind === 'code' ? program.decode(before, given.code) : undefined
  if (made === undefined) return 'done'
  const { name, choices } = ir.actions[made.action] ?? { name: '', choices: [] }
  const picks = made.values.map((value, i) => {
    if (choices[i]?.type !== 'piece' || value >= ir.pieces.length) return `${value}`
    const at = before[ir.memory.at + value] ?? NONE
    const index = ir.containers[at]?.pile === true ? piecesIn(ir, before, at).indexOf(value) : ''
    const seen = [before, after].map((S) => textOf(ir, S, seat, value))
    return `${seen.join('>')} of ${at} ${index}`
  })
  // Several pieces are chosen in no order, unless it is part of the move.
  const isOrdered = choices.some(({ inSuccession }) => inSuccession === true)
  return `${name} ${(isOrdered ? picks : picks.toSorted()).join(', ')}`
}
