import { H, STATUS, type GameIR } from '../../grammar/ir/ir.ts'
import type { Program } from '../program/program.ts'
import { observe } from './observe.ts'
import { notableValues } from './notable-values.ts'
import type { View } from './view.ts'

/** Publicly visible changes since a state, in one line: `miles of dune 5, bones 2`. */
export function differencesFrom(program: Program, from: Int32Array): (state: Int32Array) => string {
  const spaces = new Set(program.ir.spaces.map(({ name }) => name))
  const before = facts(program.ir, observe(program, from, undefined, undefined))
  return (state) => {
    const changed = [...facts(program.ir, observe(program, state, undefined, undefined))].flatMap(
      ([name, value]) =>
        before.get(name) === value ? [] : [spaces.has(name) ? `${value} on ${name}` : `${name} ${value}`],
    )
    const reason = state[H.status] === STATUS.over ? program.ir.reasons[state[H.reason] ?? -1] : undefined
    const ended = reason === undefined ? [] : [reason]
    return [...changed, ...ended].join(', ')
  }
}

function facts(ir: GameIR, { values, places, spaces }: View): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { name, values: each } of values)
    for (const { of, value } of each)
      found.set(of === undefined ? name : `${name} of ${of}`, String(value ?? '-'))
  for (const { name, count, pieces, groups } of places) {
    found.set(name, countText(ir, count, pieces))
    for (const group of groups) {
      found.set(group.name, countText(ir, group.count, group.pieces))
      for (const { name: value, value: is } of group.values)
        found.set(`${value} of ${group.name}`, String(is ?? '-'))
    }
  }
  for (const [at, pieces] of spaces.entries()) {
    const name = ir.spaces[at]?.name
    if (name !== undefined) found.set(name, lyingText(ir, pieces))
  }
  return found
}

/** `3`, or with tracked values `3 with 2 guards (tired)`. */
function countText(ir: GameIR, count: number, pieces: View['spaces'][number]): string {
  const marked = pieces.filter(({ values = [] }) => notableValues(values).length > 0)
  return marked.length === 0 ? String(count) : `${count} with ${lyingText(ir, marked)}`
}

/** `red cone and 2 blue cones (tired)`; `nothing`. */
function lyingText({ seats, kinds }: GameIR, pieces: View['spaces'][number]): string {
  const lots: {
    readonly owner: string
    readonly kind: string | undefined
    readonly marks: string
    count: number
  }[] = []
  for (const { kind, owner, values = [] } of pieces) {
    const whose = seats[owner ?? -1]?.name ?? ''
    const marks = notableValues(values).join(', ')
    const same = lots.find((lot) => lot.kind === kind && lot.owner === whose && lot.marks === marks)
    if (same === undefined) lots.push({ owner: whose, kind, marks, count: 1 })
    else same.count++
  }
  const texts = lots.map(({ owner, kind, marks, count }) => {
    const known = kinds.find(({ name }) => name === kind)
    const what =
      known === undefined
        ? count === 1
          ? 'unknown piece'
          : 'unknown pieces'
        : count === 1
          ? known.name
          : known.plural
    const tracked = marks === '' ? '' : `(${marks})`
    return [count === 1 ? '' : String(count), owner, what, tracked].filter((part) => part !== '').join(' ')
  })
  return texts.length === 0 ? 'nothing' : texts.join(' and ')
}
