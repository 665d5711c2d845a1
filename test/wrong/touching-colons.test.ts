import { describe, expect, test } from 'vitest'
import { checkRuleset } from '../../grammar/load.ts'
import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { SOUND } from './slips.ts'

const host = { documents: () => [] }

function said(text: string): readonly Diagnostic[] {
  return checkRuleset({ file: sourceFile('touching.yaml', text), host, tellsUnread: true }).diagnostics
}

function fixed(text: string, [first]: readonly Diagnostic[]): string | undefined {
  if (first?.fix === undefined) return undefined
  const { span, text: put } = first.fix
  return text.slice(0, span.start) + put + text.slice(span.end)
}

/** The offsets of the spaces after the colons of names, and of what begins a step. */
const SPACES = [...SOUND.matchAll(/(?<=(?:^ *(?:- )?|[{,] *)[\w(][^:\n{,]*:) (?=\S)/gmu)].map(
  ({ index }) => index,
)
const ABOVE = [...SOUND.matchAll(/:$/gmu)].map(({ index }) => index + 1)

describe('a space that is missing after a colon is one mistake, and its fix is the cure', () => {
  for (const at of SPACES) {
    const line = SOUND.slice(0, at).split('\n').length
    test(`before a value, line ${line}, at ${at}`, () => {
      const text = SOUND.slice(0, at) + SOUND.slice(at + 1)
      const list = said(text)
      expect(list.map(({ code, span }) => [code, span?.start])).toEqual([['ST1018', at - 1]])
      expect(fixed(text, list)).toBe(SOUND)
    })
  }
  for (const at of ABOVE) {
    const line = SOUND.slice(0, at).split('\n').length
    test(`above lines, line ${line}`, () => {
      const text = `${SOUND.slice(0, at)}x${SOUND.slice(at)}`
      const list = said(text)
      expect(list.map(({ code, span }) => [code, span?.start])).toEqual([['ST1018', at - 1]])
      expect(said(fixed(text, list) ?? text)).toEqual([])
    })
  }
})

describe('colons within texts are lawful', () => {
  for (const title of [
    'Mine 12:30',
    '12:30',
    'http://mine.example/a:b',
    'a:b',
    '"a:b"',
    '|\n  a:b',
    'x a:{ b }',
  ])
    test(title, () => {
      expect(said(SOUND.replace('title: Mine', `title: ${title}`))).toEqual([])
    })
})
