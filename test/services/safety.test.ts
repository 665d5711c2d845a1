import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { chance } from '../fuzz/chance.ts'
import { shipped } from '../fuzz/corpus.ts'
import { mutated } from '../fuzz/mutations.ts'
import { LAYER, VOLUME, seedOr } from '../volume.ts'
import { askEverything, askOfDocument } from './all-services.ts'
import { borders, shippedWorkspace, SMALL, smallWorkspace, some, workspaceIn } from './workspaces.ts'

function failure(run: () => void): string | undefined {
  try {
    run()
    return undefined
  } catch (thrown) {
    return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
  }
}

test('nothing throws at any border of words of three rulesets', () => {
  let asked = 0
  const names = ['alignment/tic-tac-toe', 'alignment/connect-four', 'race/breakthrough']
  const workspace =
    LAYER === 'quick' ? workspaceIn(names.map((name) => `rulesets/${name}`)) : shippedWorkspace()
  for (const name of names) {
    const document = `rulesets/${name}/${basename(name)}.yaml`
    askOfDocument(workspace, document)
    for (const offset of some(borders(workspace.text(document)), VOLUME.serviceBorders, seedOr(3))) {
      const told = failure(() => askEverything(workspace, document, offset))
      if (told !== undefined) expect.fail(`${document} at ${offset}: ${told}`)
      asked++
    }
  }
  expect(asked).toBeGreaterThan(20)
})

test(`nothing throws on ${VOLUME.servicePrefixes} texts that break off`, () => {
  const next = chance(seedOr(5))
  for (let i = 0; i < VOLUME.servicePrefixes; i++) {
    const [name, text] = SMALL[next(SMALL.length)] ?? ['', '']
    const cut = next(text.length + 1)
    const workspace = smallWorkspace(name, text.slice(0, cut))
    const told = failure(() => {
      askOfDocument(workspace, name)
      askEverything(workspace, name, cut)
    })
    if (told !== undefined) expect.fail(`${name} up to ${cut}: ${told}`)
  }
})

test(`nothing throws on ${VOLUME.serviceTexts} spoilt texts`, () => {
  const next = chance(seedOr(7))
  const texts = [...SMALL, ...shipped.filter(([, text]) => text.length < 4000)]
  for (let i = 0; i < VOLUME.serviceTexts; i++) {
    const [name, sound] = texts[next(texts.length)] ?? ['', '']
    const { text, by } = mutated(sound, next)
    const workspace = smallWorkspace(name, text)
    const offset = next(text.length + 1)
    const told = failure(() => {
      askOfDocument(workspace, name)
      askEverything(workspace, name, offset)
    })
    if (told !== undefined) expect.fail(`${i}: ${name} with ${by}, at ${offset}: ${told}`)
  }
})
