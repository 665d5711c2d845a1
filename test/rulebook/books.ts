import { hasErrors } from '../../grammar/diagnostics/diagnostic.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import type { Configured, RulesetRequest } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { requestFor } from '../../interpreter/cli/ruleset-argument.ts'
import type { Block, Rulebook, Words } from '../../interpreter/rulebook/model/model.ts'
import { rulebook } from '../../interpreter/rulebook/rulebook.ts'
import type { RulebookRequest } from '../../interpreter/rulebook/rulebook.ts'
import { spoken } from '../../interpreter/rulebook/model/words.ts'
import { shelfHost } from '../shelf-host.ts'
import { trackedDocuments } from '../tracked.ts'

/** A shipped game, with modules. */
export function shipped(id: string, ...uses: readonly string[]): Configured {
  const key = [id, ...uses].join(' ')
  const known = loaded.get(key) ?? ready(requestFor(id, { use: uses }))
  loaded.set(key, known)
  return known
}

/** A cache, since loading takes longer than printing. */
const loaded = new Map<string, Configured>()

/** A ruleset written in a test, with other documents beside it. */
export function written(text: string, ...beside: readonly string[]): Configured {
  const shelf = shelfHost()
  const own = beside.map((read, n) => ({
    name: `beside-${n}.yaml`,
    place: 'beside' as const,
    read: () => read,
  }))
  return ready({
    file: sourceFile('mine.yaml', `sandtable: 1\nid: mine\n${text}`),
    host: { documents: () => [...own, ...shelf.documents()] },
  })
}

function ready(request: RulesetRequest): Configured {
  const { ruleset, diagnostics } = loadRuleset(request)
  if (ruleset === undefined || hasErrors(diagnostics))
    throw new Error(diagnostics.map((d) => d.message).join('\n'))
  const { configured, diagnostics: found } = configure(ruleset, undefined)
  if (configured === undefined || (hasErrors(found) && !ruleset.game.abstract))
    throw new Error(found.map((d) => d.message).join('\n'))
  return configured
}

/** Ids of the shipped games, and of the shipped modules, each with a game that can use it. */
export function shippedGames(): readonly { readonly id: string; readonly uses: readonly string[] }[] {
  const heads = trackedDocuments().map(({ head }) => head)
  const games = heads.filter(({ id, for: target }) => id !== undefined && target === undefined)
  const abstract = new Map<string, boolean>()
  const isAbstract = (id: string): boolean => {
    const is = abstract.get(id) ?? loadRuleset(requestFor(id)).ruleset?.game.abstract === true
    abstract.set(id, is)
    return is
  }
  const playable = (id: string): string => {
    const variant = games.find((head) => head.extends === id)?.id
    return variant !== undefined && isAbstract(id) ? variant : id
  }
  return [
    ...games.map(({ id = '' }) => ({ id, uses: [] })),
    ...heads.flatMap(({ id, for: target }) =>
      id === undefined || target === undefined ? [] : [{ id: playable(target), uses: [id] }],
    ),
  ]
}

/** A book with an entry for every name, whose sentences say just what the rules do. */
export function bookOf(configured: Configured, language = 'en', base?: Configured): Rulebook {
  return made(configured, { language, isFull: true, ...(base === undefined ? {} : { base }) })
}

/** The book as players get it. */
export function playersBook(configured: Configured, language = 'en', base?: Configured): Rulebook {
  return made(configured, { language, ...(base === undefined ? {} : { base }) })
}

function made(configured: Configured, request: RulebookRequest): Rulebook {
  const { book } = rulebook(configured, request)
  if (book === undefined) throw new Error(`no book in ${request.language}`)
  return book
}

/** The plain text of a book. */
export function textOf(book: Rulebook): string {
  return [
    spoken(book.title),
    ...book.lead.map(blockText),
    ...book.sections.flatMap(({ title, blocks }) => [spoken(title), ...blocks.map(blockText)]),
  ].join('\n')
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return spoken(block.words)
    case 'list':
      return block.items
        .flatMap(({ words, blocks = [] }) => [spoken(words), ...blocks.map(blockText)])
        .join('\n')
    case 'table':
      return [block.head, ...block.rows.map(({ cells }) => cells)].map(line).join('\n')
    case 'picture':
    case 'drawing':
      return spoken(block.caption)
    case 'rule':
      return [spoken(block.title), ...block.blocks.map(blockText)].join('\n')
  }
}

function line(cells: readonly Words[]): string {
  return cells.map(spoken).join(' | ')
}

/** The rules of a book that have their own heading. */
export function rulesOf(book: Rulebook): readonly { readonly title: string; readonly text: string }[] {
  const of = (blocks: readonly Block[]): readonly { readonly title: string; readonly text: string }[] =>
    blocks.flatMap((block) =>
      block.kind === 'rule'
        ? [{ title: spoken(block.title), text: blockText(block) }, ...of(block.blocks)]
        : [],
    )
  return book.sections.flatMap(({ blocks }) => of(blocks))
}
