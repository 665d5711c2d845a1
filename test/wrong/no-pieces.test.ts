import { expect, test } from 'vitest'
import { diagnostics } from '../../grammar/services/index.ts'
import { madeRuleset } from '../codegen/made/ruleset.ts'
import { smallWorkspace } from '../services/workspaces.ts'

test('pieces that change in secret are checked to the end where no piece could be read', () => {
  const { text } = madeRuleset(507_685)
  const broken = text
    .replace('  deck: { holds: cards, pile: yes, seen by: everyone }', '  deck: { holds seen by: everyone }')
    .replace('  board:\n', '')
  expect(broken.length).toBeLessThan(text.length - 20)
  expect(broken).toContain('kind: changes in secret')
  const said = diagnostics(smallWorkspace('made.yaml', broken), 'made.yaml')
  expect(said.map(({ code }) => code)).toContain('ST2004')
})
