import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import { checkRuleset } from '../../grammar/load.ts'
import { diagnostics, highlights, Workspace } from '../../grammar/services/index.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { corpus } from '../corpus/corpus.ts'
import { chance } from '../fuzz/chance.ts'
import { VOLUME, seedOr } from '../volume.ts'
import { shippedWorkspace, SMALL, smallWorkspace, some } from './workspaces.ts'

/** Diagnostics as the reader gets them, with files replaced by their names. */
function told(list: readonly Diagnostic[]): string {
  return JSON.stringify(
    list,
    (key, value: unknown) =>
      key === 'file' && typeof value === 'object' && value !== null && 'name' in value ? value.name : value,
    1,
  )
}

/** A workspace with the same texts and nothing cached. */
function forgotten(workspace: Workspace): Workspace {
  const documents = workspace.names.map((each) => ({ name: each, text: workspace.text(each) }))
  const places = new Map([...workspace.host.documents()].map((document) => [document.name, document.place]))
  return Workspace.of(
    documents.map((document) => ({ ...document, place: places.get(document.name) ?? 'project' })),
  )
}

function cold(workspace: Workspace, name: string): string {
  const fresh = forgotten(workspace)
  return told(checkRuleset({ file: sourceFile(name, fresh.text(name)), host: fresh.host }).diagnostics)
}

type Edit = (text: string, at: number, next: (below: number) => number) => string

/** Where the line at a place starts, where it ends, and where the next one ends. */
function linesAt(text: string, at: number): readonly [number, number, number] {
  const line = text.lastIndexOf('\n', at - 1) + 1
  const end = text.indexOf('\n', at) + 1 || text.length
  return [line, end, text.indexOf('\n', end) + 1 || text.length]
}

const EDITS: readonly Edit[] = [
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => `${text.slice(0, at)}3${text.slice(at + 1)}`,
  (text, at) => `${text.slice(0, at)} ${text.slice(at)}`,
  (text, at) => `${text.slice(0, at)}s${text.slice(at)}`,
  (text, at) => {
    const line = text.lastIndexOf('\n', at - 1) + 1
    return `${text.slice(0, line)}# \n${text.slice(line)}`
  },
  (text, at) => {
    const line = text.lastIndexOf('\n', at - 1) + 1
    const end = text.indexOf('\n', at)
    return text.slice(0, line) + (end < 0 ? '' : text.slice(end + 1))
  },
  // Replace a word with another one from the document, which may well mean something there.
  (text, at, next) => {
    const words = [...text.matchAll(/[a-z]+/gu)]
    const there = words.find(({ index, 0: word }) => index + word.length > at)
    const other = words[next(words.length)]?.[0] ?? ''
    return there === undefined
      ? text
      : text.slice(0, there.index) + other + text.slice(there.index + there[0].length)
  },
  (text, at) => {
    const digit = /\d/u.exec(text.slice(at))
    if (digit === null) return text
    const there = at + digit.index
    return `${text.slice(0, there)}${(Number(digit[0]) + 1) % 10}${text.slice(there + 1)}`
  },
  // Duplicate a line, and swap two lines.
  (text, at) => {
    const [line, end] = linesAt(text, at)
    return text.slice(0, end) + text.slice(line, end) + text.slice(end)
  },
  (text, at) => {
    const [line, end, after] = linesAt(text, at)
    return text.slice(0, line) + text.slice(end, after) + text.slice(line, end) + text.slice(after)
  },
]

/** A random place; all sections are equally likely, however long they are. */
function placeIn(text: string, next: (below: number) => number): number {
  const sections = [...text.matchAll(/^[a-z].*:/gmu)].map(({ index }) => index)
  const chosen = next(sections.length + 1)
  const [from = 0, to = text.length] = [sections[chosen], sections[chosen + 1]]
  return Math.min(text.length - 1, from + next(to - from))
}

function partOf<T>(all: readonly T[]): readonly T[] {
  return some(all, Math.ceil((all.length * VOLUME.warmPercent) / 100), seedOr(1))
}

/** Shipped documents, each with others that are also edited. */
const GAMES = partOf<readonly [string, readonly string[]]>([
  [
    'hidden/stratego/classic.yaml',
    ['hidden/stratego/stratego.yaml', 'hidden/stratego/stratego.examples.yaml'],
  ],
  ['battle/patrols/patrols.yaml', ['battle/patrols/items.yaml', 'battle/patrols/modules/prisoners.yaml']],
  ['tricks/hearts/hearts.yaml', ['tricks/hearts/hearts.examples.yaml']],
  ['tricks/hearts/hearts.examples.yaml', ['tricks/hearts/hearts.yaml']],
  ['battle/patrols/modules/prisoners.yaml', ['battle/patrols/patrols.yaml']],
  ['draughts/draughts/draughts.yaml', []],
  ['battle/pocket-battles/pocket-battles.yaml', ['battle/pocket-battles/traits.yaml']],
  ['battle/toy-battle/toy-battle.yaml', []],
])

