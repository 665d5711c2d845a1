import { leading, type Line, type Scan } from './lines.ts'

const STEP = 2

/** A line with its new indentation: the old and the new column of the content after the dashes. */
export interface Indented {
  readonly from: number
  readonly to: number
  /** The text inserted before the offset `from`. */
  readonly prefix: string
}

interface Level {
  readonly kind: 'map' | 'list'
  readonly old: number
  readonly now: number
}

/** Two blanks per level; lists one level below their key. */
export function indentLines(texts: readonly string[], { lines }: Scan): readonly Indented[] {
  const levels: Level[] = []
  const result: Indented[] = []
  /** New base column of a block after `|`, by the line of the indicator. */
  const hangs = new Map<number, number>()
  let waiting: number[] = []

  const enter = (kind: Level['kind'], old: number): number => {
    for (let top = levels.at(-1); top !== undefined && isOver(top, kind, old); top = levels.at(-1))
      levels.pop()
    const top = levels.at(-1)
    if (top !== undefined && top.old === old && top.kind === kind) return top.now
    const now = top === undefined ? 0 : top.now + STEP
    levels.push({ kind, old, now })
    return now
  }
  /** Comments are aligned with the following line, or else with the line they were aligned with. */
  const settle = (
    next: { readonly old: number; readonly now: number } | undefined,
    open: readonly Level[],
  ): void => {
    for (const index of waiting) {
      const old = leading(texts[index] ?? '')
      const inLine = open.findLast((level) => level.old === old)
      const moved = next ?? open.at(-1)
      const shifted = moved === undefined ? old : Math.max(0, old + moved.now - moved.old)
      const now = next?.old === old ? next.now : (inLine?.now ?? shifted)
      result[index] = { from: old, to: now, prefix: ' '.repeat(now) }
    }
    waiting = []
  }

  lines.forEach((line, index) => {
    const text = texts[index] ?? ''
    switch (line.kind) {
      case 'blank':
        result[index] = { from: text.length, to: 0, prefix: '' }
        break
      case 'comment':
        waiting.push(index)
        break
      case 'content': {
        const open = [...levels]
        const columns = line.dashes.map((dash) => enter('list', dash))
        const content = line.column === undefined ? undefined : enter('map', line.column)
        const first = columns[0] ?? content ?? 0
        settle({ old: line.dashes[0] ?? line.column ?? 0, now: first }, open)
        const prefix = ' '.repeat(first) + '- '.repeat(line.dashes.length)
        const from = line.column ?? text.trimEnd().length
        if (line.column === undefined) {
          // A dash alone, perhaps followed by a comment.
          const dash = (line.dashes.at(-1) ?? 0) + 1
          result[index] = { from: dash, to: prefix.length - 1, prefix: prefix.trimEnd() }
        } else result[index] = { from, to: prefix.length, prefix }
        hangs.set(index, content ?? columns.at(-1) ?? 0)
        break
      }
      case 'inside': {
        const begun = result[line.from]
        const shift = begun === undefined ? 0 : begun.to - begun.from
        result[index] = shifted(text, shift)
        break
      }
      case 'block':
        result[index] = blockLine(text, line, result[line.from], hangs.get(line.from) ?? 0)
        break
    }
  })
  settle(undefined, levels)
  return result
}

function isOver(top: Level, kind: Level['kind'], old: number): boolean {
  return top.old > old || (top.old === old && top.kind === 'list' && kind === 'map')
}

function shifted(text: string, by: number): Indented {
  if (text.trim() === '') return { from: text.length, to: 0, prefix: '' }
  const from = leading(text)
  const to = Math.max(0, from + by)
  return { from, to, prefix: ' '.repeat(to) }
}

function blockLine(
  text: string,
  { indicated, indent }: Extract<Line, { kind: 'block' }>,
  sign: Indented | undefined,
  hangsOn: number,
): Indented {
  const by = indicated ? (sign === undefined ? 0 : sign.to - sign.from) : hangsOn + STEP - indent
  // Blanks beyond the indentation belong to the text, even on an otherwise empty line.
  if (text.trim() === '') {
    if (indicated) return { from: 0, to: 0, prefix: '' }
    const own = Math.max(0, text.length - indent)
    return { from: text.length, to: 0, prefix: own === 0 ? '' : ' '.repeat(hangsOn + STEP + own) }
  }
  const from = leading(text)
  const to = Math.max(0, from + by)
  return { from, to, prefix: ' '.repeat(to) }
}
