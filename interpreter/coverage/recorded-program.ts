import type { CheckedGame } from '../../grammar/check/checked-game.ts'
import { lineText, sourceFile } from '../../grammar/source/source-file.ts'
import { closuresProgram } from '../closures/program.ts'
import type { Program } from '../program/program.ts'
import { Coverage } from './coverage.ts'
import { coveredLines, type CoveredLine } from './covered-lines.ts'

const NO_FILE = sourceFile('', '')

interface Recorded {
  readonly program: Program
  /** The counts so far; branches are labelled with their condition in the author's words. */
  readonly lines: () => readonly CoveredLine[]
}

/** A program that records which rules take effect. */
export function recordedProgram(checked: CheckedGame): Recorded {
  const ir = checked.irNow()
  const { tables } = checked.facts
  const coverage = new Coverage(ir, new Set(tables.keys()))
  const { layers } = checked.reading.game
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
