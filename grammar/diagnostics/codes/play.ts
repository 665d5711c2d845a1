import type { CodeEntry } from './code-entry.ts'

/** Codes ST5xxx: games under way: moves, saves, records. */
export const PLAY_CODES = {
  ST5201: {
    title: 'saved game is damaged',
    meaning: 'This is not a saved game, or part of it was changed or lost. It is not repaired by guessing.',
    wrong: '(a file cut off in the middle)',
    right: '(the file as it was written)',
  },
  ST5202: {
    title: 'saved under other rules',
    meaning:
      'The game was saved with different rules, options or players, or by a release that compiles the same rules differently; the message gives the hashes of both. Comments, layout and the path of a file do not count. `restore` in the library and `sandtable replay` replay it as far as the present rules accept its moves.',
    wrong: '(a game saved before a rule was changed)',
    right: '(load it with the rules of that time)',
  },
  ST5203: {
    title: 'saved game does not replay',
    meaning: 'A move of the saved game is refused, or leads to a different position than it did.',
    wrong: '(a move that was edited)',
    right: '(the file as it was written)',
  },
  ST5204: {
    title: 'begun in the middle',
    meaning:
      'A game that began at an example has no start to replay it from, so it cannot be saved. One that began at the text of a position can be.',
    wrong: '(saving a game that began at an example)',
    right: '(saving a game that began at its start, or at a position)',
  },
  ST5206: {
    title: 'a setup that cannot be played',
    meaning:
      'One of the answers in this setup is not a legal move at that point: the setup was made for different options or another player. Play it by hand to see which rule forbids it.',
    wrong:
      'sandtable run banners --players-by "random with wall of pikes" (which has more pikes than there are)',
    right: 'setups:\n  wall of pikes:\n    answers: [ raise (pike), fill (stack 1, pike), be ready ]',
  },
  ST5205: {
    title: 'saved game does not fit these rules',
    meaning:
      'The rules have changed since the game was saved, and now refuse one of its moves. The message names the move and the rule, with its line. `sandtable replay` shows the game up to that point.',
    wrong: '(a game in which two steps were moved, after the rule that allowed it was removed)',
    right: '(a game saved under these rules, or under others that allow all of its moves)',
  },
  ST5207: {
    title: 'saved by a later release',
    meaning:
      'A later release of Sandtable saved the game, in a format that this one does not know. Every release reads the formats of earlier ones.',
    wrong: '(a game saved by a later release)',
    right: '(the same release, or a later one)',
  },
  ST5020: {
    title: 'setups must be named',
    meaning:
      'Positions after a secret setup cannot be counted over all possible setups. Name a saved setup for each player.',
    wrong: 'sandtable perft my-game --depth 2',
    right: "sandtable perft my-game --depth 2 --setup 'flag in the corner,flag in the corner'",
  },
  ST5021: {
    title: 'game without end',
    meaning:
      'The game was still going on after a great many plies and was stopped. Its rules need an ending that is always reached.',
    wrong: '(no rule against moving back and forth for ever)',
    right: 'end:\n  nothing happens:\n    when: quiet moves >= 200\n    drawn: yes',
  },
  ST5022: {
    title: 'loop stopped at its limit',
    meaning:
      'A loop stopped at its `at most`, not by its condition, and the game went on. Either the limit is too small, or the condition is not always met.',
    wrong: 'repeat until deck is empty, at most 3: round',
    right: 'repeat until deck is empty, at most 60: round',
  },
  ST5158: {
    title: 'players did not work out all that they could know',
    meaning:
      'Players that think imagine what is hidden, so that it fits everything they have seen. What an answer revealed may go through very many combinations of hidden pieces, and a position may hardly have any that fit. Their work on that is limited: beyond it they go by what they see, what is left in the box, and what they had found out until then. They still know all open and own pieces, and their games are still repeatable, but they may play less well.',
    wrong:
      '(a rule that asks of hidden cards: any card called one where any card called two where any card called three where ...)',
    right: '(a rule that goes through hidden pieces once or twice for each result that everybody sees)',
  },
  ST5001: {
    title: 'nothing to decide',
    meaning: 'A move was made although there is nothing to decide, for instance after the end of the game.',
    wrong: 'd4-d5 (after the game is over)',
    right: '(start a new game, or undo)',
  },
  ST5002: {
    title: 'unknown player',
    meaning: 'There is no player of this name or number in this game.',
    wrong: 'view of seat 7',
    right: 'view of seat 0',
  },
  ST5003: {
    title: 'resigning not allowed',
    meaning: 'The rules of this game do not allow resigning; `may resign: yes` under `players` does.',
    wrong: 'resign',
    right: '(play on)',
  },
  ST5004: {
    title: 'not a legal move',
    meaning: 'The rules do not allow this move now. The message names the conditions that are not met.',
    wrong: 'a1-a9',
    right: 'a1-a2',
  },
  ST5005: {
    title: 'no seed',
    meaning:
      'All randomness in a game comes from its seed, a text or a number given at the start. Without one the game could not be replayed.',
    wrong: 'Match.start(program)',
    right: 'Match.start(program, { seed: 1 })',
  },
  ST5210: {
    title: "another player's answer",
    meaning: 'Players can take back only their own last answer. Whoever gave it has to ask for it, or agree.',
    wrong: 'undo (typed by ben after a move of ann)',
    right: 'undo ann',
  },
  ST5211: {
    title: 'all players must agree',
    meaning:
      'A card was drawn or shown, or chance decided something, and it cannot be forgotten again. So all players must agree before the answer is taken back. A mark in the log and in the record says that it was.',
    wrong: 'undo (after drawing a card)',
    right: 'undo all',
  },
  ST5220: {
    title: 'not a position',
    meaning:
      'The text of a position has items such as `board: 3/3/1X1; now: nought at play 1`, separated by semicolons. This one has a name that the game does not have, a value that does not fit, or lacks the line that says who is to decide. Positions are printed by `sandtable position`.',
    wrong: 'board: 3/3/1Y1; now: nought at play 1',
    right: 'board: 3/3/1X1; now: nought at play 1',
  },
  ST5221: {
    title: 'position not possible',
    meaning:
      'The text is a position, but no game can be in it: there are more pieces than the game has, a place is too full or cannot hold them, the rules never ask there, or nobody could move.',
    wrong: 'board: XXX/XXX/3; now: nought at play 1',
    right: 'board: XX1/O2/3; now: nought at play 1',
  },
  ST5010: {
    title: 'setup does not fit',
    meaning: 'The arrangement leaves out a piece, puts two on one space, or uses a space outside its area.',
    wrong: 'F......./......../........',
    right: '(place all pieces)',
  },
  ST5101: {
    title: 'value out of its range',
    meaning:
      'A step sets a value outside the declared range, or to none where that is not allowed, or takes more out of a bag than it holds. The game stops there, because the rules contradict themselves. Players are not told a value that one of them keeps secret; `sandtable run`, `test` and `replay` tell it.',
    wrong: 'track: { score: 0..9 = 0 }    play: add 3 to score    (with score at 8)',
    right: 'play: set score to smaller(9, score + 3)',
  },
  ST5102: {
    title: 'no legal move',
    meaning:
      'A player must move, but no move is legal. A `must` without `or else` promises that this never happens; here it did. If it happens at the very first move, look at the choices instead: perhaps nothing can be chosen, because nobody owns the pieces or they lie elsewhere.',
    wrong: 'you must step',
    right: 'you must step or else be stuck',
  },
  ST5103: {
    title: 'no room left',
    meaning: 'A piece is moved to a place that is already full.',
    wrong: 'move stone to goal    (where a stone lies already)',
    right: 'move stone to goal    (with `goal: spaces where empty`)',
  },
  ST5104: {
    title: 'step without a target',
    meaning:
      'A step moves pieces to a place, or sets a value of something, that does not exist at that moment; between two spaces that do not touch there is nothing either.',
    wrong: 'move stone to step(goal, forward)    (at the edge of the board)',
    right: 'if step(goal, forward) is not none: move stone to step(goal, forward)',
  },
  ST5105: {
    title: 'not enough to deal',
    meaning: 'The place has fewer pieces than the step deals.',
    wrong: 'deal 5 from deck to your hand    (with 3 cards in the deck)',
    right: 'deal up to 5 from deck to your hand',
  },
  ST5106: {
    title: 'stage is not running',
    meaning: 'A step ends a stage that is not running.',
    wrong: 'play: end battle',
    right: 'stages: { battle: [ fight, end battle ] }',
  },
  ST5107: {
    title: 'endless question',
    meaning: 'Whether a move is legal depends on whether another is, which depends on this one in turn.',
    wrong: 'actions: { pass: { only if: { stuck: not you can pass } } }',
    right: 'actions: { pass: { only if: { stuck: not you can step } } }',
  },
  ST5108: {
    title: 'question inside a rule',
    meaning:
      'A rule under `whenever` asks a player something. Such rules run at once, in the middle of other steps, where nobody can be asked.',
    wrong: 'whenever: { a row is full: { when: row is full, then: you must discard } }',
    right: 'whenever: { a row is full: { when: row is full, then: set must discard to true } }',
  },
  ST5109: {
    title: 'rules without end',
    meaning: 'The rules loop without asking anybody, so the next decision is never reached.',
    wrong: 'turns from red: set count to 0',
    right: 'turns from red: you must move',
  },
  ST5110: {
    title: 'too many moves',
    meaning: 'There are more legal moves at one decision than can be listed.',
    wrong: 'choose: { first: cards, second: cards, third: cards, fourth: cards }',
    right: 'choose: { next: cards }    (asked again, `repeatedly`)',
  },
  ST5111: {
    title: 'no result',
    meaning: '`play` has ended without a winner or a draw.',
    wrong: 'play: [ deal 1 from deck to discards ]',
    right: 'play: [ deal 1 from deck to discards, the game is drawn by agreement ]',
  },
  ST5112: {
    title: 'nobody is asked',
    meaning: 'A turn, stage or decision belongs to a player, and here that player is `none`.',
    wrong: 'holder must discard    (while `holder` is none)',
    right: 'if holder is not none: holder must discard',
  },
  ST5113: {
    title: 'too many for memory',
    meaning: 'A loop or a streak must remember more things than the game state has room for.',
    wrong: 'for each token on board: ...    (over more tokens than the game has)',
    right: 'for each space where any token in it: ...',
  },
  ST5114: {
    title: 'not asked for',
    meaning: 'The answer belongs to a decision that is not pending, or that does not offer it.',
    wrong: 'a second answer to the same question',
    right: 'one answer, from the list of legal moves',
  },
  ST5115: {
    title: 'place never reached',
    meaning: 'The game should start at a stage or decision that the rules never reach.',
    wrong: 'now: battle    (and no step runs `battle`)',
    right: 'now: turn of red',
  },
  ST5117: {
    title: 'no setup is possible',
    meaning: 'No arrangement of the pieces meets the conditions.',
    wrong: 'arrange army on home by every player in secret where space is a1',
    right: 'arrange army on home by every player in secret where soldier is scout or space is not a1',
  },
  ST5118: {
    title: 'too many outcomes',
    meaning:
      'There are too many random outcomes between two decisions to try them all: a large pile is shuffled, or several throws of dice follow each other.',
    wrong: 'sandtable perft hearts --depth 1 --chance    (52 cards are shuffled)',
    right: 'sandtable perft hearts --depth 1    (with the cards as one seed deals them)',
  },
  ST5119: {
    title: 'too much to look at',
    meaning:
      'One answer takes more work than any real game needs: counts nested in counts, choices that are almost all rejected, or terms that evaluate each other over and over. The message names the rule. Or a whole game of random players takes too much: it is too long, or each of its plies is too dear, as the message says.',
    wrong: 'choose: { one: 1..100000, other: 1..100000 }\nonly if: { they fit: one + other < 0 }',
    right: 'choose: { one: 1..10 }',
  },
  ST5120: {
    title: 'cannot be solved',
    meaning:
      'Only games without hidden information and with few enough positions can be solved; with chance, no position may repeat.',
    wrong: 'sandtable solve hearts    (hands are secret)',
    right: 'sandtable solve tic-tac-toe',
  },
  ST5130: {
    title: 'too many dice',
    meaning: 'More dice are rolled at once than a bag can count of one value.',
    wrong: 'roll orders * 100 dice called rolled',
    right: 'roll smaller(orders, 31) dice called rolled',
  },
  ST5131: {
    title: 'too many groups',
    meaning:
      'A step lays one more group of a class than there can be at once: as many as `most at once` of the class says, or as it has members.',
    wrong: 'raft: { group of: logs, most at once: 2 }    (with two rafts on the river, a third is laid)',
    right: 'raft: { group of: logs, most at once: 3 }',
  },
} as const satisfies Record<string, CodeEntry>
