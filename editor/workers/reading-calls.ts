import type { TextEdit } from '../../grammar/services/index.ts'
import type { CoveredLine, Point, TableMatrix } from '../../interpreter/index.ts'
import type { Rulebook } from '../../interpreter/rulebook/index.ts'
import type { GameWords } from '../texts/display-name.ts'
import type { SentDocument } from '../workspace/documents.ts'
import type { WrittenRuling } from '../workspace/rulings.ts'
import type { DrawnMap } from './maps.ts'
import type { GameChoice } from './play-calls.ts'
import type { Range } from './diagnostic-data.ts'

/** Calls of the worker that reads rules for people: changes of variants, origins of lines, rulebooks. */
export type ReadingCalls = {
  documents(sent: readonly SentDocument[]): void
  read(choice: GameChoice): Reading | undefined
  /** Runs the examples of a document and of everything it is built on. */
  examples(file: string): Examples | undefined
  /** The boards of a document as they are printed. */
  maps(file: string): readonly DrawnMap[]
  writtenSpots(asked: { readonly file: string; readonly place: string }): TextEdit | undefined
  movedSpace(asked: {
    readonly file: string
    readonly space: string
    readonly by: Point
  }): TextEdit | undefined
  /** The changes made to a document, as a variant of the original; or why they cannot be one. */
  overlay(asked: OverlayAsked): { readonly text: string } | { readonly refused: string }
  /** Names and refusals in another language, by the original; empty if the game has none. */
  words(asked: { readonly choice: GameChoice; readonly language: string }): GameWords
  rulebook(asked: { readonly choice: GameChoice; readonly language: string }): Rulebook | undefined
}

export interface OverlayAsked {
  readonly file: string
  /** The text of the document before it was changed. */
  readonly original: string
  readonly id: string
  readonly title: string
}

export interface Reading {
  /** Title of the game that this one changes. */
  readonly base: string | undefined
  readonly changes: readonly ToldChange[]
  readonly effective: readonly ToldLine[]
  readonly tables: readonly ToldTable[]
  readonly settings: readonly Setting[]
  readonly rulings: readonly Ruling[]
  readonly languages: readonly string[]
}

/** An option of a game. */
export interface Setting {
  readonly name: string
  /** As an author writes it. */
  readonly value: string
  /** The document that settles it, if players cannot choose. */
  readonly fixedIn: string | undefined
  /** For a number, which has no choices. */
  readonly least?: number
  readonly most?: number
  readonly step?: number
  readonly choices: readonly string[]
}

export interface Ruling extends WrittenRuling {
  readonly asked: string | undefined
  readonly chosen: string | undefined
  /** The option that allows a different ruling. */
  readonly option: string | undefined
  readonly at: Range
}

export interface ToldChange {
  readonly group: string
  readonly kind: 'new' | 'changed' | 'gone'
  readonly text: string
  readonly at: Range | undefined
}

/** A line of the effective rules. */
export interface ToldLine {
  readonly depth: number
  readonly text: string
  readonly at: Range | undefined
  readonly replaced: readonly { readonly text: string; readonly at: Range }[]
}

export interface ToldTable {
  readonly matrix: TableMatrix
  /** Combinations whose value differs from the base, with the value there. */
  readonly changed: readonly { readonly kinds: readonly string[]; readonly was: string | undefined }[]
}

export interface Examples {
  readonly results: readonly ToldExample[]
  /** The rules that the examples used, and those that nothing used. */
  readonly covered: readonly CoveredLine[]
}

export interface ToldExample {
  readonly label: string
  readonly at: Range
  /** `other`: it could not be played here, or these rules overturn it as declared. */
  readonly outcome: 'passed' | 'failed' | 'other'
  /** Why it failed or was not played, and where. */
  readonly said: string | undefined
  readonly saidAt: Range | undefined
}
