import { H, type AskIR, type GameIR } from '../../grammar/ir/ir.ts'
import { MAX_MOVES } from '../program/program.ts'
import { LONGEST_GAME, MOST_GENERATED_PASSES } from '../program/work.ts'
import { freshTemplate } from '../state/fresh-state.ts'
import { doMove } from './rules/ask-steps.ts'
import { boardMemory, type BoardMemory } from './rules/board.ts'
import { boardTemplate, listFunctions } from './lists/board-lists.ts'
import { Js, joinJs, js } from './code/code.ts'
import { DRAWING, drawBelow, nextWord } from './draw-move.ts'
import { block, branch, emit, functionOf, named, type Ctx } from './rules/context.ts'
import { anyNoted, mayKeepRoutes } from './code/route-notes.ts'
import { readWords } from '../state/read-words.ts'
import { endsNotYet } from './code/watched-ends.ts'
import { keptBegin, keptFunctions, planKeptChoices } from './rules/choice-cache.ts'
import { listOffers, type OfferList } from './lists/listing.ts'
import { blockFor, fillBlocks, goto, renderMachine, type Machine, type Waiting } from './rules/machine.ts'
import { planOf } from './code/plan-of.ts'
import { PRELUDE } from './code/prelude.ts'
import { settledMark } from './rules/settle.ts'
import { newGenerator } from './new-generator.ts'
import { StaticTables } from './code/tables.ts'
import { Unsupported } from './code/unsupported.ts'
import { constantVal, indexed, type Val } from './code/val.ts'
import { restingFunction } from './reset-work.ts'
import { buildMachine } from './rules/build-machine.ts'

/** Games played to their end in one function, without anybody observing the state. */
interface Playouts {
  readonly code: Js
  readonly tables: StaticTables
  readonly template: Int32Array
  /** Address of the board's words. */
  readonly board: number
}

/** @param off names of special forms to switch off */
export function generatePlayouts(ir: GameIR, off?: ReadonlySet<string>): Playouts {
  const tables = new StaticTables()
  const words = readWords(ir)
  // Before the facts, which take long and are useless to a game without such a memory.
  const memory = boardMemory(ir, words, tables)
  const spend = (origin: number): Js => js`if (++spent > ${MOST_GENERATED_PASSES}) endless(${origin});`
  const g = newGenerator(ir, { tables, memory, spend, isWhole: true }, off)
  planKeptChoices(g)
  const { m, start } = buildMachine(g, playing(memory))
  const template = freshTemplate(ir, planOf(ir))
  const cells = new Map<number, Val>()
  template.forEach((word, at) => {
    if (memory.carries(at)) cells.set(at, constantVal(word))
  })
  for (const end of endsNotYet(ir)) cells.set(settledMark(end), constantVal(0))
  const entry = blockFor(m, start, cells)
  fillBlocks(m)
  const { blocks } = renderMachine(m, [entry], 0)
  const body = js`
S.set(TEMPLATE); S[${H.seedLow}] = low; S[${H.seedHigh}] = high;${anyMayMove(ir)} ${keptBegin(g)}
C[1] = high; C[2] = low;
let pc = 0, plies = 0, drawn = 0;
spent = 0;
M: for (;;) switch (pc) {
${joinJs(blocks, js``)}default: return plies;
}`
  const play = functionOf(g, js`play`, js`low, high`, body, { words: template })
  // Caches may need functions of their own.
  const cacheFunctions = keptFunctions(g)
  const parts = [...g.functions.map(selfContained), ...cacheFunctions, ...listFunctions(ir, memory), play]
  const whole = joinJs([PRELUDE, DRAWING, restingFunction(parts), ...parts, js`return play;`], js`\n`)
  return { code: whole, tables, board: memory.board, template: boardTemplate(ir, memory, template) }
}

/** Pieces are placed without moves, so any may have moved. */
function anyMayMove(ir: GameIR): Js {
  return ir.pictures.length === 0 && !mayKeepRoutes(ir) ? js`` : js` ${anyNoted()}`
}

/** Functions outside the machine see none of its variables. */
export function selfContained(code: Js): Js {
  if ([...Js.mentioned([code]).values()].some(({ of }) => of === 'word'))
    throw new Unsupported('a rule that reads who is about to decide')
  return code
}

function playing(memory: BoardMemory): Waiting {
  return {
    stop: js`return plies;`,
    ask: (m, ctx, { ask, resume, done, otherwise, checks }) => {
      const word = nextWord(ctx)
      emit(ctx, js`resting(plies);`)
      const lists = listOffers(ctx, memory, ask, word)
      const total = ctx.g.names.fresh('n')
      const mayEnd = !ask.must || !checks
      emit(ctx, js`const ${total} = ${sumOf(lists)}${mayEnd ? js` + 1` : js``};`)
      if (!mayEnd) block(ctx, js`if (${total} === 0)`, () => goto(m, branch(ctx), otherwise))
      emit(ctx, js`WIDTHS[${total}]++; spent = 0; resting(plies);`)
      emit(ctx, js`if (++plies > ${LONGEST_GAME}) tooLong();`)
      if (!ctx.g.memory.isDead(H.ply)) emit(ctx, js`S[${H.ply}]++;`)
      dispatch(m, ctx, ask, lists, drawBelow(ctx, word, total), resume)
      if (mayEnd) goto(m, ctx, done)
    },
    arrange: (m, ctx, site) => {
      const info = m.sites[site]
      if (info === undefined || !('arrangement' in info.step) || info.step.where !== undefined)
        throw new Unsupported('an arrangement under conditions')
      const at = ctx.cells.get(info.step.cell)
      if (at === undefined) throw new Unsupported('an arrangement of somebody')
      emit(ctx, js`C[0] = drawn; layout(S, C, ${site}, ${at.code}); drawn = C[0];${anyMayMove(ctx.g.ir)}`)
      if (!ctx.g.memory.isDead(H.ply)) emit(ctx, js`S[${H.ply}]++;`)
      goto(m, ctx, info.resume)
    },
  }
}

function sumOf(lists: readonly OfferList[]): Js {
  if (lists.length === 0) return js`0`
  return joinJs(
    lists.map((list) => list.count),
    js` + `,
  )
}

/** Plays the move with a number among all lists. */
function dispatch(
  m: Machine,
  ctx: Ctx,
  ask: AskIR,
  lists: readonly OfferList[],
  picked: Js,
  resume: number,
): void {
  lists.forEach((list, i) => {
    const inner: Ctx = branch(ctx)
    const isLast = i === lists.length - 1 && ask.must && !ask.repeatedly
    const go = (): void => {
      list.writeOut?.(inner)
      const code = named(inner, list.codeOf?.(picked) ?? indexed(js`${list.moves}[${picked}]`, 0x7fffffff))
      doMove(m, inner, ask, list.offer, list.unpack(inner, code), resume)
    }
    if (isLast) return go()
    block(inner, js`if (${picked} < ${list.count})`, go)
    emit(ctx, js`${picked} -= ${list.count};`)
  })
}

export { MAX_MOVES }
export type { BoardMemory }
