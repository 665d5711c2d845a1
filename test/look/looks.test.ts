import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadRuleset } from '../../grammar/load.ts'
import { requestForFile, rulesetFile } from '../../interpreter/host-node/ruleset-request.ts'
import { facesOf } from '../../interpreter/look/faces.ts'
import { kindLooks } from '../../interpreter/look/kind-looks.ts'
import { indexCalled, suitCalled } from '../../interpreter/look/playing-cards.ts'
import type { Drawn } from '../../interpreter/look/picture.ts'
import { looksOf, pieceShapes } from '../../interpreter/look/piece.ts'
import { SYMBOLS } from '../../interpreter/look/symbols.ts'
import { symbolFor } from '../../interpreter/look/words.ts'
import { boardMaps } from '../../interpreter/map/board-map.ts'
import { svgText } from '../../interpreter/look/shape.ts'
import { playable, playableText } from '../playable.ts'

const SHIPPED = join(import.meta.dirname, '../../rulesets')
const CORPUS = join(import.meta.dirname, '../corpus')

const shipped = (name: string) =>
  playable(loadRuleset(requestForFile(rulesetFile(name) ?? join(SHIPPED, `${name}.yaml`)))).world
const corpus = (name: string) => playable(loadRuleset(requestForFile(join(CORPUS, `${name}.yaml`)))).world

const nameOf = (symbol: Drawn | undefined): string => (typeof symbol === 'string' ? symbol : '')

/** How each kind of a game looks, in words: \`king: bare chess-king\`. */
function told(world: ReturnType<typeof shipped>): Record<string, string> {
  return Object.fromEntries(
    kindLooks(world).map(({ body, symbol, picture, playing, values: { index, badge, small } }, kind) => [
      world.kinds[kind]?.name ?? '',
      [
        body,
        playing === undefined ? symbol : undefined,
        picture === undefined || picture === symbol || playing !== undefined ? undefined : `(${picture})`,
        playing === undefined ? undefined : `${playing.index} of ${playing.suit}`,
        index === undefined || playing !== undefined ? undefined : `no. ${index}`,
        badge === undefined ? undefined : `for ${badge.text}`,
        ...small.map((one) =>
          'sides' in one
            ? `dice ${one.sides.join('')}`
            : 'count' in one
              ? `${one.count} ${nameOf(one.symbol)}`
              : `${nameOf(one.symbol)} ${one.number}`,
        ),
      ]
        .filter((part) => part !== undefined)
        .join(' '),
    ]),
  )
}

describe('without a word about looks', () => {
  test('chess has its men', () => {
    expect(told(shipped('chess'))).toEqual({
      king: 'bare chess-king (crown)',
      queen: 'bare chess-queen (queen-crown)',
      rook: 'bare chess-rook',
      bishop: 'bare chess-bishop',
      knight: 'bare chess-knight (visored-helm)',
      pawn: 'bare chess-pawn',
    })
  })

  test('a pack of cards has its suits and ranks, and nothing else needs to be said', () => {
    for (const game of ['hearts', 'auction-whist']) {
      const world = shipped(game)
      const looks = kindLooks(world)
      expect(told(world), game).toMatchObject({
        'club two': 'token 2 of clubs',
        'diamond ten': 'token 10 of diamonds',
        'heart jack': 'token J of hearts',
        'spade ace': 'token A of spades',
      })
      expect(new Set(looks.map(({ playing }) => `${playing?.suit} ${playing?.index}`)).size, game).toBe(52)
      expect([...(looks[0]?.values.said ?? [])].toSorted(), game).toEqual(['rank', 'suit'])
    }
  })

  test('men are discs and kings have crowns', () => {
    expect(told(shipped('draughts'))).toEqual({ man: 'disc (person)', king: 'disc crown' })
    expect(told(shipped('connect-four'))).toEqual({ disc: 'disc' })
  })

  test('pieces seen by their owners alone stand, with their rank in the corner', () => {
    expect(told(shipped('hidden/stratego/duel'))).toMatchObject({
      marshal: 'standing imperial-crown no. 10',
      spy: 'standing cloak-dagger no. 1',
      flag: 'standing flying-flag',
    })
  })

  test('everything else has a symbol by its name, if there is one', () => {
    expect(told(shipped('toy-battle'))).toMatchObject({
      kite: 'tile kite',
      fox: 'tile fox-head no. 5',
      trumpeter: 'tile trumpet no. 6',
    })
    expect(told(shipped('patrols'))).toMatchObject({
      nurse: 'token nurse-female for 1',
      'hand bomb': 'token unlit-bomb 1 person 2 person',
    })
    expect(told(shipped('pocket-battles'))).toMatchObject({
      'great eagle': expect.stringMatching(/^token eagle-head .*for \d+ .*hearts .*dice \d+/u),
    })
  })

  test.each([
    ['chess', 'checked'],
    ['tic-tac-toe', 'plain'],
    ['quarter-turns', 'plain'],
    ['hidden/stratego/duel', 'checked'],
  ])('the board of %s is %s', (name, ground) => {
    expect(boardMaps(shipped(name)).map((map) => map.ground)).toEqual([ground])
  })

  test('stones put on an empty board are on crossings, those set up on it are not', () => {
    expect(boardMaps(corpus('crossroads')).map((map) => map.ground)).toEqual(['crossings'])
    expect(boardMaps(corpus('custodians')).map((map) => map.ground)).toEqual(['checked'])
  })

  test('seats named after symbols have them on pieces that have nothing else', () => {
    expect(facesOf(shipped('tic-tac-toe')).seatSymbols.map((seat) => seat?.attributes['d'])).toEqual([
      SYMBOLS.cross,
      SYMBOLS.nought,
    ])
    expect(facesOf(shipped('chess')).seatSymbols).toEqual([undefined, undefined])
  })
})

