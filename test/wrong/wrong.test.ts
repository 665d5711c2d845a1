import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { renderPretty } from '../../grammar/diagnostics/render-pretty.ts'
import { checkRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { rulesetFolderHost } from '../../interpreter/host-node/ruleset-folder.ts'

const HERE = import.meta.dirname
const host = rulesetFolderHost({ shipped: join(HERE, '../../rulesets') })

/** Too large to be kept as files. */
const GENERATED: readonly (readonly [string, string])[] = [
  [
    'alias-bomb',
    `a: &a [lol, lol, lol]\n${[...'bcdefghij'].map((name, i) => `${name}: &${name} [${`*${'abcdefghi'[i] ?? ''}, `.repeat(9)}]\n`).join('')}`,
  ],
  ['thousand-levels', `a:\n  ${'- '.repeat(1000)}b\n`],
  ['thousand-brackets', `sandtable: 1\nid: deep\nnumbers: ${'['.repeat(1000)}${']'.repeat(1000)}\n`],
  [
    'deep-expression',
    `sandtable: 1\nid: deep\ntitle: Deep\nextends: draughts\nterms:\n  deep: ${'('.repeat(1000)}1${')'.repeat(1000)}\n`,
  ],
  ['deep-dotted-key', `sandtable: 1\nid: deep\ntitle: Deep\nextends: draughts\n${'a.'.repeat(1000)}b: 1\n`],
  [
    'too-many-names',
    `sandtable: 1\nid: many\ntitle: Many\nextends: draughts\nnumbers:\n${Array.from({ length: 2001 }, (_, i) => `  n${i}: 1\n`).join('')}`,
  ],
  ['control-sign', 'sandtable: 1\nid: mine\ntitle: Mi\u0007ne\nextends: draughts\n'],
  ['megabyte', `sandtable: 1\nid: long\ntitle: ${'long '.repeat(220_000)}\nextends: draughts\n`],
  [
    'long-expression',
    `sandtable: 1\nid: long\ntitle: Long\nextends: draughts\nterms:\n  sum: ${'1 + '.repeat(5000)}1\n`,
  ],
]

/** Every wrong ruleset is refused with exactly these words. `SANDTABLE_ACCEPT=1` writes what is said now. */
describe('wrong rulesets', () => {
  const kept = readdirSync(HERE)
    .filter((f) => f.endsWith('.yaml'))
    .map((name) => [basename(name, '.yaml'), readFileSync(join(HERE, name), 'utf8')] as const)
  for (const [title, text] of [...kept, ...GENERATED])
    test(title, () => {
      const name = `${title}.yaml`
      const file = sourceFile(name, text)
      const { diagnostics } = checkRuleset({ file, host })
      expect(diagnostics.some((d) => d.severity === 'error')).toBe(true)
      const said = renderPretty(diagnostics, { color: false })
      const golden = join(HERE, name.replace(/yaml$/, 'txt'))
      if (process.env['SANDTABLE_ACCEPT'] === '1') writeFileSync(golden, said)
      expect(said).toBe(existsSync(golden) ? readFileSync(golden, 'utf8') : '')
    })
})
