import type { ExprIR, GameIR } from '../../../grammar/ir/ir.ts'
import { exchanged, partsOf, readsRegister, sizeOf, someNode } from '../../../grammar/ir/walk.ts'
import type { NodeIR } from '../../../grammar/ir/nodes.ts'
import { joinJs, js, type Js } from '../code/code.ts'
import { functionOf, named, statements, unitOf, type Ctx, type Gen } from './context.ts'
import { looksOnlyAt } from '../code/looks-only.ts'
import { SPACE_REGISTER, aboutSpace, isRegister, onSpace, testAgain } from './space-tests.ts'
import { MOST_BITS } from './hoisted-values.ts'
import { boundsOf, value } from './dispatch.ts'

/*
 * On a small board, if a condition depends only on the first piece of a space, the matching spaces are cached as a bit
 * set. `touched` has a bit for each space that may have changed since the last test, `KF` stores the first piece of
 * each space then, and `KB` the bit sets. Each space with a different first piece is tested again.
 */

/** A bit set is cached for each value of a condition's other dependency, at most this many. */
const MOST_VALUES = 4

/** Conditions with more nodes than this are not cached. */
const LARGEST = 200

const KEPT = new WeakMap<Gen, readonly ExprIR[]>()

/** True if moves must report the spaces they have touched. */
export function tellsSpaces(g: Pick<Gen, 'ir' | 'profiles'>): boolean {
  return g.profiles !== undefined && g.ir.groups.length === 0 && g.ir.spaces.length <= MOST_BITS
}

/**
 * The spaces, as bits, for which the condition holds. Undefined if it depends on more than their first piece, or if not
 * all items are spaces.
 */
export function keptSpaces(
  ctx: Ctx,
  items: readonly number[],
  where: ExprIR,
  isSpace: (e: ExprIR) => boolean,
): Js | undefined {
  const isOnBoard = items.every((item) => item >= 0 && item < ctx.g.ir.spaces.length)
  if (!tellsSpaces(ctx.g) || !isOnBoard) return undefined
  const asked = plain(aboutSpace(ctx.g, where, isSpace))
  if (sizeOf(asked) > LARGEST) return undefined
  if (asked.op === 'not' || asked.op === 'ne') {
    const refused: ExprIR = asked.op === 'not' ? asked.term : { ...asked, op: 'eq' }
    const words = wordsFor(ctx, refused)
    return words === undefined ? undefined : js`~${words}`
  }
  return wordsFor(ctx, asked)
}

function wordsFor(ctx: Ctx, asked: ExprIR): Js | undefined {
  const others = new Map(othersIn(asked).map((e) => [JSON.stringify(e), e]))
  const [other, ...more] = others.values()
  if (!readsSpace(asked) || more.length > 0) return undefined
  if (other === undefined) return asksOfSpace(ctx.g.ir, asked) ? js`${wordUnit(ctx.g, asked)}(S)` : undefined
  const { lo, hi, none } = boundsOf(ctx, other)
  if (none || lo < 0 || hi < lo || hi >= MOST_VALUES) return undefined
  const key = JSON.stringify(other)
  const tests = Array.from({ length: hi - lo + 1 }, (_, i) =>
    exchanged(asked, {
      expression: (e) => (JSON.stringify(e) === key ? { op: 'const', value: lo + i } : e),
    }),
  )
  if (!tests.every((test) => asksOfSpace(ctx.g.ir, test))) return undefined
  const which = named(ctx, value(ctx, other))
  const words = tests.map((test) => js`${wordUnit(ctx.g, test)}(S)`)
  return words.reduceRight((rest, word, i) => js`(${which.code} === ${lo + i} ? ${word} : ${rest})`)
}

function plain(e: ExprIR): ExprIR {
  const [only, ...more] = e.op === 'and' ? e.terms : []
  return only === undefined || more.length > 0 ? e : plain(only)
}

function readsSpace(part: NodeIR): boolean {
  return readsRegister(part, new Set([SPACE_REGISTER]))
}

/** The parts that do not depend on the space. */
function othersIn(part: NodeIR): readonly ExprIR[] {
  if ('op' in part) {
    if (part.op === 'const') return []
    if (!readsSpace(part)) return [part]
  }
  return partsOf(part).flatMap(othersIn)
}

/** True if it reads only the first piece of the space. */
function asksOfSpace({ memory: m }: GameIR, test: ExprIR): boolean {
  const isSpace = isRegister(SPACE_REGISTER)
  return looksOnlyAt(test, (look) => {
    if (look.op === 'load') return look.base === m.first && isSpace(look.index)
    return look.op === 'first' && look.set.set === 'members' && isSpace(look.set.container)
  })
}

/** The same for an unprepared condition that reads nothing else either. */
export function asksOfSpaceAlone(g: Gen, where: ExprIR, reg: number): boolean {
  const test = aboutSpace(g, where, isRegister(reg))
  return (
    asksOfSpace(g.ir, test) &&
    !someNode(test, (node) => 'op' in node && node.op === 'reg' && node.reg !== SPACE_REGISTER)
  )
}

/** `(S)`: the updated bit set of a condition. */
function wordUnit(g: Gen, test: ExprIR): Js {
  return unitOf(g, `kept ${JSON.stringify(test)}`, js`kept`, (name) => {
    const tests = KEPT.get(g) ?? []
    KEPT.set(g, [...tests, test])
    return functionOf(g, name, js`S`, js`if (touched !== 0) tellTouched(S);\nreturn KB[${tests.length}];`)
  })
}

/** The words, and code that tests all touched spaces again; `also` is invalidated by a change on `space`, too. */
export function keptCode(g: Gen, also: readonly Js[]): Js {
  const [tests, spaces] = [KEPT.get(g) ?? [], g.ir.spaces.length]
  if (tests.length + also.length === 0) return js``
  const ctx = onSpace(g)
  tests.forEach((test, i) => testAgain(ctx, test, js`${i}`))
  const body = js`
let open = touched & ${2 ** spaces - 1};
touched = 0;
for (; open !== 0; open &= open - 1) {
const space = 31 - Math.clz32(open & -open), first = S[${g.ir.memory.first} + space | 0];
if (KF[space] === first) continue;
KF[space] = first;
${joinJs(also, js`\n`)}
${statements(ctx.out)}
}`
  return js`
const xKB = words(${tests.length}), xKF = words(${spaces}).fill(-1);
${functionOf(g, js`tellTouched`, js`S`, body)}`
}
