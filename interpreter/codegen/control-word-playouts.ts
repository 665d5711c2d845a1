import { H, HEADER, STATUS, type AskIR, type GameIR } from '../../grammar/ir/ir.ts'
import { stepsOf, triesMoves } from '../../grammar/ir/rules.ts'
import { codePlan } from '../closures/move-codes.ts'
import { GAME_WORK, LONGEST_GAME, MOST_GENERATED_PASSES } from '../program/work.ts'
import { readWords } from '../state/read-words.ts'
import { MOVES, joinJs, js, jsName, type Js } from './code/code.ts'
import { Profiles } from './code/profile-fields.ts'
import { newGenerator } from './new-generator.ts'
import { StaticTables } from './code/tables.ts'
import { Unsupported } from './code/unsupported.ts'
import { anyWord, constantVal, type Val } from './code/val.ts'
import { DRAWING, drawBelow, nextWord } from './draw-move.ts'
import { wholeText } from './program-text.ts'
import { nextAnswer, nextNamedFunction } from './next-answer.ts'
import { selfContained } from './playout.ts'
import { restingFunction } from './reset-work.ts'
import { doMove, isLookedUp, unpacked } from './rules/ask-steps.ts'
import { block, branch, emit, functionOf, type Ctx, type Gen } from './rules/context.ts'
import { formerYou } from './rules/unwind.ts'
import type { AskSite, Machine, Node, Waiting } from './rules/machine.ts'
import { blockFor, fillBlocks, goto, node, renderMachine } from './rules/machine.ts'
import { onlySaysOver, plainMemory, withoutMarks, type Memory } from './rules/memory.ts'
import { choosesMixed } from '../closures/representatives.ts'
import { listUnit } from './lists/list-codes.ts'
import { LONGEST } from './run-function.ts'
import { buildMachine } from './rules/build-machine.ts'

/** Games played to their end on the plain state. */
export interface PlainPlayouts {
  readonly code: Js
  readonly tables: StaticTables
  readonly profiles: Profiles
  /** True if knowledge of faces is stored for each piece, as in the plain state. */
  readonly keepsMarks?: boolean
}

/**
 * For games whose steps need the plain state. Only control words (where the game is, whose turn, which loops) become
 * local variables of the function; most blocks know their values, so these steer the generated code. `opening` is the
 * initial state of every game: a fresh one, or one that waits for the first decision. Throws `Unsupported` if
 * something outside the function reads such words, or if the function would be too long.
 */
export function generateControlWordPlayouts(
  ir: GameIR,
  opening: Int32Array,
  off?: ReadonlySet<string>,
): PlainPlayouts {
  if (triesMoves(ir)) throw new Unsupported('moves that are tried')
  const looksUp = (ask: AskIR): boolean =>
    ask.offers.some((_, i) => isLookedUp({ ir, isAlone: true }, ask, i))
  if (stepsOf(ir).some((step) => 'offers' in step && looksUp(step))) throw lookedUp()
  return withoutUnreadMarks(ir, (read) => playoutsWithMarks(ir, opening, off, read))
}

/**
 * Generates code without words for who knows which face (marks), unless a rule reads one: the first attempt is abandoned
 * as soon as that happens, and the second stores them. Without marks the look of a piece depends only
 * on open faces and places, if pieces never change and their tracked values cannot be mixed.
 */
export function withoutUnreadMarks<T>(ir: GameIR, make: (marksRead?: () => void) => T): T {
  if (ir.memory.face !== undefined || choosesMixed(ir)) return make()
  const isRead = new Unsupported('a rule reads who knows which face')
  try {
    return make(() => {
      throw isRead
    })
  } catch (reason) {
    if (reason !== isRead) throw reason
    return make()
  }
}

const tooLong = (): Unsupported => new Unsupported('rules too long for one function')
const lookedUp = (): Unsupported => new Unsupported('moves that are looked up')

