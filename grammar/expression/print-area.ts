import type { AreaPart } from './ast.ts'

export function printArea(parts: readonly AreaPart[]): string {
  return parts.reduce((before, part, i) => {
    const last = parts[i - 1]
    if (last === undefined) return printPart(part)
    if (last.name.text === part.name.text && part.from !== undefined) return `${before}, ${rangeOf(part)}`
    // A comma between rows and columns could mean that they cross.
    const isBand = last.from !== undefined && part.from !== undefined
    return `${before}${isBand ? ' or ' : ', '}${printPart(part)}`
  }, '')
}

function printPart({ within = [], ...part }: AreaPart): string {
  const range = part.from === undefined ? '' : ` ${rangeOf(part)}`
  return [`${part.name.text}${range}`, ...within.map(printPart)].join(' and ')
}

function rangeOf({ from, to }: AreaPart): string {
  return [from, to]
    .flatMap((end) => (end === undefined ? [] : [typeof end === 'object' ? end.text : end]))
    .join('..')
}
