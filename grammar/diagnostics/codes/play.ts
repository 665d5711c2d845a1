import type { CodeEntry } from './code-entry.ts'

/** Codes ST5xxx: games under way: moves, saves, records. */
export const PLAY_CODES = {
  ST5201: {
    title: 'Saved game is damaged',
    severity: 'error',
    meaning: 'The text is no saved game, or some of it was changed or lost. Nothing of it is guessed.',
    wrong: '(a file cut off in the middle)',
    right: '(the file as it was written)',
  },
  ST5202: {
    title: 'Saved under other rules',
    severity: 'error',
    meaning:
      'The game was saved under other rules, options or players than those it is to be loaded with. Comments, layout and the place of a file are no rules. `restore` of the library and `sandtable replay` play it as far as other rules accept its moves.',
    wrong: '(a game saved before a rule was changed)',
    right: '(load it with the rules of that time)',
  },
  ST5203: {
    title: 'Saved game does not replay',
    severity: 'error',
    meaning: 'A move of the saved game is refused, or leads elsewhere than it did.',
    wrong: '(a move that was edited)',
    right: '(the file as it was written)',
  },
  ST5204: {
    title: 'Begun in the middle',
    severity: 'error',
    meaning: 'A game that began at a prepared position has no start from which it could be played again.',
    wrong: '(saving a game that began at an example)',
    right: '(saving a game that began at its start)',
  },
  ST5206: {
    title: 'A set-up that cannot be played',
    severity: 'error',
    meaning:
      'One of the answers of a set-up is no legal move when it is its turn: the set-up was made for other options, or for another player. Played by hand it says which rule is against it.',
    wrong:
      'sandtable run banners --players-by "random with wall of pikes" (which has more pikes than there are)',
    right: 'setups:\n  wall of pikes:\n    answers: [ raise (pike), fill (stack 1, pike), be ready ]',
  },
  ST5205: {
    title: 'Saved game does not fit these rules',
    severity: 'error',
    meaning:
      'The rules have changed since the game was saved, and one of its moves is refused by them now. The message says which move, by which rule, and where that stands. `sandtable replay` shows the game up to there.',
    wrong: '(a game in which two steps were moved, after the rule that allowed it was removed)',
    right: '(a game saved under these rules, or under others that allow all of its moves)',
  },
  ST5020: {
    title: 'Set-ups must be named',
    severity: 'error',
    meaning:
      'Positions after a secret set-up cannot be counted over all set-ups. Name a saved set-up for each player.',
    wrong: 'sandtable perft my-game --depth 2',
    right: "sandtable perft my-game --depth 2 --setup 'flag in the corner,flag in the corner'",
  },
  ST5021: {
    title: 'Game without end',
    severity: 'error',
    meaning:
      'A game was still going on after very many plies and was stopped. Its rules need an ending that always comes.',
    wrong: '(no rule against going to and fro for ever)',
    right: 'end:\n  nothing happens:\n    when: quiet moves >= 200\n    drawn: yes',
  },
  ST5022: {
    title: 'Loop left at its bound',
    severity: 'warning',
    meaning:
      'A loop ended because it had been gone through `at most` so many times, and not because of its condition. The game goes on behind it. Either the bound is too small, or what the condition waits for does not always come.',
    wrong: 'repeat until deck is empty, at most 3: round',
    right: 'repeat until deck is empty, at most 60: round',
  },
  ST5001: {
    title: 'Nothing to decide',
    severity: 'error',
    meaning: 'An answer was given where nobody is asked, for instance after the end of a game.',
    wrong: 'd4-d5 (after the game is over)',
    right: '(start a new game, or undo)',
  },
  ST5002: {
    title: 'Unknown player',
    severity: 'error',
    meaning: 'There is no player of this name or number in this game.',
    wrong: 'view of seat 7',
    right: 'view of seat 0',
  },
  ST5003: {
    title: 'No resigning',
    severity: 'error',
    meaning: 'The rules of this game know no resigning; `may resign: yes` under `players` allows it.',
    wrong: 'resign',
    right: '(play on)',
  },
  ST5004: {
    title: 'Not a legal move',
    severity: 'error',
    meaning: 'The rules do not allow this move now. The named conditions that are not met are said with it.',
    wrong: 'a1-a9',
    right: 'a1-a2',
  },
  ST5005: {
    title: 'No seed',
    severity: 'error',
    meaning:
      'All chance of a game comes from its seed, a text or a number that is said when the game is begun. Without one nobody could play the game again.',
    wrong: 'Match.start(program)',
    right: 'Match.start(program, { seed: 1 })',
  },
  ST5010: {
    title: 'Set-up does not fit',
    severity: 'error',
    meaning: 'An arrangement leaves a piece out, puts two on one space, or uses a space that is not for it.',
    wrong: 'F......./......../........',
    right: '(place all pieces)',
  },
  ST5101: {
    title: 'Value out of its range',
    severity: 'error',
    meaning:
      'A step of the rules puts a number into something that is declared with a smaller range, or nothing where something must be. The game stops there, because it could not go on as its author promised.',
    wrong: 'track: { score: 0..9 = 0 }    play: add 3 to score    (with score at 8)',
    right: 'play: set score to smaller(9, score + 3)',
  },
  ST5102: {
    title: 'No legal move',
    severity: 'error',
    meaning:
      'A player must move, and no move is legal. A `must` without `or else` promises that this never happens; here it did.',
    wrong: 'you must step',
    right: 'you must step or else be stuck',
  },
  ST5103: {
    title: 'No room left',
    severity: 'error',
    meaning: 'A piece comes to a place that already holds as many pieces as it may.',
    wrong: 'move stone to goal    (where a stone lies already)',
    right: 'move stone to goal    (with `goal: spaces where empty`)',
  },
  ST5104: {
    title: 'Work on nothing',
    severity: 'error',
    meaning:
      'A step moves pieces to a place, or sets a value of a thing, and there is no such place or thing.',
    wrong: 'move stone to step(goal, forward)    (at the edge of the board)',
    right: 'if step(goal, forward) is not none: move stone to step(goal, forward)',
  },
  ST5105: {
    title: 'Not enough to deal',
    severity: 'error',
    meaning: 'More pieces are to be dealt than lie in the place that they come from.',
    wrong: 'deal 5 from deck to your hand    (with 3 cards in the deck)',
    right: 'deal up to 5 from deck to your hand',
  },
  ST5106: {
    title: 'Stage is not running',
    severity: 'error',
    meaning: 'A step leaves a stage, and the game is not in that stage at the time.',
    wrong: 'play: end battle',
    right: 'stages: { battle: [ fight, end battle ] }',
  },
  ST5107: {
    title: 'Endless question',
    severity: 'error',
    meaning: 'Whether a move is legal depends on whether moves are legal that depend on it in turn.',
    wrong: 'actions: { pass: { only if: { stuck: not you can pass } } }',
    right: 'actions: { pass: { only if: { stuck: not you can step } } }',
  },
  ST5108: {
    title: 'Question inside a rule',
    severity: 'error',
    meaning:
      'A rule under `whenever` asks a player something. Such rules are carried out at once, in the middle of other steps, and nobody can be asked there.',
    wrong: 'whenever: { a row is full: { when: row is full, then: you must discard } }',
    right: 'whenever: { a row is full: { when: row is full, then: set must discard to true } }',
  },
  ST5109: {
    title: 'Rules without end',
    severity: 'error',
    meaning:
      'The rules go round and round and ask nobody, so that the game never comes to the next decision.',
    wrong: 'turns from red: set count to 0',
    right: 'turns from red: you must move',
  },
  ST5110: {
    title: 'Too many moves',
    severity: 'error',
    meaning: 'There are more legal moves at one decision than can be listed.',
    wrong: 'choose: { first: cards, second: cards, third: cards, fourth: cards }',
    right: 'choose: { next: cards }    (asked again, `repeatedly`)',
  },
  ST5111: {
    title: 'No result',
    severity: 'error',
    meaning: 'The last step of `play` is done, and nobody has won or drawn.',
    wrong: 'play: [ deal 1 from deck to discards ]',
    right: 'play: [ deal 1 from deck to discards, the game is drawn by agreement ]',
  },
  ST5112: {
    title: 'Nobody is asked',
    severity: 'error',
    meaning: 'A turn, a stage or a decision belongs to a player, and that player is none.',
    wrong: 'holder must discard    (while `holder` is none)',
    right: 'if holder is not none: holder must discard',
  },
  ST5113: {
    title: 'Too many for memory',
    severity: 'error',
    meaning:
      'A loop or a streak has more things to remember than there is room for in the state of the game.',
    wrong: 'for each token on board: ...    (over more tokens than the game has)',
    right: 'for each space where any token in it: ...',
  },
  ST5114: {
    title: 'Not asked for',
    severity: 'error',
    meaning: 'An answer was given to a decision that does not wait, or that has no such answer.',
    wrong: 'a second answer to the same question',
    right: 'one answer, from the list of legal moves',
  },
  ST5115: {
    title: 'Place never reached',
    severity: 'error',
    meaning: 'A game is to begin at a stage or decision that nothing in the rules leads to.',
    wrong: 'now: battle    (and no step runs `battle`)',
    right: 'now: turn of red',
  },
  ST5117: {
    title: 'No set-up is possible',
    severity: 'error',
    meaning:
      'Pieces are to be arranged under a condition, and there is no way to place all of them so that it holds for each.',
    wrong: 'arrange army on home by every player in secret where space is a1',
    right: 'arrange army on home by every player in secret where soldier is scout or space is not a1',
  },
  ST5118: {
    title: 'Too many outcomes',
    severity: 'error',
    meaning:
      'All outcomes of chance are to be gone through one by one, and between two decisions there are too many: mostly because a large pile is shuffled.',
    wrong: 'sandtable perft hearts --depth 1 --chance    (52 cards are shuffled)',
    right: 'sandtable perft hearts --depth 1    (with the cards as one seed deals them)',
  },
  ST5119: {
    title: 'Too much to look at',
    severity: 'error',
    meaning:
      'To come to one answer the rules look at more than any table could: things counted for each of many things, choices of which nearly all are rejected, terms that ask each other twice, again and again. The rule that was at it is named.',
    wrong: 'choose: { one: 1..100000, other: 1..100000 }\nonly if: { they fit: one + other < 0 }',
    right: 'choose: { one: 1..10 }',
  },
  ST5120: {
    title: 'Not to be solved',
    severity: 'error',
    meaning:
      'Only a game is solved in which everybody sees everything, whose positions can all be gone through, and, where chance decides, in which no position comes back.',
    wrong: 'sandtable solve hearts    (hands are secret)',
    right: 'sandtable solve tic-tac-toe',
  },
  ST5130: {
    title: 'Too many dice',
    severity: 'error',
    meaning: 'More dice are rolled at once than a bag can tell of one value.',
    wrong: 'roll orders * 100 dice called rolled',
    right: 'roll smaller(orders, 31) dice called rolled',
  },
} as const satisfies Record<string, CodeEntry>
