import fc from 'fast-check'
import { expect, test } from 'vitest'
import { configure, loadRuleset } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { generatedProgram } from '../../interpreter/codegen/program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { part } from '../volume.ts'
import { playableText } from '../playable.ts'

/*
 * Several values chosen at once: the moves are all combinations that there are, each once, found here by trying the
 * count of each value.
 */

const VALUES = ['amber', 'beryl', 'coral', 'dusk'] as const

/** What is chosen, in the words of the language. */
interface Wanted {
  readonly least: number
  /** undefined: exactly so many */
  readonly most: number | undefined
  readonly different: boolean
  readonly asManyAsThereAre: boolean
  /** Only some of the values, or all. */
  readonly without: (typeof VALUES)[number] | undefined
}

function phrase({ least, most, different, asManyAsThereAre, without }: Wanted): string {
  const number = most === undefined ? `${least}` : `${least}..${most}`
  const where = without === undefined ? '' : ` where it is not ${without}`
  const from = where === '' ? ' from jar' : ` in jar${where}`
  // What is only counted down comes after `from`.
  const lowered = asManyAsThereAre ? ` or as many as there are` : ''
  return `${number}${different ? ' different' : ''} hues${lowered === '' ? from : ' from jar'}${lowered}`
}

const game = (choice: string, counts: readonly number[]): string => `sandtable: 1
id: jars
title: Jars
players: { seats: [ u, v ] }
values:
  hue: [ ${VALUES.join(', ')} ]
track:
  jar: bag of hue
  taken: bag of hue
play:
${VALUES.map((value, i) => `  - repeat ${counts[i] ?? 0} times: add ${value} to jar\n`).join('')}\
  - turns from u, at most 1: you must pick or leave it
  - game is drawn by rest
actions:
  pick:
    choose:
      some: ${choice}
    then:
      - take some out of jar
      - add some to taken
  leave it:
    then: nothing
`

function programsOf(text: string) {
  const { ir } = playableText(text, 2).checked
  return [closuresProgram(ir), generatedProgram(ir)]
}

/** Every combination as the notation has it: `2 amber and coral`. */
function combinations(wanted: Wanted, jar: readonly number[]): readonly string[] {
  const isLowered = wanted.asManyAsThereAre
  const most = VALUES.map((value, i) => {
    const there = value === wanted.without && !isLowered ? 0 : (jar[i] ?? 0)
    return wanted.different ? Math.min(1, there) : there
  })
  const all = most.reduce((sum, count) => sum + count, 0)
  const least = isLowered ? Math.max(1, Math.min(wanted.least, all)) : wanted.least
  const found: string[] = []
  const extend = (counts: readonly number[]): void => {
    if (counts.length < VALUES.length) {
      for (let count = 0; count <= (most[counts.length] ?? 0); count++) extend([...counts, count])
      return
    }
    const sum = counts.reduce((a, b) => a + b, 0)
    if (sum < least || sum > (wanted.most ?? least)) return
    const lots = counts.flatMap((count, i) =>
      count === 0 ? [] : [count === 1 ? `${VALUES[i]}` : `${count} ${VALUES[i]}`],
    )
    found.push(`pick (${lots.length === 0 ? 'nothing' : lots.join(' and ')})`)
  }
  extend([])
  return found.toSorted()
}

const wanted = fc
  .record({
    least: fc.integer({ min: 0, max: 3 }),
    more: fc.option(fc.integer({ min: 0, max: 2 }), { nil: undefined }),
    different: fc.boolean(),
    lowered: fc.boolean(),
    without: fc.option(fc.constantFrom(...VALUES), { nil: undefined }),
  })
  .map(({ least, more, different, lowered, without }): Wanted => {
    const from = more === undefined ? Math.max(2, least) : least
    return {
      least: from,
      most: more === undefined ? undefined : Math.max(1, from + more),
      different,
      asManyAsThereAre: lowered && more === undefined,
      without,
    }
  })
const jar = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: VALUES.length, maxLength: VALUES.length })

test('all combinations, each once, on both back ends', () => {
  fc.assert(
    fc.property(wanted, jar, (choice, counts) => {
      const expected = combinations(choice, counts)
      for (const program of programsOf(game(phrase(choice), counts))) {
        const match = Match.start(program, { seed: 1 })
        const moves = match.moves().map(({ notation }) => notation)
        expect(moves.filter((move) => move !== 'leave it').toSorted()).toEqual(expected)
      }
    }),
    { numRuns: part(60) },
  )
})

test('what is chosen can be taken out of the bag, and written in any order', () => {
  for (const program of programsOf(game('3 hues from jar', [2, 1, 0, 3]))) {
    for (const written of [
      'pick (beryl, amber, dusk)',
      'pick (dusk and beryl and amber)',
      'PICK (dusk, amber, beryl)',
    ]) {
      const match = Match.start(program, { seed: 1 })
      expect(match.play(written), written).toBeUndefined()
      expect(match.result()?.kind).toBe('drawn')
    }
    const twice = Match.start(program, { seed: 1 })
    expect(twice.play('pick (amber, dusk, amber)')).toBeUndefined()
    expect(twice.log().map(({ move }) => move)).toContain('pick (2 amber and dusk)')
  }
})

const codes = (choice: string, more = ''): readonly string[] => {
  const text = game(choice, [2, 2, 2, 2]).replace('values:\n', `values:\n${more}`)
  const { ruleset, diagnostics } = loadRuleset({ file: sourceFile('jars.yaml', text), host: memoryHost([]) })
  const made = ruleset === undefined ? undefined : configure(ruleset, 2)
  return [...diagnostics, ...(made?.diagnostics ?? [])].map(({ code }) => code)
}

const LARGE = (size: number): string =>
  `  rune: [ ${Array.from({ length: size }, (_, i) => `r${i}`).join(', ')} ]\n`

test('as many values and combinations as the limits say, and no more', () => {
  expect(codes('12 hues from jar')).toEqual([])
  expect(codes('13 hues from jar')).toContain('ST4129')
  // 4,960 and 5,456 ways.
  const runes = (size: number): readonly string[] =>
    codes('3 runes', LARGE(size)).filter((code) => code === 'ST4129')
  expect(runes(32)).toEqual([])
  expect(runes(33)).toEqual(['ST4129'])
})

test('more than a bag holds cannot be taken out of it: both back ends stop in the same words', () => {
  const text = game('3 hues from jar', [1, 1, 1, 0]).replace(
    '      - take some out of jar\n',
    '      - take some out of jar\n      - take some out of jar\n',
  )
  const told = programsOf(text).map((program) => {
    const match = Match.start(program, { seed: 1 })
    return match.play('pick (amber, beryl, coral)')
  })
  expect(told[0]).toMatchObject({ code: 'ST5101', message: 'More is taken out of this bag than it holds.' })
  expect(told[1]).toEqual(told[0])
})
