import type { ExprIR, GameIR, SetIR } from '../../../grammar/ir/ir.ts'
import { exchanged, sizeOf, someNode } from '../../../grammar/ir/walk.ts'
import { MOVES_NOTED, NOTHING_READ } from '../../state/moved-pieces.ts'
import { PASSES, ROUTE, WANTED } from '../../state/routes.ts'
import type { Js } from '../code/code.ts'
import { joined, js } from '../code/code.ts'
import { mayKeepRoutes } from '../code/notes.ts'
import type { Ctx, Gen } from './context.ts'
import { block, emit, functionOf, indexVal, named, statements, unitOf } from './context.ts'
import { value } from './expressions.ts'
import { has } from './membership.ts'
import type { Key, Other } from './others.ts'
import { MOST_KEYS, boundIn, keyOf, otherOf, othersIn, withOthers } from './others.ts'
import { flattened } from './rows.ts'
import type { Wanted } from './rows.ts'
import { SPACE, aboutSpace, isRegister, onSpace, opened } from './space-tests.ts'
import { takesBack } from './taking-back.ts'
import { when } from './tests.ts'
import { MOST_BITS } from './throughout.ts'
import type { Cond, Val } from '../code/val.ts'
import { condCode, isNone, ranged } from '../code/val.ts'

/*
 * Whether anything of some sort is reached from a space, where what lies on a space tells whether it is of that sort and whether
 * one can go on through it: for each space a route is kept. What was noted as moved says which spaces have changed since the
 * last look, so a look costs as much as has changed, and not as much as there is to go through.
 */

type Reached = Extract<SetIR, { set: 'reached' }>

/** Words of a look have so many bits. */
const MOST_IN_ONE_LOOK = 30
/** Of all tests of a space. */
const LARGEST = 600

/** Bits for where routes begin: at what is looked for itself, or where one cannot go through. */
export const BEGINS = { atGoal: 2, outside: 4 } as const

interface Question {
  readonly along: number
  /** For each key, what may be gone through and what is looked for. */
  readonly keys: readonly { readonly passes: ExprIR; readonly wanted: ExprIR }[]
  /** What has changed is noted; otherwise, all spaces are tested again when many things are about to be looked at. */
  readonly isNoted: boolean
}

/** Is any wanted space reached? Undefined if there are no routes to tell; `search` looks for one. */
export function anyByRoutes(ctx: Ctx, set: SetIR, search: () => Cond): Cond | undefined {
  if (ctx.g.ir.spaces.length <= MOST_BITS) return undefined
  const { of, wanted } = flattened(set)
  if (of.set !== 'reached' || of.from.set !== 'one') return undefined
  const whole = askedOf(ctx, of, of.via, wanted)
  const { via } = of
  const asked = whole ?? (via.set === 'minus' ? askedOf(ctx, of, via.left, wanted) : undefined)
  if (asked === undefined) return undefined
  const start = named(ctx, value(ctx, of.from.item))
  if (isNone(start) === true) return false
  const key = keyOf(ctx, asked.others)
  const except = whole === undefined && via.set === 'minus' ? via.right : undefined
  return look(ctx, { question: asked, key, start, except, search })
}

interface Asked extends Question {
  readonly others: readonly Other[]
}

/** What a condition on what is reached asks of routes that are mended as things move. */
export interface ByRoutes {
  readonly start: ExprIR
  readonly others: readonly Other[]
  readonly unit: () => Unit
}

/** Undefined if it asks for more than whether there is a route. */
export function byRoutes(ctx: Ctx, set: SetIR): ByRoutes | undefined {
  if (ctx.g.ir.spaces.length <= MOST_BITS) return undefined
  const { of, wanted } = flattened(set)
  if (of.set !== 'reached' || of.from.set !== 'one') return undefined
  const asked = askedOf(ctx, of, of.via, wanted)
  if (asked === undefined || !asked.isNoted) return undefined
  return { start: of.from.item, others: asked.others, unit: () => routesUnit(ctx.g, asked) }
}

