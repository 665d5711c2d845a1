import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chained } from '../../editor/board/chained.ts'
import { meets } from '../../editor/board/pointing.ts'
import { zonesOf } from '../../editor/board/zones.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { tableFacts } from '../../interpreter/map/table-facts.ts'
import { Match } from '../../interpreter/match/match.ts'
import { sceneOf } from '../../interpreter/scene/scene.ts'
import { countFaces } from '../../interpreter/look/counts.ts'
import { raceTrack } from '../../interpreter/look/peg-track.ts'
import { playable } from '../../interpreter/index.ts'
import { configuredVariant } from '../games/loaded.ts'

const checked = (text: string) => playable(text).diagnostics.map(({ code }) => code)

function begun(id: string) {
  const { world, checked } = configuredVariant({ id })
  return { facts: tableFacts(world, checked.ir), match: Match.start(programOf(checked), { seed: 5 }) }
}

test('values of each player and each of something else are a sheet, with a line for each and a column for each player', () => {
  const { match } = begun('yacht')
  const sheets = () => sceneOf(match.ir, match.view(0)).sheets
  const [sheet] = sheets()
  expect(sheet?.name).toBe('entry')
  expect(sheet?.lines.map(({ name }) => name)).toContain('full house')
  expect(
    sheet?.lines.every(
      ({ values }) => values.length === match.ir.seats.length && values.every((v) => v === undefined),
    ),
  ).toBe(true)
  expect(match.play('keep')).toBeUndefined()
  expect(match.play('choice')).toBeUndefined()
  const [written] = sheets()[0]?.lines.filter(({ name }) => name === 'choice') ?? []
  expect(written?.values).toEqual([expect.any(Number), ...match.ir.seats.slice(1).map(() => undefined)])
})

test.each(['pig', 'chess', 'three-valleys'])('%s has no such sheet', (id) => {
  const { match } = begun(id)
  expect(sceneOf(match.ir, match.view(0)).sheets).toEqual([])
})

test('places in the middle show the room that is left in them before anything lies there', () => {
  const { facts, match } = begun('hold-em')
  const scene = sceneOf(match.ir, match.view(0))
  expect(facts.places['table']?.room).toBe(5)
  expect(facts.places['deck']?.room).toBeUndefined()
  expect(zonesOf(scene, facts).middle.open.map(({ place }) => place)).toContain('table')
})

test('in a row of things with two halves, equal halves touch', () => {
  const { facts } = begun('draw-dominoes')
  const lots = (...kinds: string[]) => kinds.map((kind) => ({ kind, owner: undefined, count: 1 }))
  expect(chained(facts, lots('two-one', 'four-two', 'double four', 'six-four'))).toEqual([
    ' flat turned',
    ' flat turned',
    ' across',
    ' flat turned',
  ])
  expect(chained(facts, lots('six-four', 'four-two', 'two-one'))).toEqual([' flat', ' flat', ' flat'])
  expect(chained(facts, lots('two-one'))).toBeUndefined()
  const cards = begun('hearts')
  expect(chained(cards.facts, lots('two', 'three'))).toBeUndefined()
})

test('a row or a place that stands for a value is met by that value, and by nothing with a place', () => {
  const target = { place: '', value: 'ones' }
  expect(meets({ thing: 'ones', at: undefined, kind: undefined }, target)).toBe(true)
  expect(meets({ thing: 'twos', at: undefined, kind: undefined }, target)).toBe(false)
  expect(meets({ thing: 'ones', at: 'table', kind: undefined }, target)).toBe(false)
})

test('a track with a symbol has a lane for each player or team, and its end is the last field', () => {
  const coat = { class: 'coat-0' }
  const runner = { tag: 'path', attributes: { d: 'M0 0' }, children: [] }
  const at = (...values: number[]) =>
    raceTrack(
      12,
      values.map((value) => ({ at: value, coat })),
      runner,
    )
  const places = ({ shapes }: ReturnType<typeof at>) =>
    shapes.flatMap(
      ({ attributes }) => /translate\(([\d.]+) /u.exec(String(attributes['transform']))?.[1] ?? [],
    )
  const { width } = at(0)
  expect(places(at(0, 12, 40)).map((x) => Number(x) / width)).toEqual([
    expect.closeTo(0.5 / 13),
    expect.closeTo(12.5 / 13),
    expect.closeTo(12.5 / 13),
  ])
  const { program, configured } = playable(readFileSync('test/corpus/regatta.yaml', 'utf8'))
  if (program === undefined || configured === undefined) throw new Error('not playable')
  const way = sceneOf(program.ir, Match.start(program, { seed: 1 }).view(0)).seatValues.find(
    ({ name }) => name === 'way',
  )
  expect(way?.teams?.map((seats) => seats.length)).toEqual([2, 2])
  expect(countFaces(configured.world)['way']?.runner).toBeDefined()
})

test('a column of numbers can be summed above what lies in a place', () => {
  const { facts } = begun('cribbage')
  const { sum } = facts.laid['row'] ?? {}
  expect([sum?.name, sum?.of['club ace'] ?? sum?.of['ace'], sum?.of['club king'] ?? sum?.of['king']]).toEqual(
    ['points', 1, 10],
  )
  const wrong = (column: string) =>
    checked(
      `sandtable: 1\nid: rows\ntitle: Rows\nplayers: { seats: [north] }\npieces: { card: { printed: { worth: 1..3 }, kinds: { sun: { worth: 2 } } } }\nplaces: { line: { holds: cards, seen by: everyone } }\nplay:\n  - game is drawn by nothing\nlook:\n  places: { line: row with ${column} }\n`,
    )
  expect(wrong('worth')).toEqual([])
  expect(wrong('worht')).toEqual(['ST4400'])
})
