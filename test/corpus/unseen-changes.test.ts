import { expect, test } from 'vitest'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { chance } from '../games/loaded.ts'
import { Lockstep } from '../codegen/lockstep.ts'
import { irOfText } from '../codegen/texts.ts'
import { part } from '../volume.ts'
import { corpusText } from './corpus.ts'

/*
 * Where everybody sees a piece it makes no difference whether it changes openly or in secret: the same game, written in both
 * ways, is played beside itself. So whatever names a piece must go on naming it.
 */

const read = (text: string): GameIR => irOfText(text, 2)

const openly = (text: string): string =>
  text.replace('kind: changes in secret', 'kind: changes').replaceAll(' in secret', '')

/** A piece is named by values of the game, of players and of pieces, by sets, by names of outer stages, and by loops around. */
const NAMES = `sandtable: 1
id: names
title: Names
players: { seats: [ oak, pine ] }
pieces:
  recruit:
    owner: fixed
    kind: changes in secret
    printed: { worth: 0..9 }
    kinds:
      novice: { letter: N, worth: 0 }
      scout: { letter: S, worth: 1 }
      guard: { letter: G, worth: 3 }
    track: { drilled: 0..9 = 0, joined: 0..99 = 0, friend: recruit or none }
  squad: { group of: recruits }
places:
  field:
    grid: |
      . . . . .
    holds: up to 4 recruits
    seen by: everyone
  camp: { each: player, holds: recruits, seen by: everyone }
  row: { holds: recruits, pile: yes, seen by: everyone }
  tents: { holds: squads, seen by: everyone }
box:
  camp: { novice: 3, guard: 1 }
track:
  hero: recruit or none
  heard: 0..999 = 0
  joiners: 0..99 = 0
  marked: set of recruits
  each player: { latest: recruit or none, chosen: set of recruits }
terms:
  wealth(player): sum of worth + drilled over recruits where owner is player
whenever:
  a hero who is a guard counts:
    when: hero is not none and hero is guard and heard < 900
    after: each action
    then: add 1 to heard
play:
  - turns from oak, at most 14: turn
  - rank players by wealth(it)
stages:
  turn:
    - you may pick
    - let:
        kept: your latest
        found: all recruits in marked
    - if kept is not none: drill(kept, all your recruits in your chosen)
    - if kept is not none: add kept.drilled to heard
    - if any found where worth > 2: add 1 to heard
    - you may march
  drill(recruit called one, recruits called lined up):
    - for each recruit in lined up in order of joined where owner is you and drilled < 3:
        - you must train(recruit)
        - add 1 to recruit.drilled
        - if recruit.worth > 1: add recruit.worth to heard
    - for each player called p:
        - if p is you:
            - for each recruit called another in lined up in order of joined where owner is p:
                - you may dress
                - if another is scout: add 2 to heard
    - if one is guard: add 3 to heard
    - if any lined up where it is novice: add 5 to heard
  cheer(recruit):
    - if recruit is guard: add 7 to heard
actions:
  pick:
    choose:
      recruit: your recruits in your camp
      goal: spaces where room(it) > 0
    then:
      - move recruit to goal
      - set hero to recruit
      - if recruit.joined is 0:
          - add 1 to joiners
          - set recruit.joined to joiners
      - set your latest to recruit
      - add recruit to marked
      - add recruit to your chosen
      - if hero is not none: set recruit.friend to hero
    write: 'pick {recruit} {goal}'
  train(your recruit called one):
    choose:
      becomes: kinds in recruits where it is not one.kind in secret
    then:
      - set one.kind to becomes
      - later cheer(one), at most 2
      - if one.friend is not none and one.friend is one: add 11 to heard
    write: 'train {becomes}'
  dress:
    choose:
      recruit: your recruits
      becomes: kinds in recruits in secret
    let:
      before: recruit.worth
    then:
      - set recruit.kind to becomes
      - add recruit.worth + before to heard
    write: 'dress {recruit} {becomes}'
  march:
    choose:
      recruit: your recruits on field
    then:
      - if recruit is guard: move recruit to row
        else if recruit is scout: lay recruit as a new squad in tents
        else: move recruit to your camp
`

test.each([
  ['names of all sorts', NAMES],
  ['the game of recruits', corpusText('recruits.yaml').replace('seen by: owner', 'seen by: everyone')],
])('a change in secret that everybody sees is an open change: %s', (_, text) => {
  const secret = read(text)
  const open = read(openly(text))
  let changes = 0
  for (const program of [closuresProgram(secret), generatedProgram(secret)])
    for (let seed = 1; seed <= part(10); seed++) {
      const below = chance(seed)
      const [one, other] = [Match.start(program, { seed }), Match.start(closuresProgram(open), { seed })]
      for (;;) {
        const where = `seed ${seed}, ply ${one.ply}`
        expect(one.decision(), where).toEqual(other.decision())
        expect(one.moves(), where).toEqual(other.moves())
        // Where something is secret, a view does not say what ranks the players.
        for (const seat of [0, 1])
          expect({ ...other.view(seat), ranked: undefined }, where).toEqual({
            ...one.view(seat),
            ranked: undefined,
          })
        const moves = one.moves()
        const move = moves[below(moves.length)]
        if (move === undefined) break
        for (const match of [one, other]) expect(match.play(move), where).toBeUndefined()
        if (/train|dress/u.test(move.action ?? '')) changes++
      }
      expect(one.result()).toEqual(other.result())
    }
  expect(changes).toBeGreaterThan(part(30))
})

test('both back ends rename alike', () => {
  const ir = read(NAMES)
  const lockstep = new Lockstep(closuresProgram(ir), generatedProgram(ir))
  for (let seed = 1; seed <= part(60); seed++) expect(lockstep.play(seed)).toBeUndefined()
  expect(lockstep.faults).toEqual([])
})