function askedOf(ctx: Ctx, { along }: Reached, via: SetIR, wanted: readonly Wanted[]): Asked | undefined {
  const { g } = ctx
  const passes = opened(g, among(via), () => undefined)
  const terms = wanted.map(({ reg, where }) => aboutSpace(g, where, isRegister(reg)))
  const both = { passes, wanted: { op: 'and', terms } } as const
  const found = new Map(
    [passes, both.wanted]
      .flatMap((test) => othersIn(test, boundIn(test, SPACE)))
      .map((e) => [JSON.stringify(e), e]),
  )
  const others = [...found.values()].map((e) => otherOf(ctx, e))
  const certain = others.filter((other) => other !== undefined)
  const count = certain.reduce((product, other) => product * other.count, 1)
  if (certain.length < others.length || count > MOST_KEYS) return undefined
  if ((sizeOf(passes) + sizeOf(both.wanted)) * count > LARGEST) return undefined
  const keys = Array.from({ length: count }, (_, key) => ({
    passes: withOthers(passes, certain, key),
    wanted: withOthers(both.wanted, certain, key),
  }))
  const tests = keys.flatMap((test) => [test.passes, test.wanted])
  if (!tests.every(asksOfOneSpace)) return undefined
  const isNoted = mayKeepRoutes(g.ir) && !tests.some((test) => readsMore(g.ir, test))
  return isNoted || ctx.looking !== undefined ? { along, keys, isNoted, others: certain } : undefined
}

/** Is the space a member? */
function among(set: SetIR): ExprIR {
  const item: ExprIR = { op: 'reg', reg: SPACE }
  switch (set.set) {
    case 'filter': {
      const where = exchanged(set.where, { expression: (e) => (isRegister(set.reg)(e) ? item : e) })
      return { op: 'and', terms: [among(set.of), where] }
    }
    case 'union':
      return { op: 'or', terms: [among(set.left), among(set.right)] }
    case 'minus':
      return { op: 'and', terms: [among(set.left), { op: 'not', term: among(set.right) }] }
    case 'let':
      return { op: 'let', reg: set.reg, value: set.value, body: among(set.body) }
    case 'if':
      return { op: 'if', condition: set.condition, then: among(set.then), else: among(set.else) }
    case 'sorted':
      return among(set.of)
    case 'empty':
    case 'one':
    case 'range':
    case 'row':
    case 'members':
    case 'each':
    case 'map':
    case 'open line':
    case 'sight':
    case 'reached':
    case 'reached by steps':
    case 'run':
    case 'borders':
      return { op: 'contains', set, item }
  }
}

const TOLD: ReadonlySet<string> = new Set<ExprIR['op'] | SetIR['set']>([
  ...(['const', 'reg', 'table', 'add', 'sub', 'mul', 'mod', 'min', 'max', 'divUp', 'divDown'] as const),
  ...(['lt', 'le', 'eq', 'ne', 'and', 'or', 'not', 'if', 'let', 'distance', 'step'] as const),
  ...(['any', 'count', 'first', 'contains', 'load'] as const),
  ...(['empty', 'one', 'range', 'row', 'filter', 'union', 'minus', 'members'] as const),
])

/** Can a space be tested by itself, without much to go through? */
function asksOfOneSpace(test: ExprIR): boolean {
  const bound = boundIn(test, SPACE)
  return !someNode(test, (node) => {
    if (!TOLD.has('op' in node ? node.op : 'set' in node ? node.set : '')) return true
    if ('op' in node && node.op === 'reg') return !bound.has(node.reg)
    return 'set' in node && node.set === 'members' && !isRegister(SPACE)(node.container)
  })
}

/** Does it read anything but what lies on the space? */
function readsMore({ memory: m }: GameIR, test: ExprIR): boolean {
  return someNode(
    test,
    (node) =>
      'op' in node &&
      node.op === 'load' &&
      (![m.first, m.lastPiece, m.count].includes(node.base) || !isRegister(SPACE)(node.index)),
  )
}

interface Look {
  readonly question: Question
  readonly key: Key
  readonly start: Val
  /** Where one cannot go through although there is a route. */
  readonly except: SetIR | undefined
  readonly search: () => Cond
}

