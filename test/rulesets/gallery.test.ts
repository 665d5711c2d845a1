import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Documents } from '../../editor/workspace/documents.ts'
import { LiveGame } from '../../editor/workers/live-game.ts'
import { playableRules } from '../../editor/workers/rules-of-game.ts'
import { numberIn, withNumber } from '../../editor/welcome/number-in.ts'
import { loadRuleset } from '../../grammar/load.ts'
import { requestForFile } from '../../interpreter/host-node/ruleset-request.ts'
import { shippedDocuments } from '../../interpreter/host-node/shipped.ts'
import { rulebookLanguages } from '../../interpreter/rulebook/index.ts'
import gallery from '../../rulesets/gallery.json' with { type: 'json' }

const GALLERY: Readonly<Record<string, { line: object; tour?: { line: string; to: number } }>> = gallery

test('every shipped game is in the gallery, with a line in each language', () => {
  const games = shippedDocuments().flatMap(({ path, head }) => {
    if (head.id === undefined || head.for !== undefined) return []
    const { ruleset } = loadRuleset(requestForFile(path))
    return ruleset === undefined || ruleset.game.abstract ? [] : [head.id]
  })
  expect(Object.keys(GALLERY).toSorted()).toEqual(games.toSorted())
  for (const [id, { line }] of Object.entries(GALLERY))
    expect(Object.keys(line).toSorted(), id).toEqual(rulebookLanguages.toSorted())
})

describe('the line of a guided tour', () => {
  const guided = Object.entries(GALLERY).flatMap(([id, { tour }]) => (tour === undefined ? [] : [{ id, tour }]))
  test('there is one', () => expect(guided).not.toEqual([]))

  test.each(guided)('of $id is there once, and its new number makes another playable game', ({ id, tour }) => {
    const path = shippedDocuments().find(({ head }) => head.id === id)?.path ?? ''
    const text = readFileSync(path, 'utf8')
    const number = numberIn(text, tour.line)
    if (number === undefined) throw new Error(`no line of ${id} is ${tour.line}`)
    expect(numberIn(withNumber(text, number, tour.to).split('\n').slice(number.line).join('\n'), tour.line)).toBeUndefined()
    const movesOf = (now: string): readonly string[] => {
      const documents = new Documents()
      documents.receive([{ name: 'game.yaml', text: now }])
      const found = playableRules(documents, { file: 'game.yaml', players: undefined, options: [], seed: '1' })
      if ('problems' in found) throw new Error(found.problems[0]?.message)
      const opened = LiveGame.begin(found.program, { seed: '1' })
      if ('refusal' in opened) throw new Error(opened.refusal.message)
      return opened.live.show({ look: 'open', ply: undefined }).moves.map(({ notation }) => notation)
    }
    expect(movesOf(withNumber(text, number, tour.to))).not.toEqual(movesOf(text))
  })
})
