import type { ExprIR } from '../../../grammar/ir/ir.ts'
import { joinJs, js, type Js } from '../code/code.ts'
import { entitiesOf } from '../code/contents.ts'
import { aboutContents, mayBeKept, type AboutContents } from './about-contents.ts'
import { emit, freshCtx, functionOf, statements, unitOf, withReg, type Ctx, type Gen } from './context.ts'
import { LEAST, NONE_VAL, known, ranged, type Val } from '../code/val.ts'
import { memoized } from '../../../grammar/source/memoized.ts'

/*
 * Caches values that depend only on the contents of one container and on constants, such as a group's owner or the sum
 * of its pieces, until something in the container changes. `KV` has a row for each container with a word for each such
 * value; it is `UNKNOWN` until the value is needed. The words of a container are valid if its entry in `KS`, after
 * those of all containers, equals the current stamp. A move clears the stamps of two places and of the groups they are
 * in, because the value of a group may depend on the contents of its groups. A new stamp invalidates everything.
 * `placed` changes after each move. If everything is invalidated only once a game, there are no stamps: a move sets the
 * words to unknown, and those of one value for all containers are adjacent. Such games all begin with the same state,
 * and the first of them collect its values: until a container changes, its cached values are valid in every game.
 */

/** Marks a value that is not cached. */
const UNKNOWN = LEAST

/** After this many games most values of the initial state have been needed. */
const GAMES_TO_LEARN_FROM = 16

/** At most this many values of one container are cached. */
const MOST_VALUES = 24

interface Kept {
  readonly name: Js
  /** Range of the containers for which it is needed. */
  readonly among: { lo: number; hi: number }
  /** The possible values. */
  readonly bounds: Pick<Val, 'lo' | 'hi' | 'none'>
}

const keptOf = memoized<Gen, Map<string, Kept>>(() => new Map())

/** True if there are groups, which are queried repeatedly. Without them caching is hardly worthwhile. */
export function keepsContents(g: Gen): boolean {
  return g.profiles !== undefined && g.ir.groups.length > 0
}

/** The value as a cached word, if it depends only on the contents of one container; `work` generates its code. */
export function keptValue(ctx: Ctx, e: ExprIR, work: (ctx: Ctx, e: ExprIR) => Val): Val | undefined {
  const { g } = ctx
  // Most values do not qualify, which a cheap test shows.
  if (!mayBeKept(e) || !keepsContents(g)) return undefined
  const asked = aboutContents(g.ir, e)
  const of = asked && thingIn(ctx, asked, work)
  if (asked === undefined || of === undefined || known(of) !== undefined) return undefined
  const caches = keptOf(g)
  const existing = caches.get(asked.key)
  if (existing === undefined && caches.size === MOST_VALUES) return undefined
  const cache = existing ?? keptUnit(g, e, asked, caches.size, work)
  caches.set(asked.key, cache)
  cache.among.lo = Math.min(cache.among.lo, of.lo + asked.shift)
  cache.among.hi = Math.max(cache.among.hi, of.hi + asked.shift)
  const { lo, hi, none } = cache.bounds
  return ranged(js`${cache.name}(S, ${of.code})`, lo, hi, none)
}

/** The subject of the value, if every number in its range is a container. */
function thingIn(
  ctx: Ctx,
  { named: by, shift }: AboutContents,
  work: (ctx: Ctx, e: ExprIR) => Val,
): Val | undefined {
  const of = work(ctx, by)
  const isThere = of.lo + shift >= 0 && of.hi + shift < ctx.g.ir.containers.length
  return by.op === 'reg' || isThere ? of : undefined
}

/** `(S, x)`: the value for the contents of container `x + shift`, or for no container. */
function keptUnit(
  g: Gen,
  e: ExprIR,
  { named: by, shift, key }: AboutContents,
  slot: number,
  work: (ctx: Ctx, e: ExprIR) => Val,
): Kept {
  const containers = g.ir.containers.length
  const found: Val[] = []
  const unit = (params: Js, of: Val): Js =>
    unitOf(g, `${key} of ${of.code.text}`, js`worked`, (name) => {
      const ctx = freshCtx(g, new Map(by.op === 'cell' ? [[by.at, of]] : []))
      const v = work(by.op === 'reg' ? withReg(ctx, by.reg, of) : ctx, e)
      found.push(v)
      return functionOf(g, name, params, js`${statements(ctx.out)}\nreturn ${v.code};`)
    })
  const atPlace = unit(js`S, x`, ranged(js`x`, -shift, containers - 1 - shift, false, true))
  const nowhere = unit(js`S`, NONE_VAL)
  const bounds = {
    lo: Math.min(...found.map(({ lo }) => lo)),
    hi: Math.max(...found.map(({ hi }) => hi)),
    none: found.some(({ none }) => none),
  }
  const name = unitOf(g, key, js`kept`, (kept) =>
    functionOf(
      g,
      kept,
      js`S, x`,
      g.isAlone === true
        ? js`if (x === N) return ${nowhere}(S);
const at = x + ${slot * containers + shift} | 0, word = KV[at];
return word !== ${UNKNOWN} ? word : (KV[at] = ${atPlace}(S, x));`
        : js`if (x === N) return ${nowhere}(S);
const c = x + ${shift} | 0, at = Math.imul(c, KEPT) + ${slot} | 0;
if (KS[c] !== KS[${containers}]) renew(c);
const word = KV[at];
return word !== ${UNKNOWN} ? word : (KV[at] = ${atPlace}(S, x));`,
    ),
  )
  return { name, bounds, among: { lo: Infinity, hi: -Infinity } }
}

