import { stagesRun } from '../../../grammar/ir/callees.ts'
import { H, type ActionIR } from '../../../grammar/ir/ir.ts'
import { does, type Effect } from '../../../grammar/ir/node-facts.ts'
import type { RulesIR } from '../../../grammar/ir/nodes.ts'
import { namingNodesOf, rulesOfStage, rulesOfWhenever } from '../../../grammar/ir/rules.ts'
import { numbersIn, walkSteps } from '../../../grammar/ir/walk.ts'
import { variablesSet } from '../../../grammar/ir/accessed-words.ts'
import type { TablePlan } from '../../state/table-plan.ts'
import { joinJs, js, type Js } from '../code/code.ts'
import { emit, functionOf, unitOf, type Ctx, type Gen } from './context.ts'
import { cellsOfAction } from '../code/cells-of-action.ts'
import { mayKeepRoutes, noteCall } from '../code/route-notes.ts'
import { planOf, tellsOfOthers } from '../code/plan-of.ts'
import { memoized } from '../../../grammar/source/memoized.ts'

/*
 * The undo log. A move that is made only to look at the position after it is undone by its changes: each piece goes
 * back between its former neighbours, last moved first, and the words that the steps may set are restored. If the steps
 * do more than that, or may set so much that a copy of the state is cheaper, the state is copied.
 */

/** Effects of a step beyond setting words and moving pieces one by one. */
const MORE: readonly Effect[] = [
  'shows faces',
  'says',
  'draws shuffle',
  'draws random',
  'draws roll',
  'leaves',
]

/** Saving and restoring one word by its address takes as long as copying this many words of a whole state. */
const AS_LONG_AS = 9
/** Fixed cost of undoing a move, in words of a whole state. */
const ANYWAY = 180

/**
 * Words at fixed addresses that the steps of an action may set, ascending. Undefined if the whole state is to be
 * copied. Other writes are logged when they happen.
 */
export function wordsToPutBack(
  g: Pick<Gen, 'ir' | 'facts'>,
  action: ActionIR,
): readonly number[] | undefined {
  const { ir } = g
  if (ir.groups.length > 0 || tellsOfOthers(planOf(ir))) return undefined
  const words = new Set<number>([H.you, H.site, H.decider, H.action, H.depth, ...g.facts.exposed])
  const stages = new Set<number>()
  let isMore = false
  const read = (rules: RulesIR): void =>
    walkSteps(rules, (node) => {
      if (MORE.some((effect) => does(node, effect)) || (does(node, 'moves pieces') && node.step !== 'move'))
        isMore = true
      if (node.step === 'rank' || node.step === 'take position') isMore = true
      const isWritten = node.step === 'store' && node.index.op !== 'const'
      if (!isWritten) for (const at of variablesSet(ir, node)) words.add(at)
      for (const at of numbersIn(node, 'saves')) words.add(at)
      if (node.step === 'settle')
        for (const rule of node.whenever.map((index) => ir.whenever[index]))
          if (rule !== undefined) {
            words.add(rule.cell)
            read(rulesOfWhenever(rule))
          }
      for (const index of stagesRun(node)) {
        const stage = ir.stages[index]
        if (stage === undefined || stages.has(index)) continue
        stages.add(index)
        for (const at of [...stage.params, stage.returnTo]) words.add(at)
        read(rulesOfStage(stage))
      }
    })
  for (const at of [...cellsOfAction(action), action.returnTo]) words.add(at)
  read(action.body)
  if (isMore || words.size * AS_LONG_AS + ANYWAY > ir.memory.size) return undefined
  return [...words].filter((at) => at >= 0).toSorted((a, b) => a - b)
}

/** True if any move is undone by replaying the undo log. While a trial is running, every piece move is logged. */
export const usesUndoLog = memoized((g: Gen): boolean =>
  namingNodesOf(g.ir).some((node) => {
    if (!('op' in node) || node.op !== 'after') return false
    const action = g.ir.actions[node.action]
    return action !== undefined && wordsToPutBack(g, action) !== undefined
  }),
)

/** Logs a moved piece: its place, its predecessor, who knew its face, and its number. */
export const pieceDown = ({ memory: m }: TablePlan): Js => js`
if (trying !== 0) {
TB[taken++] = from; TB[taken++] = S[${m.previous} + p | 0]; TB[taken++] = S[${m.seen} + p | 0]; TB[taken++] = p;
}`

