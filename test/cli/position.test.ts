import { describe, expect, test } from 'vitest'
import { folderWith, sandtable } from './sandtable.ts'

const CENTRE = 'board: 3/1X1/3; now: nought at play 1'
const WHOLE =
  'board: 3/1X1/3; supply of cross: 4 cross signs; supply of nought: 5 nought signs; now: nought at play 1; last action of cross: 0; turns: 2'
/** The board alone, as in FEN. */
const CHESS = 'board: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR; now: white at play 1'

const COMMANDS: readonly (readonly [args: readonly string[], input: string, code: number, says: RegExp])[] = [
  [['position', 'tic-tac-toe', '--after', 'b2'], '', 0, new RegExp(`^${WHOLE}\n$`, 'u')],
  [['position', 'tic-tac-toe', WHOLE], '', 0, new RegExp(`^${WHOLE}\n$`, 'u')],
  [['position', 'tic-tac-toe', '--after', 'b2', '--seat', 'nought'], '', 0, /^board: 3\/1X1\/3; /u],
  [['position', 'hearts', '--seat', 'north'], '', 0, /; hand of east: 13 \?; /u],
  [['position', 'hearts', '--seat', 'nobody'], '', 2, /ST5002/u],
  [
    ['position', 'chess'],
    '',
    0,
    /^board: rnbqkbnr\/pppppppp\/8\/8\/8\/8\/PPPPPPPP\/RNBQKBNR; now: white at play 1/u,
  ],
  [['position', 'tic-tac-toe', '3/3/3'], '', 2, /ST5220.*name: value/u],
  [['perft', 'chess', '--depth', '2', '--position', CHESS], '', 0, /depth 2: 400 sequences/u],
  [['perft', 'tic-tac-toe', '--depth', '2', '--position', WHOLE], '', 0, /depth 2: 56 sequences/u],
  [['perft', 'tic-tac-toe', '--depth', '1', '--chance', '--position', WHOLE], '', 0, /sequences 8/u],
  [
    ['perft', 'tic-tac-toe', '--depth', '1', '--position', 'board: 3/1Q1/3; now: nought at play 1'],
    '',
    2,
    /ST5220.*`Q`.*character 11/u,
  ],
  [
    ['perft', 'tic-tac-toe', '--depth', '1', '--position', WHOLE, '--from', 'x'],
    '',
    2,
    /cannot be used with/u,
  ],
  [['solve', 'tic-tac-toe', '--position', WHOLE], '', 0, /moves are best/u],
  [['odds', 'tic-tac-toe', '--move', 'a1', '--position', WHOLE], '', 0, /100\.00 %/u],
  [['why', 'tic-tac-toe', 'b2', '--position', WHOLE], '', 0, /is not legal for nought/u],
  [['play', 'tic-tac-toe', '--position', WHOLE, '--as', 'nought'], 'quit\n', 0, /\. X \./u],
]

describe('a position is printed, and begun at', () => {
  test.each(COMMANDS)('%j', async (args, input, code, says) => {
    const ended = await sandtable(args, folderWith(), input)
    expect(`${ended.out}${ended.err}`).toMatch(says)
    expect(ended.code).toBe(code)
  })

  test('and the game is recorded, continued and replayed', async () => {
    const folder = folderWith()
    const begin = ['play', 'tic-tac-toe', '--position', WHOLE, '--hot-seat', '--record', 'game']
    expect((await sandtable(begin, folder, 'a1\nquit\n')).code).toBe(0)
    expect((await sandtable(begin, folder)).err).toMatch(/ST7003.*began elsewhere.*Leave out --position/su)
    const go = await sandtable(
      ['play', 'tic-tac-toe', '--hot-seat', '--record', 'game'],
      folder,
      'c3\nquit\n',
    )
    expect(go.out).toContain('Continuing game, 1 ply played.')
    const { out, code } = await sandtable(['replay', 'tic-tac-toe', 'game'], folder)
    expect(code).toBe(0)
    expect(out).toMatch(/1\. nought: .*a1\n2\. cross: .*c3\n/u)
    expect((await sandtable(['position', 'tic-tac-toe', '-r', 'game'], folder)).out).toMatch(
      /^board: 2X\/1X1\/x2; /u,
    )
    const refused = await sandtable(['why', 'tic-tac-toe', 'a1', '-r', 'game'], folder)
    expect(refused.out).toContain('not legal')
  })

  test('also if it says only what nobody could guess', async () => {
    const short = await sandtable(['position', 'tic-tac-toe', CENTRE], folderWith())
    expect(short.out).toMatch(/^board: 3\/1X1\/3; now: nought at play 1\n$/u)
  })
})
