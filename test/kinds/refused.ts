/** Conditions that could be read in two ways, and the code that says so. */
export const REFUSED: readonly (readonly [code: string, condition: string])[] = [
  ['ST4156', 'no cards in table where rank > 1 and your points > 2'],
  ['ST4156', 'not any card in table where rank > 1 and your points > 2'],
  ['ST4156', 'every flower in table has rank > 1 and your points > 2'],
  ['ST4156', 'every flower in table has rank > 1 or your points > 2'],
  ['ST4156', 'any flowers in table where rank > 1 or your points > 2'],
  ['ST4156', 'no flowers in table where rank > 1 or your points > 2 and leader is you'],
  ['ST4233', 'table has 2 roses'],
  ['ST4230', 'hand is empty'],
  ['ST4101', 'any red card in table'],
  ['ST4102', 'weather is wet or windy'],
  ['ST4102', 'number of spaces where empty < 5'],
]
