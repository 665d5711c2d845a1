import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadRuleset } from '../../grammar/load.ts'
import type { Configured } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { preparedFindings } from '../../interpreter/examples/prepared-answers.ts'
import { Match } from '../../interpreter/match/match.ts'
import { gameOfRun } from '../../interpreter/simulation/game-of-run.ts'
import { shelfHost } from '../shelf-host.ts'
import { playable } from '../playable.ts'

const folder = join(import.meta.dirname, '..', 'corpus')
const banners = readFileSync(join(folder, 'banners.yaml'), 'utf8')

/** Banners, with other setups. */
function withSetUps(lines: readonly string[]): Configured {
  const text = banners.replace(
    /^setups:\n(?: .*\n|\n)*/m,
    `setups:\n${lines.map((l) => `  ${l}\n`).join('')}\n`,
  )
  const host = shelfHost(folder)
  return playable(loadRuleset({ file: sourceFile('banners.yaml', text), host }))
}

const matchOf = ({ checked }: Configured): Match => Match.start(generatedProgram(checked.ir), { seed: 1 })

const TWO_PIKES = ['two pikes:', '  answers: [raise (pike), "fill (stack 1, pike)", be ready]']
const THREE_PIKES = ['three pikes:', '  answers: [raise (pike), raise (pike), raise (pike), be ready]']
const FULL = [
  'everybody:',
  '  answers: [raise (pike), "fill (stack 1, pike)", "fill (stack 1, bow)", "fill (stack 1, rider)"]',
]

describe('a setup of answers', () => {
  test('is many answers of one player, whose groups are counted by themselves', () => {
    const match = matchOf(withSetUps([...TWO_PIKES, ...THREE_PIKES]))
    expect(match.prepared()).toEqual(['two pikes'])
    expect(match.play('Two Pikes')).toBeUndefined()
    expect([match.ply, match.decision()?.seat]).toEqual([3, 1])
    expect(match.play('two pikes')).toBeUndefined()
    expect(match.ply).toBe(6)
    expect(match.record().at(-2)).toEqual({ seat: 1, move: 'fill (stack 6, pike)' })
  })

  test('is given as a whole or not at all, and says what is against it', () => {
    const match = matchOf(withSetUps([...THREE_PIKES, ...FULL]))
    const before = match.hash()
    expect(match.play('three pikes')?.message).toMatch(/^The setup `three pikes` cannot be played: /)
    expect(match.play('everybody')?.because).toEqual(['three are enough', 'a rider outpaces a bow'])
    expect([match.hash(), match.ply]).toEqual([before, 0])
  })

  test('that names itself is no way to go on for ever', () => {
    const match = matchOf(withSetUps(['echo:', '  answers: [echo]']))
    expect(match.play('echo')?.code).toBe('ST5004')
  })

  test('that the rules are against is found at the answer that cannot be given', () => {
    const found = preparedFindings(withSetUps([...TWO_PIKES, ...FULL]).ruleset)
    expect(found.map(({ code, message }) => [code, message])).toEqual([
      ['ST6015', 'The rules do not allow the setup "everybody".'],
    ])
    const [{ span, label } = {}] = found
    expect(span?.file.text.slice(span.start, span.end)).toBe('"fill (stack 1, rider)"')
    expect(label).toContain('three are enough')
  })

  test('is what a player begins with, in games of programs, too', () => {
    const { program } = matchOf(withSetUps(TWO_PIKES))
    const game = gameOfRun(program, 'prepared', 1, ['random', 'greedy with two pikes'])
    expect(game.fault).toBeUndefined()
    const moves = game.match?.record().filter(({ seat }) => seat === 1) ?? []
    expect(moves.slice(0, 3).map(({ move }) => move.split(' (')[0])).toEqual(['raise', 'fill', 'be ready'])
  })
})
