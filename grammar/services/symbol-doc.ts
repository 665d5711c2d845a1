import type { FunctionName } from '../names/language-words.ts'
import { FUNCTION_WORDS, isWord } from '../names/language-words.ts'
import type { NamedSymbol } from '../names/symbol.ts'

/** What the functions of the language give, for people who write rules; nothing that runs games needs it. */
const FUNCTION_DOCS: Readonly<Record<FunctionName, string>> = {
  'open line': 'Empty spaces in straight lines from a space, up to n, nothing jumped over.',
  sight: 'The first piece in straight lines from a space, up to n spaces away.',
  'closed line':
    'Spaces in straight lines from a space, up to n, up to and including the first that is occupied.',
  'whole line':
    'The straight lines through a space, in these directions and back, whatever stands there; the space among them.',
  run: 'The unbroken runs of things from the space next to `start`; with `end`, only runs with one of these right after them.',
  beyond: 'The spaces right after these runs; for an empty run the space next to `start`.',
  between: 'The spaces on the straight lines from one space to another.',
  step: 'The neighbour in a direction, or the space so many steps that way; none where the board ends, and of none.',
  distance:
    'The fewest steps from `x` to `y`, to neighbours or in these directions, which may stand third; passing only over `via`; with `where`, only by such steps from `previous` to `it`; none where no way leads.',
  'longest line': 'The longest unbroken straight run in a set of spaces.',
  reached:
    'The spaces that can be reached from `start`, to neighbours or in these directions; passing only over `via`; with `where`, only by such steps from `previous` to `it`. `start` is not among them: add it with `+ start`.',
  ring: 'Do these spaces form a ring: once past each of them and back, over others only if they are in `via`?',
  unmatched: 'The spaces to which no other corresponds as the next player sees the board.',
  borders: 'The borders between neighbouring spaces that a straight move crosses.',
  next: 'The next seat in the direction of play.',
  matches: 'For each die in one bag the number of equal ones in the other, added up.',
  smaller: 'The smaller of two numbers.',
  larger: 'The larger of two numbers.',
  room: 'How many more pieces fit into a place.',
  stood:
    'How often the position of this turn has occurred, including now; where a move is judged, that to which it leads.',
  most: 'Under `only if`: does no other, otherwise legal move of this action have more, nor any of another action or of a phase?',
  repeats: 'Would the table look as it did after an earlier action of the present streak?',
}

/** What a name stands for, in a sentence. */
export function docOf({ sort, name, doc }: NamedSymbol): string | undefined {
  return sort === 'function' && isWord(FUNCTION_WORDS, name) ? FUNCTION_DOCS[name] : doc
}
