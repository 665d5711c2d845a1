import { UNDO_POLICIES } from '../match/undo-policy.ts'
import {
  AS_JSON,
  BASE,
  DENY_WARNINGS,
  FROM,
  GAMES,
  JOBS,
  LANGUAGE_OPTION,
  OPTION,
  PLAYERS_BY,
  PLAYER_TEXT,
  POSITION,
  QUIET,
  RULESET,
  RUN,
  SEED,
  STILL,
  USE,
} from './options.ts'
import type { OptionRows, Values } from './options.ts'
import { SHELLS } from './shells.ts'

/** A command for the help. `commands.ts` has its function. */
export interface CommandRow {
  readonly about: string
  /** In commander's notation, with their descriptions: `<file>`, `[name]`, `<targets...>`. */
  readonly arguments?: readonly (readonly [name: string, about: string])[]
  readonly options?: OptionRows
  /** Shown below the help. */
  readonly examples: readonly string[]
}

const FILE = ['<file>', 'a file, the id of a game, or - for standard input'] as const
const TARGETS = ['<targets...>', 'files, folders or ids; - is standard input'] as const
const PAIR = [
  ['<base>', 'file or id'],
  [
    '[variant]',
    'file or id of a game or module; by default the base itself with what is asked for, or else the first is the variant of what it extends',
  ],
] as const

