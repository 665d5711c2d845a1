import { describe, expect, it, test } from 'vitest'
import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import type { Configured } from '../../grammar/load.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { describeChanges } from '../../interpreter/describe/changes.ts'
import { matrixText } from '../../interpreter/describe/matrix-text.ts'
import { tableMatrices } from '../../interpreter/describe/table-matrix.ts'
import { recordedProgram } from '../../interpreter/coverage/recorded-program.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { Match } from '../../interpreter/match/match.ts'

/** Two pawns that meet; the position is how strong the wind is, which the player says. */
const BASE = `sandtable: 1
id: winds
title: Winds
players:
  seats: [ red, blue ]
  sides: { red: south, blue: north }
values:
  result: [ printed, excepted, calm, gale, own ]
pieces:
  pawn:
    owner: fixed
    kinds: { walker: { letter: W }, runner: { letter: R } }
places:
  board: { holds: 1 pawn, seen by: everyone, grid: . . . ., start: W . . r }
track:
  wind: 0..9 = 0
  outcome: result = printed
terms:
  strong: wind > 5
tables:
  meeting(pawn called one, pawn called other) gives result:
    rule:
      as printed: true => printed
    except:
      runners stop: runner, runner => excepted
    while:
      in a calm: wind < 3 => calm
play:
  - turns from red, at most 4: you must blow
  - game is drawn by calm
actions:
  blow:
    choose:
      strength: 0..9
    then:
      - set wind to strength
      - for each pawn called one on board where owner is red:
          - for each pawn called other on board where owner is blue: set outcome to meeting(one, other)
`

const moduleCalled = (id: string, row: string): string =>
  `sandtable: 1\nid: ${id}\nfor: winds\ntitle: ${id}\ntables.meeting.while:\n  ${row}\n`

interface Made {
  readonly configured: Configured
  readonly diagnostics: readonly Diagnostic[]
}

function made(texts: readonly string[], uses: readonly string[] = []): Made {
  const documents = [...texts, BASE].map((text, i) => [`document-${i}.yaml`, text] as const)
  const file = sourceFile('document-0.yaml', texts[0] ?? BASE)
  const { ruleset, diagnostics } = loadRuleset({ file, host: memoryHost(documents), uses })
  const found = ruleset && configure(ruleset, undefined)
  const all = [...diagnostics, ...(found?.diagnostics ?? [])]
  if (found?.configured === undefined) throw new Error(all.map(({ message }) => message).join('\n'))
  expect(all.filter(({ severity }) => severity === 'error')).toEqual([])
  return { configured: found.configured, diagnostics: all }
}

const codes = ({ diagnostics }: Made): readonly string[] => diagnostics.map(({ code }) => code)

/** What the table gives for a walker of red and a runner of blue, by how strong the wind is. */
function outcome({ configured }: Made, wind: number): string {
  const match = Match.start(programOf(configured.checked), { seed: 'a' })
  expect(match.play(`blow (${wind})`)).toBeUndefined()
  return String(match.view(0).values.find(({ name }) => name === 'outcome')?.values[0]?.value)
}

test('a row under `while` decides before the printed ones, but only while it holds', () => {
  const game = made([])
  expect(codes(game)).toEqual([])
  expect(outcome(game, 2)).toBe('calm')
  expect(outcome(game, 3)).toBe('printed')
})

describe('rows of variants and modules', () => {
  const gale = moduleCalled('storm', 'in a gale: wind < 5 => gale')
  it('come before those of the base', () => {
    const game = made([BASE, gale], ['storm'])
    expect([1, 4, 5].map((wind) => outcome(game, wind))).toEqual(['gale', 'gale', 'printed'])
    expect(codes(game)).not.toContain('ST4145')
  })
  it('replace rows of the same name, and take them out', () => {
    const other = made([BASE, moduleCalled('storm', 'in a calm: wind is 0 => own')], ['storm'])
    expect([0, 1].map((wind) => outcome(other, wind))).toEqual(['own', 'printed'])
    const none = made([BASE, moduleCalled('storm', 'in a calm: removed')], ['storm'])
    expect(outcome(none, 0)).toBe('printed')
  })
  it('are described, whether new, changed or gone', () => {
    const told = (row: string): readonly string[] => {
      const [before, after] = [made([]), made([BASE, moduleCalled('storm', row)], ['storm'])].map(
        ({ configured: { ruleset, checked } }) => ({
          game: ruleset.game,
          options: ruleset.options,
          matrices: tableMatrices(checked),
        }),
      )
      if (before === undefined || after === undefined) throw new Error('not there')
      return describeChanges(before, after)
        .filter(({ group }) => group === 'Tables')
        .map(({ kind, text }) => `${kind}: ${text}`)
    }
    expect(told('in a gale: wind > 8 => gale')).toEqual(['new: meeting: in a gale: wind > 8 => gale'])
    expect(told('in a calm: wind is 0 => calm')).toEqual([
      'changed: meeting: in a calm: wind is 0 => calm (was wind < 3 => calm)',
    ])
    expect(told('in a calm: removed')).toEqual(['gone: meeting: in a calm: no longer so'])
  })
})

