import { typeWords, type Secrecy, type Type } from './types.ts'

/** Facts about an expression, whatever it compiles to. */
export interface Typed {
  /** One thing, several things, the things in a place, or spaces whose owner is not given. */
  readonly form: 'scalar' | 'set' | 'place' | 'area'
  /** The type of the one thing, or of each of several. */
  readonly type: Type
  /** True if it may be none. */
  readonly orNone: boolean
  /** Who may know which thing it is. */
  readonly secrecy: Secrecy
  /** For a piece: who may know its face. */
  readonly face: Secrecy
}

/** The type in an author's words: `a card or none`, `several spaces`. */
export function typedWords({ form, type, orNone }: Typed): string {
  if (form === 'place') return 'a place'
  if (form === 'area') return 'spaces of each player'
  const words = typeWords(type)
  if (form === 'set') return `several, each ${words}`
  return orNone ? `${words} or none` : words
}
