import { describe, expect, test } from 'vitest'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { replacing } from '../../interpreter/rulebook/words-shown.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { heardAlone, heardBefore, plyInWords } from '../../interpreter/scene/plies-in-words.ts'
import { corpusText } from '../corpus/corpus.ts'
import { programFrom } from './play-typed.ts'

function bothBackEnds(name: string, players: number): readonly Program[] {
  const file = sourceFile(`${name}.yaml`, corpusText(`${name}.yaml`))
  const { ir } = programFrom({ file, host: memoryHost([]) }, players)
  return [closuresProgram(ir), generatedProgram(ir)]
}

/** A game in which the nth of the moves is played at each decision. */
function played(program: Program, seed: number, nth: (ply: number) => number): Match {
  const match = Match.start(program, { seed })
  for (let ply = 0; match.result() === undefined; ply++) {
    const moves = match.moves()
    const move = moves[nth(ply) % moves.length]
    if (move === undefined || match.play(move) !== undefined) throw new Error('no move')
  }
  return match
}

describe('what dice show and what rules say is told', () => {
  test.each([1, 2, 3])('alike by both back ends, seed %i', (seed) => {
    for (const [name, players] of [
      ['town-crier', 2],
      ['skiffs', 2],
      ['blind-cups', 2],
    ] as const) {
      const [one, other] = bothBackEnds(name, players).map((program) => {
        const match = played(program, seed, (ply) => ply * 7 + seed)
        return [undefined, 0, 1].map((seat) => [heardBefore(match, seat), match.log(seat)])
      })
      expect(one).toEqual(other)
      expect(JSON.stringify(one)).toContain('"dice":')
    }
  })

  test('with values of every sort, by what they were then', () => {
    for (const program of bothBackEnds('town-crier', 2)) {
      const match = Match.start(program, { seed: '1 2' })
      const told = (): readonly string[] => match.log().map((ply) => plyInWords(match.ir, ply))
      const opening = heardBefore(match).map(heardAlone)
      const sky = /^rolled ((?:\d )?\w+(?:, (?:\d )?\w+)*)$/u.exec(opening[0] ?? '')?.[1]
      const storms = /\b(?:(\d) )?storm/u.exec(sky ?? '')
      const count = storms === null ? 0 : Number(storms[1] ?? 1)
      expect(opening).toEqual([`rolled ${sky}`, `"the morning brings ${sky}, ${count} of it storm"`])
      match.play(match.moves().find(({ action }) => action === 'drive') ?? '')
      const [, shown = ''] = /rolled (\d)/u.exec(told()[0] ?? '') ?? []
      const goal = Number(shown) + 1
      expect(told()[0]).toBe(
        `mill: drive (cart), rolled ${shown} (mill cart from s1 to s${goal})\n  "from s1 to s${goal}, at a gallop ${Number(shown) > 4 ? 'yes' : 'no'}, first there -"`,
      )
      const before = JSON.stringify(match.log())
      match.play(match.moves().find(({ action }) => action === 'drive') ?? '')
      match.undo()
      expect(JSON.stringify(match.log())).toBe(before)
      expect(JSON.stringify(match.clone().log())).toBe(before)
    }
  })

  test('the last line tells what `openly` announces, with the name of a piece as it was', () => {
    const [program] = bothBackEnds('town-crier', 2)
    if (program === undefined) throw new Error('no program')
    const lines = [1, 2, 3, 4].flatMap((seed) =>
      played(program, seed, (ply) => ply)
        .log(0)
        .flatMap(({ said }) => said),
    )
    expect(
      lines.filter((line) =>
        /^(?:mill|forge) is at the fair with \d+ earned, (?:mill|forge) has \d bells left$/u.test(line),
      ).length,
    ).toBe(4)
    for (const line of lines.filter((each) => each.startsWith('a ')))
      expect(line).toMatch(/^a (?:rope for 1|lamp for 2|bell for 3)$/u)
  })

  test('dice under a cup only to the player who has the cup', () => {
    for (const program of bothBackEnds('blind-cups', 2)) {
      const match = played(program, 5, (ply) => ply)
      const thrown = (seat: number | undefined) => match.log(seat).flatMap((ply) => ply.thrown)
      expect(match.openingThrows()).toEqual([])
      expect(thrown(undefined)).toEqual([])
      for (const seat of [0, 1]) {
        expect(match.openingThrows(seat).map(({ who }) => who)).toEqual([seat])
        expect(new Set(thrown(seat).map(({ who }) => who))).toEqual(new Set([seat]))
      }
      const [first] = match.openingThrows(0)
      const fresh = Match.start(program, { seed: 5 })
      expect(fresh.view(0).values.find(({ name }) => name === 'cup')?.values[0]?.value).toBe(first?.dice)
    }
  })

  test('in the words of a language, with the values kept', () => {
    const words = replacing(
      new Map([
        ['a {ware} for {ware.price}', 'per {ware.price}: una {ware}'],
        ['bell', 'campana'],
      ]),
    )
    expect(words('forge: sell (bell) "a bell for 3" "nothing is left"')).toBe(
      'forge: sell (campana) "per 3: una campana" "nothing is left"',
    )
    expect(words('a bell for 3')).toBe('per 3: una campana')
  })
})
