import { afterAll, afterEach, expect } from 'vitest'
import { closeAll, leave } from './browser.ts'

/** All tests of a file share one browser and one server of each kind. */
export function inOneBrowser(): void {
  afterEach(async ({ task }) => {
    expect(
      await leave(task.result?.state !== 'fail'),
      'errors on the console and requests to elsewhere',
    ).toEqual([])
  })
  afterAll(closeAll)
}
