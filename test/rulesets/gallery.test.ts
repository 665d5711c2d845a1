import { globSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Documents } from '../../editor/workspace/documents.ts'
import { LiveGame } from '../../editor/workers/live-game.ts'
import { playableRules } from '../../editor/workers/rules-of-game.ts'
import { numberIn, withNumber } from '../../editor/welcome/number-in.ts'
import { SHIPPED_FOLDER, shippedDocuments } from '../../interpreter/host-node/shipped.ts'
import { rulebookLanguages } from '../../interpreter/rulebook/index.ts'
import { playableIds } from '../codegen/shipped.ts'
import families from '../../rulesets/families.json' with { type: 'json' }

interface About {
  readonly minutes: number
  readonly line: Readonly<Record<string, string>>
  readonly tour?: { readonly line: string; readonly to: number }
  readonly front?: boolean
}

const GALLERY: Readonly<Record<string, About>> = Object.assign(
  {},
  ...globSync('*/*/gallery.json', { cwd: SHIPPED_FOLDER })
    .toSorted()
    .map((name): Readonly<Record<string, About>> => JSON.parse(readFileSync(join(SHIPPED_FOLDER, name), 'utf8'))),
)

test('every family has a name in each language, and games', () => {
  const used = new Set(shippedDocuments().map(({ path }) => relative(SHIPPED_FOLDER, path).split(sep)[0]))
  expect(Object.keys(families)).toEqual(expect.arrayContaining([...used]))
  for (const [family, names] of Object.entries(families))
    expect(Object.keys(names).toSorted(), family).toEqual(rulebookLanguages.toSorted())
})

test('every shipped game is in the gallery, with a line in English', () => {
  expect(Object.keys(GALLERY).toSorted()).toEqual(playableIds().toSorted())
  for (const [id, { line, minutes }] of Object.entries(GALLERY)) {
    expect(line, id).toHaveProperty('en')
    expect(rulebookLanguages, id).toEqual(expect.arrayContaining(Object.keys(line)))
    for (const text of Object.values(line)) expect(text, id).toMatch(/^\p{Lu}.{8,100}[.!]$/u)
    expect(minutes, id).toBeGreaterThan(0)
  }
})

test('about two dozen games of many families are shown first', () => {
  const front = Object.values(GALLERY).filter((about) => about.front === true)
  expect(front.length).toBeGreaterThan(20)
  expect(front.length).toBeLessThan(31)
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