/** There are many of these games, and each has something that the others do not. */
const CORPUS = corpus()
const EDITED = partOf(CORPUS)
const CORPUS_EDITS = Math.ceil(VOLUME.warmEdits / 4)

/** The number of copies of a kind, of pieces in the box, or of things in a bundle or a pattern. */
const OF_PIECES = /(?<=copies: |^ {2,}[a-z ]+: )\d+\b|(?<=[:,] |- |and )\d+(?= [a-z])/mu

/** How often something was wrong after an edit. */
let wrong = 0

/** Makes successive edits to a document and those it builds on, now and then restoring all of them. */
function holdAgainstCold(
  start: Workspace,
  name: string,
  beside: readonly string[],
  seed: number,
  edits: number = VOLUME.warmEdits,
): void {
  const next = chance(seed)
  let workspace = start
  for (let step = 0; step < edits; step++) {
    const target = [name, ...beside][next(beside.length + 1)] ?? name
    const change = EDITS[next(EDITS.length)] ?? ((same: string) => same)
    const how = next(5)
    // Before an edit to texts without mistakes, much more is cached.
    if (how < 3)
      for (const document of [name, ...beside])
        workspace = workspace.with({ name: document, text: start.text(document) })
    const text = workspace.text(target)
    if (how > 0) workspace = workspace.with({ name: target, text: change(text, placeIn(text, next), next) })
    const warm = diagnostics(workspace, name)
    if (warm.length > 0) wrong++
    expect(told(warm), `edit ${step} of ${target}, seed ${seed}`).toBe(cold(workspace, name))
    // Names must also be right in parts that the diagnostics did not have to check again.
    if (step % 4 > 0) continue
    const at = next(workspace.text(name).length)
    expect(highlights(workspace, name, at)).toEqual(highlights(forgotten(workspace), name, at))
  }
}

