import { EXAMPLES, EXAMPLE_DEFS, NEUTRAL } from './examples.ts'
import { CLASS, PIECE_SECTIONS } from './pieces.ts'
import { PLACE } from './places.ts'
import { ACTION_SHAPE, OVERLAY_SECTIONS, RULE_LISTS, RULE_SECTIONS, TRAITS, proseMap } from './rules.ts'
import {
  written,
  declares,
  list,
  mapOf,
  oneOf,
  orList,
  orText,
  record,
  sectionDef,
  sectionRef,
  text,
  textOrList,
  yesOrNo,
  type Shape,
} from './shape.ts'
import { STEPS } from './steps.ts'

const SANDTABLE = oneOf('The edition of the language that the document is written in: 1.', ['1', 1])
const ID = text('The name by which other documents find this one: small letters, digits and hyphens.')

const SINCE = text('The release that first shipped the document, if it came after edition 1 was closed.')

const SEAT = declares('seat', text('A seat.'))

const PLAYERS = record('Who plays.', {
  seats: orList(
    mapOf('The seats for each number of players, clockwise.', list('The seats.', SEAT), { 'x-dotted': true }),
    SEAT,
  ),
  sides: mapOf('The side of the board at which a seat sits.', text('`south`, `north`, `west` or `east`.')),
  teams: mapOf('Players who play together.', {
    ...declares('value', list('The seats of the team.', text('A seat.'))),
  }),
  'play goes': oneOf('The direction of play.', ['clockwise', 'anticlockwise']),
  opponent: written(
    'Who the opponent of `player` is, where more than two play: `next(player)`.',
    'expression',
  ),
  'may resign': yesOrNo('A player may give up.'),
})

const OPTION: Shape = declares('option', {
  ...orText(
    record('A type with a default, and the step between values.', {
      type: written('A type with a default: `10..120 = 50`.', 'type'),
      step: text('The step between values.'),
      title: text('What players are shown; the name if absent.'),
    }),
  ),
  'x-reads': ['type'],
})

const VALUE = declares('value', text('A value.'))

const VALUES = mapOf('Enumerations.', {
  ...declares(
    'enumeration',
    orList(
      record('An enumeration with an order, with words of its own for a seat, or of what is on a die.', {
        line: { ...list('The values in order.', VALUE), 'x-merge': 'grow' },
        sides: mapOf(
          'How many sides of a die show each of the values.',
          declares('value', written('How many sides.', 'expression')),
        ),
        called: mapOf('What a seat calls the values.', list('Its words, in the same order.', VALUE)),
      }),
      VALUE,
    ),
  ),
  'x-merge': 'grow',
})

const DATA = mapOf(
  'Files of data.',
  record('One class of data.', {
    folder: text('The folder of the files, beside this document.'),
    holds: mapOf('What a file holds.', {
      ...orText(
        mapOf('What is held for each.', {
          ...orText(mapOf('A field.', written('A type.', 'type'))),
          'x-reads': ['type'],
        }),
      ),
      'x-reads': ['type'],
    }),
    check: mapOf('Conditions that are looked at when a file is loaded.', {
      ...written('A condition.', 'expression'),
    }),
  }),
)

const SECTIONS = {
  players: PLAYERS,
  numbers: mapOf('What variants change.', {
    ...declares('number', written('A number, or an expression without pieces.', 'expression')),
  }),
  options: mapOf('What players choose.', OPTION),
  with: mapOf('Options that this document fixes.', written('The value.', 'expression')),
  values: VALUES,
  data: DATA,
  ...PIECE_SECTIONS,
  ...RULE_SECTIONS,
  ...OVERLAY_SECTIONS,
  traits: TRAITS,
  examples: EXAMPLES,
  ...RULE_LISTS,
  'in other examples': NEUTRAL,
} satisfies Record<string, Shape>

/** Sections of a game. */
export type Section = keyof typeof SECTIONS

/** Sections occur in several documents, so each is a definition of its own. */
const SECTION_REFS: Readonly<Record<string, Shape>> = Object.fromEntries(
  Object.entries(SECTIONS).map(([name, shape]) => [name, sectionRef(name, shape.description ?? '')]),
)

function document(
  description: string,
  head: Readonly<Record<string, Shape>>,
  required: readonly string[],
): Shape {
  return {
    description,
    type: ['object'],
    properties: head,
    additionalProperties: false,
    required,
    'x-dotted': true,
  }
}

export const GAME = document(
  'A game, or a variant of one.',
  {
    sandtable: SANDTABLE,
    id: ID,
    title: text('What players are shown; the id if absent.'),
    by: text('Who designed the game.'),
    since: SINCE,
    implements: mapOf(
      'Which game this is, whose it is, and how this project stands to it.',
      text('Plain words.'),
    ),
    abstract: yesOrNo('Not a whole game: others extend it.'),
    extends: text('The id of the game that this one changes.'),
    uses: textOrList('The ids of modules that are in play.'),
    without: textOrList('Modules of the base that are left out.'),
    base: text('The hash of the base that this document was written for.'),
    ...SECTION_REFS,
  },
  ['sandtable', 'id'],
)

export const MODULE = document(
  'A module: rules that any game of its family may use.',
  {
    sandtable: SANDTABLE,
    id: ID,
    for: text('The id of the game that it changes.'),
    title: text('What players are shown; the id if absent.'),
    by: text('Who wrote it.'),
    since: SINCE,
    base: text('The hash of the game that this document was written for.'),
    ...SECTION_REFS,
  },
  ['sandtable', 'id', 'for'],
)

export const EXAMPLES_DOCUMENT = document(
  'Examples of a game or module.',
  {
    sandtable: SANDTABLE,
    'examples for': text('The id of the game or module.'),
    examples: sectionRef('examples', 'Examples of play; they are tests too.'),
  },
  ['sandtable', 'examples for', 'examples'],
)

export const TEXTS_DOCUMENT = document(
  'The words of a game in another language.',
  {
    sandtable: SANDTABLE,
    'texts for': text('The id of the game or module.'),
    language: text('The language, as `it` or `pt-BR`.'),
    texts: RULE_SECTIONS.texts,
    articles: proseMap(
      'The definite article of a name in this language, as it stands before the word: `hand: la`.',
      text('The article.'),
    ),
    says: RULE_SECTIONS.says,
  },
  ['sandtable', 'texts for', 'language', 'texts'],
)

export const DATA_FILE: Shape = {
  description: 'A file of data; the game says what it holds.',
  type: ['object'],
  additionalProperties: true,
}

const PARTS = { class: CLASS, place: PLACE, action: ACTION_SHAPE } satisfies Record<string, Shape>

export const DEFS: Readonly<Record<string, Shape>> = {
  steps: STEPS,
  ...EXAMPLE_DEFS,
  ...PARTS,
  ...Object.fromEntries(Object.entries(SECTIONS).map(([name, shape]) => [sectionDef(name), shape])),
}
