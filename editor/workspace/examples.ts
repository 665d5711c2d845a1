/** The text of a document with one more example, and its line; undefined if it cannot be added. */
export function withExample(
  text: string,
  example: readonly string[],
): { readonly text: string; readonly line: number } | undefined {
  const own = example.map((line) => `  ${line}`)
  const all = text.trimEnd().split('\n')
  const head = all.findIndex((line) => line.startsWith('examples:'))
  if (head < 0) return { text: [...all, '', 'examples:', ...own, ''].join('\n'), line: all.length + 3 }
  // Examples in braces have no room for lines, and names of examples must be unique.
  if (!/^examples:\s*(?:#.*)?$/u.test(all[head] ?? '')) return undefined
  const next = all.findIndex((line, at) => at > head && /^[^\s#]/u.test(line))
  let end = next < 0 ? all.length : next
  while ((all[end - 1] ?? '').trim() === '') end--
  if (all.slice(head, end).some((line) => line.trimEnd() === own[0])) return undefined
  return { text: [...all.slice(0, end), '', ...own, ...all.slice(end), ''].join('\n'), line: end + 2 }
}
