import { describe, expect, it } from 'vitest'
import { NONE, UNLIMITED } from '../../grammar/ir/ir.ts'
import { NameIndex } from '../../grammar/check/world/names.ts'
import type { World } from '../../grammar/check/world/world.ts'
import { HIDDEN_ARMY, HIDDEN_DUEL, PAWNS, THREE_IN_A_ROW } from './games.ts'
import { built } from './merged-game.ts'

/** The index of a finished world. */
function nameIndex(world: World): NameIndex {
  const index = new NameIndex()
  for (const c of world.classes) {
    index.add({ kind: 'class', name: c.name }, c.plural)
    for (const [name, kinds] of c.families) index.add({ kind: 'family', name, class: c.name, kinds })
  }
  world.kinds.forEach((k, i) => index.add({ kind: 'kind', name: k.name, class: k.class, index: i }, k.plural))
  for (const g of world.groups) index.add({ kind: 'group', name: g.name }, g.plural)
  world.places.forEach((p, i) => index.add({ kind: 'place', name: p.name, index: i }))
  for (const name of world.areas.keys()) index.add({ kind: 'area', name })
  for (const [name, values] of world.enumerations) {
    index.add({ kind: 'enumeration', name })
    values.forEach((value, i) => index.add({ kind: 'value', name: value, enumeration: name, index: i }))
  }
  world.seats.forEach((seat, i) => index.add({ kind: 'seat', name: seat.name, index: i }))
  world.spaces.forEach((space, i) => index.add({ kind: 'space', name: space.name, index: i }))
  for (const name of world.constants.keys()) index.add({ kind: 'constant', name })
  return index
}

const space = (world: { spaces: readonly { name: string }[] }, ...names: readonly string[]) =>
  names.map((name) => world.spaces.findIndex((s) => s.name === name)).sort((a, b) => a - b)

describe('files and rows with names of their own', () => {
  const called = (more: string) => {
    const { world, said } = built(
      THREE_IN_A_ROW.replace('    holds: 1 mark\n', `    holds: 1 mark\n    ${more}\n`),
    )
    expect(said).toEqual([])
    return world.spaces.map(({ name }) => name).join(' ')
  }

  it('are counted from the top', () => {
    expect(called('rows: 3..1')).toBe('a3 b3 c3 a2 b2 c2 a1 b1 c1')
  })

  it('are called like the ones before them, with an x, where they have none', () => {
    expect(called('rows: 5, -, 6\n    files: h, -, -')).toBe('h5 hx5 hxx5 h5x hx5x hxx5x h6 hx6 hxx6')
  })

  it('stand around pictures, too', () => {
    const picture =
      '    rows: 5..3\n    start: |\n      3 . X .\n      4 . . x\n      5 X . .\n        a b c\n'
    const { world, said } = built(
      THREE_IN_A_ROW.replace('    holds: 1 mark\n', `    holds: 1 mark\n${picture}`),
    )
    expect(said).toEqual([])
    const taken = world.pieces.filter(({ container }) => container < 9)
    expect(taken.map(({ container }) => world.spaces[container]?.name).toSorted()).toEqual(['a5', 'b3', 'c4'])
  })
})

describe('a game on a small grid', () => {
  const { world, said } = built(THREE_IN_A_ROW)

  it('is built without a complaint', () => expect(said).toEqual([]))

  it('names spaces from the bottom left, row by row', () => {
    expect(world.spaces.map((s) => s.name).join(' ')).toBe('a1 b1 c1 a2 b2 c2 a3 b3 c3')
  })

  it('knows the neighbours of each space in eight directions', () => {
    const [b2] = space(world, 'b2')
    const { steps } = world.topology
    const near = steps.slice((b2 ?? 0) * 8, (b2 ?? 0) * 8 + 8).map((n) => world.spaces[n]?.name)
    expect(near.join(' ')).toBe('b3 c3 c2 c1 b1 a1 a2 a3')
    expect(steps.slice(0, 8)).toEqual([3, 4, 1, NONE, NONE, NONE, NONE, NONE])
  })

  it('has spaces as its first containers, then one for each player', () => {
    expect(world.containers.map((c) => c.name).slice(8)).toEqual([
      'c3',
      'supply of cross',
      'supply of nought',
    ])
    expect(world.containers.map((c) => c.owner).slice(8)).toEqual([NONE, 0, 1])
    expect(world.containers.map((c) => c.capacity).slice(8)).toEqual([1, UNLIMITED, UNLIMITED])
  })

  it('gives each player the pieces of the box', () => {
    expect(world.pieces.map((p) => `${p.owner}@${p.container}`).join(' ')).toBe(
      '0@9 0@9 0@9 0@9 0@9 1@10 1@10 1@10 1@10 1@10',
    )
  })
})

