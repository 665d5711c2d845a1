import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { Layer, MergedGame } from '../merge/merged.ts'
import { listed } from '../yaml/listed.ts'
import type { YamlEntry, YamlNode, YamlText } from '../yaml/tree.ts'
import type { Example } from './example.ts'

/** The examples of a game and of everything that it consists of, as written. */
export function readExamples(game: MergedGame, diagnostics: Diagnostics): readonly Example[] {
  /**
   * Values that modules give for their own state in other examples; an example that gives them itself takes
   * precedence.
   */
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
    return [
      {
        label: name.text,
        span: name.span,
        layer,
        game: text('game'),
        uses: texts(find('uses')),
        with:
          withNode?.kind === 'map'
            ? withNode.entries.flatMap(({ key, value }) =>
                value.kind === 'text' ? [{ name: key, value }] : [],
              )
            : [],
        players: players !== undefined && /^\d+$/.test(players) ? Number(players) : undefined,
        items: texts(find('items')).map((item) => item.text),
        given: given?.kind === 'map' ? [...neutral(layer), ...given.entries.flatMap(oneByOne)] : [],
        play: play?.kind === 'list' ? play.items : play === undefined ? [] : [play],
        refused: text('refused'),
      },
    ]
  })
}

/** Most examples stay what they are while a game is being written. */
const taken = new WeakMap<YamlEntry, Example['given']>()

/** `a7, d7: man` */
function oneByOne(entry: YamlEntry): Example['given'] {
  const before = taken.get(entry)
  if (before !== undefined) return before
  const { key, value } = entry
  const made = value.kind === 'text' ? listed(key).map((one) => ({ key: one, value })) : [{ key, value }]
  taken.set(entry, made)
  return made
}

function texts(node: YamlNode | undefined): readonly YamlText[] {
  if (node === undefined) return []
  if (node.kind === 'text') return [node]
  return node.kind === 'list' ? node.items.filter((item): item is YamlText => item.kind === 'text') : []
}
