import { H, STATUS, type AskIR, type GameIR } from '../../grammar/ir/ir.ts'
import { Js, MOVES, joinJs, js, type Fixed } from './code/code.ts'
import { LIMITS, type Limits } from './code/inlining-sizes.ts'
import { seatLists, seatRays } from './lists/seat-lists.ts'
import { isSearchedApart, someAnswerUnit } from './lists/has-answer.ts'
import { COUNTED } from './reset-work.ts'
import { genForMoves, wholeText, type ProgramText } from './program-text.ts'
import { listUnit } from './lists/list-codes.ts'

/** Runtime functions that count work. */
const COUNTING = ['spend', 'enterCan', 'beginTrial', ...COUNTED] as const satisfies readonly Fixed[]

/** Generates lists of the moves of these decisions, and tests for any move where the search is long. */
export function generateLists(ir: GameIR, asking: readonly AskIR[], limits: Limits = LIMITS): ProgramText {
  const g = genForMoves(ir, limits)
  const lists = asking.map((ask): List => {
    const rays = seatRays(g, ask)
    return {
      site: ask.site,
      name: rays === undefined ? listUnit(g, ask) : seatLists(g, ask, rays),
      mayBeDone: !ask.must || (ask.repeatedly && js`answered(S[${ask.saved}])`),
    }
  })
  const searches = asking.flatMap((ask) =>
    isSearchedApart(g, ask) ? [js`case ${ask.site}: return ${someAnswerUnit(g, ask)}(S, u);`] : [],
  )
  const looking = Js.mentioned(g.functions)
  const counts = ir.groups.length > 0 || COUNTING.some((name) => looking.has(name))
  const code = wholeText(
    g,
    [OWN_LISTS, legalFunction(lists, counts), answerFunction(searches)],
    js`{ legal, legalIn, hasAnswer, hasAnswerIn, own }`,
  )
  return { code, tables: g.tables, profiles: g.profiles }
}

interface List {
  readonly site: number
  readonly name: Js
  readonly mayBeDone: Js | boolean
}

/** Like the code that applies moves, lists have a variant for the program's own state. */
const OWN_LISTS = js`
let ownState, ownLegal, ownAnswer;
function own(state, functions) {
ownState = state;
ownLegal = functions.legalIn;
ownAnswer = functions.hasAnswerIn;
}
function legal(S, moves) { return S === ownState ? ownLegal(S, moves) : legalIn(S, moves); }
function hasAnswer(S, site, u) { return S === ownState ? ownAnswer(S, site, u) : hasAnswerIn(S, site, u); }`

function legalFunction(lists: readonly List[], counts: boolean): Js {
  const cases = lists.map(({ site, name, mayBeDone }) => {
    const listed = js`n = ${name}(S);`
    const done =
      typeof mayBeDone === 'boolean'
        ? mayBeDone
          ? js`${MOVES}[n++] = 0;`
          : js``
        : js`if (${mayBeDone}) ${MOVES}[n++] = 0;`
    return js`case ${site}: ${listed} ${done} break;`
  })
  return js`function legalIn(S, moves) {
const ${MOVES} = x${MOVES};
let n = 0;
if (S[${H.status}] !== ${STATUS.waiting}) notAsked();
${counts ? js`startList(S);\n` : js``}otherState(S);
switch (S[${H.site}]) {
${joinJs(cases, js`\n`)}
default: notAsked();
}
if (moves !== undefined && moves !== ${MOVES}) for (let i = 0; i < n; i++) moves[i] = ${MOVES}[i];
return n;
}`
}

/** Asked while steps run, between which anything may have changed. */
function answerFunction(searches: readonly Js[]): Js {
  return js`function hasAnswerIn(S, site, u) {
otherState(S);
switch (site) {
${joinJs(searches, js`\n`)}
}
}`
}
