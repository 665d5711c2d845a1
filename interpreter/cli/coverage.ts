import { neverHeld, type CoveredLine } from '../coverage/covered-lines.ts'
import { table } from './output.ts'

/** Lists unused rules first, because authors look for those. */
export function coverageReport(lines: readonly CoveredLine[]): string {
  const never = neverHeld(lines)
  const used = lines.filter((line) => line.used > 0)
  const row = ({ file, line, what, label, used: times, failed }: CoveredLine): string[] => [
    file === '' ? '' : `${file}:${line}`,
    what,
    label,
    String(times),
    failed === 0 ? '' : String(failed),
  ]
  const head = ['rule', 'what', 'label', 'used', 'failed']
  return [
    `${used.length} of ${lines.length} parts of the rules were used.`,
    ...(never.length === 0 ? [] : ['', 'Never:', '', table(head, never.map(row))]),
    ...(used.length === 0 ? [] : ['', table(head, used.map(row))]),
  ].join('\n')
}
