import { denseTables } from '../../grammar/check/tables.ts'
import type { CheckedGame } from '../../grammar/check/check.ts'
import { Coverage } from '../coverage/coverage.ts'
import { coveredLines } from '../coverage/covered-lines.ts'
import type { CoveredLine } from '../coverage/covered-lines.ts'
import { closuresProgram } from '../closures/program.ts'
import { irWithExamples } from '../examples/run.ts'
import type { Program } from '../program.ts'
import { lineText, sourceFile } from '../../grammar/source/source-file.ts'
import { table } from './output.ts'

const NO_FILE = sourceFile('', '')

interface Recorded {
  readonly program: Program
  /** What was noted so far; branches have their condition in the author's words for a label. */
  readonly lines: () => readonly CoveredLine[]
}

/** A program that notes what its rules do. */
export function recordedProgram(checked: CheckedGame): Recorded {
  const ir = irWithExamples(checked)
  const tables = denseTables(checked.elaboration)
  const coverage = new Coverage(ir, new Set(tables.keys()))
  const { layers } = checked.elaboration.game
  const labelled = (covered: CoveredLine): CoveredLine => {
    if (covered.label !== '') return covered
    const { file, line, column, endLine, endColumn } = covered
    const text = lineText(layers.find((layer) => layer.file.name === file)?.file ?? NO_FILE, line)
    return { ...covered, label: text.slice(column - 1, endLine === line ? endColumn - 1 : undefined) }
  }
  return {
    program: closuresProgram(ir, coverage),
    lines: () => coveredLines(ir, coverage, tables).map(labelled),
  }
}

/** What never happened first: that is what somebody who wrote a rule wants to know. */
export function coverageReport(lines: readonly CoveredLine[]): string {
  const never = lines.filter(({ held }) => held === 0)
  const happened = lines.filter(({ held }) => held > 0)
  const row = ({ file, line, what, label, held, failed }: CoveredLine): string[] => [
    file === '' ? '' : `${file}:${line}`,
    what,
    label,
    String(held),
    failed === 0 ? '' : String(failed),
  ]
  const head = ['rule', 'what', 'label', 'happened', 'in vain']
  return [
    `${happened.length} of ${lines.length} things that the rules say have happened.`,
    ...(never.length === 0 ? [] : ['', 'Never:', '', table(head, never.map(row))]),
    ...(happened.length === 0 ? [] : ['', table(head, happened.map(row))]),
  ].join('\n')
}