describe('rows of two modules with different results', () => {
  const first = moduleCalled('first', 'in a gale: wind > 5 => gale')
  const second = moduleCalled('second', 'left alone: wind > 7 => own')
  it('are both named, as the order decides', () => {
    const one = made([BASE, first, second], ['first', 'second'])
    const other = made([BASE, first, second], ['second', 'first'])
    expect([outcome(one, 9), outcome(other, 9)]).toEqual(['own', 'gale'])
    for (const game of [one, other]) expect(codes(game)).toContain('ST4145')
    expect(one.diagnostics.find(({ code }) => code === 'ST4145')?.message).toContain('"left alone" of second')
  })
  it('are no trouble if the words exclude each other', () => {
    const low = moduleCalled('second', 'left alone: wind < 4 => own')
    expect(codes(made([BASE, first, low], ['first', 'second']))).not.toContain('ST4145')
  })
  it('are no trouble if they agree, or if no pair fits both', () => {
    const alike = moduleCalled('second', 'left alone: wind > 7 => gale')
    expect(codes(made([BASE, first, alike], ['first', 'second']))).not.toContain('ST4145')
    const walkers = moduleCalled('first', 'in a gale: one is walker and wind > 5 => gale')
    const runners = moduleCalled('second', 'left alone: strong and one is runner => own')
    expect(codes(made([BASE, walkers, runners], ['first', 'second']))).not.toContain('ST4145')
  })
  it('are settled by the document that uses both', () => {
    const mine = `sandtable: 1
id: mine
title: Mine
extends: winds
uses: [ first, second ]
tables.meeting.while:
  in a gale: wind > 5 and wind < 9 => gale
`
    const game = made([mine, first, second])
    expect(codes(game)).not.toContain('ST4145')
    expect([8, 9].map((wind) => outcome(game, wind))).toEqual(['gale', 'own'])
  })
})

test('pictures mark what the position can decide, and for which kinds', () => {
  const { configured } = made([
    BASE.replace(
      'in a calm: wind < 3 => calm',
      'walkers hide: one is walker and (other is walker or strong) => own',
    ),
  ])
  const [matrix] = tableMatrices(configured.checked)
  if (matrix === undefined) throw new Error('no table')
  expect(matrix.cells.map(({ value, row, unless }) => [value, row, unless])).toEqual([
    ['own', 'walkers hide', []],
    ['printed', 'as printed', ['walkers hide']],
    ['printed', 'as printed', []],
    ['excepted', 'runners stop', []],
  ])
  const text = matrixText(matrix, { changed: [], against: undefined, strong: (words) => words })
  expect(text).toMatch(/^ {2}walker W {2}o {3}p\?$/mu)
  expect(text).toContain('1  walkers hide  one is walker and (other is walker or strong) => own')
})

test('the rows are compiled once for all calls with such pieces, and not at all for kinds that they cannot concern', () => {
  const twice = BASE.replace(
    ' set outcome to meeting(one, other)',
    '\n              - set outcome to meeting(one, other)\n              - set outcome to meeting(other, one)',
  )
  const named = (text: string): number =>
    made([text]).configured.checked.ir.terms.filter(({ name }) => name === 'meeting').length
  // Once for any pawns, once for those on the board.
  expect([named(BASE), named(twice)]).toEqual([2, 2])
  const never = BASE.replace('wind < 3 =>', 'wind < 3 and one is runner =>').replace(
    'for each pawn called one',
    'for each walker called one',
  )
  const { ir } = made([never]).configured.checked
  const compares = ir.terms
    .filter(({ name }) => name === 'meeting')
    .map(({ body }) => JSON.stringify(body).includes('"lt"'))
  expect(compares).toEqual([false, true])
})

test('coverage counts how often each row has decided', () => {
  const { program, lines } = recordedProgram(made([]).configured.checked)
  const match = Match.start(program, { seed: 'a' })
  for (const wind of [1, 2, 5]) expect(match.play(`blow (${wind})`)).toBeUndefined()
  const used = lines().flatMap(({ what, label, used: times }) => (what === 'row' ? [[label, times]] : []))
  expect(used).toEqual([
    ['meeting: as printed', 1],
    ['meeting: runners stop', 0],
    ['meeting: in a calm', 2],
  ])
})
