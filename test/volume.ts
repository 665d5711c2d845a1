export const LAYERS = ['quick', 'full', 'long'] as const
export type Layer = (typeof LAYERS)[number]

const asked = process.env['SANDTABLE_TESTS']
/** Which run this is: a quick look, the run that every change must pass, or a long one. Set by `node test/run.ts`. */
export const LAYER: Layer = LAYERS.find((layer) => layer === asked) ?? 'full'

/** The share of this run, given how many a long run takes. At least two of six or more, since seats and back ends take turns. */
export const part = (all: number): number =>
  LAYER === 'long' ? all : Math.max(all < 6 ? 1 : 2, Math.round(all * 0.02))

/** Of what is tried one by one: all in a long run, else one in so many; which ones differs by the test that says `from`. */
export const oneIn = <T>(each: number, all: readonly T[], from = 0): readonly T[] =>
  LAYER === 'long' ? all : all.filter((_, i) => (i + from) % each === 0)

const volume = (quick: number, full: number, long: number): number => ({ quick, full, long })[LAYER]

/** The largest published number of move sequences that is counted: about ten seconds. */
export const MOST_COUNTED = 10_000_000

/** How much the tests play, draw and try. The run that every change must pass tries at most 2 % of what a long run does. */
export const VOLUME = {
  isLong: LAYER === 'long',
  /** Random games of each ruleset on both back ends; their seeds are their numbers. */
  games: volume(4, 2, 1000),
  /** Whole games that are compared with games played move by move. */
  wholeGames: volume(10, 2, 2000),
  /** Published numbers of move sequences up to this are counted. */
  countedNodes: volume(10_000, 10_000, MOST_COUNTED),
  /** Random games with each module and each pair of modules, and the decisions of each. */
  pairs: volume(4, 2, 400),
  pairPlies: volume(100, 60, 3000),
  /** Random games with each pair of made modules, in both orders. */
  pairOrders: volume(2, 2, 6),
  /** One in so many pairs or larger sets of modules is tried. */
  eachPair: volume(16, 32, 1),
  /** One in so many of the examples that a ruleset inherits from others is run under its rules, too. */
  eachInherited: volume(50, 100, 1),
  /** One in so many games whose table is looked at in the page, at every size. */
  eachTable: volume(8, 12, 1),
  /** One in so many modules is described, and written into a rulebook. */
  eachDescribed: volume(12, 24, 1),
  /** One in so many texts is read while it is being typed. */
  eachTyped: volume(3, 9, 1),
  /** One in so many games of the corpus whose examples must notice every change to what they are there for. */
  eachNoticed: volume(16, 24, 1),
  /** One in so many boards on which each question about routes is asked. */
  eachRoute: volume(3, 6, 1),
  /** One in so many translations whose whole game is checked. */
  eachTranslated: volume(50, 50, 1),
  /** One in so many of the frozen texts of an edition that are checked, tested and played. */
  eachFrozen: volume(50, 80, 1),
  /** One in so many games of the corpus is generated in every way. */
  eachOfCorpus: volume(25, 25, 1),
  /** Random programs, made of IR and of text. */
  programs: volume(60, 40, 10_000),
  texts: volume(15, 12, 10_000),
  /** Games that are written twice, exactly and as people write. */
  kinds: volume(10, 20, 2000),
  /** Dice rolls whose outcomes are counted. */
  rolls: volume(300, 1000, 100_000),
  /** Fights from examples whose odds are compared with drawn ones. */
  fights: volume(1, 2, Infinity),
  /** Games whose seats deduce what they can, and the decisions of each. */
  deduced: volume(1, 1, 500),
  deducedPlies: volume(60, 30, Infinity),
  dealtPlies: volume(40, 20, Infinity),
  /** Programs in which every step and expression is watched. */
  watched: volume(24, 12, 500),
  /** Percentage of the games that are checked ply by ply. */
  exactPercent: volume(1, 1, 100),
  /** Decisions of each of them; no shipped game lasts longer, whatever is played. */
  exactPlies: volume(150, 75, 20_000),
  /** Decisions of each game that both back ends play side by side. */
  lockstepPlies: volume(300, 120, 3000),
  /** One in so many variants is played this way. */
  exactVariants: volume(50, 50, 1),
  /** Percentage of the checklist items whose examples are run against changed rules. */
  teethPercent: volume(1, 2, 100),
  /** Games of Patrols for each number of players, with each option, and as twins that differ in what is hidden. */
  patrols: volume(2, 2, 1112),
  patrolsOption: volume(1, 1, 100),
  patrolsTwins: volume(2, 2, 100),
  /** Games of Toy Battle on all its terrains together, and on each as twins that differ in what is hidden. */
  toyBattle: volume(18, 9, 10_000),
  toyBattleTwins: volume(1, 1, 60),
  /** Battles of all pairs of armies together, and as twins that differ in what is hidden. */
  pocketBattles: volume(16, 8, 5000),
  pocketBattlesTwins: volume(2, 2, 200),
  /** Games that check that players see nothing they cannot know. */
  blind: volume(3, 3, 200),
  /** Positions of each game in which guessed texts are answered with other hidden faces, and the texts. */
  guessedStates: volume(1, 1, 200),
  guessedTexts: volume(30, 15, 200),
  /** Layouts that are broken and repaired, and arbitrary texts that are laid out. */
  layouts: volume(8, 4, 3000),
  layoutTexts: volume(300, 300, 30_000),
  /** Documents and single texts that are corrupted at random. */
  documents: volume(100, 50, 100_000),
  brokenTexts: volume(900, 450, 900_000),
  /** Editor requests: at word boundaries, in texts that break off or are corrupted, for completions and for names. */
  serviceBorders: volume(10, 10, Infinity),
  servicePrefixes: volume(10, 10, 5000),
  serviceTexts: volume(20, 10, 20_000),
  serviceCompletions: volume(10, 10, 3000),
  serviceNames: volume(1, 1, 60),
  /** Successive edits, after each of which a check is compared with one from scratch. */
  warmEdits: volume(2, 2, 1000),
  /** Percentage of the games that are edited this way. */
  warmPercent: volume(25, 12, 100),
  /** Percentage of a folder's documents whose parts are looked for. */
  relatedPercent: volume(20, 10, 100),
  /** A run that many machines play, some of which fail. */
  queued: (
    {
      quick: ['tic-tac-toe', 4_000],
      full: ['tic-tac-toe', 4_000],
      long: ['stratego-barrage', 1_000_000],
    } as const
  )[LAYER],
  /** Scalars in every style, each of whose characters has its place in the file. */
  scalars: volume(40, 40, 2000),
  /** Games of each ruleset played by unoptimized closures, and the decisions of each. */
  plainGames: volume(2, 2, 4),
  plainPlies: volume(60, 30, 150),
  /** Moves that are undone. */
  takenBack: volume(10, 6, 24),
  /** Decisions of a game whose screens are searched for what they must not show. */
  shown: volume(150, 75, 400),
  /** Decisions of each shipped game, with each module, whose changes are added up for every reader. */
  toldPlies: volume(30, 15, 150),
  /** Games with groups of cards, checked ply by ply. */
  grouped: volume(3, 3, 12),
  /** Games counted line by line, games that a process plays of a file, and such files. */
  covered: volume(5, 5, 20),
  ofFiles: volume(2, 2, 5),
  files: volume(1, 2, 3),
  /** Setups drawn where there are too many sorts of spaces to count. */
  tangled: volume(1, 2, 3),
  /** Pieces of nonsense given as moves. */
  nonsense: volume(400, 200, 20_000),
  /** Trees that are printed and parsed again. */
  trees: volume(100, 100, 20_000),
} as const

const seed = process.env['SANDTABLE_SEED']
/** The seed from SANDTABLE_SEED, to try other games and texts, or else the usual one. */
export const seedOr = (usual: number): number => (seed === undefined ? usual : Number(seed))
