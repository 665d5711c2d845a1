import { H, STATUS, type AskIR, type GameIR } from '../../grammar/ir/ir.ts'
import { codePlan } from '../closures/move-codes.ts'
import { GAME_WORK, LONGEST_GAME, MOST_GENERATED_PASSES } from '../program/work.ts'
import { MOVES, joinJs, js, type Js } from './code/code.ts'
import { seatLists, seatRays } from './lists/seat-lists.ts'
import { newGenerator } from './new-generator.ts'
import { Profiles } from './code/profile-fields.ts'
import { Unsupported } from './code/unsupported.ts'
import { ranged, type Val } from './code/val.ts'
import { DRAWING } from './draw-move.ts'
import { wholeText, withArrays } from './program-text.ts'
import { nextAnswer, nextNamedFunction } from './next-answer.ts'
import { restingFunction } from './reset-work.ts'
import { doMove, isLookedUp, unpacked } from './rules/ask-steps.ts'
import { block, branch, emit, type Ctx, type Gen } from './rules/context.ts'
import { formerYou } from './rules/unwind.ts'
import type { AskSite, Machine, Waiting } from './rules/machine.ts'
import { blockFor, fillBlocks, goto, node, renderMachine } from './rules/machine.ts'
import { onlySaysOver, plainMemory, withoutMarks } from './rules/memory.ts'
import { listUnit } from './lists/list-codes.ts'
import { seatYou } from './rules/seated.ts'
import { machineFunctions } from './run-function.ts'
import { withoutUnreadMarks, type PlainPlayouts } from './control-word-playouts.ts'
import { buildMachine } from './rules/build-machine.ts'
import { getOrMake } from '../../grammar/source/memoized.ts'

const NO_CELLS: ReadonlyMap<number, Val> = new Map()

/** Copying this little is cheaper than jumping to it. */
const SHORT = 10

/**
 * Whole games on the plain state: chance picks each move right after listing, and no state ever waits. Games begin with
 * `opened`: a fresh state, or one that waits for its first decision.
 */
export function generateOnPlain(ir: GameIR, opened: Int32Array, off?: ReadonlySet<string>): PlainPlayouts {
  return withoutUnreadMarks(ir, (read) => onPlain(ir, opened, off, read))
}

/** With marks, or without. Then rules that read one are reported. */
function onPlain(
  ir: GameIR,
  opened: Int32Array,
  off?: ReadonlySet<string>,
  marksRead?: () => void,
): PlainPlayouts {
  const plain = { ...plainMemory(ir), over: onlySaysOver }
  const memory = marksRead === undefined ? plain : withoutMarks(plain, ir.pieces.length, marksRead)
  const profiles = new Profiles(ir)
  const spend = (origin: number): Js => js`if (++steps > ${MOST_GENERATED_PASSES}) endless(${origin});`
  const g = newGenerator(ir, { memory, spend, profiles, isAlone: true, isWhole: true }, off)
  const { m, start } = buildMachine(g, playing(g))
  const site = opened[H.status] === STATUS.waiting ? m.sites[opened[H.site] ?? -1] : undefined
  const first =
    site !== undefined && 'offers' in site.step
      ? node(m, (ctx) => {
          if ('offers' in site.step) formerYou(ctx, site.step)
          goto(m, ctx, site.again)
        })
      : start
  const entry = blockFor(m, first, NO_CELLS)
  fillBlocks(m)
  const { blocks } = renderMachine(m, [entry], SHORT, withArrays)
  const { functions, calls } = machineFunctions(g, blocks, js`S, pc`)
  const running = [
    js`let low = 0, high = 0, drawn = 0, ahead = 0, plies = 0, steps = 0, allSteps = 0;`,
    DRAWING,
    restingFunction([...g.functions, ...functions]),
    nextNamedFunction(g),
    choosing(g),
    ...functions,
    js`function play(newLow, newHigh) {
S.set(xTEMPLATE); S[${H.site}] = N; S[${H.decider}] = N; S[${H.seedLow}] = newLow; S[${H.seedHigh}] = newHigh;
low = newLow; high = newHigh; drawn = 0; plies = 0; steps = 0; allSteps = 0;
ahead = scramble(scramble(1 ^ high) ^ low);
newGame(S);
let pc = 0;
while (pc >= 0) pc = ${joinJs(calls, js``)}-1;
return plies;
}`,
  ]
  return {
    code: wholeText(g, running, js`play`),
    tables: g.tables,
    profiles,
    keepsMarks: marksRead === undefined,
  }
}

