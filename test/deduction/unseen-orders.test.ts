import { describe, expect, test } from 'vitest'
import { planExample } from '../../grammar/load.ts'
import { canTell } from '../../interpreter/deduction/can-tell.ts'
import { possibleKinds } from '../../interpreter/deduction/deduction.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { Match } from '../../interpreter/match/match.ts'
import { chance } from '../games/loaded.ts'
import { textProgram } from '../players/card-programs.ts'
import { part } from '../volume.ts'
import { struckOut } from './sound.ts'
import { playableText } from '../playable.ts'

/* Nobody but the owner can follow in which order the berries lie in a basket, though some of them are shown and some are turned up. */
const BERRIES = `sandtable: 1
id: berries
title: Berries
players:
  seats:
    2: [amy, ben]
values:
  colour: [red, blue]
pieces:
  berry:
    printed: { colour: colour, size: 1..2 }
    kinds:
      small: { size: 1, copies: 2 of each colour }
      large: { size: 2, copies: 1 of each colour }
places:
  bush: { holds: berries, pile: yes, seen by: nobody }
  basket: { each: player, holds: berries, seen by: owner }
  well: { holds: berries, pile: yes, seen by: nobody }
box:
  bush: all berries
track:
  counted: 0..9 = 0
play:
  - shuffle bush
  - together:
      - for each player: deal 2 from bush to basket of player
  - turns from amy: you may flash or turn up or swap or call or tip
terms:
  foremost(player): first berry in basket of player
  smallest(player): first berry in basket of player where it.size is 1
actions:
  flash:
    choose:
      berry: a berry in your basket
    then:
      - show berry to others
  turn up:
    choose:
      berry: a berry in your basket
    then:
      - reveal berry
  swap:
    choose:
      berry: a berry in your basket
    only if:
      one: any berries in bush
    then:
      - swap berry with (top of bush)
  call:
    only if:
      red: (number of berries in your basket where it.colour is red) > 0
    then:
      - set counted to openly number of berries in your basket where it.colour is red
  tip:
    then:
      - TIPPED
      - deal up to 2 from bush to your basket
end:
  all out:
    when: number of berries in well is 4
    winner: amy
`

/** Ways in which the order in a basket decides what lies where in the well. */
const WAYS: Readonly<Record<string, string>> = {
  'the first': 'move first berry in your basket onto well',
  'one that is dealt': 'deal up to 1 from your basket to well',
  'all of them': 'move all berries in your basket onto well',
  'each of them': 'for each berry in your basket: move berry onto well',
  'the red ones': 'move all berries in your basket where openly it.colour is red onto well',
}
const PLIES = 12

describe('what lies where cannot be told from an order that is not seen', () => {
  for (const [name, steps] of Object.entries(WAYS))
    test(name, () => {
      const program = textProgram(BERRIES.replace('TIPPED', steps))
      for (let game = 0; game < part(60); game++) {
        const below = chance(game + 1)
        const match = Match.start(program, { seed: game })
        while (match.decision() !== undefined && match.ply < PLIES) {
          const moves = match.moves()
          match.play(moves[below(moves.length)]?.notation ?? '')
          for (const looking of [0, 1]) {
            const possible = possibleKinds(match.knowledge(looking))
            expect(
              struckOut(program.ir, match.snapshot(), looking, possible),
              `game ${game}, ply ${match.ply}`,
            ).toEqual([])
          }
        }
      }
    })
})

/** The first of something, where only the game shows of what. */
const FACTS = [
  'foremost(amy).colour is red',
  'foremost(ben) is large',
  'not (foremost(ben) is blue small)',
  'smallest(amy).colour is red',
  'amy knows foremost(ben)',
  'ben knows foremost(amy)',
  '(first berry in basket of you).size is 2',
]

test('what a player is said to know is so, and nobody knows what comes first among several unseen', () => {
  const checks = ['amy', 'ben'].flatMap((seat) =>
    FACTS.map((fact) => `      - check: ${seat} knows that (${fact})\n`),
  )
  const text = `${BERRIES.replace('TIPPED', WAYS['the first'] ?? '')}examples:\n  what is known:\n    play:\n${checks.join('')}`
  const configured = playableText(text, 2)
  const [example] = configured.ruleset.examples
  if (example === undefined) throw new Error('no example')
  const { plan, diagnostics } = planExample(configured, example)
  expect(diagnostics.map(({ message }) => message)).toEqual([])
  const asked = plan.steps.flatMap((step) => (step.kind === 'check' ? step.deduced : []))
  expect(asked.length).toBe(checks.length)
  const program = programOf(configured.checked)
  let told = 0
  for (let game = 0; game < part(20); game++) {
    const below = chance(game + 1)
    const match = Match.start(program, { seed: game })
    while (match.decision() !== undefined && match.ply < PLIES) {
      const moves = match.moves()
      match.play(moves[below(moves.length)]?.notation ?? '')
      for (const [i, { seat, fact }] of asked.entries())
        if (canTell(match.knowledge(match.evaluate(seat)), fact)) {
          told++
          expect(match.evaluate(fact), `${checks[i] ?? ''} game ${game}, ply ${match.ply}`).toBe(1)
        }
    }
  }
  expect(told).toBeGreaterThan(0)
})
