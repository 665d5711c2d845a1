import type { CodeEntry } from './code-entry.ts'

/** Codes ST4101 to ST4150: names, types, secrecy and totality. */
export const CHECK_CODES = {
  ST4101: {
    title: 'unknown name',
    meaning:
      'The text uses a name that is not declared at this point. Names come from the sections of the ruleset, from choices and parameters, and from the words built into the language.',
    wrong: 'piece: your sodiers on board',
    right: 'piece: your soldiers on board',
  },
  ST4102: {
    title: 'wrong kind of thing',
    meaning: 'A value has the wrong type: a number where a player is needed, or several things where one is.',
    wrong: 'set score to your hand',
    right: 'set score to number of cards in your hand',
  },
  ST4103: {
    title: 'field or variable?',
    meaning:
      'This word could be a variable, or a field of the thing being tested; or, after `any` and the like, a value that has been chosen or all values of its enumeration; or, before a place, things that were passed or all there are. A rule must have only one reading.',
    wrong: 'goal: spaces where row > row',
    right: 'goal: spaces where it.row > row',
  },
  ST4104: {
    title: 'may be none',
    meaning: 'This may be none. Test for that first, so that no game stops halfway.',
    wrong: 'then: move top of deck to your hand',
    right: 'then:\n  - if deck is not empty: move top of deck to your hand',
  },
  ST4105: {
    title: 'hidden from the decider',
    meaning:
      'Whether a move is legal depends on something the deciding player cannot know, so the list of legal moves would give it away.',
    wrong: 'target: enemy soldiers on board where rank < 5',
    right: 'target: enemy soldiers on board',
  },
  ST4106: {
    title: 'the flow of play leaks a secret',
    meaning:
      'Everybody sees how the game continues, and here that depends on something that is not public. Write `openly` if you mean to announce it.',
    wrong: '- if defender is bomb: capture(attacker)',
    right: '- if openly defender is bomb: capture(attacker)',
  },
  ST4107: {
    title: 'wrong number of values',
    meaning: 'A stage, action, term or built-in word is given more or fewer values than it takes.',
    wrong: '- fight(piece)',
    right: '- fight(piece, target)',
  },
  ST4108: {
    title: 'can never be there',
    meaning: 'The rule looks in a place for things that can never be there.',
    wrong: 'any card in board',
    right: 'any card in your hand',
  },
  ST4109: {
    title: 'no such field',
    meaning: 'It has no printed column, tracked value or term of this name.',
    wrong: 'piece.rnak',
    right: 'piece.rank',
  },
  ST4111: {
    title: 'circular definition',
    meaning: 'A term, stage or action uses itself, directly or through others, so it would run for ever.',
    wrong: 'strength(unit): strength(unit) + 1',
    right: 'strength(unit): unit.base + 1',
  },
  ST4112: {
    title: 'gap in a table',
    meaning: 'No row of the table covers some pair of things that can meet.',
    wrong: 'rule:\n  higher wins: attacker.rank > defender.rank => attacker wins',
    right:
      'rule:\n  higher wins: attacker.rank > defender.rank => attacker wins\n  others lose: attacker.rank <= defender.rank => defender wins',
  },
  ST4113: {
    title: 'rows of a table clash',
    meaning:
      'Two rows give different results for the same pair, and neither is more specific than the other.',
    wrong: 'spy, any => attacker wins\nany, bomb => defender wins',
    right: 'spy, any => attacker wins\nany, bomb => defender wins\nspy, bomb => defender wins',
  },
  ST4115: {
    title: 'turns without a decision',
    meaning:
      'In every loop of turns somebody must decide something: without a bound it would never end, and with one it is a loop of steps, `repeat`.',
    wrong: '- turns from red: count',
    right: '- turns from red: you must move',
  },
  ST4116: {
    title: 'cannot be set',
    meaning:
      'Only tracked values and names given by `let` can be set. Everything else follows from where the pieces are.',
    wrong: '- set piece.rank to 3',
    right: '- set piece.wounds to 3',
  },
  ST4117: {
    title: 'unknown action or stage',
    meaning: 'There is no action, stage, phase or rule of this name to offer, run or hook into.',
    wrong: '- you must mvoe',
    right: '- you must move',
  },
  ST4118: {
    title: 'cannot go there',
    meaning: 'The place does not hold pieces of this kind.',
    wrong: 'holds: soldiers\n...\nmove card to your army',
    right: 'move card to your hand',
  },
  ST4119: {
    title: 'not supported',
    meaning: 'The wording is valid, but this version cannot run it, or not here.',
    wrong: '- pay 3 from reserve to store',
    right: '(leave it out for now)',
  },
  ST4121: {
    title: 'never the same',
    meaning: 'Two values of different types are compared. They can never be equal.',
    wrong: 'goal is piece',
    right: 'goal is piece.space',
  },
  ST4122: {
    title: 'may divide by zero',
    meaning: 'It must be certain that the divisor is at least 1.',
    wrong: 'score / rounds rounded down',
    right: 'score / larger(1, rounds) rounded down',
  },
  ST4123: {
    title: 'case is not complete',
    meaning: 'A `case` must say what happens for every value, or have an `else`.',
    wrong: '- case result:\n    win: celebrate',
    right: '- case result:\n    win: celebrate\n    else: nothing',
  },
  ST4124: {
    title: 'unknown slot',
    meaning: 'The braces in this template name something that is not available here.',
    wrong: 'write: "{start}-{gaol}"',
    right: 'write: "{start}-{goal}"',
  },
  ST4126: {
    title: 'more pieces than spaces',
    meaning: 'The setup has more pieces than spaces to put them on.',
    wrong: 'home: own row 1',
    right: 'home: own rows 1..3',
  },
  ST4127: {
    title: 'nobody wins',
    meaning: 'An ending must say who wins, or that the game is drawn.',
    wrong: 'the flag is captured:\n  when: any flag in captured of player',
    right: 'the flag is captured:\n  when: any flag in captured of player\n  winner: opponent of player',
  },
  ST4128: {
    title: 'rules cannot read knowledge',
    meaning:
      'Only examples can ask what a player knows. A rule that did would depend on what players remember.',
    wrong: 'only if:\n  known: you knows target',
    right: '(use `show` and `reveal`, and let players remember)',
  },
  ST4129: {
    title: 'too many to choose at once',
    meaning:
      'Choosing several things at once is one move, so every combination is a separate move. The choice (`1..10 gems`) or the place that it is made from must therefore give a largest number, and a choice in succession must give one itself.',
    wrong: 'choose:\n  set: 3 or more cards from your hand',
    right: 'places:\n  hand: { each: player, holds: up to 8 cards, seen by: owner }',
  },
  ST4140: {
    title: 'more than there are',
    meaning: 'A choice asks for more pieces or spaces than the game has, so nobody could ever make it.',
    wrong: 'choose:\n  stones: 40 stones from your supply',
    right: 'choose:\n  stones: 4 stones from your supply',
  },
  ST4141: {
    title: 'not private',
    meaning:
      'While players act in secret, nobody sees what the others do. So each may change only what is their own: the pieces in their places, and the values tracked for each player.',
    wrong: 'every player called p in secret:\n  - you must choose a card\n  - add 1 to cards chosen',
    right: 'every player called p in secret:\n  - you must choose a card\n  - add 1 to your cards chosen',
  },
  ST4130: {
    title: 'a stage run by a rule and elsewhere',
    meaning:
      'A rule under `whenever` may fire in the middle of a stage. If it runs that same stage, the stage would be running twice at once, which is not possible.',
    wrong:
      'stages:\n  turn:\n    - tidy up\n  tidy up:\n    - move all cards in hand of north to discards\nwhenever:\n  the hand is full:\n    when: number of cards in hand of north > 5\n    then: tidy up',
    right:
      'whenever:\n  the hand is full:\n    when: number of cards in hand of north > 5\n    then: move all cards in hand of north to discards',
  },
  ST4131: {
    title: 'endless question',
    meaning:
      'Whether this action is legal depends on whether another is, which depends on this one in turn. There is no way to answer.',
    wrong:
      'actions:\n  pass:\n    only if:\n      you are stuck: not (you can pass) and not (you can step)\n    then: nothing',
    right: 'actions:\n  pass:\n    only if:\n      you are stuck: not (you can step)\n    then: nothing',
  },
  ST4132: {
    title: 'nobody is on turn',
    meaning:
      'A step refers to `you`, `your` or your opponent where nobody is on turn: between turns, or in a stage that is not run for any player.',
    wrong: 'play:\n  - deal 5 from deck to your hand\n  - turns from north: you must draw',
    right:
      'play:\n  - for each player:\n      - deal 5 from deck to hand of player\n  - turns from north: you must draw',
  },
  ST4133: {
    title: 'an action that nobody is asked for',
    meaning:
      'No decision offers the action, so it can never be taken, and no rule asks whether somebody `can`. Usually the name is misspelt, or `during:` or `offered with:` is missing.',
    wrong: 'actions:\n  atack:\n    only if:\n      it is near: goal is next to piece.space',
    right: 'actions:\n  attack:\n    only if:\n      it is near: goal is next to piece.space',
  },
  ST4134: {
    title: 'a game without an end',
    meaning:
      'Neither `end:` nor any step says how the game is won or drawn, so it would stop without a result when `play` ends.',
    wrong: 'play:\n  - turns from north, at most 8: you must play',
    right: 'play:\n  - turns from north, at most 8: you must play\n  - rank players by score',
  },
  ST4135: {
    title: 'a name that hides another',
    meaning:
      'A choice, parameter, loop or `let` has the same name as something else that is visible there and would hide it, so a rule would silently act on the wrong thing. Singular and plural count as one name. A thing may share the name of its own class: `card: a patrol card in your hand`.',
    wrong: 'choose:\n  stone: enemy things on board\nthen: move first stone in your supply to goal',
    right: 'choose:\n  taken: enemy things on board\nthen: move first stone in your supply to goal',
  },
  ST4136: {
    title: 'no move to look past',
    meaning:
      '`afterwards` asks what would hold after the move being judged. It belongs under `only if` of an action, and in rules and terms used there. A `forbid` looks at the position after the move anyway.',
    wrong: 'terms:\n  it is safe: afterwards no threats    (asked by a step)',
    right:
      'actions:\n  go:\n    only if:\n      you are safe: afterwards no enemy rooks in sight(goal, orthogonal, unlimited)',
  },
  ST4137: {
    title: 'the result of the move is not known yet',
    meaning:
      'A condition on the position after a move decides whether the move is legal, and players learn that without making it. So up to its first question the move must not bring anything its player does not already know: no chance, no faces that others hold, nothing that `openly` announces.',
    wrong:
      'actions:\n  draw:\n    then: move top of deck to your hand\nforbid:\n  no third queen: draw when number of queens in your hand > 2',
    right:
      'actions:\n  lay:\n    choose:\n      card: cards in your hand\n    then: move card to your row\nforbid:\n  no third queen: lay when number of queens in your row > 2',
  },
  ST4138: {
    title: 'never read',
    meaning:
      'A number, option, term, rule, area, column, table, pattern, tracked value or choice is declared but never used, not even by its look. Usually another name was meant somewhere, or it is left over from an earlier version.',
    wrong: 'numbers:\n  hand size: 5\n  hand limit: 7    (and only `hand size` is used)',
    right: 'numbers:\n  hand size: 5',
  },
  ST4139: {
    title: 'a game without play',
    meaning:
      '`play` says what happens from the start of a game to its end. Without it nobody is ever asked anything.',
    wrong: 'stages:\n  turn: you must move',
    right: 'play:\n  - turns from north: turn\nstages:\n  turn: you must move',
  },
  ST4142: {
    title: 'no moves to compare',
    meaning:
      '`most` compares a move with all other moves of its action that are otherwise legal, and with those of other actions that it names. It belongs under `only if` of an action, or in a rule or term used there, and may use only the choices of that action. Actions that are compared with each other need such conditions with the same labels, in the same order, each a number in all of them or a condition in all of them; they have no parameters and are not answers to different actions.',
    wrong: 'actions:\n  leap:\n    then:\n      - if most(number of spaces in route): say the longest',
    right: 'actions:\n  leap:\n    only if:\n      no leap is longer: most(number of spaces in route)',
  },
  ST4143: {
    title: 'no order for a sequence',
    meaning:
      'Things can be in sequence by whatever has an order: numbers, or values that are declared as a `line`. Values that are only a list have no order.',
    wrong: 'values:\n  rank: [ace, two, three]\npatterns:\n  run: 3 cards in sequence by rank',
    right: 'values:\n  rank: { line: [ace, two, three] }\npatterns:\n  run: 3 cards in sequence by rank',
  },
  ST4144: {
    title: 'two kinds drawn alike',
    meaning:
      'A piece on a board is drawn as the letter of its kind, which is the first one of its name unless the kind has a `letter`. Two kinds with the same letter cannot be told apart.',
    wrong: 'kinds:\n  bomb: {}\n  baker: {}',
    right: 'kinds:\n  bomb: {}\n  baker: { letter: K }',
  },
  ST4145: {
    title: 'rows of two modules that may meet',
    meaning:
      'Two modules add rows under `while` to one table, with different results, and both may hold at the same time. Then the row of the module used last decides, so the order of `uses` makes a difference.',
    wrong:
      'while:\n  a tired attacker loses: attacker.tired => defender wins      (of one module)\n  a banner leads on: attacker.led => attacker wins             (of another)',
    right: 'while:\n  a banner leads on: attacker.led and not attacker.tired => attacker wins',
  },
  ST4146: {
    title: 'the first of what nobody can follow',
    meaning:
      'In a place that is no pile, things lie in no order for whoever cannot see into it. Such a player can tell how many there are of each sort, but not which comes first.',
    wrong: 'check: ben knows that (first card in hand of ann).colour is red',
    right: 'check: ben knows that any cards in hand of ann where it.colour is red',
  },
  ST4147: {
    title: 'pieces that nobody owns',
    meaning:
      'A class without `owner` belongs to the owner of the place in which a piece lies, and a board that all share belongs to nobody. So `your`, `enemy` and `owner` find none of these pieces, and capitals and small letters in pictures make no difference.',
    wrong: 'pieces:\n  pawn: { kinds: { pawn: { letter: P } } }',
    right: 'pieces:\n  pawn: { owner: fixed, kinds: { pawn: { letter: P } } }',
  },
  ST4148: {
    title: 'goes by what was mixed',
    meaning:
      'What is tracked of a piece lies on it for everybody to see, until pieces that differ in it are shuffled, or it is set behind screens. Then nobody knows which piece has what, but rules still do: whoever sees what they do with it learns what nobody was to know.',
    wrong:
      'play:\n  - for each ace in stock: set ace.bent to true\n  - move all cards in stock to deck\n  - shuffle deck\nactions:\n  take:\n    choose:\n      card: a card in hand of opponent where bent',
    right: 'play:\n  - for each card in deck: set card.bent to false\n  - shuffle deck',
  },
  ST4149: {
    title: 'taken from what nobody has shuffled',
    meaning:
      'Pieces lie in their places as the box lists them until something shuffles them. If they are dealt from a place that nobody looks into before anything has shuffled it, every game deals the same, whatever its seed, and players who know the box know what they get.',
    wrong: 'box:\n  deck: all cards\nplay:\n  - for each player: deal 5 from deck to hand of player',
    right:
      'box:\n  deck: all cards\nplay:\n  - shuffle deck\n  - for each player: deal 5 from deck to hand of player',
  },
  ST4150: {
    title: 'read before it is set',
    meaning:
      'A tracked value without `or none` and without a start has to be set before it is read. Here every game reads it before its first decision and nothing has set it by then, so the game would stop or go by a value that is not there.',
    wrong: 'track:\n  dealer: player\nplay:\n  - turns from dealer: you must bid',
    right:
      'track:\n  dealer: player\nplay:\n  - set dealer to random player\n  - turns from dealer: you must bid',
  },
  ST4180: {
    title: 'a change that does not fit',
    meaning:
      '`more`, `fewer`, `at least` and `at most` change numbers, `also` sets, conditions and directions, `except` sets, `unless` conditions. `becomes` and `exactly` work for any type.',
    wrong: 'terms:\n  order cost(unit): unit.orders + 1\nchange:\n  order cost: unless unit is tired',
    right: 'terms:\n  order cost(unit): unit.orders + 1\nchange:\n  order cost: exactly 0 if unit is tired',
  },
  ST4181: {
    title: 'two values for one term',
    meaning:
      'Two changes without a condition, or with the same one, say what a term becomes, or what it is exactly. Which one applies must not depend on the order in which documents are named.',
    wrong: 'change:\n  hand size:\n    - becomes 5\n    - becomes 6',
    right: 'change:\n  hand size:\n    - becomes 5\n    - 1 more if number of players is 2',
  },
  ST4182: {
    title: 'two changes that may meet',
    meaning:
      'Two conditional changes in the same phase give a term different values. Where both conditions hold, the document used last wins.',
    wrong: 'change:\n  order cost:\n    - exactly 0 if unit is free\n    - exactly 2 if unit is tired',
    right: 'change:\n  order cost: exactly (if unit is free then 0 else 2) if unit is free or unit is tired',
  },
  ST4183: {
    title: 'nothing left to offer',
    meaning:
      'An action that a variant or module removes is no longer offered anywhere. Here every action of the question has been removed, so nobody would know what to do.',
    wrong: 'actions:\n  draw a card: removed\n  # play: - turns from north: you must draw a card',
    right:
      'actions:\n  draw a card: removed\n  pass: { then: nothing }\ninstead of:\n  you must draw a card: you must pass',
  },
  ST4184: {
    title: 'a change of offers without effect',
    meaning:
      'Under `change`, `also` adds actions to those that a sentence with `may` or `must` offers, and `except` takes some away. What is added must not be offered there yet, and what is taken away must be.',
    wrong: 'change:\n  you must move or attack: also attack',
    right: 'change:\n  you must move or attack: also rest',
  },
  ST4185: {
    title: 'changes that exclude each other',
    meaning:
      'Two changes of one term always meet, and one of them leaves nothing of the other: a least value above a greatest one, an exact value beside other changes, or the same thing added and taken away. If they come from two modules, the game that uses both can decide with an `exactly` of its own.',
    wrong: 'change:\n  order cost: [at least 4, at most 3]',
    right: 'change:\n  order cost: at least 4',
  },
  ST4246: {
    title: 'positions may be forgotten',
    meaning:
      'A position keeps the last 500 turns unless `keep` says otherwise, and this game may take more. `stood` would not count what was forgotten. Say how many turns are needed. A small number is enough, and faster, if something happens in between after which no earlier position can come back.',
    wrong:
      'history:\n  position:\n    counts: all stones on board\nplay:\n  - turns from black: you must place',
    right:
      'history:\n  position:\n    counts: all stones on board\n    keep: 2000\nplay:\n  - turns from black, at most 2000: you must place',
  },
  ST4210: {
    title: 'shown to players by a secret that they do not know',
    meaning:
      'Only those who are shown something notice it, so a secret may choose them. It must be one that each of them knows, such as the card in their own hand: otherwise whoever is not shown anything learns something about the secret from that.',
    wrong: 'show first card in deck to all players where any spies in role card of ann',
    right: 'show all spies in (all role cards) to all players where any spies in role card of it',
  },
  ST4212: {
    title: '`openly` that nobody notices',
    meaning:
      'The rules go by something secret, and all that comes of it is that some players are shown something. So nobody else learns how it turned out, although `openly` says that everybody may.',
    wrong:
      'for each player called mate:\n  - if openly any spies in role card of mate: show first role in role card of mate to ann',
    right: 'show all spies in (all role cards) to ann',
  },
  ST4211: {
    title: '`openly` where only some players look',
    meaning:
      '`openly` makes a result public. What is shown to some players is noticed by nobody else, whatever it depends on, so there is nothing to announce.',
    wrong: 'show openly all spies in (all role cards) to ann',
    right: 'show all spies in (all role cards) to ann',
  },
  ST4213: {
    title: 'announced from the dark',
    meaning:
      'On a dark board nobody sees more than the pieces that they know, and what a player chooses there only that player knows. A step, a rule or an end that goes by it shows everybody how it turns out: which question is asked, where a piece goes, who wins. That has to be meant, and `openly` says so. What only shows or tells something to some players needs no `openly`.',
    wrong:
      'actions:\n  lay:\n    choose:\n      goal: spaces where empty\n    then:\n      - if goal is empty: move first stone in your box to goal',
    right:
      'actions:\n  lay:\n    choose:\n      goal: spaces where empty\n    then:\n      - if openly goal is empty: move first stone in your box to goal',
  },
  ST4215: {
    title: 'more than said',
    meaning:
      'Below `only to` is what one player is told and nobody else notices: `say`, and `if` and `for each` around it. Everybody would notice any other step.',
    wrong: '- only to you:\n    - say nothing is there\n    - draw a card',
    right: '- only to you: say nothing is there\n- draw a card',
  },
  ST4216: {
    title: 'room that nobody has seen',
    meaning:
      'On a dark board what may be chosen goes by the pieces that the player sees, so a space that looks empty may be full. A move onto a full space is refused, and that tells the player, at no cost, what is there. The steps should look first, by the true table, and say what comes of it.',
    wrong:
      'actions:\n  lay:\n    choose:\n      goal: spaces where empty\n    then: move first stone in your box to goal',
    right:
      'actions:\n  lay:\n    choose:\n      goal: spaces where empty\n    then:\n      - if openly goal is empty: move first stone in your box to goal',
  },
  ST4247: {
    title: 'no turns to take',
    meaning:
      '`another turn`, `miss a turn` and values under `each turn` belong to the turns of `turns from`. A game that asks players in another way, such as `for each player: player must act`, has no such turns, so they would do nothing.',
    wrong: 'play:\n  - repeat 3 times:\n      - for each player: player must act',
    right: 'play:\n  - turns from ann, at most 6: you must act',
  },
  ST4310: {
    title: 'set to a field of nothing',
    meaning:
      'A value that may be none is set to a field of something that may not be there, such as the top of a pile that may be empty. A field of nothing is none, so the value silently becomes none.',
    wrong: 'set trumps to openly (top of deck).suit',
    right: 'if deck is not empty: set trumps to openly (top of deck).suit',
  },
  ST4350: {
    title: 'terms too deep in one another',
    meaning:
      'A term needs another, which needs another, and so on, further than any rulebook would. Working it out would need more room than there is.',
    wrong: 'step 1: step 0 + 1\nstep 2: step 1 + 1 # and so on, hundreds of times',
    right: 'steps(number): number + 1',
  },
  ST4351: {
    title: 'terms and patterns too long',
    meaning:
      'A term that gives a set is written out wherever it is used, and so is a pattern. Sets of sets of sets double with each step, and rules would become longer than any book.',
    wrong: 'near: all spaces where empty\nwide: near + near\nwider: wide + wide # and so on',
    right: 'near: all spaces where empty',
  },
  ST4352: {
    title: 'table too large',
    meaning:
      'A table is worked out before the game, for every combination of the kinds in its columns. With hundreds of kinds in several columns there are too many of them.',
    wrong: 'beats(card called one, card called two, card called three) gives number:',
    right: 'beats(card called one, card called two) gives number:',
  },
  ST4330: {
    title: 'openly before the move',
    meaning:
      'Legal moves are listed before anybody moves. With `openly`, the list would announce a secret at no cost and without a trace, and players could read it again and again. Make the attempt legal instead, and let its steps announce the result. The log then records the result, everybody learns it, and only all players together can take it back.',
    wrong: 'only if:\n  one is there: openly any queens in hand of mate',
    right:
      'then:\n  - if openly any queens in hand of mate: add 1 to your score\n    else: take 1 from your score',
  },
  ST4320: {
    title: 'a name from before the word',
    meaning:
      'The language gained a function or word of this name after the first rulesets of the edition were written. In a ruleset that declares the name itself, the name always means what the ruleset declares, so new words break no ruleset. To use the word of the language, give your own name another form.',
    wrong: 'terms:\n  beyond(number called amount): amount + 2    (and the function `beyond(...)` is wanted)',
    right: 'terms:\n  two beyond(number called amount): amount + 2',
  },
  ST4311: {
    title: 'set after its turns have begun',
    meaning:
      '`turns from` reads who begins only once, before the first turn. A rule sets that value later, nothing else reads it, and the turns never begin again, so the rule has no effect.',
    wrong: 'play:\n  - turns from starter, at most 60: turn\n  # and in an action: set starter to you',
    right: 'play:\n  - repeat 20 times: turns from starter, at most 3: turn',
  },
} as const satisfies Record<string, CodeEntry>
