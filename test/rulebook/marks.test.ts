import { describe, expect, test } from 'vitest'
import type { Configured } from '../../grammar/load.ts'
import { rulebookMarkdown } from '../../interpreter/rulebook/output/markdown.ts'
import { bookOf, shipped, textOf, written } from './books.ts'
import { playable } from '../playable.ts'

/** Everything that can be done to a rule, in one small variant. */
const VARIANT = `title: Slow marks
extends: tic-tac-toe
track: { naps: 0 }
after:
  put: add 1 to naps
actions:
  put.only if:
    somebody is awake: naps < 9
end:
  the board is full: removed
  all are asleep:
    when: naps >= 8
    drawn: yes
  three in a row:
    when: longest line(taken(player), orthogonal) >= 3
`

describe('what a variant changes is marked where it stands', () => {
  const text = rulebookMarkdown(bookOf(written(VARIANT), 'en', shipped('tic-tac-toe')))

  for (const [what, line] of [
    ['a new condition', '- `[new]` **Somebody is awake**. There are fewer than 9 *naps*.'],
    ['an action in which something has changed', '### `[changed]` Put'],
    ['what hangs on it', '- `[new]` **After it**:'],
    ['a new rule', '### `[new]` All are asleep'],
    ['a changed rule', '### `[changed]` 3 in a row'],
    ['a rule that is gone, struck out', '### `[removed]` ~~The board is full~~'],
    ['a new value', '- `[new]` *Naps* (0 at the start)'],
    ['the list of changes', '- `[removed]` The game ends no longer by "the board is full".'],
    [
      'what it is a variant of',
      'A variant of **Tic-tac-toe**. Everything that differs is marked: new, changed or removed.',
    ],
  ] as const)
    test(what, () => {
      expect(text.split('\n').map((each) => each.trim())).toContain(line)
    })

  test('what is the same has no mark', () => {
    expect(text).toContain('\n1. **Goal**: an empty space.\n')
    expect(text).toContain('\n### Taken\n')
  })

  test('without a base nothing is marked', () => {
    const alone = rulebookMarkdown(bookOf(written(VARIANT)))
    expect(alone).not.toMatch(/`\[/u)
    expect(alone).not.toContain('What this variant changes')
  })
})

test('against itself a game plays as it does', () => {
  const game = shipped('draughts')
  expect(textOf(bookOf(game, 'en', game))).toContain('It plays exactly as English draughts does.')
})

test('modules are named where they speak, and their changed cells are marked', () => {
  const text = rulebookMarkdown(
    bookOf(shipped('stratego-duel', 'aggressor-advantage'), 'en', shipped('stratego-duel')),
  )
  expect(text).toMatch(/^- `\[new\]` \*\*Of equal ranks the attacker wins\*\*/mu)
  expect(text).toMatch(/^- `\[removed\]` ~~\*\*Equal ranks are both removed\*\*~~$/mu)
  expect(text).toMatch(/^\| \*\*General\*\* \|.* ●/mu)
})

/** Lanes with two rows of a table, and a board with kinds of space. */
const LANES = `sandtable: 1
id: lanes
title: Lanes
players: { seats: [ red, blue ] }
pieces: { peg: { kinds: { peg: { copies: 1 } } } }
box:
  bag: all pegs
places:
  bag: { holds: pegs }
  board:
    grid: |
      . . .
    holds: 1 peg
    kinds of space:
      gate: { where: [a1], track: { shut: false } }
      path: { where: the rest }
regions:
  lane:
    from:
      low: { length: 3 }
      high: { length: 5 }
    printed: { length: 1..9 }
    track: { runner: 0..9 = 0 }
play:
  - turns from red, at most 2: you must wait
  - the game is drawn by length
actions:
  wait: { then: nothing }
`

test('only the rows of a table that are not the same are marked', () => {
  const variant = `title: Short lanes
extends: lanes
regions.lane.from.low: { length: 2 }
regions.lane.from.third: { length: 4 }
regions.lane.track.flag: false
places.board.kinds of space.gate.where: [b1]
`
  const base = written(LANES.replace(/^sandtable: 1\nid: lanes\n/u, ''))
  const text = rulebookMarkdown(bookOf(written(variant, LANES), 'en', base))
  const lines = text.split('\n').map((line) => line.trim())
  for (const line of [
    '| `[changed]` **low** | 2 |',
    '| **high** | 5 |',
    '| `[new]` **third** | 4 |',
    '- `[new]` *Flag* (not at the start)',
    '- *Runner* (0 at the start)',
    '- `[changed]` **Gate**: b1',
    '- *Shut* (not at the start)',
  ])
    expect(lines).toContain(line)
})

const marked = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => /`\[(?:new|changed|removed)\]`/u.test(line))
    .map((line) => line.trim())

describe('a choice of an option changes no rule', () => {
  const withOptions = (options: Readonly<Record<string, string>>): Configured => {
    const { ruleset } = shipped('toy-battle')
    return playable({ ruleset, diagnostics: [] }, undefined, { options: new Map(Object.entries(options)) })
  }

  for (const options of [{ terrain: 'city of clouds' }, { 'special bases': 'no' }])
    test(`chosen for a game: ${JSON.stringify(options)}`, () => {
      const text = rulebookMarkdown(bookOf(withOptions(options), 'en', shipped('toy-battle')))
      expect(marked(text)).toEqual([])
      expect(text).toContain('It plays exactly as Toy Battle does.')
    })

  test('a variant that fixes one marks the option, and nothing that follows from it', () => {
    const variant = 'title: Clouds\nextends: toy-battle\nwith: { terrain: city of clouds }\n'
    const text = rulebookMarkdown(bookOf(written(variant), 'en', shipped('toy-battle')))
    expect(marked(text)).toEqual([
      '- `[changed]` Terrain is always city of clouds (was castle field unless chosen).',
      expect.stringMatching(/^\| `\[changed\]` Terrain \| \*\*City of Clouds, always\*\*/u),
      '2. `[new]` **Clouds** (mine, game)',
    ])
  })
})

test('a rule is marked under any choice of options', () => {
  const variant =
    'title: More\nextends: toy-battle\nrulings.new one: { asked: What, chosen: This }\nwith: { terrain: metal-x }\n'
  const text = rulebookMarkdown(bookOf(written(variant), 'en', shipped('toy-battle')))
  expect(marked(text)).toContain('### `[new]` New one')
})
