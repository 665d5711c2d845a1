import { expect, test } from 'vitest'
import { checkRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'
import { rulesetFolderHost } from '../../interpreter/host-node/ruleset-folder.ts'
import { SHIPPED } from '../../interpreter/host-node/shipped.ts'

const host = rulesetFolderHost({ shipped: SHIPPED })

function kindsOf(steps: string, extended = 'tic-tac-toe'): readonly string[] {
  const text = `sandtable: 1\nid: mine\ntitle: Mine\nextends: ${extended}\nexamples:\n  mine:\n    play:\n${steps}`
  const { results } = testRuleset({ file: sourceFile('mine.yaml', text), host })
  return results.filter(({ example }) => example.label === 'mine').map(({ outcome }) => outcome.kind)
}

test('what is no move at all is not refused, it is a mistake', () => {
  expect(kindsOf('      - cross cannot: flibbertigibbet\n')).toEqual(['failed'])
  expect(kindsOf('      - cross: b2\n      - nought cannot: b2\n')).toEqual(['passed'])
})

test('inherited examples that cannot be read in a variant are one thing to say', () => {
  const text =
    'sandtable: 1\nid: mine\ntitle: Mine\nextends: patrols\npieces.card.kinds.soldier: { copies: 12 }\n'
  const request = { file: sourceFile('mine.yaml', text), host }
  const said = checkRuleset(request).diagnostics.map(({ code, severity }) => `${severity} ${code}`)
  expect(said).toEqual(['warning ST6013'])
  const { results } = testRuleset(request)
  expect(new Set(results.map(({ outcome }) => outcome.kind)).has('unreadable')).toBe(false)
})
