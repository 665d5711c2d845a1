import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { renderPretty } from '../../grammar/diagnostics/render-pretty.ts'
import { checkRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { rulesetFolderHost } from '../../interpreter/host-node/ruleset-folder.ts'

const HERE = import.meta.dirname
const host = rulesetFolderHost({ shipped: join(HERE, '../../rulesets') })

/** Every wrong ruleset is refused with exactly these words. `SANDTABLE_ACCEPT=1` writes what is said now. */
describe('wrong rulesets', () => {
  for (const name of readdirSync(HERE).filter((f) => f.endsWith('.yaml')))
    test(basename(name, '.yaml'), () => {
      const file = sourceFile(name, readFileSync(join(HERE, name), 'utf8'))
      const { diagnostics } = checkRuleset({ file, host })
      expect(diagnostics.some((d) => d.severity === 'error')).toBe(true)
      const said = renderPretty(diagnostics, { color: false })
      const golden = join(HERE, name.replace(/yaml$/, 'txt'))
      if (process.env['SANDTABLE_ACCEPT'] === '1') writeFileSync(golden, said)
      expect(said).toBe(existsSync(golden) ? readFileSync(golden, 'utf8') : '')
    })
})
