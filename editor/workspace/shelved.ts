import { scanHead } from '../../interpreter/index.ts'
import type { GameEntry } from './game-entry.ts'

/** The site's list of all shipped documents, apart from their texts. */
export interface ShelfIndex {
  /** Heads of documents, by name. */
  readonly documents: Readonly<Record<string, string>>
  readonly games: readonly GameEntry[]
}

/** The documents in one folder of the shelf, and other folders that they refer to. */
export interface ShelfFolder {
  readonly needs: readonly string[]
  readonly texts: Readonly<Record<string, string>>
}

/** The folder of a game that a shipped document belongs to, with that of its family: `FAMILY/GAME`. */
export function folderOf(name: string): string | undefined {
  const [root, family, game, inside] = name.split('/')
  return root === 'rulesets' && inside !== undefined ? `${family}/${game}` : undefined
}

/** Words that may be ids of other documents to which this one belongs or refers. */
export function mentionedIds(text: string): readonly string[] {
  const { extends: base, for: game, examplesFor, textsFor } = scanHead(text)
  const used = [...text.matchAll(/^uses:.*(?:\n(?:[ \t#].*)?)*/gmu)].flatMap(([section]) =>
    [...section.slice('uses'.length).matchAll(/[\p{L}\p{N}-]+/gu)].map(([word]) => word),
  )
  return [base, game, examplesFor, textsFor, ...used].filter((id) => id !== undefined)
}

/** A shipped document, with the id of its head. */
export interface Shelved {
  readonly name: string
  readonly id: string | undefined
}

/** The site's file of a folder; undefined if nothing is in it. */
export function shelfFolder(
  folder: string,
  documents: readonly Shelved[],
  textOf: (name: string) => string,
): ShelfFolder | undefined {
  const own = documents.filter(({ name }) => folderOf(name) === folder)
  if (own.length === 0) return undefined
  const texts = Object.fromEntries(own.map(({ name }) => [name, textOf(name)]))
  const folders = new Map(documents.map(({ name, id }) => [id, folderOf(name)]))
  const needs = new Set(
    Object.values(texts).flatMap((text) => mentionedIds(text).flatMap((id) => folders.get(id) ?? [])),
  )
  needs.delete(folder)
  return { needs: [...needs], texts }
}
