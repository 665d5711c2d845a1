import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { checkRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { READINGS } from './readings.ts'
import { wrongTexts } from './texts.ts'

const host = { documents: () => [] }

function found(text: string): readonly Diagnostic[] {
  return checkRuleset({ file: sourceFile('mine.yaml', text), host, tellsUnread: true }).diagnostics
}

/** Whichever reading the author picks, the edit settles it: nothing new is wrong, and this is not said again. */
describe('each edit offered for a text with several readings is legal', () => {
  const titles = new Set(READINGS.map(([title]) => title))
  for (const [title, text] of wrongTexts().filter(([title]) => titles.has(title)))
    test(title, () => {
      const all = found(text)
      const edits = all.flatMap(({ fix, otherFixes = [] }) => (fix === undefined ? [] : [fix, ...otherFixes]))
      const said = (diagnostics: readonly Diagnostic[]): readonly string[] =>
        diagnostics.map(({ code, message }) => `${code} ${message}`).toSorted()
      for (const { span, text: put } of edits) {
        const left = said(found(text.slice(0, span.start) + put + text.slice(span.end)))
        expect(left.length, put).toBe(all.length - 1)
        expect(said(all), put).toEqual(expect.arrayContaining([...left]))
      }
    })
})
