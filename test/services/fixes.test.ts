import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { diagnostics, edited, fixesOf, Workspace } from '../../grammar/services/index.ts'
import { rulesetFolderHost } from '../../interpreter/host-node/ruleset-folder.ts'
import { wrongTexts } from '../wrong/texts.ts'

const SHIPPED = [...rulesetFolderHost({ shipped: join(import.meta.dirname, '../../rulesets') }).documents()]
const shipped = Workspace.of(
  SHIPPED.map((document) => ({ name: document.name, text: document.read(), place: document.place })),
)

/** Reads the expected output beside each text, which another test checks. */
const asksWhatWasMeant = (title: string): boolean =>
  /\bDid\s+you\s+mean\s+`/u.test(readFileSync(join(import.meta.dirname, `../wrong/${title}.txt`), 'utf8'))

describe('whoever is asked whether something else was meant can have it written there', () => {
  let offered = 0
  for (const [title, text] of wrongTexts().filter(([title]) => asksWhatWasMeant(title)))
    test(title, () => {
      const name = `${title}.yaml`
      const workspace = shipped.with({ name, text })
      for (const diagnostic of diagnostics(workspace, name)) {
        if (!/\bDid you mean `/u.test(diagnostic.help ?? '')) continue
        const [fix] = fixesOf(diagnostic)
        if (fix === undefined) expect.fail(`${diagnostic.code}: ${diagnostic.message} ${diagnostic.help}`)
        offered++
        const own = fix.edits.filter(({ document }) => document === name)
        const mended = workspace.with({ name, text: edited(text, own) })
        const same = ({ code, message }: { readonly code: string; readonly message: string }): boolean =>
          code === diagnostic.code && message === diagnostic.message
        const [before, after] = [workspace, mended].map((each) => diagnostics(each, name).filter(same).length)
        expect(after, `${fix.title}: ${diagnostic.message}`).toBeLessThan(before ?? 0)
      }
    })

  test('that is often so', () => {
    expect(offered).toBeGreaterThan(15)
  })
})
