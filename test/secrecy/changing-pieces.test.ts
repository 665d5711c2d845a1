import { expect, test } from 'vitest'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { possibleKinds, resample } from '../../interpreter/deduction/deduction.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { knows } from '../../interpreter/state/knows.ts'
import { observe } from '../../interpreter/view/observe.ts'
import { irOfText } from '../codegen/texts.ts'
import { corpus } from '../corpus/corpus.ts'
import { chanceOf } from '../deduction/chance.ts'
import { playAtRandom } from '../deduction/play-at-random.ts'
import { broken, struckOut } from '../deduction/sound.ts'
import { part } from '../volume.ts'
import { compareCardTwins, inOneSupply, otherWayRound } from './card-twins.ts'

const KINDS = ['calm', 'glad', 'sad', 'wild', 'shy', 'bold', 'grim', 'vain', 'keen', 'wry', 'meek', 'rash']

function game(id: string, change = (text: string): string => text): Program {
  const file = corpus().find(({ name }) => name === `${id}.yaml`)
  if (file === undefined) throw new Error(`There is no ${id}.`)
  return written(change(file.text))
}

function written(text: string): Program {
  return closuresProgram(irOfText(text))
}

/** Pieces that change openly, and hidden cards that do not change. */
const program = game('courtiers')
/** Pieces that change unseen, each swapped with one from a supply of its owner. */
const unseen = game('costumes')
/** Pieces whose class says that they change in secret: chosen by kind, and known by names and by what is tracked of them. */
const trained = game('recruits')
/** The same game, but whoever is called out lies face up, until it is trained again. */
const calledOut = game('recruits', (text) => text.replace('show recruit to you', 'reveal recruit'))
/** Pieces that change in hands, so that nobody else sees which of them does. */
const inHands = written(`sandtable: 1
id: masks
title: Masks
players: { seats: [ sun, moon, star ] }
pieces:
  mask:
    owner: fixed
    kind: changes in secret
    printed: { worth: 0..9 }
    kinds: { lamb: { worth: 0 }, fox: { worth: 1 }, bear: { worth: 3 } }
places:
  hand: { each: player, holds: masks, seen by: owner }
  ring: { holds: masks, pile: yes, seen by: nobody, top seen by: everyone }
box:
  hand: { lamb: 3, fox: 1 }
terms:
  worn(player): sum of worth over masks where owner is player
play:
  - turns from sun, at most 18: you must paint or lay down or peek or take back or wait
  - for each player: reveal (all masks where owner is player)
  - rank players by openly worn(it)
actions:
  paint:
    choose:
      mask: your masks in your hand
      becomes: kinds in masks where it is not mask.kind in secret
    then: set mask.kind to becomes
  lay down:
    choose:
      mask: your masks in your hand
    then: move mask onto ring
  take back:
    choose:
      mask: your masks in ring
    then: move mask to your hand
  peek:
    choose:
      player: others
    only if:
      something is there: hand of player is not empty
    then: show random mask in hand of player to you
  wait:
    then: nothing
`)
/** Spies whose side depends on a letter that others do not see, and changes with it. */
const spies = game('double-agents')
/** The same game, but called-out cards stay open: of equal cards in a wardrobe, one may be open and another not. */
const laidOpen = game('costumes', (text) => text.replace('show actor to you', 'reveal actor'))

const anyTwo = otherWayRound(() => true)

test('games that differ in two cards are one to whoever has seen neither', () => {
  let plies = 0
  for (let seed = 1; seed <= part(60); seed++)
    for (const looking of [0, 1])
      for (const how of ['packed', 'played'] as const) {
        const two = otherWayRound((ir, piece) => ir.changing?.includes(ir.pieces[piece]?.kind ?? -1) !== true)
        const compared = compareCardTwins(program, seed, looking, how, two)
        expect(compared.leak).toBeUndefined()
        plies += compared.plies
      }
  expect(plies).toBeGreaterThan(part(60))
})

test('games that differ in what a piece may have changed for are one to whoever has seen neither', () => {
  let plies = 0
  for (let seed = 1; seed <= part(60); seed++)
    for (const looking of [0, 1]) {
      // Everybody knows what lies where at the start, so the games diverge at a change.
      const compared = compareCardTwins(unseen, seed, looking, 'played', inOneSupply)
      expect(compared.leak).toBeUndefined()
      plies += compared.plies
    }
  expect(plies).toBeGreaterThan(part(60))
})

