import type { Program } from '../program.ts'
import { refused } from './refused.ts'
import type { Refused } from './refused.ts'
import { candidates } from './candidates.ts'

/** Why a move that was written is not legal: the named conditions, if it can be told which move was meant. */
export function refusedMove(
  program: Program,
  state: Int32Array,
  text: string,
  near: string | undefined,
): Refused {
  const help = near === undefined ? undefined : `Did you mean \`${near}\`?`
  const meant = candidates(program, state, text)
  const labels: string[] = []
  const says: string[] = []
  for (const { offer, action, values } of meant) {
    const found = program.ir.actions[action]
    if (found === undefined) continue
    for (const refusal of program.refusals(state, offer, values)) {
      if (refusal.kind === 'choice') {
        const choice = found.choices[refusal.choice]?.name
        if (choice !== undefined) labels.push(choice)
        continue
      }
      const condition =
        refusal.kind === 'condition' ? found.conditions[refusal.condition] : found.forbids[refusal.forbid]
      if (condition === undefined) continue
      labels.push(condition.label)
      says.push(condition.says ?? sentence(condition.label))
    }
  }
  const because = [...new Set(labels)]
  if (says.length > 0)
    return refused('ST5004', `\`${text}\` is not allowed: ${[...new Set(says)].join(' ')}`, because, help)
  return refused(
    'ST5004',
    meant.length > 0 ? `\`${text}\` is not a legal move now.` : `\`${text}\` is no move here.`,
    because,
    help,
  )
}

function sentence(label: string): string {
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}.`
}
