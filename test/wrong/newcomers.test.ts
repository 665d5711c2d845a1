import { describe, expect, test } from 'vitest'
import { checkRuleset } from '../../grammar/load.ts'
import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { GAME, NEWCOMERS, SOUND_INSTEAD, withText } from './newcomers.ts'

const host = { documents: () => [] }

function said(text: string): readonly Diagnostic[] {
  return checkRuleset({ file: sourceFile('fords.yaml', text), host, tellsUnread: true }).diagnostics
}

/** What a help quotes as it is to be written; `...` and capitals stand for the author's own words. */
function quotes(help: string): readonly string[] {
  return [...help.matchAll(/`([^`]+)`/gu)].flatMap(([, quoted = '']) =>
    quoted.split(/\.\.\.|\b[A-Z]{4,}\b/u).map((part) => part.trim()),
  )
}

test('the game that newcomers write in is sound', () => {
  expect(said(GAME)).toEqual([])
})

describe('what newcomers write is refused once, and the cure in the message passes', () => {
  for (const newcomer of NEWCOMERS)
    test(newcomer.title, () => {
      const list = said(withText(newcomer, newcomer.wrong))
      expect(list.map(({ message }) => message)).toHaveLength(1)
      const [one] = list
      const line = newcomer.cure.trim()
      expect(
        quotes(one?.help ?? '').filter((part) => /\d|.{3}/u.test(part) && line.includes(part)),
      ).not.toEqual([])
      expect(said(withText(newcomer, newcomer.cure))).toEqual([])
    })
})

describe('what newcomers write and may write', () => {
  for (const [title, instead, text] of SOUND_INSTEAD)
    test(title, () => {
      expect(said(withText({ instead }, text))).toEqual([])
    })
})