/** Every command, in the order in which authors of rules need them. */
export const COMMANDS = {
  list: {
    about: 'list the games and modules that come with Sandtable, by family',
    options: {
      '-n, --players <n>': 'only games for so many players',
      '-f, --family <family>': 'only games of this family, as the list names them',
      '-s, --search <words>': 'only games that say all these words about themselves, in any language',
      ...AS_JSON,
    },
    examples: [
      'sandtable list',
      'sandtable list --players 3 --family tricks',
      'sandtable list --search king',
    ],
  },
  new: {
    about: 'start a game or a variant',
    arguments: [['[file]', 'where to write it']],
    options: {
      '-c, --cards': 'a small game of cards to change into your own; without it, one on a board',
      '-e, --extends <id>': {
        about: 'a variant of this game, which says only what differs',
        conflicts: 'cards',
      },
    },
    examples: [
      'sandtable new mine.yaml',
      'sandtable new mine.yaml --cards',
      'sandtable new mine.yaml --extends stratego-duel',
    ],
  },
  check: {
    about: 'check rulesets, and say exactly what is wrong',
    arguments: [TARGETS],
    options: {
      '--format <format>': {
        about: 'output format',
        choices: ['pretty', 'json', 'sarif', 'github'],
        default: 'pretty',
      },
      '-w, --watch': 'check again whenever something changes',
      ...QUIET,
      ...DENY_WARNINGS,
    },
    examples: [
      'sandtable check mine.yaml',
      'sandtable check . --format github --deny-warnings',
      'sandtable check - < mine.yaml',
    ],
  },
  test: {
    about: 'run the examples of rulesets',
    arguments: [TARGETS],
    options: {
      ...USE,
      '--coverage': 'say which rules the examples cover, and which they do not',
      '--list': 'list the labels of the examples without running them',
      '--accept': 'list inherited examples that turn out differently under `changes:` in the file',
      '--mutants': 'change one detail of the rules at a time, and list the changes that no example notices',
      '--json': 'with `--mutants`: one line of JSON for each target',
      ...QUIET,
      ...DENY_WARNINGS,
    },
    examples: [
      'sandtable test mine.yaml',
      'sandtable test mine.yaml --coverage',
      'sandtable test mine.yaml --mutants',
    ],
  },
  run: {
    about: 'play many games, with random players or players that think',
    arguments: [FILE],
    options: {
      ...GAMES,
      ...SEED,
      ...RULESET,
      ...PLAYERS_BY,
      ...JOBS,
      '-c, --coverage': 'say which rules were used, and which never (slower)',
      '-v, --verbose': 'say which back end plays the games, and why not a faster one',
      '--log <file>': 'write every game to this file, one line each, for `replay`; it contains every secret',
      '--store <file>': 'store the games in this database; an interrupted run resumes there',
      '--queue <address>':
        'queue the games on this PostgreSQL server for workers to play, and store them there',
      ...AS_JSON,
      ...STILL,
    },
    examples: [
      'sandtable run mine.yaml --games 10000 --seed 1',
      'sandtable run mine.yaml --games 1000000 --jobs 4 --store games.db',
      'sandtable run mine.yaml --games 1000000 --queue postgres://games.example/games',
      'sandtable run patrols --players 3 --players-by search:100,greedy,random --games 4',
      'sandtable run mine.yaml --coverage',
    ],
  },
  play: {
    about: 'play in the terminal',
    arguments: [FILE],
    options: {
      '-H, --hot-seat': 'several people share the screen',
      '-a, --as <seat>': 'your seat; the first by default',
      '-r, --record <file>':
        'record the game in this file, or continue the game in it; the record contains every secret, including the seed and all that is hidden from you',
      '--record-view <seat>': 'record only what this seat saw; such a record cannot be continued',
      '--against <player>': {
        about: `who plays the other seats: ${PLAYER_TEXT}; \`search:2s\` thinks for two seconds`,
        default: 'random',
      },
      '-s, --seed <seed>': 'seed for the game and the other players; random by default',
      '--undo <policy>': {
        about:
          'when answers may be taken back: by their player until something new was seen (`unseen`), always (`free`), or only if all players agree (`consent`)',
        choices: UNDO_POLICIES,
      },
      ...POSITION,
      ...LANGUAGE_OPTION,
      ...RULESET,
    },
    examples: [
      'sandtable play draughts --against search:2s',
      'sandtable play mine.yaml --hot-seat --record game',
    ],
  },
  edit: {
    about: 'write rules and play them in a browser',
    arguments: [['[target]', 'a file or folder to work on; without one, the browser keeps your work']],
    options: {
      '--port <n>': {
        about: 'the port on this machine; your work in the browser belongs to it',
        default: '7263',
      },
      '--check': 'load the page once and exit',
    },
    examples: ['sandtable edit', 'sandtable edit mine.yaml', 'sandtable edit --port 8080'],
  },
  replay: {
    about: 'replay recorded games, checking every move',
    arguments: [
      FILE,
      [
        '[record]',
        'a file from `play --record` or `run --log`; without one, a game of `run`, chosen by --seed and --game',
      ],
    ],
    options: {
      '--game <n>': 'which of several games to show, move by move',
      '-s, --seed <seed>': 'without a record: the seed of the run (default: "1", as for `run`)',
      ...PLAYERS_BY,
      ...RULESET,
    },
    examples: [
      'sandtable replay mine.yaml game',
      'sandtable replay mine.yaml log --game 17',
      'sandtable replay mine.yaml --seed 1 --game 17',
    ],
  },
  position: {
    about: 'print a position as one line, which play, perft, odds, solve and why can begin at',
    arguments: [FILE, ['[text]', 'a position to check and print in its usual form']],
    options: {
      '-f, --from <example>': 'the position of this example',
      '-r, --record <file>': 'the position where this recorded game left off',
      '--after <moves>': {
        about: 'after these moves, separated by spaces or commas; repeat for more',
        several: true,
      },
      '-s, --seed <seed>': { about: 'the seed for what is dealt', default: '1' },
      '--seat <seat>': 'only what this player knows',
      '--history': 'earlier positions too, for rules about repetition',
      ...RULESET,
    },
    examples: [
      'sandtable position chess --after "e2-e4 c7-c5"',
      'sandtable position tic-tac-toe "board: 3/1X1/3; now: nought at play 1"',
    ],
  },
  perft: {
    about: 'count all sequences of moves',
    arguments: [FILE],
    options: {
      '-d, --depth <n>': { about: 'how many plies; required', required: true },
      '--divide': 'count separately for each first move; not together with --chance',
      '--chance': {
        about: 'count over all outcomes of chance, weighted by probability',
        conflicts: 'divide',
      },
      '--next-turn': 'with --chance: go on to what chance decides after the last turn has passed',
      '--setup <names>': 'named setups of the players, separated by commas',
      ...FROM,
      ...RULESET,
      ...AS_JSON,
    },
    examples: ['sandtable perft breakthrough --depth 3', 'sandtable perft draughts --depth 2 --divide'],
  },
  odds: {
    about: 'say where moves lead, and how likely each result is: a roll, a fight, a short sequence',
    arguments: [FILE],
    options: {
      '-m, --move <move>': { about: 'a move in notation; repeat for the next moves', several: true },
      '--of <expression>': 'a value of the game; by default every visible change',
      '--samples <n>': {
        about: 'how many samples to draw where chance has too many outcomes',
        default: '100000',
      },
      '--next-turn': 'go on to what chance decides after the turn has passed',
      ...FROM,
      ...RULESET,
      ...AS_JSON,
    },
    examples: [
      "sandtable odds mine.yaml --move 'attack b4'",
      "sandtable odds mine.yaml --from 'two dice of a charge' --move 'charge lancers' --of 'hits'",
    ],
  },
  solve: {
    about:
      'work out who wins if nobody makes a mistake, and with which moves; for small games with nothing hidden',
    arguments: [FILE],
    options: {
      '--positions <n>': { about: 'give up after this many positions', default: '300000' },
      ...FROM,
      ...RULESET,
      ...AS_JSON,
    },
    examples: ['sandtable solve tic-tac-toe', 'sandtable solve mine.yaml --positions 1000000 --json'],
  },
  why: {
    about: 'say why a move is refused: the rule, its line, and its values',
    arguments: [FILE, ['<move>', 'as in play, or two spaces: "b3 d3"']],
    options: {
      ...FROM,
      '-r, --record <file>': 'begin where this recorded game left off',
      '--after <moves>': {
        about:
          'after these further moves, separated by spaces or commas; "step; dice: 5 4; step" gives what chance decides after a move before it, as examples do; repeat for more',
        several: true,
      },
      ...RULESET,
      ...AS_JSON,
      ...LANGUAGE_OPTION,
    },
    examples: ['sandtable why draughts a3-c5', 'sandtable why draughts "a3 c5" --after "c3-d4 b6-a5"'],
  },
  show: {
    about: 'print the rules in force, and where each line comes from',
    arguments: [FILE, ['[name]', 'one section, kind, rule, stage, action...; by default everything']],
    options: { ...USE, ...OPTION },
    examples: ['sandtable show stratego-duel battle'],
  },
  map: {
    about: 'draw the boards as text or as a picture: names, special spaces, regions',
    arguments: [FILE],
    options: {
      '--out <file>': 'write to this SVG file, which must not exist yet',
      '--board <name>': 'which of several boards',
      '--cards': 'write the cards instead, nine to a sheet of A4, each sheet to its own file',
      '--spots': 'print where a graph without `spots:` is drawn, to be put into the text',
      ...RULESET,
    },
    examples: [
      'sandtable map draughts',
      'sandtable map mine.yaml --out mine.svg',
      'sandtable map hearts --cards --out cards.svg',
    ],
  },
  matrix: {
    about: 'draw a table of the rules, and mark what a variant changes',
    arguments: [FILE, ['[table]', 'which one; by default all']],
    options: { ...BASE, ...RULESET, ...AS_JSON },
    examples: ['sandtable matrix stratego-duel', 'sandtable matrix mine.yaml battle --base stratego-duel'],
  },
  rulebook: {
    about: 'write the rules as a rulebook in a language, and mark what a variant changes',
    arguments: [FILE],
    options: {
      ...LANGUAGE_OPTION,
      '--format <format>': 'markdown or html; by default what the name of the file says, or markdown',
      '--out <file>': 'write to this file, which must not exist yet',
      ...BASE,
      ...RULESET,
    },
    examples: ['sandtable rulebook mine.yaml --language it', 'sandtable rulebook mine.yaml --out rules.html'],
  },
  diff: {
    about: 'say in words what a variant or a module changes for the players',
    arguments: PAIR,
    options: { ...RULESET, ...AS_JSON },
    examples: [
      'sandtable diff mine.yaml',
      'sandtable diff stratego-duel mine.yaml',
      'sandtable diff stratego-duel --use rescue',
    ],
  },
  compare: {
    about: 'play two rulesets from the same seeds: who wins, how long games are, how they end',
    arguments: PAIR,
    options: { ...GAMES, ...SEED, ...PLAYERS_BY, ...JOBS, ...RULESET, ...AS_JSON, ...STILL },
    examples: ['sandtable compare stratego-duel mine.yaml --games 2000'],
  },
  worker: {
    about: 'play games from a queue, on any number of machines',
    options: {
      '--queue <address>': {
        about: 'the PostgreSQL server; the password can be given in PGPASSWORD',
        required: true,
      },
      '-j, --jobs <n>': 'number of threads; by default as many as the machine has',
      '--until-done': 'exit when there is nothing left to play, instead of waiting for more',
      ...QUIET,
    },
    examples: [
      'sandtable worker --queue postgres://somebody@games.example/games',
      'sandtable worker --queue postgres://localhost/games --jobs 2 --until-done',
    ],
  },
  queue: {
    about: 'show what is in a queue: how far each run is, what failed and why; cancel and retry runs',
    arguments: [['<address>', 'the PostgreSQL server']],
    options: {
      '--cancel <run>': 'start no more games of this run; results so far are kept',
      '--retry <run>': { about: 'retry what workers gave up on', conflicts: 'cancel' },
      ...AS_JSON,
    },
    examples: [
      'sandtable queue postgres://somebody@games.example/games',
      'sandtable queue postgres://somebody@games.example/games --retry b88879',
    ],
  },
  report: {
    about:
      'make a page with charts of what a store holds: who wins, how certain that is, and what a variant changes',
    arguments: [['<store>', 'a file of `run --store`, or the server of a queue']],
    options: {
      ...RUN,
      '--out <file>': 'write to this HTML file, which must not exist yet',
      '--measure <games>':
        'replay this many games of each run, and report how tense they were and what never mattered; 100 if all players are random, otherwise none',
    },
    examples: [
      'sandtable report games.db --out games.html',
      'sandtable report games.db --measure 20 --out games.html',
    ],
  },
  export: {
    about: 'write out what a store holds, game by game, for other programs',
    arguments: [['<store>', 'a file of `run --store`, or the server of a queue']],
    options: {
      '--format <format>': {
        about: 'JSON Lines with everything that is stored of the games, or CSV with one line for each',
        choices: ['jsonl', 'csv'],
        default: 'jsonl',
      },
      ...RUN,
      '--out <file>': 'write to this file, which must not exist yet',
    },
    examples: [
      'sandtable export games.db > games.jsonl',
      'sandtable export games.db --format csv --out games.csv',
    ],
  },
  ladder: {
    about: 'find out whether skill matters: each player against the one before it, in every seat',
    arguments: [FILE],
    options: {
      '--rungs <names>': {
        about: 'players from the weakest to the strongest, separated by commas',
        default: 'random,greedy,search:casual',
      },
      '-g, --rounds <n>': {
        about: 'the most rounds for each rung; a rung ends as soon as it is decided',
        default: '100',
      },
      ...SEED,
      ...JOBS,
      ...RULESET,
      ...AS_JSON,
      ...STILL,
    },
    examples: [
      'sandtable ladder connect-four',
      'sandtable ladder mine.yaml --rungs random,search:50,search:500 --json',
    ],
  },
  analyse: {
    about: 'measure how long, open and tense games are, and find rules and spaces that never matter',
    arguments: [FILE],
    options: {
      '-g, --games <n>': { about: 'how many games', default: '50' },
      ...SEED,
      ...PLAYERS_BY,
      ...RULESET,
      ...AS_JSON,
      ...STILL,
    },
    examples: [
      'sandtable analyse draughts --players-by greedy',
      'sandtable analyse mine.yaml --games 200 --json',
    ],
  },
  fmt: {
    about: 'format rulesets; comments and meaning are kept',
    arguments: [['<targets...>', 'files or folders; - formats standard input']],
    options: { '--check': 'write nothing, only say which files would change' },
    examples: ['sandtable fmt mine.yaml', 'sandtable fmt - < mine.yaml > tidy.yaml'],
  },
  migrate: {
    about:
      'show how rulesets are written in the newest form of their edition, and prove that they play alike',
    arguments: [['<targets...>', 'files or folders']],
    options: {
      '--draft':
        'they were written before edition 1 was closed: also list what is valid and meant something else then',
      '--write': 'write the files; without it, only show what would change',
      '-g, --games <n>': {
        about: 'how many random games to compare for the fewest and the most players',
        default: '20',
      },
      '-r, --record <file>': { about: 'compare this recorded game too; repeat for more', several: true },
    },
    examples: ['sandtable migrate mine.yaml', 'sandtable migrate . --write'],
  },
  schema: {
    about: 'print the JSON Schema of rulesets, for other editors',
    examples: ['sandtable schema > sandtable.schema.json'],
  },
  how: {
    about: 'find how a sentence of a rulebook is written as rules',
    arguments: [['<words...>', 'the sentence, or some words of it']],
    examples: ['sandtable how captures are forced', 'sandtable how "draw until you have five cards"'],
  },
  explain: {
    about: 'explain what a message means',
    arguments: [['<code>', 'for example ST4105']],
    examples: ['sandtable explain ST4105'],
  },
  completion: {
    about: 'print a script for shell completion of commands, options and ids',
    arguments: [['<shell>', `${SHELLS.join(', ')}`]],
    examples: [
      'eval "$(sandtable completion bash)"',
      'sandtable completion zsh > ~/.zfunc/_sandtable',
      'sandtable completion fish > ~/.config/fish/completions/sandtable.fish',
    ],
  },
  tour: {
    about: 'check and play everything that comes with Sandtable',
    examples: ['sandtable tour'],
  },
} as const satisfies Readonly<Record<string, CommandRow>>

export type CommandName = keyof typeof COMMANDS

/** The options that a command receives. */
export type OptionsOf<Name extends CommandName> = (typeof COMMANDS)[Name] extends {
  readonly options: infer Rows
}
  ? Values<Rows>
  : object

type ArgumentsOf<Rows> = {
  [At in keyof Rows]: Rows[At] extends readonly [`<${string}...>`, string]
    ? readonly string[]
    : Rows[At] extends readonly [`[${string}]`, string]
      ? string | undefined
      : string
}

/** The function of a command. It returns the exit code. */
export type Run<Name extends CommandName> = (
  ...args: [
    ...((typeof COMMANDS)[Name] extends { readonly arguments: infer Rows extends readonly unknown[] }
      ? ArgumentsOf<Rows>
      : []),
    OptionsOf<Name>,
  ]
) => number | Promise<number>
