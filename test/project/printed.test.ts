import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { checkRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'
import { shelfHost } from '../shelf-host.ts'
import { DOCUMENTS } from './documents.ts'

const ROOT = join(import.meta.dirname, '../..')
const host = shelfHost()

function blocks(document: string, kind: string): readonly string[] {
  const text = readFileSync(join(ROOT, document), 'utf8')
  return [...text.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, block = '']) => block,
  )
}

describe('rulesets printed in the documents are valid and do what their examples say', () => {
  for (const document of DOCUMENTS)
    for (const [index, block] of blocks(document, 'yaml ruleset').entries())
      test(`${document} ${index + 1}`, () => {
        const file = sourceFile(`${document}.yaml`, block)
        expect(checkRuleset({ file, host }).diagnostics.filter((d) => d.severity === 'error')).toEqual([])
        const own = testRuleset({ file, host }).results.filter((r) => r.example.layer.file.name === file.name)
        expect(own.filter((r) => r.outcome.kind !== 'passed')).toEqual([])
      })
})

describe('programs printed in the documents run', () => {
  const folder = mkdtempSync(join(ROOT, 'test/project/.printed-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  for (const document of DOCUMENTS)
    for (const [index, block] of blocks(document, 'ts run').entries())
      test(`${document} ${index + 1}`, async () => {
        const path = join(folder, `${document.replaceAll('/', '-')}-${index + 1}.ts`)
        writeFileSync(path, block)
        await expect(import(path)).resolves.toBeDefined()
      })
})
