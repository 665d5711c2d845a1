import { describe, expect, test } from 'vitest'
import { checkRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { resample } from '../../interpreter/deduction/deduction.ts'
import { Match } from '../../interpreter/match/match.ts'
import { playersChance } from '../../interpreter/state/chance.ts'
import { corpusText } from '../corpus/corpus.ts'
import { textProgram } from '../players/card-programs.ts'
import { part } from '../volume.ts'

/* Who learns something may depend on a secret: then only those who learn it notice. */

const BEACONS = corpusText('beacons.yaml')
const { ir } = textProgram(BEACONS)

/** What a seat has been dealt, shown and told itself: two games that are equal in this must be equal in all it is told. */
function ownEyes(match: Match, seat: number): string {
  return JSON.stringify([match.view(seat), match.log(seat), match.moves().length])
}

/** Everything that a seat may reason from, and a world drawn for it. */
function reasons(match: Match, seat: number): string {
  const knowledge = match.knowledge(seat)
  const { low, high } = { low: 5, high: 7 }
  const world = resample(knowledge, playersChance({ low, high }))?.state
  return JSON.stringify([knowledge.facts(), world && [...world], match.takeBack({ by: seat })?.code])
}

describe.each([
  ['reference', closuresProgram],
  ['generated code', generatedProgram],
] as const)('what a seat may reason from goes by what it has seen (%s)', (_, make) => {
  const program = make(ir)
  test.each([0, 1, 2, 3])('seat %i', (seat) => {
    const seen = new Map<string, string>()
    let compared = 0
    for (let seed = 1; seed <= part(480); seed++) {
      const match = Match.start(program, { seed })
      for (let ply = 0; ply < 3; ply++) {
        const eyes = ownEyes(match, seat)
        const told = reasons(match.clone(), seat)
        if (seen.has(eyes)) compared++
        expect(told, `seed ${seed}, ply ${ply}`).toBe(seen.get(eyes) ?? told)
        seen.set(eyes, told)
        const moves = match.moves()
        match.play(
          moves.find(({ notation }) => notation.startsWith('pry'))?.notation ?? moves[0]?.notation ?? '',
        )
      }
    }
    expect(compared).toBeGreaterThan(part(200))
  })
})

describe('what cannot be said so', () => {
  const codes = (show: string): readonly string[] =>
    checkRuleset({
      file: sourceFile(
        'beacons.yaml',
        BEACONS.replace(/ {2}- show all wreckers.*\n/u, () => `  - ${show}\n`),
      ),
      host: memoryHost([]),
    }).diagnostics.map(({ code }) => code)

  test.each([
    // A secret of one player chooses who is shown something.
    ['show first lamp in store to all players where any wreckers in sworn of ann', ['ST4210']],
    ['show first lamp in store to all players where any wreckers in sworn of next(it)', ['ST4210']],
    ['show first lamp in store to all players where any lit in store', ['ST4210']],
    ['show first oath in sworn of ann to (if any lit in store then ann else ben)', ['ST4210']],
    ['show openly all wreckers in (all sworn) to all players', ['ST4211']],
    ['show all wreckers in (all sworn) to all players where openly any wreckers in sworn of it', ['ST4211']],
    // Everybody would see who is on turn, or what is turned up.
    ['show all wreckers in (all sworn)', ['ST4106']],
    ['reveal all wreckers in (all sworn)', ['ST4106']],
    ['show all wreckers in (all sworn) to all players where any wreckers in sworn of it', []],
    ['show all wreckers in (all sworn) to ann', []],
    ['show first oath in sworn of ann to all players where it is not ann', []],
  ])('%s', (show, expected) => {
    expect([...new Set(codes(show))]).toEqual(expected)
  })

  test.each([
    ['    - if openly any wreckers in sworn of mate: show first oath in sworn of mate to ann\n', ['ST4212']],
    ['    - if openly any wreckers in sworn of mate: say a wrecker\n', []],
    ['    - if openly any wreckers in sworn of mate: reveal first oath in sworn of mate\n', []],
    ['    - if number of oaths in sworn of mate > 0: show first oath in sworn of mate to ann\n', []],
  ])('what `openly` asks has to be noticed:%s', (step, expected) => {
    const text = BEACONS.replace(
      / {2}- show all wreckers.*\n/u,
      () => `  - for each player called mate:\n  ${step}`,
    )
    const { diagnostics } = checkRuleset({ file: sourceFile('beacons.yaml', text), host: memoryHost([]) })
    expect(diagnostics.map(({ code }) => code)).toEqual(expected)
  })

  test('a secret of the player on turn chooses nobody', () => {
    const text = BEACONS.replace(
      'show first oath in sworn of mate to you',
      'show first oath in sworn of mate to all players where any wreckers in your sworn',
    )
    const { diagnostics } = checkRuleset({ file: sourceFile('beacons.yaml', text), host: memoryHost([]) })
    expect(diagnostics.map(({ code }) => code)).toEqual(['ST4210'])
  })
})
