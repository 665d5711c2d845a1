import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { renderPretty } from '../../grammar/diagnostics/render-pretty.ts'
import { checkRuleset } from '../../grammar/load.ts'
import type { HostDocument } from '../../grammar/source/host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { DATA_SLIPS, GAME, LAND } from './data-slips.ts'

const NAME = 'lands/vale.yaml'

function diagnosticsOf(land: string) {
  const texts = [
    ['marches.yaml', GAME],
    [NAME, land],
  ] as const
  const documents = texts.map(([name, text]): HostDocument => ({ name, place: 'beside', read: () => text }))
  return checkRuleset({ file: sourceFile(NAME, land), host: { documents: () => documents } }).diagnostics
}

test('the board that slips are made in is sound', () => {
  expect(renderPretty(diagnosticsOf(LAND), { color: false })).toBe('')
})

/** Every wrong data file is refused, or warned about, with exactly these words. `vitest -u` writes the current ones. */
describe('wrong files of data', () => {
  for (const [title, ...pairs] of DATA_SLIPS)
    test(title, async () => {
      const wrong = pairs.reduce((text, [sound, slip]) => {
        if (!text.includes(sound)) throw new Error(`the sound file has no part: ${sound}`)
        return text.replace(sound, slip)
      }, LAND)
      const diagnostics = diagnosticsOf(wrong)
      expect(diagnostics.some(({ severity }) => severity !== 'note')).toBe(true)
      const said = renderPretty(diagnostics, { color: false })
      await expect(said).toMatchFileSnapshot(join(import.meta.dirname, 'data', `${title}.txt`))
    })
})
