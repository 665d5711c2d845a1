import { expect, test } from 'vitest'
import { checkRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { SOUND } from './slips.ts'

const DEAL = '- for each player: deal 1 from deck to hand of player'

/** What a game does before its first decision, and what is said of it. */
const BEGINNINGS: readonly (readonly [
  what: string,
  play: readonly string[],
  codes: readonly string[],
  more?: string,
])[] = [
  ['shuffled first', ['- shuffle deck', DEAL], []],
  ['dealt first', [DEAL, '- shuffle deck'], ['ST4149']],
  ['the top one taken first', ['- move top of deck to hand of north', '- shuffle deck'], ['ST4149']],
  ['a random one taken', ['- move random card in deck to hand of north', '- shuffle deck'], []],
  ['shuffled in a stage', ['- mix', DEAL], [], 'mix: shuffle deck'],
  ['dealt in a stage', ['- hand out', '- shuffle deck'], ['ST4149'], `hand out:\n    ${DEAL}`],
  [
    'dealt in a stage that runs itself',
    ['- again'],
    ['ST4111', 'ST4149'],
    `again:\n    ${DEAL}\n    - again`,
  ],
  ['shuffled, perhaps', ['- if number of players > 2: shuffle deck', DEAL], []],
  ['dealt, perhaps', ['- if round > 1: deal 1 from deck to hand of north', '- shuffle deck'], []],
  ['dealt, perhaps not even once', ['- while round > 1, at most 3: deal 1 from deck to hand of north'], []],
  ['dealt in a loop', ['- repeat 2 times: deal 1 from deck to hand of north'], ['ST4149']],
  ['mixed elsewhere', ['- move all cards in hand of north to deck', DEAL], []],
  ['read before it is set', ['- shuffle deck', '- turns from dealer, at most 3: turn'], ['ST4150']],
  ['set first', ['- shuffle deck', '- set dealer to south', '- turns from dealer, at most 3: turn'], []],
  ['read by a term', ['- shuffle deck', '- set round to next round'], ['ST4150']],
  ['read, perhaps', ['- shuffle deck', '- if round > 1 and dealer is north: turn for dealer'], []],
  ['read later', ['- shuffle deck', '- turns from north, at most 3: turn', '- turn for dealer'], []],
]

for (const [what, play, codes, more = 'idle: nothing'] of BEGINNINGS)
  test(`the beginning: ${what}`, () => {
    const text = SOUND.replace(
      '  - shuffle deck\n  - for each player: deal 1 from deck to hand of player\n',
      play.map((line) => `  ${line}\n`).join(''),
    )
      .replace('track:\n', 'track:\n  dealer: player\n  round: 1..9 = 1\n')
      .replace('terms:\n', 'terms:\n  next round: if dealer is north then 1 else 2\n')
      .replace('stages:\n', `stages:\n  ${more}\n`)
    const { diagnostics } = checkRuleset({
      file: sourceFile('mine.yaml', text),
      host: { documents: () => [] },
    })
    const said = diagnostics.map(({ code }) => code).filter((code) => code !== 'ST4138')
    expect(said).toEqual(codes)
  })

test('the beginning: what many rules share is read once', () => {
  const links = Array.from({ length: 40 }, (_, i) => `  link${i + 1}: (link${i} + link${i}) mod 5\n`)
  const text = SOUND.replace('track:\n', 'track:\n  round: 0..9 = 1\n')
    .replace('terms:\n', `terms:\n  link0: round + 1\n${links.join('')}`)
    .replace('  - shuffle deck\n', '  - set round to link40\n  - shuffle deck\n')
  const file = sourceFile('mine.yaml', text)
  const { diagnostics } = checkRuleset({ file, host: { documents: () => [] } })
  expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([])
})
