import type { ExprIR, SetIR } from '../../../grammar/ir/ir.ts'
import { readsRegister } from '../../../grammar/ir/walk.ts'
import { joinJs, js, type Js } from '../code/code.ts'
import { Registers, apart, block, branch, emit, named, withReg, type Ctx } from './context.ts'
import { keptSpaces } from './space-cache.ts'
import { unseenCells } from './body-functions.ts'
import { reachedWord } from './reaching.ts'
import { flattened, rowLists, staticRow, type Row } from './set-filters.ts'
import { MOST_BITS, onceThere, staysThroughout, tellsOfMoves } from './hoisted-values.ts'
import { condCode, constantVal, known, ranged, type Val } from '../code/val.ts'
import { loopOver } from './visits.ts'
import { knownValue, settled, value, cond } from './dispatch.ts'
import { when } from './when.ts'

/*
 * Candidates with small numbers are kept as bits of a word. A condition is computed for all of them at once, and parts
 * that do not depend on earlier choices are computed once for all moves of a list.
 */

/** Represents the member: a word, or the parameter of a term. */
interface Member {
  readonly cell: number | undefined
  readonly reg: number | undefined
}

/** The conditions tested for each member. */
interface Asked {
  readonly at: Ctx
  readonly of: ExprIR
  readonly member: Member
}

/** Members as bits: a number if they are constant, otherwise code. */
type Bits = number | Js

/** A condition, taken apart as far as bits can express its parts. */
type Test =
  | { readonly is: 'and' | 'or'; readonly parts: readonly Test[]; readonly asked: Asked }
  | { readonly is: 'not'; readonly part: Test; readonly asked: Asked }
  /** Constant before the game. */
  | { readonly is: 'known'; readonly bits: number; readonly asked: Asked }
  /** Independent of the member. */
  | { readonly is: 'for all'; readonly asked: Asked }
  /** Membership in a set that is available as bits. */
  | { readonly is: 'in'; readonly set: Row | Reached; readonly asked: Asked }
  /** The same for all moves of a list, so each member is tested once per call of the function. */
  | { readonly is: 'once'; readonly asked: Asked }
  /** Tested for each member every time. */
  | { readonly is: 'open'; readonly asked: Asked }
type Reached = Extract<SetIR, { set: 'reached' }>

/** A choice from few numbers whose members pass through conditions as bits; visited with `eachSieved`. */
interface Sieve {
  readonly items: readonly number[]
  readonly tests: readonly Test[]
}

/** Undefined if there are many members, or bits would express none of the conditions. */
export function sieveOf(
  ctx: Ctx,
  from: SetIR,
  cell: number,
  conditions: readonly ExprIR[],
): Sieve | undefined {
  const { of, wanted } = flattened(from)
  const items = of.set === 'row' ? staticRow(ctx, of)?.items : knownRange(ctx, of)
  if (items === undefined || items.length < 2 || !isAscending(items)) return undefined
  const filters = wanted.map(({ reg, where }) => ({ at: ctx, of: where, member: { cell: undefined, reg } }))
  const asked = conditions.map((test) => ({ at: ctx, of: test, member: { cell, reg: undefined } }))
  const tests = [...filters, ...asked].flatMap((one) => all(testOf(one, items)))
  return tests.some(isWorthBits) ? { items, tests } : undefined
}

/** Visits the members for which all conditions hold, in order. */
export function eachSieved(ctx: Ctx, { items, tests }: Sieve, visit: (item: Val) => void): void {
  const [bits, member] = [ctx.g.names.fresh('n'), ctx.g.names.fresh('v')]
  const item = ranged(member, items[0] ?? 0, items.at(-1) ?? 0, false, true)
  const whole = tests.filter(isTold).map((test) => bitsOf(ctx, test, items))
  // Members that are known to pass are not tested again.
  const open = tests.filter((test) => !isTold(test)).map((test) => halved(ctx, test, items))
  const mask = open.reduce(
    (left, test) => those(ctx, left, test, item, items),
    [...whole, ...open.map(({ may }) => may)].reduce(both, bitsFor(items)),
  )
  const head = js`for (let ${bits} = ${mask}; ${bits} !== 0; ${bits} &= ${bits} - 1)`
  loopOver(ctx, head, js`${items.length}`, items.length, () => {
    emit(ctx, js`const ${member} = 31 - Math.clz32(${bits} & -${bits});`)
    visit(item)
  })
}

