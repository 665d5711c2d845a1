import { H, NONE, STATUS, type GameIR } from '../../grammar/ir/ir.ts'
import { closuresProgram, type Reference } from '../closures/program.ts'
import { Fault, MAX_MOVES, type Playouts, type Program, type Running } from '../program/program.ts'
import { madeLate, type MadeLate } from '../program/lazy-parts.ts'
import { rareRequests } from '../program/lazy-requests.ts'
import { freshTemplate } from '../state/fresh-state.ts'
import { movedPieces } from '../state/moved-pieces.ts'
import { mayKeepRoutes } from './code/route-notes.ts'
import { MOVES } from './code/code.ts'
import { handedBy } from './code/link.ts'
import { linkProgram, type LinkedProgram, type OwningState } from './link-program.ts'
import { generateLists } from './move-lists.ts'
import type { ProgramText } from './program-text.ts'
import { generateMachine } from './move-machine.ts'
import { plainPlayouts, playoutsOf, type Chosen } from './playouts.ts'
import { LONGEST } from './run-function.ts'
import { runtimeOf } from './runtime.ts'
import { generateControlWordPlayouts } from './control-word-playouts.ts'
import { generateOnPlain } from './plain-state-games.ts'
import { Int32Arena } from './code/int32-arena.ts'
import { LIMITS, type Limits } from './code/inlining-sizes.ts'
import { planOf } from './code/plan-of.ts'
import { unsupportedReason } from './code/unsupported.ts'
import { withWorkLimit } from './code/work.ts'
import { workFor } from './code/generation-budget.ts'
import type { WholeKept } from './code/whole-code.ts'

/** Whole games, and the machine that plays them. */
interface Whole {
  readonly playouts: Playouts | undefined
  readonly running: Running
}

/** Whole games in the fastest possible way: each in one function, or else in `several`. */
function wholeIn(ways: readonly (() => Playouts)[], several: () => Playouts): Whole {
  let why: Pick<Running, 'why' | 'failed'> = {}
  for (const way of ways)
    try {
      return { playouts: way(), running: { machine: 'whole games' } }
    } catch (reason) {
      why = unsupportedReason(reason)
    }
  try {
    return { playouts: several(), running: { machine: 'move by move', ...why } }
  } catch (reason) {
    const last = unsupportedReason(reason)
    return {
      playouts: undefined,
      running: { machine: 'move by move', ...(last.failed === true ? last : why) },
    }
  }
}

/** The choices of a move that is looked up. */
export function drawnBy(reference: Reference, S: Int32Array, code: number): readonly number[] {
  const found = reference.drawn(S, code)
  if (found === undefined) throw new Fault('ST5114', 'There is no move with this number here.', -1)
  return found
}

/** Work limit of the opening, which would be repeated in each game. */
const OPENING_WORK = 100_000

/** Words that count draws. */
const DRAWN: readonly number[] = [H.drawsShuffle, H.drawsRandom, H.drawsRoll]

/** Code between two decisions. */
interface Machine extends Pick<Program, 'apply'>, OwningState<Machine> {
  run(S: Int32Array, pc: number, code: number): void
  /** Call it before a state that may be unrelated to the last one. */
  changes(S: Int32Array): void
}

/** Code that lists moves. */
interface Lists extends Pick<Program, 'legal'>, OwningState<Lists> {
  hasAnswer(S: Int32Array, site: number, seat: number): boolean
}

/**
 * The fast back end: the same game as generated code. The reference back end, built lazily, answers rare requests and
 * explanations. Lists of moves are built lazily, too; if that is impossible, the first request throws `Unsupported`.
 * Tests set their own limits.
 *
 * @param inOne generates whole games in one function; throws if there can be no such code @param cache cache for the
 * code of whole games
 */
