import * as monaco from 'monaco-editor/editor'
import type { Session } from '../session/session.ts'
import { text } from '../texts/text.ts'

const SAID = {
  examples: ['happenedTimes', 'neverHappened'],
  game: ['happenedHere', 'neverHere'],
  simulation: ['happenedSimulated', 'neverSimulated'],
} as const

/** Marks the lines of rules that examples, a game or many games used, and those that were never used. */
export function markCoverage(session: Session, marks: monaco.editor.IEditorDecorationsCollection): void {
  const file = session.tabs.current.value
  const { by, lines = [] } = session.results.covered.value ?? {}
  const covered = lines.filter((line) => line.file === file)
  const [happened, never] = SAID[by ?? 'examples']
  marks.set(
    covered.map(({ line, used }) => ({
      range: new monaco.Range(line, 1, line, 1),
      options: {
        isWholeLine: true,
        linesDecorationsClassName: used > 0 ? 'covered' : 'uncovered',
        linesDecorationsTooltip: used > 0 ? text(happened, { times: used }) : text(never),
      },
    })),
  )
}
