import { expect, test } from 'vitest'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { sightGame } from './sight-games.ts'

/* Rules that go by a name for a card, or a set of cards, after it was shuffled among others are warned about. */

const DEALT = `  - for each card in stock: move card onto deck
  - shuffle deck
  - for each player: deal 2 from deck to hand of player`

function found(before: string, condition: string): readonly string[] {
  const text = sightGame({
    track: '  named: card or none\n  few: set of cards\n',
    setup: `${before}${DEALT}`,
    actions: `  act:
    choose:
      card: cards in hand of opponent
    then:
      - if ${condition}: move card to stock
`,
  })
  const { ruleset, diagnostics } = loadRuleset({ file: sourceFile('made.yaml', text), host: memoryHost([]) })
  const made = ruleset === undefined ? undefined : configure(ruleset, undefined)
  return [...diagnostics, ...(made?.diagnostics ?? [])].map(({ code }) => code)
}

const NAMED = '  - set named to first ace in stock\n'
const SOME = '  - for each ace in stock: add ace to few\n'

test.each([
  [NAMED, 'named is in hand of opponent'],
  [SOME, 'card is in few'],
  [SOME, 'any cards in hand of opponent where it is in few'],
])('%s %s', (before, condition) => {
  expect(found(before, condition)).toEqual(['ST4148'])
  expect(found(before, `openly ${condition}`)).toEqual([])
  expect(found('', condition)).not.toContain('ST4148')
})

test('not what is emptied before, or lies open', () => {
  expect(found(`${NAMED}  - set named to none\n`, 'named is in hand of opponent')).toEqual([])
  expect(found(NAMED, 'named is none')).toEqual([])
})
