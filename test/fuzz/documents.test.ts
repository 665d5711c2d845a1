import { expect, test } from 'vitest'
import { chance } from './chance.ts'
import { SAMPLES } from './corpus.ts'
import { mutated } from './mutations.ts'
import { fault, faultWhenConfigured } from './verdict.ts'

/** How many texts are tried; more for a long night. */
const TRIED = Number(process.env['SANDTABLE_FUZZ'] ?? 20_000)
const SEED = Number(process.env['SANDTABLE_SEED'] ?? 11)

/** Only a backstop for loops without end: the suite of a slow machine must not fail by it. */
const timeout = 120_000 + 20 * TRIED

test(`${TRIED} spoilt documents are taken or refused in good order`, { timeout }, () => {
  const next = chance(SEED)
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
