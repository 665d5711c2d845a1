import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkRuleset } from '../../grammar/load.ts'
import { requestForFile } from '../../interpreter/host-node/index.ts'

const ROOT = join(import.meta.dirname, '../../rulesets')
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.yaml') && /^sandtable: /mu.test(readFileSync(join(ROOT, name), 'utf8')),
)

test('there are rulesets, modules, texts and examples', () => {
  expect(files.length).toBeGreaterThan(40)
})

test.each(files)('%s is checked without a complaint', (name) => {
  const request = requestForFile(join(ROOT, name))
  if (!('file' in request)) throw new Error(`${name} cannot be read`)
  const { diagnostics } = checkRuleset(request)
  const complaints = diagnostics.filter(({ severity }) => severity !== 'note')
  expect(complaints.map(({ code, severity, message }) => `${severity} ${code}: ${message}`)).toEqual([])
})
