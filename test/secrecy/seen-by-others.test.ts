import { expect, test } from 'vitest'
import { checkRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { cardGame } from './card-games.ts'

const LAYING = '\n      - deal up to 1 from deck to your brow'

/** What rules may not ask about cards that everybody sees except their holder. */
const REFUSED: readonly (readonly [string, string, Parameters<typeof cardGame>[0]])[] = [
  [
    'what their holder may choose',
    'ST4105',
    {
      offers: 'lay down or throw off',
      more: `  throw off:
    choose:
      card: cards in your brow where worth > 6
    then: move card to your heap
`,
    },
  ],
  [
    'a value that all see',
    'ST4106',
    { laying: '\n      - set sum to number of cards in brow of opponent where worth > 6' },
  ],
  [
    'cards of another who is on turn by then',
    'ST4105',
    {
      offers: 'lay down or dare',
      more: `  dare:
    choose:
      rival: others
    then: rival may reply
  answer:
    in reply to: dare
    choose:
      card: cards in brow of rival where worth > 6
    then: move card to shown
`,
    },
  ],
]

test.each(REFUSED)('%s', (_, code, { laying = '', ...parts }) => {
  const file = sourceFile('made.yaml', cardGame({ laying: LAYING + laying, ...parts }))
  const { diagnostics } = checkRuleset({ file, host: memoryHost([]) })
  const errors = diagnostics.filter(({ severity }) => severity === 'error').map((one) => one.code)
  expect([...new Set(errors)]).toEqual([code])
})
