import { describe, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadRuleset } from '../../grammar/load.ts'
import { rulesHash } from '../../grammar/ir/hash.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { fastProgram } from '../../interpreter/codegen/fast-program.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { Match } from '../../interpreter/match/match.ts'
import { isRefused } from '../../interpreter/match/refused.ts'
import { replayed } from '../../interpreter/save/replayed.ts'
import { load, restore, save } from '../../interpreter/save/save.ts'
import type { Restored } from '../../interpreter/save/save.ts'
import { playable } from '../playable.ts'

const GAME = readFileSync(
  join(import.meta.dirname, '../../rulesets/race/breakthrough/breakthrough.yaml'),
  'utf8',
)

function checkedOf(text: string, name = 'game.yaml') {
  const made = playable(loadRuleset({ file: sourceFile(name, text), host: memoryHost([]) }), 2)
  return made.checked
}

const programFrom = (text: string, name?: string) => programOf(checkedOf(text, name))

function gameOf(text: string, moves: readonly string[]): string {
  const match = Match.start(programFrom(text), { seed: 'records' })
  for (const move of moves) expect(match.play(move)).toBeUndefined()
  return save(match)
}

function restored(text: string, saved: string): Restored {
  const found = restore(programFrom(text), saved)
  if (isRefused(found)) throw new Error(found.message)
  return found
}

const OPENING = ['a2-a3', 'a7-a6', 'b2-b3']

describe('a record belongs to rules and not to a text', () => {
  const saved = gameOf(GAME, OPENING)
  const alike: readonly (readonly [string, string, string])[] = [
    ['another path', GAME, 'somewhere/else/b.yaml'],
    ['a comment', `# A remark.\n${GAME.replace('\nactions:', '\n# Another one.\nactions:')}`, 'game.yaml'],
    ['empty lines', GAME.replaceAll('\n\n', '\n\n\n'), 'game.yaml'],
    ['lines that end otherwise', GAME.replaceAll('\n', '\r\n'), 'game.yaml'],
    ['another title', GAME.replace(/^title: .*$/m, 'title: Something else'), 'game.yaml'],
  ]
  test.each(alike)('%s makes no difference', (_, text, name) => {
    expect(rulesHash(checkedOf(text, name).ir)).toBe(rulesHash(checkedOf(GAME).ir))
    const again = load(programFrom(text, name), saved)
    expect(isRefused(again) ? again.message : again.ply).toBe(OPENING.length)
  })

  test('both back ends write and read the same', () => {
    const { ir } = checkedOf(GAME)
    const match = load(fastProgram(ir), saved)
    expect(isRefused(match) ? match.message : save(match)).toBe(saved)
  })

  test('a change of rules does', () => {
    const changed = GAME.replace('forward + forward diagonal', 'forward')
    expect(rulesHash(checkedOf(changed).ir)).not.toBe(rulesHash(checkedOf(GAME).ir))
    const other = load(programFrom(changed), saved)
    expect(isRefused(other) && other.code).toBe('ST5202')
  })
})

const SMALL = readFileSync(
  join(import.meta.dirname, '../../rulesets/alignment/tic-tac-toe/tic-tac-toe.yaml'),
  'utf8',
)
const NARROW = SMALL.replace('goal: spaces where empty', 'goal: spaces where empty and it is not b2')

describe('under rules that have changed since', () => {
  test('a game whose moves are all still legal is played to its end', () => {
    const found = restored(NARROW, gameOf(SMALL, ['a1', 'c3']))
    expect([found.otherRules, found.stopped, found.match.ply]).toEqual([true, undefined, 2])
    const strict = load(programFrom(NARROW), gameOf(SMALL, ['a1', 'c3']))
    expect(isRefused(strict) && strict.code).toBe('ST5202')
  })

  test('another game goes as far as it can, and says which move is refused, by which rule, and where', () => {
    const found = restored(NARROW, gameOf(SMALL, ['a1', 'b2', 'c3']))
    expect(found.match.record().map(({ move }) => move)).toEqual(['a1'])
    expect(found.stopped).toMatchObject({ ply: 2, move: 'b2', refused: { code: 'ST5004' } })
    const line = NARROW.split('\n').findIndex((text) => text.includes('it is not b2')) + 1
    expect(found.stopped?.refused.at).toMatchObject({ file: 'game.yaml', line })
    expect(found.stopped?.refused.message).toContain('it is not b2')
  })

  test('the same is there for a list of moves', () => {
    const found = replayed(programFrom(NARROW), { seed: 1, moves: ['a1', 'a1'] })
    if (isRefused(found)) throw new Error(found.message)
    expect([found.match.ply, found.stopped?.ply]).toEqual([1, 2])
  })
})

test('notation that begins or ends with blanks is played, recorded and replayed', () => {
  for (const write of ['" d {goal}"', '"{goal} "', '"  {goal}  x "', '" {goal}"']) {
    const text = SMALL.replace('write: "{goal}"', `write: ${write}`)
    expect(text).not.toBe(SMALL)
    const match = Match.start(programFrom(text), { seed: 1 })
    for (const at of [0, 3, 5]) expect(match.play(match.moves()[at] ?? '')).toBeUndefined()
    expect(match.play(match.moves()[0]?.notation.trim() ?? '')).toBeUndefined()
    const again = load(programFrom(text), save(match))
    expect(isRefused(again) ? again.message : again.hash()).toBe(match.hash())
  }
})
