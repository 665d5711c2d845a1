import { H, STATUS } from '../../grammar/ir/ir.ts'
import type { Program } from '../program/program.ts'
import { observe } from './observe.ts'
import type { View } from './view.ts'

/** What everybody sees to have changed since a state, in one line: `miles of dune 5, bones 2`. */
export function differencesFrom(program: Program, from: Int32Array): (state: Int32Array) => string {
  const before = facts(observe(program, from, undefined, undefined))
  return (state) => {
    const changed = [...facts(observe(program, state, undefined, undefined))].flatMap(([name, value]) =>
      before.get(name) === value ? [] : [`${name} ${value}`],
    )
    const reason = state[H.status] === STATUS.over ? program.ir.reasons[state[H.reason] ?? -1] : undefined
    const ended = reason === undefined ? [] : [reason]
    return [...changed, ...ended].join(', ')
  }
}

function facts({ values, places, spaces }: View): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { name, values: each } of values)
    for (const { of, value } of each)
      found.set(of === undefined ? name : `${name} of ${of}`, String(value ?? '-'))
  for (const { name, count, groups } of places) {
    found.set(name, String(count))
    for (const group of groups) {
      found.set(group.name, String(group.count))
      for (const { name: value, value: is } of group.values)
        found.set(`${value} of ${group.name}`, String(is ?? '-'))
    }
  }
  const board = spaces.map((pieces) =>
    pieces.map(({ kind, owner }) => `${owner ?? ''}${kind ?? '?'}`).join(' '),
  )
  if (board.length > 0) found.set('board', board.filter((what) => what !== '').join('/'))
  return found
}
