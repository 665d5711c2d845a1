import { describe, expect, test } from 'vitest'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { programFrom } from '../cli/play-typed.ts'
import { isOfForm } from '../../interpreter/reading/form.ts'
import { corpus } from '../corpus/corpus.ts'
import { VOLUME } from '../volume.ts'
import { chance, configuredVariant } from './loaded.ts'

/** Numbers side by side, and two signs that mean different things. */
const STEPS = `sandtable: 1
id: steps
title: Steps
players: { seats: [ann, ben] }
pieces:
  man: { owner: fixed, kinds: { man: { letter: M, copies: 2 } } }
places:
  path: { lane: 12, holds: men }
box:
  s1: 1 ann man
  s3: 1 ann man
  s12: 1 ben man
play:
  - turns from ann, at most 6: you must walk or wave or bid
  - the game is drawn by dusk
actions:
  walk:
    choose:
      man: your men on path
      goal: spaces on path where empty
    let:
      start: man.space
    then: move man to goal
    write: "{start}>{goal}"
  wave:
    choose:
      man: your men on path
    let:
      start: man.space
    then: nothing
    write: "{start}!"
  bid:
    choose:
      low: 1..12
      high: 1..12
    only if:
      the second is higher: high > low
    then: nothing
`

const chess = closuresProgram(configuredVariant({ id: 'chess' }).checked.ir)
const steps = programFrom({ file: sourceFile('steps.yaml', STEPS), host: memoryHost([]) }, undefined)

function meant(match: Match, text: string): string {
  return match
    .movesMeant(text)
    .map(({ notation }) => notation)
    .join(' ')
}

describe('a shortened move', () => {
  test.each([
    ['d2d4', 'd2-d4'],
    ['D2 D4', 'd2-d4'],
    ['d2 to d4', 'd2-d4'],
    ['d2–d4', 'd2-d4'],
    ['e4', 'e2-e4'],
    ['e4!', 'e2-e4'],
    ['Nf3', 'Ng1-f3'],
    ['nf3', 'Ng1-f3'],
    ['knight f3', 'Ng1-f3'],
    ['Ngf3', 'Ng1-f3'],
    ['N1f3', 'Ng1-f3'],
    ['Ng1f3', 'Ng1-f3'],
    // A knight is written with its letter.
    ['h3', 'h2-h3'],
    ['e5', ''],
    ['Ne4', ''],
    ['ed4', ''],
    ['2', ''],
    ['', ''],
  ])('%s', (text, wanted) => {
    expect(meant(Match.start(chess, { seed: 1 }), text)).toBe(wanted)
  })
})

describe('a shortened move of several', () => {
  const openings = ['e2-e4', 'd7-d5', 'b2-b3', 'b7-b6', 'a2-a3', 'b6-b5', 'Ng1-f3', 'h7-h6']
  const begun = (...more: readonly string[]): Match => {
    const match = Match.start(chess, { seed: 1 })
    for (const move of [...openings, ...more]) expect(match.play(move)).toBe(undefined)
    return match
  }

  test('takes the piece that the text begins with', () => {
    const match = begun()
    expect(meant(match, 'exd5')).toBe('e4-d5')
    expect(meant(match, 'ed5')).toBe('e4-d5')
    expect(meant(match, 'Bxb5')).toBe('Bf1-b5')
  })

  test('is told apart by capitals if nothing else does', () => {
    const both = begun('Bf1-e2', 'Nb8-c6', 'Be2-d3', 'Nc6-a5', 'Bd3-e2', 'Na5-c4')
    expect(meant(both, 'Bxc4')).toBe('Be2-c4')
    expect(meant(both, 'bxc4')).toBe('b3-c4')
    expect(meant(both, 'BXC4')).toBe('Be2-c4 b3-c4')
  })

  test('lists them', () => {
    const match = begun('d2-d3', 'a7-a6')
    expect(match.play('Nd2')).toMatchObject({
      code: 'ST5004',
      message: '`Nd2` can be any of 2 moves here.',
      help: 'Say which: `Nb1-d2`, `Nf3-d2`.',
    })
    expect(match.play('Nbd2')).toBe(undefined)
    expect(match.record().at(-1)?.move).toBe('Nb1-d2')
  })
})

describe('what a text says is never changed', () => {
  const match = Match.start(steps, { seed: 1 })

  test.each([
    ['s1>s2', 's1>s2'],
    ['s1 s2', 's1>s2'],
    ['s1s2', 's1>s2'],
    ['bid (1, 12)', 'bid (1, 12)'],
    ['bid 1 12', 'bid (1, 12)'],
    ['1 12', 'bid (1, 12)'],
    ['1, 12', 'bid (1, 12)'],
    ['112', ''],
    ['bid 11 2', ''],
    ['s2', 's1>s2 s3>s2'],
    ['s4', 's1>s4 s3>s4'],
    ['s3', 's3!'],
  ])('%s', (text, wanted) => {
    expect(meant(match, text)).toBe(wanted)
  })

  test('a text in the form of another action is that move, legal or not', () => {
    expect(meant(match, 's2!')).toBe('')
    expect(match.play('s2!')?.message).toBe('`s2!` is not allowed. There is nothing on s2.')
  })
})

test('in every game a move without its signs means that move, or another one that is written so', () => {
  const below = chance(7)
  let asked = 0
  const games = corpus().filter((_, i) => VOLUME.isLong || i % 8 === 0)
  const host = memoryHost(corpus().map(({ name, text }) => [name, text] as const))
  for (const file of games) {
    const { name } = file
    const match = Match.start(programFrom({ file, host }, undefined), { seed: 1 })
    for (let ply = 0; ply < 6 && match.decision()?.kind === 'choice'; ply++) {
      const moves = match.moves()
      for (let tries = 0; tries < 3; tries++) {
        const { notation } = moves[below(moves.length)] ?? { notation: '' }
        const typed = notation.replace(/[^\p{L}\p{N}]+/gu, ' ').toUpperCase()
        const found = match.movesMeant(typed).map((move) => move.notation)
        asked++
        // The text may be another action's, legal or not, or a number.
        const isAnother =
          match.movesMeant(typed, true).length > 0 ||
          /^\s*\d+\s*$/u.test(typed) ||
          match.ir.actions.some((action) => isOfForm(match.ir, action, typed.trim()))
        if (!isAnother) expect(found, `${name}: ${typed}`).toContain(notation)
      }
      const move = moves[below(moves.length)]
      if (move === undefined || match.play(move) !== undefined) break
    }
  }
  expect(asked).toBeGreaterThan(100)
})
