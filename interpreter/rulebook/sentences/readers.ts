import { condition } from './conditions.ts'
import type { Dispatch } from './dispatch.ts'
import { nouns } from './nouns.ts'
import { value } from './values.ts'

/** The readers of all expressions. Only `rulebook.ts` imports them; they reach each other through the speaker. */
export const READERS: Dispatch = { value, condition, nouns }
