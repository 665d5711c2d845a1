import { describe, expect, test } from 'vitest'
import { loadRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { Match } from '../../interpreter/match/match.ts'
import { questionOf } from '../../interpreter/players/question.ts'
import { randomPlayer } from '../../interpreter/players/random.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { shelfHost } from '../shelf-host.ts'
import { MELDS } from '../cards/melds.ts'
import { RAIDERS } from '../cards/raiders.ts'
import { configuredVariant } from '../games/loaded.ts'
import { HONEST } from '../secrecy/card-games.ts'
import { HARD_TO_TELL_APART } from './listed-games.ts'
import { playable } from '../playable.ts'

const host = shelfHost()

function shipped(id: string): Program {
  return programOf(configuredVariant({ id }).checked)
}

/** The program of a text, even if the checker refuses what its moves may tell. */
function made(text: string): Program {
  const file = sourceFile('made.yaml', text)
  return programOf(playable(loadRuleset({ file, host }), undefined, { despite: ['ST4105'] }).checked)
}

/** The listed moves in random games that `why` does not consider legal, and how many moves it was asked about. */
function denied(program: Program, games: number, mostPlies: number) {
  const wrong: string[] = []
  let asked = 0
  for (let seed = 1; seed <= games; seed++) {
    const match = Match.start(program, { seed })
    const player = randomPlayer(seed)
    for (let ply = 0; ply < mostPlies; ply++) {
      const question = questionOf(match)
      if (question === undefined) break
      for (const { notation } of match.moves()) {
        const { understood, legal, reasons } = match.why(notation)
        asked++
        if (!understood || !legal || reasons.length > 0) wrong.push(`${seed}, ${ply}: ${notation}`)
      }
      const answer = player.answer(question)
      const refused = 'move' in answer ? match.play(answer.move) : match.playLayout(answer.layout)
      if (refused !== undefined) throw new Error(refused.message)
    }
  }
  return { wrong: wrong.slice(0, 3), asked }
}

describe('every move of the list is legal when somebody asks why it is not', () => {
  test.each(HARD_TO_TELL_APART)('%s', (_, text) => {
    const { wrong, asked } = denied(made(text), 12, 14)
    expect(wrong).toEqual([])
    expect(asked).toBeGreaterThan(300)
  })

  test.each([...HONEST, ['raiders', RAIDERS] as const, ['melds', MELDS] as const])('%s', (_, text) => {
    const { wrong, asked } = denied(made(text), 4, 30)
    expect(wrong).toEqual([])
    expect(asked).toBeGreaterThan(30)
  })

  test.each([
    ['hearts', 60],
    ['patrols', 40],
    ['stratego-duel', 20],
  ])('%s', (id, plies) => {
    const { wrong, asked } = denied(shipped(id), 2, plies)
    expect(wrong).toEqual([])
    expect(asked).toBeGreaterThan(100)
  })
})

test('a move of the list that is not legal any more is not taken for one', () => {
  const match = Match.start(shipped('tic-tac-toe'), { seed: 1 })
  expect(match.why(' A1 ').legal).toBe(true)
  match.play('a1')
  expect(match.why('a1')).toMatchObject({ understood: true, legal: false })
})
