import { effect } from '@preact/signals'
import * as monaco from 'monaco-editor/editor'
import type { Session } from '../session/session.ts'
import { text } from '../texts/text.ts'

/** Lines of rules at which the game on the table stops. They are set beside the text and move with it. */
export function keepBreakpoints(editor: monaco.editor.IStandaloneCodeEditor, session: Session): () => void {
  const { breakpoints, table } = session
  const { current } = session.tabs
  const marks = editor.createDecorationsCollection()
  const stopMark = editor.createDecorationsCollection()
  const toggle = async (line: number): Promise<void> => {
    const [file, model] = [current.value, editor.getModel()]
    if (file === undefined || model === null) return
    const rule = ruleAt(model, line, await table.breakableLines(file))
    if (rule === undefined) return
    const others = breakpoints.value.filter((each) => each.file !== file || each.line !== rule)
    breakpoints.value =
      others.length < breakpoints.value.length ? others : [...breakpoints.value, { file, line: rule }]
  }
  const action = editor.addAction({
    id: 'sandtable.breakpoint',
    label: text('breakpoint'),
    keybindings: [monaco.KeyCode.F9],
    contextMenuGroupId: 'navigation',
    run: () => toggle(editor.getPosition()?.lineNumber ?? 0),
  })
  const pressed = editor.onMouseDown(({ target }) => {
    if (target.type === monaco.editor.MouseTargetType.GUTTER_GLYPH_MARGIN)
      void toggle(target.position.lineNumber)
  })
  const moved = editor.onDidChangeModelContent(() => {
    const file = current.value
    const lines = marks.getRanges().map(({ startLineNumber }) => startLineNumber)
    const own = breakpoints.value.filter((each) => each.file === file)
    if (file === undefined || own.every(({ line }, i) => line === lines[i])) return
    breakpoints.value = [
      ...breakpoints.value.filter((each) => each.file !== file),
      ...[...new Set(lines)].map((line) => ({ file, line })),
    ]
  })
  const drawn = effect(() => {
    const file = current.value
    marks.set(
      breakpoints.value.flatMap((each) =>
        each.file === file
          ? [
              {
                range: new monaco.Range(each.line, 1, each.line, 1),
                options: {
                  glyphMarginClassName: 'breakpoint',
                  glyphMarginHoverMessage: { value: text('breakpoint') },
                  stickiness: monaco.editor.TrackedRangeStickiness.NeverGrowsWhenTypingAtEdges,
                },
              },
            ]
          : [],
      ),
    )
  })
  const stopped = effect(() => {
    const at = table.stop.value?.at
    const isHere = at !== undefined && at.file === current.value
    stopMark.set(
      isHere
        ? [
            {
              range: new monaco.Range(at.line, 1, at.line, 1),
              options: { isWholeLine: true, className: 'stopped-line' },
            },
          ]
        : [],
    )
    if (isHere) editor.revealLineInCenterIfOutsideViewport(at.line)
  })
  return () => {
    drawn()
    stopped()
    for (const each of [action, pressed, moved]) each.dispose()
  }
}

/** The rule that a line is part of: the nearest rule line above it that everything in between is indented below. */
function ruleAt(model: monaco.editor.ITextModel, line: number, rules: readonly number[]): number | undefined {
  const known = new Set(rules)
  let least = Infinity
  for (let at = line; at > 0; at--) {
    const indent = model.getLineFirstNonWhitespaceColumn(at)
    if (indent === 0) continue
    if (known.has(at) && (at === line || indent < least)) return at
    least = Math.min(least, indent)
    if (least === 1) return undefined
  }
  return undefined
}
