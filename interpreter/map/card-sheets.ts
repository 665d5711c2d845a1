import { NONE } from '../../grammar/ir/ir.ts'
import type { World } from '../../grammar/check/world/world.ts'
import { fillStyle } from '../look/fills.ts'
import { pieceStyle } from '../look/coat-colors.ts'
import { creditsOf, ownCredits } from '../look/credits.ts'
import { facesOf, type KindFace } from '../look/faces.ts'
import { CARD } from '../look/playing-cards.ts'
import { coatOf, looksOf } from '../look/piece.ts'
import { shape, type Shape } from '../look/shape.ts'
import { fittingSize } from './labels.ts'
import { kindMarks, markText } from './marks.ts'

/** A sheet of A4, and a card of the usual size, in millimetres. */
const PAGE = { width: 210, height: 297 }
const SIZE = { width: 63, height: 88 }
const ACROSS = 3
const ON_PAGE = 9

const STYLE = `
text { font-family: system-ui, sans-serif; text-anchor: middle; fill: #1c1b18; }
.paper { fill: #ffffff; }
.cut { fill: none; stroke: #8a8778; stroke-width: 0.15; }
.red-suit, .red-suit text { fill: #c8102e; color: #c8102e; }
.black-suit, .black-suit text { fill: #1b1b1b; color: #1b1b1b; }
.face text, .name, .index, .badge { font-weight: 700; }
.court { fill: none; stroke: currentcolor; stroke-width: 0.8; }
.die-0 { fill: #8b1e1e; }
.die-1 { fill: #1c4f7c; }
.die-2 { fill: #3a3f2a; }
.spot { fill: #ffffff; }
.note, .label { fill: #5a554a; }
.lozenge { fill: #56a5d8; }
.back { fill: #00588a; }
`

/** Sheets of all cards of a game as pages to be printed, the last with the backs; none if it has no cards. */
export function cardSheets(world: World, title: string): readonly Shape[] {
  const faces = cardFaces(world)
  if (faces.length === 0) return []
  const fronts = Array.from({ length: Math.ceil(faces.length / ON_PAGE) }, (_, page) =>
    faces.slice(page * ON_PAGE, (page + 1) * ON_PAGE),
  )
  const backs = Array.from({ length: ON_PAGE }, (): readonly Shape[] => BACK)
  return [...fronts, backs].map((cards, i, { length }) =>
    sheet(cards, `${title}, ${i + 1}/${length}`, ownCredits(world.look)),
  )
}

