import { expect, test } from 'vitest'
import { loadRuleset } from '../../grammar/load.ts'
import { endOrder } from '../../grammar/merge/end-order.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'

const GAME = `sandtable: 1
id: race
title: Race
players: { seats: [ red, blue ] }
track: { laps: 0 }
play:
  - turns from red, at most 9: you must run
actions.run: { then: add 1 to laps }
end:
  the flag falls: { when: laps > 8, drawn: yes }
  all laps are run: { when: laps > 5, winner: red }
`

const end = (label: string, before: string): string =>
  `end: { ${label}: { when: laps > 3, winner: blue, before: ${before} } }`

/** The ends of two modules, and the order in which all ends are tested. */
const CASES: readonly (readonly [one: string, two: string, order: readonly string[]])[] = [
  [
    end('rain', 'the flag falls'),
    end('storm', 'all laps are run'),
    ['rain', 'the flag falls', 'storm', 'all laps are run'],
  ],
  [
    end('rain', 'storm'),
    end('storm', 'the flag falls'),
    ['rain', 'storm', 'the flag falls', 'all laps are run'],
  ],
]

/** The order in which the ends of the game are tested when it uses these modules. */
function orderWith(one: string, two: string, uses: readonly string[]): readonly string[] {
  const documents = [
    GAME,
    `sandtable: 1\nid: one\nfor: race\ntitle: One\n${one}\n`,
    `sandtable: 1\nid: two\nfor: race\ntitle: Two\n${two}\n`,
  ].map((text, i) => [`document-${i}.yaml`, text] as const)
  const file = sourceFile('document-0.yaml', GAME)
  const { ruleset, diagnostics } = loadRuleset({ file, host: memoryHost(documents), uses })
  expect(diagnostics).toEqual([])
  const ends = ruleset?.game.sections.get('end')
  return endOrder(ends?.kind === 'map' ? ends.entries : []).entries.map(({ name }) => name)
}

test.each(CASES)('%s and %s', (one, two, order) => {
  expect(orderWith(one, two, ['one', 'two'])).toEqual(order)
  expect(orderWith(one, two, ['two', 'one'])).toEqual(order)
})

/** Ends of two modules that nothing but `uses` puts in order, and the labels between which they come. */
const LIKE_USES: readonly (readonly [
  one: string,
  two: string,
  ahead: readonly string[],
  after: readonly string[],
])[] = [
  [end('rain', 'the flag falls'), end('storm', 'the flag falls'), [], ['the flag falls', 'all laps are run']],
  [
    end('rain', 'all laps are run'),
    end('storm', 'all laps are run'),
    ['the flag falls'],
    ['all laps are run'],
  ],
  [
    end('rain', '[all laps are run, the flag falls]'),
    end('storm', 'the flag falls'),
    [],
    ['the flag falls', 'all laps are run'],
  ],
  [
    'end.rain: { when: laps > 3, drawn: yes }',
    'end.storm: { when: laps > 3, drawn: yes }',
    ['the flag falls', 'all laps are run'],
    [],
  ],
]

test.each(LIKE_USES)('%s and %s, in the order of `uses`', (one, two, ahead, after) => {
  expect(orderWith(one, two, ['one', 'two'])).toEqual([...ahead, 'rain', 'storm', ...after])
  expect(orderWith(one, two, ['two', 'one'])).toEqual([...ahead, 'storm', 'rain', ...after])
})
