import { written, declares, type Shape } from './shape.ts'

const BODY: Shape = { description: 'What is done then.', $ref: '#/$defs/steps', 'x-merge': 'whole' }
const HEADED: Shape = { ...BODY, 'x-key': 'head' }
const CASE: Shape = { ...BODY, 'x-key': 'expression' }

/**
 * One step, a list of steps, or a map of heads (`if deck is empty:`) with steps below. Which heads and steps exist is
 * a matter of the language, not of the shape.
 */
export const STEPS: Shape = {
  description: 'What is done, in order: one step on its line, or a list of steps.',
  type: ['string', 'number', 'boolean', 'array', 'object'],
  'x-reads': ['step'],
  items: { description: 'One step, or a head such as `if` with its steps.', $ref: '#/$defs/steps' },
  patternProperties: {
    '^let$': {
      description: 'Names for values, good to the end of this list of steps.',
      type: ['object'],
      'x-key': 'head',
      additionalProperties: declares('let', written('What the name stands for.', 'expression')),
    },
    '^case ': {
      description: 'Steps for each value; `else` for all others.',
      type: ['object'],
      'x-key': 'head',
      properties: { else: BODY },
      additionalProperties: CASE,
    },
  },
  additionalProperties: HEADED,
}
