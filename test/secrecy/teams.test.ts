import { expect, test } from 'vitest'
import { loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { corpus } from '../corpus/corpus.ts'
import { part } from '../volume.ts'
import { compareCardTwins } from './card-twins.ts'
import { playable } from '../playable.ts'

const ofTeams = corpus().filter(({ text }) => /^ {2}teams:/mu.test(text) && /seen by: team/u.test(text))

test.each(ofTeams.map((file) => [file.name, file] as const))(
  'games of %s that differ in two pieces are one to every seat of either team that has seen neither',
  (_, file) => {
    const made = playable(loadRuleset({ file, host: memoryHost([]) }))
    const program = programOf(made.checked)
    let plies = 0
    for (let seed = 1; seed <= part(40); seed++)
      for (const looking of program.ir.seats.keys())
        for (const how of ['packed', 'played'] as const) {
          const compared = compareCardTwins(program, seed, looking, how)
          expect(compared.leak, `seed ${seed}, seat ${looking}, ${how}`).toBeUndefined()
          plies += compared.plies
        }
    expect(plies).toBeGreaterThan(part(40))
  },
)

test('there are such games', () => {
  expect(ofTeams.length).toBeGreaterThan(0)
})