/** Logs a write to a word that does not belong to a piece. */
export function wordDown(ctx: Ctx, at: Js): void {
  if (usesUndoLog(ctx.g))
    emit(ctx, js`if (trying !== 0) { TB[taken++] = S[${at}]; TB[taken++] = ${at}; TB[taken++] = -1; }`)
}

/** `(S, since)`: undoes the log back to that entry. */
function takeBackUnit(g: Gen): Js {
  return unitOf(g, 'take back', js`takeBack`, (name) => {
    const { memory: m } = g.ir
    const body = js`
while (taken > since) {
const p = TB[--taken];
if (p < 0) {
const at = TB[--taken];
S[at] = TB[--taken];
continue;
}
const seen = TB[--taken], before = TB[--taken], from = TB[--taken];
const to = S[${m.at} + p | 0], next = S[${m.next} + p | 0], previous = S[${m.previous} + p | 0];
if (previous < 0) S[${m.first} + to | 0] = next; else S[${m.next} + previous | 0] = next;
if (next < 0) S[${m.lastPiece} + to | 0] = previous; else S[${m.previous} + next | 0] = previous;
S[${m.count} + to | 0] = S[${m.count} + to | 0] - 1;
let behind = N;
if (from >= 0) {
if (before < 0) { behind = S[${m.first} + from | 0]; S[${m.first} + from | 0] = p; }
else { behind = S[${m.next} + before | 0]; S[${m.next} + before | 0] = p; }
if (behind < 0) S[${m.lastPiece} + from | 0] = p; else S[${m.previous} + behind | 0] = p;
S[${m.count} + from | 0] = S[${m.count} + from | 0] + 1;
}
S[${m.next} + p | 0] = behind;
S[${m.previous} + p | 0] = before;
S[${m.at} + p | 0] = from;
S[${m.seen} + p | 0] = seen;
${mayKeepRoutes(g.ir) ? noteCall(js`p`) : js``}
}`
    return functionOf(g, name, js`S, since`, body)
  })
}

/** This many consecutive words are restored in a loop. */
const LOOPED = 6

/** Saves everything a move of the action may change, and returns the code that restores it. */
export function logForUndo(ctx: Ctx, action: ActionIR): readonly Js[] {
  const { g } = ctx
  const words = wordsToPutBack(g, action)
  if (words === undefined) {
    const copy = g.names.list()
    g.functions.push(js`const x${copy} = words(${g.ir.memory.size});`)
    emit(ctx, js`${copy}.set(S);`)
    if (g.ir.groups.length === 0) return [js`S.set(${copy}); otherState(S);`]
    emit(ctx, js`beginTrial();`)
    return [js`S.set(${copy}); otherState(S); endTrial();`]
  }
  const since = g.names.fresh('n')
  emit(ctx, js`const ${since} = taken; trying++;`)
  const back: Js[] = [js`trying--; ${takeBackUnit(g)}(S, ${since});`]
  const single: Js[] = []
  for (const [from, length] of stretches(words)) {
    if (length >= LOOPED) {
      const [list, i] = [g.names.list(), g.names.fresh('i')]
      g.functions.push(js`const x${list} = words(${length});`)
      const loop = js`for (let ${i} = 0; ${i} < ${length}; ${i}++)`
      emit(ctx, js`${loop} ${list}[${i}] = S[${from} + ${i}];`)
      back.push(js`${loop} S[${from} + ${i}] = ${list}[${i}];`)
      continue
    }
    for (let at = from; at < from + length; at++) {
      const name = g.names.fresh('v')
      single.push(js`${name} = S[${at}]`)
      back.push(js`S[${at}] = ${name};`)
    }
  }
  emit(ctx, js`const ${joinJs(single, js`, `)};`)
  return [...back, js`changes();`]
}

/** Runs of consecutive words: the first, and their number. */
function stretches(words: readonly number[]): readonly (readonly [from: number, length: number])[] {
  const found: [number, number][] = []
  for (const at of words) {
    const last = found.at(-1)
    if (last !== undefined && last[0] + last[1] === at) last[1]++
    else found.push([at, 1])
  }
  return found
}
