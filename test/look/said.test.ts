import { describe, expect, test } from 'vitest'
import { checkRuleset, configure } from '../../grammar/load.ts'
import { rulesHash } from '../../grammar/ir/hash.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { facesOf } from '../../interpreter/look/faces.ts'
import { coatOf, looksOf, pieceShapes } from '../../interpreter/look/piece.ts'
import { svgText } from '../../interpreter/look/shape.ts'
import { SYMBOLS } from '../../interpreter/look/symbols.ts'
import { boardMaps } from '../../interpreter/map/board-map.ts'
import { mapPicture } from '../../interpreter/map/picture.ts'
import { playableText } from '../playable.ts'

const BASE = `sandtable: 1
id: base
title: Base
players: { seats: [ north, south ] }
values:
  suit: [ batons, cups, coins, swords ]
  colour: [ red, blue ]
pieces:
  man:
    owner: fixed
    kinds:
      guard: { letter: G }
      nurse: { letter: N }
      clerk: { letter: K }
    families: { helper: [ nurse, clerk ] }
  card:
    printed: { suit: suit, rank: 1..9 }
    kinds:
      swords two: { suit: swords, rank: 2 }
      cups two: { suit: cups, rank: 2 }
  token: { kinds: { counter: { copies: 1 of each colour } } }
places:
  board: { lane: 5, holds: 1 man, seen by: everyone }
  pile: { holds: cards, seen by: everyone }
  bag: { holds: tokens, seen by: everyone }
box: { pile: all cards, bag: all tokens }
play:
  - game is drawn by nothing
`

const faces = (look: string, text = BASE) => facesOf(playableText(`${text}${look}`).world)

/** How a kind is drawn for a seat. */
function drawn(look: string, kind: string, owner = 0): string {
  const looks = looksOf(faces(look))
  const { class: coat, fill } = coatOf(looks, { owner, kind })
  const shapes = pieceShapes(looks, { owner, kind }).map((one) => svgText(one))
  return [coat, fill ?? '', ...shapes].join('\n')
}

