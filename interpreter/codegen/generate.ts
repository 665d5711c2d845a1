import type { GameIR } from '../../grammar/ir/ir.ts'
import { H, NONE, STATUS } from '../../grammar/ir/ir.ts'
import { codePlan } from '../closures/codes.ts'
import { doMove, isLookedUp, unpacked } from './rules/asking.ts'
import { Js, MOVES, Names, joined, js } from './code/code.ts'
import type { Asked, Ctx, Gen } from './rules/context.ts'
import { arraysIn, block, branch, emit } from './rules/context.ts'
import { dueCode } from './rules/due-things.ts'
import type { Facts } from './rules/facts.ts'
import { factsFor } from './rules/facts.ts'
import { runFunction } from './run-function.ts'
import { anyNoted, notesMoves } from './code/notes.ts'
import { keepsContents, keptContentsCode } from './rules/kept-contents.ts'
import { keptCode, tellsSpaces } from './rules/kept-spaces.ts'
import type { Machine, Node, Waiting } from './rules/machine.ts'
import { blockFor, buildMachine, fill, goto, node, renderMachine } from './rules/machine.ts'
import { plainMemory, writeCell } from './rules/memory.ts'
import { listUnit } from './rules/moves.ts'
import { MAX_MOVES } from '../program/program.ts'
import { PRELUDE } from './code/prelude.ts'
import { Profiles } from './code/profile-fields.ts'
import { formerYou } from './rules/leaving.ts'
import type { Ray } from './lists/rays.ts'
import { alongRay } from './lists/rays.ts'
import { seatLists, seatRays } from './lists/seat-lists.ts'
import { someAnswerUnit } from './lists/some-answer.ts'
import { seatYou } from './rules/seated.ts'
import type { Limits } from './code/sizes.ts'
import { LIMITS } from './code/sizes.ts'
import { Tables } from './code/tables.ts'
import type { Val } from './code/val.ts'
import { anyWord, constant } from './code/val.ts'

/** A whole game as code, and where its parts are. */
export interface Generated {
  readonly code: Js
  readonly tables: Tables
  readonly profiles: Profiles
  /** Cases of the machine: the beginning, layouts by site, and where an entered state continues. */
  readonly begin: number
  readonly layouts: ReadonlyMap<number, number>
  readonly asks: ReadonlyMap<number, number>
  readonly stages: ReadonlyMap<number, number>
  readonly turns: number
}

const nothing = constant(NONE)
const NO_CELLS: ReadonlyMap<number, Val> = new Map()

