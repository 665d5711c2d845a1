/** The text of a document with another value for an option under `with`; without a value, the base decides. */
export function withSetting(text: string, name: string, value: string | undefined): string {
  const lines = text.split('\n')
  const head = lines.findIndex((line) => /^with:(?:\s|$)/u.test(line))
  if (head < 0) {
    if (value === undefined) return text
    return `${text.trimEnd()}\n\nwith:\n  ${name}: ${value}\n`
  }
  const pairs = pairsIn(lines, head)
  const last = pairs.last
  const own = pairs.found.filter((pair) => pair.name !== name)
  const at = pairs.found.findIndex((pair) => pair.name === name)
  if (value !== undefined) own.splice(at < 0 ? own.length : at, 0, { name, value })
  const written = own.length === 0 ? [] : ['with:', ...own.map((pair) => `  ${pair.name}: ${pair.value}`)]
  return [...lines.slice(0, head), ...written, ...lines.slice(last + 1)].join('\n')
}

interface Pair {
  readonly name: string
  /** Including any comment after it. */
  readonly value: string
}

/** The entries of `with`, on separate lines or in braces, and their last line. */
function pairsIn(lines: readonly string[], head: number): { readonly found: Pair[]; readonly last: number } {
  const braces = /^with:\s*\{(.*)\}\s*(?:#.*)?$/u.exec(lines[head] ?? '')?.[1]
  if (braces !== undefined) return { found: braces.split(',').flatMap(pairIn), last: head }
  let last = head
  for (let at = head + 1; at < lines.length && !/^\S/u.test(lines[at] ?? ''); at++)
    if ((lines[at] ?? '').trim() !== '') last = at
  return { found: lines.slice(head + 1, last + 1).flatMap(pairIn), last }
}

function pairIn(written: string): readonly Pair[] {
  const [, name, value] = /^\s*([^:#]+?)\s*:\s+(.*\S)\s*$/u.exec(written) ?? []
  return name === undefined || value === undefined ? [] : [{ name, value }]
}
