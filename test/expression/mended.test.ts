import { expect, test } from 'vitest'
import { parseText, type Start } from '../../grammar/expression/parse.ts'
import { bare, printed } from './reading.ts'

/** Texts with mistakes, how many of them are reported, and how the text is understood; `_` is a missing name. */
const CASES: readonly (readonly [Start, string, number, string])[] = [
  ['step', 'move all', 1, 'move all _ to _'],
  ['step', 'move all soldiers', 1, 'move all soldiers to _'],
  ['step', 'move to goal', 1, 'move _ to goal'],
  ['step', 'set piece. to 3', 1, 'set piece._ to 3'],
  ['step', 'you may move or else', 1, 'you may move or else _'],
  ['expression', 'piece.', 1, 'piece._'],
  ['expression', 'piece. is king', 1, 'piece._ is king'],
  ['expression', 'x = y', 1, 'x is y'],
  ['expression', 'x == y and z', 1, 'x is y and z'],
  ['expression', 'f(x, and 3', 1, 'f(x, _ and 3)'],
  ['expression', 'f(x, y', 1, 'f(x, y)'],
  ['expression', 'x is y) and z', 1, 'x is y and z'],
  ['expression', 'x is y and e is and q is not has 3', 2, 'x is y and e is _ and q is not 3'],
  ['expression', 'x is and y. is 3 and number of', 3, 'x is _ and y._ is 3 and number of _'],
  ['expression', '"spy" is x', 1, 'spy is x'],
  ['choice', '3 soldiers from', 1, '3 soldiers from _'],
  ['signature', 'fits(card, ', 1, 'fits(card, _)'],
  ['head', 'for each soldier where', 1, 'for each soldier where _'],
]

test.each(CASES)('%s: %s has %i mistakes and is read as %s', (start, text, mistakes, understood) => {
  const { tree, partial, findings } = parseText(start, text)
  expect(tree).toBeUndefined()
  expect(findings).toHaveLength(mistakes)
  expect(printed(start, named(partial))).toBe(understood)
})

test('the places of a mended tree are those of the text', () => {
  const { partial } = parseText('expression', 'piece. is king')
  expect(partial).toMatchObject({
    kind: 'is',
    left: { kind: 'field', name: { text: '', start: 6, end: 6 }, start: 0, end: 6 },
    right: { start: 10, end: 14 },
  })
})

test('a text without mistakes is understood as it is read', () => {
  const { tree, partial } = parseText('expression', 'piece.rank is 3')
  expect(partial).toBe(tree)
  expect(bare(tree)).toMatchObject({ kind: 'is' })
})

/** Makes missing names visible. */
function named(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(named)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, key === 'text' && value === '' ? '_' : named(value)]),
  )
}
