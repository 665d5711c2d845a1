import { describe, expect, test } from 'vitest'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { answerLine } from '../../interpreter/cli/play-line.ts'
import { sourceWording } from '../../interpreter/cli/wording.ts'
import { Match } from '../../interpreter/match/match.ts'
import { playLine } from '../../interpreter/match/move-line.ts'
import { deskOf, programFrom } from './play-typed.ts'

/** Where there is no board, `back` is a name like any other. */
const PROOFS = `sandtable: 1
id: proofs
title: Proofs
players: { seats: [ann, ben] }
pieces:
  card: { kinds: { fox: { copies: 2 }, owl: { copies: 2 } } }
places:
  wood: { holds: cards, pile: yes, seen by: nobody }
  hand: { each: player, holds: cards, seen by: owner }
box:
  wood: 2 owls
  hand: { fox: 1 }
play:
  - turns from ann, at most 6: you must prove or call out
  - the game is drawn by dusk
actions:
  prove:
    choose:
      back: a card in your hand
    then: move back to hand of opponent
  call out:
    title: call with a shout
    then: nothing
`

const program = programFrom({ file: sourceFile('proofs.yaml', PROOFS), host: memoryHost([]) }, undefined)

function said(line: string): string {
  const match = Match.start(program, { seed: 1 })
  return answerLine(deskOf(match, sourceWording(match.ir)), line).text ?? ''
}

describe('what is typed and is no move', () => {
  test.each([
    ['prove owl', '`prove owl` is not a move in this game: it is written `prove (back)`.'],
    ['call with a shout', '`call with a shout` is not a move in this game: it is written `call out`.'],
    ['call out loudly', '`call out loudly` is not a move in this game: `call out` has no choices.'],
  ])('is told as far as it is understood: %s', (line, wanted) => {
    expect(said(line)).toContain(wanted)
    expect(said(`why ${line}`)).toBe(wanted)
  })
})

test('of what could be a move, it is told what is missing for it', () => {
  expect(said('prove (owl)')).toContain(
    '`prove (owl)` is not allowed. There is no owl here to choose as `back`.',
  )
  expect(said('why prove (owl)')).toMatch(
    /^`prove \(owl\)` is not legal\.\n  prove: There is no owl here to choose as `back`\. \[proofs\.yaml:\d+\]$/u,
  )
})

test('several moves in one line may have names of several words', () => {
  const match = Match.start(program, { seed: 1 })
  expect(playLine(match, 'call out prove (fox) call out')).toBeUndefined()
  expect(match.ply).toBe(3)
  const refused = playLine(match, 'call out prove (owl) call out')
  expect(refused?.message).toBe('`prove (owl)` is not allowed. There is no owl here to choose as `back`.')
})
