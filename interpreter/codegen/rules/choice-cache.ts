import { NONE, type ExprIR, type GameIR, type SetIR } from '../../../grammar/ir/ir.ts'
import { sizeOf } from '../../../grammar/ir/walk.ts'
import { directionsIn, topologyOf } from '../../state/topology.ts'
import { joinJs, js, type Js } from '../code/code.ts'
import { block, emit, freshCtx, functionOf, statements, unitOf, type Ctx, type Gen } from './context.ts'
import { stepsTo } from './geometry.ts'
import { looksOnlyAt } from '../code/looks-only.ts'
import { onesUnit } from './count-bits.ts'
import { flattened, staticRow } from './set-filters.ts'
import { SPACE_REGISTER, aboutSpace, isRegister, onSpace, testAgain } from './space-tests.ts'
import { ranged, type Val } from '../code/val.ts'
import { loopOver, type Visit } from './visits.ts'
import { knownValue } from './dispatch.ts'

/*
 * In a whole game without observers, a choice may offer spaces depending on the contents of each and of fixed
 * neighbours ("an empty space above a stone"). The spaces that can be chosen are then cached as a bit set. When
 * something enters or leaves a space, only conditions that read it are tested again, so listing costs as much as there
 * are moves, not as much as there are spaces.
 */

/** Conditions with more nodes than this are not cached. */
const LARGEST = 100
/** A row with fewer spaces is tested as quickly as it is cached. */
const FEWEST = 6
/** On larger boards, analysing every test would take too long. */
const MOST = 1024
/** If a space affects more spaces than this, updates at moves would cost more than lists gain. */
const MOST_NEAR = 6
const BITS = 32

interface KeptChoice {
  readonly from: SetIR
  readonly items: readonly number[]
  readonly test: ExprIR
  /** For each space, the spaces whose condition reads it. */
  readonly near: readonly (readonly number[])[]
  /** The first of its words. */
  readonly base: number
  isUsed: boolean
}

const KEPT = new WeakMap<Gen, readonly KeptChoice[]>()

/** Finds the choices to cache. Everything generated for the game must come after this. */
export function planKeptChoices(g: Gen): void {
  const caches: KeptChoice[] = []
  for (const { choices } of g.ir.actions)
    for (const { from } of choices) {
      const plan = spacesAsked(g, from)
      if (plan !== undefined)
        caches.push({ ...plan, from, base: caches.length * wordsOf(g.ir), isUsed: false })
    }
  KEPT.set(g, caches)
}

const wordsOf = ({ spaces }: GameIR): number => Math.ceil(spaces.length / BITS)

/**
 * The spaces of a choice, if the contents of a few fixed spaces decide whether one of them can be chosen, and the
 * condition, which is about `SPACE_REGISTER`.
 */
export function spacesAsked(g: Gen, from: SetIR): Pick<KeptChoice, 'items' | 'test' | 'near'> | undefined {
  const spaces = g.ir.spaces.length
  const { of, wanted } = flattened(from)
  const ctx = freshCtx(g, new Map())
  const items = of.set === 'range' ? rangeOf(ctx, of) : staticRow(ctx, of)?.items
  if (items === undefined || items.length < FEWEST || items.length > MOST || wanted.length === 0)
    return undefined
  const isAscending = items.every((item, i) => item > (items[i - 1] ?? -1) && item < spaces)
  if (!isAscending) return undefined
  const terms = wanted.map(({ reg, where }) => aboutSpace(g, where, isRegister(reg)))
  const test: ExprIR = { op: 'and', terms }
  if (sizeOf(test) > LARGEST) return undefined
  const near = nearOf(ctx, items, test)
  return near === undefined || near.some((list) => list.length > MOST_NEAR)
    ? undefined
    : { items, test, near }
}

function rangeOf(ctx: Ctx, { from, to }: Extract<SetIR, { set: 'range' }>): readonly number[] | undefined {
  const [first, last] = [knownValue(ctx, from), knownValue(ctx, to)]
  if (first === undefined || last === undefined || first < 0 || last - first >= MOST) return undefined
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
}

