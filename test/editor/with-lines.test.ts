import { expect, test } from 'vitest'
import { withLines } from '../../editor/workspace/insert-lines.ts'
import { loadRuleset } from '../../grammar/load.ts'
import { phrasebook } from '../../interpreter/host-node/phrasebook.ts'
import { requestForText } from '../../interpreter/host-node/ruleset-request.ts'
import { VOLUME } from '../volume.ts'

const OWN = `sandtable: 1
id: own

actions:
  step:
    then: move piece to goal

  # The other one.
  rest:
    then: nothing

# At the end.
end:
  done:
    when: true
`

test('lines go below the sections of their names, and others to the end', () => {
  expect(
    withLines(
      OWN,
      'actions:\n  step:\n    only if:\n      free: goal is empty\n  jump:\n    then: nothing\nafter.step: nothing\n',
    ),
  ).toBe(`sandtable: 1
id: own

actions:
  step:
    then: move piece to goal
    only if:
      free: goal is empty

  # The other one.
  rest:
    then: nothing
  jump:
    then: nothing

# At the end.
end:
  done:
    when: true

after.step: nothing
`)
})

test('an indentation of four is kept', () => {
  const four = 'actions:\n    step:\n        then: nothing\n'
  expect(withLines(four, 'actions:\n  jump:\n    then: nothing\n')).toBe(
    'actions:\n    step:\n        then: nothing\n    jump:\n      then: nothing\n',
  )
})

const LINES = phrasebook()
  .filter(({ lines }) => lines !== '')
  .filter((_, i) => i % VOLUME.eachTable === 0)

test('sentences of the phrasebook can be written into one that extends its small game', () => {
  for (const { id, game, lines } of LINES) {
    const head = `sandtable: 1\nid: with-a-sentence\nextends: ${game}\ntitle: With a sentence\n`
    const text = withLines(head, lines)
    const { diagnostics } = loadRuleset(requestForText('with-a-sentence.yaml', text, 'docs/phrasebook/games'))
    expect(
      diagnostics.filter(({ severity }) => severity === 'error'),
      id,
    ).toEqual([])
  }
})
