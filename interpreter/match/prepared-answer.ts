import type { View } from '../view/view.ts'

/**
 * An answer of a prepared setup, in the notation for its turn. Its author could not know which groups others would
 * have by then, so `stack 2` means the player's own second stack.
 */
export function preparedAnswer({ places }: View, seat: number, written: string): string {
  const own = new Map<string, string[]>()
  for (const { owner, groups } of places)
    if (owner === seat)
      for (const { name } of groups) {
        const { of } = parted(name)
        own.set(of, [...(own.get(of) ?? []), name])
      }
  return [...own].reduce((text, [of, names]) => {
    const inOrder = names.sort((a, b) => parted(a).number - parted(b).number)
    const called = new RegExp(`(?<=[(,]\\s*)${of} (\\d+)(?=\\s*[,)])`, 'gu')
    return text.replaceAll(called, (name, number: string) => inOrder[Number(number) - 1] ?? name)
  }, written)
}

function parted(name: string): { readonly of: string; readonly number: number } {
  const at = name.lastIndexOf(' ')
  return { of: name.slice(0, at), number: Number(name.slice(at + 1)) }
}