/** A decision leaves the function, with everything that the contract requires in the state. */
const returning: Waiting = {
  ask: (m, ctx, { ask, seat, otherwise, checks }) => {
    if (checks) {
      const unit = someAnswerUnit(m.g, ask)
      block(ctx, js`if (!${unit}(S, ${seat.code}))`, () => goto(m, branch(ctx), otherwise))
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

/** What counts how much is done for an answer. */
const COUNTING = ['spend', 'toil', 'enterCan', 'beginTrial'] as const

/** Jumping to a case by its number is slower than executing this few lines. */
const SHORT = 10

export function generate(ir: GameIR, limits: Limits = LIMITS): Generated {
  const facts = factsFor(ir, limits)
  const tables = new Tables()
  const profiles = new Profiles(ir)
  const g: Gen = {
    ir,
    facts,
    tables,
    names: new Names(),
    memory: plainMemory(ir),
    units: new Map(),
    functions: [],
    late: [],
    copies: { now: 1 },
    loops: { now: 0, origin: -1 },
    spend: (origin) => js`spend(${origin});`,
    profiles,
  }
  const { m, start } = buildMachine(g, returning)
  const entry = (to: Node): string => blockFor(m, to, NO_CELLS)
  const begin = entry(start)
  const answers = new Map<number, string>()
  const layouts = new Map<number, string>()
  const asks = new Map<number, string>()
  const lists: { readonly site: number; readonly name: Js; readonly mayBeDone: Js | boolean }[] = []
  m.sites.forEach((info, site) => {
    if (info === undefined) return
    if (info.step.step === 'arrange') layouts.set(site, entry(info.resume))
    if (info.step.step !== 'ask') return
    const ask = info.step
    const rays = seatRays(g, ask)
    answers.set(site, entry(answerNode(m, site, rays)))
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
    lists.push({
      site,
      name: rays === undefined ? listUnit(g, ask) : seatLists(g, ask, rays),
      mayBeDone: !ask.must || (ask.repeatedly && js`answered(S[${ask.saved}])`),
    })
  })
  const stages = new Map<number, string>()
  m.stages.forEach((nodes, index) => {
    if (facts.waits.stages[index] === true) stages.set(index, entry(fromMark(m, nodes.body)))
  })
  const turns = m.turnsBody < 0 ? undefined : entry(fromMark(m, m.turnsBody))
  fill(m)
  const entries = [begin, ...answers.values(), ...layouts.values(), ...asks.values(), ...stages.values()]
  if (turns !== undefined) entries.push(turns)
  const { blocks, cases } = renderMachine(m, entries, SHORT, withArrays)
  const cased = (keys: ReadonlyMap<number, string>): Map<number, number> =>
    new Map([...keys].map(([site, key]) => [site, cases.get(key) ?? -1]))
  const looking = Js.mentioned(g.functions)
  const listsCount = ir.groups.length > 0 || COUNTING.some((name) => looking.has(name))
  const answerCases = cased(answers)
  const whole = wholeText(
    g,
    [OWN, runFunction(g, blocks), legalFunction(lists, listsCount), applyFunction(answerCases)],
    js`{ run, legal, apply, legalIn, applyIn, changes: otherState, own }`,
  )
  return {
    code: whole,
    tables,
    profiles,
    begin: cases.get(begin) ?? 0,
    layouts: cased(layouts),
    asks: cased(asks),
    stages: cased(stages),
    turns: turns === undefined ? -1 : (cases.get(turns) ?? -1),
  }
}

/** The text of a program on the plain state: the functions that all of it needs, those that run it, and what it hands out. */
export function wholeText(g: Gen, running: readonly Js[], handed: Js): Js {
  const { ir } = g
  const due = dueCode(g, js`space`)
  const contents = keepsContents(g) ? keptContentsCode(g) : js``
  const kept = keptCode(g, due)
  const asked: Asked = {
    counts:
      g.profiles?.counts === true && Js.mentioned([contents, kept, ...g.functions, ...running]).has('stamp'),
    spaces: kept.text !== '' && tellsSpaces(g),
  }
  return joined(
    [
      PRELUDE,
      // Code for single moves shares its list with the same code for one state.
      ...(g.isAlone === true ? [js`const S = xS;\nconst x${MOVES} = words(${MAX_MOVES + 1});`] : []),
      js`const xTB = [];`,
      js`const xCG = words(${ir.containers.length});`,
      ...(g.profiles === undefined ? [] : [g.profiles.code()]),
      contents,
      js`const xKD = words(${due.length});`,
      kept,
      ...g.functions,
      ...g.late.map((make) => make(asked)),
      ...running,
      changesFunction(g, asked, due.length > 0),
      js`return ${handed};`,
    ],
    js`\n`,
  )
}

/**
 * What is known of the places of one state is not known of another, nor where pieces lay. Where all games begin with one
 * state, something is known of that.
 */
function changesFunction(g: Gen, asked: Asked, hasDue: boolean): Js {
  const { ir } = g
  const hasContents = keepsContents(g)
  const stamp = ir.containers.length
  const changes = (forget: Js): Js => js`
${ir.groups.length > 0 ? js`changed = -1; everywhere = -1;` : js``}
${asked.spaces ? js`touched = -1;` : js``}
${hasDue ? js`xKD.fill(-1);` : js``}
${hasContents ? forget : js``}
${asked.counts ? js`xPS[${stamp}] = xPS[${stamp}] + 2 | 1;` : js``}`
  return js`
function changes() {
${changes(js`forget();`)}
}
function otherState() {
${hasContents && g.isAlone === true ? changes(js`opening();`) : js`changes();`}
${notesMoves(ir) ? js`const MOVED = xMOVED; ${anyNoted()}` : js``}
}`
}

/** Each case names the arrays that it reads: a call that enters one case does not need those of the others. */
export function withArrays(code: Js): Js {
  return joined([...arraysIn(code, GIVEN), code], js`\n`)
}

const GIVEN: ReadonlySet<string> = new Set(['S'])

/** A state that was set up has no site until it waits again. */
function fromMark(m: Machine, to: Node): Node {
  return node(m, (ctx) => {
    emit(ctx, js`S[${H.site}] = N;`)
    goto(m, ctx, to)
  })
}

/**
 * Takes an answer, the variable `code`, into the state and continues with it. Where moves go along lines, whose move it
 * is tells which pieces can move and be met: then each seat has its own code.
 */
function answerNode(m: Machine, site: number, rays: readonly (readonly Ray[])[] | undefined): Node {
  return node(m, (ctx) => {
    const info = m.sites[site]
    if (info === undefined || info.step.step !== 'ask') return
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
            seated.cells.set(H.you, constant(seat))
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

/** The program's own state has the same code for itself, which is linked when somebody wants that state. */
const OWN = js`
let ownState, ownLegal, ownApply;
function own(state, functions) {
ownState = state;
ownLegal = functions.legalIn;
ownApply = functions.applyIn;
}
function legal(S, moves) { return S === ownState ? ownLegal(S, moves) : legalIn(S, moves); }
function apply(S, code) { if (S === ownState) ownApply(S, code); else applyIn(S, code); }`

/*
 * Both are part of the text, not closures around it: closures of several programs are one function to engines, which
 * then know no longer whose code it calls.
 */

function legalFunction(
  lists: readonly { readonly site: number; readonly name: Js; readonly mayBeDone: Js | boolean }[],
  counts: boolean,
): Js {
  const cases = lists.map(({ site, name, mayBeDone }) => {
    const listed = js`n = ${name}(S);`
    const done =
      typeof mayBeDone === 'boolean'
        ? mayBeDone
          ? js`${MOVES}[n++] = 0;`
          : js``
        : js`if (${mayBeDone}) ${MOVES}[n++] = 0;`
    return js`case ${site}: ${listed} ${done} break;`
  })
  return js`function legalIn(S, moves) {
const ${MOVES} = x${MOVES};
let n = 0;
if (S[${H.status}] !== ${STATUS.waiting}) notAsked();
${counts ? js`startList(S);\n` : js``}otherState();
switch (S[${H.site}]) {
${joined(cases, js`\n`)}
default: notAsked();
}
if (moves !== undefined && moves !== ${MOVES}) for (let i = 0; i < n; i++) moves[i] = ${MOVES}[i];
return n;
}`
}

/** `cases`: the case that takes an answer, by site. */
function applyFunction(cases: ReadonlyMap<number, number>): Js {
  const entered = [...cases].map(([site, at]) => js`case ${site}: pc = ${at}; break;`)
  return js`function applyIn(S, code) {
if (S[${H.status}] !== ${STATUS.waiting}) notAsked();
let pc = 0;
switch (S[${H.site}]) {
${joined(entered, js`\n`)}
default: notAsked();
}
start(S);
otherState();
run(S, pc, code);
}`
}

export type { Facts }
