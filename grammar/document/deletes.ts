import type { YamlNode } from '../yaml/tree.ts'

/** The word that replaces a value to delete the entry. */
export function deletes(value: YamlNode): boolean {
  return value.kind === 'text' && value.text === 'removed'
}