/** For each space, the spaces whose condition reads it. Undefined if conditions read anything else that changes. */
function nearOf(
  ctx: Ctx,
  items: readonly number[],
  test: ExprIR,
): readonly (readonly number[])[] | undefined {
  const { ir } = ctx.g
  const near = ir.spaces.map(() => new Set<number>())
  const isNear = (look: ExprIR): boolean => {
    const container = containerOf(ir, look)
    const spaces = container === undefined ? undefined : imagesOf(ctx, items, container)
    if (spaces === undefined || spaces.some((space) => space >= ir.spaces.length)) return false
    spaces.forEach((space, i) => near[space]?.add(items[i] ?? 0))
    return true
  }
  const isFixed = (e: ExprIR): boolean => e.op === 'step' && imagesOf(ctx, items, e) !== undefined
  return looksOnlyAt(test, isNear, isFixed) ? near.map((spaces) => [...spaces]) : undefined
}

/** The value of an expression for each of the items as the space. Undefined if it is not constant. */
function imagesOf(ctx: Ctx, items: readonly number[], e: ExprIR): readonly number[] | undefined {
  if (e.op === 'reg') return e.reg === SPACE_REGISTER ? items : undefined
  if (e.op !== 'step') return undefined
  const from = imagesOf(ctx, items, e.space)
  const mask = knownValue(ctx, e.directions)
  if (from === undefined || mask === undefined) return undefined
  const [direction] = directionsIn(mask, topologyOf(ctx.g.ir).width)
  if (direction === undefined) return undefined
  const steps = stepsTo(ctx, direction)
  return from.map((space) => steps[space] ?? NONE)
}

/** The container whose contents are read, if nothing else is. */
function containerOf({ memory: m }: GameIR, look: ExprIR): ExprIR | undefined {
  if (look.op === 'load') return [m.first, m.lastPiece, m.count].includes(look.base) ? look.index : undefined
  const asksForMembers = look.op === 'first' || look.op === 'count' || look.op === 'any'
  return asksForMembers && look.set.set === 'members' ? look.set.container : undefined
}

/** A loop over the spaces that can be chosen, in order. Returns false if this choice is not cached. */
export function eachKept(ctx: Ctx, from: SetIR, visit: Visit): boolean {
  const cache = KEPT.get(ctx.g)?.find((one) => one.from === from)
  if (cache === undefined) return false
  cache.isUsed = true
  const { items, base } = cache
  const { names } = ctx.g
  const [word, bits, space] = [names.fresh('i'), names.fresh('n'), names.fresh('v')]
  const item: Val = { ...ranged(space, items[0] ?? 0, items.at(-1) ?? 0), atom: true }
  const words = wordsOf(ctx.g.ir)
  const open = (at: Js, first: Js): void =>
    loopOver(
      ctx,
      js`for (let ${bits} = KB[${at}]; ${bits} !== 0; ${bits} &= ${bits} - 1)`,
      js`${items.length}`,
      items.length,
      () => {
        emit(ctx, js`const ${space} = ${first}31 - Math.clz32(${bits} & -${bits});`)
        visit(item)
      },
    )
  if (words === 1) open(js`${base}`, js``)
  else
    block(ctx, js`for (let ${word} = 0; ${word} < ${words}; ${word}++)`, () =>
      open(js`${base} + ${word}`, js`(${word} << 5) + `),
    )
  return true
}

/**
 * With fewer spaces, listing is as quick as counting. Likewise if other spaces matter: usually only a few spaces of the
 * board can be chosen then.
 */
const FEWEST_COUNTED = 32

/** The number of spaces that can be chosen, and the one with a given index, without a list of them. */
interface CountedSpaces {
  readonly count: (ctx: Ctx) => Js
  readonly at: (number: Js) => Val
}

/** Undefined if the spaces are not cached. */
export function countedSpaces({ g }: Ctx, from: SetIR): CountedSpaces | undefined {
  const cache = KEPT.get(g)?.find((one) => one.from === from)
  if (cache === undefined || cache.items.length < FEWEST_COUNTED || !looksAtItself(cache)) return undefined
  cache.isUsed = true
  const { items, base } = cache
  const words = wordsOf(g.ir)
  return {
    count: (ctx) => {
      const count = g.names.fresh('n')
      const ones = Array.from({ length: words }, (_, i) => js`${onesUnit(g)}(KB[${base + i}])`)
      emit(ctx, js`let ${count} = ${joinJs(ones, js` + `)} | 0;`)
      return count
    },
    at: (number) => ranged(js`${nthUnit(g)}(${base}, ${number})`, items[0] ?? 0, items.at(-1) ?? 0),
  }
}

