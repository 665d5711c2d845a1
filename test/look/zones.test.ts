import { expect, test } from 'vitest'
import { isLaid, sizeIn, viewerOf, zonesOf } from '../../editor/board/zones.ts'
import type { Zone } from '../../editor/board/zones.ts'
import { tableFacts } from '../../interpreter/map/table-facts.ts'
import type { TableFacts } from '../../interpreter/map/table-facts.ts'
import { Match } from '../../interpreter/match/match.ts'
import { sceneOf } from '../../interpreter/scene/scene.ts'
import type { Scene, ScenePlace } from '../../interpreter/scene/scene.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { playableRequest } from '../../interpreter/playable.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { corpus } from '../corpus/corpus.ts'
import { PLAYED } from '../families.ts'
import { chance, configuredVariant } from '../games/loaded.ts'
import { VOLUME } from '../volume.ts'
import { shippedVariants } from '../games/shipped-variants.ts'

const placesOf = ({ blocks, open, held, aside }: Zone): readonly ScenePlace[] => [
  ...blocks.flatMap(({ rows }) => rows.flat()),
  ...open,
  ...held,
  ...aside,
]

/** Scenes of a game as each seat sees it, from the start to some moves later. */
function* scenesOf({ world, checked }: ReturnType<typeof configuredVariant>): Generator<[Scene, TableFacts]> {
  const facts = tableFacts(world, checked.ir)
  const match = Match.start(programOf(checked), { seed: 5 })
  const below = chance(5)
  for (let ply = 0; ply < 6; ply++) {
    for (const seat of [...checked.ir.seats.keys(), 'public'] as const)
      yield [sceneOf(match.ir, match.view(seat)), facts]
    const moves = match.decision()?.kind === 'choice' ? match.moves() : []
    const move = moves[below(Math.max(1, moves.length))]
    if (move === undefined || match.play(move.notation) !== undefined) return
  }
}

/** Whatever is on the table is shown once: what is one's own on one's own side, and what is nobody's in the middle. */
function checkTable(scene: Scene, facts: TableFacts, what: string): void {
  const { others, middle, laid, near } = zonesOf(scene, facts)
  const shown = [...others, middle, near].flatMap(placesOf).concat(laid.flat())
  const names = shown.map(({ name }) => name)
  expect(new Set(names).size, what).toBe(names.length)
  const missing = scene.places.filter(
    ({ name, place, count }) => count > 0 && facts.laid[place]?.as !== 'hidden' && !names.includes(name),
  )
  expect(missing, what).toEqual([])
  for (const zone of [...others, middle, near])
    for (const { seat } of placesOf(zone)) expect(seat, what).toBe(zone.seat)
  const viewer = viewerOf(scene)
  if (facts.seats.length > 0) expect(near.seat, what).toBe(viewer)
  expect(others.map(({ seat }) => seat).toSorted(), what).toEqual(
    [...scene.seats.keys()].filter((seat) => seat !== viewer).toSorted(),
  )
  for (const zone of others) expect(zone.held, what).toEqual([])
}

test('every place of every shipped game is on the side of the table where it belongs', () => {
  const played = shippedVariants('without options').filter(
    ([{ id, uses = [] }]) => uses.length === 0 && PLAYED.has(id),
  )
  for (const [variant] of played)
    for (const [scene, facts] of scenesOf(configuredVariant(variant))) checkTable(scene, facts, variant.id)
})

test('so is every place of the games of the corpus', () => {
  for (const file of corpus().filter((_, i) => i % VOLUME.eachTable === 0)) {
    const { configured } = playableRequest({ file, host: memoryHost([]) })
    if (configured === undefined) continue
    for (const [scene, facts] of scenesOf(configured)) checkTable(scene, facts, file.name)
  }
})

/** The rows of places in line, from top to bottom. */
const rowsOf = ({ blocks }: Zone): readonly (readonly string[])[] =>
  blocks.flatMap(({ rows }) => rows.map((row) => row.map(({ name }) => name)))

test('places in line stand in columns in which the sides face one another', () => {
  const { world, checked } = configuredVariant({ id: 'pocket-battles' })
  const facts = tableFacts(world, checked.ir)
  const match = Match.start(programOf(checked), { seed: 1 })
  const zones = zonesOf(sceneOf(match.ir, match.view('public')), facts)
  const used = (zone: Zone, place: string) => rowsOf(zone).filter(([name]) => name?.startsWith(place))
  expect(used(zones.middle, 'melee')).toEqual([['melee of east', 'melee of centre', 'melee of west']])
  const [[near = ''] = [], [far = ''] = []] = used(zones.near, '')
  expect([near, far].map((name) => name.split(', ').slice(1))).toEqual([
    ['front', 'east)'],
    ['rear', 'east)'],
  ])
  const opposite = zones.others.flatMap((zone) => used(zone, ''))
  expect(opposite.map(([name = '']) => name.split(', ').slice(1))).toEqual([
    ['rear', 'east)'],
    ['front', 'east)'],
  ])
})

test.each([
  ['hearts', ['left out', 'winnings']],
  ['paper-lanterns', ['torn']],
  ['pocket-battles', ['trophies']],
  ['patrols', []],
  ['chess', ['captured']],
])('what just keeps things is known by the rules: %s', (id, expected) => {
  const { world, checked } = configuredVariant({ id })
  const { places } = tableFacts(world, checked.ir)
  expect(Object.entries(places).flatMap(([name, { isAside }]) => (isAside ? [name] : []))).toEqual(expected)
})

test('one open thing of each seat lies in the middle', () => {
  const { world, checked } = configuredVariant({ id: 'hearts' }, 4)
  const match = Match.start(programOf(checked), { seed: 1 })
  const scene = sceneOf(match.ir, match.view(2))
  const { laid, others } = zonesOf(scene, tableFacts(world, checked.ir))
  expect(laid.map((places) => places.map(({ name }) => name))).toEqual([
    ['north', 'east', 'south', 'west'].map((seat) => `trick of ${seat}`),
  ])
  expect(laid.flat().every(isLaid)).toBe(true)
  expect(others.map(({ seat }) => seat)).toEqual([3, 0, 1])
})

test.each([
  ['crazy-eights', 'deck', 'full'],
  ['crazy-eights', 'discards', 'full'],
  ['honey-fair', 'row', 'full'],
  ['paper-lanterns', 'basket', 'mini'],
])('backs in the middle are as large as what is seen beside them: %s, %s', (id, place, size) => {
  const { world, checked } = configuredVariant({ id })
  const facts = tableFacts(world, checked.ir)
  const match = Match.start(programOf(checked), { seed: 1 })
  const zones = zonesOf(sceneOf(match.ir, match.view(0)), facts)
  const sizes = zones.middle.open.map((one) => [one.place, sizeIn(zones, zones.middle, one)])
  expect(Object.fromEntries(sizes)).toMatchObject({ [place]: size })
})
