import type { SourceFile } from '../../../grammar/source/source-file.ts'

/** Where a document uses a part of the language. */
export interface Found {
  readonly file: SourceFile
  readonly at: number
}

/** A game to copy from. */
export interface Recipe {
  readonly id: string
  readonly title: string
  /** One line about what it shows. */
  readonly note: string
  /** The family of a game of the shelf; undefined for a small one that only the tests play. */
  readonly family: string | undefined
  readonly players: readonly number[]
  readonly text: string
  /** Its board at the start as SVG, if it has one. */
  readonly picture: string | undefined
  /** The parts of the language that it uses, such as `section play`. */
  readonly constructs: ReadonlyMap<string, Found>
  /** The first use of a part in its modules, examples and texts. */
  readonly companionWith: (construct: string) => Found | undefined
  /** The file of the editor that has it; undefined if the page has to bring the text along. */
  readonly file: string | undefined
}

/** Something that designers look for, with games and sentences about it. */
export interface Topic {
  readonly name: string
  readonly about: string
  readonly also: readonly string[]
  readonly games: readonly string[]
  readonly sentences: readonly string[]
}
