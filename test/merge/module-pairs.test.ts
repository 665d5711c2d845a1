import { describe, expect, it } from 'vitest'
import { configure } from '../../grammar/load.ts'
import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { MODULES, TOGETHER } from './module-pairs.ts'
import { loadTogether, pairsOf, refusalOf } from './modules-together.ts'

function check(game: string, uses: readonly string[]): readonly Diagnostic[] {
  const { ruleset, diagnostics } = loadTogether(game, uses)
  return [...diagnostics, ...(ruleset === undefined ? [] : configure(ruleset, undefined).diagnostics)]
}

/** True if the words or the files of a report name a module. */
function names({ message, span, related = [] }: Diagnostic, id: string): boolean {
  return [message, span?.file.name, ...related.map((each) => each.span.file.name)].some((text) =>
    text?.includes(id),
  )
}

describe.each(Object.keys(MODULES))('two modules of %s', (game) => {
  it.each(pairsOf(game))('%s and %s', (one, two) => {
    const code = refusalOf([one, two])
    for (const uses of [
      [one, two],
      [two, one],
    ]) {
      const errors = check(game, uses).filter(({ severity }) => severity === 'error')
      expect(errors.map((each) => each.code)).toEqual(code === undefined ? [] : [code])
      for (const each of errors) expect([names(each, one), names(each, two)]).toEqual([true, true])
    }
  })
})

describe('three modules of chess', () => {
  it.each(TOGETHER)('%s, %s and %s', (...uses) => {
    for (const order of [uses, uses.toReversed(), [...uses.slice(1), ...uses.slice(0, 1)]])
      expect(check('chess', order).filter(({ severity }) => severity === 'error')).toEqual([])
  })
})
