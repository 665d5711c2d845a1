import type { Expression } from '../../../grammar/expression/ast.ts'
import { FUNCTIONS, type FunctionName, type LanguageFunction } from '../../../grammar/language/functions.ts'
import { isAdverb } from '../language/english-words.ts'
import type { Words } from '../model/model.ts'
import { spoken } from '../model/words.ts'
import { value } from './dispatch.ts'
import { isIt } from './pronouns.ts'
import { clause, type Speaker } from './speaker.ts'
import { subject, verb } from './subjects.ts'

/** Parameters of functions that say from where, to where or between what. */
const SPOTS: ReadonlySet<string> = new Set(['start', 'space', 'x', 'y'])

/** The piece, for an expression that is its space: `the king` in `next to the king`. */
export function pieceThere(speaker: Speaker, node: Expression): Expression | undefined {
  const { names, clauses, about, locals } = speaker
  if (clauses === undefined || names.fields.has('space') || names.sections.has('space')) return undefined
  if ((node.kind === 'field' || node.kind === 'of') && node.name.text === 'space') return node.object
  if (node.kind !== 'name' || node.name.text !== 'space') return undefined
  if (about === undefined || locals.has('space')) return undefined
  return { ...node, name: { ...node.name, text: 'it' } }
}

/** An expression where only its space can be meant. */
export function spot(speaker: Speaker, node: Expression): Words {
  const piece = pieceThere(speaker, node)
  return piece === undefined || isIt(piece) ? value(speaker, node) : value(speaker, piece)
}

/** An argument of a function of the language. */
export function argument(speaker: Speaker, name: FunctionName, index: number, node: Expression): Words {
  const { parameters }: LanguageFunction = FUNCTIONS[name]
  return SPOTS.has(parameters[index] ?? '') ? spot(speaker, node) : value(speaker, node)
}

/** The key of a sentence, and that of its opposite. */
const STANDING = {
  'is on': 'is not on',
  'is in': 'is not in',
  'is on one of': 'is not on one of',
} as const

/** `the king is on the throne`, for a space that is compared with others. */
export function standsOn(
  speaker: Speaker,
  left: Expression,
  right: Words,
  isSo: boolean,
  how: keyof typeof STANDING = 'is on',
): Words | undefined {
  const piece = pieceThere(speaker, left)
  if (piece === undefined) return undefined
  if (how === 'is on' && isAdverb(spoken(right))) return undefined
  return clause(speaker, isSo ? how : STANDING[how], {
    left: subject(speaker, piece),
    verb: verb(speaker, piece),
    right,
  })
}