function look(ctx: Ctx, { question, key, start, except, search }: Look): Cond {
  const { g } = ctx
  const spaces = g.ir.spaces.length
  const unit = routesUnit(g, question)
  const { routes, next, stands, isOld } = unit
  const [found, base, there] = [g.names.fresh('b'), g.names.fresh('n'), g.names.fresh('v')]
  if (key.isInside === false) return search()
  emit(ctx, js`let ${found} = false;`)
  const isThere: Cond =
    start.none || start.lo < 0 || start.hi >= spaces ? js`${start.code} >>> 0 < ${spaces}` : true
  const ask = (): void => {
    emit(ctx, js`const ${base} = ${key.code === undefined ? js`0` : js`Math.imul(${key.code}, ${spaces})`};`)
    const current = putRight(ctx, unit)
    const looked = js`${found} = ${there} >= 0 || ${there} < ${ROUTE.lost} && ${routes}.other(${base}, ${start.code});`
    if (except !== undefined) return outside(current)
    const { begins } = ctx
    if (begins !== undefined) {
      const sort = js`${begins} |= ${there} === ${ROUTE.goal} ? ${BEGINS.atGoal} : ${BEGINS.outside};`
      emit(ctx, current, js`const ${there} = ${next}[${base} + ${start.code} | 0];`)
      return emit(ctx, js`if (${there} < ${ROUTE.lost}) ${sort}`, looked)
    }
    if (!takesBack(g))
      return emit(ctx, current, js`const ${there} = ${next}[${base} + ${start.code} | 0];`, looked)
    // A move that is only tried cuts few routes: as long as the one in question stands, the others need not be put right.
    block(ctx, js`if (trying !== 0 && ${isOld} && ${stands()}(S, ${base}, ${start.code}))`, () =>
      emit(ctx, js`${found} = true;`),
    )
    block(ctx, js`else`, () => {
      emit(ctx, current, js`const ${there} = ${next}[${base} + ${start.code} | 0];`, looked)
    })
  }
  const outside = (current: Js): void => {
    if (except === undefined) return
    const [here, sure, ahead] = [g.names.fresh('v'), g.names.fresh('b'), g.names.fresh('v')]
    emit(
      ctx,
      current,
      js`let ${there} = ${routes}.first(${base}, ${start.code}), ${sure} = ${there} !== ${ROUTE.goal};`,
    )
    block(ctx, js`while (${there} >= 0)`, () => {
      emit(ctx, js`const ${here} = ${there}, ${ahead} = ${next}[${base} + ${here} | 0];`)
      emit(ctx, js`if (${ahead} === ${ROUTE.goal}) { ${found} = true; break; }`)
      const isOut = has(ctx, except, indexVal(here, spaces, false, true))
      emit(ctx, js`if (${condCode(isOut)}) { ${sure} = false; break; }`)
      emit(ctx, js`${there} = ${ahead};`)
    })
    block(ctx, js`if (!${sure})`, () => emit(ctx, js`${found} = ${condCode(search())};`))
  }
  const asked = (): void => {
    if (key.isInside === true) return ask()
    block(ctx, js`if (${key.isInside})`, ask)
    block(ctx, js`else`, () => emit(ctx, js`${found} = ${condCode(search())};`))
  }
  if (isThere === true) block(ctx, js``, asked)
  else block(ctx, js`if (${isThere})`, asked)
  return found
}

/** While many things are looked at in a row, nothing moves: the first of them puts the routes right. */
function putRight({ looking }: Ctx, { sync, isOld, bit }: Unit): Js {
  return looking === undefined || bit === undefined
    ? js`if (${isOld}) ${sync}(S);`
    : js`if ((${looking} & ${bit}) === 0) { ${looking} |= ${bit}; ${sync}(S); }`
}

export interface Unit {
  /** In the word of one look; undefined if all bits are taken. */
  readonly bit: number | undefined
  readonly routes: Js
  readonly next: Js
  /** The list of `Routes.turns`. */
  readonly turns: Js
  /** Neighbours one step behind all spaces, and where those of each begin. */
  readonly behind: { readonly from: Js; readonly list: Js }
  /** Something may have changed. */
  readonly isOld: Js
  /** `(S)`: puts the routes right. */
  readonly sync: Js
  /** `(S, base, start)`: does the route from a space that was kept last still stand? */
  readonly stands: () => Js
}

const UNITS = new WeakMap<Gen, Map<string, Unit>>()

function routesUnit(g: Gen, { along, keys, isNoted }: Question): Unit {
  const question = { along, keys, isNoted }
  const units = UNITS.get(g) ?? new Map<string, Unit>()
  UNITS.set(g, units)
  const key = `routes ${JSON.stringify(question)}`
  const made = units.get(key) ?? {
    ...makeUnit(g, question, key),
    bit: units.size < MOST_IN_ONE_LOOK ? 1 << units.size : undefined,
  }
  units.set(key, made)
  return made
}

