import { relative } from 'node:path'
import { loadRuleset } from '../../grammar/load.ts'
import type { Configured } from '../../grammar/load.ts'
import { RULESETS, host, known, shippedFile } from '../rulesets/shipped-documents.ts'
import { playable } from '../playable.ts'
import { trackedDocuments } from '../tracked.ts'

/** Found once: `shippedPath` looks at all files each time. */
const paths = new Map(
  trackedDocuments().map(({ path, head }) => [head.id, relative(RULESETS, path)] as const),
)

export interface Variant {
  readonly id: string
  readonly uses?: readonly string[]
  readonly options?: Readonly<Record<string, string>>
}

/** A shipped ruleset, ready to play; throws if anything is wrong with it. */
export function configuredVariant({ id, uses = [], options = {} }: Variant, players?: number): Configured {
  const path = paths.get(id)
  if (path === undefined) throw new Error(`there is no ruleset ${id}`)
  const file = shippedFile(path)
  return playable(
    loadRuleset({ file, host, known, uses, options: new Map(Object.entries(options)) }),
    players,
  )
}

/** Random numbers for tests, the same in every run. */
export function chance(seed: number): (below: number) => number {
  let word = (seed * 2_654_435_761 + 88_675_123) >>> 0
  return (below) => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((word / 0x1_0000_0000) * below)
  }
}
