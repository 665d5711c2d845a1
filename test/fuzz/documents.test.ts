import { expect, test } from 'vitest'
import { chance } from './chance.ts'
import { SAMPLES } from './corpus.ts'
import { mutated } from './mutations.ts'
import { fault, faultWhenConfigured } from './verdict.ts'
import { VOLUME, seedOr } from '../volume.ts'

const TRIED = VOLUME.documents

test(`${TRIED} spoilt documents are taken or refused in good order`, () => {
  const next = chance(seedOr(11))
  const total = SAMPLES.reduce((sum, { weight }) => sum + weight, 0)
  const faults = new Map<string, string>()
  for (let i = 0; i < TRIED && faults.size < 20; i++) {
    let at = (total * next(1_000_000)) / 1_000_000
    const sample = SAMPLES.find(({ weight }) => (at -= weight) < 0)
    if (sample === undefined) continue
    const { text, by } = mutated(sample.text, next)
    const told =
      fault(sample.name, text) ?? (i % 20 === 0 ? faultWhenConfigured(sample.name, text) : undefined)
    if (told !== undefined && !faults.has(told)) faults.set(told, `${i}: ${sample.name} with ${by}`)
  }
  expect([...faults]).toEqual([])
})
