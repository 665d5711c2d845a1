import type { HistoryEngine, HistoryOptions } from './limit/stratego-history.d.mts'
import { VARIANTS } from './limit/stratego.mjs'

/** A module of its own for each game: an engine that several games share has learnt from all of them, and is slower in each. */
function ownModule(file: string, game: string): string {
  return new URL(`./limit/${file}?${game}`, import.meta.url).href
}

export function engineOfItsOwn(game: string): Promise<typeof import('./limit/stratego.mjs')> {
  return import(/* @vite-ignore */ ownModule('stratego.mjs', game))
}

/** A shipped ruleset, and an engine written by hand that has all of its rules. */
export interface WithHistory {
  readonly name: string
  readonly id: string
  make(seed: number): HistoryEngine
}

async function withHistory(
  name: 'barrage' | 'classic',
  id: string,
  options: HistoryOptions,
): Promise<WithHistory> {
  const { makeHistory }: typeof import('./limit/stratego-history.mjs') = await import(
    /* @vite-ignore */ ownModule('stratego-history.mjs', id)
  )
  return { name, id, make: (seed) => makeHistory(VARIANTS[name], seed, options) }
}

export const HISTORY: readonly WithHistory[] = [
  await withHistory('barrage', 'stratego-barrage', {}),
  await withHistory('classic', 'stratego-classic', { strike1: true }),
]
