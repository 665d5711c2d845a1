import { signal } from '@preact/signals'
import type { NumberInLine } from './number-in.ts'

/** Steps of the guided first minute. Each is over once it has been done. */
export const STEPS = ['find', 'change', 'follow', 'move', 'done'] as const

export interface Tour {
  readonly file: string
  readonly step: (typeof STEPS)[number]
  /** The line to change, with `#` for its number. */
  readonly pattern: string
  /** A number that makes a playable game. */
  readonly other: number
  /** The number as it was at first. */
  readonly number: NumberInLine
  /** The rules of the game on the table at first. */
  readonly rulesHash: string | undefined
  /** Moves played when the current step began. */
  readonly plies: number
}

export const tour = signal<Tour | undefined>(undefined)
