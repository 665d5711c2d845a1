/* oxlint-disable unicorn/no-thenable -- `then` is a word of the language, and of JSON Schema */
import {
  written,
  declares,
  declaresHead,
  list,
  mapOf,
  oneOf,
  orText,
  record,
  sectionRef,
  steps,
  text,
  textOrList,
  yesOrNo,
  type Shape,
} from './shape.ts'

const CLAUSE: Shape = {
  ...declares(
    'condition',
    written('A condition; in an overlay also with `also` or `unless` before it.', 'clause'),
  ),
  'x-clauses': true,
}

const CLAUSES: Shape = mapOf('Named conditions, all of which must be true.', {
  ...CLAUSE,
  ...orText(mapOf('Conditions of which one must be true.', CLAUSE)),
})

const ENDED = 'A game is ended by a rule under `end`, or by a step under `then`: `player wins by WORDS`.'
const IN_WATCHERS = { winner: ENDED, loser: ENDED, drawn: ENDED, end: ENDED }

const CONDITIONS =
  'Conditions have names, under `only if`, such as `it is near: goal is next to piece.space`.'
const IN_ACTIONS = {
  when: CONDITIONS,
  if: CONDITIONS,
  where: CONDITIONS,
  steps: 'What the action does is written under `then`.',
  do: 'What the action does is written under `then`.',
  end: ENDED,
}

const RESULT = 'A rule under `end` says its result with `winner: PLAYER`, `loser: PLAYER` or `drawn: yes`'
const IN_ENDS = {
  then: `${RESULT}. Steps belong under \`whenever\`.`,
  draw: 'Write `drawn: yes`.',
}

export const ACTION_SHAPE = record(
  'Something a player may choose to do.',
  {
    title: text('What players are shown; the name if absent.'),
    during: textOrList('The phase or phases that offer it.'),
    'offered with': textOrList('The action or phase beside which it is always offered.'),
    'in reply to': textOrList('The action or actions that it may answer.'),
    is: textOrList('The pattern whose choices and conditions it takes over.'),
    pattern: yesOrNo('Only a pattern for other actions.'),
    choose: mapOf(
      'What is chosen, in order.',
      declares('choice', written('What there is to choose from.', 'choice')),
    ),
    let: mapOf('Names for values.', declares('let', written('What the name stands for.', 'expression'))),
    'only if': { ...CLAUSES, description: 'Named conditions; the name is what a refusal says.' },
    first: steps('What is done before `then`, in patterns.'),
    then: steps('What it does.'),
    write: text('How a move of this action is written.'),
  },
  { 'x-elsewhere': IN_ACTIONS },
)

const END_RULE = record(
  'One way in which the game ends.',
  {
    title: text('What players are shown, with numbers and options in braces; the name if absent.'),
    'for each': textOrList('The things that are looked at.', written('One of them.', 'nouns')),
    when: written('The condition.', 'expression'),
    you: { ...written('Nothing reads it: nobody is on turn here.', 'expression'), deprecated: true },
    winner: written('Who wins.', 'expression'),
    loser: written('Who loses.', 'expression'),
    points: written('What each winner wins, if a win is worth more or less.', 'expression'),
    drawn: yesOrNo('Nobody wins.'),
    before: textOrList(
      'Rules under `end` that lose to this one if both hold, or `nobody can move`.',
      text('The name of a rule, or `nobody can move`.'),
    ),
    'at once': yesOrNo('It ends the game in the middle of an action, and not only when the action is over.'),
  },
  { 'x-elsewhere': IN_ENDS },
)

const WHENEVER_RULE = record(
  'What happens by itself as soon as it is due.',
  {
    'for each': textOrList('The things that are looked at.', written('One of them.', 'nouns')),
    when: written('A further condition.', 'expression'),
    you: written('The player who is `you` here.', 'expression'),
    after: oneOf('`each action`: it is looked at when an action is over, and not in the midst of one.', [
      'each action',
    ]),
    then: steps('What happens.'),
  },
  { 'x-elsewhere': IN_WATCHERS },
)

const PICTURE = record('Situations that are remembered.', {
  counts: textOrList(
    'Of a position: what must be the same for it to be the same, such as `pieces on board` and `you`.',
    written('What counts.', 'expression'),
  ),
  of: text('The pieces in the picture.'),
  with: written('What is changed in it before it is compared.', 'placed'),
  after: textOrList('The actions after which it is taken.'),
  keep: written('How many are remembered.', 'expression'),
})

