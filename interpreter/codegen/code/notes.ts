import type { ExprIR, GameIR, RegionIR, SetIR } from '../../../grammar/ir/ir.ts'
import { isOperation } from '../../../grammar/ir/match.ts'
import { NONE } from '../../../grammar/ir/ir.ts'
import type { ExprOf } from '../../../grammar/ir/nodes.ts'
import { nodesOf, rulesOfGame } from '../../../grammar/ir/rules.ts'
import { wordsSet } from '../../../grammar/ir/touched.ts'
import { walk, walkSteps } from '../../../grammar/ir/walk.ts'
import { MOVES_NOTED } from '../../state/moved-pieces.ts'
import type { Js } from './code.ts'
import { js } from './code.ts'

/*
 * Sums over pieces, spaces and other things that are kept, and what makes it known that they have changed. What is noted is the
 * number of a piece that has moved or shows another face, or, after the numbers of all pieces, the address of a word that was set.
 */

export type Fold = ExprOf<'fold'>

/** Things, the conditions on one of them, and what one adds. */
export interface Sum {
  readonly things: readonly number[]
  /** They are pieces, and it matters where they lie or what they show. */
  readonly byPlace: boolean
  /** What is tracked of them that matters: where the word of the thing with the number 0 would be. */
  readonly bases: readonly number[]
  readonly wheres: readonly { readonly reg: number; readonly where: ExprIR }[]
  readonly reg: number
  readonly of: ExprIR
}

/** With fewer things than this, keeping a sum is not worth it. */
const LEAST_THINGS = 12

export function sumOf(ir: GameIR, e: Fold): Sum | undefined {
  if (e.fold !== 'mix' && e.fold !== 'mix again') return undefined
  const wheres: { readonly reg: number; readonly where: ExprIR }[] = []
  let set: SetIR = e.set
  for (; set.set === 'filter'; set = set.of) wheres.push({ reg: set.reg, where: set.where })
  const found = thingsOf(ir, set)
  if (found === undefined) return undefined
  const asked = [{ reg: e.reg, part: e.of }, ...wheres.map(({ reg, where }) => ({ reg, part: where }))].map(
    ({ reg, part }) => askedOf(ir, found, part, reg),
  )
  if (asked.includes(undefined)) return undefined
  const bases = [...new Set(asked.flatMap((one) => one?.bases ?? []))]
  const byPlace = asked.some((one) => one?.byPlace === true)
  if (!byPlace && found.things.length < LEAST_THINGS) return undefined
  return { ...found, byPlace, bases, wheres, reg: e.reg, of: e.of }
}

interface Things {
  readonly things: readonly number[]
  readonly arePieces: boolean
}

/** All things of a sort, as they are known before the game. */
function thingsOf(ir: GameIR, set: SetIR): Things | undefined {
  if (set.set === 'range') {
    const { from, to } = set
    if (from.op !== 'const' || to.op !== 'const' || from.value < 0) return undefined
    const length = Math.max(0, to.value - from.value + 1)
    return { things: Array.from({ length }, (_, i) => from.value + i), arePieces: false }
  }
  if (set.set !== 'row' || set.index.op !== 'const') return undefined
  const offsets = ir.tables[set.offsets]?.values ?? []
  const { value: row } = set.index
  const things = ir.tables[set.items]?.values.slice(offsets[row], offsets[row + 1]) ?? []
  return { things, arePieces: set.of === 'piece' }
}

interface Asked {
  readonly bases: readonly number[]
  readonly byPlace: boolean
}

/** What it asks of the thing in the register, if that is only where a piece lies, what it shows, and what is tracked of it. */
function askedOf(ir: GameIR, { things, arePieces }: Things, e: ExprIR, reg: number): Asked | undefined {
  const { memory } = ir
  const bases: number[] = []
  let [byPlace, isMore] = [false, false]
  walk(e, (node) => {
    if (!('op' in node)) isMore = true
    else if (node.op === 'reg') isMore ||= node.reg !== reg
    else if (node.op === 'load') {
      const isOfPlace = arePieces && (node.base === memory.at || node.base === memory.face)
      const base = node.base + (ownIndex(node.index, reg) ?? NONE)
      if (isOfPlace && node.index.op === 'reg') byPlace = true
      else if (things.every((thing) => onlyStored(ir, base + thing))) bases.push(base)
      else isMore = true
    } else isMore ||= node.op !== 'const' && !isOperation(node)
  })
  return isMore ? undefined : { bases, byPlace }
}

/** What is added to the number of the thing in the register: the words of a player begin further on. */
function ownIndex(index: ExprIR, reg: number): number | undefined {
  if (index.op === 'reg') return index.reg === reg ? 0 : undefined
  if (index.op !== 'add') return undefined
  const { left, right } = index
  if (left.op === 'const' && right.op === 'reg' && right.reg === reg) return left.value
  return right.op === 'const' && left.op === 'reg' && left.reg === reg ? right.value : undefined
}