/** The members for which the condition holds, so that the loop over them tests nothing. */
function those(
  ctx: Ctx,
  members: Bits,
  { sure, rest }: Halved,
  { lo, hi }: Val,
  items: readonly number[],
): Js {
  const [bits, open, member] = [ctx.g.names.fresh('n'), ctx.g.names.fresh('n'), ctx.g.names.fresh('v')]
  const item = ranged(member, lo, hi, false, true)
  emit(ctx, js`let ${open} = ${members}, ${bits} = ${open} & ${sure};`)
  const head = js`for (${open} ^= ${bits}; ${open} !== 0; ${open} &= ${open} - 1)`
  loopOver(ctx, head, js`${items.length}`, items.length, () => {
    emit(ctx, js`const ${member} = 31 - Math.clz32(${open} & -${open});`)
    rest.forEach((one, i) => {
      const ask = (inner: Ctx): void =>
        when(bound(one, item, inner), one.of, () => emit(inner, js`${bits} |= 1 << ${member};`))
      if (i === 0) ask(ctx)
      else block(ctx, js`if ((${bits} >> ${member} & 1) === 0)`, () => ask(ctx))
    })
  })
  return bits
}

function knownRange(ctx: Ctx, set: SetIR): readonly number[] | undefined {
  if (set.set !== 'range') return undefined
  const [from, to] = [knownValue(ctx, set.from), knownValue(ctx, set.to)]
  if (from === undefined || to === undefined || from < 0 || to >= MOST_BITS || to < from) return undefined
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

const isAscending = (items: readonly number[]): boolean =>
  items.every((item, i) => item < MOST_BITS && item > (items[i - 1] ?? -1))

const bitsFor = (items: readonly number[]): number =>
  items.reduce((bits, item) => (item >= 0 && item < MOST_BITS ? bits | (1 << item) : bits), 0)

const isMember = ({ member }: Asked, e: ExprIR): boolean =>
  (e.op === 'cell' && e.at === member.cell) || (e.op === 'reg' && e.reg === member.reg)

function readsMember({ at, member }: Asked, part: ExprIR | SetIR): boolean {
  if (member.reg !== undefined && readsRegister(part, new Set([member.reg]))) return true
  return member.cell !== undefined && unseenCells(at.g, part).includes(member.cell)
}

/** The context in which the condition is tested, with the member bound. */
function bound({ at, member }: Asked, item: Val, into: Ctx): Ctx {
  const here: Ctx = { ...branch(at), out: into.out }
  if (member.cell !== undefined) here.cells.set(member.cell, item)
  return member.reg === undefined ? here : withReg(here, member.reg, item)
}

/** Takes a condition apart. */
function testOf(asked: Asked, items: readonly number[]): Test {
  const { at, member } = asked
  const of = plainly(asked.of)
  const here = { at, of, member }
  const bits = knownBits(here, items)
  if (bits !== undefined) return { is: 'known', bits, asked: here }
  if (tellsOfMoves(at.g.ir, of)) return { is: 'open', asked: here }
  if (!readsMember(here, of)) return { is: 'for all', asked: here }
  const isSmall = at.g.ir.spaces.length <= MOST_BITS
  if (of.op === 'contains' && isMember(here, of.item) && !readsMember(here, of.set)) {
    const { set } = of
    if (set.set === 'row' || (set.set === 'reached' && isSmall)) return { is: 'in', set, asked: here }
  }
  if (staysThroughout(at, of, member)) return { is: 'once', asked: here }
  if (of.op === 'and' || of.op === 'or')
    return { is: of.op, parts: of.terms.map((term) => testOf({ at, of: term, member }, items)), asked: here }
  if (of.op === 'not') return { is: 'not', part: testOf({ at, of: of.term, member }, items), asked: here }
  const inner = insideTerm(here)
  return inner === undefined ? { is: 'open', asked: here } : testOf(inner, items)
}

/** A choice between conditions, one of which is constant, is `and` or `or`. */
function plainly(e: ExprIR): ExprIR {
  if (e.op !== 'if') return e
  const isConst = (part: ExprIR, wanted: number): boolean => part.op === 'const' && part.value === wanted
  const refused: ExprIR = { op: 'not', term: e.condition }
  if (isConst(e.else, 0)) return { op: 'and', terms: [e.condition, e.then] }
  if (isConst(e.then, 0)) return { op: 'and', terms: [refused, e.else] }
  if (isConst(e.then, 1)) return { op: 'or', terms: [e.condition, e.else] }
  if (isConst(e.else, 1)) return { op: 'or', terms: [refused, e.then] }
  return e
}

/** The body of a term with its parameters bound. Undefined if an argument is computed from the member. */
function insideTerm(asked: Asked): Asked | undefined {
  const { at, of, member } = asked
  if (of.op !== 'call') return undefined
  const term = at.g.ir.terms[of.term]
  if (term === undefined) return undefined
  const given = term.params.filter((_, i) => {
    const arg = of.args[i]
    return arg !== undefined && isMember(asked, arg)
  })
  const isDerived = of.args.some((arg) => !isMember(asked, arg) && readsMember(asked, arg))
  if (given.length > 1 || isDerived) return undefined
  const regs = new Map<number, Val>()
  term.params.forEach((reg, i) => {
    const arg = of.args[i]
    if (arg !== undefined && !isMember(asked, arg)) regs.set(reg, named(at, value(at, arg)))
  })
  return {
    at: { ...at, regs: Registers.of(regs) },
    of: term.body,
    member: { cell: member.cell, reg: given[0] },
  }
}

/** Members for which the condition holds, if it is constant for all of them. Otherwise undefined. */
function knownBits(asked: Asked, items: readonly number[]): number | undefined {
  let bits = 0
  for (const item of items) {
    const holds = settled(bound(asked, constantVal(item), asked.at), asked.of)
    if (holds === undefined) return undefined
    if (holds) bits |= 1 << item
  }
  return bits
}

/** The parts of a conjunction. */
const all = (test: Test): readonly Test[] => (test.is === 'and' ? test.parts.flatMap(all) : [test])

/** The parts of a disjunction. */
const some = (test: Test): readonly Test[] => (test.is === 'or' ? test.parts.flatMap(some) : [test])

/** True if it can be expressed as bits. */
function isTold(test: Test): boolean {
  if (test.is === 'and' || test.is === 'or') return test.parts.every(isTold)
  return test.is === 'not' ? isTold(test.part) : test.is !== 'open'
}

/** True if bits avoid testing the same thing for each member again. */
function isWorthBits(test: Test): boolean {
  if (test.is === 'and' || test.is === 'or') return test.parts.some(isWorthBits)
  return test.is === 'not' ? isWorthBits(test.part) : test.is === 'in' || test.is === 'once'
}

/** A condition that bits express only in part. */
interface Halved {
  /** Members for which it certainly holds, and those for which it may hold. */
  readonly sure: Js
  readonly may: Bits
  readonly rest: readonly Asked[]
}

function halved(ctx: Ctx, test: Test, items: readonly number[]): Halved {
  const parts = some(test)
  const sure = anyBits(ctx, parts.filter(isTold), items)
  const rest = parts.filter((part) => !isTold(part))
  const may = rest.map((part) =>
    all(part)
      .flatMap((one) => (one.is === 'known' ? [one.bits] : []))
      .reduce((a, b) => a & b, -1),
  )
  const open = may.reduce((a, b) => a | b, 0)
  const name = ctx.g.names.fresh('n')
  emit(ctx, js`const ${name} = ${sure};`)
  return { sure: name, may: open === -1 ? -1 : either([name, open]), rest: rest.map((part) => part.asked) }
}

function both(a: Bits, b: Bits): Bits {
  if (typeof a === 'number' && typeof b === 'number') return a & b
  if (a === 0 || b === 0) return 0
  return a === -1 ? b : b === -1 ? a : js`(${a} & ${b})`
}

function either(bits: readonly Bits[]): Bits {
  const sum = bits.reduce<number>((known, one) => (typeof one === 'number' ? known | one : known), 0)
  const code = bits.flatMap((one) => (typeof one === 'number' ? [] : [one]))
  if (code.length === 0) return sum
  return js`(${joinJs(sum === 0 ? code : [...code, js`${sum}`], js` | `)})`
}

function bitsOf(ctx: Ctx, test: Test, items: readonly number[]): Bits {
  switch (test.is) {
    case 'known':
      return test.bits
    case 'for all':
      return forAll(ctx, test.asked)
    case 'in':
      return setBits({ ...test.asked.at, out: ctx.out }, test.set)
    case 'once':
      return inTurn(ctx, [test.asked], items)
    case 'and':
      return test.parts.map((part) => bitsOf(ctx, part, items)).reduce(both, -1)
    case 'or':
      return anyBits(ctx, some(test), items)
    case 'not': {
      const bits = bitsOf(ctx, test.part, items)
      return typeof bits === 'number' ? ~bits : js`~${bits}`
    }
    case 'open':
      throw new Error('bits are asked for what they do not tell')
  }
}

/** Everything that has to be tested per member is tested in one loop. */
function anyBits(ctx: Ctx, parts: readonly Test[], items: readonly number[]): Bits {
  const oncePerMember = parts.flatMap((part) => (part.is === 'once' ? [part.asked] : []))
  const bits = parts.flatMap((part) => (part.is === 'once' ? [] : [bitsOf(ctx, part, items)]))
  return either(oncePerMember.length === 0 ? bits : [...bits, inTurn(ctx, oncePerMember, items)])
}

/** A condition that does not depend on the member holds for all or for none. */
function forAll(ctx: Ctx, { at, of }: Asked): Bits {
  const here: Ctx = { ...at, out: ctx.out }
  const part = apart(here, (inner) => cond(inner, of))
  const sure = part.know((c) => (typeof c === 'boolean' ? c : undefined))
  if (sure !== undefined) return sure ? -1 : 0
  const code = (): Js => js`(${condCode(part.take(here))} ? -1 : 0)`
  return !part.isPlain && staysThroughout(here, of) ? onceThere(here, (keep) => keep(code())) : code()
}

function setBits(at: Ctx, set: Row | Reached): Bits {
  if (set.set === 'reached') return reachedWord(at, set)
  const rows = rowLists(at, set).map(bitsFor)
  const index = named(at, value(at, set.index))
  const row = known(index)
  if (row !== undefined) return rows[row] ?? 0
  return js`(${index.code} >>> 0 < ${rows.length} ? ${at.g.tables.of(rows).name}[${index.code}] : 0)`
}

/** Tested for one member after the other, once per call of the function. */
function inTurn(ctx: Ctx, asked: readonly Asked[], items: readonly number[]): Js {
  return onceThere(ctx, (keep) => {
    const parts: Bits[] = []
    const open: Known[] = []
    for (const part of asked.map((one) => whereKnown(one, items))) {
      const here: Ctx = { ...part.asked.at, out: ctx.out }
      const word = keptSpaces(here, items, part.rest, (e) => isMember(part.asked, e))
      if (word === undefined) open.push(part)
      else parts.push(both(word, part.bits))
    }
    const walked = open.length === 0 ? [] : [inOneWalk(ctx, open, items)]
    keep(js`${either([...parts, ...walked])}`)
  })
}

function inOneWalk(ctx: Ctx, parts: readonly Known[], items: readonly number[]): Bits {
  const some = parts.reduce((bits, part) => bits | part.bits, 0)
  const those = items.filter((item) => (some >> item) & 1)
  if (those.length === 0) return 0
  const [bits, member, i] = [ctx.g.names.fresh('n'), ctx.g.names.fresh('v'), ctx.g.names.fresh('i')]
  const [first = 0, last = 0] = [those[0], those.at(-1)]
  const item = ranged(member, first, last, false, true)
  emit(ctx, js`let ${bits} = 0;`)
  const isRange = those.every((one, k) => one === first + k)
  const head = isRange
    ? js`for (let ${member} = ${first}; ${member} <= ${last}; ${member}++)`
    : js`for (let ${i} = 0; ${i} < ${those.length}; ${i}++)`
  loopOver(ctx, head, js`${those.length}`, those.length, () => {
    if (!isRange) emit(ctx, js`const ${member} = ${ctx.g.tables.of(those).name}[${i}];`)
    for (const part of parts)
      when(bound(part.asked, item, ctx), part.bits === some ? part.rest : part.asked.of, () =>
        emit(ctx, js`${bits} |= 1 << ${member};`),
      )
  })
  return bits
}

/** A condition split into a constant part and the rest. */
interface Known {
  readonly asked: Asked
  readonly bits: number
  readonly rest: ExprIR
}

/** Members for which the constant part holds, and the remaining tests. */
function whereKnown(asked: Asked, items: readonly number[]): Known {
  const of = plainly(asked.of)
  const terms = of.op === 'and' ? of.terms : [of]
  const known = terms.map((term) => knownBits({ ...asked, of: term }, items))
  const bits = known.reduce<number>((sum, one) => sum & (one ?? -1), bitsFor(items))
  const rest: ExprIR = { op: 'and', terms: terms.filter((_, i) => known[i] === undefined) }
  return { asked, bits, rest }
}
