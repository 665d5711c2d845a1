import { joinedCodes, type CodeEntry } from './codes/code-entry.ts'
import { CHECK_CODES } from './codes/check.ts'
import { COMMAND_CODES } from './codes/command.ts'
import { DOCUMENT_CODES } from './codes/documents.ts'
import { DOUBT_CODES } from './codes/doubts.ts'
import { END_CODES } from './codes/ends.ts'
import { EXAMPLE_CODES } from './codes/examples.ts'
import { EXPRESSION_CODES } from './codes/expression.ts'
import { LOOK_CODES } from './codes/looks.ts'
import { MAP_CODES } from './codes/maps.ts'
import { PLAY_CODES } from './codes/play.ts'
import { READING_CODES } from './codes/misreadings.ts'
import { WORLD_CODES } from './codes/world.ts'
import { YAML_CODES } from './codes/yaml.ts'

/** All codes, by stage. A code never changes its meaning and is never reused. */
export const CATALOGUE = joinedCodes(
  YAML_CODES,
  DOCUMENT_CODES,
  EXPRESSION_CODES,
  WORLD_CODES,
  CHECK_CODES,
  DOUBT_CODES,
  END_CODES,
  READING_CODES,
  MAP_CODES,
  LOOK_CODES,
  PLAY_CODES,
  EXAMPLE_CODES,
  COMMAND_CODES,
)

export type Code = keyof typeof CATALOGUE

export function isCode(text: string): text is Code {
  return Object.hasOwn(CATALOGUE, text)
}

export function codeEntry(code: string): CodeEntry | undefined {
  return Object.hasOwn(CATALOGUE, code) ? CATALOGUE[code as Code] : undefined
}
