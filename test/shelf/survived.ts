import { join } from 'node:path'
import { mutantsOf } from '../../interpreter/mutants/mutants.ts'
import { testMutants } from '../../interpreter/mutants/test-mutants.ts'
import { requestFor } from '../../interpreter/cli/ruleset-argument.ts'
import { described } from '../mutants/described.ts'
import { RULESETS } from '../rulesets/shipped-documents.ts'
import type { Survived } from './games.ts'

/** Changes one detail of the rules at a time and runs the examples. Known reasons are kept. */
export function survived(path: string, known: Survived['survivors'] = {}): Survived {
  const request = requestFor(join(RULESETS, path), {})
  const fates = [...testMutants(request, mutantsOf(request))].filter(
    ({ fate }) => fate === 'caught' || fate === 'survived',
  )
  const which = fates.filter(({ fate }) => fate === 'survived').map(({ mutant }) => described(mutant))
  return { mutants: fates.length, survivors: Object.fromEntries(which.map((one) => [one, known[one] ?? ''])) }
}
