import type { Finding } from './report.ts'
import { locate, type Failure } from './syntax-failure.ts'
import { arrow, comparison, conditionalFinding, division, loop, parentheses } from './syntax-of-forms.ts'
import { parameterTypeFinding } from './syntax-of-parameters.ts'
import { besideThings, calledLikeAField, choiceOfOne, orElse } from './syntax-of-phrases.ts'
import { forEachFinding, movedFrom, rolled } from './syntax-of-steps.ts'
import { general, reserved, sideBySide } from './syntax-of-words.ts'

/** Mistakes with a better cure than what would fit there, the specific ones first. */
const EXPLAINS = [
  arrow,
  rolled,
  movedFrom,
  forEachFinding,
  choiceOfOne,
  besideThings,
  orElse,
  parentheses,
  conditionalFinding,
  division,
  comparison,
  loop,
  parameterTypeFinding,
  reserved,
  calledLikeAField,
  sideBySide,
] as const

/** One error per text: the first position where it cannot be parsed, and the words that would fit there. */
export function explainSyntax(failure: Failure): Finding {
  if (failure.tokens.length === 0)
    return {
      code: 'ST3001',
      message: `Expected ${failure.what} here.`,
      at: { start: 0, end: failure.text.length },
    }
  const here = locate(failure)
  for (const explain of EXPLAINS) {
    const finding = explain(here)
    if (finding !== undefined) return finding
  }
  return general(here)
}
