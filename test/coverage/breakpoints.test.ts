import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withExample } from '../../editor/workspace/examples.ts'
import { loadRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { Breakpoints, breakableLines } from '../../interpreter/coverage/breakpoints.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'
import { writtenGame } from '../../interpreter/examples/written-game.ts'
import { Match } from '../../interpreter/match/match.ts'
import { questionOf } from '../../interpreter/players/question.ts'
import { randomPlayer } from '../../interpreter/players/random.ts'
import { shelfHost } from '../shelf-host.ts'
import { playable } from '../playable.ts'

const RULESETS = join(import.meta.dirname, '../../rulesets')
const host = shelfHost()
/** The same without most example files, which other tests play; Barrage names some examples that it changes. */
const bare = {
  documents: () =>
    [...host.documents()].filter(({ name }) => !name.endsWith('.examples.yaml') || name.includes('stratego')),
}

function begun(path: string, seed: string, change = (text: string): string => text) {
  const file = sourceFile(`rulesets/${path}`, change(readFileSync(join(RULESETS, path), 'utf8')))
  const configured = playable(loadRuleset({ file, host }))
  return { file, match: Match.start(programOf(configured.checked), { seed }) }
}

/** Answers a number of decisions at random. */
function playOn(match: Match, plies: number): void {
  const player = randomPlayer(match.seed)
  for (
    let question = questionOf(match);
    question !== undefined && plies-- > 0;
    question = questionOf(match)
  ) {
    const answer = player.answer(question)
    expect('move' in answer ? match.play(answer.move) : match.playLayout(answer.layout)).toBeUndefined()
  }
}

describe('a game stops where the rules come to a line', () => {
  const { match } = begun('draughts/draughts/draughts.yaml', '1')
  const { ir } = match
  const file = ir.files[ir.origins[ir.actions[0]?.origin ?? -1]?.file ?? -1] ?? ''
  const lineOf = (words: string): number =>
    readFileSync(join(RULESETS, 'draughts/draughts/draughts.yaml'), 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(words)) + 1
  const ahead = match.clone()
  ahead.play(match.moves()[0] ?? '')
  const given = ahead.given[0]
  if (given === undefined) throw new Error('no move was made')
  const stopAt = (words: string, skip = 0, seat?: number) =>
    new Breakpoints(ir, [{ file, line: lineOf(words) }]).stopIn(match.snapshot(), given, { skip, seat })

  test('with what was chosen, and which way a branch goes', () => {
    const before = match.hash()
    const stop = stopAt('if piece is king: add 1')
    expect(stop).toMatchObject({ what: 'branch', holds: false })
    expect(stop?.values).toContainEqual({ text: 'goal', value: 'b4' })
    expect(match.hash()).toBe(before)
  })

  test('once for each time that it comes there, and nowhere else', () => {
    expect(stopAt('if piece is king: add 1', 1)).toBeUndefined()
    expect(stopAt('  capture:')).toBeUndefined()
    expect(breakableLines(ir, file)).not.toContain(lineOf('title: English'))
  })

  test('what somebody chooses is not told to others', () => {
    const seat = match.decision()?.seat ?? 0
    expect(stopAt('if piece is king: add 1', 0, seat)?.values).toContainEqual({ text: 'goal', value: 'b4' })
    expect(stopAt('if piece is king: add 1', 0, 1 - seat)?.values.map(({ text }) => text)).not.toContain(
      'goal',
    )
  })
})

describe('a game that is written as an example passes', () => {
  test.each([
    ['draughts/draughts/draughts.yaml', 300],
    ['tricks/hearts/hearts.yaml', 20],
    ['battle/patrols/patrols.yaml', 25],
    ['battle/toy-battle/toy-battle.yaml', 15],
    ['hidden/stratego/barrage.yaml', 12],
    ['cooperative/paper-lanterns/paper-lanterns.yaml', 15],
  ])('%s', (path, plies) => {
    const { match } = begun(path, 'seven seas')
    playOn(match, plies)
    const lines = writtenGame(match, []) ?? []
    const { file } = begun(path, '1', (text) => withExample(text, lines)?.text ?? text)
    const { results } = testRuleset({ file, host: bare })
    const own = results.find(({ example }) => example.label === 'seven seas')
    expect(own?.outcome).toEqual({ kind: 'passed' })
  })
})
