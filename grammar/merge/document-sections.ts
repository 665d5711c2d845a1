import type { RulesetDocument } from '../document/load-document.ts'
import type { YamlMap, YamlNode, YamlText } from '../yaml/tree.ts'

/** The value of a key at the top of a document, if it has no mistakes. */
export function sectionOf({ root, broken }: RulesetDocument, key: string): YamlNode | undefined {
  const entry = root.entries.find((candidate) => candidate.key.text === key)
  return entry === undefined || broken.has(entry.value) || broken.has(entry.key) ? undefined : entry.value
}

export function textIn(document: RulesetDocument, key: string): YamlText | undefined {
  const value = sectionOf(document, key)
  return value?.kind === 'text' && value.text !== '' ? value : undefined
}

export function mapIn(document: RulesetDocument, key: string): YamlMap | undefined {
  const value = sectionOf(document, key)
  return value?.kind === 'map' ? value : undefined
}

/** One text or a list of them. */
export function textsIn(document: RulesetDocument, key: string): readonly YamlText[] {
  return textsOf(sectionOf(document, key))
}

function textsOf(value: YamlNode | undefined): readonly YamlText[] {
  if (value === undefined || value.kind === 'map') return []
  if (value.kind === 'text') return value.text === '' ? [] : [value]
  return value.items.filter((item) => item.kind === 'text')
}
