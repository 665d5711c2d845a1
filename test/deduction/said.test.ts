import { expect, test } from 'vitest'
import { possibleKinds, resample } from '../../interpreter/deduction/deduction.ts'
import { piecesIn } from '../../interpreter/deduction/sight.ts'
import { Match } from '../../interpreter/match/match.ts'
import { chance } from '../games/loaded.ts'
import { textProgram } from '../players/card-programs.ts'
import { struckOut } from './sound.ts'

/** Nothing but what is said tells bob about ann's men: not the course of the game, and no tracked value. */
const LINED_UP = `sandtable: 1
id: line-up
title: Line-up
players: { seats: [ann, bob], sides: { ann: south, bob: north } }
pieces:
  man:
    owner: fixed
    printed: { rank: 1..8 }
    kinds:
      one: { rank: 1 }
      two: { rank: 2 }
      four: { rank: 4 }
      eight: { rank: 8 }
places:
  field:
    holds: 1 man
    grid: |
      . . . .
      . . . .
    seen by: owner
  supply: { each: player, holds: men, seen by: owner }
areas:
  home: own rows 1..1
box:
  supply: { one: 1, two: 1, four: 1, eight: 1 }
play:
  - arrange supply on home by every player in secret
  - turns from ann, at most 4: you must tell
  - game is drawn by agreement
actions:
  tell:
    choose:
      here: your men on field
    then: say it is {openly sum of it.rank over men on field where it.owner is ann and (it.space is a1 or it.space is b1)}
`
const DEALT = `sandtable: 1
id: openers
title: Openers
players: { seats: [ann, bob] }
pieces:
  card:
    printed: { rank: 1..8 }
    kinds:
      one: { rank: 1, copies: 2 }
      two: { rank: 2, copies: 2 }
      four: { rank: 4, copies: 2 }
      eight: { rank: 8, copies: 2 }
places:
  deck: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: cards, seen by: owner }
box:
  deck: all cards
play:
  - shuffle deck
  - for each player: deal 2 from deck to hand of player
  - turns from ann, at most 4: you must tell
  - game is drawn by agreement
actions:
  tell:
    then: say it is {openly sum of rank over cards in hand of ann}
`

const RANKS = new Map([
  ['one', 1],
  ['two', 2],
  ['four', 4],
  ['eight', 8],
])

function sumIn(match: Match, state: Int32Array, places: readonly string[]): number {
  const { ir } = match
  return ir.containers
    .flatMap(({ name }, at) => (places.includes(name) ? piecesIn(ir, state, at) : []))
    .reduce((sum, piece) => sum + (RANKS.get(ir.kinds[ir.pieces[piece]?.kind ?? -1]?.name ?? '') ?? 0), 0)
}

test('a world that is drawn agrees with what was said', () => {
  const program = textProgram(LINED_UP)
  for (let seed = 1; seed <= 8; seed++) {
    const match = Match.start(program, { seed })
    const below = chance(seed)
    while (match.decision()?.kind === 'arrangement')
      expect(match.playLayout(match.sampleLayout(below) ?? [])).toBeUndefined()
    expect(match.play(match.moves()[0] ?? '')).toBeUndefined()
    const two = ['a1', 'b1']
    const truly = sumIn(match, match.snapshot(), two)
    expect(match.log(1).at(-1)?.said).toEqual([`it is ${truly}`])
    for (let draw = 0; draw < 10; draw++) {
      const world = resample(match.knowledge(1), chance(draw))?.state
      expect(world && sumIn(match, world, two), `seed ${seed}`).toBe(truly)
    }
    expect(struckOut(program.ir, match.snapshot(), 1, possibleKinds(match.knowledge(1)))).toEqual([])
  }
})

test('where cards were shuffled, what was said strikes out nothing true', () => {
  const program = textProgram(DEALT)
  for (let seed = 1; seed <= 8; seed++) {
    const match = Match.start(program, { seed })
    expect(match.play('tell')).toBeUndefined()
    expect(match.log(1)[0]?.said).toEqual([`it is ${sumIn(match, match.snapshot(), ['hand of ann'])}`])
    expect(resample(match.knowledge(1), chance(seed))).toBeDefined()
    expect(struckOut(program.ir, match.snapshot(), 1, possibleKinds(match.knowledge(1)))).toEqual([])
  }
})
