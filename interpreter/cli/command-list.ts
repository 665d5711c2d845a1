import { Option } from 'commander'
import { UNDO_POLICIES } from '../match/undo-policy.ts'
import { EXPORT_FORMATS, FORMATS } from './formats.ts'
import { PLAYER_TEXT, RULESET, inTurn, several } from './options.ts'
import type { SharedOption } from './options.ts'
import { SHELLS } from './shells.ts'

/** Returns the exit code. */
type Run = (...args: never[]) => number | Promise<number>

interface CommandEntry {
  /** In commander's notation: `<file>`, `[name]`, `<targets...>`. */
  readonly usage: string
  readonly about: string
  readonly arguments?: Readonly<Record<string, string>>
  readonly options?: readonly (SharedOption | Option)[]
  /** Shown below the help. */
  readonly examples: readonly string[]
  /** Loaded only when the command runs. */
  readonly run: () => Promise<Run>
}

const FILE = { '<file>': 'a file, the id of a game, or - for standard input' } as const
const TARGETS = { '<targets...>': 'files, folders or ids; - is standard input' } as const
const PAIR = {
  '<base>': 'file or id',
  '[variant]':
    'file or id of a game or module; by default the base itself with what is asked for, or else the first is the variant of what it extends',
} as const

/** Every command, in the order in which authors of rules need them. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    usage: 'list',
    about: 'list the games and modules that come with Sandtable',
    examples: ['sandtable list'],
    run: async () => (await import('./list.ts')).list,
  },
  {
    usage: 'new',
    about: 'start a game or a variant',
    arguments: { '[file]': 'where to write it' },
    options: [
      new Option('-c, --cards', 'a small game of cards to change into your own; without it, one on a board'),
      new Option('-e, --extends <id>', 'a variant of this game, which says only what differs').conflicts(
        'cards',
      ),
    ],
    examples: [
      'sandtable new mine.yaml',
      'sandtable new mine.yaml --cards',
      'sandtable new mine.yaml --extends stratego-duel',
    ],
    run: async () => (await import('./new.ts')).begin,
  },
  {
    usage: 'check',
    about: 'check rulesets, and say exactly what is wrong',
    arguments: TARGETS,
    options: [
      new Option('--format <format>', 'output format').choices(FORMATS).default('pretty'),
      new Option('-w, --watch', 'check again whenever something changes'),
      'quiet',
      'denyWarnings',
    ],
    examples: [
      'sandtable check mine.yaml',
      'sandtable check . --format github --deny-warnings',
      'sandtable check - < mine.yaml',
    ],
    run: async () => (await import('./check.ts')).check,
  },
  {
    usage: 'test',
    about: 'run the examples of rulesets',
    arguments: TARGETS,
    options: [
      'use',
      new Option('--coverage', 'say which rules the examples cover, and which they do not'),
      new Option('--list', 'list the labels of the examples without running them'),
      new Option(
        '--accept',
        'list inherited examples that turn out differently under `changes:` in the file',
      ),
      new Option(
        '--mutants',
        'change one detail of the rules at a time, and list the changes that no example notices',
      ),
      new Option('--json', 'with `--mutants`: one line of JSON for each target'),
      'quiet',
      'denyWarnings',
    ],
    examples: [
      'sandtable test mine.yaml',
      'sandtable test mine.yaml --coverage',
      'sandtable test mine.yaml --mutants',
    ],
    run: async () => (await import('./test.ts')).test,
  },
  {
    usage: 'run',
    about: 'play many games, with random players or players that think',
    arguments: FILE,
    options: [
      'games',
      'seed',
      ...RULESET,
      'playersBy',
      'jobs',
      new Option('-c, --coverage', 'say which rules were used, and which never (slower)'),
      new Option('-v, --verbose', 'say which back end plays the games, and why not a faster one'),
      new Option(
        '--log <file>',
        'write every game to this file, one line each, for `replay`; it contains every secret',
      ),
      new Option('--store <file>', 'store the games in this database; an interrupted run resumes there'),
      new Option(
        '--queue <address>',
        'queue the games on this PostgreSQL server for workers to play, and store them there',
      ),
      'json',
      'still',
    ],
    examples: [
      'sandtable run mine.yaml --games 10000 --seed 1',
      'sandtable run mine.yaml --games 1000000 --jobs 4 --store games.db',
      'sandtable run mine.yaml --games 1000000 --queue postgres://games.example/games',
      'sandtable run patrols --players 3 --players-by search:100,greedy,random --games 4',
      'sandtable run mine.yaml --coverage',
    ],
    run: async () => (await import('./run.ts')).run,
  },
  {
    usage: 'play',
    about: 'play in the terminal',
    arguments: FILE,
    options: [
      new Option('-H, --hot-seat', 'several people share the screen'),
      new Option('-a, --as <seat>', 'your seat; the first by default'),
      new Option(
        '-r, --record <file>',
        'record the game in this file, or continue the game in it; the record contains every secret, including the seed and all that is hidden from you',
      ),
      new Option('--record-view <seat>', 'record only what this seat saw; such a record cannot be continued'),
      new Option(
        '--against <player>',
        `who plays the other seats: ${PLAYER_TEXT}; \`search:2s\` thinks for two seconds`,
      ).default('random'),
      new Option('-s, --seed <seed>', 'seed for the game and the other players; random by default'),
      new Option(
        '--undo <policy>',
        'when answers may be taken back: by their player until something new was seen (`unseen`), always (`free`), or only if all players agree (`consent`)',
      ).choices(UNDO_POLICIES),
      'language',
      ...RULESET,
    ],
    examples: [
      'sandtable play draughts --against search:2s',
      'sandtable play mine.yaml --hot-seat --record game',
    ],
    run: async () => (await import('./play.ts')).play,
  },
  {
    usage: 'edit',
    about: 'write rules and play them in a browser',
    arguments: {
      '[target]': 'a file or folder to work on; without one, the browser keeps your work',
    },
    options: [new Option('--check', 'load the page once and exit')],
    examples: ['sandtable edit', 'sandtable edit mine.yaml'],
    run: async () => (await import('./edit.ts')).edit,
  },
  {
    usage: 'replay',
    about: 'replay recorded games, checking every move',
    arguments: {
      ...FILE,
      '[record]':
        'a file from `play --record` or `run --log`; without one, a game of `run`, chosen by --seed and --game',
    },
    options: [
      new Option('--game <n>', 'which of several games to show, move by move'),
      new Option('-s, --seed <seed>', 'without a record: the seed of the run (default: "1", as for `run`)'),
      'playersBy',
      ...RULESET,
    ],
    examples: [
      'sandtable replay mine.yaml game',
      'sandtable replay mine.yaml log --game 17',
      'sandtable replay mine.yaml --seed 1 --game 17',
    ],
    run: async () => (await import('./replay.ts')).replay,
  },
  {
    usage: 'perft',
    about: 'count all sequences of moves',
    arguments: FILE,
    options: [
      new Option('-d, --depth <n>', 'how many plies; required').makeOptionMandatory(),
      new Option('--divide', 'count separately for each first move; not together with --chance'),
      new Option('--chance', 'count over all outcomes of chance, weighted by probability').conflicts(
        'divide',
      ),
      new Option('--next-turn', 'with --chance: go on to what chance decides after the last turn has passed'),
      new Option('--setup <names>', 'named setups of the players, separated by commas'),
      'from',
      ...RULESET,
      'json',
    ],
    examples: ['sandtable perft breakthrough --depth 3', 'sandtable perft draughts --depth 2 --divide'],
    run: async () => (await import('./perft.ts')).perft,
  },
  {
    usage: 'odds',
    about: 'say where moves lead, and how likely each result is: a roll, a fight, a short sequence',
    arguments: FILE,
    options: [
      new Option('-m, --move <move>', 'a move in notation; repeat for the next moves').argParser(several),
      new Option('--of <expression>', 'a value of the game; by default every visible change'),
      new Option('--samples <n>', 'how many samples to draw where chance has too many outcomes').default(
        '100000',
      ),
      new Option('--next-turn', 'go on to what chance decides after the turn has passed'),
      'from',
      ...RULESET,
      'json',
    ],
    examples: [
      "sandtable odds mine.yaml --move 'attack b4'",
      "sandtable odds mine.yaml --from 'two dice of a charge' --move 'charge lancers' --of 'hits'",
    ],
    run: async () => (await import('./odds.ts')).odds,
  },
  {
    usage: 'solve',
    about:
      'work out who wins if nobody makes a mistake, and with which moves; for small games with nothing hidden',
    arguments: FILE,
    options: [
      new Option('--positions <n>', 'give up after this many positions').default('300000'),
      'from',
      ...RULESET,
      'json',
    ],
    examples: ['sandtable solve tic-tac-toe', 'sandtable solve mine.yaml --positions 1000000 --json'],
    run: async () => (await import('./solve.ts')).solve,
  },
  {
    usage: 'why',
    about: 'say why a move is refused: the rule, its line, and its values',
    arguments: { ...FILE, '<move>': 'as in play, or two spaces: "b3 d3"' },
    options: [
      'from',
      new Option('-r, --record <file>', 'begin where this recorded game left off'),
      new Option(
        '--after <moves>',
        'after these further moves, separated by spaces or commas; "step; dice: 5 4; step" gives what chance decides after a move before it, as examples do; repeat for more',
      ).argParser(inTurn),
      ...RULESET,
      'json',
      'language',
    ],
    examples: ['sandtable why draughts a3-c5', 'sandtable why draughts "a3 c5" --after "c3-d4 b6-a5"'],
    run: async () => (await import('./why.ts')).why,
  },
  {
    usage: 'show',
    about: 'print the rules in force, and where each line comes from',
    arguments: {
      ...FILE,
      '[name]': 'one section, kind, rule, stage, action...; by default everything',
    },
    options: ['use', 'option'],
    examples: ['sandtable show stratego-duel battle'],
    run: async () => (await import('./show.ts')).show,
  },
  {
    usage: 'map',
    about: 'draw the boards as text or as a picture: names, special spaces, regions',
    arguments: FILE,
    options: [
      new Option('--out <file>', 'write to this SVG file, which must not exist yet'),
      new Option('--board <name>', 'which of several boards'),
      ...RULESET,
    ],
    examples: ['sandtable map draughts', 'sandtable map mine.yaml --out mine.svg'],
    run: async () => (await import('./map.ts')).drawMap,
  },
  {
    usage: 'matrix',
    about: 'draw a table of the rules, and mark what a variant changes',
    arguments: { ...FILE, '[table]': 'which one; by default all' },
    options: ['base', ...RULESET, 'json'],
    examples: ['sandtable matrix stratego-duel', 'sandtable matrix mine.yaml battle --base stratego-duel'],
    run: async () => (await import('./matrix.ts')).matrix,
  },
  {
    usage: 'rulebook',
    about: 'write the rules as a rulebook in a language, and mark what a variant changes',
    arguments: FILE,
    options: [
      'language',
      new Option(
        '--format <format>',
        'markdown or html; by default what the name of the file says, or markdown',
      ),
      new Option('--out <file>', 'write to this file, which must not exist yet'),
      'base',
      ...RULESET,
    ],
    examples: ['sandtable rulebook mine.yaml --language it', 'sandtable rulebook mine.yaml --out rules.html'],
    run: async () => (await import('./rulebook.ts')).printRulebook,
  },
  {
    usage: 'diff',
    about: 'say in words what a variant or a module changes for the players',
    arguments: PAIR,
    options: [...RULESET, 'json'],
    examples: [
      'sandtable diff mine.yaml',
      'sandtable diff stratego-duel mine.yaml',
      'sandtable diff stratego-duel --use rescue',
    ],
    run: async () => (await import('./diff.ts')).diff,
  },
  {
    usage: 'compare',
    about: 'play two rulesets from the same seeds: who wins, how long games are, how they end',
    arguments: PAIR,
    options: ['games', 'seed', 'playersBy', 'jobs', ...RULESET, 'json', 'still'],
    examples: ['sandtable compare stratego-duel mine.yaml --games 2000'],
    run: async () => (await import('./compare.ts')).compare,
  },
  {
    usage: 'worker',
    about: 'play games from a queue, on any number of machines',
    options: [
      new Option(
        '--queue <address>',
        'the PostgreSQL server; the password can be given in PGPASSWORD',
      ).makeOptionMandatory(),
      new Option('-j, --jobs <n>', 'number of threads; by default as many as the machine has'),
      new Option('--until-done', 'exit when there is nothing left to play, instead of waiting for more'),
      'quiet',
    ],
    examples: [
      'sandtable worker --queue postgres://somebody@games.example/games',
      'sandtable worker --queue postgres://localhost/games --jobs 2 --until-done',
    ],
    run: async () => (await import('./worker.ts')).worker,
  },
  {
    usage: 'queue',
    about: 'show what is in a queue: how far each run is, what failed and why; cancel and retry runs',
    arguments: { '<address>': 'the PostgreSQL server' },
    options: [
      new Option('--cancel <run>', 'start no more games of this run; results so far are kept'),
      new Option('--retry <run>', 'retry what workers gave up on').conflicts('cancel'),
      'json',
    ],
    examples: [
      'sandtable queue postgres://somebody@games.example/games',
      'sandtable queue postgres://somebody@games.example/games --retry b88879',
    ],
    run: async () => (await import('./queue.ts')).showQueue,
  },
  {
    usage: 'report',
    about:
      'make a page with charts of what a store holds: who wins, how certain that is, and what a variant changes',
    arguments: { '<store>': 'a file of `run --store`, or the server of a queue' },
    options: [
      'run',
      new Option('--out <file>', 'write to this HTML file, which must not exist yet'),
      new Option(
        '--measure <games>',
        'replay this many games of each run, and report how tense they were and what never mattered; 100 if all players are random, otherwise none',
      ),
    ],
    examples: [
      'sandtable report games.db --out games.html',
      'sandtable report games.db --measure 20 --out games.html',
    ],
    run: async () => (await import('./report.ts')).report,
  },
  {
    usage: 'export',
    about: 'write out what a store holds, game by game, for other programs',
    arguments: { '<store>': 'a file of `run --store`, or the server of a queue' },
    options: [
      new Option(
        '--format <format>',
        'JSON Lines with everything that is stored of the games, or CSV with one line for each',
      )
        .choices(EXPORT_FORMATS)
        .default('jsonl'),
      'run',
      new Option('--out <file>', 'write to this file, which must not exist yet'),
    ],
    examples: [
      'sandtable export games.db > games.jsonl',
      'sandtable export games.db --format csv --out games.csv',
    ],
    run: async () => (await import('./export.ts')).exportStore,
  },
  {
    usage: 'ladder',
    about: 'find out whether skill matters: each player against the one before it, in every seat',
    arguments: FILE,
    options: [
      new Option('--rungs <names>', 'players from the weakest to the strongest, separated by commas').default(
        'random,greedy,search:casual',
      ),
      new Option(
        '-g, --rounds <n>',
        'the most rounds for each rung; a rung ends as soon as it is decided',
      ).default('100'),
      'seed',
      'jobs',
      ...RULESET,
      'json',
      'still',
    ],
    examples: [
      'sandtable ladder connect-four',
      'sandtable ladder mine.yaml --rungs random,search:50,search:500 --json',
    ],
    run: async () => (await import('./ladder.ts')).ladder,
  },
  {
    usage: 'analyse',
    about: 'measure how long, open and tense games are, and find rules and spaces that never matter',
    arguments: FILE,
    options: [
      new Option('-g, --games <n>', 'how many games').default('50'),
      'seed',
      'playersBy',
      ...RULESET,
      'json',
      'still',
    ],
    examples: [
      'sandtable analyse draughts --players-by greedy',
      'sandtable analyse mine.yaml --games 200 --json',
    ],
    run: async () => (await import('./analyse.ts')).analyse,
  },
  {
    usage: 'fmt',
    about: 'format rulesets; comments and meaning are kept',
    arguments: { '<targets...>': 'files or folders; - formats standard input' },
    options: [new Option('--check', 'write nothing, only say which files would change')],
    examples: ['sandtable fmt mine.yaml', 'sandtable fmt - < mine.yaml > tidy.yaml'],
    run: async () => (await import('./fmt.ts')).fmt,
  },
  {
    usage: 'schema',
    about: 'print the JSON Schema of rulesets, for other editors',
    examples: ['sandtable schema > sandtable.schema.json'],
    run: async () => (await import('./schema.ts')).schema,
  },
  {
    usage: 'explain',
    about: 'explain what a message means',
    arguments: { '<code>': 'for example ST4105' },
    examples: ['sandtable explain ST4105'],
    run: async () => (await import('./explain.ts')).explain,
  },
  {
    usage: 'completion',
    about: 'print a script for shell completion of commands, options and ids',
    arguments: { '<shell>': `${SHELLS.join(', ')}` },
    examples: [
      'eval "$(sandtable completion bash)"',
      'sandtable completion zsh > ~/.zfunc/_sandtable',
      'sandtable completion fish > ~/.config/fish/completions/sandtable.fish',
    ],
    run: async () => (await import('./completion.ts')).completion,
  },
  {
    usage: 'tour',
    about: 'check and play everything that comes with Sandtable',
    examples: ['sandtable tour'],
    run: async () => (await import('./tour.ts')).tour,
  },
]
