import { describe, expect, test } from 'vitest'
import { rulebookMarkdown } from '../../interpreter/rulebook/output/markdown.ts'
import { bookOf, shipped, textOf, written } from './books.ts'

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
    ['a new condition', '- `[new]` **Somebody is awake**. The *naps* are less than 9.'],
    ['an action in which something has changed', '### `[changed]` Put'],
    ['what hangs on it', '- `[new]` **After it**:'],
    ['a new rule', '### `[new]` All are asleep'],
    ['a changed rule', '### `[changed]` Three in a row'],
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
    expect(text).toContain('\n1. **Goal**: one of the empty spaces.\n')
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
