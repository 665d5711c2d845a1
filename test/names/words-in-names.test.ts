import { describe, expect, test } from 'vitest'
import { checkRuleset } from '../../grammar/load.ts'
import { completion, diagnostics, rename, semanticTokens, Workspace } from '../../grammar/services/index.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { SOUND } from '../wrong/slips.ts'
import { runExamples } from './run-examples.ts'
import { told } from './small-game.ts'

type Pair = readonly [from: string, to: string]

function changed(...pairs: readonly Pair[]): string {
  return pairs.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the game lacks ${from}`)
    return text.replace(from, () => to)
  }, SOUND)
}

const TERMS = '  strong: number of soldiers in field'
const GAIN = '    then: add 1 to your score'
const CARDS: Pair = [TERMS, `  cards in hand: 3\n${TERMS}`]

describe('a name with words of the language', () => {
  test.each<readonly [string, readonly Pair[]]>([
    [
      'is one where its words could not be read',
      [CARDS, [GAIN, '    then: add cards in hand to your score']],
    ],
    [
      'leaves a sentence its meaning',
      [CARDS, [GAIN, '    then: add openly (number of cards in hand of you) to your score']],
    ],
    [
      'may be in one sentence with its words',
      [CARDS, [GAIN, '    then: add openly (number of cards in hand of you) + cards in hand to your score']],
    ],
    [
      'gives way where it would have the wrong type',
      [
        ['    out: false', '    out: false\n    in supply: false'],
        [GAIN, '    then: set your in supply to true'],
        [TERMS, '  strong: number of men where it is in supply of north'],
      ],
    ],
    [
      'may be that of an action which does as it says',
      [
        ['    - you must place or pass', '    - you must place or move man to goal'],
        [
          '  pass:\n    then: add 1',
          '  move man to goal:\n    choose:\n      man: men in your supply\n      goal: spaces in your home where it is empty\n    then: move man to goal\n  pass:\n    then: add 1',
        ],
        ['    - you must place or move', '    - you must place or pass or move'],
      ],
    ],
    [
      'is that of a choice only in its action',
      [
        ['      man: men in your supply', '      first man: men in your supply'],
        ['      - move man to goal', '      - move first man to goal'],
        [
          GAIN,
          '    then:\n      - add 1 to your score\n      - if any men in your supply: move first man in your supply to supply of opponent',
        ],
      ],
    ],
    [
      'has its plural before the words that go with it',
      [
        ['      captain: { letter: C }', '      captain of horse: { letter: C }'],
        ['officer: captain', 'officer: captain of horse'],
        ['captain: 1', 'captain of horse: 1'],
        [TERMS, '  strong: number of captains of horse in field'],
      ],
    ],
    [
      'may begin with a capital',
      [
        [TERMS, `  All In: 3\n${TERMS}`],
        [GAIN, '    then: add All In to your score'],
      ],
    ],
    [
      'may be given by `called`',
      [
        [
          GAIN,
          '    then:\n      - for each player called next to play: add next to play.score to your score',
        ],
      ],
    ],
    [
      'may be that of a parameter',
      [
        [
          '  worth(card): card.rank',
          '  worth(card): card.rank\n  gain(number called points to add): points to add * 2',
        ],
        [GAIN, '    then: add gain(3) to your score'],
      ],
    ],
    [
      'may be that of a stage, which hooks follow',
      [
        ['  - shuffle deck', '  - set up'],
        ['stages:\n', 'stages:\n  set up: shuffle deck\n'],
        ['after:\n', 'after:\n  set up: shuffle deck\n'],
      ],
    ],
    [
      'is read in the braces of `write` and of `say`, and not outside of them',
      [
        CARDS,
        ['      goal: spaces in your home', '      goal to reach: spaces in your home'],
        ['      - move man to goal', "      - move man to goal to reach\n    write: '{man} {goal to reach}'"],
        [GAIN, '    then:\n      - add 1 to your score\n      - say Take {cards in hand} cards in hand'],
      ],
    ],
  ])('%s', (_title, pairs) => {
    expect(told(changed(...pairs))).toEqual([])
  })

  test('is refused where it and its words both have a meaning', () => {
    const text = changed(
      ['track:\n', 'track:\n  wealth of north: 0\n'],
      ['terms:\n', 'terms:\n  wealth(player): player.score\n'],
      [GAIN, '    then: add wealth of north to your score'],
    )
    expect(told(text)).toEqual(['ST4238 `wealth of north` could be the name or its words.'])
  })

  test('is understood in examples', () => {
    const text = changed(
      ['  each player:\n    score: 0', '  moves in a row: 0\n  each player:\n    score: 0'],
      ['      goal: spaces in your home', '      goal to reach: spaces in your home'],
      ['      - move man to goal', '      - move man to goal to reach\n      - add 1 to moves in a row'],
    )
    const examples = `examples:
  counted:
    given:
      moves in a row: 2
      now: turn of north
    play:
      - north: place (soldier, a1)
      - check: moves in a row is 3
`
    expect(told(text + examples)).toEqual([])
    expect(runExamples(text + examples)).toEqual([])
  })
})

describe('documents that build on each other', () => {
  const overlay = (more: string): string => `sandtable: 1\nid: other\ntitle: Other\nextends: mine\n${more}`
  const toldOf = (base: string, more: string): readonly string[] => {
    const host = memoryHost(new Map([['mine.yaml', base]]))
    const { diagnostics } = checkRuleset({ file: sourceFile('other.yaml', overlay(more)), host })
    return diagnostics.map(({ code, message }) => `${code} ${message}`)
  }

  test('a variant knows the names of its base', () => {
    const more =
      'actions:\n  rest:\n    then: add cards in hand to your score\nafter:\n  place:\n    - you may rest\n'
    expect(toldOf(changed(CARDS), more)).toEqual([])
  })

  test('a name of the variant changes no sentence of the base', () => {
    const base = changed(
      ['  worth(card): card.rank', '  worth(card): card.rank\n  wealth(player): player.score'],
      [GAIN, '    then: add wealth of north to your score'],
    )
    expect(toldOf(base, 'track:\n  wealth of north: 0\n')).toEqual([])
  })
})

describe('services', () => {
  const text = changed(CARDS, [GAIN, '    then: add cards in hand to your score'])
  const used = text.indexOf('cards in hand to your')
  const workspace = Workspace.of([{ name: 'mine.yaml', text }])

  test('a use is one token', () => {
    const tokens = semanticTokens(workspace, 'mine.yaml').filter(({ start }) => start === used)
    expect(tokens).toMatchObject([{ end: used + 'cards in hand'.length, sort: 'term' }])
  })

  test('it is renamed everywhere, and to another such name', () => {
    const renamed = rename(workspace, 'mine.yaml', used + 2, 'cards to keep')
    expect(renamed).toMatchObject({ edits: [{ text: 'cards to keep' }, { text: 'cards to keep' }] })
    expect(rename(workspace, 'mine.yaml', used + 2, 'of')).toMatchObject({ refused: expect.any(String) })
  })

  test('it is completed from its first word on', () => {
    for (const begun of ['cards ', 'cards in', 'cards in ha']) {
      const typed = text.replace('cards in hand to your score', `${begun} to your score`)
      const labels = completion(
        Workspace.of([{ name: 'mine.yaml', text: typed }]),
        'mine.yaml',
        typed.indexOf(`add ${begun} to`) + 4 + begun.length,
      ).map(({ label }) => label)
      expect(labels).toContain('cards in hand')
    }
  })
})

test('a game may have very many such names', () => {
  const terms = [...Array(1000).keys()].map((i) => `  card of card of card n${i}: ${i}`)
  expect(told(changed([TERMS, `${terms.join('\n')}\n${TERMS}`]))).toEqual([])
})

test('a character outside the basic plane is refused beside such a name', () => {
  const text = changed([TERMS, CARDS[1]], [GAIN, '    then: add cards in hand 🎲 to your score'])
  expect(told(text).join()).toMatch(/^ST3002 /)
})

test.each<readonly [string, Pair, Pair]>([
  ['declared', [TERMS, CARDS[1]], [GAIN, '    then: add cards in hand to your score']],
  ['used', [GAIN, '    then: add cards in hand to your score'], [TERMS, CARDS[1]]],
])('after an edit, a name that was first only %s is found', (_title, first, second) => {
  const edited = [changed(), changed(first), changed(first, second), changed(first)]
  let workspace = Workspace.of([])
  for (const text of edited) {
    workspace = workspace.with({ name: 'mine.yaml', text })
    const fresh = Workspace.of([{ name: 'mine.yaml', text }])
    const [warm, cold] = [workspace, fresh].map((each) => diagnostics(each, 'mine.yaml'))
    expect(warm?.map(({ code, message }) => [code, message])).toEqual(
      cold?.map(({ code, message }) => [code, message]),
    )
  }
})
