/** A line of a map and what is indented below it. */
interface Block {
  readonly head: string
  readonly below: readonly string[]
}

/** The text of a document with these lines of a ruleset: each goes below the section of its name, if there is one. */
export function withLines(text: string, lines: string): string {
  const document = text.trimEnd().split('\n')
  return `${inserted(document, blocksOf(lines.trimEnd().split('\n')), 0).join('\n')}\n`
}

function inserted(document: readonly string[], blocks: readonly Block[], indent: number): readonly string[] {
  const [first, ...others] = blocks
  if (first === undefined) return document
  const at = document.indexOf(' '.repeat(indent) + first.head)
  if (at < 0 || first.below.length === 0) {
    const space = indent === 0 ? [''] : []
    const own = [first.head, ...first.below].map((line) => (line === '' ? line : ' '.repeat(indent) + line))
    return inserted([...document, ...space, ...own], others, indent)
  }
  const end = endOf(document, at, indent)
  const inside = document.slice(at + 1, end)
  // Four or two spaces, as the document has it.
  const deeper = /^ */u.exec(inside.find((line) => line.trim() !== '') ?? '')?.[0].length ?? indent + 2
  const below = inserted(inside, blocksOf(first.below.map((line) => line.slice(2))), deeper)
  return inserted([...document.slice(0, at + 1), ...below, ...document.slice(end)], others, indent)
}

/** The line after the last one that is indented more deeply; blank lines and notes below it belong to what follows. */
function endOf(document: readonly string[], at: number, indent: number): number {
  const isInside = (line: string): boolean => line.startsWith(' '.repeat(indent + 1)) && line.trim() !== ''
  let end = at + 1
  for (let line = at + 1; line < document.length; line++) {
    const written = document[line] ?? ''
    if (isInside(written)) end = line + 1
    else if (written.trim() !== '' && !written.trim().startsWith('#')) break
  }
  return end
}

function blocksOf(lines: readonly string[]): readonly Block[] {
  const blocks: { head: string; below: string[] }[] = []
  for (const line of lines)
    if (line.startsWith(' ') || line === '') blocks.at(-1)?.below.push(line)
    else blocks.push({ head: line, below: [] })
  return blocks
}
