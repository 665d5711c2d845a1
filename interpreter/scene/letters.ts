import type { KindIR } from '../../grammar/ir/ir.ts'
import { memoized } from '../../grammar/source/memoized.ts'

type Kinds = readonly Pick<KindIR, 'name' | 'letter' | 'each'>[]

/**
 * The letter with which a kind is drawn. Without its own letter it is the first of its name. Kinds from one row of the
 * rules, one for each colour for example, that begin alike have another letter of that word: B for blue, L for black.
 */
export function letterOf(kinds: Kinds, name: string): string {
  return lettersOf(kinds).get(name) ?? initial(name)
}

const lettersOf = memoized((kinds: Kinds): ReadonlyMap<string, string> => {
  const letters = new Map(kinds.map(({ name, letter }) => [name, letter ?? initial(name)]))
  const taken = new Set<string>()
  for (const { name, letter, each } of kinds) {
    const own = letter ?? initial(name)
    if (letter === undefined && each !== undefined && taken.has(own)) {
      const free = [...each.called]
        .map((sign) => sign.toUpperCase())
        .find((sign) => isFree(sign, taken, kinds))
      letters.set(name, free ?? own)
    }
    taken.add(letters.get(name) ?? own)
  }
  return letters
})

/** True if no earlier kind is drawn with this letter and no later one should be. */
function isFree(sign: string, taken: ReadonlySet<string>, kinds: Kinds): boolean {
  return (
    /\p{L}/u.test(sign) &&
    !taken.has(sign) &&
    kinds.every(({ name, letter }) => (letter ?? initial(name)) !== sign)
  )
}

function initial(name: string): string {
  return name.charAt(0).toUpperCase()
}
