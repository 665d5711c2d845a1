import { H, NONE, STATUS, type AskIR, type GameIR } from '../../grammar/ir/ir.ts'
import { codePlan } from '../closures/move-codes.ts'
import { joinJs, js, type Js } from './code/code.ts'
import { LIMITS, type Limits } from './code/inlining-sizes.ts'
import { anyWord, constantVal, type Val } from './code/val.ts'
import { alongRay, type Ray } from './lists/rays.ts'
import { seatRays } from './lists/seat-lists.ts'
import { isSearchedApart, someAnswerUnit } from './lists/has-answer.ts'
import { genForMoves, wholeText, withArrays, type ProgramText } from './program-text.ts'
import { doMove, isLookedUp, unpacked } from './rules/ask-steps.ts'
import { block, branch, emit, type Ctx } from './rules/context.ts'
import { formerYou } from './rules/unwind.ts'
import type { Machine, Node, Waiting } from './rules/machine.ts'
import { blockFor, fillBlocks, goto, node, renderMachine } from './rules/machine.ts'
import { writeCell } from './rules/memory.ts'
import { seatYou } from './rules/seated.ts'
import { runFunction } from './run-function.ts'
import { buildMachine } from './rules/build-machine.ts'

/** Code between two decisions, with its entry points. */
interface MoveMachine extends ProgramText {
  /** The decisions at which it waits. */
  readonly asking: readonly AskIR[]
  /** Cases of the machine: the beginning, layouts by site, and the continuation of an entered state. */
  readonly begin: number
  readonly layouts: ReadonlyMap<number, number>
  readonly asks: ReadonlyMap<number, number>
  readonly stages: ReadonlyMap<number, number>
  readonly turns: number
}

const nothing = constantVal(NONE)
const NO_CELLS: ReadonlyMap<number, Val> = new Map()

/** A decision returns from the function, with everything that the contract requires in the state. */
const returning: Waiting = {
  ask: (m, ctx, { ask, seat, otherwise, checks }) => {
    if (checks) {
      const isThere = isSearchedApart(m.g, ask)
        ? js`hasAnswer(S, ${ask.site}, ${seat.code})`
        : js`${someAnswerUnit(m.g, ask)}(S, ${seat.code})`
      block(ctx, js`if (!${isThere})`, () => goto(m, branch(ctx), otherwise))
    }
    waitAt(ctx, ask.site, seat.code)
  },
  stop: js`return;`,
  arrange: (_, ctx, site, seat) => waitAt(ctx, site, seat.code),
}

function waitAt(ctx: Ctx, site: number, seat: Js): void {
  emit(
    ctx,
    js`S[${H.decider}] = ${seat}; S[${H.site}] = ${site}; S[${H.status}] = ${STATUS.waiting};`,
    js`return;`,
  )
}

/** Jumping to a case by its number is slower than executing this few lines. */
const SHORT = 10

export function generateMachine(ir: GameIR, limits: Limits = LIMITS): MoveMachine {
  const g = genForMoves(ir, limits)
  const { m, start } = buildMachine(g, returning)
  const entry = (to: Node): string => blockFor(m, to, NO_CELLS)
  const begin = entry(start)
  const answers = new Map<number, string>()
  const layouts = new Map<number, string>()
  const asks = new Map<number, string>()
  const asking: AskIR[] = []
  m.sites.forEach((info, site) => {
    if (info === undefined) return
    if ('arrangement' in info.step) layouts.set(site, entry(info.resume))
    if (!('offers' in info.step)) return
    const ask = info.step
    answers.set(site, entry(answerNode(m, site, seatRays(g, ask))))
    asks.set(
      site,
      entry(
        node(m, (ctx) => {
          formerYou(ctx, ask)
          emit(ctx, js`S[${H.site}] = N; S[${H.decider}] = N;`)
          goto(m, ctx, info.again)
        }),
      ),
    )
    asking.push(ask)
  })
  const stages = new Map<number, string>()
  m.stages.forEach((nodes, index) => {
    if (g.facts.waits.stages[index] === true) stages.set(index, entry(fromMark(m, nodes.body)))
  })
  const turns = m.turnsBody < 0 ? undefined : entry(fromMark(m, m.turnsBody))
  fillBlocks(m)
  const entries = [begin, ...answers.values(), ...layouts.values(), ...asks.values(), ...stages.values()]
  if (turns !== undefined) entries.push(turns)
  const { blocks, cases } = renderMachine(m, entries, SHORT, withArrays)
  const cased = (keys: ReadonlyMap<number, string>): Map<number, number> =>
    new Map([...keys].map(([site, key]) => [site, cases.get(key) ?? -1]))
  const code = wholeText(
    g,
    [OWN_APPLY, runFunction(g, blocks), applyFunction(cased(answers))],
    js`{ run, apply, applyIn, changes: otherState, own }`,
  )
  return {
    code,
    tables: g.tables,
    profiles: g.profiles,
    asking,
    begin: cases.get(begin) ?? 0,
    layouts: cased(layouts),
    asks: cased(asks),
    stages: cased(stages),
    turns: turns === undefined ? -1 : (cases.get(turns) ?? -1),
  }
}

