import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { part } from '../volume.ts'
import { SOUND } from './slips.ts'

/** What a man may be like. */
interface Man {
  readonly age: number
  readonly tired: boolean
  readonly kind: 'soldier' | 'captain'
  readonly owner: 'north' | 'south'
}

const MEN: readonly Man[] = [0, 1, 2, 3].flatMap((age) =>
  [true, false].flatMap((tired) =>
    (['soldier', 'captain'] as const).flatMap((kind) =>
      (['north', 'south'] as const).map((owner) => ({ age, tired, kind, owner })),
    ),
  ),
)

/** A condition: how it is written of a man (`it`, or its name), and whether it holds. */
interface Condition {
  readonly words: (of: string) => string
  readonly holds: (man: Man) => boolean
}

const number = fc.integer({ min: 0, max: 3 })
const not = fc.boolean()
const atom: fc.Arbitrary<Condition> = fc.oneof(
  fc.tuple(fc.constantFrom('<', '<=', '>', '>=', 'is', 'is not'), number).map(([sign, value]) => ({
    words: (of: string) => `${of}.age ${sign} ${value}`,
    holds: ({ age }: Man) =>
      ({
        '<': age < value,
        '<=': age <= value,
        '>': age > value,
        '>=': age >= value,
        is: age === value,
        'is not': age !== value,
      })[sign] === true,
  })),
  not.map((negated) => ({
    words: (of: string) => `${negated ? 'not ' : ''}${of}.tired`,
    holds: ({ tired }: Man) => tired !== negated,
  })),
  fc.tuple(fc.constantFrom('soldier', 'captain'), not).map(([kind, negated]) => ({
    words: (of: string) => `${of} is ${negated ? 'not ' : ''}${kind}`,
    holds: (man: Man) => (man.kind === kind) !== negated,
  })),
  fc.tuple(fc.constantFrom('north', 'south'), not).map(([owner, negated]) => ({
    words: (of: string) => `${of}.owner is ${negated ? 'not ' : ''}${owner}`,
    holds: (man: Man) => (man.owner === owner) !== negated,
  })),
)
const condition: fc.Arbitrary<Condition> = fc.oneof(
  atom,
  fc.tuple(atom, atom, fc.constantFrom('and', 'or')).map(([one, other, word]) => ({
    words: (of: string) => `${one.words(of)} ${word} ${other.words(of)}`,
    holds: (man: Man) =>
      word === 'and' ? one.holds(man) && other.holds(man) : one.holds(man) || other.holds(man),
  })),
)

const TRACKED = SOUND.replace(
  '  man:\n    owner: fixed\n',
  '  man:\n    owner: fixed\n    track: { tired: false, age: 0..9 = 0 }\n',
)

/** The sound game with two conditions: behind `where`, and under `only if` or `when`. */
function withBoth(one: Condition, other: Condition, at: 'action' | 'rule' | 'end'): string {
  if (at === 'action')
    return TRACKED.replace('men in your supply', `men in your supply where ${one.words('it')}`).replace(
      '    then:\n      - move man to goal\n',
      `    only if:\n      it fits: ${other.words('man')}\n    then:\n      - move man to goal\n`,
    )
  const rule = `  it fits:\n    for each: man where ${one.words('it')}\n    when: ${other.words('man')}\n`
  return TRACKED.replace(
    'end:\n',
    at === 'end'
      ? `end:\n${rule}    winner: north\n`
      : `whenever:\n${rule}    then: set score of north to 1\nend:\n`,
  )
}

test('two conditions are said to exclude each other only if no man satisfies both', () => {
  let told = 0
  fc.assert(
    fc.property(condition, condition, fc.constantFrom('action', 'rule', 'end'), (one, other, at) => {
      const file = sourceFile('mine.yaml', withBoth(one, other, at))
      const { diagnostics } = checkRuleset({ file, host: { documents: () => [] } })
      if (!diagnostics.some(({ message }) => message.includes('the condition behind `where`'))) return
      told++
      expect(MEN.filter((man) => one.holds(man) && other.holds(man))).toEqual([])
    }),
    { numRuns: part(400), seed: 11 },
  )
  expect(told).toBeGreaterThan(0)
})
