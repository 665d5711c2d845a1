import type { GameIR } from '../../grammar/ir/ir.ts'
import { MAX_MOVES } from '../program/program.ts'
import { Js, MOVES, joinJs, js } from './code/code.ts'
import { mayKeepRoutes } from './code/route-notes.ts'
import { differencesNoted, handedBefore } from './code/differences.ts'
import { PRELUDE } from './code/prelude.ts'
import { Profiles } from './code/profile-fields.ts'
import type { Limits } from './code/inlining-sizes.ts'
import { newGenerator } from './new-generator.ts'
import { StaticTables } from './code/tables.ts'
import { arraysIn, type Asked, type Gen } from './rules/context.ts'
import { dueCode } from './rules/dirty-set.ts'
import { keepsContents, keptContentsCode } from './rules/contents-cache.ts'
import { keptCode, tellsSpaces } from './rules/space-cache.ts'
import { plainMemory } from './rules/memory.ts'

/** A program as text, and the arrays that it reads. */
export interface ProgramText {
  readonly code: Js
  readonly tables: StaticTables
  readonly profiles: Profiles
}

/** Starts a program for single moves on the plain state. */
export function genForMoves(ir: GameIR, limits: Limits): Gen & Pick<ProgramText, 'profiles'> {
  const [memory, profiles] = [plainMemory(ir), new Profiles(ir)]
  const spend = (origin: number): Js => js`spend(${origin});`
  return { ...newGenerator(ir, { memory, spend, profiles }, limits.off, limits), profiles }
}

/** The text of a program on the plain state: shared functions, those that run it, and its exports. */
export function wholeText(g: Gen, running: readonly Js[], handed: Js): Js {
  const { ir } = g
  const due = dueCode(g, js`space`)
  const contents = keepsContents(g) ? keptContentsCode(g) : js``
  const cacheCode = keptCode(g, due)
  const asked: Asked = {
    counts:
      g.profiles?.counts === true &&
      Js.mentioned([contents, cacheCode, ...g.functions, ...running]).has('stamp'),
    spaces: cacheCode.text !== '' && tellsSpaces(g),
  }
  return joinJs(
    [
      PRELUDE,
      // Code for single moves shares its list with the variant for one state.
      ...(g.isAlone === true ? [js`const S = xS;\nconst x${MOVES} = words(${MAX_MOVES + 1});`] : []),
      js`const xTB = [];`,
      js`const xCG = words(${ir.containers.length});`,
      ...(g.profiles === undefined ? [] : [g.profiles.code()]),
      contents,
      js`const xKD = words(${due.length});`,
      cacheCode,
      ...g.functions,
      ...g.late.map((make) => make(asked)),
      ...running,
      changesFunction(g, asked, due.length > 0),
      js`return ${handed};`,
    ],
    js`\n`,
  )
}

/**
 * Invalidates caches about places and moves when another state arrives. If all games begin with one state, some facts
 * about it are kept for `newGame`. A state that is put back after a trial is not that of the beginning.
 */
function changesFunction(g: Gen, asked: Asked, hasDue: boolean): Js {
  const { ir } = g
  const hasContents = keepsContents(g)
  const stamp = ir.containers.length
  const changes = (forget: Js): Js => js`
${ir.groups.length > 0 ? js`changed = -1; everywhere = -1;` : js``}
${asked.spaces ? js`touched = -1;` : js``}
${hasDue ? js`xKD.fill(-1);` : js``}
${hasContents ? forget : js``}
${asked.counts ? js`xPS[${stamp}] = xPS[${stamp}] + 2 | 1;` : js``}`
  return js`
function changes() {
${changes(js`forget();`)}
}
${mayKeepRoutes(ir) ? handedBefore(ir) : js``}
function otherState(S) {
changes();
${mayKeepRoutes(ir) ? differencesNoted(ir) : js``}
}
${
  g.isAlone === true
    ? js`function newGame(S) {
${hasContents ? changes(js`opening();`) : js`changes();`}
${mayKeepRoutes(ir) ? differencesNoted(ir) : js``}
}`
    : js``
}`
}

/** Each case names the arrays that it reads: a call that enters one case does not need those of the others. */
export function withArrays(code: Js): Js {
  return joinJs([...arraysIn(code, GIVEN), code], js`\n`)
}

const GIVEN: ReadonlySet<string> = new Set(['S'])