test.each([
  ['hearts', 'hearts'],
  ['Club', 'clubs'],
  ['spade', 'spades'],
  ['heartland', undefined],
])('%s is the suit %s', (name, suit) => {
  expect(suitCalled(name)).toBe(suit)
})

test.each([
  ['queen', 'Q'],
  ['ten of clubs', '10'],
  ['10', '10'],
  ['knave', 'J'],
  ['queenie', undefined],
])('%s is the rank %s', (name, index) => {
  expect(indexCalled(name)).toBe(index)
})

test.each([
  ['war horse', 'horse-head', false],
  ['wolves', 'wolf-head', true],
  ['ponies', 'horse-head', true],
  ['spearmen', 'spears', true],
  ['nothing known', undefined, undefined],
])('%s has the symbol %s', (name, symbol, isWhole) => {
  expect(symbolFor(name)).toEqual(symbol === undefined ? undefined : { symbol, isWhole })
})

test('two kinds of a class that can be on a board never look the same there', () => {
  for (const name of ['chess', 'hidden/stratego/duel', 'toy-battle', 'draughts']) {
    const world = shipped(name)
    const looks = looksOf(facesOf(world))
    const drawn = world.kinds.map((kind) =>
      pieceShapes(looks, { owner: 0, kind: kind.name })
        .map((one) => svgText(one))
        .join(''),
    )
    expect(new Set(drawn).size, name).toBe(world.kinds.length)
  }
})

test('a letter that a system may not be able to draw gives way to one of the name', () => {
  const { world } = playableText(`sandtable: 1
id: letters
title: Letters
players: { seats: [ one, two ] }
pieces:
  piece: { owner: fixed, kinds: { qq: { letter: 帥 }, xx: { letter: A } } }
places:
  board: { lane: 3, holds: 1 piece, seen by: everyone }
play:
  - game is drawn by nothing
`)
  const drawn = facesOf(world).kinds.map(({ face: { on } }) => on.map((one) => svgText(one)).join(''))
  expect(drawn[1]).toContain('>A<')
  expect(drawn.join('')).not.toContain('帥')
})

describe('paths', () => {
  test.each(Object.entries(SYMBOLS))('of %s are commands and numbers', (_name, path) => {
    expect(path).toMatch(/^M-?\d[-\d\s.a-zA-Z]*$/u)
    expect(path.replaceAll(/[MLHVCSQTAZ]/giu, '')).toMatch(/^[-\d\s.]*$/u)
    expect(path.length).toBeLessThanOrEqual(4000)
  })

  test('keep their names', async () => {
    await expect(Object.keys(SYMBOLS).toSorted().join('\n')).toMatchFileSnapshot('symbols.txt')
  })

  test('of others are credited', () => {
    expect(readFileSync(join(import.meta.dirname, '../../THIRD-PARTY.md'), 'utf8')).toContain(
      'Icons made by Lorc',
    )
  })

  test('of a queen of hearts, a rook and a hidden piece are these', async () => {
    const hearts = facesOf(shipped('hearts'))
    const queen = shipped('hearts').kinds.findIndex(({ name }) => name === 'heart queen')
    const looks = looksOf(facesOf(shipped('chess')))
    const drawn = [
      ...(hearts.kinds[queen]?.face.playing ?? []),
      ...pieceShapes(looks, { owner: 0, kind: 'rook' }),
      ...pieceShapes(looks, { owner: 1, kind: undefined }),
    ]
    await expect(drawn.map((one) => svgText(one)).join('\n')).toMatchFileSnapshot('drawn.txt')
  })
})
