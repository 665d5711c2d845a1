import { parseArgs } from 'node:util'
import { batches } from './batches.ts'
import { CASES } from './case.ts'
import type { CaseKind } from './case.ts'

/**
 * `node test/fuzz/run.ts documents --seed 11 --from 0 --to 100000`: tries a range, and after each batch prints the progress
 * and the faults found. To continue a run that was stopped, use `--from`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '11' },
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: '2000' },
  },
})
const isKind = (name: string | undefined): name is CaseKind => name !== undefined && name in CASES
const [kind] = positionals
if (!isKind(kind)) throw new Error(`What is to be tried: ${Object.keys(CASES).join(' or ')}?`)

const range = { kind, seed: Number(values.seed), from: Number(values.from), to: Number(values.to) }
for await (const { done, faults } of batches(range)) {
  console.log(`${kind} of seed ${range.seed}, up to ${done}: ${faults.length} faults`)
  for (const [number, told] of faults) {
    console.log(`  ${number}: ${told}`)
    process.exitCode = 1
  }
}
