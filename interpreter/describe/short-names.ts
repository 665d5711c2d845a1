/**
 * Short signs for names, all different: the names' letters if they are enough, otherwise first letters, initials, or
 * as much of each beginning as distinguishes them.
 */
export function shortNames(
  names: readonly string[],
  letters: readonly (string | undefined)[] = [],
): ReadonlyMap<string, string> {
  const ways: readonly ((name: string, index: number) => string)[] = [
    (_, index) => letters[index] ?? '',
    (name) => name.slice(0, 1),
    (name) =>
      name
        .split(' ')
        .map((word) => word.slice(0, 1))
        .join(''),
    (name) => name.slice(0, 2),
    (name) => name.slice(0, 3),
    (name) => name.slice(0, 4),
    (_, index) => String(index + 1),
  ]
  for (const way of ways) {
    const signs = names.map(way)
    if (signs.every((sign) => sign.trim() !== '') && new Set(signs).size === names.length)
      return new Map(names.map((name, index) => [name, signs[index] ?? '']))
  }
  return new Map(names.map((name) => [name, name]))
}
