import { expect, test } from 'vitest'
import { countFaces, countRow } from '../../interpreter/look/counts.ts'
import { facesOf } from '../../interpreter/look/faces.ts'
import { looksOf, pieceCounts } from '../../interpreter/look/piece.ts'
import { svgText } from '../../interpreter/look/shape.ts'
import type { Shape } from '../../interpreter/look/shape.ts'
import { boardMaps } from '../../interpreter/map/board-map.ts'
import { mapPicture } from '../../interpreter/map/picture.ts'
import { Match, playable, sceneOf } from '../../interpreter/index.ts'
import { configuredVariant } from '../games/loaded.ts'

const GAME = `sandtable: 1
id: knights
title: Knights
players: { seats: [north, south] }
pieces: { knight: { owner: fixed, kinds: { knight: { letter: K } }, track: { wounds: 0..9 = 0, fed: false } } }
places: { lane: { lane: 3, holds: 1 knight, seen by: everyone } }
box: { s1: 1 north knight, s3: 1 south knight }
actions:
  strike: { choose: { target: knights on lane, hard: 1..6 }, then: [ set target.wounds to hard, set target.fed to true ] }
play:
  - turns from north, at most 9: you must strike
  - game is drawn by rest
look:
  counts: { wounds: red hearts each, fed: number bread-slice }
`

const symbolsIn = (shapes: readonly Shape[]): number =>
  shapes
    .map((shape) => svgText(shape))
    .join('')
    .match(/class="symbol"/gu)?.length ?? 0

const given = playable(GAME)
const world = given.configured?.world
const program = given.program
if (world === undefined || program === undefined) throw new Error('not playable')
const looks = looksOf(facesOf(world))

test.each([
  [3, 3 + 1],
  [6, 1 + 1],
])('a piece with %i wounds has %i pictures below it', (wounds, pictures) => {
  const match = Match.start(program, { seed: 1 })
  const [first] = sceneOf(match.ir, match.view(0)).boards[0]?.rows[0] ?? []
  expect(first?.pieces.flatMap((piece) => pieceCounts(looks, piece))).toEqual([])
  expect(match.play(`strike (knight on s1, ${wounds})`)).toBeUndefined()
  const drawn = (sceneOf(match.ir, match.view(0)).boards[0]?.rows[0] ?? [])
    .flatMap((square) => square?.pieces ?? [])
    .flatMap((piece) => pieceCounts(looks, piece))
  expect(symbolsIn(drawn)).toBe(pictures)
})

test('values without a picture are left to words', () => {
  const at = { x: 0, y: 0, size: 1, widest: 9 }
  expect(countRow(countFaces(world), [{ name: 'hunger', value: 2 }], at)).toEqual([])
  expect(countRow(countFaces(world), [{ name: 'wounds', value: 'many' }], at)).toEqual([])
})

test('the medals of Toy Battle are pictures in its regions', () => {
  const [map] = boardMaps(configuredVariant({ id: 'toy-battle' }).world)
  const text = map === undefined ? '' : svgText(mapPicture(map, 'Toy Battle'))
  expect(text).toContain('class="counts"')
  expect(text).not.toContain('>medals 3<')
})
