import type { MergedNode } from '../../grammar/merge/merged.ts'
import type { YamlNode } from '../../grammar/yaml/tree.ts'

/** A part of the rules in one line, as one would read it out: steps one after the other, keys before their contents. */
export function inWords(node: MergedNode | YamlNode): string {
  switch (node.kind) {
    case 'text':
      return plainly(node.text)
    case 'list':
      return node.items.map(inWords).join(node.flow ? ', ' : '; ')
    case 'map':
      return node.entries
        .map(({ key, value }) => {
          const text = inWords(value)
          return text === '' ? plainly(key.text) : `${plainly(key.text)}: ${text}`
        })
        .join('; ')
  }
}

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/ => /g, ' means '],
  [/ >= /g, ' is at least '],
  [/ <= /g, ' is at most '],
  [/ > /g, ' is more than '],
  [/ < /g, ' is less than '],
  [/([\w)])\.\.([-\w(])/g, '$1 to $2'],
]

/** One line, with signs as words. */
function plainly(text: string): string {
  return SIGNS.reduce((so, [sign, word]) => so.replace(sign, word), text.trim().replace(/\s+/g, ' '))
}

/** A value as people say it. */
export function valueInWords(text: string): string {
  const plain = plainly(text)
  if (plain === 'true') return 'yes'
  return plain === 'false' ? 'no' : plain
}

/** The type and the default: the two sides of `1..9 = 3`. */
export function typeInWords(text: string): { readonly allowed: string; readonly usual: string | undefined } {
  const at = text.indexOf('=')
  const type = (at < 0 ? text : text.slice(0, at)).trim()
  const usual = at < 0 ? undefined : valueInWords(text.slice(at + 1))
  return { allowed: type === 'true or false' ? 'yes or no' : plainly(type), usual }
}

/** The full text of a node, for comparing two. */
export function sameText(node: MergedNode | YamlNode): string {
  switch (node.kind) {
    case 'text':
      return node.text.includes('\n')
        ? node.text
            .split('\n')
            .map((line) => line.trimEnd())
            .join('\n')
            .trimEnd()
        : node.text.trim().replace(/\s+/g, ' ')
    case 'list':
      return `[${node.items.map(sameText).join('\u0001')}]`
    case 'map':
      return `{${node.entries.map(({ key, value }) => `${key.text.trim()}\u0002${sameText(value)}`).join('\u0001')}}`
  }
}