test('games that differ in the kind that was chosen in secret are one to whoever has not seen it', () => {
  let plies = 0
  for (let seed = 1; seed <= part(60); seed++)
    for (const looking of [0, 1])
      for (const recruits of [trained, calledOut, inHands]) {
        const compared = compareCardTwins(recruits, seed, looking, 'played')
        expect(compared.leak).toBeUndefined()
        plies += compared.plies
      }
  expect(plies).toBeGreaterThan(part(60))
})

/** One piece with more kinds than a supply has spares of each, so that all spares of a kind come to be used. */
const manyKinds = written(`sandtable: 1
id: moods
title: Moods
players: { seats: [ sun, moon ] }
pieces:
  face:
    owner: fixed
    kind: changes in secret
    kinds:
${KINDS.map((kind) => `      ${kind}: { copies: ${kind === 'calm' ? 1 : 0} }`).join('\n')}
places:
  hand: { each: player, holds: faces, seen by: owner }
box:
  hand: { calm: 1 }
play:
  - reveal (all faces in hand of sun)
  - turns from sun, at most 60: sun must turn
  - the game is drawn by end
actions:
  turn:
    choose:
      face: your faces in your hand
      becomes: kinds in faces where it is not face.kind in secret
    then: set face.kind to becomes
    write: '{becomes}'
`)

test('who knew a piece does not know it when it comes out of the supply again', () => {
  const match = Match.start(manyKinds, { seed: 1 })
  const { ir } = manyKinds
  const hand = ir.containers.findIndex(({ name }) => name === 'hand of sun')
  const isKnown = (): boolean => {
    const state = match.snapshot()
    return knows(ir, state, 1, state[ir.memory.first + hand] ?? -1)
  }
  expect(isKnown()).toBe(true)
  const used = new Set<number>()
  for (const kind of KINDS.filter((each) => each !== 'calm').flatMap((each) => [each, 'calm'])) {
    expect(match.play(kind)).toBeUndefined()
    used.add(match.snapshot()[ir.memory.first + hand] ?? -1)
    expect(isKnown()).toBe(false)
  }
  const first = ir.pieces.findIndex(({ container }) => container === hand)
  expect(used.has(first)).toBe(true)
})

test('games that differ in whom a spy serves are one to whoever has not read it', () => {
  let plies = 0
  for (let seed = 1; seed <= part(60); seed++)
    for (const looking of [0, 1])
      for (const how of ['packed', 'played'] as const) {
        const compared = compareCardTwins(spies, seed, looking, how, anyTwo)
        expect(compared.leak).toBeUndefined()
        plies += compared.plies
      }
  expect(plies).toBeGreaterThan(part(100))
})

test.each([
  ['seen by everybody', program],
  ['unseen', unseen],
  ['of side, unseen', spies],
  ['of kind, in secret', trained],
  ['of kind, in secret, in hands', inHands],
  ['of kind, in secret, of pieces that may lie open', calledOut],
  ['unseen, of pieces that may lie open', laidOpen],
])(
  'of changes that are %s what is found out is true, and worlds that are drawn look as the game does',
  (_, program) => {
    let drawn = 0
    for (let game = 1; game <= part(12); game++) {
      const below = chanceOf(game)
      const match = Match.start(program, { seed: game })
      for (let ply = 0; match.decision() !== undefined && ply < 24; ply++) {
        playAtRandom(match, below)
        const state = match.snapshot()
        for (const seat of [0, 1]) {
          const where = `game ${game}, ply ${ply}, seat ${seat}`
          const knowledge = match.knowledge(seat)
          expect(struckOut(program.ir, state, seat, possibleKinds(knowledge)), where).toEqual([])
          const world = resample(knowledge, below)
          expect(world, where).toBeDefined()
          if (world === undefined) continue
          expect(broken(program.ir, world.state), where).toEqual([])
          const result = match.result()
          expect(observe(program, world.state, seat, result), where).toEqual(
            observe(program, state, seat, result),
          )
          drawn++
        }
      }
    }
    expect(drawn).toBeGreaterThan(part(100))
  },
)
