import { describe, expect, test } from 'vitest'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { completion, edited, rename, Workspace } from '../../grammar/services/index.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { rulebook } from '../../interpreter/rulebook/rulebook.ts'
import { rulebookMarkdown } from '../../interpreter/rulebook/output/markdown.ts'
import { smallGame } from '../names/small-game.ts'
import { playable } from '../playable.ts'

const BASE = smallGame(`
track: { rounds: 0, each player: { luck: 0 } }
play:
  - red must begin
  - say Welcome
  - repeat until rounds is 2, at most 5: round
  - rank players by number of stones in supply of it
stages:
  round:
    - add 1 to rounds
    - let:
        lot: rounds + 1
    - if lot is 2:
        - say Second
        - say Bell
      else: say Other
    - say Bell
  finish:
    - set red.luck to 1
    - say Bell
actions:
  begin:
    then: nothing
`)
  .replace('rank players', 'finish\n  - rank players')
  .replace(/^end:[^]*?drawn: yes\n/mu, '')

const variant = (hooks: string): string => `sandtable: 1\nid: mine\nextends: small\ntitle: Mine\n${hooks}\n`

function configured(text: string): {
  readonly made: ReturnType<typeof configure>['configured']
  readonly codes: readonly string[]
} {
  const host = memoryHost([['small.yaml', BASE]])
  const { ruleset, diagnostics } = loadRuleset({ file: sourceFile('mine.yaml', text), host })
  const found = ruleset === undefined ? undefined : configure(ruleset, undefined)
  const all = [...diagnostics, ...(found?.diagnostics ?? [])]
  return { made: found?.configured, codes: all.map(({ code }) => code) }
}

function saidIn(match: Match): readonly string[] {
  match.play('begin')
  return match.log().flatMap((entry) => entry.said)
}

/** What is said from start to end, on both back ends. */
function said(text: string): string {
  const { made, codes } = configured(text)
  const [code] = codes
  if (made === undefined || code !== undefined) return code ?? ''
  const lines = [closuresProgram, generatedProgram].map((program) => {
    const match = Match.start(program(made.checked.ir), { seed: 'a' })
    return saidIn(match).join(', ')
  })
  expect(lines[1]).toBe(lines[0])
  return lines[0] ?? ''
}

const PLAIN = 'Welcome, Second, Bell, Bell, Other, Bell, Bell'

/** `before SENTENCE: step, step`. */
function hook(line: string): string {
  const [, when = '', target = '', steps = ''] = /^(before|after|instead of) (.*): (.*)$/u.exec(line) ?? []
  return `${when}:\n  '${target}':\n${steps
    .split('; ')
    .map((step) => `    - ${step}`)
    .join('\n')}`
}

test.each([
  ['before say Welcome: say Early', `Early, ${PLAIN}`],
  ['after say Welcome: say One; say Two', PLAIN.replace('Welcome', 'Welcome, One, Two')],
  ['instead of say Welcome: nothing', PLAIN.replace('Welcome, ', '')],
  [
    'instead of say Welcome: original; say Again; original',
    PLAIN.replace('Welcome', 'Welcome, Again, Welcome'),
  ],
  // Every such sentence of that stage, and none of another stage.
  ['after say Bell in round: say Dong', 'Welcome, Second, Bell, Dong, Bell, Dong, Other, Bell, Dong, Bell'],
  ['instead of say Bell in finish: say Gong', PLAIN.replace(/Bell$/u, 'Gong')],
  // The whole block that it heads, including its `else`.
  ['instead of if lot is 2: say Never', 'Welcome, Never, Bell, Never, Bell, Bell'],
  ['after if lot is 2: say Done', 'Welcome, Second, Bell, Done, Bell, Other, Done, Bell, Bell'],
  ['instead of repeat until rounds is 2, at most 5: round', 'Welcome, Second, Bell, Bell, Bell'],
  // The target can use names that the stage introduces.
  ['before if lot is 2: set lot to 2', 'Welcome, Second, Bell, Bell, Second, Bell, Bell, Bell'],
  ['instead of add 1 to rounds: add 2 to rounds', 'Welcome, Other, Bell, Bell'],
  // Articles and spacing do not matter.
  ['instead of add 1 to the  rounds: add 2 to rounds', 'Welcome, Other, Bell, Bell'],
  // A full stop in a sentence does not separate names.
  ['before set red.luck to 1: say Lucky', PLAIN.replace(/Bell$/u, 'Lucky, Bell')],
  ['after say Bell: say Dong', 'ST2067'],
  ['after say Bel: say Dong', 'ST2043'],
  ['after say Welcome in round: say Dong', 'ST2043'],
])('%s', (line, expected) => {
  expect(said(variant(''))).toBe(PLAIN)
  expect(said(variant(hook(line)))).toBe(expected)
})

