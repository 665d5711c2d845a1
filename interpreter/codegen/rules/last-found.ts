import type { ActionIR } from '../../../grammar/ir/ir.ts'
import type { Js } from '../code/code.ts'
import { js } from '../code/code.ts'
import type { Val } from '../code/val.ts'
import { ranged } from '../code/val.ts'
import type { Ctx } from './context.ts'
import { named, withReg } from './context.ts'
import { spacesAsked } from './kept-choices.ts'
import { SPACE } from './space-tests.ts'
import { when } from './when.ts'

/**
 * Where the only thing to choose is a space, and what is on spaces decides whether it can be chosen: asks first for the
 * space that was found last, which usually can be chosen still, or again. Returns what remembers another one.
 */
export function askLastFound(
  ctx: Ctx,
  { choices, conditions, forbids, lets, params }: ActionIR,
  found: (ctx: Ctx) => void,
): ((space: Val) => Js) | undefined {
  const [choice, ...others] = choices
  if (choice === undefined || others.length + conditions.length + forbids.length > 0) return undefined
  if (lets.length + params.length > 0) return undefined
  const asked = spacesAsked(ctx.g, choice.from)
  if (asked === undefined) return undefined
  const [first = 0] = asked.items
  const last = ctx.g.names.list()
  ctx.g.functions.push(js`const x${last} = words(1).fill(${first});`)
  const space = named(ctx, ranged(js`${last}[0]`, first, asked.items.at(-1) ?? first))
  const at = withReg(ctx, SPACE, space)
  when(at, asked.test, () => found(at))
  return (other) => js`${last}[0] = ${other.code};`
}
