import type { CodeEntry } from './code-entry.ts'

/** Codes ST7xxx: the command line and files. */
export const COMMAND_CODES = {
  ST7001: {
    title: 'unknown command or option',
    meaning: 'The command line names a command or option that does not exist. `sandtable help` lists them.',
    wrong: 'sandtable chekc mine.yaml',
    right: 'sandtable check mine.yaml',
  },
  ST7002: {
    title: 'no such ruleset or file',
    meaning:
      'There is no file of this name, and no ruleset with this id comes with Sandtable. Or the path is a folder or a device, or cannot be read or written.',
    wrong: 'sandtable check my-gaem',
    right: 'sandtable check my-game',
  },
  ST7003: {
    title: 'wrong value',
    meaning: 'A value on the command line is not valid.',
    wrong: 'sandtable run my-game --games many',
    right: 'sandtable run my-game --games 100',
  },
  ST7004: {
    title: 'ruleset has errors',
    meaning: 'A ruleset with errors cannot be played, because its rules are not clear.',
    wrong: 'sandtable run broken.yaml',
    right: 'sandtable check broken.yaml',
  },
  ST7005: {
    title: 'not playable by itself',
    meaning: 'An abstract game holds what several games share; play one of those that extend it.',
    wrong: 'sandtable play family',
    right: 'sandtable play my-game',
  },
  ST7006: {
    title: 'file already exists',
    meaning: 'An existing file is never overwritten.',
    wrong: 'sandtable new mine.yaml',
    right: 'sandtable new another.yaml',
  },
  ST7007: {
    title: 'record is in use',
    meaning:
      'Two games must not be written to one record: the later one would overwrite the earlier one. A file next to the record, with `.lock` added to its name, says which process is writing it. A lock left by a process that no longer runs is ignored.',
    wrong: 'sandtable play my-game --record game (while another one writes it)',
    right: 'sandtable play my-game --record another',
  },
  ST7020: {
    title: 'no such table',
    meaning: 'The game has no table of this name, or no tables at all. The message lists the ones it has.',
    wrong: 'sandtable matrix my-game batle',
    right: 'sandtable matrix my-game battle',
  },
  ST7021: {
    title: 'nothing to compare with',
    meaning:
      'Two sets of rules are compared: two games, or one game with and without a module or an option. A variant alone is compared with what it extends, a module with the game it is for. They must be played by the same number of players.',
    wrong: 'sandtable diff my-game',
    right: 'sandtable diff my-game --use a-module',
  },
  ST7022: {
    title: 'not formatted',
    meaning:
      'The file is not formatted as `sandtable fmt` would format it. With `--check` nothing is written. The rules themselves are not affected.',
    wrong: 'sandtable fmt --check mine.yaml',
    right: 'sandtable fmt mine.yaml',
  },
  ST7023: {
    title: 'file left unchanged',
    meaning: 'A file that cannot be read, or whose YAML is broken, is not formatted. Nothing was written.',
    wrong: 'sandtable fmt broken.yaml',
    right: 'sandtable check broken.yaml',
  },
  ST7024: {
    title: 'would play otherwise',
    meaning:
      'In the newest form, an example has another outcome, or a game has other legal moves or another result. The documents of that folder are not written. Usually a name is to be changed that players write in their moves.',
    wrong: 'sandtable migrate mine.yaml --write    (where a move would be called otherwise)',
    right: 'sandtable check mine.yaml    (and keep the name, or change it and the records that mention it)',
  },
  ST7025: {
    title: 'cannot be compared',
    meaning:
      'The document was written before edition 1 was closed, and is refused today. `sandtable migrate` writes it as it was meant then, but no release can play both texts, so nothing proves that they play alike.',
    wrong: 'it is blocked: between(cannon.space, target) has 1 piece',
    right: 'it is blocked: between(cannon.space, target) has 1 or more pieces',
  },
  ST7026: {
    title: 'left in its older form',
    meaning:
      'The older form keeps its meaning, but cannot be rewritten: the new name is taken, or documents that are not to be migrated mention the name.',
    wrong: 'sandtable migrate base.yaml    (where variant.yaml mentions the name)',
    right: 'sandtable migrate base.yaml variant.yaml',
  },
  ST7027: {
    title: 'meant something else',
    meaning:
      'Before edition 1 was closed, this part of a ruleset was valid with another meaning, and nobody but its author knows which one is wanted. `sandtable migrate --draft` lists such parts; their meaning will never change again.',
    wrong: 'move card to deck    (once under a pile, now on top of it)',
    right: 'move card under deck',
  },
  ST7028: {
    title: 'nothing like it',
    meaning:
      'Neither the phrasebook nor the reference has a page with any of these words. Names of your own pieces and places are not in it; words such as "draw", "discard", "capture" or "auction" are.',
    wrong: 'sandtable how gazebo',
    right: 'sandtable how draw a card',
  },
  ST7030: {
    title: 'no such language',
    meaning:
      'Rulebooks can be printed in the languages that have the built-in wording: headings, set phrases and connecting words. The message lists them. The names in a game come from its `texts`.',
    wrong: 'sandtable rulebook my-game --language italian',
    right: 'sandtable rulebook my-game --language it',
  },
  ST7040: {
    title: 'no such player',
    meaning:
      'Seats are played by named programs: `random`, `greedy`, `monte-carlo`, `search`. They see only what their seat sees. `search:` is followed by a level (`beginner`, `casual`, `club`, `strong`) or a number of playouts per move. Outside of `run` it may also be a time, such as `2s`; counted games must be reproducible.',
    wrong: 'sandtable run my-game --players-by greedy,randm',
    right: 'sandtable run my-game --players-by greedy,random',
  },
  ST7050: {
    title: 'port is taken',
    meaning:
      'The editor is always served at the same address, because the browser stores work per address. Another program is using it now, most likely an editor that is already open.',
    wrong: 'sandtable edit (while another one runs)',
    right: 'sandtable edit (after the other one has ended)',
  },
  ST7060: {
    title: 'played without generated code',
    meaning:
      'Rules are compiled to code, which plays many times faster than interpreting them. Where that is not possible, or not worth the time, games are interpreted instead: the results are the same, only slower. If the note says that this is a bug in Sandtable, please report it with the ruleset.',
    wrong: '(rules of which the code would be too large)',
    right: 'sandtable run my-game --verbose (says what plays the games, and why)',
  },
  ST7070: {
    title: 'store cannot be used',
    meaning:
      'A store is a database file in which `sandtable run --store` keeps games. This file is something else, was written by a later version of Sandtable, or cannot be written now, for instance because the disk is full. Finished games are kept, and the same command continues from there.',
    wrong: 'sandtable run my-game --store my-game.yaml',
    right: 'sandtable run my-game --store games.db',
  },
  ST7071: {
    title: 'server cannot be used',
    meaning:
      'The PostgreSQL server cannot be reached, rejects this user, or cannot be trusted: a remote server is contacted over TLS and must present a certificate for its name, unless the address says otherwise. Passwords are never printed.',
    wrong: 'sandtable worker --queue postgres://somebody@games.example/nothing',
    right: 'sandtable worker --queue postgres://somebody@games.example/games (with PGPASSWORD set)',
  },
  ST7072: {
    title: 'games that nobody could play',
    meaning:
      'Workers tried some games of a run several times and gave up: rules or versions did not match, the games took too long, or the workers disappeared. The message gives the reasons. Finished games are kept; once the cause is fixed, the rest can be retried.',
    wrong: '(a run whose games no worker could play)',
    right: 'sandtable queue postgres://somebody@games.example/games --retry b88879',
  },
  ST7073: {
    title: 'no such run',
    meaning:
      'Runs in a store are named by their ids, which are derived from rules, seed and players. The beginning of an id is enough.',
    wrong: 'sandtable export games.db --run my-game',
    right: 'sandtable export games.db --run b88879',
  },
  ST7074: {
    title: 'games turned out differently',
    meaning:
      'The same rules, seed and players give the same games on every machine. These differ, so one of the machines cannot be trusted: it runs a modified copy of Sandtable, or its hardware is faulty.',
    wrong: '(games that are in the store already, played by a changed copy of Sandtable)',
    right: '(a new store, and a clean copy of Sandtable on every machine)',
  },
  ST7075: {
    title: 'package is not installed',
    meaning:
      'A store on a PostgreSQL server needs the package `pg`, and a queue also `pg-boss`. Everything else works without them, so installing Sandtable does not install them.',
    wrong: 'sandtable worker --queue postgres://somebody@games.example/games',
    right: 'npm install pg pg-boss',
  },
  ST7090: {
    title: 'damaged store',
    meaning:
      'A digest is stored with the games that were played together. These games no longer have it: the file was changed, or its disk has a fault. Nothing is exported, since other games than those that were played would come out.',
    wrong: '(a database in which a bit has changed)',
    right: '(a backup of it, or the same run played again: equal seeds give equal games)',
  },
  ST7099: {
    title: 'fault inside Sandtable',
    meaning: 'This is a bug in Sandtable, not in your ruleset. Please report it with what you did.',
    wrong: '(any command)',
    right: '(set SANDTABLE_DEBUG=1 to see more)',
  },
  ST7100: {
    title: 'workers of another version',
    meaning:
      'Only the version of Sandtable that queued a run plays its games: another one may play by other rules. Games of another version wait until a worker of that version comes, however many others are connected.',
    wrong: '(a run queued by one version, and workers of another)',
    right: '(the same version of Sandtable on every machine)',
  },
} as const satisfies Record<string, CodeEntry>
