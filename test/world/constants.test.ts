import { describe, expect, it } from 'vitest'
import { UNLIMITED } from '../../grammar/ir/ir.ts'
import { built } from './merged-game.ts'

const BASE = `
players: { seats: [ red, blue ] }
options:
  limit: 1..9 = 3
  late check: true or false = false
  north army: army = elves
  starter: player = blue
values:
  army: [ orcs, elves ]
  fruit: [ elves, plum ]
`

const number = (text: string) => built(`${BASE}numbers:\n  other: 12\n  result: ${text}\n`)

describe('constant numbers', () => {
  it.each([
    ['7', 7],
    ['2 + 3 * 4', 14],
    ['(2 + 3) * 4', 20],
    ['2 - 5', -3],
    ['7 / 2 rounded up', 4],
    ['7 / 2 rounded down', 3],
    ['(0 - 7) / 2 rounded up', -3],
    ['(0 - 7) / 2 rounded down', -4],
    ['(0 - 7) mod 3', 2],
    ['number of players * 10', 20],
    ['other + limit', 15],
    ['smaller(other, limit)', 3],
    ['larger(other, limit)', 12],
    ['unlimited', UNLIMITED],
    ['if limit > 2 then 10 else 20', 10],
    // What is not used may divide by anything.
    ['if other > 20 then 5 / 0 rounded up else 4', 4],
    ['if other > 20 and 5 / 0 rounded up > 1 then 1 else 2', 2],
    ['if other < 20 or 5 mod 0 > 1 then 1 else 2', 1],
    ['if limit <= 2 then 10 else 20', 20],
    ['if north army is orcs then 1 else 2', 2],
    ['if elves is north army then 1 else 2', 1],
    ['if north army is not army.orcs then 1 else 2', 1],
    ['if late check or limit >= 3 and not late check then 1 else 2', 1],
    ['if starter is blue then 1 else 2', 1],
    ['if late check is true then 1 else 2', 2],
    ['2147483646', 2147483646],
  ])('%s', (text, value) => {
    const { world, said } = number(text)
    expect(said).toEqual([])
    expect(world.constants.get('result')?.value).toBe(value)
  })

  it('may stand in any order', () => {
    const { world, said } = built(`${BASE}numbers: { double size: plain size * 2, plain size: 4 }`)
    expect(said).toEqual([])
    expect(world.constants.get('double size')?.value).toBe(8)
  })

  it('know what stood there before, through all layers', () => {
    const { world, said } = built([
      `${BASE}numbers: { size: 5, step: 2 }`,
      'numbers: { size: original * 10 }',
      'numbers: { size: original + step, step: 3 }',
    ])
    expect(said).toEqual([])
    expect(world.constants.get('size')?.value).toBe(53)
  })
})

describe('options', () => {
  const options = (given: Readonly<Record<string, string>>, over = '') => {
    const { world, said } = built(
      [BASE, over].filter((t) => t !== ''),
      { options: given },
    )
    expect(said).toEqual([])
    return Object.fromEntries(world.options.map((o) => [o.name, `${o.text}${o.fixed ? '!' : ''}`]))
  }

  it('have their usual values', () => {
    expect(options({})).toEqual({ limit: '3', 'late check': 'false', 'north army': 'elves', starter: 'blue' })
  })

  it('take the values that are given', () => {
    expect(options({ limit: '9', 'late check': 'yes', 'north-army': 'orcs', starter: 'red' })).toEqual({
      limit: '9',
      'late check': 'true',
      'north army': 'orcs',
      starter: 'red',
    })
  })

  it('are fixed by a document', () => {
    expect(options({}, 'with: { limit: 1, late check: true }')).toMatchObject({
      limit: '1!',
      'late check': 'true!',
    })
  })

  it('may be given what is fixed', () => {
    expect(options({ limit: '1' }, 'with: { limit: 1 }')).toMatchObject({ limit: '1!' })
  })
})
