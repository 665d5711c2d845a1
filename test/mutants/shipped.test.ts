import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutantsOf } from '../../interpreter/mutants/mutants.ts'
import { testMutants } from '../../interpreter/mutants/test-mutants.ts'
import { requestFor } from '../../interpreter/cli/ruleset-argument.ts'
import { part } from '../volume.ts'
import { described } from './described.ts'
import { SURVIVORS } from './survivors.ts'

const games = Object.entries(SURVIVORS)

/** The examples of a game notice every change in its rules, except those that no example can show. */
test.each(games.slice(0, part(games.length)))('what may be changed in %s has a reason', (path, reasons) => {
  const request = requestFor(join(import.meta.dirname, '../../rulesets', path), {})
  const survivors = [...testMutants(request, mutantsOf(request))]
    .filter(({ fate }) => fate === 'survived')
    .map(({ mutant }) => described(mutant))
  expect(survivors).toEqual(reasons.map(([mutant]) => mutant))
  for (const [mutant, why] of reasons) expect(why.length, mutant).toBeGreaterThan(10)
})
