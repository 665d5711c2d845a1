/** `widths[n]` says how often somebody had n moves to choose from: had anybody so many, from one number to another? */
export function hasWidth(widths: readonly number[], from: number, to: number): boolean {
  return widths.slice(from, to + 1).some((count) => count > 0)
}
