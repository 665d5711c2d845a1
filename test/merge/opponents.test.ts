import { expect, test } from 'vitest'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { positionOf } from '../../grammar/source/source-file.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { rulebook } from '../../interpreter/rulebook/rulebook.ts'
import { rulebookMarkdown } from '../../interpreter/rulebook/output/markdown.ts'
import { smallGame } from '../names/small-game.ts'

const FOR_TWO = smallGame(`
terms:
  stones left(player): number of stones in supply of player
play:
  - turns from red: you must give or pass
actions:
  give:
    only if:
      there is one: stones left(you) > 0
    then: move first stone in your supply to supply of opponent
  pass:
    then: opponent wins by patience
`)

const variant = (opponent: string): string => `sandtable: 1
id: three
extends: small
title: Three
players:
  seats: [ red, blue, green ]
${opponent}
`

function configured(text: string): ReturnType<typeof configure> {
  const host = memoryHost([['small.yaml', FOR_TWO]])
  const { ruleset } = loadRuleset({ file: sourceFile('three.yaml', text), host })
  if (ruleset === undefined) throw new Error('not loaded')
  return configure(ruleset, undefined)
}

const told = (opponent: string): readonly string[] =>
  configured(variant(opponent)).diagnostics.map(({ code, span }) =>
    span === undefined ? code : `${code} ${span.file.name}:${positionOf(span.file, span.start).line}`,
  )

test('with more seats each sentence that speaks of the opponent is named', () => {
  const lines = FOR_TWO.split('\n').flatMap((line, i) => (line.includes('opponent') ? [i + 1] : []))
  expect(told('')).toEqual(lines.map((line) => `ST4102 small.yaml:${line}`))
})

test.each([
  ['next(player)', 'blue'],
  ['next(next(player))', 'green'],
  ['if player is red then green else red', 'green'],
])('`opponent: %s` answers all of them', (opponent, winner) => {
  const { configured: made, diagnostics } = configured(variant(`  opponent: ${opponent}`))
  expect(diagnostics).toEqual([])
  if (made === undefined) throw new Error('not configured')
  for (const program of [closuresProgram, generatedProgram]) {
    const match = Match.start(program(made.checked.ir), { seed: 'a' })
    match.play('give')
    match.play('give')
    match.play('give')
    match.play('pass')
    expect(match.result()?.winner).toBe(['red', 'blue', 'green'].indexOf(winner))
  }
})

test.each([
  ['opponent of player', 'ST4102'],
  ['number of players', 'ST4102'],
  ['next(you)', 'ST4132'],
  ['first players where it is not player', 'ST4104'],
])('`opponent: %s` is refused', (opponent, code) => {
  expect(told(`  opponent: ${opponent}`)[0]).toMatch(code)
})

test('the rulebook says who the opponent is', () => {
  const made = configured(variant('  opponent: next(player)')).configured
  if (made === undefined) throw new Error('not configured')
  const printed = (language: string): string => {
    const { book } = rulebook(made, { language })
    return book === undefined ? '' : rulebookMarkdown(book)
  }
  expect(printed('en')).toContain('A player’s opponent is the next player after the player.')
  expect(printed('it')).toContain('L’avversario di un giocatore è')
})
