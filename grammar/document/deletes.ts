import type { YamlNode } from '../yaml/tree.ts'

/** True for the word that deletes an entry. */
export function deletes(value: YamlNode): boolean {
  return value.kind === 'text' && value.text === 'removed'
}
