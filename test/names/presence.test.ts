import { describe, expect, test } from 'vitest'
import { checkRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'

/* What conditions and steps reveal about whether something exists, and how long that holds. */

const game = (steps: string): string => `sandtable: 1
id: presence
title: Presence
players: { seats: [ north, south ] }
pieces:
  card:
    kinds: { knave: { copies: 4 }, queen: { copies: 4 } }
    families: { court: [ knave, queen ] }
  stone: { kinds: { pebble: { letter: P, copies: 1 } } }
places:
  deck: { holds: cards, pile: yes, seen by: everyone }
  die: { holds: cards, seen by: everyone }
  heap: { holds: cards, seen by: everyone }
  board:
    grid: |
      . .
      . .
    holds: 1 stone
    seen by: everyone
box:
  deck: all cards
track:
  each player: { goal: space or none }
  drawn: card or none
  here: space or none
play:
${steps.replace(/^/gmu, '  ')}
  - north must rest
  - the game is drawn by sleep
stages:
  visit(space): nothing
actions:
  rest:
    then: nothing
`

const codes = (steps: string): readonly string[] =>
  checkRuleset({ file: sourceFile('game.yaml', game(steps)), host: memoryHost([]) }).diagnostics.map(
    ({ code }) => code,
  )

describe('what is there', () => {
  test.each([
    '- if deck is not empty:\n    - set drawn to top of deck\n    - move drawn to heap',
    '- if any cards in die:\n    - set drawn to random card in die\n    - move drawn to heap',
    '- if any queens in die:\n    - set drawn to first queen in die\n    - move drawn to heap',
    '- if top of deck is knave:\n    - set drawn to top of deck\n    - move drawn to heap',
    '- if not (top of deck is none):\n    - set drawn to top of deck\n    - move drawn to heap',
    '- if first card in die is knave:\n    - set drawn to first card in die\n    - move drawn to heap',
    '- if drawn is not none:\n    - if top of deck is drawn:\n        - set drawn to top of deck\n        - move drawn to heap',
    '- set here to a1\n- while here is not none, at most 3:\n    - visit(here)\n    - set here to step(here, up)',
    '- set here to a1\n- visit(here)',
    // What is meant counts, and not how it is spelled.
    '- if any spaces where empty: visit(random space where empty)',
    '- if any space where empty: visit(random space)',
    '- if any spaces where empty and it is not a1: visit(random space where it is not a1)',
    '- if any queens in die:\n    - set drawn to first card in die\n    - move drawn to heap',
    '- if any knaves in die:\n    - set drawn to first court in die\n    - move drawn to heap',
    '- if any courts in die:\n    - set drawn to first card in die\n    - move drawn to heap',
    '- if number of queens in die > 0:\n    - set drawn to first queen in die\n    - move drawn to heap',
    '- if 2 <= number of queens in die:\n    - set drawn to first queen in die\n    - move drawn to heap',
    '- if not (number of queens in die is 0):\n    - set drawn to first queen in die\n    - move drawn to heap',
    '- if die is not empty:\n    - set drawn to first card in die\n    - move drawn to heap',
    '- if any queens in deck:\n    - set drawn to top of deck\n    - move drawn to heap',
    // Of each thing what is said behind `where`.
    '- for each player where goal is not none: visit(player.goal)',
    '- for each player where it.goal is not none and drawn is none: visit(player.goal)',
    '- for each player called rival where rival.goal is not none: visit(rival.goal)',
    '- for each player called rival where goal is a1: visit(rival.goal)',
    '- for each player where goal is not empty: visit(player.goal)',
    // A space that is none is neither empty nor not.
    '- if here is empty: visit(here)',
    '- if here is not empty: visit(here)',
    '- move openly first queen in deck to heap',
    '- if distance(a1, b2) + 1 > 2: visit(a1)',
  ])('%s', (steps) => expect(codes(steps)).toEqual([]))
})

describe('what may not be there', () => {
  test.each([
    '- set drawn to top of deck\n- move drawn to heap',
    '- if top of deck is not knave:\n    - set drawn to top of deck\n    - move drawn to heap',
    '- if top of deck is drawn:\n    - set drawn to top of deck\n    - move drawn to heap',
    '- if top of deck is knave:\n    - move first card in deck to heap\n    - set drawn to top of deck\n    - move drawn to heap',
    '- if first card in die is knave:\n    - set drawn to first queen in die\n    - move drawn to heap',
    '- if distance(a1, b2, up) + 1 > 2: visit(a1)',
    '- if distance(a1, b2, all spaces) + 1 > 2: visit(a1)',
    '- if deck is not empty:\n    - move top of deck to heap\n    - set drawn to top of deck\n    - move drawn to heap',
    '- if any cards in die:\n    - set drawn to first queen in die\n    - move drawn to heap',
    '- if deck is empty:\n    - set drawn to top of deck\n    - move drawn to heap',
    '- if any courts in die:\n    - set drawn to first queen in die\n    - move drawn to heap',
    '- if any queens in die:\n    - set drawn to first queen in heap\n    - move drawn to heap',
    '- if any spaces where it is not a1: visit(random space where it is not a1 and empty)',
    '- if number of queens in die < 2:\n    - set drawn to first queen in die\n    - move drawn to heap',
    '- if die is not empty:\n    - set drawn to first queen in die\n    - move drawn to heap',
    '- if not (here is empty): visit(here)',
    '- if not (here is not empty): visit(here)',
    '- for each player where goal is none or drawn is none: visit(player.goal)',
    '- for each player where goal is not none:\n    - set player.goal to none\n    - visit(player.goal)',
    '- set here to a1\n- set here to step(a1, up)\n- visit(here)',
    '- set here to a1\n- if deck is empty:\n    - set here to none\n- visit(here)',
    '- set here to a1\n- repeat 2 times:\n    - visit(here)\n    - set here to none',
    '- if deck is not empty:\n    - repeat 9 times:\n        - set drawn to top of deck\n        - move drawn to heap',
  ])('%s', (steps) => expect(codes(steps)).toEqual(['ST4104']))
})
