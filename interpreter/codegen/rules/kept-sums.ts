import type { ExprIR } from '../../../grammar/ir/ir.ts'
import { exchanged } from '../../../grammar/ir/walk.ts'
import { MOVES_NOTED, NOTHING_READ } from '../../state/moved-pieces.ts'
import { SALTS } from '../../state/positions.ts'
import type { Js } from '../code/code.ts'
import { joined, js } from '../code/code.ts'
import type { Ctx, Gen } from './context.ts'
import { block, emit, freshCtx, functionOf, statements, unitOf, withReg } from './context.ts'
import type { Fold, Sum } from '../code/notes.ts'
import { sumOf } from '../code/notes.ts'
import type { Val } from '../code/val.ts'
import { condCode, ranged } from '../code/val.ts'
import { value, cond } from './dispatch.ts'

/*
 * What pieces of some sort come to in a position, by where each of them lies, what it shows and what is tracked of it, or what
 * spaces and other things come to by what is tracked of them: the sum is kept, with what each thing has added to it, and a look
 * at it reckons only those that were noted as changed since the last one.
 */

/** What the fold comes to, if its sum can be kept. */
export function keptSum(ctx: Ctx, e: Fold): Val | undefined {
  const sum = sumOf(ctx.g.ir, e)
  if (sum === undefined) return undefined
  const { unit, kept } = sumUnit(ctx.g, sum)
  emit(ctx, js`${unit}(S);`)
  return ranged(js`${kept}[${WORD[e.fold === 'mix' ? 'mix' : 'mix again']}]`, 0, 0x7fffffff)
}

/** In the list of a sum: how far it has read what was noted, the two sums, then what each thing has added. */
const WORD = { read: 0, mix: 1, 'mix again': 2 } as const
const HEAD = 3

const LISTS = new WeakMap<Gen, Map<string, Js>>()

/** `(S)`: brings the list of a sum up to date. */
function sumUnit(g: Gen, sum: Sum): { readonly unit: Js; readonly kept: Js } {
  const key = `sum ${JSON.stringify(inOneRegister(sum))}`
  const lists = LISTS.get(g) ?? new Map<string, Js>()
  LISTS.set(g, lists)
  const kept = lists.get(key) ?? g.names.list()
  lists.set(key, kept)
  const unit = unitOf(g, key, js`sum`, (name) => {
    const { things, byPlace, bases } = sum
    const [pieces, lowest, highest] = [g.ir.pieces.length, Math.min(...things), Math.max(...things)]
    g.functions.push(
      js`const x${kept} = words(${HEAD + highest - lowest + 1}).fill(N);`,
      js`x${kept}[${WORD.read}] = ${NOTHING_READ}; x${kept}[${WORD.mix}] = 0; x${kept}[${WORD['mix again']}] = 0;`,
    )
    const one = ofOneThing(g, sum, kept)
    const among = new Set(things)
    const counts = g.tables.of(
      Array.from({ length: highest - lowest + 1 }, (_, i) => (among.has(lowest + i) ? 1 : 0)),
    )
    const all = g.tables.of([...things])
    // The number of what was noted, counted from the first thing; beyond them all if it is none of them.
    const reckon = (from: Js): Js => js`{
const i = p - (${from}) | 0;
if (i >>> 0 < ${counts.name}.length && ${counts.name}[i] === 1) ${one}(S, i + ${lowest} | 0);
}`
    const changed = [
      ...(byPlace ? [js`if (p < ${pieces}) ${reckon(js`${lowest}`)}`] : []),
      ...(bases.length > 0
        ? [
            js`if (p >= ${pieces}) { ${joined(
              bases.map((base) => reckon(js`${pieces + base + lowest}`)),
              js`\n`,
            )} }`,
          ]
        : []),
    ]
    const body = js`
const noted = MOVED[0], since = noted - ${kept}[${WORD.read}] | 0;
if (since === 0) return;
${kept}[${WORD.read}] = noted;
if (since > 0 && since <= ${MOVES_NOTED}) {
for (let i = since; i > 0; i--) {
const p = MOVED[1 + (noted - i & ${MOVES_NOTED - 1})];
${joined(changed, js`\n`)}
}
} else for (let i = 0; i < ${all.name}.length; i++) ${one}(S, ${all.name}[i]);`
    return functionOf(g, name, js`S`, body)
  })
  return { unit, kept }
}

/** `(S, p)`: what the thing adds, instead of what it has added before. */
function ofOneThing(g: Gen, { things, wheres, reg, of }: Sum, kept: Js): Js {
  const name = js`one${g.names.fresh('n')}`
  const ctx = freshCtx(g, new Map())
  const [lowest, highest] = [Math.min(...things), Math.max(...things)]
  const thing = ranged(js`p`, lowest, highest, false, true)
  emit(ctx, js`let adds = N;`)
  const lookFrom = (i: number, at: Ctx): void => {
    const where = wheres[i]
    if (where === undefined) return emit(at, js`adds = ${value(withReg(at, reg, thing), of).code};`)
    const holds = cond(withReg(at, where.reg, thing), where.where)
    block(at, js`if (${condCode(holds)})`, () => lookFrom(i - 1, at))
  }
  lookFrom(wheres.length - 1, ctx)
  const changed = (fold: 'mix' | 'mix again'): Js => {
    const sum = js`${kept}[${WORD[fold]}]`
    return js`
if (before !== N) ${sum} = mixedWithout(${sum}, before, ${SALTS[fold]});
if (adds !== N) ${sum} = mixedWith(${sum}, adds, ${SALTS[fold]});`
  }
  emit(
    ctx,
    js`const before = ${kept}[${HEAD - lowest} + p];`,
    js`if (adds === before) return;`,
    js`${kept}[${HEAD - lowest} + p] = adds;${changed('mix')}${changed('mix again')}`,
  )
  g.functions.push(functionOf(g, name, js`S, p`, statements(ctx.out)))
  return name
}

/** So that the same sum in another place has the same name. */
function inOneRegister({ things, wheres, of }: Sum): object {
  const one = (e: ExprIR): ExprIR =>
    exchanged(e, { expression: (inner) => (inner.op === 'reg' ? { ...inner, reg: 0 } : inner) })
  return { things, wheres: wheres.map(({ where }) => one(where)), of: one(of) }
}
