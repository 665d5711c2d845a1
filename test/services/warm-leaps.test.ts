import { expect, test } from 'vitest'
import { checkRuleset } from '../../grammar/load.ts'
import { diagnostics, Workspace } from '../../grammar/services/index.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { corpusText } from '../corpus/corpus.ts'

const NAME = 'steeplechase.yaml'
const TEXT = corpusText(NAME)

/** Edits of directions, one after the other, and whether the game is sound afterwards. */
const EDITS: readonly (readonly [before: string, after: string, isSound: boolean])[] = [
  ['closed line(runner, runner.slides, 2)', 'closed line(runner, leap(1, 3), 2)', true],
  ['closed line(runner, leap(1, 3), 2)', 'closed line(runner, leap(0, 0), 2)', false],
  ['closed line(runner, leap(0, 0), 2)', 'closed line(runner, leap(3, 3) + hop, 2)', true],
  ['slides: leap }', 'slides: jump }', false],
  ['      leap: leap(1, 2)', '      leap: leap(1, 2)\n      jump: leap(0, 3)', true],
  ['steps: forward,', 'steps: forward + backward,', true],
]

test('edits of leaps and of columns of directions are judged as from scratch', () => {
  let text = TEXT
  let workspace = Workspace.of([{ name: NAME, text, place: 'project' }])
  expect(diagnostics(workspace, NAME)).toEqual([])
  for (const [before, after, isSound] of EDITS) {
    expect(text).toContain(before)
    text = text.replace(before, after)
    workspace = workspace.with({ name: NAME, text, place: 'project' })
    const warm = diagnostics(workspace, NAME).map(({ code, message }) => `${code}: ${message}`)
    const fresh = checkRuleset({ file: sourceFile(NAME, text), host: workspace.host }).diagnostics
    expect(warm, after).toEqual(fresh.map(({ code, message }) => `${code}: ${message}`))
    expect(
      warm.some((said) => /^ST4(?!15|22)/u.test(said)),
      `${after}: ${warm.join()}`,
    ).toBe(!isSound)
  }
})
