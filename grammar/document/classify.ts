import type { YamlMap, YamlText } from '../yaml/tree.ts'

export const DOCUMENT_KINDS = ['game', 'module', 'examples', 'texts', 'data'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** The kind of this document, determined by its first words alone, so that half-written ones have a kind too. */
export function classify(root: YamlMap): DocumentKind {
  if (topLevelText(root, 'examples for') !== undefined) return 'examples'
  if (topLevelText(root, 'texts for') !== undefined) return 'texts'
  if (topLevelText(root, 'for') !== undefined) return 'module'
  const isGame = ['sandtable', 'id', 'extends'].some((key) => topLevelText(root, key) !== undefined)
  return isGame ? 'game' : 'data'
}

/** The text under a key at the top of a document. */
export function topLevelText(root: YamlMap, key: string): YamlText | undefined {
  const value = root.entries.find((entry) => entry.key.text === key)?.value
  return value?.kind === 'text' ? value : undefined
}

const ID = /^[a-z][a-z0-9-]{0,63}$/u

/** Ids are in lower case on purpose: they are file names, command arguments and parts of addresses. */
export function isId(text: string): boolean {
  return ID.test(text)
}

/** The nearest valid id, if only the characters are at fault. */
export function idFrom(text: string): string | undefined {
  const id = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^[^a-z]+|-+$/gu, '')
    .slice(0, 64)
  return isId(id) ? id : undefined
}