describe('a board that is not the first place', () => {
  const { world, said } = built([HIDDEN_ARMY, HIDDEN_DUEL])

  it('still has the first containers', () => {
    expect(said).toEqual([])
    expect(world.spaces).toHaveLength(15)
    expect(world.places.map((p) => [p.name, p.container])).toEqual([
      ['captured', 15],
      ['board', 0],
      ['army', 17],
    ])
    expect(world.containers[15]?.name).toBe('captured of red')
    expect(world.containers[18]?.name).toBe('army of blue')
  })

  it('counts own rows from where the player sits', () => {
    const home = world.areas.get('home')
    expect(home?.perSeat).toBe(true)
    // The square without a space is `b3`, in the second row of the north player.
    expect(home?.spaces[0]).toEqual(space(world, 'a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2'))
    expect(home?.spaces[1]).toEqual(space(world, 'a4', 'b4', 'c4', 'd4', 'a3', 'c3', 'd3'))
    expect(world.areas.get('lake edge')).toMatchObject({ perSeat: false, spaces: [space(world, 'b2', 'a3')] })
  })

  it('numbers pieces owner by owner and kind by kind in the order of the box', () => {
    const names = world.pieces.map((p) => `${world.seats[p.owner]?.name} ${world.kinds[p.kind]?.name}`)
    expect(names.join(', ')).toBe(
      'red flag, red bomb, red bomb, red scout, blue flag, blue bomb, blue bomb, blue scout',
    )
  })

  it('turns a setup round for the player at the north', () => {
    const [setup] = world.setups
    const drawn = setup?.layout.map((seat) =>
      seat
        ?.map(
          ({ piece, space }) =>
            `${world.kinds[world.pieces[piece]?.kind ?? -1]?.letter}${world.spaces[space]?.name}`,
        )
        .join(' '),
    )
    expect(drawn).toEqual(['Fa1 Bd2 Bb1 Ob2', 'Fd4 Ba3 Bc4 Oc3'])
  })
})

describe('a class', () => {
  const { world, said } = built(HIDDEN_ARMY)

  it('has a value of each column for each kind', () => {
    expect(said).toEqual([])
    const columns = world.classes[0]?.columns.map((c) => [c.name, c.values])
    expect(columns).toEqual([
      ['rank', [10, 2, 1, NONE, NONE]],
      ['reach', [1, UNLIMITED, 1, 1, 1]],
      ['moves', [1, 1, 1, 0, 0]],
    ])
  })

  it('has families of kinds and of families', () => {
    expect([...(world.classes[0]?.families ?? [])]).toEqual([
      ['still', [3, 4]],
      ['loud', [0, 3, 4]],
    ])
  })

  it('tracks values of each piece', () => {
    expect(world.tracked.map((t) => [t.class, t.name, t.type.kind, t.start])).toEqual([
      ['soldier', 'rescued one', 'truth', 0],
    ])
  })

  it('titles and pluralises kinds', () => {
    expect(world.kinds.map((k) => k.title).slice(0, 2)).toEqual(['Field Marshal', 'scout'])
    expect(world.kinds.map((k) => k.plural)).toEqual(['marshals', 'scouts', 'spies', 'bombs', 'flags'])
  })

  it('is found under every spelling', () => {
    const names = nameIndex(world)
    expect(names.lookUpAs('soldiers', 'class')).toEqual([{ kind: 'class', name: 'soldier' }])
    expect(names.lookUpAs('spies', 'kind')).toMatchObject([{ name: 'spy', index: 2 }])
    expect(names.lookUpAs('both are lost', 'value')).toMatchObject([{ enumeration: 'outcome', index: 2 }])
    expect(names.lookUpAs('scout', 'class')).toEqual([])
    expect(names.nearest('scot', 'kind')).toBe('scout')
  })
})

describe('an abstract game', () => {
  it('has a board without spaces until another game draws it', () => {
    const { world } = built(HIDDEN_ARMY)
    expect(world.boards[0]).toMatchObject({ place: 'board', columns: 0, rows: 0 })
    expect(world.places.find((p) => p.name === 'board')).toMatchObject({ isBoard: true, container: 0 })
    expect(world.spaces).toEqual([])
  })

  it('need not say who plays', () => {
    expect(built('abstract: yes\nnumbers: { hand size: 5 }').world.seats).toEqual([])
  })
})

