import { expect, test } from 'vitest'
import { loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { irFor } from '../codegen/shipped.ts'
import { chance } from '../games/loaded.ts'
import { corpusText } from './corpus.ts'

const TEXT = corpusText('beekeepers.yaml')

/** Only hands catch, where no queen could catch more; whoever cannot go on loses. */
const HANDS_ONLY = TEXT.slice(0, TEXT.indexOf('examples:'))
  .replace(
    'turn: you must catch or else walk',
    `turn:
    - if you can snatch: you must snatch or else be wrong
      else: you must step out or else be stuck
  be wrong: opponent wins by mistake`,
  )
  .replace('catch near by:', 'snatch:')

function irOf(text: string): ReturnType<typeof irFor> {
  const { ruleset } = loadRuleset({ file: sourceFile('beekeepers.yaml', text), host: memoryHost([]) })
  if (ruleset === undefined) throw new Error('It could not be loaded.')
  return irFor(ruleset, 2)
}

const ir = irOf(TEXT)
/** The same game in which everybody catches as they like. */
const free = closuresProgram(
  irOf(TEXT.slice(0, TEXT.indexOf('examples:')).replace(/ {4}only if:\n.*most\(.*\n.*most\(.*\n/u, '')),
)

/** Those that catch the most, and of these the queen's, if there are any. */
function best(moves: readonly string[]): readonly string[] {
  const caught = (move: string): number => move.split(/[xX-]/u).length
  const most = Math.max(...moves.map(caught))
  const longest = moves.filter((move) => caught(move) === most)
  const queens = longest.filter((move) => move.includes('X'))
  return queens.length > 0 ? queens : longest
}

test.each([
  ['closures', closuresProgram(ir)],
  ['generated code', generatedProgram(ir)],
])('both ways to catch are compared with each other, in %s', (_, program) => {
  const below = chance(1)
  const seen = { both: 0, held: 0 }
  for (let seed = 1; seed <= 25; seed++) {
    const [match, other] = [Match.start(program, { seed }), Match.start(free, { seed })]
    for (let moves = match.moves(); moves.length > 0; moves = match.moves()) {
      const written = moves.map(({ notation }) => notation)
      const all = other.moves().map(({ notation }) => notation)
      const catches = all.filter((move) => /x/iu.test(move))
      expect(written.toSorted()).toEqual([...(catches.length > 0 ? best(catches) : all)].toSorted())
      if (catches.some((move) => move.includes('x')) && catches.some((move) => move.includes('X')))
        seen.both++
      if (catches.length > written.length) seen.held++
      const move = moves[below(moves.length)]
      if (move === undefined) break
      match.play(move)
      other.play(move.notation)
    }
  }
  expect(seen.both).toBeGreaterThan(5)
  expect(seen.held).toBeGreaterThan(20)
})

/** The moves of a whole match, the same in both back ends, and how it ends. */
function played(text: string, seed: number): { readonly moves: readonly string[]; readonly end: string } {
  const programs = [closuresProgram(irOf(text)), generatedProgram(irOf(text))]
  const [match, other] = programs.map((program) => Match.start(program, { seed }))
  if (match === undefined || other === undefined) throw new Error('There is nothing to play.')
  const below = chance(seed)
  const done: string[] = []
  for (let moves = match.moves(); moves.length > 0; moves = match.moves()) {
    expect(other.moves().map(({ notation }) => notation)).toEqual(moves.map(({ notation }) => notation))
    const { notation } = moves[below(moves.length)]!
    done.push(notation)
    match.play(notation)
    other.play(notation)
  }
  expect(other.result()).toEqual(match.result())
  return { moves: done, end: JSON.stringify(match.result()) }
}

test('an action that is held back by a better one of another kind is not possible', () => {
  const all = Array.from({ length: 12 }, (_, seed) => played(HANDS_ONLY, seed + 1))
  expect(all.flatMap(({ moves }) => moves.filter((move) => move.includes('x'))).length).toBeGreaterThan(10)
  for (const { end } of all) expect(end).not.toContain('mistake')
})

test('an action is not possible if only what is not the most were allowed', () => {
  const contrary = HANDS_ONLY.replace('most(number of spaces in route, catch)', 'not most(2)').replace(
    / *of those the queen .*\n/u,
    '',
  )
  for (let seed = 1; seed <= 6; seed++) {
    const { moves, end } = played(contrary, seed)
    expect(moves.filter((move) => /x/iu.test(move))).toEqual([])
    expect(end).toContain('blockade')
  }
})
