import { expect, test } from 'vitest'
import { gameValues, seatValues } from '../../interpreter/scene/values.ts'
import type { View } from '../../interpreter/view/view.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'

/** The values shown of a game in which these are tracked. */
function shown(values: View['values']): readonly (readonly [string, unknown])[] {
  const ir = { seats: [{ name: 'ann' }, { name: 'bo' }], memory: { regions: [] } } as unknown as GameIR
  const view = { values } as View
  return [
    ...gameValues(ir, view).map(({ name, value }) => [name, value] as const),
    ...seatValues(ir, view).map(({ name, values: each }) => [name, each] as const),
  ]
}
const game = (name: string, value: number) => ({ name, values: [{ of: undefined, value }] })
const each = (name: string, ...values: number[]) => ({
  name,
  values: values.map((value, i) => ({ of: ['ann', 'bo'][i], value })),
})

test('what is kept of the order of turns shows only while it matters', () => {
  expect(shown([game('one more turn', 0), game('way of play', 1), each('turns to miss', 0, 0)])).toEqual([])
  expect(shown([game('one more turn', 1), each('turns to miss', 0, 2), game('round', 0)])).toEqual([
    ['one more turn', 1],
    ['round', 0],
    ['turns to miss', [0, 2]],
  ])
})
