const paths = (names: readonly string[]): readonly string[] => names.map((name) => `test/${name}.test.ts`)

/**
 * Each of these has a process of its own, in about the order of how long they take: they start servers, browsers and builds.
 * The first two run at once, and the site is built by one of them only.
 */
export const ALONE = paths([
  'editor/in-browser-play',
  'store/machines',
  'editor/in-browser-write',
  'package/package',
  'editor/in-browser-table',
  'editor/in-browser-lessons',
  'editor/engines',
  'store/queue',
  'terminal/play',
  'package/clone-bundle',
  'package/browser',
  'editions/migrate-later-words',
])

/**
 * The other files that take longest. Those of one kind share two processes, since starting one and compiling the engine takes
 * as long as many of them. Too many in one process are slower again: the engine's compiler has seen too many games by then,
 * and all of them stay in memory.
 */
export const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  commands: paths([
    'project/commands',
    'fuzz/fuzz',
    'store/report',
    'compare/jobs',
    'store/store',
    'describe/changes',
    'rulebook/complete',
    'services/properties',
    'fuzz/half-typed',
    'terminal/families',
    'terminal/narrow',
    'compare/ladder',
    'project/printed',
    'describe/matrix',
  ]),
  rulesets: paths([
    'editions/editions',
    'corpus/corpus',
    'rulesets/rulesets',
    'rulesets/checked',
    'rulesets/pocket-battles-games',
    'rulesets/house-rules',
    'rulesets/patrols-modules',
    'rulesets/toy-battle-games',
    'oracle/modules-agreement',
    'rulesets/modules',
    'rulesets/hearts',
    'oracle/agreement',
    'rulesets/patrols-games',
    'corpus/beekeepers',
    'mutants/constructs',
    'oracle/teeth',
    'mutants/shipped',
    'rulesets/together',
  ]),
  secrecy: paths([
    'secrecy/pairs',
    'secrecy/sight',
    'rulesets/patrols-secrecy',
    'secrecy/guesses',
    'secrecy/blind-moves',
    'secrecy/changing-pieces',
    'rulesets/modules-secrecy',
    'secrecy/made-families',
    'secrecy/judged-by-knowledge',
    'secrecy/made-games',
    'secrecy/channels',
  ]),
  players: paths([
    'players/command',
    'deduction/dealt',
    'deduction/brute-force',
    'players/blind',
    'deduction/position',
    'players/perfect',
    'players/budget',
    'deduction/games',
    'players/players',
    'deduction/uniform',
    'deduction/void-suits',
  ]),
  codegen: paths([
    'codegen/agreement',
    'games/exact',
    'games/log',
    'codegen/growth/board-size',
    'codegen/shapes',
    'codegen/modules',
    'codegen/routes',
    'codegen/made-rulesets',
    'bench/toy-battle',
    'codegen/growth/growth',
    'codegen/ways',
    'bench/agreement',
    'codegen/handed-states',
    'codegen/everything',
    'bench/hearts',
  ]),
}

/** All of them, those of each process in succession. */
export const HEAVY = [...ALONE, ...Object.values(TOGETHER).flat()]
