import type { CodeEntry } from './code-entry.ts'

/** Codes ST204x and ST205x: what a variant or module does to the game beneath. */
export const MERGE_CODES = {
  ST2040: {
    title: 'removes nothing',
    meaning:
      'Something is removed that does not exist. Usually it is a typo, and what was meant stays in force.',
    wrong: 'setups:\n  all in the croner: removed',
    right: 'setups:\n  all in the corner: removed',
  },
  ST2041: {
    title: 'changes nothing',
    meaning:
      'A variant repeats what its base already says. It should contain only what differs, so that readers see at once what it changes.',
    wrong: 'numbers:\n  hand size: 5    # the base says 5 too',
    right: 'numbers:\n  hand size: 6',
  },
  ST2042: {
    title: 'reaches nothing',
    meaning: 'A dotted key is a path into the base, and one of its names does not exist there.',
    wrong: 'pieces.walker.kinds.runer: { strike: 1 }',
    right: 'pieces.walker.kinds.runner: { strike: 1 }',
  },
  ST2043: {
    title: 'a hook on nothing',
    meaning:
      'An entry under `before`, `after` or `instead of` names a stage, an action or a `whenever` rule, or a sentence of the rules, quoted word for word. There is none of this name.',
    wrong: 'after:\n  atack: add 1 to attacks made',
    right: 'after:\n  attack: add 1 to attacks made',
  },
  ST2044: {
    title: 'changes no term',
    meaning: 'An entry under `change` alters a term of the game. There is none of this name.',
    wrong: 'change:\n  order costs: at most 3',
    right: 'change:\n  order cost: at most 3',
  },
  ST2045: {
    title: 'another head',
    meaning:
      'A variant may leave out the parameters of what it changes, or repeat them exactly. It cannot change them, because other rules rely on them.',
    wrong: 'terms:\n  complete(player): true    # in the base: complete(group)',
    right: 'terms:\n  complete: true',
  },
  ST2046: {
    title: 'steps cannot be replaced',
    meaning:
      "`play` and the steps of a stage are changed by hooks only, so that several modules can change one stage without losing each other's changes. Under `instead of` a stage can be replaced, and `original` stands for what it did before.",
    wrong: 'stages:\n  be stuck: the game is drawn by blockade',
    right: 'instead of:\n  be stuck: the game is drawn by blockade',
  },
  ST2047: {
    title: 'no condition to change',
    meaning:
      'A condition that begins with `also` or `unless` widens or narrows an existing one. There is none of this name.',
    wrong: 'actions:\n  shoot:\n    only if:\n      from the frnt: also unit.row is rear',
    right: 'actions:\n  shoot:\n    only if:\n      from the front: also unit.row is rear',
  },
  ST2048: {
    title: 'another form',
    meaning:
      'What a variant writes here is added to what the base has, so both must have the same form: two lists, two maps, or two `case` of the same value.',
    wrong: 'values:\n  colour: { line: [ violet ] }    # in the base: a list',
    right: 'values:\n  colour: [ violet ]',
  },
  ST2049: {
    title: 'ambiguous name',
    meaning:
      'The game has several terms of this name, for different types. The parameters say which one is meant.',
    wrong: 'terms:\n  hits left: 1',
    right: 'terms:\n  hits left(unit): 1',
  },
  ST2050: {
    title: 'two modules disagree',
    meaning:
      'Two modules contradict each other. The result must not depend on their order, so the game that uses both has to say which applies.',
    wrong: 'uses: [ short-game, long-game ]',
    right: 'uses: [ short-game ]',
  },
  ST2051: {
    title: 'two modules replace one thing',
    meaning:
      'Two modules replace the same thing. Only one of them can, so the game that uses both says under `instead of` what happens.',
    wrong: 'uses: [ short-nights, long-nights ]',
    right: 'uses: [ short-nights ]',
  },
  ST2052: {
    title: 'no such option',
    meaning: 'Only what the game has under `options` can be fixed with `with`.',
    wrong: 'with: { round limits: 3 }',
    right: 'with: { round limit: 3 }',
  },
  ST2053: {
    title: 'two examples, one label',
    meaning: 'An example is known by its label, so no two examples of one game or module may share it.',
    wrong: 'examples:\n  an ambush wins: {...}    # and in the file of examples again',
    right: 'examples:\n  an ambush wins at night: {...}',
  },
  ST2054: {
    title: 'a trait cannot be removed',
    meaning:
      'The rules of a trait are part of the game, and other rules may rely on them. Leave out the module that brings it, or take it from the pieces that have it.',
    wrong: 'traits:\n  slow: removed',
    right: 'pieces.troop.kinds.giant: { traits: [ 3 engaging ] }',
  },
  ST2055: {
    title: 'no such inherited example',
    meaning:
      '`changes` lists the labels of examples of the base that turn out differently in this game. No example has this label.',
    wrong: 'changes:\n  - an ambush win',
    right: 'changes:\n  - an ambush wins',
  },
  ST2056: {
    title: 'a ruling names no option',
    meaning: 'A ruling may say which option switches it. The game has no option of this name.',
    wrong: 'rulings:\n  how often:\n    chosen: Three times.\n    option: round limits',
    right: 'rulings:\n  how often:\n    chosen: Three times.\n    option: round limit',
  },
  ST2057: {
    title: 'a ruling names no module',
    meaning:
      'A ruling may say which module switches it. There is no module of this name within reach, or it is for another game.',
    wrong: 'rulings:\n  a tie:\n    chosen: Nobody wins.\n    module: tie-braeker',
    right: 'rulings:\n  a tie:\n    chosen: Nobody wins.\n    module: tie-breaker',
  },
  ST2058: {
    title: 'refusal never shown',
    meaning:
      '`says` holds longer refusals for conditions, by label. No condition of the game has this label, so the text would never be shown.',
    wrong: 'says:\n  from the frnt: Only those in front may shoot.',
    right: 'says:\n  from the front: Only those in front may shoot.',
  },
  ST2059: {
    title: 'order of modules matters',
    meaning:
      'Two modules hook the same point of the game, and one changes what the other changes or reads. They run in the order in which they are named, so that order is part of the rules of this game.',
    wrong: 'uses: [ double-points, win-at-fifty ]    # both: after score',
    right: 'uses: [ win-at-fifty, double-points ]    # if that is the order that is meant',
  },
  ST2060: {
    title: 'tracked by two modules',
    meaning:
      'Two modules declare a tracked value of the same name. A game that uses both has one such value, and since each module updates it, together they may count everything twice.',
    wrong: 'uses: [ slow-game, long-game ]    # both: track: { turns taken: 0 }',
    right: 'track: { turns of the long game: 0 }    # in one of them',
  },
  ST2061: {
    title: 'translation of nothing',
    meaning:
      'A file of texts translates a name or a sentence that the rules do not contain. The translation would never be shown, and what was meant stays untranslated.',
    wrong: 'texts for: my-game\nlanguage: it\ntexts:\n  captian: Capitano',
    right: 'texts for: my-game\nlanguage: it\ntexts:\n  captain: Capitano',
  },
  ST2062: {
    title: 'names without a translation',
    meaning:
      'A file of texts does not translate something that players are shown: a kind, a place, an action, a condition, an option, or a longer refusal. It is shown as the rules write it. A game, a variant and a module each need words only for what they bring themselves.',
    wrong: 'texts for: my-game      # whose actions are: move, attack\nlanguage: it\ntexts:\n  move: Muovere',
    right:
      'texts for: my-game      # whose actions are: move, attack\nlanguage: it\ntexts:\n  move: Muovere\n  attack: Attaccare',
  },
  ST2063: {
    title: 'other slots than the original',
    meaning:
      'Slots in braces are filled in by the game: the value of an option, or what was chosen. A translation must have the same slots as the original sentence.',
    wrong: 'says:\n  it is too far: Al massimo {range} caselle.     # the rules say: at most {reach} spaces',
    right: 'says:\n  it is too far: Al massimo {reach} caselle.',
  },
  ST2067: {
    title: 'a sentence in several places',
    meaning:
      'An entry under `before`, `after` or `instead of` names a sentence that occurs in several stages, actions or rules. Add which one is meant; for several, write one entry each.',
    wrong: 'after:\n  shuffle deck: say Shuffled',
    right: 'after:\n  shuffle deck in deal: say Shuffled',
  },
  ST2068: {
    title: 'changes no list',
    meaning:
      'A variant adds to a list with `also`, removes from it with `without` and replaces it with `only`. The list or the removed item does not exist, or the added item is in it already.',
    wrong: 'pieces.card.families.weapon: without slng',
    right: 'pieces.card.families.weapon: without sling',
  },
  ST2069: {
    title: 'a hook on what has been removed',
    meaning:
      'One document does something before, after or instead of an action, stage or rule, and another removes it. Nothing is wrong, but the steps of the hook never run.',
    wrong: 'uses: [ no-castling, count-castling ]    # actions.castle: removed, and after.castle: ...',
    right: 'uses: [ no-castling ]',
  },
  ST2070: {
    title: 'a hook among replaced steps',
    meaning:
      'One entry under `instead of` replaces a stage or a head with the steps below it, and another belongs to a sentence of these steps, so it never takes effect. Two modules like that cannot be used together unless the game that uses both says what happens.',
    wrong:
      'instead of:\n  be stuck: you win by having no move\n  game is drawn by stalemate: opponent wins by stalemate    # a sentence of `be stuck`',
    right: 'instead of:\n  be stuck: you win by having no move',
  },
  ST2066: {
    title: 'no such pattern of actions',
    meaning:
      '`is` names an action with `pattern: yes`, whose choices and conditions are taken over. A pattern may be based on another one, but not on itself.',
    wrong: 'actions:\n  march: { is: order, then: nothing }',
    right:
      'actions:\n  order:\n    pattern: yes\n    choose:\n      unit: your units\n  march: { is: order, then: nothing }',
  },
  ST2071: {
    title: '`write` in a pattern',
    meaning:
      'An action takes over the choices, lets, conditions and steps of its pattern, but not how its moves are written: moves of several actions that are written alike could not be told apart. `write` belongs to each action.',
    wrong:
      'actions:\n  going:\n    pattern: yes\n    choose:\n      man: your men\n    write: "{man}"\n  step: { is: going, then: nothing }',
    right:
      'actions:\n  going:\n    pattern: yes\n    choose:\n      man: your men\n  step: { is: going, write: "{man}", then: nothing }',
  },
} as const satisfies Record<string, CodeEntry>
