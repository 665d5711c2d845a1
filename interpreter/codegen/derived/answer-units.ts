import type { ExprIR } from '../../../grammar/ir/ir.ts'
import { MOVES_NOTED, NOTHING_READ } from '../../state/moved-pieces.ts'
import { TURNS_LISTED } from '../../state/routes.ts'
import { joinJs, js, type Js } from '../code/code.ts'
import type { Ctx, Gen } from '../rules/context.ts'
import { emit, freshCtx, functionOf, indexVal, statements, unitOf, withReg } from '../rules/context.ts'
import { BEGINS } from './route-cache.ts'
import { ITEM, THING, onThing, toldBy, type Told } from './route-memo.ts'
import { ranged } from '../code/val.ts'
import { small } from '../rules/visits.ts'
import { each } from '../rules/dispatch.ts'
import { when } from '../rules/when.ts'

/* Caches the results of a test for each of some things, and generates functions that update them after changes. */

export const BITS = 32

/** Lists of words outside the functions. */
export interface Unit {
  /** `(S)`: updates the answers. */
  readonly name: Js
  /** Header words; see `HEADER_WORDS`. */
  readonly head: Js
  /** Bit set of the things for which the test holds. */
  readonly yes: Js
}

/**
 * Header words: how much of the move log has been read, the number of positive answers, and the number of things whose
 * routes begin at a goal or outside; then how much of each list of turns has been read.
 */
export const HEADER_WORDS = { read: 0, yes: 1, atGoal: 2, outside: 3, turns: 4 } as const

/** Bit in the word of a thing, beside the bits of `BEGINS`: the answer is positive. */
const YES = 1
const { atGoal: AT_GOAL, outside: OUTSIDE } = BEGINS

const UNITS = new WeakMap<Gen, Map<string, Unit | undefined>>()

/** The answers for all these things, which are sorted. Undefined if they cannot be cached. */
export function answersUnit(g: Gen, test: ExprIR, all: readonly number[]): Unit | undefined {
  const units = UNITS.get(g) ?? new Map<string, Unit | undefined>()
  UNITS.set(g, units)
  const key = `answers ${JSON.stringify([test, all])}`
  if (units.has(key)) return units.get(key)
  const noteCode = toldBy(g, test, all)
  const unit = noteCode && makeUnit(g, { ...noteCode, test, all, key })
  units.set(key, unit)
  return unit
}

interface Make extends Told {
  readonly test: ExprIR
  readonly all: readonly number[]
  readonly key: string
}

/** Number of words with a bit for each thing. */
export const bitWords = (all: readonly number[]): number => Math.floor((all.at(-1) ?? 0) / BITS) + 1

interface Answers extends Pick<Unit, 'head' | 'yes'> {
  /** Bit set of the things at goals. */
  readonly goals: Js
  /** The word of each thing, from the first one. */
  readonly what: Js
}

function makeUnit(g: Gen, make: Make): Unit {
  const { names, functions } = g
  const { routes, all, key } = make
  const answers = { head: names.list(), yes: names.list(), goals: names.list(), what: names.list() }
  const { head, yes, goals, what } = answers
  const [lo, hi] = endsOf(all)
  const length = bitWords(all)
  functions.push(
    js`const x${head} = words(${HEADER_WORDS.turns + routes.length}), x${yes} = words(${length}), x${goals} = words(${length});`,
    js`const x${what} = words(${hi - lo + 1});`,
    js`x${head}[${HEADER_WORDS.read}] = ${NOTHING_READ};`,
  )
  const one = unitOf(g, `${key} one`, js`one`, (name) => oneUnit(g, name, make, answers))
  const name = unitOf(g, key, js`answers`, (unit) => syncUnit(g, unit, make, answers, one))
  return { name, head, yes }
}

const endsOf = (all: readonly number[]): readonly [number, number] => [all[0] ?? 0, all.at(-1) ?? 0]

/** `(S, p)`: tests one thing. */
function oneUnit(g: Gen, name: Js, { test, all }: Make, { head, yes, goals, what }: Answers): Js {
  const word = g.names.fresh('n')
  const ctx: Ctx = { ...onThing(g, all), begins: word }
  emit(ctx, js`let ${word} = 0;`)
  when(ctx, test, () => emit(ctx, js`${word} |= ${YES};`))
  const before = js`${what}[p - ${endsOf(all)[0]}]`
  const count = (bit: number, at: number): Js => js`${head}[${at}] += (${word} & ${bit}) !== 0 ? 1 : -1;`
  const body = js`
${statements(ctx.out)}
const turned = ${word} ^ ${before};
if (turned === 0) return;
${before} = ${word};
if ((turned & ${YES}) !== 0) { ${yes}[p >> 5] ^= 1 << p; ${count(YES, HEADER_WORDS.yes)} }
if ((turned & ${AT_GOAL}) !== 0) { ${goals}[p >> 5] ^= 1 << p; ${count(AT_GOAL, HEADER_WORDS.atGoal)} }
if ((turned & ${OUTSIDE}) !== 0) ${count(OUTSIDE, HEADER_WORDS.outside)}`
  return functionOf(g, name, js`S, p`, body)
}

