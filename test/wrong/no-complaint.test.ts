import { expect, test } from 'vitest'
import { checkRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { SOUND } from './slips.ts'

/* What may look like a mistake and is none. */
test.each([
  [
    'an action that a rule asks about and nobody is offered',
    [
      '  pass:\n',
      '  crown:\n    choose:\n      goal: spaces in field where empty\n    then: nothing\n  pass:\n    only if:\n      no crown: not (you can crown)\n',
    ],
  ],
  [
    'an action that is switched off',
    [
      '    then: add 1 to your score\n',
      '    only if:\n      not in this game: false\n    then: add 1 to your score\n',
    ],
  ],
  ['a step that is switched off', ['  - shuffle deck\n', '  - if false: shuffle deck\n']],
] as const)('%s', (_, [sound, other]) => {
  expect(SOUND).toContain(sound)
  const file = sourceFile('mine.yaml', SOUND.replace(sound, other))
  const { diagnostics } = checkRuleset({ file, host: memoryHost([]) })
  expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([])
})
