import type { YamlText } from '../../../grammar/yaml/tree.ts'
import type { Words } from '../model/model.ts'
import { isTruth } from './found-types.ts'
import { choice, type Naming } from './nouns.ts'
import { readText, type Entry, type Node } from './reading.ts'
import { plainly, plainlyWithin } from './openings.ts'
import { foreign, frame, told, withSource, type Speaker } from './speaker.ts'
import { plain } from '../model/words.ts'
import { condition, nouns, value } from './dispatch.ts'

/** A text as its author wrote it, because it could not be parsed. */
export function asWritten(speaker: Speaker, { text }: YamlText): Words {
  return foreign(speaker, plain(text.trim()))
}

export function valueText(speaker: Speaker, node: Node | undefined): Words {
  if (node?.kind !== 'text') return []
  const written = readText(node, 'expression')
  if (written === undefined) return asWritten(speaker, node)
  const tree = plainlyWithin(speaker, written)
  return told(withSource(speaker, node), (s) => (isTruth(s, tree) ? condition(s, tree) : value(s, tree)))
}

export function conditionText(speaker: Speaker, node: Node | undefined): Words {
  if (node?.kind !== 'text') return []
  const tree = readText(node, 'expression')
  return tree === undefined
    ? asWritten(speaker, node)
    : told(withSource(speaker, node), (s) => condition(s, plainlyWithin(s, tree)))
}

export function choiceText(speaker: Speaker, node: Node | undefined): Words {
  if (node?.kind !== 'text') return []
  const tree = readText(node, 'choice')
  return tree === undefined
    ? asWritten(speaker, node)
    : told(withSource(speaker, node), (s) => choice(s, plainly(s, tree)))
}

export function nounsText(speaker: Speaker, node: YamlText, naming: Naming = 'called'): Words {
  const tree = readText(node, 'nouns')
  return tree === undefined
    ? asWritten(speaker, node)
    : told(withSource(speaker, node), (s) => nouns(s, plainly(s, tree), naming))
}

/** A named condition with what variants and modules have added to it: `also` and `unless`. */
export function clauseText(speaker: Speaker, entry: Entry): Words {
  const said = [entry.value, ...('replaced' in entry ? entry.replaced.map((before) => before.value) : [])]
  const parts: Words[] = []
  for (const node of said) {
    if (node.kind !== 'text') break
    const tree = readText(node, 'clause')
    if (tree === undefined) return asWritten(speaker, node)
    const what = told(withSource(speaker, node), (s) => condition(s, plainlyWithin(s, tree.condition)))
    if (tree.mode === 'is') return [...what, ...parts.flatMap((part) => [...plain(', '), ...part])]
    parts.unshift(frame(speaker, tree.mode === 'also' ? 'also if' : 'unless', { what }))
  }
  return parts.flatMap((part, i) => (i === 0 ? part : [...plain(', '), ...part]))
}
