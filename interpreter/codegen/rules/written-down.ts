import type { Js } from '../code/code.ts'
import { js } from '../code/code.ts'
import type { Gen } from './context.ts'

const WRITTEN = new WeakMap<Gen, Map<string, Js>>()

/** Where one of the choices of each listed move is, for moves that are numbered by their place among those of their action. */
export function writtenDown(g: Gen, action: number, choice: number): Js {
  const lists = WRITTEN.get(g) ?? new Map<string, Js>()
  WRITTEN.set(g, lists)
  const key = `${action} ${choice}`
  const made = lists.get(key)
  if (made !== undefined) return made
  const name = js`P${g.names.fresh('n')}`
  g.functions.push(js`const ${name} = [];`)
  lists.set(key, name)
  return name
}
