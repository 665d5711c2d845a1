import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import type { MergedGame } from '../../merge/merged.ts'
import type { Span } from '../../source/span.ts'
import { sortWords, symbolKey, type NamedSymbol, type SymbolSort } from '../../names/symbol.ts'
import type { NameTables } from '../../names/tables.ts'
import type { World } from '../world/world.ts'
import { isReadByLook } from './shown-by-look.ts'

/** Sorts of names that are declared for rules to read. */
const READ: ReadonlySet<SymbolSort> = new Set([
  'number',
  'option',
  'column',
  'area',
  'tracked',
  'pattern',
  'term',
  'rule',
  'table',
  'stage',
  'enumeration',
  'choice',
])

/** Names that an overlay adds to what it changes. */
const OF_OVERLAYS: ReadonlySet<SymbolSort> = new Set(['choice'])

/**
 * Warns about names that a game declares and nothing reads, not even its examples or its look: usually a typo for another
 * name.
 * Names from a base or a module exist for their users, but not the choices of an overlay: a misspelt one is added to
 * the one that it should replace.
 */
export function unreadNames(game: MergedGame, names: NameTables, world: World): readonly Diagnostic[] {
  const used = names.used()
  if (game.layers.length !== 1) {
    const file = game.layers.at(-1)?.file.name
    const added = names.symbols.all.filter(({ declared }) => declared[0]?.file.name === file)
    return unreadSymbols(names, used, OF_OVERLAYS, added)
  }
  const own = names.symbols.all.filter((symbol) => !isReadByLook(world, game, symbol))
  return [...unreadSymbols(names, used, READ, own), ...unreadParameters(game, names, used)]
}

/** A term that does not look at what it is given says the same of everything, which is rarely meant. */
function unreadParameters(
  game: MergedGame,
  names: NameTables,
  used: ReadonlySet<string>,
): readonly Diagnostic[] {
  return names.parameters().flatMap((symbol): Diagnostic[] => {
    const [span] = symbol.declared
    // A stage that is put off is skipped if a group passed to it has ended, even if nothing names the group.
    const isGroup = names.typeOf(symbol)?.type.kind === 'group'
    if (span === undefined || used.has(symbolKey(symbol)) || isGroup || isFormal(game, span)) return []
    return [
      {
        code: 'ST4231',
        severity: 'warning',
        message: `Nothing reads the parameter \`${symbol.name}\`.`,
        span,
        label: 'never read',
        why: 'Whatever is given here, the result is the same.',
        help: 'Use it where you meant to, or remove it here and where it is given.',
      },
    ]
  })
}

/**
 * A parameter that no rule needs to read: the column of a table, which its rows have by position, that of an action, which
 * players are shown beside their moves, and that of `price(card): 3`, which a variant may replace by what depends on it.
 */
function isFormal({ sections }: MergedGame, { file, start }: Span): boolean {
  return ['tables', 'actions', 'terms'].some((name) => {
    const section = sections.get(name)
    const entry =
      section?.kind === 'map' &&
      section.entries.find(
        ({ key: { span } }) => span.file === file && span.start <= start && start < span.end,
      )
    if (!entry) return false
    const { value } = entry
    return name !== 'terms' || (value.kind === 'text' && CONSTANT.test(value.text))
  })
}

const CONSTANT = /^\s*(?:-?\d+|true|false|none|nothing)\s*$/u

function unreadSymbols(
  names: NameTables,
  used: ReadonlySet<string>,
  sorts: ReadonlySet<SymbolSort>,
  own: readonly NamedSymbol[],
): readonly Diagnostic[] {
  return own.flatMap((symbol): Diagnostic[] => {
    const [span] = symbol.declared
    // Columns of things other than pieces are read where data and boards are.
    const isRead = sorts.has(symbol.sort) && (symbol.sort !== 'column' || symbol.owner?.sort === 'class')
    if (!isRead || span === undefined || used.has(symbolKey(symbol)) || isNamed(names, symbol)) return []
    // A use of one of its values counts as a use.
    if (names.symbols.all.some((other) => other.owner === symbol && used.has(symbolKey(other)))) return []
    return [
      {
        code: 'ST4138',
        severity: 'warning',
        message: `Nothing ${symbol.sort === 'stage' ? 'runs' : 'reads'} ${sortWords(symbol)} \`${symbol.name}\`.`,
        span,
        label: 'declared here',
        help: 'Remove it, or use it where you meant to.',
        ...(symbol.sort === 'choice' ? suggestion(symbol.name, choicesBeside(names, symbol)) : {}),
      },
    ]
  })
}

/** The other choices of the action. */
function choicesBeside({ symbols }: NameTables, symbol: NamedSymbol): readonly string[] {
  return symbols.all.flatMap((other) =>
    other !== symbol && other.sort === 'choice' && other.owner === symbol.owner ? [other.name] : [],
  )
}

function isNamed(names: NameTables, symbol: NamedSymbol): boolean {
  return names.referencesOf(symbol).some(({ role }) => role === 'use')
}
