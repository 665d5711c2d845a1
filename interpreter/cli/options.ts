import { LANGUAGE_CODES } from '../rulebook/language/codes.ts'
import { PLAYER_NAMES, SEARCH_LEVELS } from '../players/names.ts'
import { COLOR_CHOICES } from './output.ts'

/** An option of a command: its text in the help, and further attributes. */
export type OptionRow =
  | string
  | {
      readonly about: string
      readonly choices?: readonly string[]
      readonly default?: string
      /** The command requires it. */
      readonly required?: true
      /** It may be repeated. */
      readonly several?: true
      /** An option that it excludes. */
      readonly conflicts?: string
    }

/** Options by their flags in commander's notation: `-f, --format <name>`. */
export type OptionRows = Readonly<Record<string, OptionRow>>

/** Names of players, with the levels of `search`. */
export const PLAYER_TEXT = `${PLAYER_NAMES.join(', ')}, search:LEVEL with a level of ${[...SEARCH_LEVELS.keys()].join(', ')}, or search:500 for 500 playouts a move`

// Options shared by several commands.
export const USE = {
  '-u, --use <module>': { about: 'use this module too; repeat for more', several: true },
} as const
export const OPTION = {
  '-o, --option <name=value>': { about: 'set an option of the game; repeat for more', several: true },
} as const
/** Everything needed to load a playable ruleset. */
export const RULESET = { ...USE, ...OPTION, '-n, --players <n>': 'number of players' } as const
export const AS_JSON = { '--json': 'print one line of JSON and nothing else' } as const
export const QUIET = { '-q, --quiet': 'print problems only' } as const
export const STILL = { '-q, --quiet': 'show no progress' } as const
export const DENY_WARNINGS = { '--deny-warnings': 'count warnings as errors' } as const
export const GAMES = { '-g, --games <n>': { about: 'how many games', default: '1000' } } as const
export const SEED = {
  '-s, --seed <seed>': { about: 'the same seed plays the same games', default: '1' },
} as const
export const JOBS = {
  '-j, --jobs <n>': { about: 'number of threads; the result is the same for any number', default: '1' },
} as const
export const PLAYERS_BY = {
  '-p, --players-by <names>': `who plays: ${PLAYER_TEXT}; one for all seats, or one for each, with commas between them`,
} as const
export const RUN = {
  '--run <id>': { about: 'only this run; repeat for more; ids may be abbreviated', several: true },
} as const
export const BASE = {
  '-b, --base <id>': 'mark what differs from this game; by default what it extends',
} as const
/** Accepted wherever a position is. */
export const POSITION = {
  '--position <text>': 'begin at this position, as `sandtable position` prints it',
} as const
export const FROM = {
  '-f, --from <example>': { about: 'begin where this example begins', conflicts: 'position' },
  ...POSITION,
} as const
export const LANGUAGE_OPTION = {
  '-l, --language <code>': `${LANGUAGE_CODES.join(', ')}; names are translated where the game has texts for them`,
} as const
export const COLOR = {
  '--color <when>': { about: 'colour in the output', choices: COLOR_CHOICES, default: 'auto' },
} as const

type Camel<Name> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Name

/** The name by which a command reads an option: `playersBy` for `-p, --players-by <names>`. */
type NameOf<Flags> = Flags extends `${string}--${infer Name} <${string}`
  ? Camel<Name>
  : Flags extends `${string}--${infer Name}`
    ? Camel<Name>
    : never

type ValueOf<Flags, Row> = Row extends { readonly several: true }
  ? readonly string[]
  : Row extends { readonly choices: readonly (infer Choice)[] }
    ? Choice
    : Flags extends `${string}<${string}`
      ? string
      : boolean

type Given = { readonly default: string } | { readonly required: true }

/** The values a command receives for its options. */
export type Values<Rows> = {
  readonly [Flags in keyof Rows as Rows[Flags] extends Given ? NameOf<Flags> : never]: ValueOf<
    Flags,
    Rows[Flags]
  >
} & {
  readonly [Flags in keyof Rows as Rows[Flags] extends Given ? never : NameOf<Flags>]?: ValueOf<
    Flags,
    Rows[Flags]
  >
}

export type RulesetOptions = Values<typeof RULESET>
