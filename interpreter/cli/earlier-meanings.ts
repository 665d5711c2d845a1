import type { Span } from '../../grammar/source/span.ts'
import type { YamlNode, YamlText } from '../../grammar/yaml/tree.ts'

/** A part of a document that is valid and meant something else before edition 1 was closed. */
interface EarlierMeaning {
  readonly at: Span
  /** The difference, and the text to write for the earlier meaning. */
  readonly says: string
}

/** Steps and sections that once meant something else. The checker cannot tell which meaning their author had in mind. */
export function earlierMeanings(root: YamlNode, piles: ReadonlySet<string>): readonly EarlierMeaning[] {
  const [own] = root.kind === 'map' ? [root.entries] : [[]]
  const ends = own.find(({ key }) => key.text === 'end')
  return [
    ...(ends === undefined
      ? []
      : [
          {
            at: ends.key.span,
            says: 'Ends are judged once an action is over, no longer between its steps. Of several that are true, the first in the text counts, and those of the base come before those of modules.',
          },
        ]),
    ...[...textsIn(root)].flatMap((text) => meaningsIn(text, piles)),
  ]
}

function* textsIn(node: YamlNode): Generator<YamlText> {
  if (node.kind === 'text') yield node
  else if (node.kind === 'list') for (const item of node.items) yield* textsIn(item)
  else for (const { value } of node.entries) yield* textsIn(value)
}

const WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /\banother turn\b/gu,
    '`another turn` is not taken if the `while` of the turns no longer holds. Once it always was.',
  ],
  [
    /\bpay .+? to .+/gu,
    'All operands of a step are worked out before it changes anything: the receiver is found before the giver has paid.',
  ],
]

function meaningsIn(text: YamlText, piles: ReadonlySet<string>): readonly EarlierMeaning[] {
  const marked = (start: number, end: number): Span => ({
    file: text.span.file,
    start: text.offsetAt(start),
    end: text.offsetAt(end),
  })
  const moved = [...text.text.matchAll(/\bmove .+? to (?:your |the )?(\p{L}[\p{L} -]*)/gu)].filter(
    ([, place = '']) => [...piles].some((pile) => place === pile || place.startsWith(`${pile} `)),
  )
  return [
    ...moved.map(({ 0: words, index }) => ({
      at: marked(index, index + words.length),
      says: 'Pieces that move to a pile come on top of it. Once they came under it: write `under` instead of `to` for that.',
    })),
    ...WORDS.flatMap(([words, says]) =>
      [...text.text.matchAll(words)].map(({ 0: found, index }) => ({
        at: marked(index, index + found.length),
        says,
      })),
    ),
  ]
}
