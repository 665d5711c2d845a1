import { describe, expect, test } from 'vitest'
import { checkRuleset } from '../../grammar/load.ts'
import { positionOf, sourceFile } from '../../grammar/source/source-file.ts'
import type { Type } from '../../grammar/types/types.ts'
import { COUNT, NUMBER, SEAT, fitsType, joinTypes, sameType } from '../../grammar/types/types.ts'

const host = { documents: () => [] }

const GAME = `sandtable: 1
id: joins
title: Joins
players: { seats: [ north, south ], sides: { north: south, south: north } }
values:
  colour: [ red, blue ]
  gem: [ opal, jade ]
pieces:
  card:
    printed: { colour: colour, needs: bundle }
    kinds:
      knave: { copies: 1, colour: red, needs: 1 knave }
      queen: { copies: 2, colour: blue, needs: 1 knave and 1 queen }
  troop: { kinds: { scout: { copies: 4 } } }
  unit: { group of: troops }
places:
  deck: { holds: cards, seen by: everyone }
  vault: { each: gem, holds: cards, seen by: everyone }
  camp: { holds: units, seen by: everyone }
  reserve: { holds: troops, seen by: everyone }
  field:
    holds: 1 card
    grid: |
      . .
      . .
box:
  deck: all cards
  reserve: all troops
track:
  rainy: false
  thrown: dice
  named: card kind or none
  lead: colour = red
  last: vault or none
terms:
  trial: 1
play:
  - turns from north, at most 4: you must step
  - the game is drawn by nightfall
actions:
  step:
    then:
      - set rainy to not rainy
      - roll 2 dice to thrown
      - set named to (first card in deck).kind
      - set lead to blue
      - set last to vault of opal
      - lay first troop in reserve as a new unit in camp
`

interface Sample {
  readonly one?: string
  readonly several?: string
}

/** How one thing of each type is written, and several. */
const SAMPLES: Readonly<Record<Exclude<Type['kind'], 'hole'>, Sample>> = {
  truth: { one: 'rainy' },
  number: { one: '(number of cards in deck)', several: '(all thrown where it > 1)' },
  seat: { one: 'north', several: 'all players' },
  space: { one: 'a1', several: 'all spaces' },
  place: { one: 'last', several: '(all vaults where gem is opal)' },
  directions: { one: '(forward)', several: 'all directions' },
  enumeration: { one: 'lead', several: 'all colours' },
  kind: { one: 'named', several: 'all kinds in cards' },
  piece: { one: '(first card in deck)', several: 'all cards in deck' },
  group: { one: '(first unit in camp)', several: 'all units in camp' },
  bundle: { one: '(first card in deck).needs' },
  border: { several: 'borders(a1, a2)' },
  bag: { one: 'thrown' },
}

interface Written {
  readonly text: string
  readonly kind: string
  readonly isSet: boolean
}

const WRITTEN: readonly Written[] = Object.entries(SAMPLES).flatMap(([kind, { one, several }]) => [
  ...(one === undefined ? [] : [{ text: one, kind, isSet: false }]),
  ...(several === undefined ? [] : [{ text: several, kind, isSet: true }]),
])

/** One thing joins another of its type, and the set of its type; a bag joins numbers, since its values are numbers. */
function goTogether(one: Written, other: Written): boolean {
  if (!one.isSet && !other.isSet) return one.kind === other.kind
  const element = ({ kind, isSet }: Written): string => (!isSet && kind === 'bag' ? 'number' : kind)
  const isListed = ({ kind, isSet }: Written): boolean => isSet || (kind !== 'truth' && kind !== 'bundle')
  return isListed(one) && isListed(other) && element(one) === element(other)
}

/** What is said about each of some texts, all in one game, as lines of a section. */
function saidOfEach(game: string, texts: readonly string[]): readonly (readonly string[])[] {
  const whole = game.replace('  trial: 1', texts.map((text, i) => `  t${i}: ${text}`).join('\n'))
  const file = sourceFile('joins.yaml', whole)
  const before = game.slice(0, game.indexOf('  trial: 1')).split('\n').length
  const said: string[][] = texts.map(() => [])
  for (const { code, message, severity, span } of checkRuleset({ file, host }).diagnostics)
    if (severity === 'error')
      said[positionOf(file, span?.start ?? 0).line - before]?.push(`${code} ${message}`)
  return said
}

