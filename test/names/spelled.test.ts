import { expect, test } from 'vitest'
import { comparedName } from '../../grammar/document/names.ts'
import { planExample } from '../../grammar/load.ts'
import { spellings } from '../../grammar/document/spelling.ts'
import { shipped } from '../rulebook/books.ts'

/** A rename would corrupt a place that is mistaken for a name but holds other words. */
test.each(['stratego', 'hearts', 'patrols', 'draughts'])(
  'wherever a name is used in %s, a spelling of it stands',
  (game) => {
    const configured = shipped(game === 'stratego' ? 'stratego-classic' : game)
    const { ruleset, checked } = configured
    for (const example of ruleset.examples)
      if (example.game === undefined && example.uses.length === 0) planExample(configured, example)
    const documents = new Set([
      ...ruleset.game.layers.map(({ file }) => file.name),
      ...ruleset.examples.map(({ span }) => span.file.name),
    ])
    const references = [...documents].flatMap((document) => checked.names.referencesIn(document))
    const wrong = references.filter(({ symbol, span }) => {
      const written = comparedName(span.file.text.slice(span.start, span.end))
      return !spellings(symbol.name, symbol.plural).includes(written)
    })
    expect(
      wrong.map(({ symbol, span }) => [symbol.name, span.file.text.slice(span.start, span.end)]),
    ).toEqual([])
    expect(references.filter(({ role }) => role === 'use').length).toBeGreaterThan(100)
  },
)