/** The contents of some containers, or of any, may change. */
export function contentsChange(ctx: Ctx, ...places: readonly Val[]): void {
  if (!keepsContents(ctx.g)) return
  if (places.length === 0) emit(ctx, js`forget();`)
  else emit(ctx, regrouped(), ...places.map(({ code }) => stale(code)))
}

/** A group may have begun, ended or moved. */
export function regrouped(): Js {
  return js`grouped = grouped + 1 | 0;`
}

export function stale(place: Js): Js {
  return js`stale(S, ${place});`
}

/** The words, and code that invalidates those of a container. */
export function keptContentsCode(g: Gen): Js {
  const { containers, groups, memory } = g.ir
  const caches = [...keptOf(g).values()]
  const words = caches.length * containers.length
  const first = groups[0]?.container ?? containers.length
  const around = (c: Js): Js => js`S[${memory.at + entitiesOf(g.ir) - containers.length} + ${c} | 0]`
  if (g.isAlone === true)
    return js`
const xKV = words(${words}), xNONE_KEPT = words(${words}).fill(${UNKNOWN});
const xOPENING = xNONE_KEPT.slice(), xTOUCHED = words(${containers.length}).fill(1);
let learning = ${GAMES_TO_LEARN_FROM};
function learn(c) {
if (xTOUCHED[c] !== 0) return;
xTOUCHED[c] = 1;
for (let at = c; at < ${words}; at += ${containers.length}) if (xKV[at] !== ${UNKNOWN}) xOPENING[at] = xKV[at];
}
function stale(S, c) {
const KV = xKV;
placed = placed + 1 | 0;
if (learning > 0) for (let around = c; around >= 0; ) {
learn(around);
around = around < ${first} ? -1 : ${around(js`around`)};
}
${staleAlone(g, caches, first, around(js`c`))}
}
function forget() {
placed = placed + 1 | 0;
${regrouped()}
xTOUCHED.fill(1);
xKV.set(xNONE_KEPT);
}
function opening() {
placed = placed + 1 | 0;
${regrouped()}
if (learning > 0) {
learning--;
for (let c = 0; c < ${containers.length}; c++) learn(c);
xTOUCHED.fill(0);
}
xKV.set(xOPENING);
}`
  const unknown = caches.map((_, slot) => js`KV[at + ${slot} | 0] = ${UNKNOWN};`)
  const eachOf = js`{ const at = Math.imul(c, KEPT);\n${joinJs(unknown, js`\n`)} }`
  return js`
const KEPT = ${caches.length};
const xKV = words(${words});
const xKS = words(${containers.length + 1});
function renew(c) {
const KV = xKV, KS = xKS;
${eachOf}
KS[c] = KS[${containers.length}];
}
function stale(S, c) {
const KS = xKS;
placed = placed + 1 | 0;
while (c >= 0) {
KS[c] = 0;
if (c < ${first}) return;
c = ${around(js`c`)};
}
}
function forget() {
placed = placed + 1 | 0;
${regrouped()}
xKS[${containers.length}] = xKS[${containers.length}] + 2 | 1;
}`
}

/** A container, and those around it. Only words of queried containers can be valid. */
function staleAlone(g: Gen, caches: readonly Kept[], first: number, around: Js): Js {
  const lo = Math.max(0, Math.min(...caches.map(({ among }) => among.lo)))
  const hi = Math.max(...caches.map(({ among }) => among.hi))
  if (lo > hi) return js``
  const unknown = unknownByPlace(caches, g.ir.containers.length)
  if (hi < first) return js`while (c >= ${first}) c = ${around};\nif (c >= ${lo}) ${unknown}`
  return js`
while (c >= 0) {
${unknown}
if (c < ${first}) return;
c = ${around};
}`
}

/** More kinds of containers than this are not distinguished. */
const MOST_PARTS = 6

/** Invalidates the words of container `c`, depending on its kind. */
function unknownByPlace(caches: readonly Kept[], containers: number): Js {
  const ends = caches.flatMap(({ among }) => [Math.max(0, among.lo), Math.min(containers, among.hi + 1)])
  const parts = [...new Set([0, ...ends])].filter((at) => at < containers).toSorted((a, b) => b - a)
  const all = caches.map(({ among }, slot) => ({
    among,
    clear: js`KV[c + ${slot * containers} | 0] = ${UNKNOWN};`,
  }))
  if (parts.length > MOST_PARTS) return joinJs([js`{`, ...all.map(({ clear }) => clear), js`}`], js`\n`)
  const cleared = parts.map((from) => {
    const here = all.filter(({ among }) => among.lo <= from && from <= among.hi)
    return js`if (c >= ${from}) {\n${joinJs(
      here.map(({ clear }) => clear),
      js`\n`,
    )}\n}`
  })
  return joinJs(cleared, js` else `)
}
