import { tidy } from '../document/names.ts'
import type { YamlNode } from '../yaml/tree.ts'
import { standing, type DraftMap } from './draft-game.ts'

/** True if both are equal, ignoring spaces. */
export function sameValue(a: YamlNode | DraftMap, b: YamlNode | DraftMap): boolean {
  if (a.kind === 'text' || b.kind === 'text') {
    return a.kind === 'text' && b.kind === 'text' && sameText(a.text, b.text)
  }
  if (a.kind === 'list' || b.kind === 'list') {
    if (a.kind !== 'list' || b.kind !== 'list' || a.items.length !== b.items.length) return false
    return a.items.every((item, index) => {
      const other = b.items[index]
      return other !== undefined && sameValue(item, other)
    })
  }
  const left = pairs(a)
  const right = pairs(b)
  return (
    left.length === right.length &&
    left.every(([key, value], index) => {
      const other = right[index]
      return other !== undefined && key === other[0] && sameValue(value, other[1])
    })
  )
}

/** Pictures keep their lines, so only trailing blanks are ignored. */
function sameText(a: string, b: string): boolean {
  const lines = (text: string): string =>
    text.includes('\n')
      ? text
          .split('\n')
          .map((line) => line.trimEnd())
          .join('\n')
          .trimEnd()
      : tidy(text)
  return lines(a) === lines(b)
}

function pairs(
  map: DraftMap | Extract<YamlNode, { kind: 'map' }>,
): readonly (readonly [string, YamlNode | DraftMap])[] {
  return map.entries.flatMap((entry): readonly (readonly [string, YamlNode | DraftMap])[] => {
    if (!('said' in entry)) return [[tidy(entry.key.text), entry.value]]
    const top = standing(entry)
    return top === undefined ? [] : [[tidy(entry.key.text), top.value]]
  })
}