export function generatedProgram(
  ir: GameIR,
  limits: Limits = LIMITS,
  inOne: () => Playouts = () => playoutsOf(ir, undefined, limits.off),
  cache?: WholeKept,
): Program {
  const { result } = withWorkLimit(workFor(ir), () => generateMachine(ir, limits))
  const room = new Int32Arena()
  const moved = movedPieces(room.allocate)
  const runtime = runtimeOf(ir, mayKeepRoutes(ir) ? moved : undefined)
  const values = handedBy(runtime)
  values.set('xMOVED', moved)
  values.set('words', room.allocate)
  const isDark = ir.dark !== undefined
  let reference: Reference | undefined
  const closures = (): Reference => (reference ??= closuresProgram(ir, undefined, runtime.chance))
  const chosen: Chosen = (S, code) => drawnBy(closures(), S, code)
  values.set('chosen', chosen)
  const moves = room.allocate(MAX_MOVES + 1)
  values.set(`x${MOVES.text}`, moves)
  let lists: LinkedProgram<Lists> | undefined
  let noLists: unknown
  /** Lists of moves, created at the first request. */
  const listing = (): Lists => {
    if (noLists !== undefined) throw noLists
    if (lists === undefined) {
      lists = linkProgram<Lists>(listsText(), values, room)
      if (state !== undefined) lists.own(state)
      if (!isDark) program.legal = lists.functions.legal
    }
    return lists.functions
  }
  const listsText = (): ProgramText => {
    try {
      return withWorkLimit(workFor(ir), () => generateLists(ir, result.asking, limits)).result
    } catch (reason) {
      noLists = reason
      throw reason
    }
  }
  const hasAnswer: Lists['hasAnswer'] = (S, site, seat) =>
    listing().hasAnswer(isDark ? closures().dark.seenBy(S, seat, true) : S, site, seat)
  const machine = linkProgram<Machine>(
    result,
    new Map<string, unknown>([...values, ['hasAnswer', hasAnswer]]),
    room,
  )
  const { functions } = machine
  let state: Int32Array | undefined
  const ownState = (): Int32Array => {
    if (state !== undefined) return state
    state = room.allocate(ir.memory.size)
    machine.own(state)
    lists?.own(state)
    return state
  }
  const template = freshTemplate(ir, planOf(ir))
  const go = (S: Int32Array, pc: number | undefined, code: number): void => {
    runtime.start(S)
    functions.changes(S)
    functions.run(S, pc ?? -1, code)
    if (isDark) closures().dark.look(S)
  }
  /** The common opening of every game: its first decision, unless chance comes before that. */
  const opening = (): Int32Array => {
    const S = template.slice()
    try {
      runtime.startBriefly(S, OPENING_WORK)
      functions.changes(S)
      functions.run(S, result.begin, 0)
    } catch {
      return template
    }
    return S[H.status] === STATUS.waiting && DRAWN.every((at) => S[at] === 0) ? S : template
  }
  const plain = (generate: typeof generateControlWordPlayouts): Playouts => {
    const begun = opening()
    // Code for whole games contains the lists.
    if (noLists !== undefined) throw noLists
    return plainPlayouts(ir, generate, begun, chosen, cache, limits.off)
  }
  // Very long code would not fit one function, which is known only after all of it has been generated.
  const steered = (): Playouts => plain(generateControlWordPlayouts)
  const fits = result.code.text.length <= 1.5 * LONGEST
  let whole: Whole | undefined
  const playing = (): Whole => {
    if (whole !== undefined) return whole
    whole = wholeIn([inOne, ...(fits ? [steered] : [])], () => plain(generateOnPlain))
    if (cache !== undefined) cache.running = whole.running
    return whole
  }
  const site = (S: Int32Array): number => (S[H.status] === STATUS.waiting ? (S[H.site] ?? NONE) : NONE)
  const program: Omit<Program, keyof MadeLate> = {
    ir,
    chance: runtime.chance,
    worked: runtime.worked,
    fresh: (S, seedLow, seedHigh) => {
      S.set(template)
      S[H.seedLow] = seedLow
      S[H.seedHigh] = seedHigh
    },
    begin: (S) => {
      if (S[H.status] !== STATUS.fresh) throw new Fault('ST5114', 'This game has already begun.', -1)
      go(S, result.begin, 0)
    },
    moves,
    // The first call replaces this by the list itself. Earlier references still reach it.
    legal: (S, list) =>
      listing().legal(isDark ? closures().dark.seenBy(S, S[H.decider] ?? NONE, false) : S, list),
    apply: isDark
      ? (S, code) => {
          functions.apply(S, code)
          closures().dark.look(S)
        }
      : functions.apply,
    applyLayout: (S, layout) => {
      const at = site(S)
      const pc = result.layouts.get(at)
      if (pc === undefined) throw new Fault('ST5114', 'No arrangement is asked for now.', -1)
      runtime.takeLayout(S, at, layout)
      go(S, pc, 0)
    },
    ...rareRequests(closures),
    resume: (S) => {
      const at = S[H.site] ?? NONE
      if (at === NONE) return
      if (at >= 0) {
        if (result.asks.has(at)) go(S, result.asks.get(at), 0)
        return
      }
      go(S, at === -1 ? result.turns : result.stages.get(~at - 1), 0)
    },
  }
  return madeLate(program, {
    playouts: () => playing().playouts,
    running: () => playing().running,
    state: ownState,
  })
}
