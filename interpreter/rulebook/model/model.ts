/** A rulebook before it becomes Markdown or HTML: authors' texts in it have no special meaning any more. */
export interface Rulebook {
  /** The language of the book's own words; text in another language is marked. */
  readonly language: string
  readonly title: Words
  /** Shown below the title, before the table of contents. */
  readonly lead: readonly Block[]
  readonly sections: readonly Section[]
  /** The book's own words for a page. */
  readonly frame: { readonly contents: string; readonly marks: Readonly<Record<Mark, string>> }
}

export interface Section {
  readonly anchor: string
  readonly title: Words
  readonly blocks: readonly Block[]
}

/** How a thing relates to the game that it is a variant of. */
export const MARKS = ['new', 'changed', 'gone'] as const
export type Mark = (typeof MARKS)[number]

export type Words = readonly Inline[]

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly words: Words }
  /** Left in the language that the rules are written in. */
  | { readonly kind: 'foreign'; readonly language: string; readonly words: Words }
  | { readonly kind: 'link'; readonly to: string; readonly words: Words }

export type Block =
  | { readonly kind: 'paragraph'; readonly words: Words; readonly tone?: 'quiet' | 'label' }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Item[] }
  | Table
  | Picture
  | Drawing
  /** Something with a name, to which links may lead. */
  | {
      readonly kind: 'rule'
      readonly anchor: string
      readonly title: Words
      readonly mark: Mark | undefined
      /** The module that says so, if it is not the game itself. */
      readonly from: Words | undefined
      readonly blocks: readonly Block[]
    }

export interface Item {
  readonly words: Words
  readonly mark?: Mark | undefined
  /** The words themselves say what has changed, so they are not struck out. */
  readonly isTold?: boolean
  /** The words are whole sentences, which cannot continue another one. */
  readonly isFinished?: boolean
  /** The words are a title of what is below them. */
  readonly isTitle?: boolean
  readonly blocks?: readonly Block[]
}

export interface Table {
  readonly kind: 'table'
  readonly caption: Words | undefined
  readonly head: readonly Words[]
  readonly rows: readonly {
    readonly cells: readonly Words[]
    readonly mark?: Mark | undefined
    /** SVG of what the row is about, for pages. */
    readonly picture?: string | undefined
  }[]
}

/** A board or a table of results: signs in rows and columns, with names at the edges. */
export interface Picture {
  readonly kind: 'picture'
  readonly look: 'board' | 'matrix'
  readonly caption: Words
  readonly mark?: Mark | undefined
  readonly down: readonly string[]
  readonly across: readonly string[]
  readonly cells: readonly (readonly PictureCell[])[]
  /** The same as it is drawn in play, for pages. */
  readonly svg?: string
}

/** A board that is not drawn in rows, or a move on one. */
export interface Drawing {
  readonly kind: 'drawing'
  /** A small picture beside the rule that it shows. */
  readonly isExample?: boolean
  readonly caption: Words
  readonly mark?: Mark | undefined
  /** The same as a picture for pages and in letters. */
  readonly svg: string
  readonly lines: readonly string[]
  /** Where several kinds of path lead, from space to space. */
  readonly ways: readonly Item[]
}

export interface PictureCell {
  readonly text: string
  /** `void`: no space; `blank`: one that is not drawn; a number: one of the values of a table, or one of the seats. */
  readonly tint: 'none' | 'void' | 'blank' | number
  readonly mark?: Mark | undefined
  /** The full text that the sign stands for. */
  readonly hint?: string
}

/** A space of a board as text: what is on it, `.` if nothing is, `~` where there is no space. */
export function spaceSign({ text, tint }: PictureCell): string {
  if (tint === 'void') return '~'
  if (tint === 'blank') return ' '
  return text === '' ? '.' : text
}