const STORED = new WeakMap<
  GameIR,
  { readonly tracked: ReadonlySet<number>; readonly otherwise: ReadonlySet<number> }
>()

/** Is it a word of a tracked value that nothing but `store` sets? */
function onlyStored(ir: GameIR, at: number): boolean {
  let known = STORED.get(ir)
  if (known === undefined) {
    const tracked = ir.memory.regions.filter(({ per, type }) => type !== undefined && TRACKED.has(per))
    const otherwise = new Set<number>()
    walkSteps(rulesOfGame(ir), (node) => {
      if (node.step !== 'store') for (const word of wordsSet(ir, node)) otherwise.add(word)
    })
    known = {
      tracked: new Set(
        tracked.flatMap((region) => Array.from({ length: region.length }, (_, i) => region.at + i)),
      ),
      otherwise,
    }
    STORED.set(ir, known)
  }
  return known.tracked.has(at) && !known.otherwise.has(at)
}

const TRACKED: ReadonlySet<RegionIR['per']> = new Set(['seat', 'piece', 'space', 'region'])

const SUMS = new WeakMap<GameIR, readonly Sum[]>()

function sumsOf(ir: GameIR): readonly Sum[] {
  const known = SUMS.get(ir)
  if (known !== undefined) return known
  const sums: Sum[] = []
  for (const node of nodesOf(ir)) {
    const sum = 'op' in node && node.op === 'fold' ? sumOf(ir, node) : undefined
    if (sum !== undefined) sums.push(sum)
  }
  SUMS.set(ir, sums)
  return sums
}

/** Whether anything reads it: then whatever moves a piece, or changes what it shows, notes it. */
export function notesMoves(ir: GameIR): boolean {
  return sumsOf(ir).length > 0 || mayKeepRoutes(ir)
}

const ROUTES = new WeakMap<GameIR, boolean>()

/** Is it asked whether anything is reached from a space, or how much? On the smallest boards everything reached is found as quickly. */
export function mayKeepRoutes(ir: GameIR): boolean {
  const known = ROUTES.get(ir)
  if (known !== undefined) return known
  let may = false
  if (ir.groups.length === 0 && ir.spaces.length > BITS_OF_WORD)
    nodesOf(ir).forEach((node) => {
      if ('op' in node && (node.op === 'any' || node.op === 'count')) may ||= asksForReached(node.set)
    })
  ROUTES.set(ir, may)
  return may
}

const BITS_OF_WORD = 31

/** A condition on what is reached, or that it is reached. */
function asksForReached(set: SetIR): boolean {
  if (set.set === 'reached') return set.from.set === 'one'
  if (set.set === 'let') return asksForReached(set.body)
  if (set.set !== 'filter') return false
  const terms = set.where.op === 'and' ? set.where.terms : [set.where]
  return asksForReached(set.of) || terms.some((e) => e.op === 'contains' && asksForReached(e.set))
}

const WORDS = new WeakMap<GameIR, readonly (readonly [from: number, to: number])[]>()

/** Stretches of words that matter to sums: whatever sets one of them notes it. */
export function notedWords(ir: GameIR): readonly (readonly [from: number, to: number])[] {
  const known = WORDS.get(ir)
  if (known !== undefined) return known
  const words = sumsOf(ir).flatMap(({ things, bases }) =>
    bases.map((base) => [base + Math.min(...things), base + Math.max(...things)] as const),
  )
  const apart = [...new Map(words.map((one) => [one.join(), one])).values()]
  WORDS.set(ir, apart)
  return apart
}

/** Notes a piece. */
export const noted = (piece: Js): Js =>
  js`MOVED[1 + (MOVED[0] & ${MOVES_NOTED - 1})] = ${piece}; MOVED[0] = MOVED[0] + 1 | 0;`

/** Notes that any may have moved. */
export const anyNoted = (): Js => js`MOVED[0] = MOVED[0] + ${MOVES_NOTED + 1} | 0;`

/** Notes a word by its address, if sums may depend on it; it lies between these. */
export function wordNoted(ir: GameIR, address: Js, lowest: number, highest: number): Js | undefined {
  const stretches = notedWords(ir).filter(([from, to]) => from <= highest && lowest <= to)
  if (stretches.length === 0) return undefined
  const note = noted(js`${address} + ${ir.pieces.length} | 0`)
  const isSure = stretches.some(([from, to]) => from <= lowest && highest <= to)
  if (isSure) return note
  const tests = stretches.map(([from, to]) => js`(${address} - ${from} | 0) >>> 0 <= ${to - from}`)
  return js`if (${tests.reduce((all, test) => js`${all} || ${test}`)}) { ${note} }`
}