/** Without `marksRead`, marks are stored. With it, they are not, and it is called if a rule reads one. */
function playoutsWithMarks(
  ir: GameIR,
  opening: Int32Array,
  off?: ReadonlySet<string>,
  marksRead?: () => void,
): PlainPlayouts {
  const [profiles, memory] = [new Profiles(ir), controlWordMemory(ir, marksRead)]
  const spend = (origin: number): Js => js`if (++spent > ${MOST_GENERATED_PASSES}) endless(${origin});`
  const g = newGenerator(ir, { memory, spend, profiles, isAlone: true, isWhole: true }, off)
  const { m, start } = buildMachine(g, playing(g))
  const cells = new Map<number, Val>()
  opening.forEach((word, at) => {
    if (memory.carries(at)) cells.set(at, constantVal(word))
  })
  const isWaiting = opening[H.status] === STATUS.waiting
  const entry = blockFor(m, isWaiting ? asked(m, opening[H.site] ?? -1) : start, cells)
  // Each block appears in the function at least once, so the rest need not be generated.
  let length = 0
  fillBlocks(m, (more) => {
    length += more
    if (length > LONGEST) throw tooLong()
  })
  const { blocks } = renderMachine(m, [entry], 0)
  const body = js`
S.set(TEMPLATE); S[${H.seedLow}] = low; S[${H.seedHigh}] = high;
newGame(S);
let pc = 0, plies = 0, drawn = 0, steps = 0;
spent = 0;
M: for (;;) switch (pc) {
${joinJs(blocks, js``)}default: return plies;
}`
  const play = functionOf(g, js`play`, js`low, high`, body, { words: opening })
  if (play.text.length > LONGEST) throw tooLong()
  g.functions.forEach(selfContained)
  return {
    code: wholeText(
      g,
      [DRAWING, restingFunction([...g.functions, play]), nextNamedFunction(g), play],
      js`play`,
    ),
    tables: g.tables,
    profiles,
    keepsMarks: marksRead === undefined,
  }
}

/** Asks the question at which a game begins. */
function asked(m: Machine, site: number): Node {
  return node(m, (ctx) => {
    const info = m.sites[site]
    if (info === undefined || !('offers' in info.step))
      throw new Unsupported('a game that begins with an arrangement')
    formerYou(ctx, info.step)
    goto(m, ctx, info.again)
  })
}

/** The plain state, without words that nobody reads before the game is over. */
function controlWordMemory(ir: GameIR, marksRead?: () => void): Memory {
  const words = readWords(ir)
  const plain = plainMemory(ir)
  // Moving a piece reads whether screens are up.
  const steers = (at: number): boolean => at !== H.screen && words.isVariable(at)
  return {
    ...(marksRead === undefined ? plain : withoutMarks(plain, ir.pieces.length, marksRead)),
    home: (at) => (steers(at) ? jsName('word', 'w', at) : js`S[${at}]`),
    carries: (at) => at < 0 || (steers(at) && words.isCarried(at)),
    isVariable: steers,
    isDead: (at) => at !== H.screen && at < HEADER.length && words.isDead(at),
    over: onlySaysOver,
  }
}

function playing(g: Gen): Waiting {
  const lists = new Map<number, Js>()
  return {
    stop: js`return plies;`,
    ask: (m, ctx, site) => {
      const { ask, seat, done, otherwise, checks } = site
      const list = lists.get(ask.site) ?? listUnit(g, ask, js`u`)
      lists.set(ask.site, list)
      const word = nextWord(ctx)
      const total = g.names.fresh('n')
      emit(ctx, nextAnswer(g))
      emit(ctx, js`resting(plies);`, js`let ${total} = ${list}(S, ${seat.code});`)
      const mayEnd = !ask.must || !checks
      if (mayEnd) emit(ctx, js`${MOVES}[${total}++] = 0;`)
      else block(ctx, js`if (${total} === 0)`, () => goto(m, branch(ctx), otherwise))
      emit(ctx, js`WIDTHS[${total}]++;`)
      emit(ctx, js`if ((steps += spent) > ${GAME_WORK}) tooMuch(plies);`, js`spent = 0; resting(plies);`)
      emit(ctx, js`if (++plies > ${LONGEST_GAME}) tooLong();`)
      if (!g.memory.isDead(H.ply)) emit(ctx, js`S[${H.ply}]++;`)
      const code = g.names.fresh('v')
      emit(ctx, js`const ${code} = ${MOVES}[${drawBelow(ctx, word, total)}];`)
      if (mayEnd) block(ctx, js`if (${code} === 0)`, () => goto(m, branch(ctx), done))
      play(m, ctx, site, code)
    },
    arrange: () => {
      throw new Unsupported('an arrangement')
    },
  }
}

/** Plays the move with a code other than `done`. */
function play(m: Machine, ctx: Ctx, { ask, resume, done }: AskSite, code: Js): void {
  const { offers } = codePlan(m.g.ir, ask)
  if (offers.some((_, i) => isLookedUp(m.g, ask, i))) throw lookedUp()
  offers.forEach((offer, i) => {
    const inner: Ctx = branch(ctx)
    const go = (): void => doMove(m, inner, ask, i, unpacked(inner, ask, i, anyWord(code, true)), resume)
    if (i === offers.length - 1) go()
    else block(inner, js`if (${code} < ${offer.base + offer.size})`, go)
  })
  if (offers.length === 0) goto(m, ctx, done)
}
