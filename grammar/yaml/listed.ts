import type { YamlText } from './tree.ts'

/** The parts of a text that commas part, but for commas in parentheses; each knows where it stands. */
export function listed(text: YamlText): readonly YamlText[] {
  return [...text.text.matchAll(/(?:\([^()]*\)|[^,])+/gu)].flatMap(({ 0: part, index }) => {
    const words = part.trim()
    if (words === '') return []
    // A text that is not a list stays what it is, and so does all that has been read of it.
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
