import { expect, test } from 'vitest'
import { completion, Workspace } from '../../grammar/services/index.ts'

const GAME = `sandtable: 1
id: keeps
title: Keeps
players: { seats: [ north, south ] }
pieces:
  man: { owner: fixed, printed: { rank: number }, kinds: { guard: { letter: G, rank: 1 } } }
places:
  board: { lane: 5, holds: 1 man, seen by: everyone }
play:
  - game is drawn by nothing
look:
  symbols:
    own-keep:
      path: M0 0H512V512H0Z
`

/** What may be written at the sign |. */
function offered(look: string): readonly string[] {
  const text = `${GAME}${look}`
  const at = text.indexOf('|')
  const workspace = Workspace.of([{ name: 'keeps.yaml', text: text.replace('|', '') }])
  return completion(workspace, 'keeps.yaml', at).map(({ label }) => label)
}

test('completion offers colours, shapes and symbols, those of the game, too', () => {
  const all = offered('  seats:\n    north: |\n')
  expect(all).toEqual(expect.arrayContaining(['red', 'rgb', 'tile', 'crown', 'own-keep', 'none']))
  expect(offered('  seats:\n    north: red crow|\n')[0]).toBe('crown')
  expect(offered('  seats:\n    north: own|\n')[0]).toBe('own-keep')
})

test('completion offers ways to show values, and how places look', () => {
  expect(offered('  pieces:\n    man:\n      show:\n        rank: bad|\n')[0]).toBe('badge')
  expect(offered('  places:\n    board: |\n')).toEqual(
    expect.arrayContaining(['checked', 'plain', 'crossings']),
  )
})
