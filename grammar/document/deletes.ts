import type { YamlNode } from '../yaml/tree.ts'

/** The word in the place of a value that takes away what stands there. */
export function deletes(value: YamlNode): boolean {
  return value.kind === 'text' && value.text === 'removed'
}
