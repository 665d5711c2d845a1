import { expect, test } from 'vitest'
import { checkRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'

const HEAD = `sandtable: 1
id: rounds
title: Rounds
players: { seats: [ north, south ] }
track: { steps: 0, dealer: player }
`
const REST = `play:
  - set dealer to north
  - add 1 to steps
  - game is drawn by nothing
`

/** The text after the fix for its section \`layout\`. */
function fixed(layout: string): string | undefined {
  const text = `${HEAD}${layout}${REST}`
  const { diagnostics } = checkRuleset({ file: sourceFile('rounds.yaml', text), host: memoryHost([]) })
  expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['ST4403', 'note']])
  const fix = diagnostics[0]?.fix
  if (fix === undefined) return undefined
  const whole = text.slice(0, fix.span.start) + fix.text + text.slice(fix.span.end)
  expect(whole.startsWith(HEAD) && whole.endsWith(REST)).toBe(true)
  expect(checkRuleset({ file: sourceFile('rounds.yaml', whole), host: memoryHost([]) }).diagnostics).toEqual(
    [],
  )
  return whole.slice(HEAD.length, -REST.length)
}

test.each([
  [
    'layout: { table: { not shown: [ steps, dealer ] } }\n',
    'look:\n  table: { not shown: [ steps, dealer ] }\n',
  ],
  [
    'layout:\n  table:\n    not shown: steps # nobody asks\n',
    'look:\n  table: { not shown: steps } # nobody asks\n',
  ],
  ['layout:\n  table: {}\n', ''],
  ['layout:\n  table:\n    not shown:\n      - steps\n      - dealer\n', undefined],
  ['look: { table: { not shown: steps } }\nlayout: { table: { not shown: dealer } }\n', undefined],
])('%j becomes %j', (layout, look) => {
  expect(fixed(layout)).toBe(look)
})

test('the section is noted in a game that uses a module, too', () => {
  const text = `${HEAD}uses: [ calm ]\nlayout: { table: { not shown: steps } }\n${REST}`
  const calm = {
    name: 'calm.yaml',
    place: 'beside' as const,
    read: () => 'sandtable: 1\nid: calm\nfor: rounds\ntrack: { noise: 0 }\n',
  }
  const { diagnostics } = checkRuleset({
    file: sourceFile('rounds.yaml', text),
    host: { documents: () => [calm] },
  })
  expect(diagnostics.map(({ code }) => code)).toContain('ST4403')
})

test('words that steps need without a text can be hidden where such a step is', () => {
  const look = 'look: { table: { not shown: one more turn } }\n'
  const play = 'play:\n  - turns from north, at most 4:\n      - another turn\n  - game is drawn by nothing\n'
  const codes = (steps: string) =>
    checkRuleset({
      file: sourceFile('rounds.yaml', `${HEAD.replace(', dealer: player', '')}${look}${steps}`),
      host: memoryHost([]),
    }).diagnostics.map(({ code }) => code)
  expect(codes(play)).not.toContain('ST4101')
  expect(codes(play.replace('another turn', 'add 1 to steps'))).toContain('ST4101')
})
