import { describe, expect, test } from 'vitest'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { isRing } from '../../grammar/ir/ring.ts'
import { unmatchedSpaces } from '../../grammar/check/world/symmetry.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Match } from '../../interpreter/match/match.ts'

/** A graph of `a0`, `a1`... with these paths, and keeps of the seats. */
function board(paths: string, keeps: string, more = '', rules = '') {
  const text = `sandtable: 1
id: drawn
title: Drawn
players:
  seats: [blue, red]
pieces:
  band: { owner: fixed, kinds: { riders: { letter: R } } }
places:
  country:
    graph: ${paths}
    kinds of space:
      keep: { each: player, where: { ${keeps} } }
      field: { where: the rest }
    holds: bands
    pile: yes
  camp: { each: player, holds: bands }
${more}box:
  camp: { riders: 1 }
play:
  - turns from blue, at most 2: turn
  - ${rules === '' ? 'game is drawn by size' : `if ${rules}: blue wins by the board`}
  - red wins by the board
stages:
  turn:
    - you must march
actions:
  march:
    choose: { band: bands in your camp, goal: fields }
    then: move band to goal
`
  const { ruleset, diagnostics } = loadRuleset({ file: sourceFile('drawn.yaml', text), host: memoryHost([]) })
  if (ruleset === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'))
  const found = configure(ruleset, undefined)
  if (found.configured === undefined) throw new Error('nobody plays')
  return { ...found, world: found.configured.world, ir: found.configured.checked.ir }
}

describe('isRing', () => {
  /** Tries every order of the spaces, to get the result that the search must find. */
  function bySight(spaces: readonly number[], via: readonly number[], near: readonly (readonly number[])[]) {
    const goOn = (way: readonly number[]): boolean => {
      const here = way.at(-1) ?? 0
      if (
        way.length > 2 &&
        spaces.every((one) => way.includes(one)) &&
        near[here]?.includes(way[0] ?? 0) === true
      )
        return true
      return [...spaces, ...via].some(
        (next) => !way.includes(next) && near[here]?.includes(next) === true && goOn([...way, next]),
      )
    }
    return spaces.length > 0 && goOn(spaces.slice(0, 1))
  }

  test('finds what trying every way finds, on all graphs of five spaces', () => {
    const pairs = [0, 1, 2, 3, 4].flatMap((a) =>
      [0, 1, 2, 3, 4].flatMap((b) => (a < b ? [[a, b] as const] : [])),
    )
    for (let graph = 0; graph < 1 << pairs.length; graph++) {
      const near: number[][] = [[], [], [], [], []]
      pairs.forEach(([a, b], i) => {
        if ((graph & (1 << i)) === 0) return
        near[a]?.push(b)
        near[b]?.push(a)
      })
      for (const [spaces, via] of [
        [[0, 1, 2], []],
        [[0, 1, 2, 3], []],
        [
          [0, 1, 2],
          [3, 4],
        ],
        [
          [0, 1],
          [2, 3, 4],
        ],
      ] as const)
        expect(isRing(spaces, via, (space) => near[space] ?? [])).toBe(bySight(spaces, via, near))
    }
  })

  test('goes round a ring as long as a board, and gives up where there are too many ways', () => {
    const long = Array.from({ length: 4096 }, (_, i) => i)
    expect(isRing(long, [], (space) => [(space + 1) % 4096, (space + 4095) % 4096])).toBe(true)
    // Two crowds joined by one space: the search would try every way through the first crowd without success.
    const crowd = (space: number): readonly number[] =>
      long
        .slice(0, 25)
        .filter((other) => other !== space && (other === 12 || space === 12 || other < 12 === space < 12))
    expect(isRing(long.slice(0, 25), [], crowd)).toBe(undefined)
  })
})

describe('unmatchedSpaces', () => {
  const lost = (paths: string, keeps = 'blue: N, red: S', more = ''): readonly string[] => {
    const { world } = board(paths, keeps, more)
    return unmatchedSpaces(world, [...world.spaces.keys()]).map((space) => world.spaces[space]?.name ?? '')
  }

  test.each([
    ['N-a, a-S', []],
    ['N-a, N-b, a-S, b-S, a-b', []],
    ['N-a, a-b, b-S, a-x, b-y', []],
    ['N-a, a-b, b-S, a-x', ['a', 'b']],
    ['N-a, N-b, a-c, b-c, c-S', ['N', 'a', 'b', 'c', 'S']],
    // Two rings of three with two paths at each space, as in a ring of six.
    ['N-a, a-b, b-N, S-c, c-d, d-S', []],
  ])('%s', (paths, unmatched) => {
    expect(lost(paths)).toEqual(unmatched)
  })

  test('what belongs to a region has to belong to one like it', () => {
    const regions = (worth: number): string =>
      `regions:\n  shire:\n    from:\n      one: { around: [N, a], worth: 2 }\n      two: { around: [b, S], worth: ${worth} }\n    printed: { around: set of spaces, worth: number }\n`
    expect(lost('N-a, a-b, b-S', 'blue: N, red: S', regions(2))).toEqual([])
    expect(lost('N-a, a-b, b-S', 'blue: N, red: S', regions(3))).toEqual(['N', 'a', 'b', 'S'])
  })

  test('kinds of path are told apart', () => {
    const graph = (other: string): string => `{ road: 'N-a, a-S', ${other}: 'N-b, b-S' }`
    expect(lost(graph('river'))).toEqual([])
    expect(lost(`{ road: 'N-a, N-b, b-S', river: a-S }`)).toEqual(['N', 'a', 'S'])
  })
})

test.each([
  ['ring(all fields)', 'N-a, a-b, b-c, c-a, c-S', 'blue'],
  ['ring(all fields)', 'N-a, a-b, b-c, c-S', 'red'],
  ['ring(all fields, all keeps)', 'N-a, N-c, a-b, b-c, c-S', 'blue'],
  ['every shire has ring(around)', 'N-a, a-b, b-c, c-a, c-S', 'blue'],
  ['every shire has ring(around)', 'N-a, a-b, b-c, c-S', 'red'],
  ['unmatched(all spaces) is empty', 'N-a, a-b, b-c, c-S', 'blue'],
])('both back ends: %s on %s is for %s', (rules, paths, winner) => {
  const regions = `regions:\n  shire:\n    from: { one: { around: [a, b, c] } }\n    printed: { around: set of spaces }\n`
  const { ir, diagnostics } = board(paths, 'blue: N, red: S', regions, rules)
  expect(diagnostics).toEqual([])
  for (const program of [closuresProgram(ir), generatedProgram(ir)]) {
    const match = Match.start(program, { seed: 1 })
    for (let move = match.moves()[0]; move !== undefined; move = match.moves()[0]) match.play(move)
    expect(ir.seats[match.result()?.winner ?? -1]?.name).toBe(winner)
  }
})

test('what is asked of a board must be known before the game', () => {
  const { diagnostics } = board('N-a, a-S', 'blue: N, red: S', '', 'ring(all fields where it is empty)')
  expect(diagnostics.map(({ code }) => code)).toEqual(['ST4011'])
})
