import { expect, test } from 'vitest'
import { spokenOf } from '../../grammar/services/index.ts'
import { shippedWorkspace } from './workspaces.ts'

const FILE = 'rulesets/draughts/draughts/draughts.yaml'

/** What the text is about, after the first occurrence of some words. */
function behind(words: string) {
  const workspace = shippedWorkspace()
  const offset = workspace.text(FILE)?.indexOf(words) ?? -1
  expect(offset, words).toBeGreaterThan(0)
  return spokenOf(workspace, FILE, offset + words.length)
}

test('a rule speaks of the things that it names, an action of itself, a heading of nothing', () => {
  expect(behind('    man')).toMatchObject({ name: 'man', things: [{ sort: 'kind', name: 'man' }] })
  expect(behind('\nactions:\n  m')?.action).toBe('move')
  expect(behind('\nplayers')).toBeUndefined()
})
