import type { GameIR } from '../../grammar/ir/ir.ts'
import type { SeenTally, View } from '../view/view.ts'
import { widthOf } from '../../grammar/diagnostics/text-width.ts'
import { tableText } from './columns.ts'

/** The value of a tally when the rules last counted it, line by line. Plain data. */
export interface ScoreSheet {
  /** Name of the tally. */
  readonly name: string
  /** Names of the seats; all numbers are in this order. */
  readonly seats: readonly string[]
  /** Undefined: not counted for this seat yet. */
  readonly lines: readonly { readonly name: string; readonly values: readonly (number | undefined)[] }[]
  readonly sums: readonly (number | undefined)[]
  /**
   * How often the tally has been counted, for all seats together. A new sheet has a higher number than the previous
   * one.
   */
  readonly times: number
}

/**
 * The visible score sheets of a game: one for each tally of one player that has been counted in a way that made the sum
 * public.
 */
export function scoreSheets(ir: GameIR, view: View): readonly ScoreSheet[] {
  return (view.tallies ?? []).flatMap((tally) => {
    const times = tally.seats.reduce((sum, seat) => sum + seat.times, 0)
    return times === 0 ? [] : [sheetOf(ir, tally, times)]
  })
}

function sheetOf(ir: GameIR, { name, lines, seats }: SeenTally, times: number): ScoreSheet {
  return {
    name,
    seats: ir.seats.map((seat) => seat.name),
    lines: lines.map((line, i) => ({ name: line, values: seats.map(({ counted }) => counted?.[i]) })),
    sums: seats.map(({ counted }) => counted?.reduce((sum, worth) => sum + worth, 0)),
    times,
  }
}

/** A score sheet for a terminal. */
export function sheetText(sheet: ScoreSheet, width = 80): string {
  const { lines, sums } = sheet
  const texts = sheet.seats.map((head, seat) => {
    const cells = [...lines.map(({ values }) => values[seat]), sums[seat]].map(worth)
    const rule = '-'.repeat(Math.max(...[head, ...cells].map(widthOf)))
    return { head, cells: [...cells.slice(0, -1), rule, ...cells.slice(-1)] }
  })
  const names = [...lines.map(({ name }) => `  ${name}`), '', '']
  return `${sheet.name}:\n${tableText(names, texts, width).join('\n')}\n`
}

function worth(value: number | undefined): string {
  return value === undefined ? '' : String(value)
}
