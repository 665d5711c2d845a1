import type { SetIR } from '../../../grammar/ir/ir.ts'
import { leadsBack } from '../../state/chains.ts'
import { topologyOf } from '../../state/topology.ts'
import type { Js } from '../code/code.ts'
import { js } from '../code/code.ts'
import type { Ctx, Gen } from './context.ts'
import { block, emit, named } from './context.ts'
import { keyOf } from './others.ts'
import type { Question } from './questions.ts'
import { askedOf } from './questions.ts'
import { flattened } from './rows.ts'
import type { ToldSpaces } from './told-spaces.ts'
import { syncIfStale, toldSpaces } from './told-spaces.ts'
import type { Val } from '../code/val.ts'
import { isNone, ranged } from '../code/val.ts'
import { value } from './dispatch.ts'

/*
 * How many spaces of some sort are reached from a space, where what lies on a space tells whether it is of that sort and whether
 * one can go on through it: all spaces of a chain have one answer, which is kept until something changes in the chain or beside it.
 */

/** Undefined if it is not known for chains; `search` goes through all that is reached. */
export function countByChains(ctx: Ctx, set: SetIR, search: () => Val): Val | undefined {
  const { g } = ctx
  const spaces = g.ir.spaces.length
  const { of, wanted } = flattened(set)
  if (of.set !== 'reached' || of.from.set !== 'one' || !leadsBack(topologyOf(g.ir), of.along))
    return undefined
  const asked = askedOf(ctx, of, of.via, wanted)
  if (asked === undefined) return undefined
  const start = named(ctx, value(ctx, of.from.item))
  const key = keyOf(ctx, asked.others)
  if (isNone(start) === true || key.isInside === false) return undefined
  const unit = chainsUnit(g, asked)
  const count = g.names.fresh('n')
  emit(ctx, js`let ${count} = -1;`)
  const isInside = key.isInside === true ? js`` : js` && ${key.isInside}`
  block(ctx, js`if (${start.code} >>> 0 < ${spaces}${isInside})`, () =>
    emit(
      ctx,
      syncIfStale(ctx, unit),
      js`${count} = ${unit.chains}.count(${key.code === undefined ? js`0` : key.code}, ${start.code});`,
    ),
  )
  block(ctx, js`if (${count} < 0)`, () => emit(ctx, js`${count} = ${search().code};`))
  return ranged(count, 0, spaces, false, true)
}

interface Unit extends ToldSpaces {
  readonly chains: Js
}

const UNITS = new WeakMap<Gen, Map<string, Unit>>()

function chainsUnit(g: Gen, { along, keys, isNoted }: Question): Unit {
  const question = { along, keys, isNoted }
  const units = UNITS.get(g) ?? new Map<string, Unit>()
  UNITS.set(g, units)
  const key = `chains ${JSON.stringify(question)}`
  const made = units.get(key) ?? makeUnit(g, question, key)
  units.set(key, made)
  return made
}

function makeUnit(g: Gen, question: Question, key: string): Unit {
  const chains = js`R${g.names.fresh('n')}`
  g.functions.push(js`const ${chains} = chains(${question.along}, ${question.keys.length}, words);`)
  return { ...toldSpaces(g, question, key, chains), chains }
}
