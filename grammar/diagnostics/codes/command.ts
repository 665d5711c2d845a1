import type { CodeEntry } from './code-entry.ts'

/** Codes ST7xxx: the command line and files. */
export const COMMAND_CODES = {
  ST7001: {
    title: 'unknown command or option',
    severity: 'error',
    meaning: 'The command line names a command or option that does not exist. `sandtable help` lists them.',
    wrong: 'sandtable chekc mine.yaml',
    right: 'sandtable check mine.yaml',
  },
  ST7002: {
    title: 'no such ruleset or file',
    severity: 'error',
    meaning:
      'There is no file of this name, and no ruleset with this id comes with Sandtable. Or what is there is a folder or a device where a file is needed, or cannot be read or written.',
    wrong: 'sandtable check my-gaem',
    right: 'sandtable check my-game',
  },
  ST7003: {
    title: 'wrong value',
    severity: 'error',
    meaning: 'A value on the command line is not one that is possible there.',
    wrong: 'sandtable run my-game --games many',
    right: 'sandtable run my-game --games 100',
  },
  ST7004: {
    title: 'ruleset has errors',
    severity: 'error',
    meaning: 'A ruleset with errors is not played, because nobody could say by which rules.',
    wrong: 'sandtable run broken.yaml',
    right: 'sandtable check broken.yaml',
  },
  ST7005: {
    title: 'not playable by itself',
    severity: 'error',
    meaning: 'An abstract game holds what several games share; play one of those that extend it.',
    wrong: 'sandtable play family',
    right: 'sandtable play my-game',
  },
  ST7006: {
    title: 'file is there already',
    severity: 'error',
    meaning: 'Nothing is ever written over a file that is there.',
    wrong: 'sandtable new --extends my-game mine.yaml',
    right: 'sandtable new --extends my-game another.yaml',
  },
  ST7007: {
    title: 'record is in use',
    severity: 'error',
    meaning:
      'Two games must not be written into one record: the later one would wipe out the earlier one. A file beside the record, with `.lock` behind its name, says which process writes it. One that a process has left behind that is gone counts for nothing.',
    wrong: 'sandtable play my-game --record game (while another one writes it)',
    right: 'sandtable play my-game --record another',
  },
  ST7020: {
    title: 'no such table',
    severity: 'error',
    meaning:
      'There is no table of this name in the game, or none at all. The message says what there is instead.',
    wrong: 'sandtable matrix my-game batle',
    right: 'sandtable matrix my-game battle',
  },
  ST7021: {
    title: 'nothing to compare with',
    severity: 'error',
    meaning:
      'Two sets of rules are compared: two games, or one game with itself and a module or an option that the second one has. They must be played by the same number of players.',
    wrong: 'sandtable diff my-game',
    right: 'sandtable diff my-game --use a-module',
  },
  ST7022: {
    title: 'would be laid out anew',
    severity: 'error',
    meaning:
      'With `--check` nothing is written: the file is not laid out as `sandtable fmt` would do it. Its meaning is not in question.',
    wrong: 'sandtable fmt --check mine.yaml',
    right: 'sandtable fmt mine.yaml',
  },
  ST7023: {
    title: 'file left as it is',
    severity: 'error',
    meaning:
      'A file that cannot be read, or in which a mistake of YAML hides what belongs where, is not laid out anew. Nothing was written.',
    wrong: 'sandtable fmt broken.yaml',
    right: 'sandtable check broken.yaml',
  },
  ST7030: {
    title: 'no such language',
    severity: 'error',
    meaning:
      'Rulebooks are printed in the languages that have words for their frame: headings, set phrases and the words between names. The message says which these are. Names of a game come from its `texts`.',
    wrong: 'sandtable rulebook my-game --language italian',
    right: 'sandtable rulebook my-game --language it',
  },
  ST7040: {
    title: 'no such player',
    severity: 'error',
    meaning:
      'Seats are played by programs that have names: `random`, `greedy`, `monte-carlo`, `search`. They see what their seat sees, and nothing else. Behind `search:` stands a level (`beginner`, `casual`, `club`, `strong`) or a number of playouts for each move. Where nobody counts games it may be a time as well, such as `2s`; games that are counted must come out the same again.',
    wrong: 'sandtable run my-game --players-by greedy,randm',
    right: 'sandtable run my-game --players-by greedy,random',
  },
  ST7050: {
    title: 'port is taken',
    severity: 'error',
    meaning:
      'The editor is always served at the same address, because a browser keeps its work for that address and no other. Another program has it now; mostly that is an editor that is open already.',
    wrong: 'sandtable edit (while another one runs)',
    right: 'sandtable edit (after the other one has ended)',
  },
  ST7060: {
    title: 'played without generated code',
    severity: 'note',
    meaning:
      'Rules are turned into code, which plays many times faster than reading them does. Where that is not possible, or would take longer than it helps, games are played all the same, only more slowly. If the note says that it is a mistake of Sandtable, please report it with the ruleset.',
    wrong: '(rules of which the code would be too large)',
    right: 'sandtable run my-game --verbose (says what plays the games, and why)',
  },
  ST7070: {
    title: 'store cannot be used',
    severity: 'error',
    meaning:
      'A store is one file, a database in which `sandtable run --store` keeps games. This one is something else, was written by a later Sandtable, or cannot be written now, for instance because the disk is full. What was finished before is kept, and the same command goes on from there.',
    wrong: 'sandtable run my-game --store my-game.yaml',
    right: 'sandtable run my-game --store games.db',
  },
  ST7071: {
    title: 'server cannot be used',
    severity: 'error',
    meaning:
      'The PostgreSQL server that was named is not there, does not let this user in, or could not be trusted: one that is not on this machine is spoken to over TLS and has to show a certificate for its name, unless the address says otherwise. Passwords are never printed.',
    wrong: 'sandtable worker --queue postgres://somebody@games.example/nothing',
    right: 'sandtable worker --queue postgres://somebody@games.example/games (with PGPASSWORD set)',
  },
  ST7072: {
    title: 'games that nobody could play',
    severity: 'error',
    meaning:
      'Workers have tried some games of a run several times and given up: their rules or their versions did not fit, they took too long, or each worker that had them went away. The reasons are told. What was finished is kept; when the reason is gone, they can be tried again.',
    wrong: '(a run whose games no worker could play)',
    right: 'sandtable queue postgres://somebody@games.example/games --retry b88879',
  },
  ST7073: {
    title: 'no such run',
    severity: 'error',
    meaning:
      'Runs of a store are named by the ids that it gives them, which come of their rules, seed and players. The beginning of an id is enough.',
    wrong: 'sandtable export games.db --run my-game',
    right: 'sandtable export games.db --run b88879',
  },
  ST7074: {
    title: 'games came out otherwise',
    severity: 'error',
    meaning:
      'Equal rules, seeds and players give equal games, wherever they are played. These did not, so that one of those who played them cannot be trusted: a changed copy of Sandtable, or a machine that makes mistakes.',
    wrong: '(games that are in the store already, played by a changed copy of Sandtable)',
    right: '(a new store, and a clean copy of Sandtable on every machine)',
  },
  ST7099: {
    title: 'fault inside Sandtable',
    severity: 'error',
    meaning: 'This is a mistake of the program, not of your ruleset. Please report it with what you did.',
    wrong: '(any command)',
    right: '(set SANDTABLE_DEBUG=1 to see more)',
  },
} as const satisfies Record<string, CodeEntry>
