import type { Finding } from './report.ts'
import type { Failure } from './syntax-failure.ts'
import { locate } from './syntax-failure.ts'
import { arrow, comparison, conditional, division, loop, parentheses } from './syntax-of-forms.ts'
import { general, reserved, sideBySide } from './syntax-of-words.ts'

/** One error for one text: the first place where it cannot be read, and what would fit there. */
export function explainSyntax(failure: Failure): Finding {
  if (failure.tokens.length === 0)
    return {
      code: 'ST3001',
      message: `Expected ${failure.what} here.`,
      at: { start: 0, end: failure.text.length },
    }
  const here = locate(failure)
  for (const explain of [arrow, parentheses, conditional, division, comparison, loop, reserved, sideBySide]) {
    const finding = explain(here)
    if (finding !== undefined) return finding
  }
  return general(here)
}