test('what a hook does can be hooked by a variant of the variant', () => {
  const below = variant(hook('after say Welcome: say One'))
  const text = variant(hook('instead of say One: say Two'))
    .replace('id: mine', 'id: ours')
    .replace('small', 'mine')
  const host = memoryHost([
    ['small.yaml', BASE],
    ['mine.yaml', below],
  ])
  const made = playable(loadRuleset({ file: sourceFile('ours.yaml', text), host }))
  const match = Match.start(generatedProgram(made.checked.ir), { seed: 'a' })
  expect(saidIn(match).slice(0, 2)).toEqual(['Welcome', 'Two'])
})

test('a name in a sentence that a hook hangs on is renamed with the rest', () => {
  const hooks = variant(
    "after:\n  'repeat until rounds is 2, at most 5': say Done\n  say Bell in round: say Dong",
  )
  const workspace = Workspace.of([
    { name: 'small.yaml', text: BASE },
    { name: 'mine.yaml', text: hooks },
  ])
  const to = (words: string, name: string): string => {
    const found = rename(workspace, 'small.yaml', BASE.indexOf(words), name)
    if ('refused' in found) throw new Error(found.refused)
    return edited(
      hooks,
      found.edits.filter(({ document }) => document === 'mine.yaml'),
    )
  }
  expect(to('rounds: 0', 'bouts')).toBe(hooks.replace('until rounds', 'until bouts'))
  expect(to('round:\n', 'bout')).toBe(hooks.replace('in round', 'in bout'))
})

test('stages and sentences are offered where a hook is written', () => {
  const text = variant('before:\n  say B')
  const workspace = Workspace.of([
    { name: 'small.yaml', text: BASE },
    { name: 'mine.yaml', text },
  ])
  const offered = completion(workspace, 'mine.yaml', text.trimEnd().length).map(({ insert }) => insert)
  expect(offered.slice(0, 2)).toEqual(['say Bell in round: ', 'say Bell in finish: '])
})

test('the rulebook tells the sentences as they are now, and marks them', () => {
  const base = configured(BASE.replace('id: small', 'id: mine'))
  const now = configured(
    variant(`${hook('instead of say Welcome: say Hello')}\n${hook('after finish: say Bye')}`),
  )
  if (base.made === undefined || now.made === undefined) throw new Error('not configured')
  const { book } = rulebook(now.made, { base: base.made })
  const text = book === undefined ? '' : rulebookMarkdown(book)
  expect(text).toContain('2. `[new]` Say aloud: “Hello”.')
  expect(text.slice(text.indexOf('id="course"'))).not.toContain('Welcome')
})

describe('hooks on one sentence', () => {
  const base = BASE.replace('  - say Welcome', '  - say Welcome\n  - note(1)\n  - note(2)').replace(
    '  finish:',
    '  note(number called n):\n    - say Noted\n  finish:',
  )
  const codes = (left: string, right: string): readonly string[] => {
    const module = (id: string, line: string) => `sandtable: 1\nid: ${id}\nfor: small\n${hook(line)}\n`
    const host = memoryHost([
      ['small.yaml', base],
      ['left.yaml', module('left', left)],
      ['right.yaml', module('right', right)],
    ])
    const file = sourceFile('mine.yaml', variant('uses: [ left, right ]'))
    return loadRuleset({ file, host }).diagnostics.map(({ code }) => code)
  }

  test.each([
    ['note(1): say One', 'note(2): say Two', []],
    ['note(1): say One', 'note( 1 ): say Two', ['ST2051']],
    ['say Welcome: say One', 'say Welcome in play: say Two', ['ST2051']],
    ['say Bell in round: say One', 'say Bell in finish: say Two', []],
  ])('%s and %s', (left, right, expected) => {
    expect(codes(`instead of ${left}`, `instead of ${right}`)).toEqual(expected)
  })
})
