import { describe, expect, test } from 'vitest'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { menuText, numbered, withWords } from '../../interpreter/cli/play-menu.ts'
import { News } from '../../interpreter/cli/play-news.ts'
import { sourceWording } from '../../interpreter/cli/wording.ts'
import { moveInWords } from '../../interpreter/scene/plies-in-words.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { sceneOf } from '../../interpreter/scene/scene.ts'
import { sceneText } from '../../interpreter/scene/text.ts'
import type { LoggedPly } from '../../interpreter/view/logged-plies.ts'
import { RAIDERS } from '../cards/raiders.ts'
import { chance } from '../games/loaded.ts'
import { VOLUME } from '../volume.ts'
import { programFrom, shippedProgram, sit } from './play-typed.ts'

const raiders = { file: sourceFile('raiders.yaml', RAIDERS), host: memoryHost([]) }
const GAMES: readonly (readonly [string, () => Program])[] = [
  ['hearts of four', () => shippedProgram('hearts', 4)],
  ['hearts of three', () => shippedProgram('hearts', 3)],
  ['patrols of two', () => shippedProgram('patrols', 2, { 'a single battle': 'true' })],
  ['patrols of four', () => shippedProgram('patrols', 4, { 'a single battle': 'true' })],
  ['raiders of three', () => programFrom(raiders, 3)],
  ['draughts', () => shippedProgram('draughts', 2)],
]

/** Plays one game at random, up to a number of plies. */
function along(program: Program, plies: number, look: (match: Match) => void): Match {
  const match = Match.start(program, { seed: 2 })
  const below = chance(2)
  for (let moves = match.moves(); moves.length > 0 && match.ply < plies; moves = match.moves()) {
    look(match)
    match.play(moves[below(moves.length)] ?? '')
  }
  return match
}

describe('what is printed', () => {
  test.each(GAMES)('fits 80 columns and names no card that the reader does not know: %s', (_, of) => {
    const program = of()
    const { ir } = program
    const match = along(program, VOLUME.shown, (now) => {
      const seat = now.ply % ir.seats.length
      const view = now.view(seat)
      const text = sceneText(ir, sceneOf(ir, view), { color: false })
      for (const line of [...text.split('\n'), ...menuText(ir, numbered(ir, now.moves())).split('\n')])
        if (line.length > 80) expect(line).toBe('a line of at most 80 letters')
      const known = new Set(
        [
          ...view.spaces.flat(),
          ...view.places.flatMap(({ pieces, groups }) => [...pieces, ...groups.flatMap((g) => g.pieces)]),
        ].map(({ kind }) => kind),
      )
      if (ir.boards.length === 0)
        for (const { name } of ir.kinds)
          if (!known.has(name) && text.includes(name)) expect(name).toBe('not named')
    })
    expect(match.ply).toBeGreaterThan(20)
  })
})

describe('the menu', () => {
  test.each(GAMES)('has every legal move once, numbered as it is shown: %s', (_, of) => {
    const program = of()
    along(program, 150, (match) => {
      const moves = match.moves()
      const all = numbered(program.ir, moves)
      expect(all.map(({ move }) => move.notation).sort()).toEqual(
        moves.map(({ notation }) => notation).sort(),
      )
      const shown = [...menuText(program.ir, all).matchAll(/(?:^|  ) *(\d+)  \S/gm)].map(([, number]) =>
        Number(number),
      )
      expect([...shown].sort((a, b) => a - b)).toEqual(moves.map((__, i) => i + 1))
    })
  })

  test('is cut where one action has too many ways, and narrowed by words', () => {
    const program = shippedProgram('hearts', 4)
    const match = Match.start(program, { seed: 1 })
    const all = numbered(program.ir, match.moves())
    expect(menuText(program.ir, all, { rows: 4 }).split('\n').length).toBe(6)
    expect(menuText(program.ir, all, { rows: 4 })).toContain('and 282 more')
    const some = withWords(all, 'heart king')
    expect(some.length).toBeLessThan(all.length)
    for (const { move } of some) expect(move.notation).toMatch(/heart.*king|king.*heart/)
  })
})