/** `(base, n)`: the space of the nth set bit in the words from a base on. It must exist. */
const nthUnit = (g: Gen): Js =>
  unitOf(g, 'nth', js`nth`, (name) => {
    const ones = onesUnit(g)
    const half = (bits: number): Js => js`
count = ${ones}(word & ${2 ** bits - 1});
if (n >= count) { n -= count; word >>>= ${bits}; space += ${bits}; }`
    const body = js`
let space = 0, word = KB[base], count = ${ones}(word);
while (n >= count) { n -= count; space += ${BITS}; word = KB[++base]; count = ${ones}(word); }
${half(16)}${half(8)}
for (; n > 0; n--) word &= word - 1;
return space + 31 - Math.clz32(word & -word);`
    return functionOf(g, name, js`base, n`, body)
  })

/** Notifies the cached choices that something has entered or left a space. */
export function spaceChanged(g: Gen, space: Js): readonly Js[] {
  return (KEPT.get(g) ?? []).length === 0 ? [] : [js`again(${space});`]
}

/** Initialises the words at the beginning of a game. */
export function keptBegin(g: Gen): Js {
  return (KEPT.get(g) ?? []).length === 0 ? js`` : js`beginKept();`
}

/** The words, and the functions that update them. */
export function keptFunctions(g: Gen): readonly Js[] {
  const all = KEPT.get(g) ?? []
  if (all.length === 0) return []
  const used = all.filter(({ isUsed }) => isUsed)
  const tests = used.map((cache) => testOf(g, cache))
  const first = used.map((cache, i) => {
    const items = g.tables.of(cache.items)
    return js`for (let i = 0; i < ${cache.items.length}; i++) ${tests[i] ?? js``}(${items.name}[i]);`
  })
  const length = all.length * wordsOf(g.ir)
  // The last word records whether the others are initialised. With a variable instead, whole games took twice as long.
  const begin = js`
if (xKI[${length}] === 1) for (let i = 0; i < ${length}; i++) KB[i] = xKI[i];
else {
${joinJs(first, js`\n`)}
for (let i = 0; i < ${length}; i++) xKI[i] = KB[i];
xKI[${length}] = 1;
}`
  return [
    js`const xKB = words(${length}), xKI = words(${length + 1});`,
    functionOf(g, js`beginKept`, js``, begin),
    functionOf(
      g,
      js`again`,
      js`space`,
      joinJs(
        used.map((cache, i) => testsNear(g, cache, tests[i] ?? js``)),
        js`\n`,
      ),
    ),
  ]
}

/** `(space)`: tests one space again. */
function testOf(g: Gen, { test, base }: KeptChoice): Js {
  const name = js`kept${g.names.fresh('n')}`
  const ctx = onSpace(g)
  const at = g.names.fresh('v')
  emit(ctx, js`const ${at} = ${base} + (space >> 5);`)
  testAgain(ctx, test, at)
  g.functions.push(functionOf(g, name, js`space`, statements(ctx.out)))
  return name
}

/** True if each condition reads its own space alone. */
const looksAtItself = ({ near }: Pick<KeptChoice, 'near'>): boolean =>
  near.every((list, space) => list.every((other) => other === space))

/** Tests conditions that read the changed space. */
function testsNear(g: Gen, { near }: KeptChoice, test: Js): Js {
  if (near.every((list, space) => list.length === 1 && list[0] === space)) return js`${test}(space);`
  const starts = [0]
  for (const list of near) starts.push((starts.at(-1) ?? 0) + list.length)
  const [from, table] = [g.tables.of(starts), g.tables.of(near.flat())]
  const i = g.names.fresh('i')
  return js`for (let ${i} = ${from.name}[space]; ${i} < ${from.name}[space + 1]; ${i}++) ${test}(${table.name}[${i}]);`
}
