import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { renderPretty } from '../../grammar/diagnostics/render-pretty.ts'
import { KnownDocuments } from '../../grammar/document/known-documents.ts'
import { checkRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { shelfHost } from '../shelf-host.ts'
import { SOUND } from './slips.ts'
import { wrongTexts } from './texts.ts'

const HERE = import.meta.dirname
const host = shelfHost()
/** A cache, so that games on which several texts build are read only once. */
const known = new KnownDocuments()

test('the game that slips are made in is sound', () => {
  const { diagnostics } = checkRuleset({ file: sourceFile('sound.yaml', SOUND), host })
  expect(diagnostics).toEqual([])
})

/** Every wrong ruleset is refused, or warned about, with exactly these words. `vitest -u` writes the current ones. */
describe('wrong rulesets', () => {
  for (const [title, text] of wrongTexts())
    test(title, async () => {
      const name = `${title}.yaml`
      const file = sourceFile(name, text)
      const { diagnostics } = checkRuleset({ file, host, known, tellsUnread: true })
      expect(diagnostics.some((d) => d.severity !== 'note')).toBe(true)
      const said = renderPretty(diagnostics, { color: false })
      await expect(said).toMatchFileSnapshot(join(HERE, `${title}.txt`))
    })
})
