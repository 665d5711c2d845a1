import { expect, test } from 'vitest'
import { completion, diagnostics, hover, inlayHints, Workspace } from '../../grammar/services/index.ts'
import { smallGame } from '../names/small-game.ts'

/** A game of stones and kings; `§` is the cursor. */
const game = (line: string): string =>
  smallGame(`
values:
  mood: [ calm, wild ]
track:
  weather: mood = calm
  storms: number = 0
terms:
  risky(mood): mood is wild
  far(space): space is empty
play:
  - turns from red: you must put
actions:
  put:
    choose:
      goal: spaces where empty
    let:
      other: goal
    only if:
      all is well: ${line}
    then:
      - move first stone in your supply to goal
`)

function offered(line: string): readonly string[] {
  const text = game(line)
  const offset = text.indexOf('§')
  const workspace = Workspace.of([{ name: 'game.yaml', text: text.replace('§', '') }])
  return completion(workspace, 'game.yaml', offset)
    .filter(({ kind }) => kind !== 'keyword')
    .map(({ label }) => label)
}

test.each([
  ['weather is §', ['calm', 'wild', 'weather']],
  ['risky(§)', ['weather', 'calm', 'wild']],
  ['far(§)', ['goal', 'other']],
  ['goal is §', ['goal', 'other']],
  ['goal is empty and §', ['far', 'risky']],
])('%s is first offered what has the type that is asked for', (line, first) => {
  expect(offered(line).slice(0, first.length).toSorted()).toEqual(first.toSorted())
})

test('types that a text does not say are shown behind the names', () => {
  const text = game('far(goal)')
  const workspace = Workspace.of([{ name: 'game.yaml', text }])
  const shown = inlayHints(workspace, 'game.yaml', { start: 0, end: text.length }).map(
    (hint) => `${text.slice(0, hint.offset).split(/\s/u).at(-1)} ${hint.text}`,
  )
  expect(shown).toEqual([
    'risky(mood) true or false',
    'far(space) true or false',
    'goal a space',
    'other a space',
  ])
})

test('what a number comes to is shown behind it where its text does not say it', () => {
  const text = game('far(goal)').replace('terms:', 'numbers:\n  side: 3\n  room: side * side\n\nterms:')
  const workspace = Workspace.of([{ name: 'game.yaml', text }])
  const shown = inlayHints(workspace, 'game.yaml', { start: 0, end: text.length })
    .filter((hint) => hint.text.startsWith('='))
    .map((hint) => `${text.slice(0, hint.offset).split('\n').at(-1)} ${hint.text}`)
  expect(shown).toEqual(['  room: side * side = 9'])
})

test('a word of the language is offered and explained with a sentence and an example', () => {
  const written = game('goal is empty §')
  const offset = written.indexOf('§')
  const text = written.replace('§', 'and any spaces where it is empty')
  const workspace = Workspace.of([{ name: 'game.yaml', text: written.replace('§', '') }])
  const docs = completion(workspace, 'game.yaml', offset)
    .filter(({ kind }) => kind === 'keyword')
    .map(({ doc }) => doc)
  expect(docs).toContain('`and` joins two conditions: `hand is empty and deck is empty`')
  expect(docs).not.toContain(undefined)
  const whole = Workspace.of([{ name: 'game.yaml', text }])
  expect(hover(whole, 'game.yaml', text.indexOf('where it is empty') + 2)?.markdown).toBe(
    '`where` begins a condition on what is meant: `all cards in hand where it.suit is hearts`',
  )
  expect(hover(whole, 'game.yaml', text.indexOf('move first'))?.markdown).toBe(
    '`move` moves pieces or cards to a place: `move captured to graveyard`',
  )
})

test.each(['actions', 'stages', 'end', 'whenever', 'tables'])(
  'a new entry of `%s` is offered whole, and is read as it is',
  (section) => {
    const text = game('true').replace(new RegExp(`\\n${section}:\\n[^]*?(?=\\n\\w|$)`, 'u'), '')
    const written = `${text}\n${section}:\n  `
    const workspace = Workspace.of([{ name: 'game.yaml', text: written }])
    const item = completion(workspace, 'game.yaml', written.length).find(({ label }) =>
      label.startsWith('new '),
    )
    expect(item?.snippet).toContain('${1:')
    const after = written.slice(0, item?.start) + item?.insert
    const found = diagnostics(Workspace.of([{ name: 'game.yaml', text: after }]), 'game.yaml')
    expect(found.filter(({ code }) => code.startsWith('ST1') || code.startsWith('ST2'))).toEqual([])
  },
)