/** A state that was set up has no site until it waits again. */
function fromMark(m: Machine, to: Node): Node {
  return node(m, (ctx) => {
    emit(ctx, js`S[${H.site}] = N;`)
    goto(m, ctx, to)
  })
}

/**
 * Applies an answer, the variable `code`, and continues. If moves go along lines, the deciding seat determines which
 * pieces can move and be met, so each seat has its own code.
 */
function answerNode(m: Machine, site: number, rays: readonly (readonly Ray[])[] | undefined): Node {
  return node(m, (ctx) => {
    const info = m.sites[site]
    if (info === undefined || !('offers' in info.step)) return
    const ask = info.step
    emit(ctx, js`if (code < 0) noSuchMove();`)
    const plan = codePlan(m.g.ir, ask)
    const last = plan.offers.at(-1)
    emit(ctx, js`if (code >= ${last === undefined ? 1 : last.base + last.size}) noSuchMove();`)
    const isPicked = plan.offers.map((_, i) => isLookedUp(m.g, ask, i))
    if (isPicked.includes(true)) emit(ctx, js`let picked;`)
    for (const [i, { base, size }] of plan.offers.entries())
      if (isPicked[i] === true)
        emit(ctx, js`if (code >= ${base} && code < ${base + size}) picked = chosen(S, code);`)
    emit(ctx, js`S[${H.ply}]++;`)
    writeCell(ctx, H.site, nothing)
    writeCell(ctx, H.decider, nothing)
    block(ctx, js`if (code === 0)`, () => goto(m, branch(ctx), info.done))
    plan.offers.forEach((offer, i) => {
      const inner: Ctx = branch(ctx)
      block(inner, js`if (code < ${offer.base + offer.size})`, () => {
        if (rays === undefined) {
          seatYou(inner, { kind: 'action', index: offer.action })
          doMove(m, inner, ask, i, unpacked(inner, ask, i, anyWord(js`code`, true)), info.resume)
          return
        }
        const choices = unpacked(inner, ask, i, anyWord(js`code`, true))
        for (const [seat, own] of rays.entries()) {
          const seated = branch(inner)
          const go = (): void => {
            seated.cells.set(H.you, constantVal(seat))
            const ray = own[i]
            doMove(m, seated, ask, i, ray === undefined ? choices : alongRay(ray, choices), info.resume)
          }
          if (seat === rays.length - 1) go()
          else block(seated, js`if (S[${H.you}] === ${seat})`, go)
        }
      })
    })
    emit(ctx, js`return;`)
  })
}

/**
 * The program's own state has a copy of this code, which is linked lazily. It is part of the text rather than a closure
 * around it, because engines share closures between programs and then no longer know the callee.
 */
const OWN_APPLY = js`
let ownState, ownApply;
function own(state, functions) {
ownState = state;
ownApply = functions.applyIn;
}
function apply(S, code) { if (S === ownState) ownApply(S, code); else applyIn(S, code); }`

/** `cases`: the case that applies an answer, by site. */
function applyFunction(cases: ReadonlyMap<number, number>): Js {
  const entered = [...cases].map(([site, at]) => js`case ${site}: pc = ${at}; break;`)
  return js`function applyIn(S, code) {
if (S[${H.status}] !== ${STATUS.waiting}) notAsked();
let pc = 0;
switch (S[${H.site}]) {
${joinJs(entered, js`\n`)}
default: notAsked();
}
start(S);
otherState(S);
run(S, pc, code);
}`
}
