import type { CodeEntry } from './code-entry.ts'

/** Codes ST40xx: declarations of the static world. */
export const WORLD_CODES = {
  ST4001: {
    title: 'wrong shape',
    meaning:
      'A section or a part of it is written as a list where a map belongs, as a map where one text belongs, or the like. Each section has one shape, so that every line can be found by its name.',
    wrong: 'pieces: [ pawn, king ]',
    right: 'pieces:\n  man: { kinds: { pawn: { letter: P }, king: { letter: K } } }',
  },
  ST4002: {
    title: 'not a name',
    meaning:
      'What is declared here needs a name of words: a letter first, then letters and digits, with an apostrophe, hyphen or underscore only between them. Words that join the names in a rule, such as `of` or `from`, cannot be part of one.',
    wrong: 'numbers:\n  size of hand: 5',
    right: 'numbers:\n  hand size: 5',
  },
  ST4003: {
    title: 'name used twice',
    meaning:
      'Two things that can be used in the same places have the same name, or one is spelled like the plural of the other. A rule that uses the name could mean either.',
    wrong: 'pieces:\n  man: { kinds: { pawn: {}, pawns: {} } }',
    right: 'pieces:\n  man: { kinds: { pawn: {}, king: {} } }',
  },
  ST4004: {
    title: 'unknown name',
    meaning: 'No such name is declared. It is usually a typo; the closest name is suggested.',
    wrong: 'box:\n  supply: 5 markz',
    right: 'box:\n  supply: 5 marks',
  },
  ST4005: {
    title: 'not supported yet',
    meaning:
      'The language has a word for this, but it is not implemented yet. The rest of the text is checked as usual.',
    wrong: 'pieces:\n  unit: { group of: troops }',
    right: 'pieces:\n  troop: { owner: fixed }',
  },
  ST4006: {
    title: 'too large',
    meaning:
      'There are limits on seats, spaces, pieces, kinds and names, far above anything played on a table. A text beyond them is refused rather than allowed to exhaust the machine.',
    wrong: 'box:\n  supply: 99999 discs',
    right: 'box:\n  supply: 21 discs',
  },
  ST4007: {
    title: 'wrong number of players',
    meaning:
      'The game does not support this number of players. The numbers it supports are listed under `players`.',
    wrong: 'sandtable run tic-tac-toe --players 3',
    right: 'sandtable run tic-tac-toe --players 2',
  },
  ST4008: {
    title: 'unknown option',
    meaning: 'An option is given a value, but the game has no option of that name. Its options are listed.',
    wrong: 'with: { shutle limit: 3 }',
    right: 'with: { shuttle limit: 3 }',
  },
  ST4009: {
    title: 'value not allowed for an option',
    meaning: 'The option cannot have this value. The message lists the values it can have.',
    wrong: 'options:\n  turn limit: 1..9 = 3\nwith: { turn limit: 12 }',
    right: 'options:\n  turn limit: 1..9 = 3\nwith: { turn limit: 9 }',
  },
  ST4010: {
    title: 'option is fixed',
    meaning:
      'A document fixes this option with `with`, so players cannot choose it. A variant can change it.',
    wrong: 'sandtable run my-variant --option turn-limit=5',
    right: 'with: { turn limit: 5 }',
  },
  ST4011: {
    title: 'not a constant',
    meaning:
      'This value is worked out once, before the first step of the game. It cannot depend on pieces, on the player on turn or on anything else that changes.',
    wrong: 'numbers:\n  hand size: number of cards in deck',
    right: 'numbers:\n  hand size: 7 - number of players',
  },
  ST4012: {
    title: 'division by zero',
    meaning: 'This number is divided by zero or by a negative number, which has no defined result.',
    wrong: 'numbers:\n  share: 10 / 0 rounded down',
    right: 'numbers:\n  share: 10 / 2 rounded down',
  },
  ST4013: {
    title: 'number too large',
    meaning:
      'Numbers are whole and lie between minus and plus two billion. This one, or the result of this calculation, does not.',
    wrong: 'numbers:\n  score: 3000000000',
    right: 'numbers:\n  score: 30000',
  },
  ST4014: {
    title: 'circular numbers',
    meaning:
      'These numbers depend on one another in a circle, so none can be worked out first. The message shows the circle.',
    wrong: 'numbers:\n  rows: columns + 1\n  columns: rows - 1',
    right: 'numbers:\n  rows: columns + 1\n  columns: 6',
  },
  ST4015: {
    title: 'wrong type of value',
    meaning:
      'A value has the wrong type: a condition instead of a number, a colour instead of a player, or none where a value is required.',
    wrong: 'pieces:\n  man: { printed: { rank: number }, kinds: { pawn: { rank: true } } }',
    right: 'pieces:\n  man: { printed: { rank: number }, kinds: { pawn: { rank: 1 } } }',
  },
  ST4016: {
    title: 'ambiguous value',
    meaning:
      'Two enumerations have a value of this name, and the context does not say which is meant. Put the enumeration and a dot before it.',
    wrong:
      'values: { first light: [ red, green ], flag: [ red, white ] }\nnumbers:\n  stop: if red is red then 1 else 2',
    right:
      'values: { first light: [ red, green ], flag: [ red, white ] }\nnumbers:\n  stop: if flag.red is flag.red then 1 else 2',
  },
  ST4017: {
    title: 'value missing',
    meaning:
      'Something must have a value from the start: a printed column without a default needs one for each kind, an option needs a default, a tracked value needs a start.',
    wrong: 'options:\n  turn limit: 1..9',
    right: 'options:\n  turn limit: 1..9 = 3',
  },
  ST4018: {
    title: 'outside the range',
    meaning: 'The value lies outside the range of its type, or the range runs downwards.',
    wrong: 'pieces:\n  man: { printed: { rank: 1..10 }, kinds: { pawn: { rank: 11 } } }',
    right: 'pieces:\n  man: { printed: { rank: 1..10 }, kinds: { pawn: { rank: 10 } } }',
  },
  ST4019: {
    title: 'not a letter',
    meaning:
      'The letter of a kind is a single letter or digit, because boards are drawn with one character for each square.',
    wrong: 'pieces:\n  man: { kinds: { pawn: { letter: Pw } } }',
    right: 'pieces:\n  man: { kinds: { pawn: { letter: P } } }',
  },
  ST4020: {
    title: 'letter used twice',
    meaning:
      'Two kinds of one class have the same letter, so a picture could mean either. Capitals and small letters count as one: they tell the players apart.',
    wrong: 'pieces:\n  man: { kinds: { pawn: { letter: P }, prince: { letter: p } } }',
    right: 'pieces:\n  man: { kinds: { pawn: { letter: P }, prince: { letter: R } } }',
  },
  ST4021: {
    title: 'uneven picture',
    meaning:
      'The lines of a picture are the rows of a board, so all lines have the same number of characters and none is empty.',
    wrong: 'grid: |\n  . . .\n  . .\n  . . .',
    right: 'grid: |\n  . . .\n  . ~ .\n  . . .',
  },
  ST4022: {
    title: 'unknown character in picture',
    meaning:
      'A character in this picture has no meaning here. A grid is drawn with `.` and `~`; pieces are drawn with the letters of their kinds.',
    wrong: 'grid: |\n  . x .',
    right: 'grid: |\n  . ~ .',
  },
  ST4023: {
    title: 'picture of the wrong size',
    meaning:
      'The picture does not have the shape of the board or area it shows, so its squares cannot be matched.',
    wrong: 'grid: |\n  . . .\n  . . .\nstart: |\n  P P P',
    right: 'grid: |\n  . . .\n  . . .\nstart: |\n  p p p\n  P P P',
  },
  ST4024: {
    title: 'no such board',
    meaning:
      'A game has one board, the place with a `grid`, shared by all. Pictures of the start, and pieces on spaces, need it.',
    wrong: 'places:\n  track: { holds: 1 man, start: P }',
    right: 'places:\n  track: { holds: 1 man, grid: ". . .", start: "P . ." }',
  },
  ST4025: {
    title: 'does not belong there',
    meaning: '`holds` lists the pieces that a place can have, and these are not among them.',
    wrong: 'places:\n  hand: { each: player, holds: kings }\nbox:\n  hand: 3 pawns',
    right: 'places:\n  hand: { each: player, holds: [ kings, pawns ] }\nbox:\n  hand: 3 pawns',
  },
  ST4026: {
    title: 'too many for the place',
    meaning: 'More pieces start in this place, or are given there in an example, than it can hold.',
    wrong: 'places:\n  rack: { each: player, holds: up to 4 discs }\nbox:\n  rack: 5 discs',
    right: 'places:\n  rack: { each: player, holds: up to 5 discs }\nbox:\n  rack: 5 discs',
  },
  ST4027: {
    title: 'not on the board',
    meaning:
      'An area names rows or columns that the board does not have, or has no space at all. Rows are counted from 1; own rows from where the player sits.',
    wrong: 'areas:\n  home: own rows 1..30',
    right: 'areas:\n  home: own rows 1..3',
  },
  ST4028: {
    title: 'player without a side',
    meaning: 'Own rows and columns are counted from where a player sits, and this player has no side.',
    wrong: 'players:\n  seats: [ red, blue ]\nareas:\n  home: own row 1',
    right:
      'players:\n  seats: [ red, blue ]\n  sides: { red: south, blue: north }\nareas:\n  home: own row 1',
  },
  ST4029: {
    title: 'setup does not match the box',
    meaning:
      'A setup shows every piece the box gives a player, with the right number of each kind. This one differs, and the message says how.',
    wrong: 'box:\n  army: { flag: 1, bomb: 1 }\nsetups:\n  corner: { of: army on home, rows: F B B }',
    right: 'box:\n  army: { flag: 1, bomb: 2 }\nsetups:\n  corner: { of: army on home, rows: F B B }',
  },
  ST4030: {
    title: 'setup left out',
    meaning:
      'A setup of the base game does not fit the pieces or the board of this one, so it cannot be chosen here. This is not an error; the setup can be redrawn or removed.',
    wrong: 'extends: duel\nbox:\n  army: { bomb: 1 }',
    right: 'extends: duel\nbox:\n  army: { bomb: 1 }\nsetups:\n  corner: removed',
  },
  ST4031: {
    title: 'part missing',
    meaning:
      'A required part is missing: who plays, what a place holds, the type of an option, a picture with at least one space.',
    wrong: 'places:\n  hand: { each: player }',
    right: 'places:\n  hand: { each: player, holds: cards }',
  },
  ST4032: {
    title: 'family holds itself',
    meaning:
      'A family is a list of kinds and smaller families. One that contains itself, directly or through others, would never end.',
    wrong: 'families: { weapon: [ blade ], blade: [ weapon ] }',
    right: 'families: { weapon: [ blade ], blade: [ sword, dagger ] }',
  },
  ST4033: {
    title: 'not one of these words',
    meaning: 'Only a few words are allowed here, and this is not one of them. The message lists them all.',
    wrong: 'places:\n  hand: { each: player, holds: cards, seen by: owners }',
    right: 'places:\n  hand: { each: player, holds: cards, seen by: owner }',
  },
  ST4034: {
    title: 'no original',
    meaning:
      '`original` stands for what the base, or an earlier module, says at this point. Here there is nothing to stand for.',
    wrong: 'numbers:\n  hand size: original + 1',
    right: 'numbers:\n  hand size: 5',
  },
  ST4035: {
    title: 'not a pile',
    meaning:
      'Only a pile has a top: its pieces lie on top of one another. Other places are like a hand of cards.',
    wrong: 'places:\n  hand: { each: player, holds: cards, top seen by: everyone }',
    right: 'places:\n  stack: { each: player, holds: cards, pile: yes, top seen by: everyone }',
  },
  ST4214: {
    title: 'not dark',
    meaning:
      'On a dark board whoever does not see a piece does not see that it is there. So it is a board of single pieces that not everybody sees; if there are several boards, all of them are dark.',
    wrong: 'places:\n  board: { grid: 3 by 3, holds: up to 1 stone, dark: yes }',
    right: 'places:\n  board: { grid: 3 by 3, holds: up to 1 stone, seen by: owner, dark: yes }',
  },
  ST4036: {
    title: 'unclear which pieces',
    meaning:
      'The box counts pieces kind by kind and, on the spaces of a board, player by player. A name for several kinds or colours is not specific enough.',
    wrong: 'box:\n  army: 10 soldiers',
    right: 'box:\n  army: { scout: 6, miner: 4 }',
  },
  ST4037: {
    title: 'not a space',
    meaning:
      'A piece is drawn on a square that is not a space of the board, or is outside the area that is set up.',
    wrong: 'grid: |\n  . ~\nstart: |\n  . P',
    right: 'grid: |\n  . ~\nstart: |\n  P ~',
  },
  ST4043: {
    title: 'names that do not fit the files or rows',
    meaning:
      'The files of a board drawn in rows are called `a`, `b`, `c`... from left to right. `files` gives them other letters, one for each; many boards leave out `i`. `rows` gives the rows other numbers than 1, 2, 3... from bottom to top. A `-` is one without a name, called like the one before it.',
    wrong: 'places:\n  board: { files: a..h, grid: ". . . . . . . . ." }',
    right: 'places:\n  board: { files: "a..h, j", grid: ". . . . . . . . ." }',
  },
  ST4045: {
    title: 'tokens left behind',
    meaning:
      'A group ends when it is empty, and its tokens must go somewhere: to a holder of the player who owned it, or to a shared one.',
    wrong: 'tokens:\n  counter: { each player: { reserve: 5 }, each unit: { orders: 0 } }',
    right:
      'tokens:\n  counter: { each player: { reserve: 5, spent: 0 }, each unit: { orders: 0 }, left behind: spent }',
  },
  ST4046: {
    title: 'in two places of the box',
    meaning:
      'With `all`, the box says where the pieces of the game lie at the start, and no piece lies in two places. Where there is a place for each value or for each player, `where` says which pieces lie in which. Numbers are not bound to what there is: `2 kings` are two more.',
    wrong: 'places:\n  deck: { each: level, holds: cards }\nbox:\n  deck: all cards',
    right: 'places:\n  deck: { each: level, holds: cards }\nbox:\n  deck: all cards where it.level is level',
  },
  ST4047: {
    title: 'a number of each player',
    meaning:
      'Of a class with `owner: fixed` each player has a set. In a place that belongs to all players, a number without an owner is a number of each player’s: with two players, `tray: 3 runners` are six.',
    wrong:
      'pieces:\n  runner: { owner: fixed }\nplaces:\n  tray: { holds: runners }\nbox:\n  tray: 3 runners',
    right:
      'pieces:\n  runner: { owner: fixed, kinds: { runner: { copies: 3 } } }\nplaces:\n  tray: { holds: runners }\nbox:\n  tray: all runners # each player’s three',
  },
  ST4048: {
    title: 'a kind that is nobody’s',
    meaning:
      'In a class whose pieces belong to players wherever they lie, the row of a kind may say `owner: nobody`: there is one set of these for all, and nobody owns any of them. In other classes the place decides whose a piece is. A kind that changes unseen needs an owner who changes it.',
    wrong: 'pieces:\n  marker: { kinds: { cone: { copies: 11 }, climber: { owner: nobody, copies: 3 } } }',
    right:
      'pieces:\n  marker: { owner: fixed, kinds: { cone: { copies: 11 }, climber: { owner: nobody, copies: 3 } } }',
  },
  ST4049: {
    title: 'blocks of a board',
    meaning:
      'A board of squares is divided into equal blocks by `blocks`, with the number of columns, then rows, of each. So many must fit into the board without a rest.',
    wrong: 'board: { grid: 9 by 9, blocks: 4 by 4 }',
    right: 'board: { grid: 9 by 9, blocks: 3 by 3 }',
  },
  ST4038: {
    title: 'as many words as values',
    meaning:
      'Under `called` a seat has its own words for the values of a line, one for each, in order. Here the number does not match.',
    wrong: 'values:\n  sector: { line: [west, centre, east], called: { south: [left, right] } }',
    right: 'values:\n  sector: { line: [west, centre, east], called: { south: [left, centre, right] } }',
  },
  ST4039: {
    title: 'values without an order',
    meaning: 'Values have neighbours only if their enumeration is a `line`. A plain list has no order.',
    wrong:
      'values:\n  sector: [west, centre, east]\nplaces:\n  zone: { each: [player, sector], neighbours: [sector], holds: units }',
    right:
      'values:\n  sector: { line: [west, centre, east] }\nplaces:\n  zone: { each: [player, sector], neighbours: [sector], holds: units }',
  },
  ST4040: {
    title: 'groups of nothing',
    meaning:
      'A group holds pieces, or groups that hold pieces. One that contains itself, directly or through others, could never have a first member.',
    wrong: 'pieces:\n  squad: { group of: wings }\n  wing: { group of: squads }',
    right: 'pieces:\n  squad: { group of: soldiers }\n  wing: { group of: squads }',
  },
  ST4190: {
    title: 'unseen change',
    meaning:
      'Pieces that may change their kind or owner must stay where everybody can see them: a player who missed a change would know something false. A class that says `kind: changes in secret` may be hidden: its owner chooses what a piece becomes, and the others know that it may be any of these kinds.',
    wrong: 'pieces:\n  man: { kind: changes }\nplaces:\n  bag: { holds: men, seen by: nobody }',
    right: 'pieces:\n  man: { kind: changes }\nplaces:\n  bag: { holds: men, seen by: everyone }',
  },
  ST4191: {
    title: 'unseen change that cannot be followed',
    meaning:
      'With `kind: changes in secret` a player may change the kind of a piece without the others seeing it. For that each piece keeps its owner, each place that holds some of its kinds holds all of them, nothing takes pictures of such pieces, and they are set up before anybody is asked anything.',
    wrong: 'pieces:\n  man: { kind: changes in secret }',
    right: 'pieces:\n  man: { kind: changes in secret, owner: fixed }',
  },
  ST4192: {
    title: 'unseen change that would be seen, or that nobody chose',
    meaning:
      'What a piece becomes unseen is chosen in secret in the same action: `becomes: kinds in men in secret`. The action then changes one piece of the player, which the player sees, once and before anybody else is asked: `set man.kind to becomes`.',
    wrong: 'actions:\n  promote:\n    choose: { man: your man on board }\n    then: set man.kind to captain',
    right:
      'actions:\n  promote:\n    choose:\n      man: your man on board\n      becomes: kinds in men where it is captain in secret\n    then: set man.kind to becomes',
  },
  ST4195: {
    title: 'expectation that cannot be tested',
    meaning:
      '`expect:` says how often, over many games, the first player or a seat wins, or the game is drawn: two percentages, and optionally who plays and how many games.',
    wrong: 'expect:\n  first player wins: half',
    right: 'expect:\n  first player wins: 45..55 % by greedy in 400 games',
  },
  ST4196: {
    title: 'a sign for spaces that cannot be read',
    meaning:
      'The sign of a kind of space is drawn wherever such a space is empty, so it is one character, as wide as a letter, and means nothing else there: `~` is no space, `?` and `¿` are unknown pieces, and letters may be pieces. A blank draws nothing.',
    wrong: 'kinds of space:\n  well: { where: c3, sign: well }',
    right: 'kinds of space:\n  well: { where: c3, sign: o }',
  },
  ST4245: {
    title: 'picture on one line',
    meaning:
      'Without `|`, or after `>`, YAML joins the lines of a text with blanks. A picture would lose its rows and be a board of one row.',
    wrong: 'places:\n  board:\n    grid:\n      . . .\n      . . .\n    holds: 1 man',
    right: 'places:\n  board:\n    grid: |\n      . . .\n      . . .\n    holds: 1 man',
  },
  ST4382: {
    title: 'value without a type',
    meaning:
      'An option says which values it may have, and after `=` which of them it has. A variant that changes it says both again.',
    wrong: 'options: { limit: 50 }',
    right: 'options: { limit: 10..200 = 50 }',
  },
  ST4260: {
    title: 'state too large',
    meaning:
      'Everything that a game tracks is part of each of its positions, of which players and undo keep many. So their size has a limit.',
    wrong:
      'track:\n  each player: { seen: set of spaces, known: set of spaces } # and hundreds more, for 16 players on 4096 spaces',
    right: 'track:\n  seen: set of spaces',
  },
} as const satisfies Record<string, CodeEntry>