function makeUnit(g: Gen, { along, keys, isNoted }: Question, key: string): Omit<Unit, 'bit'> {
  const { names, functions } = g
  const spaces = g.ir.spaces.length
  const routes = js`R${names.fresh('n')}`
  const [next, words, changed, now, read] = [
    names.list(),
    names.list(),
    names.list(),
    names.list(),
    names.list(),
  ]
  const [turns, behind] = [names.list(), { from: names.list(), list: names.list() }]
  functions.push(
    js`const ${routes} = routes(${along}, ${keys.length}, words);`,
    js`const x${next} = ${routes}.next, x${words} = ${routes}.words, x${changed} = ${routes}.changed;`,
    js`const x${turns} = ${routes}.turns, x${behind.from} = ${routes}.behind.from, x${behind.list} = ${routes}.behind.list;`,
    js`const x${now} = words(${spaces}), x${read} = words(1).fill(${NOTHING_READ});`,
  )
  const what = unitOf(g, `${key} what`, js`what`, (name) => whatUnit(g, name, keys))
  const tell = (at: Js): Js =>
    js`if (${at} >>> 0 < ${spaces}) { const word = ${what}(S, ${at}); if (word !== ${words}[${at}]) ${routes}.tell(${at}, word); }`
  const sync = unitOf(g, `${key} sync`, js`sync`, (name) => {
    const body = js`
${isNoted ? moved(g, read, tell) : js``}
let count = 0;
for (let space = 0; space < ${spaces}; space++) {
const word = ${what}(S, space);
${now}[space] = word;
if (word !== ${words}[space]) ${changed}[count++] = space;
}
if (count > 0) ${routes}.tellAll(count, ${now});`
    return functionOf(g, name, js`S`, body)
  })
  const stands = (): Js =>
    unitOf(g, `${key} stands`, js`stands`, (name) => {
      const body = js`
let v = ${routes}.first(base, start);
while (v >= 0) {
const word = ${what}(S, v) >>> ${keys.length > 1 ? js`2 * (base / ${spaces} | 0)` : js`0`};
if ((word & ${WANTED}) !== 0) return true;
if ((word & ${PASSES}) === 0) return false;
v = ${next}[base + v | 0];
}
return false;`
      return functionOf(g, name, js`S, base, start`, body)
    })
  return {
    routes,
    next,
    turns,
    behind,
    sync,
    stands,
    isOld: isNoted ? js`MOVED[0] !== ${read}[0]` : js`true`,
  }
}

/** Where each piece that was noted was before, and where it is now; the rest of the function is for when any may have moved. */
function moved(g: Gen, read: Js, tell: (at: Js) => Js): Js {
  const pieces = g.ir.pieces.length
  const was = g.names.list()
  const place = g.memory.at(ranged(js`p`, 0, Math.max(0, pieces - 1), false, true)).code
  g.functions.push(js`const x${was} = words(${Math.max(1, pieces)}).fill(N);`)
  return js`
const noted = MOVED[0], since = noted - ${read}[0] | 0;
if (since === 0) return;
${read}[0] = noted;
if (since > 0 && since <= ${MOVES_NOTED}) {
for (let i = since; i > 0; i--) {
const p = MOVED[1 + (noted - i & ${MOVES_NOTED - 1})];
if (p >= ${pieces}) continue;
const from = ${was}[p], to = ${place};
${was}[p] = to;
${tell(js`from`)}
${tell(js`to`)}
}
return;
}
for (let p = 0; p < ${pieces}; p++) ${was}[p] = ${place};`
}

/** `(S, space)`: for each key, whether the space may be gone through and whether it is looked for. */
function whatUnit(g: Gen, name: Js, keys: Question['keys']): Js {
  const ctx = onSpace(g)
  const word = g.names.fresh('n')
  emit(ctx, js`let ${word} = 0;`)
  for (const [key, { passes, wanted }] of keys.entries()) {
    when(ctx, passes, () => emit(ctx, js`${word} |= ${PASSES << (2 * key)};`))
    when(ctx, wanted, () => emit(ctx, js`${word} |= ${WANTED << (2 * key)};`))
  }
  return functionOf(g, name, js`S, space`, joined([statements(ctx.out), js`return ${word};`], js`\n`))
}
