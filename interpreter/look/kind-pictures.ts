import { NONE } from '../../grammar/ir/ir.ts'
import type { KindInfo, World } from '../../grammar/check/world/world.ts'
import { fillStyle } from './fills.ts'
import { pieceStyle } from './coat-colors.ts'
import { creditsOf, ownCredits } from './credits.ts'
import { facesOf, type KindFace } from './faces.ts'
import { looksOf, pieceGroup } from './piece.ts'
import { shape, type Shape } from './shape.ts'

/** More figures beside a name would only repeat it. */
const MOST = 6
const CARD_WIDTH = 0.7

const STYLE = `text { font-family: system-ui, sans-serif; text-anchor: middle; }
.card { fill: #fffdf7; stroke: #8a7a5c; stroke-width: 0.025; }
.red-suit { fill: #c1271a; }
.black-suit, .plain { fill: #22211f; }
.shade { stroke-width: 0.12; }
`

/** Draws some kinds in a row, as on the board or as small cards; undefined if nothing but a name is seen of them. */
export function kindPictures(world: World): (kinds: readonly KindInfo[]) => Shape | undefined {
  const facts = facesOf(world)
  const looks = looksOf(facts)
  const faces = new Map(facts.kinds.map(({ name, face }) => [name, face]))
  const onBoards = new Set(world.places.flatMap(({ isBoard, holdsKinds }) => (isBoard ? holdsKinds : [])))
  const figures = (kind: KindInfo): readonly Figure[] => {
    if (onBoards.has(world.kinds.indexOf(kind)))
      return ownersOf(world, kind).map((owner) => ({
        width: 1,
        shapes: [pieceGroup(looks, { kind: kind.name, owner })],
      }))
    const face = faces.get(kind.name)
    const shapes = face === undefined ? [] : cardShapes(face)
    return shapes.length === 0 ? [] : [{ width: CARD_WIDTH + 0.06, shapes: [CARD, ...shapes] }]
  }
  return (kinds) => rowOf(kinds.flatMap(figures).slice(0, MOST), ownCredits(world.look))
}

interface Figure {
  readonly width: number
  readonly shapes: readonly Shape[]
}

function rowOf(figures: readonly Figure[], credits: readonly string[]): Shape | undefined {
  if (figures.length === 0) return undefined
  let width = 0
  const shapes = figures.map((each) => {
    const x = width + each.width / 2
    width += each.width
    return shape('g', { transform: `translate(${x.toFixed(2)} 0)` }, ...each.shapes)
  })
  return shape(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 -0.53 ${width.toFixed(2)} 1.06`,
      width: Math.round(width * 40),
      height: 42,
    },
    ...creditsOf(shapes, credits),
    shape('style', {}, usedRules(`${STYLE}${fillStyle(shapes)}${pieceStyle(shapes)}`, shapes)),
    ...shapes,
  )
}

/** The rules of a style sheet, one in each line, that apply to some shape. */
function usedRules(style: string, shapes: readonly Shape[]): string {
  const used = new Set(shapes.flatMap(wordsIn))
  const rules = [...style.matchAll(/^(?<all>.*) \{ (?<body>.*); \}$/gmu)].flatMap(({ groups }) => {
    const own = (groups?.['all'] ?? '')
      .split(', ')
      .filter((each) => each.split(/[ .]+/u).every((word) => word === '' || used.has(word)))
    return own.length === 0
      ? []
      : [`${own.join()}{${(groups?.['body'] ?? '').replaceAll(/(?<=[:;]) /gu, '')}}`]
  })
  return rules.join('')
}

/** Its tags and classes. */
function wordsIn({ tag, attributes, children }: Shape): readonly string[] {
  const inner = children.flatMap((child) => (typeof child === 'string' ? [] : wordsIn(child)))
  return [tag, ...String(attributes['class'] ?? '').split(' '), ...inner]
}

/** Whose pieces of a kind there may be: those in the box, or else those of its class. */
function ownersOf({ pieces, kinds }: World, kind: KindInfo): readonly (number | undefined)[] {
  const ofClass = pieces.filter((piece) => kinds[piece.kind]?.class === kind.class)
  const own = ofClass.filter((piece) => kinds[piece.kind] === kind)
  const owners = new Set((own.length > 0 ? own : ofClass).map(({ owner }) => owner))
  if (owners.size > 1) owners.delete(NONE)
  return owners.size === 0 || owners.has(NONE) ? [undefined] : [...owners].toSorted((a, b) => a - b)
}

const CARD = shape('rect', {
  class: 'card',
  x: -CARD_WIDTH / 2,
  y: -0.5,
  width: CARD_WIDTH,
  height: 1,
  rx: 0.07,
})

/** A card with little room: its index and suit, or its picture in the colours of its family. */
function cardShapes({ short, picture, index, family, coat }: KindFace): readonly Shape[] {
  const size = { 'font-size': 0.42 }
  if (short !== undefined)
    return [
      shape(
        'g',
        { ...short.ink },
        shape('g', { class: 'bare', transform: 'translate(0 0.2) scale(0.21)' }, short.suit),
        shape('g', { class: 'bare' }, shape('text', { y: -0.1, ...size }, short.index)),
      ),
    ]
  const own = coat ?? family?.coat ?? { class: 'plain' }
  const shapes = [
    ...(picture === undefined
      ? []
      : [
          shape(
            'g',
            { ...own },
            shape('g', { class: 'bare', transform: 'translate(0 0.1) scale(0.27)' }, picture),
          ),
        ]),
    ...(family === undefined
      ? []
      : [
          shape(
            'g',
            {
              class: `shade ${family.coat.class}`,
              fill: family.coat.fill,
              transform:
                picture === undefined ? 'translate(0 0.12) scale(0.22)' : 'translate(0.2 -0.35) scale(0.09)',
            },
            family.sign,
          ),
        ]),
  ]
  return index === undefined
    ? shapes
    : [...shapes, shape('text', { x: -0.2, y: -0.26, 'font-size': 0.26 }, index)]
}
