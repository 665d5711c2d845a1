import { MOVES_NOTED, NOTHING_READ } from '../../state/moved-pieces.ts'
import { PASSES, WANTED } from '../../state/routes.ts'
import { joinJs, js, type Js } from '../code/code.ts'
import { emit, functionOf, statements, unitOf, type Gen } from '../rules/context.ts'
import type { Question } from './reach-questions.ts'
import { onSpace } from '../rules/space-tests.ts'
import { ranged } from '../code/val.ts'
import { when } from '../rules/when.ts'

/* Notifies caches about reached spaces of the spaces that have changed since the last query, from the move log. */

/** A cache of facts about spaces and its update functions. */
export interface SpaceUpdates {
  /** True if something may have changed. */
  readonly isOld: Js
  /** `(S)`: processes all changes. */
  readonly sync: Js
  /** `(S, space)`: for each key, whether the space can be passed and whether it is wanted. */
  readonly what: Js
}

/** `keeper` receives single spaces through `tell` and many through `tellAll`, and owns the lists for that. */
export function spaceUpdates(g: Gen, { keys }: Question, key: string, keeper: Js): SpaceUpdates {
  const { names, functions } = g
  const spaces = g.ir.spaces.length
  const [words, changed, now, read] = [names.list(), names.list(), names.list(), names.list()]
  functions.push(
    js`const x${words} = ${keeper}.words, x${changed} = ${keeper}.changed;`,
    js`const x${now} = words(${spaces}), x${read} = words(1).fill(${NOTHING_READ});`,
  )
  const what = unitOf(g, `what ${JSON.stringify(keys)}`, js`what`, (name) => whatUnit(g, name, keys))
  const tell = (at: Js): Js =>
    js`if (${at} >>> 0 < ${spaces}) { const word = ${what}(S, ${at}); if (word !== ${words}[${at}]) ${keeper}.tell(${at}, word); }`
  const sync = unitOf(g, `${key} sync`, js`sync`, (name) => {
    const body = js`
${moved(g, read, tell)}
let count = 0;
for (let space = 0; space < ${spaces}; space++) {
const word = ${what}(S, space);
${now}[space] = word;
if (word !== ${words}[space]) ${changed}[count++] = space;
}
if (count > 0) ${keeper}.tellAll(count, ${now});`
    return functionOf(g, name, js`S`, body)
  })
  return { what, sync, isOld: js`MOVED[0] !== ${read}[0]` }
}

/**
 * Handles the old and the new place of each recorded piece. The rest of the function handles the case that any piece
 * may have moved.
 */
function moved(g: Gen, read: Js, tell: (at: Js) => Js): Js {
  const pieces = g.ir.pieces.length
  const former = g.names.list()
  const place = g.memory.at(ranged(js`p`, 0, Math.max(0, pieces - 1), false, true)).code
  g.functions.push(js`const x${former} = words(${Math.max(1, pieces)}).fill(N);`)
  return js`
const noted = MOVED[0], since = noted - ${read}[0] | 0;
if (since === 0) return;
${read}[0] = noted;
if (since > 0 && since <= ${MOVES_NOTED}) {
for (let i = since; i > 0; i--) {
const p = MOVED[1 + (noted - i & ${MOVES_NOTED - 1})];
const from = ${former}[p], to = ${place};
${former}[p] = to;
${tell(js`from`)}
${tell(js`to`)}
}
return;
}
for (let p = 0; p < ${pieces}; p++) ${former}[p] = ${place};`
}

/** `(S, space)`: for each key, whether the space can be passed and whether it is wanted. */
function whatUnit(g: Gen, name: Js, keys: Question['keys']): Js {
  const ctx = onSpace(g)
  const word = g.names.fresh('n')
  emit(ctx, js`let ${word} = 0;`)
  for (const [key, { passes, wanted }] of keys.entries()) {
    when(ctx, passes, () => emit(ctx, js`${word} |= ${PASSES << (2 * key)};`))
    when(ctx, wanted, () => emit(ctx, js`${word} |= ${WANTED << (2 * key)};`))
  }
  return functionOf(g, name, js`S, space`, joinJs([statements(ctx.out), js`return ${word};`], js`\n`))
}
