import { describe, expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { perft } from '../../interpreter/simulation/perft.ts'
import { configuredVariant } from '../games/loaded.ts'
import { MOST_COUNTED, VOLUME, oneIn } from '../volume.ts'
import { COUNTED, countsOf, stateAt } from './counts.ts'

/* Published numbers of move sequences. Larger ones are counted only in a long run. */
const COMPARED = new Set(oneIn(3, COUNTED))

describe.each(COUNTED)('move sequences of %s', (id) => {
  const { counts, letters } = countsOf(id)
  const { ir } = configuredVariant({ id }).checked
  const generated = generatedProgram(ir)
  const reference = closuresProgram(ir)

  test.runIf(COMPARED.has(id))('both back ends find as many moves, from every position', () => {
    for (const position of new Set(counts.map((count) => count.position))) {
      const state = stateAt(generated, position, letters)
      expect(perft(reference, state, 2).nodes, position).toBe(perft(generated, state, 2).nodes)
    }
  })

  test.each(counts.filter(({ nodes }) => nodes <= VOLUME.countedNodes))(
    '$depth deep there are $nodes from $position',
    ({ depth, nodes, position }) => {
      const state = stateAt(generated, position, letters)
      expect(perft(generated, state, depth).nodes).toBe(nodes)
    },
  )
})

test('every count is made in a long run', () => {
  const most = Math.max(...COUNTED.flatMap((id) => countsOf(id).counts.map(({ nodes }) => nodes)))
  expect(most).toBeLessThanOrEqual(MOST_COUNTED)
})
