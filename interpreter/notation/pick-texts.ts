import type { ActionIR, GameIR } from '../../grammar/ir/ir.ts'
import { valueText } from './value-text.ts'

/** What is chosen, choice by choice as the author named them; several things under one name are counted. */
export function pickTexts(
  ir: GameIR,
  state: Int32Array,
  action: ActionIR,
  values: readonly number[],
): readonly string[] {
  const texts: string[] = []
  let several: string[] = []
  action.choices.forEach((choice, i) => {
    const value = values[i] ?? 0
    const isPiece = choice.type === 'piece' && value < ir.pieces.length
    if (choice.slot !== undefined) {
      if (choice.slot === 0) several = []
      if (isPiece) several.push(pieceText(ir, state, value))
      if (action.choices[i + 1]?.slot !== choice.slot + 1) texts.push(counted(ir, several))
    } else if (choice.inner !== true)
      texts.push(isPiece ? pieceText(ir, state, value) : valueText(ir, choice.type, value, 'whole'))
  })
  return texts
}

/** `red soldier`, and where it lies if that tells it apart: `red soldier of patrol 2`, `scout on b2`. */
function pieceText(ir: GameIR, state: Int32Array, piece: number): string {
  const name = valueText(ir, 'piece', piece, 'whole')
  const container = state[ir.memory.at + piece] ?? -1
  if (container >= 0 && container < ir.spaces.length) return `${name} on ${ir.spaces[container]?.name ?? '?'}`
  const group = ir.groups.find(
    (each) => container >= each.container && container < each.container + each.count,
  )
  return group === undefined ? name : `${name} of ${group.name} ${container - group.container + 1}`
}

/** `2 red soldiers and nurse`. */
function counted(ir: GameIR, names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => (count === 1 ? name : `${count} ${plural(ir, name)}`))
    .join(' and ')
}

function plural(ir: GameIR, name: string): string {
  const kind = ir.kinds.find((each) => name === each.name || name.startsWith(`${each.name} of `))
  return kind === undefined ? name : `${kind.plural}${name.slice(kind.name.length)}`
}
