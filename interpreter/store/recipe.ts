import { hasErrors } from '../../grammar/diagnostics/diagnostic.ts'
import { configure, loadRuleset, type Configured, type RulesetRequest } from '../../grammar/load.ts'
import type { HostDocument } from '../../grammar/source/host.ts'
import { sha256 } from '../../grammar/source/sha256.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { fieldsOf, listOf, checkedText, wholeOf } from './checked-fields.ts'

/**
 * All texts of a game. It travels to other machines. The receiver parses and checks it like any ruleset, so that
 * nothing in it can become code, or name a file, that the checker has not seen.
 */
export interface Recipe {
  readonly file: NamedText
  /** Nearest first. */
  readonly documents: readonly (NamedText & { readonly place: HostDocument['place'] })[]
  readonly uses: readonly string[]
  readonly options: readonly (readonly [name: string, value: string])[]
  readonly players: number
}

interface NamedText {
  readonly name: string
  readonly text: string
}

const PLACES = ['beside', 'project', 'shipped'] as const
/** Characters of all texts of a game. */
export const LONGEST_RECIPE = 16 * 1024 * 1024
/** Upper bounds for a valid game. */
const MOST = { documents: 500, text: 1024 * 1024, name: 1000, uses: 100, options: 200 }

/** A request that records which documents are read for it, and the resulting recipe of the game. */
export function recordingRequest(request: RulesetRequest): {
  readonly request: RulesetRequest
  readonly recipe: (players: number) => Recipe
} {
  const { file, host, uses = [], options = new Map<string, string>() } = request
  const read = new Map<number, Recipe['documents'][number]>()
  const watched = (document: HostDocument, index: number): HostDocument => ({
    ...document,
    read: () => {
      const text = document.read()
      read.set(index, { name: document.name, text, place: document.place })
      return text
    },
  })
  return {
    request: { ...request, host: { documents: () => [...host.documents()].map(watched) } },
    recipe: (players) => ({
      file: { name: file.name, text: file.text },
      documents: [...read].sort(([a], [b]) => a - b).map(([, document]) => document),
      uses,
      options: [...options],
      players,
    }),
  }
}

export function recipeText(recipe: Recipe): string {
  return JSON.stringify(recipe)
}

/** Hash of the text of a recipe. */
export function recipeHash(text: string): string {
  return sha256(text)
}

/** Parses somebody else's recipe. Throws an `Error` with the reason if it is invalid. */
export function recipeOf(text: string): Recipe {
  if (text.length > LONGEST_RECIPE) throw new Error(`The rules have more than ${LONGEST_RECIPE} characters.`)
  const [file, documents, uses, options, players] = fieldsOf(parsed(text), 'the rules', [
    'file',
    'documents',
    'uses',
    'options',
    'players',
  ])
  return {
    file: namedText(file),
    documents: listOf(documents, 'documents', MOST.documents).map((document) => {
      const [name, body, place] = fieldsOf(document, 'a document', ['name', 'text', 'place'])
      const found = PLACES.find((known) => known === place)
      if (found === undefined) throw new Error('A document has an unknown place.')
      return { ...namedText({ name, text: body }), place: found }
    }),
    uses: listOf(uses, 'uses', MOST.uses).map((id) => checkedText(id, 'a module', MOST.name)),
    options: listOf(options, 'options', MOST.options).map((option) => {
      const [name, value] = listOf(option, 'an option', 2)
      return [checkedText(name, 'an option', MOST.name), checkedText(value, 'an option', MOST.name)]
    }),
    players: wholeOf(players, 'players', 1, 100),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('The rules are not JSON.')
  }
}

function namedText(value: unknown): NamedText {
  const [name, text] = fieldsOf(value, 'a text', ['name', 'text'])
  return { name: checkedText(name, 'a name', MOST.name), text: checkedText(text, 'a text', MOST.text) }
}

/** Parses and checks the game of a recipe. Throws an `Error` if it has errors. */
export function gameOfRecipe({ file, documents, uses, options, players }: Recipe): Configured {
  const host = {
    documents: () =>
      documents.map(({ name, text, place }, depth) => ({ name, place, depth, read: () => text })),
  }
  const request = { file: sourceFile(file.name, file.text), host, uses, options: new Map(options) }
  const { ruleset, diagnostics } = loadRuleset(request)
  const { configured, diagnostics: more } =
    ruleset === undefined || ruleset.game.abstract
      ? { configured: undefined, diagnostics: [] }
      : configure(ruleset, players)
  const found = [...diagnostics, ...more]
  if (configured === undefined || hasErrors(found)) {
    const [first] = found.filter(({ severity }) => severity === 'error')
    throw new Error(`The rules have errors: ${first === undefined ? 'they cannot be played' : first.message}`)
  }
  return configured
}