describe('what is said after an edit is what a check of the same texts says that knows nothing', () => {
  test.each(GAMES)(`%s (${VOLUME.warmEdits} edits)`, (name, beside) => {
    const workspace = shippedWorkspace()
    const whole = (end: string): string => workspace.names.find((each) => each.endsWith(end)) ?? end
    holdAgainstCold(workspace, whole(name), beside.map(whole), seedOr(1))
  })

  test(`small games (${VOLUME.warmEdits} edits each)`, () => {
    for (const [index, [name, text]] of [...SMALL].entries())
      holdAgainstCold(smallWorkspace(name, text), name, [], seedOr(index))
  })

  test(`${EDITED.length} games of the corpus (${CORPUS_EDITS} edits each)`, () => {
    for (const [index, { name, text }] of EDITED.entries())
      holdAgainstCold(smallWorkspace(name, text), name, [], seedOr(index), CORPUS_EDITS)
  })

  test(`other numbers of pieces (${CORPUS_EDITS} edits of each game that has any)`, () => {
    const shipped = shippedWorkspace()
    const games = [
      ...EDITED.map(({ name, text }) => [smallWorkspace(name, text), name] as const),
      ...shipped.names.flatMap((name) =>
        /(?:patrols|stratego\/classic)\.yaml$/u.test(name) ? [[shipped, name] as const] : [],
      ),
    ]
    for (const [index, [workspace, name]] of games.entries()) {
      const text = workspace.text(name)
      const next = chance(seedOr(index))
      const places = [...text.matchAll(new RegExp(OF_PIECES, 'gmu'))]
      if (places.length === 0) continue
      diagnostics(workspace, name)
      for (let edit = 0; edit < CORPUS_EDITS; edit++) {
        const place = places[next(places.length)]
        if (place === undefined) continue
        const [from, to] = [place.index, place.index + place[0].length]
        const count = [0, 1, 2, Number(place[0]) + 1, Number(place[0]) - 1, 30][next(6)] ?? 0
        const edited = text.slice(0, from) + String(Math.max(0, count)) + text.slice(to)
        const now = workspace.with({ name, text: edited })
        expect(told(diagnostics(now, name)), `${place[0]} at ${from} of ${name} becomes ${count}`).toBe(
          cold(now, name),
        )
      }
    }
  })

  test(`areas and tokens (${CORPUS_EDITS} edits of each game that has any)`, () => {
    const shipped = shippedWorkspace()
    const games = [
      ...EDITED.map(({ name, text }) => [smallWorkspace(name, text), name] as const),
      ...shipped.names.flatMap((name) =>
        /(?:pocket-battles|stratego\/classic)\.yaml$/u.test(name) ? [[shipped, name] as const] : [],
      ),
    ]
    for (const [index, [workspace, name]] of games.entries()) {
      const text = workspace.text(name)
      const next = chance(seedOr(index))
      const sections = [...text.matchAll(/^(?:areas|tokens):.*\n(?:(?: .*)?\n)*/gmu)]
      const places = sections.flatMap(({ index: at, 0: section }) =>
        [...section.matchAll(/\d+|[a-z]+/gu)].map((word) => [at + word.index, word[0]] as const),
      )
      if (places.length === 0) continue
      diagnostics(workspace, name)
      for (let edit = 0; edit < CORPUS_EDITS; edit++) {
        const [at, word] = places[next(places.length)] ?? [0, '']
        const other = /\d/u.test(word) ? String(next(9)) : (places[next(places.length)]?.[1] ?? '')
        const edited = text.slice(0, at) + other + text.slice(at + word.length)
        const now = workspace.with({ name, text: edited })
        expect(told(diagnostics(now, name)), `${word} at ${at} of ${name} becomes ${other}`).toBe(
          cold(now, name),
        )
      }
    }
  })

  test('a term that shows what is hidden, when the last call that could say so is gone', () => {
    const start = shippedWorkspace()
    const name = start.names.find((each) => each.endsWith('/paper-lanterns.yaml')) ?? ''
    expect(told(diagnostics(start, name))).toBe('[]')
    const now = start.with({ name, text: start.text(name).replace(/^ *- if openly fits.*\n/mu, '') })
    const warm = diagnostics(now, name)
    expect(warm.filter(({ code }) => code === 'ST4106')).toHaveLength(2)
    expect(told(warm)).toBe(cold(now, name))
  })

  test('a step that the one before it never lets play reach', () => {
    const { name, text } = CORPUS.find((each) => each.name.endsWith('carousel.yaml')) ?? {
      name: '',
      text: '',
    }
    const start = smallWorkspace(name, text)
    expect(told(diagnostics(start, name))).toBe('[]')
    const now = start.with({ name, text: text.replace(/^( *- turns from .*\n)(.*\n)/mu, '$2$1') })
    expect(diagnostics(now, name).map(({ code }) => code)).toEqual(['ST4159'])
    expect(told(diagnostics(now, name))).toBe(cold(now, name))
  })

  test('a pattern that two texts name, when only one of them can no longer be read', () => {
    const name = 'garlands.yaml'
    const whole = CORPUS.find((each) => each.name.endsWith(name))?.text ?? ''
    const text = whole.replace(' or flower + (all flowers in garland) is posy', '')
    const edited = text.replace(
      '- 3 or more flowers of one colour in sequence by month',
      '- 2 flowers and 1 tulip',
    )
    let workspace = smallWorkspace(name, text)
    expect(told(diagnostics(workspace, name))).toBe('[]')
    workspace = workspace.with({ name, text: edited })
    const warm = diagnostics(workspace, name)
    expect(warm.map(({ code }) => code)).toEqual(['ST4119'])
    expect(told(warm)).toBe(cold(workspace, name))
  })

  test('a stage that begins to read what the rules hand over, when an example begins with it', () => {
    const text = `sandtable: 1
id: toll
title: Toll
players: { seats: [ red, blue ] }
track:
  paid: 0..1000 = 0
play:
  - turns from red:
      - you must pay
actions:
  pay:
    choose:
      sum: 1..3
    then: collect(sum)
  pass:
    then: add 1 to paid
stages:
  collect(number called amount):
    - add 1 to paid
    - you must pass
end:
  enough:
    when: paid > 10
    winner: red
examples:
  collecting:
    given: { now: collect of red }
    play:
      - red: pass
`
    const name = 'toll.yaml'
    const start = smallWorkspace(name, text)
    expect(told(diagnostics(start, name))).toBe('[]')
    const now = start.with({
      name,
      text: text.replace('- add 1 to paid\n    - you must', '- add amount to paid\n    - you must'),
    })
    expect(diagnostics(now, name).map(({ code }) => code)).toEqual(['ST4107'])
    expect(told(diagnostics(now, name))).toBe(cold(now, name))
  })

  test('much of that is wrong', () => {
    expect(wrong).toBeGreaterThan(VOLUME.warmEdits)
  })
})
