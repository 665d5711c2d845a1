import { hasErrors } from '../../grammar/diagnostics/diagnostic.ts'
import { nearest } from '../../grammar/diagnostics/suggest.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import type { Ruleset, RulesetRequest } from '../../grammar/load.ts'
import { matrixText } from '../describe/matrix-text.ts'
import { changedCells, tableMatrices } from '../describe/table-matrix.ts'
import type { ChangedCell, TableMatrix } from '../describe/table-matrix.ts'
import type { OptionsOf } from './command-list.ts'
import { EXIT, UsageError } from './exit.ts'
import { fitted, print, styled } from './output.ts'
import { printDiagnostics } from './print-diagnostics.ts'
import { playersOf, requestFor } from './ruleset-argument.ts'
import type { RulesetOptions } from './options.ts'

interface Tables {
  readonly game: string
  readonly matrices: readonly TableMatrix[]
}

/** Prints the tables of a game as pictures, changed combinations marked. */
export function matrix(file: string, name: string | undefined, options: OptionsOf<'matrix'>): number {
  const request = requestFor(file, options)
  const ruleset = loaded(file, request)
  const own = tablesOf(file, ruleset, options)
  const matrices = named(own, name, ruleset)
  const base = baseOf(file, ruleset, request, options)
  const shown = matrices.map((one) => ({
    one,
    changed:
      base === undefined
        ? []
        : changedCells(
            base.matrices.find((other) => other.name === one.name),
            one,
          ),
  }))
  if (options.json === true) {
    print(JSON.stringify(shown.map(({ one, changed }) => forMachines(own.game, one, changed, base?.game))))
    return EXIT.fine
  }
  const texts = shown.map(({ one, changed }) =>
    matrixText(one, { changed, against: base?.game, strong: (text) => styled('bold', text) }),
  )
  print(fitted(texts.join('\n\n')))
  return EXIT.fine
}

function loaded(file: string, request: RulesetRequest): Ruleset {
  const { ruleset, diagnostics } = loadRuleset(request)
  if (ruleset !== undefined && !hasErrors(diagnostics)) return ruleset
  printDiagnostics(diagnostics)
  throw new UsageError('ST7004', `\`${file}\` has errors, so its tables cannot be shown.`)
}

/** What an abstract game lacks (a board, an army) is not an error here: only its tables are shown. */
function tablesOf(file: string, ruleset: Ruleset, options: RulesetOptions): Tables {
  const players = playersOf(options.players, ruleset.playerCounts)
  const { configured, diagnostics } = configure(ruleset, players)
  if (configured === undefined || (hasErrors(diagnostics) && !ruleset.game.abstract)) {
    printDiagnostics(diagnostics)
    throw new UsageError('ST7004', `\`${file}\` has errors, so its tables cannot be shown.`)
  }
  return { game: ruleset.game.id, matrices: tableMatrices(configured.checked) }
}

function named(
  { game, matrices }: Tables,
  name: string | undefined,
  ruleset: Ruleset,
): readonly TableMatrix[] {
  if (matrices.length === 0) {
    const sections = ['rules', 'terms', 'actions', 'end'].filter((section) =>
      ruleset.game.sections.has(section),
    )
    throw new UsageError(
      'ST7020',
      `\`${game}\` has no tables.`,
      `It has ${listed(sections.map((section) => `\`${section}\``))}; see them: sandtable show ${game} ${sections[0] ?? 'players'}`,
    )
  }
  if (name === undefined) return matrices
  const found = matrices.filter((one) => one.name === name.trim())
  if (found.length > 0) return found
  const names = matrices.map((one) => one.name)
  const near = nearest(name, names)
  throw new UsageError(
    'ST7020',
    `\`${game}\` has no table called \`${name}\`.`,
    near === undefined
      ? `It has ${listed(names.map((each) => `\`${each}\``))}.`
      : `Did you mean \`${near}\`?`,
  )
}

function listed(names: readonly string[]): string {
  return names.length < 2
    ? (names[0] ?? 'nothing')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}

/**
 * What changes are shown against: the base asked for; the game without the modules and options asked for; what it
 * extends.
 */
function baseOf(
  file: string,
  ruleset: Ruleset,
  request: RulesetRequest,
  options: OptionsOf<'matrix'>,
): Tables | undefined {
  const { players } = options
  const only: RulesetOptions = players === undefined ? {} : { players }
  if (options.base !== undefined)
    return tablesOf(options.base, loaded(options.base, requestFor(options.base)), {})
  if ((options.use ?? []).length > 0 || (options.option ?? []).length > 0)
    return tablesOf(file, loaded(file, { file: request.file, host: request.host }), only)
  const own = ruleset.game.layers.find(({ id }) => id === ruleset.game.id)
  const before = ruleset.game.layers.filter((layer) => layer.kind === 'game' && layer.id !== own?.id).at(-1)
  if (before === undefined) return undefined
  return tablesOf(before.id, loaded(before.id, { file: before.file, host: request.host }), only)
}

function forMachines(
  game: string,
  { name, columns, values, cells, whiles }: TableMatrix,
  changed: readonly ChangedCell[],
  base: string | undefined,
): object {
  const was = new Map(changed.map((cell) => [cell.kinds.join('\n'), cell.was ?? null]))
  return {
    game,
    table: name,
    base: base ?? null,
    columns: columns.map((column) => ({ name: column.name, kinds: column.kinds.map((kind) => kind.name) })),
    values,
    while: whiles.map(({ place, ...each }) => ({ ...each, ...place })),
    cells: cells.map(({ kinds, value, row, document, place, unless }) => {
      const key = kinds.join('\n')
      return {
        kinds,
        value,
        row,
        document,
        ...place,
        unless,
        changed: was.has(key),
        ...(was.has(key) ? { was: was.get(key) } : {}),
      }
    }),
  }
}
