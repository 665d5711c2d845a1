import { afterAll, afterEach, expect } from 'vitest'
import { closeAll, leave } from './browser.ts'

/* Everything that needs a page is in one file, so that one browser and one server are enough. */
import './suites/disk.ts'
import './suites/first-house-rule.ts'
import './suites/keeping.ts'
import './suites/looks.ts'
import './suites/offline.ts'
import './suites/panels.ts'
import './suites/play.ts'
import './suites/policy.ts'
import './suites/taking-away.ts'
import './suites/variants.ts'
import './suites/writing.ts'

afterEach(async () => {
  expect(await leave(), 'errors on the console and requests to elsewhere').toEqual([])
})
afterAll(closeAll)
