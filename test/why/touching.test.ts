import { describe, expect, test } from 'vitest'
import { loadRuleset, planExample } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { startExample, programOf, runWithSeed } from '../../interpreter/examples/run.ts'
import { isRefused } from '../../interpreter/match/refused.ts'
import { shelfHost } from '../shelf-host.ts'
import { playable } from '../playable.ts'

const host = shelfHost()

interface Written {
  readonly go: string
  readonly across: string
  readonly upright: string
  readonly mark: string
}

const walls = ({ go, across, upright, mark }: Written, first: string, second: string): string => `sandtable: 1
id: walls
title: Walls
players:
  seats: [ ann, ben ]
pieces:
  runner: { owner: fixed, kinds: { runner: { letter: R } } }
places:
  board:
    grid: |
${'      . . . . . . . . . . . .\n'.repeat(12)}    start: |
      . . . . . . . . . . . r
${'      . . . . . . . . . . . .\n'.repeat(10)}      R . . . . . . . . . . .
    holds: 1 runner
track:
  each space: { taken: false }
terms:
  posts: all spaces where it.row < 12 and it.column < 12
play:
  - turns from ann, at most 9: you must go or across or upright or mark
  - the game is drawn by dusk
actions:
  go:
    choose:
      runner: your runners on board
      goal: spaces where it is next to runner.space and it is empty
    let: { start: runner.space }
    then: move runner to goal
    write: "${go}"
  across:
    choose:
      post: posts where not taken and it.column < 11
    then: set post.taken to true
    write: "${across}"
  upright:
    choose:
      post: posts where not taken
    then: set post.taken to true
    write: "${upright}"
  mark:
    choose:
      post: posts where not taken
      weight: 1..3
    then: set post.taken to true
    write: "${mark}"
examples:
  one wall:
    play:
      - ann: ${first}
      - ben cannot: ${second}
        because: post
`

function played(source: string) {
  const game = playable(loadRuleset({ file: sourceFile('walls.yaml', source), host }))
  const [example] = game.ruleset.examples
  if (example === undefined) throw new Error('no example')
  const { plan } = planExample(game, example)
  const { match } = startExample(programOf(game.checked), plan)
  return { match, game, plan }
}

const usual = { go: '{goal}', across: '{post}h', upright: '{post}v', mark: '{post}{weight}' }
const apart = { go: '{goal}', across: '{post}-', upright: '{post}|', mark: '{post}*{weight}' }

describe('letters and digits that touch a space', () => {
  const cases: readonly (readonly [string, Written, string, string])[] = [
    ['a letter behind it', usual, 'b2h', 'b2v'],
    ['a letter that is also a file', { ...usual, across: '{post}v', upright: '{post}h' }, 'b11v', 'b11h'],
    ['a digit behind it', usual, 'b1h', 'b13'],
    ['digits that would make another space', { ...usual, go: '>{goal}' }, 'b1h', 'b11'],
    ['a word', { ...usual, upright: '{post}wall' }, 'b2h', 'b2wall'],
    ['letters on both sides', { ...usual, upright: 'w{post}v' }, 'b2h', 'wb2v'],
    [
      'its column and its row',
      { ...usual, across: '{post.column}{post.row}h', upright: '{post.column}{post.row}v' },
      'b2h',
      'b2v',
    ],
    ['signs, as before', apart, 'b2-', 'b2|'],
  ]
  test.each(cases)('%s', (_, written, first, second) => {
    const { match, game, plan } = played(walls(written, first, second))
    const [post = ''] = /b\d+?(?=\D|$|.$)/u.exec(first) ?? []
    match.play(first)
    const why = match.why(second)
    expect(why.legal).toBe(false)
    expect(why.reasons.map(({ label, sentence }) => [label, sentence])).toContainEqual([
      'post',
      `\`not taken\` does not hold for ${post}.`,
    ])
    const refused = match.play(second)
    expect(isRefused(refused) && refused.message).toContain(`\`not taken\` does not hold for ${post}`)
    expect(runWithSeed(programOf(game.checked), plan, new Set(), 'rolls').failure).toBeUndefined()
  })

  test('two spaces with a letter behind them, of which the first is empty', () => {
    const { match } = played(walls({ ...usual, go: '{start}{goal}g' }, 'b2h', 'b2v'))
    expect(match.why('c1c2g').reasons.map(({ sentence }) => sentence)).toEqual(['There is nothing on c1.'])
  })

  test('where no rule writes it so, it is nothing', () => {
    const { match } = played(walls(apart, 'b2-', 'b2|'))
    expect(match.why('b2v')).toMatchObject({ understood: false, reasons: [] })
    expect(match.why('z9|')).toMatchObject({ understood: false, reasons: [] })
  })

  test('very long words are not searched', () => {
    const { match } = played(walls(usual, 'b2h', 'b2v'))
    expect(match.why(`${'b1'.repeat(100_000)}?`).understood).toBe(false)
  })
})

describe('beside a reason', () => {
  const help = (written: Written, first: string, move: string): string | undefined => {
    const { match } = played(walls(written, first, move))
    match.play(first)
    const refused = match.play(move)
    return isRefused(refused) ? refused.help : 'legal'
  }

  test('no move about another space or number is proposed', () => {
    expect(help(apart, 'b2-', 'b2|')).toBeUndefined()
    expect(help(usual, 'b2h', 'b2v')).toBeUndefined()
    expect(help({ ...usual, mark: 'm{weight}{post}' }, 'b2h', 'm1b2')).toBeUndefined()
  })

  test('one that differs in a sign is', () => {
    expect(help(usual, 'b2h', 'k2h')).toBe('Did you mean `k2v`?')
    expect(help(apart, 'b2-', 'k2-')).toBe('Did you mean `k2|`?')
  })
})