const TABLE = record(
  'A table: rows of the rule, rows that beat it, and rows for what depends on the position.',
  {
    rule: mapOf(
      'Conditions and their results; those that hold must agree.',
      written('CONDITION => RESULT', 'ruleRow'),
    ),
    except: mapOf(
      'Patterns, one cell for each column; they beat the rule.',
      written('CELL, CELL => RESULT', 'exceptRow'),
    ),
    while: mapOf(
      'Conditions on the position and their results; they beat both, and the first that holds decides.',
      written('CONDITION => RESULT', 'ruleRow'),
    ),
  },
)

const LOOK: Shape = {
  ...text('A colour, a shape and a symbol: `red hearts`, `black stone`, `crown`.'),
  'x-looks': 'look',
}

/** Its keys are prose, in which a full stop does not separate names. */
export function proseMap(description: string, values: Shape, more: Partial<Shape> = {}): Shape {
  const { 'x-dotted': _, ...rest } = mapOf(description, values, more)
  return rest
}

const HOOKS = proseMap(
  'Steps by the name of a stage, action or `whenever` rule, or by the words of a sentence.',
  steps('The steps.'),
  {
    'x-heads': 'overloaded',
  },
)

export const RULE_SECTIONS = {
  patterns: mapOf('Named alternatives.', {
    ...declares('pattern', textOrList('The alternatives.', written('One of them.', 'bundle'))),
    'x-merge': 'whole',
  }),
  rules: mapOf('Named conditions that are tested together.', declaresHead('rule', CLAUSES), {
    'x-heads': 'single',
  }),
  terms: mapOf(
    'Names for written values and conditions.',
    declaresHead('term', written('What it stands for.', 'expression')),
    {
      'x-heads': 'overloaded',
    },
  ),
  tallies: mapOf(
    'Named lines that are added up.',
    declaresHead('tally', mapOf('The lines.', declares('condition', written('A number.', 'expression')))),
    { 'x-heads': 'single' },
  ),
  tables: mapOf('Tables of results.', declaresHead('table', TABLE), {
    'x-heads': 'single',
    'x-skeleton':
      '${1:result}(${2:piece called attacker}, ${3:piece called defender}) gives ${4:true or false}:\n  rule:\n    ${5:why}: ${6:attacker is defender} => ${7:true}',
  }),
  play: steps('The game from start to end.', { 'x-merge': 'fixed' }),
  stages: mapOf(
    'The parts of the game, by name.',
    declaresHead('stage', steps('What happens in it.', { 'x-merge': 'body' })),
    { 'x-heads': 'single', 'x-skeleton': '${1:stage}:\n  - ${2:nothing}' },
  ),
  actions: mapOf(
    'What players may choose to do.',
    {
      ...declares('action', { description: 'An action.', $ref: '#/$defs/action' }),
      'x-key': 'label or signature',
    },
    {
      'x-heads': 'single',
      'x-skeleton':
        '${1:action}:\n  choose:\n    ${2:piece}: ${3:your pieces on board}\n  only if:\n    ${4:it may}: ${5:true}\n  then:\n    - ${6:nothing}',
    },
  ),
  history: mapOf(
    'What is remembered of earlier moves.',
    declares('history', { ...orText(PICTURE), 'x-reads': ['whenLine', 'offering'], 'x-clauses': true }),
  ),
  forbid: mapOf(
    'Moves that are forbidden, judged as if they had been made.',
    declares('condition', { ...written('ACTION when CONDITION', 'whenLine', 'offering'), 'x-clauses': true }),
  ),
  whenever: mapOf('What happens by itself.', declares('whenever', WHENEVER_RULE), {
    'x-skeleton': '${1:rule}:\n  when: ${2:true}\n  then:\n    - ${3:nothing}',
  }),
  end: mapOf('How the game ends.', declares('end', END_RULE), {
    'x-skeleton': '${1:reason}:\n  for each: ${2:player}\n  when: ${3:true}\n  winner: ${4:player}',
  }),
  advice: mapOf(
    'What speaks for a player, for programs that play; no rule reads it.',
    written('A number: the more, the better; a game won is 100.', 'expression'),
  ),
  expect: mapOf(
    'What many games come to; tests play them.',
    text('A share of games: `45..55 %`, `45..55 % by greedy in 400 games`.'),
  ),
  says: proseMap('Longer refusals for named conditions.', text('The refusal; values in braces.')),
  look: record('How the game looks; no rule reads it.', {
    symbols: mapOf(
      'Symbols of its own.',
      record('One symbol.', {
        path: text('Commands and numbers of a path in a box of 512 by 512, as in `M0 0H512V512H0Z`.'),
        box: text('The side of the box, if it is not 512.'),
        by: text('Who drew it, and under which licence.'),
      }),
    ),
    seats: mapOf('Seats.', LOOK),
    values: mapOf('Enumerations.', mapOf('Their values.', LOOK)),
    pieces: mapOf(
      'Classes, families and kinds of pieces; the more special wins.',
      orText(
        record('A look, and how printed values are shown.', {
          look: LOOK,
          show: mapOf('How columns are shown.', {
            ...text(
              '`words`, `symbols`, `index`, `frame`, `hidden`, `badge`, `number`, `dice` or `red hearts each`.',
            ),
            'x-looks': 'show',
          }),
        }),
      ),
    ),
    places: mapOf('Places.', {
      ...text(
        'Of a board `checked`, `plain`, `crossings`, `rack` or `points`, after a colour or alone; elsewhere `fan by suit then rank`, `row`, `column from captain`, `count`, `hidden`.',
      ),
      'x-looks': 'place',
    }),
    spaces: mapOf('Kinds of space, areas, spaces by their names, and `hole` where there is none.', {
      ...text(
        'A colour or a fill, a mark among crossings, and a symbol: `water`, `red crown`, `brown crossed`.',
      ),
      'x-looks': 'space',
    }),
    lines: mapOf('Kinds of path between spaces.', {
      ...text('`thin` or `thick`, then `solid`, `dashed` or `dotted`, then a colour: `thick dashed red`.'),
      'x-looks': 'line',
    }),
    counts: mapOf('Tracked values and tallies, as the table shows them.', {
      ...text('`number shield`, `red hearts each`, `white dice`, or `track to 121`.'),
      'x-looks': 'count',
    }),
    table: record('The whole table.', {
      'not shown': textOrList('Tracked values that are not displayed.'),
    }),
  }),
  layout: {
    ...mapOf(
      'Hints for drawing that no rule reads; an older form of `look`.',
      mapOf('Hints for one class, or for the table.', textOrList('A hint.')),
    ),
    deprecated: true,
  },
  rulings: proseMap(
    'Questions that the rulebook leaves open, and what this ruleset does.',
    record('One question.', {
      asked: text('The question.'),
      chosen: text('What this ruleset does.'),
      other: text('What else could be meant.'),
      option: text('The option that switches it.'),
      module: text('The module that switches it.'),
    }),
  ),
  texts: proseMap('Words for players.', text('The words.')),
} satisfies Record<string, Shape>

