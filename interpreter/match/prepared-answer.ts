import { BEHIND_SCREENS, H, type GameIR } from '../../grammar/ir/ir.ts'
import { knows } from '../state/knows.ts'
import { nothingHidden } from '../view/hidden.ts'
import type { View } from '../view/view.ts'

/**
 * True if the answering player could foresee the effect of an answer. False if chance or an unknown face was involved
 * or, except behind screens, if others may be asked, because their ability to answer reveals their hands. Nobody may
 * learn such things from an answer that is then taken back.
 */
export function wasForeseen(ir: GameIR, before: Int32Array, after: Int32Array, seat: number): boolean {
  const isSame = (word: 'drawsShuffle' | 'drawsRandom' | 'drawsRoll'): boolean =>
    before[H[word]] === after[H[word]]
  if (!isSame('drawsShuffle') || !isSame('drawsRandom') || !isSame('drawsRoll')) return false
  if (nothingHidden(ir) && before[H.screen] === after[H.screen]) return true
  return (
    after[H.screen] === BEHIND_SCREENS &&
    ir.pieces.every((_, piece) => knows(ir, before, seat, piece) || !knows(ir, after, seat, piece))
  )
}

/**
 * An answer of a prepared setup, in the notation for its turn. Its author could not know which groups others would have
 * by then, so `stack 2` means the player's own second stack.
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
