import type { Configured, MergedGame } from '../../interpreter/index.ts'
import type { Ruling, Setting } from './reading-calls.ts'
import { rangeOfSpan } from './diagnostic-data.ts'

type Section = MergedGame['sections'] extends ReadonlyMap<string, infer S> ? S : never

/** The options of a game, with the current value and the document that settles each. */
export function settingsOf({ ruleset: { game }, world }: Configured): readonly Setting[] {
  const declared = new Map(entriesIn(game.sections.get('options')).map((entry) => [entry.name, entry.value]))
  return world.options.map(({ name, text, type, step }): Setting => {
    const layer = [...game.fixedOptions].find(([written]) => written === name)?.[1].layer
    const about = { name, value: text, fixedIn: layer?.file.name }
    if (type.kind === 'number') return { ...about, least: type.least, most: type.most, step, choices: [] }
    const allowed = textIn(declared.get(name)).replace(/\s*=[^=]*$/u, '')
    const listed = type.kind === 'enumeration' ? game.sections.get('values') : undefined
    const named = entriesIn(listed).find((entry) => entry.name === allowed)?.value
    const choices = named === undefined ? allowed.split(/,\s*|\s+or\s+/u) : textsIn(named)
    return { ...about, choices }
  })
}

/** Rulings where the rulebook leaves something open: the question, and the answer of these rules. */
export function rulingsOf({ ruleset: { game } }: Configured): readonly Ruling[] {
  return entriesIn(game.sections.get('rulings')).map(({ name, key, value }) => {
    const nodeOf = (wanted: string) => entriesIn(value).find((entry) => entry.name === wanted)?.value
    const part = (wanted: string): string | undefined => {
      const found = textIn(nodeOf(wanted))
      return found === '' ? undefined : found
    }
    const chosen = nodeOf('chosen')
    const span = chosen?.kind === 'text' ? chosen.span : undefined
    return {
      name,
      asked: part('asked'),
      chosen: part('chosen'),
      option: part('option'),
      at: rangeOfSpan(key.span),
      chosenAt: span === undefined ? undefined : { file: span.file.name, start: span.start, end: span.end },
    }
  })
}

function entriesIn(node: Section | undefined) {
  return node?.kind === 'map' ? node.entries : []
}

function textIn(node: Section | undefined): string {
  return node?.kind === 'text' ? node.text : ''
}

function textsIn(node: Section): readonly string[] {
  if (node.kind === 'list') return node.items.flatMap((item) => (item.kind === 'text' ? [item.text] : []))
  return node.kind === 'text' ? node.text.split(/,\s*|\s+or\s+/u) : node.entries.map(({ name }) => name)
}
