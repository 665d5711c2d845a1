import { NONE, type ActionIR, type ExprIR, type GameIR } from '../../../grammar/ir/ir.ts'
import { someNode, walk } from '../../../grammar/ir/walk.ts'
import { Js, js } from '../code/code.ts'
import type { Ctx } from '../rules/context.ts'
import {
  apart,
  block,
  branch,
  emit,
  freshCtx,
  functionOf,
  mark,
  named,
  statements,
} from '../rules/context.ts'
import { cellsOfAction } from '../code/cells-of-action.ts'
import { readCell } from '../rules/memory.ts'
import type { OfferList } from './listing.ts'
import { necessary, some } from './necessary-conditions.ts'
import { anyWord, condCode, constantVal, known, type Cond, type Val } from '../code/val.ts'
import { value } from '../rules/dispatch.ts'
import { when } from '../rules/when.ts'

/**
 * A prohibition that rarely applies, which can be predicted without a move. The list is built without it, and only when
 * it may apply are its moves removed from the finished list.
 */
interface Guard {
  readonly forbid: number
  readonly test: ExprIR
}

/** Prohibitions that can equally well be tested on a finished list. */
export function guardsOf(ir: GameIR, action: ActionIR): readonly Guard[] {
  return action.forbids.flatMap(({ test }, forbid) => (mayAskEndlessly(ir, test) ? [] : [{ forbid, test }]))
}

/** True if a cheap test without a move usually excludes it. */
export function isRare(ctx: Ctx, action: ActionIR, { test }: Guard): boolean {
  return apart(branch(ctx), (at) => necessary(at, test, ownOf(action))).know((c) => c === true) === false
}

const ownOf = (action: ActionIR): ReadonlySet<number> => new Set(cellsOfAction(action))

/** A question that may never end is evaluated exactly when the reference evaluates it. */
function mayAskEndlessly(ir: GameIR, e: ExprIR, seen: Set<number> = new Set()): boolean {
  return someNode(e, (node) => {
    if (!('op' in node)) return false
    if (node.op === 'can' || node.op === 'after' || node.op === 'most') return true
    if (node.op !== 'call' || seen.has(node.term)) return false
    seen.add(node.term)
    const called = ir.terms[node.term]
    return called === undefined || mayAskEndlessly(ir, called.body, seen)
  })
}

/** The cheap test: true if one of them may apply to a move. */
export function mayBite(ctx: Ctx, action: ActionIR, guards: readonly Guard[]): Cond {
  const own = ownOf(action)
  return guards.map((guard) => necessary(ctx, guard.test, own)).reduce(some, false)
}

/**
 * Removes forbidden moves from a finished list.
 *
 * @param word of chance, if the list is also filtered in the first games for rehearsal
 */
export function sift(ctx: Ctx, action: ActionIR, guards: readonly Guard[], list: OfferList, word?: Js): void {
  if (guards.length === 0) return
  const bites = mayBite(ctx, action, guards)
  if (bites === false) return
  // Spread over a few dozen games, in which more happens than in one.
  const rehearsed = word === undefined ? js`` : js` || C[3] > 0 && (${word} & 7) === 0`
  block(ctx, js`if (${condCode(bites)}${rehearsed})`, () => {
    if (word !== undefined) emit(ctx, js`C[3] = C[3] - 1 | 0;`)
    list.writeOut?.(ctx)
    // A whole game is one large function, which the engine optimises slowly, so rare code is moved out of it.
    const outside = word === undefined || bites === true ? undefined : sifter(ctx, action, guards, list)
    if (outside !== undefined) return emit(ctx, js`${list.count} = ${outside}(S, ${list.count});`)
    emit(ctx, js`${list.count} = ${sifted(ctx, action, guards, list)};`)
  })
}

/** Keeps only the moves that no prohibition refuses. Returns their number. */
function sifted(ctx: Ctx, action: ActionIR, guards: readonly Guard[], list: OfferList): Js {
  const around = readBefore(ctx, action, guards)
  const [kept, i] = [ctx.g.names.fresh('n'), ctx.g.names.fresh('i')]
  emit(ctx, js`let ${kept} = 0;`)
  block(ctx, js`for (let ${i} = 0; ${i} < ${list.count}; ${i}++)`, () => {
    const inner: Ctx = branch(around)
    const code = named(inner, {
      ...constantVal(0),
      code: js`${list.moves}[${i}]`,
      hi: 0x3fffffff,
      atom: false,
    })
    bindChoices(inner, action, list.unpack(inner, code))
    const test = (k: number): void => {
      const guard = guards[k]
      const forbid = guard === undefined ? undefined : action.forbids[guard.forbid]
      if (forbid === undefined) return emit(inner, js`${list.moves}[${kept}++] = ${code.code};`)
      mark(inner, forbid.origin)
      when(inner, { op: 'not', term: forbid.test }, () => test(k + 1))
    }
    test(0)
  })
  return kept
}

/**
 * The same as a function `(S, count)`, which knows only constants. Undefined if that is not enough, because a word that
 * is read is a variable here.
 */
function sifter(ctx: Ctx, action: ActionIR, guards: readonly Guard[], list: OfferList): Js | undefined {
  const { g } = ctx
  const isKnown = (at: number): boolean => known(ctx.cells.get(at) ?? anyWord(js``)) !== undefined
  if (!action.params.every(isKnown)) return undefined
  const inner = freshCtx(g, new Map([...ctx.cells].filter(([at]) => isKnown(at))))
  const filtered = sifted(inner, action, guards, list)
  const body = js`${statements(inner.out)}\nreturn ${filtered};`
  if ([...Js.mentioned([body]).values()].some(({ of }) => of === 'word' || of === 'local')) return undefined
  const name = js`sift${g.names.fresh('n')}`
  g.functions.push(functionOf(g, name, js`S, ${list.count}`, body))
  return name
}

/** Values that these prohibitions read besides the move are the same for all moves. */
function readBefore(ctx: Ctx, action: ActionIR, guards: readonly Guard[]): Ctx {
  const around: Ctx = branch(ctx)
  const own = ownOf(action)
  const read = (at: number): void => {
    if (!own.has(at)) around.cells.set(at, named(around, readCell(around, at)))
  }
  for (const { test } of guards)
    walk(test, (node) => {
      if (!('op' in node)) return
      if (node.op === 'cell') read(node.at)
      if (node.op === 'load' && node.index.op === 'cell') {
        const index = known(readCell(ctx, node.index.at)) ?? NONE
        if (index !== NONE) read(node.base + index)
      }
    })
  return around
}

function bindChoices(ctx: Ctx, action: ActionIR, choices: readonly Val[]): void {
  for (let chosenCount = 0; chosenCount <= action.choices.length; chosenCount++) {
    for (const l of action.lets)
      if (l.after === chosenCount) ctx.cells.set(l.cell, named(ctx, value(ctx, l.value)))
    const [choice, chosen] = [action.choices[chosenCount], choices[chosenCount]]
    if (choice !== undefined && chosen !== undefined) ctx.cells.set(choice.cell, chosen)
  }
}
