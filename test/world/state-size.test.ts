import { expect, test } from 'vitest'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'

const SEATS = Array.from({ length: 16 }, (_, i) => `s${String.fromCharCode(97 + i)}`)

/** So many sets of 4096 spaces for each of 16 players. */
const game = (sets: number): string => `sandtable: 1
id: wide
title: Wide
players: { seats: [ ${SEATS.join(', ')} ] }
pieces:
  mark: { owner: fixed, kinds: { sign: { letter: X } } }
places:
  board:
    grid: |
${`      ${'. '.repeat(64)}\n`.repeat(64)}    holds: 1 mark
    seen by: everyone
track:
  each player:
${Array.from({ length: sets }, (_, i) => `    set${i}: set of spaces\n`).join('')}
play:
  - the game is drawn by boredom
`

function codesOf(text: string): readonly string[] {
  const { ruleset, diagnostics } = loadRuleset({ file: sourceFile('wide.yaml', text), host: memoryHost([]) })
  const made = ruleset === undefined ? undefined : configure(ruleset, undefined)
  return [...diagnostics, ...(made?.diagnostics ?? [])].flatMap(({ code, severity }) =>
    severity === 'error' ? [code] : [],
  )
}

test('a state of nearly a million numbers is allowed', () => {
  expect(codesOf(game(15))).toEqual([])
})

test('a larger one is refused, however much larger it is', () => {
  expect(codesOf(game(16))).toEqual(['ST4260'])
  expect(codesOf(game(160))).toEqual(['ST4260'])
})
