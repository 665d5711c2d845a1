/** Words for places in a row or pile: `third of market`. */
export const ORDINALS = [
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const

/** The number that such a word means. */
export function ordinalNumber(word: string): number | undefined {
  const at = ORDINALS.findIndex((one) => one === word)
  return at < 0 ? undefined : at + 2
}
