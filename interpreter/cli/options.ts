import { Option } from 'commander'
import { LANGUAGE_CODES } from '../rulebook/language/codes.ts'
import { PLAYER_NAMES, SEARCH_LEVELS } from '../players/names.ts'
import { COLOR_CHOICES } from './output.ts'

/** Moves of an option that is repeated, one after another. */
export const inTurn = (value: string, before?: string): string =>
  before === undefined ? value : `${before}; ${value}`

/** An option that may be given more than once. */
export const several = (value: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  value,
]

/** Who may play, and how long `search` thinks. */
export const PLAYER_TEXT = `${PLAYER_NAMES.join(', ')}, search:LEVEL with a level of ${[...SEARCH_LEVELS.keys()].join(', ')}, or search:500 for 500 playouts a move`

/** Options shared by several commands: each is written once here, and is the same everywhere. */
const SHARED = {
  use: () => new Option('-u, --use <module>', 'use this module too; repeat for more').argParser(several),
  option: () =>
    new Option('-o, --option <name=value>', 'set an option of the game; repeat for more').argParser(several),
  players: () => new Option('-n, --players <n>', 'number of players'),
  json: () => new Option('--json', 'print one line of JSON and nothing else'),
  quiet: () => new Option('-q, --quiet', 'print problems only'),
  still: () => new Option('-q, --quiet', 'show no progress'),
  denyWarnings: () => new Option('--deny-warnings', 'count warnings as errors'),
  games: () => new Option('-g, --games <n>', 'how many games').default('1000'),
  seed: () => new Option('-s, --seed <seed>', 'the same seed plays the same games').default('1'),
  jobs: () =>
    new Option('-j, --jobs <n>', 'number of threads; the result is the same for any number').default('1'),
  playersBy: () =>
    new Option(
      '-p, --players-by <names>',
      `who plays: ${PLAYER_TEXT}; one for all seats, or one for each, with commas between them`,
    ),
  run: () =>
    new Option('--run <id>', 'only this run; repeat for more; ids may be abbreviated').argParser(several),
  base: () => new Option('-b, --base <id>', 'mark what differs from this game; by default what it extends'),
  from: () => new Option('-f, --from <example>', 'begin where this example begins'),
  language: () =>
    new Option(
      '-l, --language <code>',
      `${LANGUAGE_CODES.join(', ')}; names are translated where the game has texts for them`,
    ),
} as const

export type SharedOption = keyof typeof SHARED

export function shared(name: SharedOption): Option {
  return SHARED[name]()
}

/** Everything needed to load a playable ruleset. */
export const RULESET: readonly SharedOption[] = ['use', 'option', 'players']

export function colorOption(): Option {
  return new Option('--color <when>', 'colour in the output').choices(COLOR_CHOICES).default('auto')
}
