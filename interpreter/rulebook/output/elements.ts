import { shape, type Shape } from '../../look/shape.ts'
import type {
  Block,
  Drawing,
  Inline,
  Item,
  Mark,
  Picture,
  PictureCell,
  Rulebook,
  Table,
  Words,
} from '../model/model.ts'
import { merged, spoken } from '../model/words.ts'

/** Tables with more columns are printed smaller. */
const MANY = 8
/** On paper, tables with more columns are as wide as the page. */
const SEVERAL = 5
/** How many tints the style sheet knows. */
const TINTS = 6

type Nodes = readonly (Shape | string)[]

/** Parts of a rulebook as elements of a page. */
export interface Elements {
  readonly inline: (words: Words) => Nodes
  /** `level` is that of its headings. */
  readonly block: (block: Block, level: number) => Nodes
  readonly sign: (mark: Mark | undefined) => Nodes
}

export function withoutLinks(words: Words): Words {
  return words.flatMap((part): Words => (part.kind === 'link' ? withoutLinks(part.words) : [part]))
}

const between = (nodes: Nodes): Nodes => nodes.flatMap((node, i) => (i === 0 ? [node] : ['\n', node]))
const source = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
const inLines = (nodes: Nodes): Nodes => [...nodes.flatMap((node) => ['\n', node]), '\n']
const changed = (mark: Mark | undefined): string => (mark === undefined ? '' : `is-${mark}`)

/** `prefix` keeps anchors and pictures apart from what else is on the page. */
export function bookElements({ frame }: Pick<Rulebook, 'frame'>, prefix = ''): Elements {
  const inline = (words: Words): Nodes => merged(words).map(one)

  function one(part: Inline): Shape | string {
    switch (part.kind) {
      case 'text':
        return part.text
      case 'strong':
        return shape('strong', {}, ...inline(part.words))
      case 'emphasis':
        return shape('em', {}, ...inline(part.words))
      case 'foreign':
        return shape('span', { lang: part.language }, ...inline(part.words))
      case 'link':
        return shape('a', { href: `#${prefix}${part.to}` }, ...inline(part.words))
    }
  }

  function sign(mark: Mark | undefined): Nodes {
    return mark === undefined ? [] : [' ', shape('span', { class: `mark ${mark}` }, frame.marks[mark])]
  }

  function struck(nodes: Nodes, mark: Mark | undefined): Nodes {
    return mark === 'gone' ? [shape('del', {}, ...nodes)] : nodes
  }

  function block(each: Block, level: number): Nodes {
    switch (each.kind) {
      case 'paragraph':
        return [shape('p', { class: each.tone }, ...inline(each.words))]
      case 'list':
        return [items(each.items, each.ordered, level)]
      case 'table':
        return [table(each)]
      case 'picture':
        return [picture(each)]
      case 'drawing':
        return drawing(each, level)
      case 'rule': {
        const anchor = `${prefix}${each.anchor}`
        const title = struck(inline(withoutLinks(each.title)), each.mark)
        const from =
          each.from === undefined ? [] : [' ', shape('span', { class: 'from' }, ...inline(each.from))]
        const self = shape('a', { class: 'self', href: `#${anchor}` }, ...title)
        const heading = shape(`h${Math.min(6, level)}`, {}, self, ...sign(each.mark), ...from)
        const inner = each.blocks.flatMap((one) => block(one, level + 1))
        return [
          shape(
            'article',
            { class: `rule ${changed(each.mark)}`.trim(), id: anchor },
            ...inLines([heading, ...inner]),
          ),
        ]
      }
    }
  }

  function items(list: readonly Item[], ordered: boolean, level: number): Shape {
    const inner = list.map(({ words, mark, isTold, blocks = [] }) =>
      shape(
        'li',
        { class: changed(mark) || undefined },
        ...struck(inline(words), isTold === true ? undefined : mark),
        ...sign(mark),
        ...blocks.flatMap((each) => block(each, level)).flatMap((node) => ['\n', node]),
      ),
    )
    return shape(ordered ? 'ol' : 'ul', {}, ...inLines(inner))
  }

  function table({ caption, head, rows }: Table): Shape {
    const title = caption === undefined ? [] : [shape('caption', {}, ...inline(caption))]
    const body = rows.map(({ cells, mark, picture: shown }) => {
      const line = cells.map((cell, index) =>
        index === 0
          ? shape('th', { scope: 'row' }, ...beside(shown, [...struck(inline(cell), mark), ...sign(mark)]))
          : shape('td', {}, ...inline(cell)),
      )
      return shape('tr', { class: changed(mark) || undefined }, ...line)
    })
    const top = head.map((cell) => shape('th', { scope: 'col' }, ...inline(cell)))
    return shape(
      'div',
      { class: 'wide' },
      shape(
        'table',
        { class: head.length > MANY ? 'many' : head.length > SEVERAL ? 'several' : undefined },
        ...title,
        shape('thead', {}, shape('tr', {}, ...top)),
        '\n',
        shape('tbody', {}, ...between(body)),
      ),
    )
  }

  function figure(look: string, inner: Shape, { caption, mark }: Picture | Drawing): Shape {
    return shape(
      'figure',
      { class: `${prefix}${look}` },
      shape('div', { class: 'wide' }, inner),
      shape('figcaption', {}, ...inline(caption), ...sign(mark)),
    )
  }

  /** A board has the names of its columns below. */
  function picture(shown: Picture): Shape {
    const { look, down, across, cells, svg } = shown
    // An image cannot mark a single space that a variant has changed.
    if (svg !== undefined && !cells.flat().some(({ mark }) => mark !== undefined)) return image(shown, svg)
    const hasNames = down.some((name) => name !== '')
    const edge = (name: string, scope: string): Shape => shape('th', { scope }, shape('span', {}, name))
    const corner = hasNames ? [shape('td', { class: 'corner' })] : []
    const line =
      across.length === 0 ? '' : shape('tr', {}, ...corner, ...across.map((name) => edge(name, 'col')))
    const rows = cells.map((row, index) =>
      shape('tr', {}, ...(hasNames ? [edge(down[index] ?? '', 'row')] : []), ...row.map(cell)),
    )
    const body = look === 'board' ? [...rows, line] : [line, ...rows]
    return figure(look, shape('table', {}, shape('tbody', {}, ...between(body))), shown)
  }

  function drawing(shown: Drawing, level: number): Nodes {
    const drawn = image(shown, shown.svg)
    return shown.ways.length === 0 ? [drawn] : [drawn, items(shown.ways, false, level)]
  }

  /** An image of its own, whose style cannot reach the page. */
  function image(shown: Picture | Drawing, svg: string): Shape {
    const look = 'isExample' in shown && shown.isExample === true ? 'drawing example' : 'drawing'
    return figure(look, shape('img', { alt: spoken(shown.caption), src: source(svg) }), shown)
  }

  /** A name after its picture, which needs no other text. */
  function beside(svg: string | undefined, name: Nodes): Nodes {
    if (svg === undefined) return name
    return [
      shape('img', { class: 'kind', alt: '', src: source(svg) }),
      shape('span', { class: 'called' }, ...name),
    ]
  }

  function cell({ text, tint, mark, hint }: PictureCell): Shape {
    const tone = typeof tint === 'number' ? `tint-${tint % TINTS}` : tint
    return shape('td', { class: `${tone} ${changed(mark)}`.trim(), title: hint }, text)
  }

  return { inline, block, sign }
}
