import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { renderPretty } from '../../grammar/diagnostics/render-pretty.ts'
import { checkRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { rulesetFolderHost } from '../../interpreter/host-node/ruleset-folder.ts'
import { wrongTexts } from './texts.ts'

const HERE = import.meta.dirname
const host = rulesetFolderHost({ shipped: join(HERE, '../../rulesets') })

/** Every wrong ruleset is refused with exactly these words. `SANDTABLE_ACCEPT=1` writes what is said now. */
describe('wrong rulesets', () => {
  for (const [title, text] of wrongTexts())
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
