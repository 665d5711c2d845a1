/** A block of Markdown between lines of three backticks. */
export interface Block {
  /** The words after the backticks, such as `yaml ruleset`. */
  readonly kind: string
  readonly text: string
}

export function blocksIn(markdown: string): readonly Block[] {
  return [...markdown.matchAll(/^```([^\n]*)\n([^]*?)^```/gmu)].map(([, kind = '', text = '']) => ({
    kind: kind.trim(),
    text,
  }))
}

/**
 * The reader's file after a block of a tutorial: a whole ruleset begins it, `yaml add` goes below it, and `now` replaces
 * the `was` before it, which occurs once. Undefined if the block leaves the file as it is.
 */
export function fileAfter(
  file: string,
  { kind, text }: Block,
  before: Block | undefined,
): string | undefined {
  if (kind === 'yaml ruleset' || kind === 'yaml wrong') return text
  if (kind === 'yaml add') return `${file}${addsEntry(text) ? '' : '\n'}${text}`
  if (kind !== 'now' || before?.kind !== 'was') return undefined
  if (file.split(before.text).length !== 2) throw new Error(`Not there once:\n${before.text}`)
  return file.replace(before.text, () => text)
}

/** True if the lines belong to the last section of the file. */
function addsEntry(text: string): boolean {
  return text.startsWith(' ')
}

/** The file of a reader who has followed the whole page. */
export function finished(markdown: string): string {
  const blocks = blocksIn(markdown)
  return blocks.reduce((file, block, at) => fileAfter(file, block, blocks[at - 1]) ?? file, '')
}
