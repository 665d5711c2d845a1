import { expect, test } from 'vitest'
import { checkRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { SOUND } from './slips.ts'

/** Steps in secret that reach only the player's own places, though not always by the word `your`. */
const OWN: readonly (readonly [what: string, steps: string, more?: string])[] = [
  ['a loop that means nobody else', '- for each player called p where p is you: shuffle pile of p'],
  ['a name for the player', '- let:\n            me: you\n        - shuffle pile of me'],
  [
    'a set that was named',
    '- let:\n            mine: all cards in your hand\n        - move mine to your pile',
  ],
  [
    'a stage that gets the player',
    '- give(you)',
    'give(player): move all cards in hand of player to pile of player',
  ],
  ['a term that asks for the player', '- if held(you) > 0: move all cards in your hand to your pile'],
  ['a loop through own cards', '- for each card in your hand: move card to your pile'],
  [
    'what is named within',
    '- let:\n            n: 0\n        - for each card in your hand: add 1 to n\n        - if n is 1: shuffle your pile',
  ],
  ['an action with a choice', '- you may hide'],
]

for (const [what, steps, more = 'idle: nothing'] of OWN)
  test(`in secret: ${what}`, () => {
    const text = SOUND.replace(
      '    - you must place or pass',
      `    - every player in secret:\n        ${steps}\n    - you must place or pass${more.startsWith('idle') ? '' : `\n  ${more}`}`,
    )
      .replace('areas:\n', '  pile: { each: player, holds: cards, pile: yes, seen by: owner }\nareas:\n')
      .replace('  strong: number', '  held(player): number of cards in hand of player\n  strong: number')
      .replace(
        '  pass:\n',
        '  hide:\n    choose:\n      card: cards in your hand\n    then: move card to your pile\n  pass:\n',
      )
    const { diagnostics } = checkRuleset({
      file: sourceFile('mine.yaml', text),
      host: { documents: () => [] },
    })
    // A term or an action that only other cases use is none of this.
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  })