/**
 * Picks one of the first moves of the list, as random players do, and returns its code. The random word of the next
 * pick is computed ahead, because nothing waits for it then.
 */
function choosing(g: Gen): Js {
  return js`
function choose(count) {
const ${MOVES} = x${MOVES}, WIDTHS = xWIDTHS, EVEN = xEVEN, INVERSE = xINVERSE;
WIDTHS[count]++;
if ((allSteps += steps) > ${GAME_WORK}) tooMuch(plies);
steps = 0;
resting(plies);
if (++plies > ${LONGEST_GAME}) tooLong();
${nextAnswer(g)}
let word = ahead;
drawn = drawn + 1 | 0;
while (word >>> 0 > EVEN[count]) { drawn = drawn + 1 | 0; word = scramble(scramble(drawn ^ high) ^ low); }
ahead = scramble(scramble(drawn + 1 ^ high) ^ low);
return ${MOVES}[word - Math.imul(((word >>> 0) + 0.5) * INVERSE[count] >>> 0, count) | 0];
}`
}

function playing(g: Gen): Waiting {
  const lists = new Map<number, Js>()
  const listOf = (ask: AskIR): Js => {
    return getOrMake(lists, ask.site, () => {
      const rays = seatRays(g, ask)
      return rays === undefined ? listUnit(g, ask) : seatLists(g, ask, rays)
    })
  }
  return {
    stop: js`return -1;`,
    ask: (m, ctx, asked) => {
      const { ask, done, otherwise, checks } = asked
      const count = g.names.fresh('n')
      const code = g.names.fresh('v')
      emit(ctx, js`resting(plies);`, js`let ${count} = ${listOf(ask)}(S);`)
      const mayBeDone = !ask.must || !checks
      if (mayBeDone) emit(ctx, js`${MOVES}[${count}++] = 0;`)
      else block(ctx, js`if (${count} === 0)`, () => goto(m, branch(ctx), otherwise))
      emit(ctx, js`const ${code} = choose(${count});`)
      if (mayBeDone)
        block(ctx, js`if (${code} === 0)`, () => {
          emit(ctx, js`S[${H.ply}]++;`)
          goto(m, branch(ctx), done)
        })
      answer(m, ctx, asked, code)
    },
    arrange: () => {
      throw new Unsupported('arrangements')
    },
  }
}

/** Makes the move with this code. */
function answer(m: Machine, ctx: Ctx, { ask, seat, resume }: AskSite, code: Js): void {
  const { offers } = codePlan(m.g.ir, ask)
  const isPicked = offers.map((_, i) => isLookedUp(m.g, ask, i))
  if (isPicked.includes(true)) emit(ctx, js`let picked;`)
  offers.forEach((offer, i) => {
    const inner: Ctx = branch(ctx)
    const make = (): void => {
      if (isPicked[i] === true) {
        // The state's own code looks up the move, so the state must wait and have all marks.
        m.g.memory.needsMarks?.()
        emit(
          inner,
          js`S[${H.site}] = ${ask.site}; S[${H.decider}] = ${seat.code}; S[${H.status}] = ${STATUS.waiting};`,
        )
        emit(inner, js`picked = chosen(S, ${code}); S[${H.site}] = N; S[${H.decider}] = N;`)
      }
      emit(inner, js`S[${H.ply}]++;`)
      seatYou(inner, { kind: 'action', index: offer.action })
      const from = ranged(code, 0, offer.base + offer.size - 1, false, true)
      doMove(m, inner, ask, i, unpacked(inner, ask, i, from), resume)
    }
    if (i === offers.length - 1) make()
    else block(inner, js`if (${code} < ${offer.base + offer.size})`, make)
  })
  if (offers.length === 0) emit(ctx, js`return -1;`)
}
