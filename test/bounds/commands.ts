/** What is tried with each ruleset; `F` is its file, `T` a folder for what is written. */
export const COMMANDS = {
  check: ['check', 'F'],
  fmt: ['fmt', '--check', 'F'],
  test: ['test', 'F'],
  show: ['show', 'F'],
  rulebook: ['rulebook', 'F', '--language', 'it'],
  map: ['map', 'F', '--out', 'T/map.svg'],
  run: ['run', 'F', '--games', '2'],
  greedy: ['run', 'F', '--games', '1', '--players-by', 'greedy'],
  search: ['run', 'F', '--games', '1', '--players-by', 'search:20'],
  replay: ['replay', 'F', '--game', '1'],
  perft: ['perft', 'F', '--depth', '1'],
  chance: ['perft', 'F', '--depth', '1', '--chance'],
  odds: ['odds', 'F', '--samples', '1000'],
  solve: ['solve', 'F', '--positions', '1000'],
  analyse: ['analyse', 'F', '--games', '2'],
  compare: ['compare', 'F', 'F', '--games', '2'],
  ladder: ['ladder', 'F', '--rungs', 'random,greedy', '--rounds', '1'],
  report: ['report', 'T/games.db', '--out', 'T/report.html'],
  play: ['play', 'F', '--seed', '1'],
  services: [],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type Command = keyof typeof COMMANDS
