/** Something that can be found by its words. */
export interface Findable {
  readonly label: string
  /** More words by which it is found, such as its file. */
  readonly detail?: string | undefined
}

/** Items that match the words, best first: at the beginning, at the beginning of a word, within, letter by letter. */
export function ranked<Item extends Findable>(items: readonly Item[], words: string): readonly Item[] {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return items
  return items
    .map((item) => ({ item, rank: rankOf(item, wanted) }))
    .filter(({ rank }) => rank < NONE)
    .sort((a, b) => a.rank - b.rank || a.item.label.length - b.item.label.length)
    .map(({ item }) => item)
}

const NONE = 9

function rankOf({ label, detail = '' }: Findable, wanted: string): number {
  const name = label.toLowerCase()
  const at = name.indexOf(wanted)
  if (at === 0) return 0
  if (at > 0) return /[\p{L}\d]/u.test(name[at - 1] ?? '') ? 2 : 1
  const parts = wanted.split(/\s+/u)
  const all = `${name} ${detail.toLowerCase()}`
  if (parts.every((part) => all.includes(part))) return 3
  return hasInOrder(name, wanted) ? 4 : NONE
}

/** True if the letters occur in this order. */
function hasInOrder(name: string, letters: string): boolean {
  let from = 0
  for (const letter of letters) {
    const at = name.indexOf(letter, from)
    if (at < 0) return false
    from = at + 1
  }
  return true
}
