import type { YamlText } from './tree.ts'

/** Splits a text at commas outside parentheses; each part keeps its position. */
export function splitAtCommas(text: YamlText): readonly YamlText[] {
  return [...text.text.matchAll(/(?:\([^()]*\)|[^,])+/gu)].flatMap(({ 0: part, index }) => {
    const words = part.trim()
    if (words === '') return []
    // A text that is not a list keeps its identity, so everything already read from it stays valid.
    if (words === text.text) return [text]
    const at = index + part.indexOf(words)
    const [start, end] = [text.offsetAt(at), text.offsetAt(at + words.length)]
    return [
      {
        ...text,
        text: words,
        span: { ...text.span, start, end },
        offsetAt: (i: number) => text.offsetAt(at + i),
      },
    ]
  })
}
