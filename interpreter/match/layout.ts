import type { ArrangeIR, GameIR, SetupIR, StepIR } from '../../grammar/ir/ir.ts'
import { H } from '../../grammar/ir/ir.ts'
import type { Refused } from './refused.ts'
import { refused } from './refused.ts'

/** One answer to a secret arrangement: the space of each of a seat's pieces, in the order of `ArrangeIR.pieces`. */
export type Layout = readonly number[]

/** The arrangement that a state waits for, if it waits for one. */
export function arrangementAt(ir: GameIR, state: Int32Array): ArrangeIR | undefined {
  const found = arrangements(ir.play)
  for (const stage of ir.stages) found.push(...arrangements(stage.body))
  return found.find((arrange) => arrange.site === state[H.site])
}

function arrangements(steps: readonly StepIR[]): ArrangeIR[] {
  return steps.flatMap((step): ArrangeIR[] => {
    switch (step.step) {
      case 'arrange':
        return [step]
      case 'if':
        return [...arrangements(step.then), ...arrangements(step.else)]
      case 'for each':
      case 'loop':
      case 'turns':
        return arrangements(step.body)
      default:
        return []
    }
  })
}

/** What is wrong with a layout; undefined if nothing is. */
export function checkLayout(
  ir: GameIR,
  arrange: ArrangeIR,
  seat: number,
  layout: Layout,
): Refused | undefined {
  const pieces = arrange.pieces[seat] ?? []
  const spaces = new Set(arrange.spaces[seat])
  if (layout.length !== pieces.length)
    return refused('ST5010', `All ${pieces.length} pieces must be placed; ${layout.length} are.`)
  const used = new Set<number>()
  for (const space of layout) {
    const name = ir.spaces[space]?.name ?? String(space)
    if (!spaces.has(space)) return refused('ST5010', `No piece may be set up on ${name}.`)
    if (used.has(space)) return refused('ST5010', `Two pieces stand on ${name}.`)
    used.add(space)
  }
  return undefined
}

/** Equal kinds on ascending spaces, so that layouts that look alike are one. */
export function canonicalLayout(ir: GameIR, arrange: ArrangeIR, seat: number, layout: Layout): Layout {
  const pieces = arrange.pieces[seat] ?? []
  const byKind = new Map<number, number[]>()
  pieces.forEach((piece, i) => {
    const kind = ir.pieces[piece]?.kind ?? -1
    byKind.set(
      kind,
      [...(byKind.get(kind) ?? []), layout[i] ?? -1].sort((a, b) => a - b),
    )
  })
  return pieces.map((piece) => byKind.get(ir.pieces[piece]?.kind ?? -1)?.shift() ?? -1)
}

/** A layout drawn with uniform chance among all; `below(n)` gives a number from 0 to n - 1. */
export function randomLayout(arrange: ArrangeIR, seat: number, below: (n: number) => number): Layout {
  const spaces = [...(arrange.spaces[seat] ?? [])]
  const count = arrange.pieces[seat]?.length ?? 0
  for (let i = 0; i < count; i++) {
    const j = i + below(spaces.length - i)
    const [a, b] = [spaces[i] ?? 0, spaces[j] ?? 0]
    spaces[i] = b
    spaces[j] = a
  }
  return spaces.slice(0, count)
}

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

/** `O.SM.G.O/B.N...N./FB......`: front row first, as the owner sees it. */
export function formatLayout(ir: GameIR, arrange: ArrangeIR, seat: number, layout: Layout): string {
  const letters = new Map<number, string>()
  arrange.pieces[seat]?.forEach((piece, i) => {
    letters.set(layout[i] ?? -1, ir.kinds[ir.pieces[piece]?.kind ?? -1]?.letter ?? '?')
  })
  return rowsOf(ir, arrange, seat)
    .map((row) => row.map((space) => letters.get(space) ?? '.').join(''))
    .join('/')
}

/** Reads what `formatLayout` writes. */
export function parseLayout(ir: GameIR, arrange: ArrangeIR, seat: number, text: string): Layout | Refused {
  const rows = rowsOf(ir, arrange, seat)
  const lines = text.split('/')
  if (lines.length !== rows.length || lines.some((line, i) => line.length !== rows[i]?.length))
    return refused(
      'ST5010',
      `A set-up has ${rows.length} rows of ${rows[0]?.length ?? 0} signs, with / between them.`,
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
  if (extra !== undefined) return refused('ST5010', `There is no further piece with the letter ${extra[0]}.`)
  if (layout.includes(-1)) return refused('ST5010', 'Not all pieces are placed.')
  return layout
}
