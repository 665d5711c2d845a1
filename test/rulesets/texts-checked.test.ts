import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadRuleset } from '../../grammar/load.ts'
import { requestForFile } from '../../interpreter/host-node/ruleset-request.ts'

const FOLDER = join(import.meta.dirname, '../../rulesets')
const TEXTS = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /[\\/]texts[\\/].*\.yaml$/.test(name),
)

/** Everything that players see has words, and all words are for something that exists. */
describe('texts of shipped games', () => {
  it('are there', () => {
    expect(TEXTS.length).toBeGreaterThan(100)
  })
  it.each(TEXTS)('%s', (name) => {
    const { diagnostics } = loadRuleset(requestForFile(join(FOLDER, name)))
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([])
  })
})
