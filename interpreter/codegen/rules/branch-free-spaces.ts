import { NONE, type ExprIR, type SetIR } from '../../../grammar/ir/ir.ts'
import { isExprIn } from '../../../grammar/ir/match.ts'
import { sizeOf } from '../../../grammar/ir/walk.ts'
import { joinJs, js, type Js } from '../code/code.ts'
import { tableWord } from '../code/tables.ts'
import { MOST, constantVal, known, ranged, type Val } from '../code/val.ts'
import { emit, named, withReg, type Ctx } from './context.ts'
import { readLoad } from './memory.ts'
import { spacesAsked } from './choice-cache.ts'
import { SPACE_REGISTER } from './space-tests.ts'
import { loopOver } from './visits.ts'
import { boundsOf, knownValue, value } from './dispatch.ts'

/*
 * Which spaces can be chosen changes with every move, so a processor cannot predict it. Recovering from a wrong guess
 * takes longer than writing every move and counting it only if its space can be chosen.
 */

/** If a condition has more nodes than this, it is better to skip most spaces after its first part. */
const LARGEST = 24

/**
 * Visits all spaces of a choice, with 1 if the space can be chosen and 0 if not. Returns false if the choice depends on
 * anything but contents of spaces.
 */
export function eachSpace(ctx: Ctx, from: SetIR, visit: (space: Val, isChosen: Js) => void): boolean {
  const asked = spacesAsked(ctx.g, from)
  if (asked === undefined || sizeOf(asked.test) > LARGEST) return false
  const { items, test } = asked
  const { names, tables } = ctx.g
  const [first = 0, last = 0] = [items[0], items.at(-1)]
  const space = names.fresh('v')
  const item = ranged(space, first, last, false, true)
  const inner = withReg(ctx, SPACE_REGISTER, item)
  const bit = bitOf(inner, test)
  if (bit === undefined) return false
  const inRow = items.every((item, i) => item === first + i)
  const i = inRow ? space : names.fresh('i')
  const [from0, to] = inRow ? [first, last + 1] : [0, items.length]
  const head = js`for (let ${i} = ${from0}; ${i} < ${to}; ${i}++)`
  loopOver(ctx, head, js`${items.length}`, items.length, () => {
    if (!inRow) emit(ctx, js`const ${space} = ${tables.of(items).name}[${i}];`)
    visit(item, bit())
  })
  return true
}

/**
 * A branch-free form of the condition that yields 1 or 0. Undefined unless it consists only of comparisons that may all
 * be evaluated and whose differences are words.
 */
function bitOf(ctx: Ctx, e: ExprIR, notNone: Known = NOTHING_KNOWN): (() => Js) | undefined {
  if (isExprIn(e, 'comparison')) {
    const [a, b] = [boundsOf(ctx, e.left), boundsOf(ctx, e.right)]
    const areWords = a.hi - b.lo <= MOST && b.hi - a.lo <= MOST
    return areWords ? () => comparedBit(ctx, e, notNone) : undefined
  }
  if (e.op === 'not') {
    const term = bitOf(ctx, e.term, notNone)
    return term && (() => js`(${term()} ^ 1)`)
  }
  if (e.op !== 'and' && e.op !== 'or') return undefined
  // Either of two terms is enough: one may be wrong where a value is none if the other tests that.
  const known = e.op === 'or' ? new Set([...notNone, ...e.terms.flatMap(whatIsNone)]) : notNone
  const terms = e.terms.map((term) => bitOf(ctx, term, known))
  if (terms.includes(undefined)) return undefined
  const sign = e.op === 'and' ? js` & ` : js` | `
  return () =>
    js`(${joinJs(
      terms.map((term) => term?.() ?? js``),
      sign,
    )})`
}

type Comparison = Extract<ExprIR, { op: 'eq' | 'ne' | 'lt' | 'le' }>

/** The code of values that are not none where the result matters. */
type Known = ReadonlySet<string>
const NOTHING_KNOWN: Known = new Set()

/** The value that is none if the condition holds, if it tests nothing else. */
function whatIsNone(e: ExprIR): readonly string[] {
  const asks = e.op === 'eq' && e.right.op === 'const' && e.right.value === NONE
  return asks ? [JSON.stringify(e.left)] : []
}

function comparedBit(ctx: Ctx, { op, left, right }: Comparison, notNone: Known): Js {
  const [a, b] = [left, right].map((side, i) => {
    // Comparisons of none with numbers are false.
    const other = boundsOf(ctx, i === 0 ? right : left)
    const read = other.none ? undefined : readAnyway(ctx, side, notNone)
    return read ?? { word: named(ctx, value(ctx, side)) }
  })
  if (a === undefined || b === undefined) throw new Error('two sides are compared')
  const readBits = [a.isRead, b.isRead].filter((bit) => bit !== undefined)
  const both = (bit: Js): Js => (readBits.length === 0 ? bit : js`(${joinJs([bit, ...readBits], js` & `)})`)
  return op === 'ne' ? js`(${both(sameBit(a.word, b.word))} ^ 1)` : both(compared(op, a.word, b.word))
}

interface Read {
  readonly word: Val
  /** A number that is 1 if the word is meaningful. */
  readonly isRead?: Js
}

/**
 * A word at a place that depends only on the space, read from somewhere even if there is no such place. Testing that
 * first would be a branch.
 */
function readAnyway(ctx: Ctx, e: ExprIR, notNone: Known): Read | undefined {
  const space = ctx.regs.get(SPACE_REGISTER)
  if (e.op !== 'load' || space === undefined) return undefined
  const { lo, none } = boundsOf(ctx, e.index)
  if (!none || lo < 0) return undefined
  const places: number[] = []
  for (let at = 0; at <= space.hi; at++) {
    const place = at < space.lo ? NONE : knownValue(withReg(ctx, SPACE_REGISTER, constantVal(at)), e.index)
    if (place === undefined) return undefined
    places.push(place)
  }
  const { tables } = ctx.g
  const somewhere = tableWord(tables.of(places.map((place) => Math.max(0, place))), space)
  const word = named(ctx, readLoad(ctx, e.base, named(ctx, somewhere)))
  if (notNone.has(JSON.stringify(e.index))) return { word }
  return { word, isRead: js`(~${tables.of(places).name}[${space.code}] >>> 31)` }
}

function compared(op: 'eq' | 'lt' | 'le', a: Val, b: Val): Js {
  if (op === 'eq') return sameBit(a, b)
  const less = op === 'lt' ? js`(${a.code} - ${b.code} >>> 31)` : js`(${b.code} - ${a.code} >>> 31 ^ 1)`
  const noneMasks = [a, b].filter(({ none }) => none).map(({ code }) => js` & (~${code} >>> 31)`)
  return noneMasks.length === 0 ? less : js`(${less}${joinJs(noneMasks, js``)})`
}

function sameBit(a: Val, b: Val): Js {
  const [x, y] = [known(a), known(b)]
  if (y === NONE && a.lo >= 0) return js`(${a.code} >>> 31)`
  if (x === NONE && b.lo >= 0) return js`(${b.code} >>> 31)`
  if (y === 0 && a.lo >= 0 && !a.none) return js`(${a.code} - 1 >>> 31)`
  if (x === 0 && b.lo >= 0 && !b.none) return js`(${b.code} - 1 >>> 31)`
  return js`((${a.code} - ${b.code} | ${b.code} - ${a.code}) >>> 31 ^ 1)`
}
