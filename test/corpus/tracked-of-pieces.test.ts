import { expect, test } from 'vitest'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { Match } from '../../interpreter/match/match.ts'
import { sceneOf } from '../../interpreter/scene/scene.ts'
import { sceneText } from '../../interpreter/scene/text.ts'
import { programFrom } from '../cli/play-typed.ts'
import { corpusText } from './corpus.ts'

function matchOf(text: string): Match {
  const request = { file: sourceFile('game.yaml', text), host: memoryHost([]) }
  return Match.start(programFrom(request, 2), { seed: 4 })
}

test('views and drawings say what is tracked of pieces, alike ones counted', () => {
  const match = matchOf(corpusText('chimes.yaml'))
  const view = match.view(0)
  const rods = view.at('rack') ?? []
  const tones = rods.map(({ values = [] }) => values.find(({ name }) => name === 'tone')?.value)
  expect(tones).toEqual([...tones].sort())
  const [first] = tones
  const alike = tones.filter((tone) => tone === first).length
  const lot = alike === 1 ? 'rod' : `${alike} rods`
  expect(sceneText(match.ir, sceneOf(match.ir, view), { color: false })).toContain(
    `rack: ${lot} (tone ${first})`,
  )
})

test('moves that differ only in what is tracked are written differently, and each is one move', () => {
  const match = matchOf(corpusText('chimes.yaml'))
  const notations = match.moves().map(({ notation }) => notation)
  expect(new Set(notations).size).toBe(notations.length)
  for (const notation of notations) expect(notation).not.toContain('#')
  for (const notation of notations) expect(match.clone().play(notation)).toBeUndefined()
})

test('what is tracked of a piece that a seat does not know would tell which it is, so it is not shown', () => {
  const match = matchOf(HIDDEN)
  const [own, others] = [0, 1].map((seat) => match.view(seat).at('pocket of north') ?? [])
  expect(own?.map(({ values }) => values?.map(({ value }) => value))).toEqual(
    expect.arrayContaining([[1], [2]]),
  )
  expect(others?.map(({ values }) => values)).toEqual([undefined, undefined])
})

const HIDDEN = `
sandtable: 1
id: hidden
title: Hidden
players:
  seats: [north, south]
pieces:
  chip:
    kinds:
      low: { copies: 1 }
      high: { copies: 1 }
    track: { mark: 0 }
places:
  pocket: { each: player, holds: chips, seen by: owner }
  bowl: { holds: chips, seen by: everyone }
  sack: { holds: chips, pile: yes, seen by: nobody }
box:
  bowl: all chips
play:
  - for each low in bowl: set low.mark to 1
  - for each high in bowl: set high.mark to 2
  - move all chips to sack
  - shuffle sack
  - deal 2 from sack to pocket of north
  - turns from north, at most 2: you must wait
  - the game is drawn by waiting
actions:
  wait: { then: nothing }
`
