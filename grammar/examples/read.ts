import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { Layer, MergedGame } from '../merge/merged.ts'
import { splitAtCommas } from '../yaml/split-at-commas.ts'
import type { YamlEntry, YamlMap, YamlNode, YamlText } from '../yaml/tree.ts'
import type { Example } from './example.ts'
import { memoized } from '../source/memoized.ts'

/** The examples of a game and of all its documents, as written. */
export function readExamples(game: MergedGame, diagnostics: Diagnostics): readonly Example[] {
  /** Defaults of a module's state in other examples. An example that gives them itself takes precedence. */
  const neutral = (layer: Layer): readonly YamlEntry[] =>
    game.neutral.flatMap((other) =>
      other.layer === layer || other.body.kind !== 'map' ? [] : other.body.entries,
    )
  return game.examples.flatMap(({ name, body, layer }): Example[] => {
    if (body.kind !== 'map') {
      diagnostics.add({
        code: 'ST6001',
        severity: 'error',
        message: `The example "${name.text}" is not a map with \`given\` and \`play\`.`,
        span: name.span,
      })
      return []
    }
    const said = saidIn(body)
    const others = said.given === undefined || said.position !== undefined ? [] : neutral(layer)
    const given = said.given ?? []
    return [
      {
        label: name.text,
        span: name.span,
        layer,
        ...said,
        given: others.length === 0 ? given : [...others, ...given],
      },
    ]
  })
}

/** The contents of an example by itself; `given` is undefined where it says nothing about that. */
type Said = Omit<Example, 'label' | 'span' | 'layer' | 'given'> & {
  readonly given: Example['given'] | undefined
}

/** Cached, because most examples stay unchanged while a game is being written. */
const saidIn = memoized((body: YamlMap): Said => {
  const find = (key: string): YamlNode | undefined =>
    body.entries.find((entry) => entry.key.text === key)?.value
  const text = (key: string): YamlText | undefined => {
    const found = find(key)
    return found?.kind === 'text' ? found : undefined
  }
  const given = find('given')
  const play = find('play')
  const withNode = find('with')
  const players = text('players')?.text
  return {
    game: text('game'),
    uses: texts(find('uses')),
    with:
      withNode?.kind === 'map'
        ? withNode.entries.flatMap(({ key, value }) => (value.kind === 'text' ? [{ name: key, value }] : []))
        : [],
    players: players !== undefined && /^\d+$/.test(players) ? Number(players) : undefined,
    items: texts(find('items')).map((item) => item.text),
    given: given?.kind === 'map' ? given.entries.flatMap(oneByOne) : undefined,
    position: given?.kind === 'text' ? given : undefined,
    play: play?.kind === 'list' ? play.items : play === undefined ? [] : [play],
    refused: text('refused'),
  }
})

/** `a7, d7: man` */
function oneByOne({ key, value }: YamlEntry): Example['given'] {
  return value.kind === 'text' ? splitAtCommas(key).map((one) => ({ key: one, value })) : [{ key, value }]
}

function texts(node: YamlNode | undefined): readonly YamlText[] {
  if (node === undefined) return []
  if (node.kind === 'text') return [node]
  return node.kind === 'list' ? node.items.filter((item): item is YamlText => item.kind === 'text') : []
}
