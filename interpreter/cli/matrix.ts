import { didYouMean } from '../../grammar/diagnostics/suggest.ts'
import type { Ruleset, RulesetRequest } from '../../grammar/load.ts'
import { matrixText } from '../describe/matrix-text.ts'
import { changedCells, tableMatrices, type ChangedCell, type TableMatrix } from '../describe/table-matrix.ts'
import type { OptionsOf } from './command-list.ts'
import { baseOf, readToShow } from './configured-ruleset.ts'
import { EXIT, UsageError } from './exit.ts'
import { fitted, print, styled } from './output.ts'
import { requestFor } from './ruleset-argument.ts'

interface Tables {
  readonly game: Ruleset['game']
  readonly matrices: readonly TableMatrix[]
}

/** Prints the tables of a game as pictures, with changed combinations marked. */
export function matrix(file: string, name: string | undefined, options: OptionsOf<'matrix'>): number {
  const { players, base: given, use = [], option = [] } = options
  const request = requestFor(file, options)
  const { game, matrices } = tablesOf(file, request, players)
  const before = baseOf(file, game, request, { base: given, asked: [...use, ...option] })
  const base = before === undefined ? undefined : tablesOf(...before, players)
  const shown = named(game, matrices, name).map((one) => ({
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
    print(JSON.stringify(shown.map(({ one, changed }) => forMachines(game.id, one, changed, base?.game.id))))
    return EXIT.fine
  }
  const texts = shown.map(({ one, changed }) =>
    matrixText(one, { changed, against: base?.game.id, strong: (text) => styled('bold', text) }),
  )
  print(fitted(texts.join('\n\n')))
  return EXIT.fine
}

function tablesOf(file: string, request: RulesetRequest, players: string | undefined): Tables {
  const cannot = ', so its tables cannot be shown'
  const { ruleset, checked } = readToShow(file, request, players, cannot)
  return { game: ruleset.game, matrices: tableMatrices(checked) }
}

function named(
  { id, sections }: Ruleset['game'],
  matrices: readonly TableMatrix[],
  name: string | undefined,
): readonly TableMatrix[] {
  if (matrices.length === 0) {
    const others = ['rules', 'terms', 'actions', 'end'].filter((section) => sections.has(section))
    throw new UsageError(
      'ST7020',
      `\`${id}\` has no tables.`,
      `It has ${listed(others)}; see them: sandtable show ${id} ${others[0] ?? 'players'}`,
    )
  }
  if (name === undefined) return matrices
  const found = matrices.filter((one) => one.name === name.trim())
  if (found.length > 0) return found
  const names = matrices.map((one) => one.name)
  throw new UsageError(
    'ST7020',
    `\`${id}\` has no table called \`${name}\`.`,
    didYouMean(name, names) ?? `It has ${listed(names)}.`,
  )
}

function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``)
  return quoted.length < 2
    ? (quoted[0] ?? 'nothing')
    : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1) ?? ''}`
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