/** `(S)`: tests all things again whose answer may have changed. */
function syncUnit(g: Gen, name: Js, make: Make, { head, goals, what }: Answers, one: Js): Js {
  const { arePieces, routes, all } = make
  const [lo] = endsOf(all)
  const pieces = g.ir.pieces.length
  const [oldAnswer, place] = [
    g.names.list(),
    g.memory.at(ranged(js`p`, 0, Math.max(0, pieces - 1), false, true)).code,
  ]
  if (!arePieces) g.functions.push(js`const x${oldAnswer} = words(${Math.max(1, pieces)}).fill(N);`)
  const isThing = amongUnit(g, all)
  const again = (thing: Js): Js => js`${one}(S, ${thing});`
  const onSpace = (space: Js, see: (thing: Js) => Js): Js => thingsOn(g, make, space, isThing, see)
  const ofPiece = arePieces
    ? js`if (${isThing(js`p`)}) ${again(js`p`)}`
    : js`
const from = ${oldAnswer}[p], to = ${place};
${oldAnswer}[p] = to;
${onSpace(js`from`, again)}
${onSpace(js`to`, again)}`
  const things = g.tables.of([...all])
  const counts = routes.map(({ turns }, i) => {
    const [now, since, read] = [js`t${i}`, js`d${i}`, js`${head}[${HEADER_WORDS.turns + i}]`]
    return js`
const ${now} = ${turns}[0], ${since} = ${now} - ${read} | 0;
${read} = ${now};
if (${since} < 0 || ${since} > ${TURNS_LISTED}) all = true;`
  })
  const againOutside = (thing: Js): Js =>
    js`if ((${what}[${thing} - ${lo}] & ${OUTSIDE}) !== 0) ${again(thing)}`
  const turned = routes.map(
    ({ turns, behind: { from, list } }, i) => js`
for (let i = d${i}; i > 0; i--) {
const space = ${turns}[1 + (t${i} - i & ${TURNS_LISTED - 1})];
${onSpace(js`space`, again)}
if (${head}[${HEADER_WORDS.outside}] > 0) for (let i = ${from}[space], end = ${from}[space + 1]; i < end; i++) {
const behind = ${list}[i];
${onSpace(js`behind`, againOutside)}
}
}`,
  )
  const body = js`
const noted = MOVED[0], since = noted - ${head}[${HEADER_WORDS.read}] | 0;
if (since === 0) return;
${head}[${HEADER_WORDS.read}] = noted;
${joinJs(
  routes.map(({ isOld, sync }) => js`if (${isOld}) ${sync}(S);`),
  js`\n`,
)}
let all = since < 0 || since > ${MOVES_NOTED};
${joinJs(counts, js``)}
if (all) {
${arePieces ? js`` : js`for (let p = 0; p < ${pieces}; p++) ${oldAnswer}[p] = ${place};`}
for (let i = 0; i < ${things.name}.length; i++) ${again(js`${things.name}[i]`)}
return;
}
for (let i = since; i > 0; i--) {
const p = MOVED[1 + (noted - i & ${MOVES_NOTED - 1})];
${ofPiece}
}
${joinJs(turned, js``)}
if (${head}[${HEADER_WORDS.atGoal}] > 0) for (let i = ${lo >> 5}; i < ${bitWords(all)}; i++) for (let open = ${goals}[i]; open !== 0; open &= open - 1) {
const thing = (i << 5) + 31 - Math.clz32(open & -open);
${again(js`thing`)}
}`
  return functionOf(g, name, js`S`, body)
}

/** Tests for membership in the things. */
function amongUnit(g: Gen, all: readonly number[]): (thing: Js) => Js {
  const [lo, hi] = endsOf(all)
  const length = hi - lo + 1
  const inside = (thing: Js): Js => js`(${thing} - ${lo} | 0) >>> 0 < ${length}`
  if (all.length === length) return inside
  const among = new Set(all)
  const table = g.tables.of(Array.from({ length }, (_, i) => (among.has(lo + i) ? 1 : 0)))
  return (thing) => js`${inside(thing)} && ${table.name}[${thing} - ${lo}] === 1`
}

/** Code for each thing that is on a space, or is that space. */
function thingsOn(
  g: Gen,
  { arePieces }: Make,
  space: Js,
  isThing: (thing: Js) => Js,
  see: (thing: Js) => Js,
): Js {
  if (!arePieces) return js`if (${isThing(space)}) ${see(space)}`
  const ctx = withReg(freshCtx(g, new Map()), THING, indexVal(space, g.ir.spaces.length, false, true))
  each(
    ctx,
    { set: 'members', container: ITEM },
    small(({ code }) => emit(ctx, js`if (${isThing(code)}) ${see(code)}`)),
  )
  return statements(ctx.out)
}
