/** True if anybody had `from` to `to` moves to choose from. `widths[n]` is the number of times somebody had n. */
export function hasWidth(widths: readonly number[], from: number, to: number): boolean {
  return widths.slice(from, to + 1).some((count) => count > 0)
}