const PAIRS = WRITTEN.flatMap((one) => WRITTEN.map((other) => [one, other] as const))

test('the samples are of their types', () => {
  const said = saidOfEach(
    GAME,
    WRITTEN.map(({ text }) => text),
  )
  expect(said.flat()).toEqual([])
})

describe('two values go together in one place if they do in all', () => {
  const wrongs = (form: string, said: readonly (readonly string[])[], isWanted: (i: number) => boolean) =>
    PAIRS.flatMap(([one, other], i) => {
      const errors = said[i] ?? []
      const isRefused = errors.length === 1 && errors[0]?.startsWith('ST4102') === true
      const fits = isWanted(i) ? errors.length === 0 : isRefused
      return fits ? [] : [`${form} ${one.text}, ${other.text}: ${errors.join('; ')}`]
    })
  const goes = (i: number): boolean => {
    const [one, other] = PAIRS[i] ?? []
    return one !== undefined && other !== undefined && goTogether(one, other)
  }

  test('branches of `if`', () => {
    const texts = PAIRS.map(([one, other]) => `if rainy then ${one.text} else ${other.text}`)
    expect(wrongs('if', saidOfEach(GAME, texts), goes)).toEqual([])
  })

  test('`otherwise`', () => {
    const texts = PAIRS.map(([one, other]) => `${one.text} otherwise ${other.text}`)
    expect(wrongs('otherwise', saidOfEach(GAME, texts), goes)).toEqual([])
  })

  test('terms that become something else', () => {
    const terms = PAIRS.map(([one], i) => `  t${i}: ${one.text}`).join('\n')
    const changes = PAIRS.map(([, other]) => `becomes ${other.text} if rainy`)
    const game = `${GAME.replace('  trial: 1', terms)}change:\n  trial: 1\n`
    // A term that is one thing stays one.
    const may = (i: number): boolean =>
      goes(i) && (PAIRS[i]?.[0].isSet === true || PAIRS[i]?.[1].isSet === false)
    expect(wrongs('becomes', saidOfEach(game, changes), may)).toEqual([])
  })
})

test('what is worked out before the game goes together as during the game', () => {
  const errors = (text: string): number => {
    const file = sourceFile(
      'joins.yaml',
      GAME.replace('  trial: 1', '  trial: limit')
        .replace('values:', `numbers: { limit: 1 }\nvalues:`)
        .replace('{ limit: 1 }', `\n  limit: ${text}`),
    )
    return checkRuleset({ file, host }).diagnostics.filter(({ severity }) => severity === 'error').length
  }
  expect(errors('if 1 > 2 then true else 3')).toBe(1)
  expect(errors('if 1 > 2 then 4 else 3')).toBe(0)
  expect(errors('3 otherwise true')).toBe(1)
  expect(errors('none otherwise 3')).toBe(0)
})

test('types join in either order, and each fits what they join to', () => {
  const piece = (...kinds: readonly number[]): Type => ({
    kind: 'piece',
    class: 'card',
    kinds: new Set(kinds),
  })
  const types: readonly Type[] = [
    NUMBER,
    COUNT,
    { kind: 'number', least: 3, most: 9 },
    SEAT,
    piece(0, 1),
    piece(1, 2),
    { kind: 'piece', class: 'troop', kinds: new Set([0]) },
    { kind: 'enumeration', name: 'colour' },
    { kind: 'enumeration', name: 'gem' },
    { kind: 'place', name: 'vault' },
    { kind: 'bag', of: { kind: 'number', least: 1, most: 6 } },
    { kind: 'bag', of: { kind: 'number', least: 1, most: 8 } },
  ]
  for (const one of types)
    for (const other of types) {
      const joined = joinTypes(one, other)
      expect(joined).toEqual(joinTypes(other, one))
      expect(joined !== undefined).toBe(sameType(one, other))
      if (joined !== undefined) expect([fitsType(one, joined), fitsType(other, joined)]).toEqual([true, true])
    }
})
