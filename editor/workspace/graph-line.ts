/** The board whose graph begins in a line of the rules, which is numbered from 1; undefined if it has none there. */
export function graphInLine(text: string, line: number): string | undefined {
  const lines = text.split('\n')
  const here = lines[line - 1] ?? ''
  const [, inBraces] = /^ *([^\s#:][^:#]*): *\{.*\bgraph:/u.exec(here) ?? []
  if (inBraces !== undefined) return inBraces
  const indent = here.search(/graph:/u)
  if (indent < 0 || here.slice(0, indent).trim() !== '') return undefined
  const above = lines
    .slice(0, line - 1)
    .findLast((each) => /^ *[^\s#]/u.test(each) && each.search(/\S/u) < indent)
  return /^ *([^:]+):/u.exec(above ?? '')?.[1]
}
