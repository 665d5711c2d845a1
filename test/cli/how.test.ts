import { expect, test } from 'vitest'
import { folderWith, sandtable } from './sandtable.ts'

const folder = folderWith()

test('the lines of a sentence are printed with an example, and other pages after them', async () => {
  const { out, code } = await sandtable(['how', 'draw', 'until', 'you', 'have', 'five'], folder)
  expect(code).toBe(0)
  const at = ['At the end of your turn', 'after.ending:', 'An example of it:', 'Other pages:'].map((text) =>
    out.indexOf(text),
  )
  expect(at).toEqual(at.toSorted((one, other) => one - other))
  expect(at[0]).toBe(0)
})

test('a word of the language is explained', async () => {
  const { out } = await sandtable(['how', 'swap'], folder)
  expect(out).toContain('swap')
})

test('a query without any page is refused with a code', async () => {
  const { err, code } = await sandtable(['how', 'gazebo'], folder)
  expect([code, err]).toEqual([2, expect.stringContaining('ST7028')])
})