function sheet(cards: readonly (readonly Shape[])[], title: string, credits: readonly string[]): Shape {
  const [left, top] = [(PAGE.width - ACROSS * SIZE.width) / 2, (PAGE.height - ACROSS * SIZE.height) / 2]
  const placed = cards.map((card, i) => {
    const x = left + ((i % ACROSS) + 0.5) * SIZE.width
    const y = top + (Math.floor(i / ACROSS) + 0.5) * SIZE.height
    return shape('g', { class: 'card', transform: `translate(${x} ${y})` }, ...card, OUTLINE)
  })
  return shape(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${PAGE.width} ${PAGE.height}`,
      width: `${PAGE.width}mm`,
      height: `${PAGE.height}mm`,
      role: 'img',
    },
    shape('title', {}, title),
    ...creditsOf(placed, credits),
    shape('style', {}, `${STYLE}${fillStyle(placed)}${pieceStyle(placed)}`),
    shape('rect', { class: 'paper', ...PAGE }),
    ...placed,
  )
}

const box = (inset: number): Shape['attributes'] => ({
  x: inset - SIZE.width / 2,
  y: inset - SIZE.height / 2,
  width: SIZE.width - 2 * inset,
  height: SIZE.height - 2 * inset,
})

const OUTLINE = shape('rect', { class: 'cut', ...box(0), rx: 3 })

/** The same for all cards, with a margin for cutting. */
const BACK: readonly Shape[] = [
  shape('rect', { class: 'back', ...box(4), rx: 2 }),
  shape('path', {
    class: 'lozenge',
    d: [-24, -16, -8, 0, 8, 16, 24]
      .flatMap((x) => Array.from({ length: 10 }, (_, i) => `M${x} ${8 * i - 39}l3 3-3 3-3-3z`))
      .join(''),
  }),
]

/** The face of every card in the box: pieces of kinds that no board holds. */
function cardFaces(world: World): readonly (readonly Shape[])[] {
  const facts = facesOf(world)
  const looks = looksOf(facts)
  const marks = kindMarks(world)
  const onBoards = new Set(world.places.flatMap(({ isBoard, holdsKinds }) => (isBoard ? holdsKinds : [])))
  return world.pieces.flatMap(({ kind, owner, container }) => {
    const own = facts.kinds[kind]
    if (own === undefined || onBoards.has(kind) || world.containers[container]?.supply === true) return []
    const { name, face } = own
    if (face.playing !== undefined) return [[playingFace(face.playing)]]
    const notes = (marks[kind] ?? []).filter(({ column }) => !face.said.includes(column))
    const stripe =
      owner === NONE ? [] : [shape('rect', { ...inked(coatOf(looks, { owner })), ...box(3), height: 3 })]
    return [
      [
        ...stripe,
        ...plainFace(
          face,
          name,
          notes.map((mark) => markText(mark, false)),
        ),
      ],
    ]
  })
}

function playingFace(shapes: readonly Shape[]): Shape {
  return shape(
    'g',
    { class: 'face', transform: `scale(${(SIZE.width / (CARD.width + 3)).toFixed(3)})` },
    ...shapes,
  )
}

const inked = ({
  class: name,
  fill,
}: {
  readonly class: string
  readonly fill?: string
}): Shape['attributes'] => ({
  class: `ink ${name}`,
  fill,
})

/** The heights of rows below the picture, of notes, and of all these. */
const ROW = 9
const NOTE = 4.6
const ROOM = 26

/** Its frame, numbers in the corners, name and picture, and below these what else is printed on it. */
function plainFace(
  { frame, index, badge, picture, family, coat, rows }: KindFace,
  name: string,
  notes: readonly string[],
): readonly Shape[] {
  const own = coat ?? family?.coat ?? { class: 'black-suit' }
  const below = [
    ...rows.map(({ label, width, shapes }, i) =>
      shape(
        'g',
        { transform: `translate(0 ${ROW * i})` },
        ...(label === undefined ? [] : [words('label', label, { y: -0.6, width: 50, most: 2.6 })]),
        shape('g', { transform: `translate(${(-width * 0.3).toFixed(2)} 0) scale(0.6)` }, ...shapes),
      ),
    ),
    ...notes.map((note, i) =>
      words('note', note, { y: ROW * rows.length + NOTE * (i + 0.8), width: 54, most: NOTE * 0.8 }),
    ),
  ]
  const scale = Math.min(1, ROOM / (ROW * rows.length + NOTE * notes.length))
  return [
    ...(frame === undefined
      ? []
      : [
          shape('rect', { ...inked(frame), ...box(2), rx: 2.5 }),
          shape('rect', { class: 'paper', ...box(3.4), rx: 1.6 }),
        ]),
    ...(index === undefined ? [] : [words('index', index, { x: -24, y: -33, width: 10, most: 8 })]),
    ...(badge === undefined ? [] : [words('badge', badge.text, { x: 24, y: -33, width: 10, most: 8 })]),
    words('name', name.charAt(0).toUpperCase() + name.slice(1), { y: -24, width: 54, most: 5.5 }),
    ...(picture === undefined
      ? []
      : [shape('g', { ...inked(own), transform: 'translate(0 -4) scale(15)' }, picture)]),
    ...(family === undefined
      ? []
      : [
          shape(
            'g',
            {
              ...inked(family.coat),
              transform: picture === undefined ? 'translate(0 -4) scale(13)' : 'translate(0 -36) scale(3.4)',
            },
            family.sign,
          ),
        ]),
    shape('g', { transform: `translate(0 14) scale(${scale.toFixed(3)})` }, ...below),
  ]
}

function words(
  kind: string,
  text: string,
  { x = 0, y, width, most }: { x?: number; y: number; width: number; most: number },
): Shape {
  const size = fittingSize([text], { width, height: Infinity }, most)
  return shape('text', { class: kind, x, y, 'font-size': size }, text)
}
