import { expect, test } from 'vitest'
import { shippedPath } from '../../interpreter/host-node/shipped.ts'
import { trackedDocuments } from '../tracked.ts'

test('every shipped id is unique, and leads to its document wherever that is found', () => {
  const withId = trackedDocuments().filter(({ head }) => head.id !== undefined)
  const paths = new Map(withId.map(({ path, head }) => [head.id ?? '', path]))
  expect(paths.size).toBe(withId.length)
  expect(paths.size).toBeGreaterThan(15)
  for (const [id, path] of paths) expect(shippedPath(id), id).toBe(path)
})

test.each(['', 'barrage', 'stratego-', 'no such game'])('there is no `%s`', (id) => {
  expect(shippedPath(id)).toBeUndefined()
})
