import { sha256 } from '../source/sha256.ts'
import type { GameIR } from './ir.ts'
import { memoized } from '../source/memoized.ts'

/** Hash of a game's IR: equal for equal programs, however they were produced. */
export const hashIr = memoized((ir: GameIR): string => sha256(canonical(ir)))

/**
 * Hash of a game's rules, for one number of players and one choice of options. Their positions in files, and texts
 * about them, make no difference: a record made before a comment was added still replays.
 */
export const rulesHash = memoized((ir: GameIR): string => {
  const rules = Object.fromEntries(Object.entries(ir).filter(([key]) => !NO_RULES.has(key)))
  return sha256(canonical(rules, ONLY_SAID))
})

/** Members of a game without rules. Examples add registers of their own. */
const NO_RULES: ReadonlySet<string> = new Set([
  'files',
  'origins',
  'lines',
  'announcements',
  'announcing',
  'registers',
  'notShown',
  'purses',
])

/** Members of the IR, at any depth, that explain rules but do not affect play. */
const ONLY_SAID: ReadonlySet<string> = new Set([
  'origin',
  'title',
  'label',
  'says',
  'mentions',
  'parts',
  'bottom',
])

/** JSON with sorted keys: equal data gives equal text. */
export function canonicalJson(ir: GameIR): string {
  return canonical(ir)
}

function canonical(value: unknown, without: ReadonlySet<string> = NOTHING): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item, without)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([key, v]) => v !== undefined && !without.has(key))
  entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v, without)}`).join(',')}}`
}

const NOTHING: ReadonlySet<string> = new Set()
