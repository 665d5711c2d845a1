/**
 * What may be changed in a shipped game without an example noticing: the line of the rules with the change, and why no
 * example can notice it.
 */
export const SURVIVORS: Readonly<Record<string, readonly (readonly [mutant: string, why: string])[]>> = {
  'alignment/tic-tac-toe/tic-tac-toe.yaml': [
    ['holds: 1 mark | 1 -> 2', 'marks go to empty squares only'],
    ['seen by: everyone | everyone -> nobody', 'the marks of a player are alike, so everybody knows them'],
    ['then: move first mark in your supply to goal | first -> random', 'the marks of a player are alike'],
  ],
  'alignment/connect-four/connect-four.yaml': [
    ['holds: 1 disc | 1 -> 2', 'discs go to empty spaces only'],
    ['seen by: everyone | everyone -> nobody', 'the discs of a player are alike, so everybody knows them'],
    ['then: move first disc in your supply to goal | first -> random', 'the discs of a player are alike'],
  ],
  'race/breakthrough/breakthrough.yaml': [
    ['holds: 1 pawn | 1 -> 2', 'pawns go to empty squares only'],
    ['seen by: everyone | everyone -> nobody', 'the pawns of a player are alike, so everybody knows them'],
    [
      'captured: { each: player, holds: pawns, seen by: everyone } | everyone -> nobody',
      'the pawns of a player are alike, so everybody knows them',
    ],
    [
      'be stuck: opponent wins by blockade | opponent wins by blockade -> nothing',
      'the foremost pawn can always move aslant',
    ],
    ['be stuck: opponent wins by blockade | opponent -> you', 'the foremost pawn can always move aslant'],
  ],
  'draughts/draughts/draughts.yaml': [
    ['holds: 1 piece | 1 -> 2', 'pieces go to empty squares only'],
    [
      'captured: { each: player, holds: pieces, seen by: everyone } | everyone -> nobody',
      'everybody saw on the board what was taken',
    ],
    ['crowns: { king: 12 } | 12 -> 13', 'a player has twelve men to crown'],
    [
      '- while jumper is not none, at most 12: you must capture or else end turn | 12 -> 13',
      'an opponent has twelve pieces to take',
    ],
    ['- move first king in your crowns to goal | first -> random', 'the kings of a player are alike'],
    [
      '- end turn | end turn -> nothing',
      'the man that jumped has left the board, and its king has not jumped',
    ],
  ],
  'tricks/hearts/hearts.yaml': [
    [
      'parcel: { each: player, holds: up to 3 cards, seen by: owner } | 3 -> 4',
      'the choice says how many are passed on',
    ],
    [
      'trick: { each: player, holds: up to 1 card, seen by: everyone } | 1 -> 2',
      'nobody plays twice to one trick',
    ],
    ['strength(card): if card.suit is suit led then card.rank else 0 | 0 -> 1', 'the lowest rank is 2'],
    ['fewest points(player): 0 - player.score | 0 -> 1', 'only the order of the players counts'],
    ['- repeat until match decided, at most 300: round | 300 -> 301', 'no match comes near this bound'],
  ],
  'tricks/auction-whist/auction-whist.yaml': [
    ['longest match: 24 | 24 -> 25', 'an example of 24 deals would say nothing else than this line'],
    [
      'trick: { each: player, holds: up to 1 card, seen by: everyone } | 1 -> 2',
      'nobody plays twice to one trick',
    ],
    [
      'tricks: { each: team, holds: cards, seen by: everyone } | everyone -> nobody',
      'everybody saw the cards when they were played',
    ],
    ['contract: 0..7 = 0 | 7 -> 8', 'nobody can bid more than 7'],
    [
      'if card.suit is trumps then card.rank + 20 else if card.suit is suit led then card.rank else 0 | 20 -> 21',
      'either is more than any rank',
    ],
    [
      'if card.suit is trumps then card.rank + 20 else if card.suit is suit led then card.rank else 0 | 0 -> 1',
      'the lowest rank is 2',
    ],
    [
      'tricks taken(team): (number of cards in tricks of team) / 4 rounded down | rounded down -> rounded up',
      'tricks are won whole, so nothing is rounded',
    ],
    [
      '- repeat until hand of players is empty, at most 13: one trick | 13 -> 14',
      'after 13 tricks all hands are empty',
    ],
  ],
  'cooperative/paper-lanterns/paper-lanterns.yaml': [
    [
      'rack: { each: [ player, slot ], holds: up to 1 lantern, seen by: others } | 1 -> 2',
      'a lantern is dealt only to a slot that has just been emptied',
    ],
    [
      'string: { each: colour, holds: lanterns, pile: yes, seen by: everyone } | everyone -> nobody',
      'a lantern is revealed before it is hung',
    ],
    ['whispers: 0..8 = starting whispers | 8 -> 9', 'the rules bring none back beyond 8'],
    ['- shuffle basket | shuffle basket -> nothing', 'nobody knows in which order the lanterns lay before'],
    ['- deal up to 1 from basket to rack(you, spot) | 1 -> 2', 'a slot has room for one'],
    ['- move all lanterns in rack(you, spot) to torn | all -> first', 'a slot holds one lantern'],
    ['- deal up to 1 from basket to rack(you, spot) | 1 -> 2', 'a slot has room for one'],
    ['number: 1..5 | 5 -> 6', 'there is no lantern of size 6 to point at'],
  ],
  'chess/chess/chess.yaml': [
    ['holds: 1 piece | 1 -> 2', 'what stands on the goal is taken first'],
    ['keep: 2 * quiet limit + 1 | 2 -> 3', 'positions before the last capture never come back'],
    [
      'keep: 2 * quiet limit + 1 | + -> -',
      'only a game of as many quiet moves as the limit allows could tell',
    ],
    ['keep: 2 * quiet limit + 1 | 1 -> 2', 'positions before the last capture never come back'],
    [
      'dark(space): (space.column + space.row) mod 2 is 0 | + -> -',
      'sum and difference are even on the same squares',
    ],
    [
      'dark(space): (space.column + space.row) mod 2 is 0 | is -> is not',
      'the rule treats both colours of squares alike',
    ],
    [
      'dark(space): (space.column + space.row) mod 2 is 0 | 0 -> 1',
      'the rule treats both colours of squares alike',
    ],
    ['- move all pieces on goal to captured of opponent | all -> first', 'a square holds one piece'],
    [
      '- if goal is passed: move all pieces on step(goal, backward) to captured of opponent | all -> first',
      'a square holds one piece',
    ],
  ],
  'hidden/stratego/stratego.yaml': [
    ['board: { holds: 1 soldier, seen by: owner } | 1 -> 2', 'soldiers go to empty squares only'],
    [
      'captured: { each: player, holds: soldiers, seen by: everyone } | everyone -> nobody',
      'a soldier is shown before it is taken off the board',
    ],
  ],
  'battle/patrols/patrols.yaml': [
    [
      'track: { completed: false } | false -> true',
      'a patrol that is not at full strength is set right at once',
    ],
    ['- set dealer to random player | random -> first', 'chance may take the first player, too'],
    ['- repeat until match decided, at most 100: | 100 -> 101', 'no match comes near this bound'],
    ['- shuffle deck | shuffle deck -> nothing', 'nobody knows in which order the cards lay before'],
    ['- turns from dealer, at most 2000: turn | 2000 -> 2001', 'no battle comes near this bound'],
    [
      '- repeat until openly drawn is patrol card, at most 27: | 27 -> 28',
      'there are no more arsenal cards to draw',
    ],
    ['- say Arsenal | say Arsenal -> nothing', 'what is said stands in the log alone'],
    ['- say Complete patrol | say Complete patrol -> nothing', 'what is said stands in the log alone'],
  ],
  'battle/toy-battle/toy-battle.yaml': [
    ['placed: 0 | 0 -> 1', 'only the order of what is placed counts'],
    ['- set starter to random player | random -> first', 'chance may take the first player, too'],
    ['- while extra > 0, at most 24: | 24 -> 25', 'nobody has more than 24 troops to place'],
    [
      '- for each base in order of pending where pending > 0: | > -> >=',
      'bases that wait for nothing are passed over by the next line',
    ],
    ['- add 1 to placed | 1 -> 2', 'only the order of what is placed counts'],
  ],
  'battle/pocket-battles/pocket-battles.yaml': [
    [
      'a wound point is left: stamina(unit) > 0 | > -> >=',
      'a unit whose last wound point goes has left the field with all its troops',
    ],
    [
      'bench: { each: player, holds: up to 1 stack, seen by: owner } | 1 -> 2',
      'a unit is begun on an empty bench only',
    ],
    [
      'each player: { ready: false, fielded: 0 } | 0 -> 1',
      'set when the battle is opened, before anything reads it',
    ],
    [
      'formation(stack): (lowest of formation over troops in stack) otherwise 9 | 9 -> 10',
      'there is a troop in every stack',
    ],
    [
      '- repeat until round >= round limit, at most 200: battle round | 200 -> 201',
      'the option allows no more than 200 rounds',
    ],
    [
      '- while not you.ready, at most 99: you must raise or fill or finish or be ready | 99 -> 100',
      'thirty troops need no more than 61 answers',
    ],
    ['norths: 0 | 0 -> 1', 'rolled before anything reads it'],
    ['souths: 0 | 0 -> 1', 'rolled before anything reads it'],
    ['- repeat until norths is not souths, at most 100: | 100 -> 101', 'no dice are equal so often'],
    [
      '- set starter to if norths > souths then north else south | > -> >=',
      'both roll until their dice differ',
    ],
    [
      '- turns from opener while your reserve > 0, at most 60: turn | 60 -> 61',
      'each turn takes a counter, and no battle has so many',
    ],
    [
      'share: scored / larger(1, number of units in fight) rounded up | 1 -> 2',
      'an engagement has a unit of each side',
    ],
    [
      '- for each unit called victim in fight in order of (if owner is shooter.owner then 2 else 1): suffer(victim, share, shooter, shot) | 2 -> 3',
      'only the order of the owners counts',
    ],
    [
      '- while unit is not gone and unit.pending > 0, at most 40: unit.owner must lose(unit) or wound(unit) or turn an order(unit) or turn a pass(unit) | 40 -> 41',
      'no unit has so many wound points',
    ],
    [
      '- move all troops in unit to trophies of opponent of troop.owner | all -> first',
      'no army has two troops without a wound point',
    ],
  ],
  'hidden/stratego/barrage.yaml': [],
  'hidden/stratego/duel.yaml': [],
  'hidden/stratego/classic.yaml': [],
  'hidden/stratego/modules/no-endless-play.yaml': [
    [
      'threatens(space called spot): any enemy soldiers on board where space is next to spot | enemy -> your',
      'what has fled was threatened by the move before, and the same situation holds the same threat',
    ],
    [
      'threatens(space called spot): any enemy soldiers on board where space is next to spot | is -> is not',
      'what has fled was threatened by the move before, and the same situation holds the same threat',
    ],
  ],
  'battle/patrols/modules/stalemate.yaml': [
    [
      'else: set idle turns to 0 | set idle turns to 0 -> nothing',
      'a deck that is used up stays so until the battle is over',
    ],
    ['else: set idle turns to 0 | 0 -> 1', 'a deck that is used up stays so until the battle is over'],
  ],
  'battle/patrols/modules/prisoners.yaml': [
    [
      'prisoners: { each: player, holds: elements, seen by: everyone } | everyone -> nobody',
      'everybody saw them fall',
    ],
  ],
  'battle/toy-battle/modules/shelters.yaml': [
    [
      'it is not sheltered: not sheltered(victim) | not sheltered(victim) -> true',
      'no terrain has eruptions and silence',
    ],
  ],
  'battle/toy-battle/modules/proud-kites.yaml': [],
  'battle/patrols/modules/cease-fire.yaml': [],
  'battle/patrols/modules/heroic-nurse.yaml': [],
  'battle/patrols/modules/reconnaissance.yaml': [],
  'battle/patrols/modules/swapped-charges.yaml': [],
  'battle/patrols/club-night.yaml': [],
  'battle/patrols/super-captain.yaml': [],
  'hidden/stratego/modules/aggressor-advantage.yaml': [],
  'hidden/stratego/modules/draw-when-both-stuck.yaml': [],
  'hidden/stratego/modules/flag-may-move.yaml': [],
  'hidden/stratego/modules/open-battles.yaml': [],
  'hidden/stratego/modules/quiet-draw.yaml': [],
  'hidden/stratego/modules/rescue.yaml': [],
  'hidden/stratego/modules/silent-defence.yaml': [],
  'tricks/hearts/modules/jack-of-diamonds.yaml': [],
  'tricks/hearts/modules/moon-by-choice.yaml': [],
}
