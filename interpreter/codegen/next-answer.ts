import { NONE } from '../../grammar/ir/ir.ts'
import { planOf } from './code/plan-of.ts'
import { joinJs, js, type Js } from './code/code.ts'
import type { Gen } from './rules/context.ts'

/*
 * At each answer of a whole game, ended groups are forgotten unless a word names one of them. Usually none has ended,
 * which is tested without a call; and usually no word names one, which is tested fastest by code that knows the words.
 */

/** More words than this are scanned by the state's own code. */
const MOST_WORDS = 256

/** This many consecutive words are a list, which is empty most of the time. */
const LIST = 8

/** Begins the next answer. */
export const nextAnswer = ({ ir }: Pick<Gen, 'ir'>): Js =>
  ir.groups.length > 0 ? js`if (xNAMED[0] !== 0) nextNamed();` : js``

/** `nextNamed()`: the same if a group may have ended. */
export function nextNamedFunction({ ir }: Pick<Gen, 'ir'>): Js {
  if (ir.groups.length === 0) return js``
  const { words } = planOf(ir).ended
  const groups = ir.groups.reduce((sum, { count }) => sum + count, 0)
  const namesGone = (at: number): Js =>
    js`(S[${at}] - ${ir.pieces.length} >>> 0 < ${groups} && S[${ir.memory.at} + S[${at}] | 0] === ${NONE})`
  const namesSome = (run: readonly number[]): readonly Js[] =>
    run.length < LIST
      ? run.map(namesGone)
      : [
          js`(${joinJs(
            run.map((at) => js`S[${at}]`),
            js` & `,
          )}) >= 0`,
        ]
  const tests = words.length > MOST_WORDS ? [js`true`] : [js`false`, ...runsOf(words).flatMap(namesSome)]
  return js`
function nextNamed() {
const S = xS;
if (${joinJs(tests, js` || `)}) nextAnswer(S); else nextUnnamed();
}`
}

/** Numbers in ascending order, as runs of consecutive ones. */
function runsOf(numbers: Iterable<number>): readonly (readonly number[])[] {
  const runs: number[][] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last?.at(-1) === number - 1) last.push(number)
    else runs.push([number])
  }
  return runs
}