describe('a look', () => {
  test('says colour, shape and symbol, and whatever it does not say is as usual', () => {
    const guard = drawn('look:\n  pieces: { guard: gold disc crown }\n', 'guard')
    expect(guard).toContain('coat-gold')
    expect(guard).toContain(SYMBOLS.crown)
    expect(drawn('look:\n  pieces: { guard: crown }\n', 'guard')).toContain('coat-0')
    expect(drawn('look:\n  pieces: { guard: disc }\n', 'guard')).toContain(SYMBOLS['visored-helm'])
  })

  test('of a kind beats that of its families, and this that of its class, part by part', () => {
    const look = 'look:\n  pieces: { man: red stone key, helper: tile, clerk: anchor }\n'
    const clerk = drawn(look, 'clerk')
    expect(clerk).toContain('coat-red')
    expect(clerk).toContain('<rect class="body"')
    expect(clerk).toContain(SYMBOLS.anchor)
    expect(drawn(look, 'guard')).toContain('<ellipse class="shine"')
    expect(drawn(look, 'nurse')).toContain(SYMBOLS.key)
  })

  test('says a letter, or nothing at all', () => {
    expect(drawn('look:\n  pieces: { guard: letter Ж }\n', 'guard')).toContain('>Ж<')
    expect(drawn('look:\n  pieces: { guard: none }\n', 'guard')).not.toMatch(/<text|symbol/u)
  })

  test('says colours in figures, with white or black on them', () => {
    expect(drawn('look:\n  pieces: { guard: rgb C8102E }\n', 'guard')).toMatch(
      /^tinted tinted-dark\n#c8102e\n/u,
    )
    expect(drawn('look:\n  pieces: { guard: rgb ffee00 }\n', 'guard')).toMatch(/^tinted\n#ffee00\n/u)
  })

  test('of seats and values colours them and gives them symbols', () => {
    const { coats, seatSymbols, kinds } = faces(
      'look:\n  seats: { north: rgb 00ff00 star-medal, south: sky medal }\n  values: { colour: { blue: orange key } }\n',
    )
    expect(coats).toEqual([{ class: 'tinted', fill: '#00ff00' }, { class: 'coat-sky' }])
    expect(seatSymbols.map((shape) => shape?.attributes['d'])).toEqual([SYMBOLS['star-medal'], SYMBOLS.medal])
    const families = kinds.flatMap(({ face: { family } }) => family ?? [])
    expect(families.map(({ coat }) => coat.class)).toEqual(['coat-red', 'coat-orange'])
    expect(families[1]?.sign.attributes['d']).toBe(SYMBOLS.key)
  })

  test('makes suits of values with the symbols of suits', () => {
    const look =
      'look:\n  values: { suit: { swords: green spades, cups: hearts, coins: diamonds, batons: clubs } }\n'
    const { kinds } = faces(look)
    const short = kinds.map(({ face }) => [face.short?.index, face.short?.ink.class])
    expect(short.slice(3, 5)).toEqual([
      ['2', 'ink coat-green'],
      ['2', 'red-suit'],
    ])
    expect(faces('').kinds[3]?.face.playing).toBeUndefined()
  })

  test('may name symbols of the game itself, for boxes of any size', () => {
    const own = (size: number) =>
      drawn(
        `look:\n  symbols:\n    own-keep:\n      path: "M${size / 2},0 h${size / 4}\\n v${size / 2} z"\n      box: ${size}\n  pieces: { guard: own-keep }\n`,
        'guard',
      )
    expect(own(512)).toContain('d="M256 0h128v256z"')
    expect(own(24)).toBe(own(512))
  })
})

test('a module brings the looks of what it adds, a variant overrules them, and neither misses what is removed', () => {
  const module = `sandtable: 1
id: more
for: base
pieces.man.kinds:
  smith: { letter: S }
look:
  pieces: { smith: flat-hammer, guard: gold }
`
  const variant = `sandtable: 1
id: mine
extends: base
uses: more
pieces.man.kinds: { clerk: removed }
pieces.man.families.helper: [ nurse ]
look.pieces: { guard: sky, nurse: removed }
`
  const base = `${BASE}look:\n  pieces: { man: disc, nurse: key, clerk: anchor }\n`
  const { ruleset, diagnostics } = checkRuleset({
    file: sourceFile('mine.yaml', variant),
    host: memoryHost([
      ['base.yaml', base],
      ['more.yaml', module],
    ]),
  })
  expect(diagnostics).toEqual([])
  if (ruleset === undefined) throw new Error('no ruleset')
  const { configured } = configure(ruleset, undefined)
  const looks = configured?.world.look.kinds.map((look, kind) => [configured.world.kinds[kind]?.name, look])
  expect(Object.fromEntries(looks ?? [])).toMatchObject({
    guard: { shape: 'disc', color: 'sky' },
    nurse: { shape: 'disc' },
    smith: { shape: 'disc', symbol: { name: 'flat-hammer' } },
  })
  expect(Object.fromEntries(looks ?? [])).not.toHaveProperty('nurse.symbol')
})

test('looks change no hash', () => {
  const [plain, dressed] = ['', 'look:\n  seats: { north: red }\n  pieces: { guard: crown }\n'].map((look) =>
    playableText(`${BASE}${look}`),
  )
  expect(dressed?.ruleset.game.hash).toBe(plain?.ruleset.game.hash)
  expect(dressed && rulesHash(dressed.checked.ir)).toBe(plain && rulesHash(plain.checked.ir))
})

test('who drew a symbol of the game is credited in pictures of its boards', () => {
  const symbols =
    'look:\n  symbols:\n    own-keep: { path: M0 0H9V9Z, by: "Kit <CC0>" }\n  pieces: { guard: own-keep }\n'
  const text = `${BASE}${symbols}`
    .replace('bag: all tokens', 'bag: all tokens, a1: 1 north guard')
    .replace('board: { lane: 5,', 'board: { grid: 4 by 1,')
  const { world } = playableText(text)
  const [map] = boardMaps(world)
  expect(map && svgText(mapPicture(map, 'Base'))).toMatch(/<desc>Symbols: .*; Kit &lt;CC0&gt;<\/desc>/u)
})
