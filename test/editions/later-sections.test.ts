import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ALL_DEFS } from '../../grammar/document/schema/published.ts'
import type { Shape } from '../../grammar/document/schema/shape.ts'
import { checkRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { EDITION } from './frozen.ts'

/** Maps in which rulesets choose names beside the keys of the language, with these keys. */
function mixedMaps(): readonly string[] {
  const found: string[] = []
  const seen = new Set<object>()
  const look = (value: unknown, path: readonly string[]): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    const { properties, additionalProperties } = value as Shape
    if (properties !== undefined && additionalProperties !== false)
      found.push(
        ...Object.keys(properties).map(
          (key) =>
            `${path.filter((part) => !/^(?:properties|additionalProperties|patternProperties)$/u.test(part)).join(' > ')}: ${key}`,
        ),
      )
    for (const [key, inner] of Object.entries(value)) look(inner, [...path, key])
  }
  look(ALL_DEFS, [])
  return found.toSorted()
}

/** Later keys that leave a name its place, with a ruleset in which it is one: there, a text is still a column called so. */
const LATER: Readonly<Record<string, string>> = {
  'class > printed: each side': 'printed: { each side: 1..3 }, kinds: { tile: { each side: 2 } }',
}

/** A later key of such a map would take the place of a name. Elsewhere, a key that edition 1 does not know is refused. */
test('no key of the language was added where rulesets choose names', () => {
  const promised = readFileSync(join(EDITION, 'keys-beside-names.txt'), 'utf8').trimEnd().split('\n')
  expect(mixedMaps().filter((key) => LATER[key] === undefined)).toEqual(promised)
  for (const [key, pieces] of Object.entries(LATER)) {
    const text = `sandtable: 1
id: later-key
title: Later key
players: { seats: [ann, ben] }
pieces: { tile: { ${pieces} } }
places: { pot: { holds: tiles, seen by: everyone } }
box: { pot: all tiles }
play:
  - turns from ann, at most 3: you must rest
  - rank players by found
terms:
  found(player): number of tiles in pot where it.each side is 2
actions: { rest: { then: nothing } }
`
    const { diagnostics } = checkRuleset({ file: sourceFile('later-key.yaml', text), host: memoryHost([]) })
    expect(
      diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message),
      key,
    ).toEqual([])
  }
})

test.each(['game', 'module', 'examples', 'texts'] as const)(
  'a made-up later section is refused today in a document with %s',
  (kind) => {
    const heads = {
      game: 'id: mine\ntitle: Mine',
      module: 'id: mine\ntitle: Mine\nfor: other',
      examples: 'examples for: other',
      texts: 'texts for: other\nlanguage: it',
    }
    const file = sourceFile('mine.yaml', `sandtable: 1\n${heads[kind]}\nmeeting: {}\n`)
    const { diagnostics } = checkRuleset({ file, host: memoryHost([]) })
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toContainEqual(
      expect.stringMatching(/^ST2004 Unknown key `meeting`\.$/u),
    )
  },
)
