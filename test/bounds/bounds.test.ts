import { describe, expect, test } from 'vitest'
import { LAYER } from '../volume.ts'
import { bounded } from './bounded.ts'
import { COMMANDS } from './commands.ts'
import type { Command } from './commands.ts'
import { FAMILIES } from './hostile.ts'

const CASES = (Object.keys(COMMANDS) as Command[]).flatMap((command) =>
  FAMILIES.map((family) => ({ command, family, name: family.name })),
)
/** About one in fifty where every change must pass, fewer where a look must be quick. */
const EVERY = { quick: 390, full: 240, long: 1 }[LAYER]
const TRIED = CASES.filter((_, i) => i % EVERY === 0)

describe('rulesets made to explode end with a code, or in good order, within bounds of time and memory', () => {
  test(`there are at least 10 for each command`, () => {
    for (const command of Object.keys(COMMANDS))
      expect(CASES.filter((one) => one.command === command).length, command).toBeGreaterThanOrEqual(10)
  })

  test.each(TRIED)('$command: $name', async ({ family, command }) => {
    const { fault } = await bounded(family, command)
    expect(fault).toBeUndefined()
  })
})
