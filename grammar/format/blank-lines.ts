import type { Built } from './lay-out.ts'

type Done = Built & { readonly text: string }

/** Never two empty lines in a row, one between multi-line sections, none at either end. */
export function spaceLines(lines: readonly Done[]): string {
  const result: Done[] = []
  for (const line of lines) {
    const isBlank = line.line.kind === 'blank'
    const last = result.at(-1)
    if (isBlank && (last === undefined || last.line.kind === 'blank')) continue
    result.push(line)
  }
  while (result.at(-1)?.line.kind === 'blank') result.pop()
  const spaced: string[] = []
  let sectionIsLong = false
  result.forEach((line, index) => {
    if (isSection(line)) {
      const isLong = hasLinesOfItsOwn(result, index)
      if (isLong && sectionIsLong) openGap(spaced, result, index)
      sectionIsLong = isLong
    }
    spaced.push(line.text)
  })
  return spaced.length === 0 ? '' : `${spaced.join('\n')}\n`
}

function isSection({ line, text }: Done): boolean {
  return line.kind === 'content' && line.dashes.length === 0 && !text.startsWith(' ')
}

function hasLinesOfItsOwn(lines: readonly Done[], index: number): boolean {
  const next = lines.slice(index + 1).find(({ line }) => line.kind !== 'blank' && line.kind !== 'comment')
  return next !== undefined && !isSection(next)
}

/** An empty line above a section and the comments directly above it. */
function openGap(spaced: string[], lines: readonly Done[], index: number): void {
  let at = index
  while (lines[at - 1]?.line.kind === 'comment' && lines[at - 1]?.text.startsWith('#') === true) at--
  if (at === 0 || lines[at - 1]?.line.kind === 'blank') return
  spaced.splice(spaced.length - (index - at), 0, '')
}
