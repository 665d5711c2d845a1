import type { Span } from '../source/span.ts'

/** A YAML document as an ordered tree; every scalar is text, and every node knows its position. */
export type YamlNode = YamlMap | YamlList | YamlText

export interface YamlMap {
  readonly kind: 'map'
  readonly span: Span
  readonly entries: readonly YamlEntry[]
  /** Written with braces, or inside braces or brackets. */
  readonly flow: boolean
}

export interface YamlEntry {
  readonly key: YamlText
  readonly value: YamlNode
  /** Other keys of the document that name the same entry, from dotted keys. */
  readonly again?: readonly YamlText[]
}

export interface YamlList {
  readonly kind: 'list'
  readonly span: Span
  readonly items: readonly YamlNode[]
  readonly flow: boolean
}

export const SCALAR_STYLES = ['plain', 'single', 'double', 'literal', 'folded'] as const
export type ScalarStyle = (typeof SCALAR_STYLES)[number]

export interface YamlText {
  readonly kind: 'text'
  /** The scalar in its file, quotes and block header included. */
  readonly span: Span
  /** The decoded value; an empty value is an empty text. */
  readonly text: string
  readonly style: ScalarStyle
  readonly flow: boolean
  /** File offset of the character `index` of `text`; `text.length` gives the end. */
  offsetAt(index: number): number
  /** Names with words of the language that the rules here may use, if the text may mention one. */
  readonly known?: KnownNames
}

export interface NameUse {
  readonly start: number
  readonly end: number
}

/** Names that contain words of the language. Equal sets of names are one object. */
export interface KnownNames {
  readonly names: readonly string[]
  /** Where a text uses them: the longest name counts. */
  usesIn(text: string): readonly NameUse[]
  /** The text with a sign in place of each blank within such a name. */
  joined(text: string): string
}