describe('a start picture', () => {
  it('puts capitals of the first player and small letters of the second', () => {
    const { world, said } = built(PAWNS)
    expect(said).toEqual([])
    expect(world.pieces.map((p) => `${p.owner}${world.spaces[p.container]?.name}`).join(' ')).toBe(
      '0a1 0b1 0c1 1a3 1b3 1c3',
    )
    expect(world.areas.get('goal row')?.spaces).toEqual([
      space(world, 'a3', 'b3', 'c3'),
      space(world, 'a1', 'b1', 'c1'),
    ])
  })
})

describe('players', () => {
  const text = `
players:
  seats:
    2: [ north, south ]
    3: [ north, east, south ]
  play goes: anticlockwise
  sides: { east: east }
`
  it('are chosen by number', () => {
    expect(built(text).world.seats.map((s) => s.name)).toEqual(['north', 'south'])
    const three = built(text, { players: 3 }).world
    expect(three.seats.map((s) => [s.name, s.side])).toEqual([
      ['north', undefined],
      ['east', 'east'],
      ['south', undefined],
    ])
    expect(three.direction).toBe(-1)
    expect(three.mayResign).toBe(false)
  })
})

describe('areas of players at the west and the east', () => {
  it('are counted from where they sit', () => {
    const { world, said } = built(`
players: { seats: [ w, e ], sides: { w: west, e: east } }
pieces: { man: { kinds: { pawn: {} } } }
places:
  board: { grid: "....", holds: 1 man }
areas:
  home: own row 1
  far: own rows 3..4
  side: own column 1
  ends: own rows 1, 3..4
`)
    expect(said).toEqual([])
    const named = (area: string) =>
      world.areas.get(area)?.spaces.map((l) => l.map((s) => world.spaces[s]?.name).join(' '))
    expect(named('home')).toEqual(['a1', 'd1'])
    expect(named('far')).toEqual(['c1 d1', 'a1 b1'])
    expect(named('side')).toEqual(['a1 b1 c1 d1', 'a1 b1 c1 d1'])
    expect(named('ends')).toEqual(['a1 c1 d1', 'a1 b1 d1'])
  })
})

describe('the box', () => {
  const text = `
players: { seats: [ red, blue ] }
pieces:
  card: { kinds: { knave: { copies: 3 }, king: {} }, families: { court: [ knave, king ] } }
  disc: { owner: fixed, kinds: { disc: { letter: O } } }
places:
  deck: { holds: cards, pile: yes, seen by: nobody, top seen by: everyone }
  board: { grid: ". .", holds: up to 2 discs }
  bag: { holds: discs }
box:
  deck: all cards
  bag: 1 red disc, 2 blue discs
  b1: red disc
`
  it('may hold all copies, pieces of one colour, and pieces on spaces', () => {
    const { world, said } = built(text)
    expect(said).toEqual([])
    const lying = world.pieces.map(
      (p) =>
        `${p.owner === NONE ? '-' : p.owner} ${world.kinds[p.kind]?.name} ${world.containers[p.container]?.name}`,
    )
    expect(lying).toEqual([
      '0 disc bag',
      '0 disc b1',
      '1 disc bag',
      '1 disc bag',
      '- knave deck',
      '- knave deck',
      '- knave deck',
      '- king deck',
    ])
    expect(world.containers.find((c) => c.name === 'deck')).toMatchObject({
      pile: true,
      seenBy: 'nobody',
      topSeenBy: 'everyone',
    })
  })
})

describe('setups of a game below', () => {
  const fewer = 'box: { army: { bomb: 1 } }'
  it('are left out with a note when the pieces are others', () => {
    const { world, diagnostics } = built([HIDDEN_ARMY, HIDDEN_DUEL, fewer])
    expect(diagnostics.list.map((d) => [d.code, d.severity])).toEqual([['ST4030', 'note']])
    expect(diagnostics.list[0]?.message).toContain('2 bombs instead of 1')
    expect(world.setups[0]?.layout).toEqual([undefined, undefined])
  })

  it('are an error in the document that draws them', () => {
    const { diagnostics } = built([
      HIDDEN_ARMY,
      HIDDEN_DUEL.replace('bomb: 2, scout: 1', 'bomb: 1, scout: 2'),
    ])
    expect(diagnostics.list.map((d) => [d.code, d.severity])).toEqual([['ST4029', 'error']])
    expect(diagnostics.list[0]?.message).toContain('1 scout instead of 2 and 2 bombs instead of 1')
  })
})