describe('what others have done', () => {
  const entry = (move: string, changes: LoggedPly['changes']): LoggedPly => ({
    ply: 1,
    seat: 0,
    move,
    changes,
    said: [],
    saidTo: [],
    thrown: [],
    result: undefined,
  })
  const moved = { change: 'moved', count: 1, owner: undefined, from: 'hand of north', to: 'heap' } as const
  const { ir } = shippedProgram('hearts', 4)
  const CASES: readonly (readonly [string, string, LoggedPly['changes'], string])[] = [
    [
      'a card that was laid open is named',
      'drop (? in hand of north)',
      [{ ...moved, kind: 'heart ace', was: undefined }],
      'drop (heart ace)',
    ],
    [
      'a card that was known to be there, of which only one has left',
      'drop (? in hand of north)',
      [{ ...moved, kind: 'heart ace' }],
      'drop (heart ace)',
    ],
    [
      'a known card that leaves beside one that is not seen',
      'drop (? in hand of north)',
      [
        { ...moved, kind: 'heart ace' },
        { ...moved, kind: undefined },
      ],
      'drop (1 unknown)',
    ],
    [
      'several',
      'drop (2 ? in hand of north)',
      [{ ...moved, count: 2, kind: 'heart ace', was: undefined }],
      'drop (2 heart aces)',
    ],
    [
      'fewer are seen than moved',
      'drop (2 ? in hand of north)',
      [{ ...moved, kind: 'heart ace', was: undefined }],
      'drop (2 unknown)',
    ],
    [
      'more are seen than moved',
      'drop (? in hand of north)',
      [{ ...moved, count: 2, kind: 'heart ace', was: undefined }],
      'drop (1 unknown)',
    ],
    [
      'what was among the known before is left out',
      '?',
      [
        { change: 'left', count: 1, owner: undefined, kind: 'club two', from: 'x' },
        { change: 'left', count: 1, owner: undefined, kind: undefined, from: 'hand of north' },
        { change: 'came', count: 1, owner: undefined, kind: 'club two', to: 'heap' },
        { change: 'came', count: 1, owner: undefined, kind: 'heart ace', to: 'heap' },
      ],
      'heart ace',
    ],
    [
      'what has come from somebody else is not what was moved',
      'drop (? in hand of north)',
      [{ ...moved, from: 'hand of east', kind: 'heart ace', was: undefined }],
      'drop (1 unknown)',
    ],
    [
      'two sorts of unknown cards',
      'swap (? in hand of north, ? in hand of east)',
      [
        { ...moved, kind: 'heart ace', was: undefined },
        { ...moved, kind: 'club two', was: undefined },
      ],
      'swap (1 unknown, 1 unknown)',
    ],
    [
      'beside what is known',
      'take (king and ? in hand of north, table 1)',
      [],
      'take (king and 1 unknown, table 1)',
    ],
    ['nothing is unknown', 'a3-b4', [], 'a3-b4'],
  ]
  test.each(CASES)('%s', (_, move, changes, told) => {
    expect(moveInWords(ir, entry(move, changes))).toBe(told)
  })

  test('in Hearts every card that is played is named to all, and no card that is passed', () => {
    const program = shippedProgram('hearts', 4)
    let named = 0
    const match = along(program, 56, () => {})
    const truth = match.record()
    for (const [i, logged] of match.log(2).entries()) {
      const { seat, move } = truth[i] ?? { seat: 0, move: '' }
      if (seat === 2) continue
      if (move.startsWith('pass')) {
        expect(moveInWords(program.ir, logged)).toBe('pass three cards (3 unknown)')
      } else if (i < 55) {
        expect(moveInWords(program.ir, logged)).toBe(move)
        named++
      }
    }
    expect(named).toBeGreaterThan(30)
  })

  test('begins with what the rules said before anybody was asked', async () => {
    const text = `sandtable: 1
id: greeting
title: Greeting
players: { seats: [ one, two ] }
play:
  - say Welcome all
  - turns from one, at most 2: you must tap
  - the game is drawn by rest
actions:
  tap:
    then: say Tapped
`
    const program = programFrom({ file: sourceFile('greeting.yaml', text), host: memoryHost([]) }, 2)
    const { shown, match } = await sit({
      program,
      seed: 1,
      people: [0],
      isTerminal: true,
      typed: ['log', 'quit'],
    })
    expect(shown.split('\n').filter((line) => line === '"Welcome all"')).toHaveLength(2)
    match.play('tap')
    expect([match.opening(), match.log().map(({ said }) => said)]).toEqual([['Welcome all'], [['Tapped']]])
  })

  test('is forgotten when it is taken back, and told once', () => {
    const match = Match.start(shippedProgram('tic-tac-toe', 2), { seed: 1 })
    const news = new News(match, [1], sourceWording(match.ir))
    const step = (change: () => unknown): void => {
      change()
      news.hear()
    }
    step(() => match.play('a1'))
    step(() => match.undo())
    expect(news.of(1)).toEqual([])
    step(() => match.play('b2'))
    expect(news.of(1)).toEqual(['cross: b2'])
    expect(news.of(1)).toEqual([])
  })
})
