import { js } from '../code/code.ts'
import { named, type Ctx } from '../rules/context.ts'
import { anyOf } from '../rules/dispatch.ts'
import { answered } from '../derived/answer-cache.ts'
import { anyByRoutes } from '../derived/route-cache.ts'
import { ofEachCounted, profileAny, profileCount, profileFirst } from '../rules/profiles.ts'
import { sifted } from '../rules/list-loops.ts'
import type { Shape, Shapes } from '../rules/special-form.ts'
import { MOST_BITS } from '../rules/hoisted-values.ts'
import { mayKeepRoutes } from '../code/route-notes.ts'
import { keptBits } from './space-bits.ts'
import { markedFirst } from './marked-first.ts'

/*
 * All special forms, by construct. Code for a construct finds them through `Gen`, so it imports none of them. Forms of
 * one name are switched off together.
 */

const isSteady = ({ steady }: Ctx): boolean => steady
const keepsAnswers = ({ g }: Ctx): boolean => mayKeepRoutes(g.ir)
const isLarge = ({ g }: Ctx): boolean => g.ir.spaces.length > MOST_BITS

const ALL: Shapes = {
  any: [
    { name: 'profiles', when: isSteady, emit: profileAny },
    {
      name: 'profiles of each',
      when: isSteady,
      emit: (ctx, set) => {
        const inEach = ofEachCounted(ctx, set)
        return inEach && anyOf(ctx, inEach)
      },
    },
    keptBits,
    {
      name: 'kept answers',
      when: keepsAnswers,
      emit: (ctx, set) => {
        const answers = answered(ctx, set)
        return answers?.left.length === 0 ? js`${answers.count().code} > 0` : undefined
      },
    },
    { name: 'kept routes', when: isLarge, emit: anyByRoutes },
  ],
  count: [
    { name: 'profiles', when: isSteady, emit: profileCount },
    {
      name: 'kept answers',
      when: keepsAnswers,
      emit: (ctx, set) => {
        const answers = answered(ctx, set)
        return answers?.left.length === 0 ? answers.count() : undefined
      },
    },
  ],
  first: [
    {
      name: 'profiles',
      when: isSteady,
      emit: (ctx, set) => {
        const counted = profileFirst(ctx, set)
        return counted && named(ctx, counted)
      },
    },
  ],
  each: [
    {
      name: 'kept answers',
      when: keepsAnswers,
      emit: (ctx, { set, visit }) => {
        const answers = answered(ctx, set)
        answers?.each((item) => sifted(ctx, item, answers.left, visit))
        return answers && true
      },
    },
    markedFirst,
  ],
}

export const SHAPE_NAMES: ReadonlySet<string> = new Set(
  Object.values(ALL).flatMap((shapes: readonly { readonly name: string }[]) =>
    shapes.map(({ name }) => name),
  ),
)

/** All forms except those of these names. */
export function shapesWithout(off: ReadonlySet<string> = new Set()): Shapes {
  const on = <Node, Code>(shapes: readonly Shape<Node, Code>[]): readonly Shape<Node, Code>[] =>
    shapes.filter(({ name }) => !off.has(name))
  return off.size === 0
    ? ALL
    : { any: on(ALL.any), count: on(ALL.count), first: on(ALL.first), each: on(ALL.each) }
}
