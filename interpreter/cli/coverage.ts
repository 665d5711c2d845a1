import { neverHeld } from '../coverage/covered-lines.ts'
import type { CoveredLine } from '../coverage/covered-lines.ts'
import { table } from './output.ts'

/** What was never used comes first: that is what an author wants to know. */
export function coverageReport(lines: readonly CoveredLine[]): string {
  const never = neverHeld(lines)
  const happened = lines.filter(({ held }) => held > 0)
  const row = ({ file, line, what, label, held, failed }: CoveredLine): string[] => [
    file === '' ? '' : `${file}:${line}`,
    what,
    label,
    String(held),
    failed === 0 ? '' : String(failed),
  ]
  const head = ['rule', 'what', 'label', 'used', 'failed']
  return [
    `${happened.length} of ${lines.length} parts of the rules were used.`,
    ...(never.length === 0 ? [] : ['', 'Never:', '', table(head, never.map(row))]),
    ...(happened.length === 0 ? [] : ['', table(head, happened.map(row))]),
  ].join('\n')
}