export const OVERLAY_SECTIONS = {
  before: {
    ...HOOKS,
    description: 'Steps to be done before a stage, action or `whenever` rule, or a sentence.',
  },
  after: {
    ...HOOKS,
    description: 'Steps to be done after a stage, action or `whenever` rule, or a sentence.',
  },
  'instead of': {
    ...HOOKS,
    description: 'Steps in place of a stage, action or `whenever` rule, or a sentence.',
  },
  change: mapOf(
    'Changes of terms.',
    {
      ...textOrList('A change: `becomes`, `more`, `also`, `at most`...', written('A change.', 'change')),
    },
    { 'x-heads': 'overloaded' },
  ),
} satisfies Record<string, Shape>

export const TRAIT_SECTIONS = [
  'before',
  'after',
  'instead of',
  'change',
  'actions',
  'stages',
  'terms',
  'track',
] as const

/** A trait may have sections of its own; they apply as if they were in the document. */
export const TRAITS: Shape = mapOf(
  'An open list of values that carry rules.',
  record('One trait.', {
    text: text('What it does, for players.'),
    title: text('What players are shown; the name if absent.'),
    ...Object.fromEntries(TRAIT_SECTIONS.map((name) => [name, sectionRef(name, 'As in a document.')])),
  }),
)

export const RULE_LISTS = {
  changes: list('Inherited examples that turn out differently here.'),
} satisfies Record<string, Shape>
