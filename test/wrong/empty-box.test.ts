import { expect, test } from 'vitest'
import { diagnostics } from '../../grammar/services/index.ts'
import { corpus } from '../corpus/corpus.ts'
import { smallWorkspace } from '../services/workspaces.ts'

/** The section that says what lies where at the start. */
const BOX = /^box:.*\n(?:(?: .*)?\n)*/mu

const WITH_BOX = corpus().filter(({ text }) => BOX.test(text))

test('there are games with pieces in a box', () => {
  expect(WITH_BOX.length).toBeGreaterThan(20)
})

test.each(WITH_BOX)('$name says what is wrong if nothing is in its box', ({ name, text }) => {
  const said = diagnostics(smallWorkspace(name, text.replace(BOX, 'box:\n')), name)
  expect(said.map(({ code }) => code)).toContain('ST2009')
})
