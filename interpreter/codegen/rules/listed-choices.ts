import { js, type Js } from '../code/code.ts'
import type { Gen } from './context.ts'
import { memoizedBy } from '../../../grammar/source/memoized.ts'

/**
 * The list of one choice of each listed move, for moves that are numbered by their position among those of their
 * action.
 */
export function listedChoices(g: Gen, action: number, choice: number): Js {
  return listCalled(g, `${action} ${choice}`)
}

const listCalled = memoizedBy<Gen, string, Js>((g) => {
  const name = js`P${g.names.fresh('n')}`
  g.functions.push(js`const ${name} = [];`)
  return name
})
