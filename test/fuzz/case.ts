import { documentFault } from './document-case.ts'
import { textFault } from './text-case.ts'

/** What is tried: whole documents, and the single texts in them. A case is made of the seed and its number alone. */
export const CASES = { documents: documentFault, texts: textFault } as const
export type CaseKind = keyof typeof CASES

/** Nothing that is typed keeps anybody waiting for longer. */
const MOST_CPU_MS = 2000

/** What is wrong with how one case is taken; undefined if nothing is. */
export function caseFault(kind: CaseKind, seed: number, number: number): string | undefined {
  const before = process.cpuUsage()
  const told = CASES[kind](seed, number)
  const { user, system } = process.cpuUsage(before)
  const ms = Math.round((user + system) / 1000)
  return told ?? (ms > MOST_CPU_MS ? `took ${ms} ms of CPU` : undefined)
}
