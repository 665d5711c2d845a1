import { expect, test } from 'vitest'
import type { CaseFault } from './batch.ts'
import { batches } from './batches.ts'
import { VOLUME, seedOr } from '../volume.ts'

/** To try ranges of cases, use `node test/fuzz/run.ts`. */
test.each([
  ['documents', VOLUME.documents],
  ['texts', VOLUME.brokenTexts],
] as const)('spoilt and made %s are taken or refused in good order, %i of them', async (kind, to) => {
  const found: CaseFault[] = []
  for await (const { faults } of batches({ kind, seed: seedOr(11), from: 0, to })) {
    found.push(...faults)
    if (found.length >= 20) break
  }
  expect(found).toEqual([])
})
