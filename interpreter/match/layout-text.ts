import type { ArrangeIR, GameIR, SetupIR } from '../../grammar/ir/ir.ts'
import { nearest } from '../../grammar/diagnostics/suggest.ts'
import type { Layout } from '../layout/layout.ts'
import { quoted } from './quoted.ts'
import { isRefused, refused, type Refused } from './refused.ts'

/** Parses a layout: the name of a setup, or rows of letters as `formatLayout` writes them. */
export function layoutWritten(ir: GameIR, arrange: ArrangeIR, seat: number, text: string): Layout | Refused {
  const setups = ir.setups.filter((setup) => setup.arrangement === arrange.arrangement)
  const setup = setups.find(({ name }) => name === text)
  if (setup !== undefined)
    return (
      layoutOfSetup(setup, seat) ?? refused('ST5010', `The setup ${quoted(text)} does not fit this player.`)
    )
  const layout = parseLayout(ir, arrange, seat, text)
  const near = nearest(
    text,
    setups.map(({ name }) => name),
  )
  if (!isRefused(layout) || near === undefined) return layout
  return { ...layout, help: `Did you mean the setup \`${near}\`?` }
}

/** The layout of a named setup for a seat. Undefined if the setup does not fit that seat. */
export function layoutOfSetup(setup: SetupIR, seat: number): Layout | undefined {
  const layout = setup.spaces[seat]
  return layout === undefined || layout.length === 0 ? undefined : layout
}

/** Rows of an area as its owner sees them, front row first; each is a list of spaces from the owner's left. */
function rowsOf(ir: GameIR, arrange: ArrangeIR, seat: number): readonly (readonly number[])[] {
  const turned = ir.seats[seat]?.side === 'north'
  const spaces = [...(arrange.spaces[seat] ?? [])]
  const place = (space: number) => ir.spaces[space] ?? { column: 0, row: 0, name: '' }
  const rows = [...new Set(spaces.map((space) => place(space).row))].sort((a, b) => (turned ? a - b : b - a))
  return rows.map((row) =>
    spaces
      .filter((space) => place(space).row === row)
      .sort((a, b) => (place(a).column - place(b).column) * (turned ? -1 : 1)),
  )
}

/** The task of a seat in a secret arrangement. Plain data. */
export interface SetUpAsked {
  /** Names of the spaces that may be used, in rows: the front row first, each from the left as seen by the player. */
  readonly rows: readonly (readonly string[])[]
  /** All pieces to be set up. */
  readonly pieces: readonly { readonly kind: string; readonly letter: string; readonly count: number }[]
}

export function setUpAsked(ir: GameIR, arrange: ArrangeIR, seat: number): SetUpAsked {
  const counts = new Map<number, number>()
  for (const piece of arrange.pieces[seat] ?? []) {
    const kind = ir.pieces[piece]?.kind ?? -1
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return {
    rows: rowsOf(ir, arrange, seat).map((row) => row.map((space) => ir.spaces[space]?.name ?? '')),
    pieces: [...counts]
      .sort(([a], [b]) => a - b)
      .map(([kind, count]) => ({
        kind: ir.kinds[kind]?.name ?? '',
        letter: ir.kinds[kind]?.letter ?? '?',
        count,
      })),
  }
}

/**
 * A layout as rows of letters, as `play` reads them: `O.SM.G.O/B.N...N./FB......`. Its owner's front row comes first.
 */
export function formatLayout(ir: GameIR, arrange: ArrangeIR, seat: number, layout: Layout): string {
  const letters = new Map<number, string>()
  arrange.pieces[seat]?.forEach((piece, i) => {
    letters.set(layout[i] ?? -1, ir.kinds[ir.pieces[piece]?.kind ?? -1]?.letter ?? '?')
  })
  return rowsOf(ir, arrange, seat)
    .map((row) => row.map((space) => letters.get(space) ?? '.').join(''))
    .join('/')
}

/** Parses the format of `formatLayout`. */
function parseLayout(ir: GameIR, arrange: ArrangeIR, seat: number, text: string): Layout | Refused {
  const rows = rowsOf(ir, arrange, seat)
  const lines = text.split('/')
  if (lines.length !== rows.length || lines.some((line, i) => line.length !== rows[i]?.length))
    return refused(
      'ST5010',
      `A setup has ${rows.length} rows of ${rows[0]?.length ?? 0} signs, with / between them.`,
    )
  const spaces = new Map<string, number[]>()
  lines.forEach((line, row) =>
    [...line].forEach((letter, column) => {
      if (letter !== '.') spaces.set(letter, [...(spaces.get(letter) ?? []), rows[row]?.[column] ?? -1])
    }),
  )
  const layout = (arrange.pieces[seat] ?? []).map((piece) => {
    const letter = ir.kinds[ir.pieces[piece]?.kind ?? -1]?.letter ?? '?'
    return spaces.get(letter)?.shift() ?? -1
  })
  const extra = [...spaces].find(([, left]) => left.length > 0)
  if (extra !== undefined) return refused('ST5010', `There are no more pieces with the letter ${extra[0]}.`)
  if (layout.includes(-1)) return refused('ST5010', 'Not all pieces are placed.')
  return layout
}
