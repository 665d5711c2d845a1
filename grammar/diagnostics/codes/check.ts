import type { CodeEntry } from './code-entry.ts'

/** Codes ST4xxx: names, types, secrecy and totality. */
export const CHECK_CODES = {
  ST4001: {
    title: 'other shape expected',
    severity: 'error',
    meaning:
      'A section or a part of it is written as a list where a map belongs, as a map where one text belongs, or the like. Each section has one shape, so that every line can be found by its name.',
    wrong: 'pieces: [ pawn, king ]',
    right: 'pieces:\n  man: { kinds: { pawn: { letter: P }, king: { letter: K } } }',
  },
  ST4002: {
    title: 'not a name',
    severity: 'error',
    meaning:
      'What is declared here needs a name of words: a letter first, then letters and digits, with an apostrophe, hyphen or underscore only between them. Words that join the names in a rule, such as `of` or `from`, cannot be part of one.',
    wrong: 'numbers:\n  size of hand: 5',
    right: 'numbers:\n  hand size: 5',
  },
  ST4003: {
    title: 'name used twice',
    severity: 'error',
    meaning:
      'Two things that stand in the same places of a rule have one name, or one is spelled like the plural of the other. A rule that uses the name could mean either.',
    wrong: 'pieces:\n  man: { kinds: { pawn: {}, pawns: {} } }',
    right: 'pieces:\n  man: { kinds: { pawn: {}, king: {} } }',
  },
  ST4004: {
    title: 'unknown name',
    severity: 'error',
    meaning:
      'Nothing of this name is declared where a name of this kind is needed. Mostly it is a slip of the pen, and the nearest name is offered.',
    wrong: 'box:\n  supply: 5 markz',
    right: 'box:\n  supply: 5 marks',
  },
  ST4005: {
    title: 'not supported yet',
    severity: 'error',
    meaning:
      'The language has a word for this, but games that use it cannot be built yet. The rest of the text is checked all the same.',
    wrong: 'pieces:\n  unit: { group of: troops }',
    right: 'pieces:\n  troop: { owner: fixed }',
  },
  ST4006: {
    title: 'too large',
    severity: 'error',
    meaning:
      'A game may be large, but not without measure: there are limits on seats, spaces, pieces, kinds and names, far above what lies on a table. Beyond them the text is refused instead of using up the machine.',
    wrong: 'box:\n  supply: 99999 discs',
    right: 'box:\n  supply: 21 discs',
  },
  ST4007: {
    title: 'wrong number of players',
    severity: 'error',
    meaning: 'The game is not made for so many players. It says under `players` for how many it is.',
    wrong: 'sandtable run tic-tac-toe --players 3',
    right: 'sandtable run tic-tac-toe --players 2',
  },
  ST4008: {
    title: 'unknown option',
    severity: 'error',
    meaning: 'An option is given a value, but the game has no option of that name. Its options are listed.',
    wrong: 'with: { shutle limit: 3 }',
    right: 'with: { shuttle limit: 3 }',
  },
  ST4009: {
    title: 'option not allowed so',
    severity: 'error',
    meaning:
      'The value given to an option is none that the option can have. The message says what it may be.',
    wrong: 'options:\n  turn limit: 1..9 = 3\nwith: { turn limit: 12 }',
    right: 'options:\n  turn limit: 1..9 = 3\nwith: { turn limit: 9 }',
  },
  ST4010: {
    title: 'option is fixed',
    severity: 'error',
    meaning:
      'A document has fixed this option by `with`, so those who play cannot choose it. A document of their own could.',
    wrong: 'sandtable run my-variant --option turn-limit=5',
    right: 'with: { turn limit: 5 }',
  },
  ST4011: {
    title: 'not known beforehand',
    severity: 'error',
    meaning:
      'What stands here is worked out once, before the first step of the game. It cannot ask for pieces, players on turn or anything else that changes.',
    wrong: 'numbers:\n  hand size: number of cards in deck',
    right: 'numbers:\n  hand size: 7 - number of players',
  },
  ST4012: {
    title: 'division by zero',
    severity: 'error',
    meaning:
      'This number divides by zero, or by less than one. How many times nothing goes into something has no answer.',
    wrong: 'numbers:\n  share: 10 / 0 rounded down',
    right: 'numbers:\n  share: 10 / 2 rounded down',
  },
  ST4013: {
    title: 'number too large',
    severity: 'error',
    meaning:
      'Numbers are whole and lie within two thousand million on either side of zero. This one, or the result of this calculation, does not.',
    wrong: 'numbers:\n  score: 3000000000',
    right: 'numbers:\n  score: 30000',
  },
  ST4014: {
    title: 'numbers in a circle',
    severity: 'error',
    meaning:
      'These numbers are worked out from one another, so none of them can be first. The circle is named.',
    wrong: 'numbers:\n  rows: columns + 1\n  columns: rows - 1',
    right: 'numbers:\n  rows: columns + 1\n  columns: 6',
  },
  ST4015: {
    title: 'wrong type of value',
    severity: 'error',
    meaning:
      'A value of one type stands where another is needed: a condition for a number, a colour for a player, nothing at all where there must be something.',
    wrong: 'pieces:\n  man: { printed: { rank: number }, kinds: { pawn: { rank: true } } }',
    right: 'pieces:\n  man: { printed: { rank: number }, kinds: { pawn: { rank: 1 } } }',
  },
  ST4016: {
    title: 'name of two values',
    severity: 'error',
    meaning:
      'Two enumerations have a value of this name, and nothing at this place says which is meant. The enumeration before a dot does.',
    wrong:
      'values: { first light: [ red, green ], flag: [ red, white ] }\nnumbers:\n  stop: if red is red then 1 else 2',
    right:
      'values: { first light: [ red, green ], flag: [ red, white ] }\nnumbers:\n  stop: if flag.red is flag.red then 1 else 2',
  },
  ST4017: {
    title: 'value missing',
    severity: 'error',
    meaning:
      'Something must have a value from the start: a printed column without a usual value needs one for each kind, an option needs its usual value, what is tracked needs its start.',
    wrong: 'options:\n  turn limit: 1..9',
    right: 'options:\n  turn limit: 1..9 = 3',
  },
  ST4018: {
    title: 'outside the range',
    severity: 'error',
    meaning:
      'The value does not lie within the range that its type names, or the range itself goes downwards.',
    wrong: 'pieces:\n  man: { printed: { rank: 1..10 }, kinds: { pawn: { rank: 11 } } }',
    right: 'pieces:\n  man: { printed: { rank: 1..10 }, kinds: { pawn: { rank: 10 } } }',
  },
  ST4019: {
    title: 'not a letter',
    severity: 'error',
    meaning:
      'The letter of a kind is one letter or digit: boards are drawn with it, one sign for each square.',
    wrong: 'pieces:\n  man: { kinds: { pawn: { letter: Pw } } }',
    right: 'pieces:\n  man: { kinds: { pawn: { letter: P } } }',
  },
  ST4020: {
    title: 'letter used twice',
    severity: 'error',
    meaning:
      'Two kinds of one class have the same letter, so a picture could mean either. Capitals and small letters count as one: they tell the players apart.',
    wrong: 'pieces:\n  man: { kinds: { pawn: { letter: P }, prince: { letter: p } } }',
    right: 'pieces:\n  man: { kinds: { pawn: { letter: P }, prince: { letter: R } } }',
  },
  ST4021: {
    title: 'uneven picture',
    severity: 'error',
    meaning:
      'The lines of a picture are the rows of a board, so all of them have equally many signs and no line between them is empty.',
    wrong: 'grid: |\n  . . .\n  . .\n  . . .',
    right: 'grid: |\n  . . .\n  . ~ .\n  . . .',
  },
  ST4022: {
    title: 'unknown sign in picture',
    severity: 'error',
    meaning:
      'A sign of this picture means nothing here. A grid is drawn with `.` and `~`; pieces are drawn with the letters of their kinds.',
    wrong: 'grid: |\n  . x .',
    right: 'grid: |\n  . ~ .',
  },
  ST4023: {
    title: 'picture of other size',
    severity: 'error',
    meaning:
      'The picture does not have the shape of the board or area that it shows, so it cannot be said which square is which.',
    wrong: 'grid: |\n  . . .\n  . . .\nstart: |\n  P P P',
    right: 'grid: |\n  . . .\n  . . .\nstart: |\n  p p p\n  P P P',
  },
  ST4024: {
    title: 'no such board',
    severity: 'error',
    meaning:
      'A game has one board, the place with a `grid`, shared by all. Pictures of the start, and pieces on spaces, need it.',
    wrong: 'places:\n  track: { holds: 1 man, start: P }',
    right: 'places:\n  track: { holds: 1 man, grid: ". . .", start: "P . ." }',
  },
  ST4025: {
    title: 'does not belong there',
    severity: 'error',
    meaning: 'The place says under `holds` which pieces may lie there, and these are none of them.',
    wrong: 'places:\n  hand: { each: player, holds: kings }\nbox:\n  hand: 3 pawns',
    right: 'places:\n  hand: { each: player, holds: [ kings, pawns ] }\nbox:\n  hand: 3 pawns',
  },
  ST4026: {
    title: 'too many for the place',
    severity: 'error',
    meaning: 'More pieces begin in this place than it holds.',
    wrong: 'places:\n  rack: { each: player, holds: up to 4 discs }\nbox:\n  rack: 5 discs',
    right: 'places:\n  rack: { each: player, holds: up to 5 discs }\nbox:\n  rack: 5 discs',
  },
  ST4027: {
    title: 'not on the board',
    severity: 'error',
    meaning:
      'An area names rows or columns that the board does not have, or has no space at all. Rows are counted from 1; own rows from where the player sits.',
    wrong: 'areas:\n  home: own rows 1..30',
    right: 'areas:\n  home: own rows 1..3',
  },
  ST4028: {
    title: 'no side of the board',
    severity: 'error',
    meaning: 'Own rows and columns are counted from where a player sits, and this player has no side.',
    wrong: 'players:\n  seats: [ red, blue ]\nareas:\n  home: own row 1',
    right:
      'players:\n  seats: [ red, blue ]\n  sides: { red: south, blue: north }\nareas:\n  home: own row 1',
  },
  ST4029: {
    title: 'set-up against the box',
    severity: 'error',
    meaning:
      'A set-up shows every piece that the box gives a player, each kind as often as it is there. This one shows others, and the message says which.',
    wrong: 'box:\n  army: { flag: 1, bomb: 1 }\nsetups:\n  corner: { of: army on home, rows: F B B }',
    right: 'box:\n  army: { flag: 1, bomb: 2 }\nsetups:\n  corner: { of: army on home, rows: F B B }',
  },
  ST4030: {
    title: 'set-up left out',
    severity: 'note',
    meaning:
      'A set-up of the game that this one is made of does not fit its pieces or its board, so it cannot be chosen here. Nothing is wrong; it can be drawn anew or removed.',
    wrong: 'extends: duel\nbox:\n  army: { bomb: 1 }',
    right: 'extends: duel\nbox:\n  army: { bomb: 1 }\nsetups:\n  corner: removed',
  },
  ST4031: {
    title: 'part missing',
    severity: 'error',
    meaning:
      'A part that cannot be left out is not there: who plays, what a place holds, the type of an option, a picture with at least one space.',
    wrong: 'places:\n  hand: { each: player }',
    right: 'places:\n  hand: { each: player, holds: cards }',
  },
  ST4032: {
    title: 'family holds itself',
    severity: 'error',
    meaning:
      'A family is a list of kinds and of smaller families. One that holds itself, also by way of others, would have no end.',
    wrong: 'families: { weapon: [ blade ], blade: [ weapon ] }',
    right: 'families: { weapon: [ blade ], blade: [ sword, dagger ] }',
  },
  ST4033: {
    title: 'not one of these words',
    severity: 'error',
    meaning: 'Only a few words can stand here, and this is none of them. The message names them all.',
    wrong: 'places:\n  hand: { each: player, holds: cards, seen by: owners }',
    right: 'places:\n  hand: { each: player, holds: cards, seen by: owner }',
  },
  ST4034: {
    title: 'nothing original',
    severity: 'error',
    meaning:
      '`original` is what the game below, or a module before this one, has said in this place. Here nothing was said before.',
    wrong: 'numbers:\n  hand size: original + 1',
    right: 'numbers:\n  hand size: 5',
  },
  ST4035: {
    title: 'no pile',
    severity: 'error',
    meaning:
      'Only a pile has a top: its pieces lie on one another in order. Other places are held like a fan of cards.',
    wrong: 'places:\n  hand: { each: player, holds: cards, top seen by: everyone }',
    right: 'places:\n  stack: { each: player, holds: cards, pile: yes, top seen by: everyone }',
  },
  ST4036: {
    title: 'which pieces of them',
    severity: 'error',
    meaning:
      'The box counts pieces kind by kind and, on the spaces of a board, player by player. A name that stands for several kinds or colours does not say enough.',
    wrong: 'box:\n  army: 10 soldiers',
    right: 'box:\n  army: { scout: 6, miner: 4 }',
  },
  ST4037: {
    title: 'no space there',
    severity: 'error',
    meaning:
      'A piece is drawn on a square that is no space of the board, or lies outside the area that is set up.',
    wrong: 'grid: |\n  . ~\nstart: |\n  . P',
    right: 'grid: |\n  . ~\nstart: |\n  P ~',
  },
  ST4101: {
    title: 'Unknown name',
    severity: 'error',
    meaning:
      'The text uses a name that is not declared where it stands. Names come from the sections of the ruleset, from choices and parameters, and from the words that every ruleset has.',
    wrong: 'piece: your sodiers on board',
    right: 'piece: your soldiers on board',
  },
  ST4102: {
    title: 'Wrong kind of thing',
    severity: 'error',
    meaning:
      'A thing of one type stands where another is needed: a number where a player is meant, several things where one is.',
    wrong: 'set score to your hand',
    right: 'set score to number of cards in your hand',
  },
  ST4103: {
    title: 'Field or variable?',
    severity: 'error',
    meaning:
      'A bare word could mean a variable or what the thing looked at has. Rules must not be read two ways.',
    wrong: 'goal: spaces where row > row',
    right: 'goal: spaces where it.row > row',
  },
  ST4104: {
    title: 'May be none',
    severity: 'error',
    meaning:
      'A thing is used that may not be there. A test must make sure of it first, so that no game stops in the middle.',
    wrong: 'then: move top of deck to your hand',
    right: 'then:\n  - if deck is not empty: move top of deck to your hand',
  },
  ST4105: {
    title: 'Hidden from the decider',
    severity: 'error',
    meaning:
      'What is legal depends on something that the player who decides cannot know. The list of legal moves would give it away.',
    wrong: 'target: enemy soldiers on board where rank < 5',
    right: 'target: enemy soldiers on board',
  },
  ST4106: {
    title: 'The way of the game tells',
    severity: 'error',
    meaning:
      'Which way the game goes on is seen by everybody, and here it depends on something that is not public. Say `openly` where it is meant as an announcement.',
    wrong: '- if defender is bomb: capture(attacker)',
    right: '- if openly defender is bomb: capture(attacker)',
  },
  ST4107: {
    title: 'Wrong number of values',
    severity: 'error',
    meaning: 'A stage, action, term or built-in word is given more or fewer values than it takes.',
    wrong: '- fight(piece)',
    right: '- fight(piece, target)',
  },
  ST4108: {
    title: 'Can never be there',
    severity: 'error',
    meaning: 'A place is searched for things that it never holds.',
    wrong: 'any card in board',
    right: 'any card in your hand',
  },
  ST4109: {
    title: 'No such field',
    severity: 'error',
    meaning: 'The thing has no printed column, tracked value or term of this name.',
    wrong: 'piece.rnak',
    right: 'piece.rank',
  },
  ST4111: {
    title: 'Goes round in a circle',
    severity: 'error',
    meaning: 'A term, stage or action is used by what it uses itself. Nothing in a ruleset may run for ever.',
    wrong: 'strength(unit): strength(unit) + 1',
    right: 'strength(unit): unit.base + 1',
  },
  ST4112: {
    title: 'Gap in a table',
    severity: 'error',
    meaning: 'Something can meet that no row of the table decides.',
    wrong: 'rule:\n  higher wins: attacker.rank > defender.rank => attacker wins',
    right:
      'rule:\n  higher wins: attacker.rank > defender.rank => attacker wins\n  others lose: attacker.rank <= defender.rank => defender wins',
  },
  ST4113: {
    title: 'Rows of a table clash',
    severity: 'error',
    meaning: 'Two rows decide the same pair differently, and neither is more specific than the other.',
    wrong: 'spy, any => attacker wins\nany, bomb => defender wins',
    right: 'spy, any => attacker wins\nany, bomb => defender wins\nspy, bomb => defender wins',
  },
  ST4115: {
    title: 'Turns without a decision',
    severity: 'error',
    meaning: 'A loop of turns in which nobody decides anything would go on for ever.',
    wrong: '- turns from red: count',
    right: '- turns from red: you must move',
  },
  ST4116: {
    title: 'Cannot be set',
    severity: 'error',
    meaning:
      'Only tracked values and numbers named by `let` can be set. Everything else follows from where the pieces are.',
    wrong: '- set piece.rank to 3',
    right: '- set piece.wounds to 3',
  },
  ST4117: {
    title: 'Unknown action or stage',
    severity: 'error',
    meaning: 'There is no action, stage, phase or rule of this name to offer, run or hook into.',
    wrong: '- you must mvoe',
    right: '- you must move',
  },
  ST4118: {
    title: 'May not lie there',
    severity: 'error',
    meaning: 'The place does not hold pieces of this kind.',
    wrong: 'holds: soldiers\n...\nmove card to your army',
    right: 'move card to your hand',
  },
  ST4119: {
    title: 'Not supported',
    severity: 'error',
    meaning: 'The words are understood, but this version cannot run them, or not at this place.',
    wrong: '- pay 3 from reserve to store',
    right: '(leave it out for now)',
  },
  ST4121: {
    title: 'Never the same',
    severity: 'error',
    meaning: 'Two things of different types are compared; they can never be equal.',
    wrong: 'goal is piece',
    right: 'goal is piece.space',
  },
  ST4122: {
    title: 'May divide by zero',
    severity: 'error',
    meaning: 'What is divided by must be provably at least 1.',
    wrong: 'score / rounds rounded down',
    right: 'score / larger(1, rounds) rounded down',
  },
  ST4123: {
    title: 'Case is not complete',
    severity: 'error',
    meaning: 'A `case` must say what happens for every value, or have an `else`.',
    wrong: '- case result:\n    win: celebrate',
    right: '- case result:\n    win: celebrate\n    else: nothing',
  },
  ST4124: {
    title: 'Unknown slot',
    severity: 'error',
    meaning: 'A template shows something in braces that is not there to be shown.',
    wrong: 'write: "{start}-{gaol}"',
    right: 'write: "{start}-{goal}"',
  },
  ST4126: {
    title: 'More pieces than spaces',
    severity: 'error',
    meaning: 'An arrangement has more pieces than spaces to put them on.',
    wrong: 'home: own row 1',
    right: 'home: own rows 1..3',
  },
  ST4127: {
    title: 'Nobody wins',
    severity: 'error',
    meaning: 'An ending says neither who wins nor that the game is drawn.',
    wrong: 'the flag is captured:\n  when: any flag in captured of player',
    right: 'the flag is captured:\n  when: any flag in captured of player\n  winner: opponent of player',
  },
  ST4128: {
    title: 'Rules cannot read knowledge',
    severity: 'error',
    meaning:
      'What a player knows can be asked for in examples only. A rule that read it would depend on what players remember.',
    wrong: 'only if:\n  known: you knows target',
    right: '(use `show` and `reveal`, and let players remember)',
  },
  ST4129: {
    title: 'too many to choose at once',
    severity: 'error',
    meaning:
      'A choice of several things whose number is left open is one move, and every mixture of things is a move of its own. So the place that they are chosen from must say how many it holds.',
    wrong: 'choose:\n  set: 3 or more cards from your hand',
    right: 'places:\n  hand: { each: player, holds: up to 8 cards, seen by: owner }',
  },
  ST4140: {
    title: 'more than there are',
    severity: 'error',
    meaning: 'A choice asks for more pieces than the game has, so it could never be made.',
    wrong: 'choose:\n  stones: 40 stones from your supply',
    right: 'choose:\n  stones: 4 stones from your supply',
  },
  ST4130: {
    title: 'a stage run by a rule and elsewhere',
    severity: 'error',
    meaning:
      'A rule under `whenever` may fire in the middle of a stage. If it runs that same stage, the stage would be running twice at once, and there is room for one.',
    wrong:
      'stages:\n  turn:\n    - tidy up\n  tidy up:\n    - move all cards in hand of north to discards\nwhenever:\n  the hand is full:\n    when: number of cards in hand of north > 5\n    then: tidy up',
    right:
      'whenever:\n  the hand is full:\n    when: number of cards in hand of north > 5\n    then: move all cards in hand of north to discards',
  },
  ST4131: {
    title: 'endless question',
    severity: 'error',
    meaning:
      'Whether an action is legal depends on whether an action is legal that depends on it in turn. The answer would need itself.',
    wrong:
      'actions:\n  pass:\n    only if:\n      you are stuck: not (you can pass) and not (you can step)\n    then: nothing',
    right: 'actions:\n  pass:\n    only if:\n      you are stuck: not (you can step)\n    then: nothing',
  },
  ST4132: {
    title: 'nobody is on turn',
    severity: 'error',
    meaning:
      'A step speaks of `you`, of something of yours or of your opponent where nobody is on turn: in the course of the game between turns, or in a stage that is run there for nobody.',
    wrong: 'play:\n  - deal 5 from deck to your hand\n  - turns from north: you must draw',
    right:
      'play:\n  - for each player:\n      - deal 5 from deck to hand of player\n  - turns from north: you must draw',
  },
  ST4133: {
    title: 'an action that nobody is asked for',
    severity: 'warning',
    meaning:
      'No decision offers the action, so it can never be done. Most often its name is misspelt, or `during:` is missing.',
    wrong: 'actions:\n  atack:\n    only if:\n      it is near: goal is next to piece.space',
    right: 'actions:\n  attack:\n    only if:\n      it is near: goal is next to piece.space',
  },
  ST4134: {
    title: 'a game without an end',
    severity: 'error',
    meaning:
      'Neither `end:` nor any step says how the game is won or drawn, so it stops without a result when `play` is done.',
    wrong: 'play:\n  - turns from north, at most 8: you must play',
    right: 'play:\n  - turns from north, at most 8: you must play\n  - rank players by score',
  },
  ST4135: {
    title: 'a name that hides another',
    severity: 'error',
    meaning:
      'A choice, a parameter, a loop or a `let` has the name of something else that can be named in the same place, and would hide it: what a rule says of the one would be done with the other. Singular and plural are one name. A thing may be called like its own class: `card: a patrol card in your hand`.',
    wrong: 'choose:\n  stone: enemy things on board\nthen: move first stone in your supply to goal',
    right: 'choose:\n  taken: enemy things on board\nthen: move first stone in your supply to goal',
  },
  ST4136: {
    title: 'no move to look behind',
    severity: 'error',
    meaning:
      '`afterwards` asks what would be so behind the move that is being judged. It stands under `only if` of an action, and in rules and terms that are asked there. A `forbid` judges what stands behind the move without it.',
    wrong: 'terms:\n  it is safe: afterwards no threats    (asked by a step)',
    right:
      'actions:\n  go:\n    only if:\n      you are safe: afterwards no enemy rooks in sight(goal, orthogonal, unlimited)',
  },
  ST4137: {
    title: 'what a move brings is not known before',
    severity: 'error',
    meaning:
      'A condition on what stands behind a move says whether the move is legal, and that everybody who decides gets to know without making it. So nothing may come of the move, up to its first question, that its player does not know before: no chance, no faces that others hold, nothing that `openly` announces.',
    wrong:
      'actions:\n  draw:\n    then: move top of deck to your hand\nforbid:\n  no third queen: draw when number of queens in your hand > 2',
    right:
      'actions:\n  lay:\n    choose:\n      card: cards in your hand\n    then: move card to your row\nforbid:\n  no third queen: lay when number of queens in your row > 2',
  },
  ST4138: {
    title: 'never read',
    severity: 'warning',
    meaning:
      'A number, option, term, rule, area, column, table, pattern or tracked value is declared, and no rule reads it. Mostly another name was meant somewhere, or it is left over.',
    wrong: 'numbers:\n  hand size: 5\n  hand limit: 7    (and only `hand size` is used)',
    right: 'numbers:\n  hand size: 5',
  },
  ST4139: {
    title: 'a game without play',
    severity: 'error',
    meaning:
      'What happens from the start of a game to its end stands under `play`. Without it nobody is ever asked anything.',
    wrong: 'stages:\n  turn: you must move',
    right: 'play:\n  - turns from north: turn\nstages:\n  turn: you must move',
  },
  ST4151: {
    title: 'broken path',
    severity: 'error',
    meaning:
      'A path between spaces is written as their names with `-` between them, two or more; paths stand apart by commas.',
    wrong: 'graph: gate-yard-, yard',
    right: 'graph: gate-yard, yard-keep',
  },
  ST4152: {
    title: 'path to nowhere new',
    severity: 'error',
    meaning:
      'A path leads from a space to itself, or is there twice, or is blocked though it never was there. Such a line is mostly a slip in a name.',
    wrong: 'graph: gate-yard, yard-gate',
    right: 'graph: gate-yard, yard-keep',
  },
  ST4153: {
    title: 'too many paths at a space',
    severity: 'error',
    meaning:
      'Every path that leads from a space has a direction of its own there, and there are at most 30 of them in all boards of a game together.',
    wrong: 'graph: hub-a, hub-b, hub-c    (and so on, 40 times)',
    right: 'graph: hub-a, a-b, hub-c, c-d',
  },
  ST4154: {
    title: 'where a space is drawn',
    severity: 'error',
    meaning:
      'Under `spots` each space of a graph has two whole numbers: how far from the left and from the top it is drawn.',
    wrong: 'spots: { gate: [ 10 ] }',
    right: 'spots: { gate: [ 10, 40 ] }',
  },
  ST4155: {
    title: 'a space of two kinds',
    severity: 'error',
    meaning:
      'Kinds of space part a board: each space is of one kind, or of none. This space is named by two.',
    wrong: 'kinds of space:\n  shrine: { where: a1 }\n  well: { where: a1 }',
    right: 'kinds of space:\n  shrine: { where: a1 }\n  well: { where: b1 }',
  },
  ST4156: {
    title: 'a question inside `where`',
    severity: 'warning',
    meaning:
      'A condition behind `where` reaches as far to the right as it can, so a question behind `or` is asked about each of the things. This one has nothing to do with them: it was most likely meant to stand for itself.',
    wrong: 'any men in field where it is king or any men in hand of opponent',
    right: '(any men in field where it is king) or any men in hand of opponent',
  },
  ST4157: {
    title: 'no condition',
    severity: 'warning',
    meaning:
      'This is true, or false, whatever happens in the game. What stands under a condition that never holds can never happen; one that always holds asks nothing.',
    wrong: 'only if:\n  it may go: piece is scout and piece is miner',
    right: 'only if:\n  it may go: piece is scout or piece is miner',
  },
  ST4158: {
    title: 'more than there can be',
    severity: 'warning',
    meaning:
      'A step asks for more pieces than the whole game has of those that may lie there, or a loop may run more often than any game can go on. It is mostly a slip in a number.',
    wrong: 'deal 60 from deck to hand of player    (with 50 cards in the box)',
    right: 'deal 6 from deck to hand of player',
  },
  ST4160: {
    title: 'data without a file',
    severity: 'error',
    meaning:
      'A class under `data` names the folder in which its files lie, as it is called beside the document. An option chooses one of them, so there must be one at least.',
    wrong: 'data:\n  terrain:\n    holds: { paths: paths }',
    right: 'data:\n  terrain:\n    folder: terrains\n    holds: { paths: paths }',
  },
  ST4161: {
    title: 'data that break a condition',
    severity: 'error',
    meaning:
      'What stands under `check` of a class of data must hold for each of its files. It does not hold for this one.',
    wrong:
      'check:\n  16 medals are in the box: sum of medals over regions <= 16    (and a file with 18 of them)',
    right: 'regions:\n  R1: { around: [ 1, 2, 3 ], medals: 3 }    (no more than 16 in all)',
  },
  ST4170: {
    title: 'a board in parts',
    severity: 'warning',
    meaning:
      'No path leads from one part of this board to another. Mostly a path was forgotten, or the name of a space is written in two ways, which makes two spaces of it.',
    wrong: 'graph: gate-yard, tower-wall',
    right: 'graph: gate-yard-tower-wall',
  },
  ST4171: {
    title: 'drawn on something else',
    severity: 'warning',
    meaning:
      'Where spaces of a graph are drawn, two lie on each other, or a path lies across a space to which it does not lead. Whoever looks at the board takes it for another one.',
    wrong: 'graph: gate-tower, gate-yard\nspots: { gate: [ 10, 10 ], yard: [ 20, 10 ], tower: [ 30, 10 ] }',
    right: 'graph: gate-tower, gate-yard\nspots: { gate: [ 10, 10 ], yard: [ 20, 30 ], tower: [ 30, 10 ] }',
  },
} as const satisfies Record<string, CodeEntry>
