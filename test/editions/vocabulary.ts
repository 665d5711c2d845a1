import { COMMON_CELLS } from '../../grammar/check/world/kind-cells.ts'
import { STEP_WORDS } from '../../grammar/expression/reserved-words.ts'
import { FUNCTIONS } from '../../grammar/language/functions.ts'
import { ORDINALS } from '../../grammar/language/ordinals.ts'
import { CHANGE_STARTS, HEAD_STARTS, PHRASES, WORDS } from '../../grammar/language/words.ts'
import {
  COURSE_STEPS,
  DIRECTION_WORDS,
  FIELD_WORDS,
  PLAIN_WORDS,
  TEAM_WORDS,
  TYPE_WORDS,
} from '../../grammar/names/language-words.ts'

/** Everything that the language calls by a name which a ruleset could want for itself. */
export const VOCABULARY: readonly string[] = [
  ...new Set([
    ...Object.keys({ ...FUNCTIONS, ...WORDS, ...PHRASES, ...HEAD_STARTS, ...CHANGE_STARTS }),
    ...ORDINALS,
    ...Object.keys({ ...PLAIN_WORDS, ...TEAM_WORDS, ...COURSE_STEPS }),
    ...[...STEP_WORDS, ...DIRECTION_WORDS, ...TYPE_WORDS, ...FIELD_WORDS, ...COMMON_CELLS],
  ]),
].sort()
