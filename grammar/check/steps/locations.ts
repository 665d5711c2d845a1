import { tableCell } from '../expressions/tracked-tables.ts'
import { useKey } from '../elaboration/name-uses.ts'
import type { Expression, Name } from '../../expression/ast.ts'
import type { ExprIR } from '../../ir/ir.ts'
import { YOU, constant } from '../../ir/build.ts'
import type { Reading } from '../elaboration/contexts.ts'
import type { TrackedValue } from '../elaboration/declarations.ts'
import { mayBeNone } from '../expressions/conversions.ts'
import type { Scalar, SetValue } from '../elaboration/values.ts'
import type { SetSnapshot } from '../elaboration/set-snapshots.ts'
import { trackedSet } from '../expressions/declared-values.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import type { WordSet } from '../elaboration/word-sets.ts'
import { spanIn, type Variable, type Context } from '../elaboration/scope.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { DECIDER, PUBLIC, SEAT, type Secrecy, type Type } from '../../types/types.ts'
import { elaborate } from '../elaboration/dispatch.ts'

/** A set named by `let` that steps may change. */
export type LocalSet = Variable & { readonly members: SetSnapshot; readonly value: SetValue }

export function localSetOf(
  el: Pick<Reading, 'names'>,
  context: Context,
  e: Expression,
): LocalSet | undefined {
  const found = e.kind === 'name' ? context.scope.variables.get(e.name.text) : undefined
  if (e.kind !== 'name' || found?.members === undefined || found.value.form !== 'set') return undefined
  el.names.use(found.symbol, context.source, e.name)
  return { ...found, members: found.members, value: found.value }
}

/** A word of the state that a step may set. */
export interface Location {
  readonly base: number
  readonly index: ExprIR
  readonly type: Type
  readonly least: number
  readonly most: number
  readonly orNone: boolean
  /** Who may know what it holds: everybody for tracked values, and for a local those who may know its initial value. */
  readonly secrecy: Secrecy
  /** The initial value of a name from `let`: whatever is known about it must also hold for new values. */
  readonly began?: Scalar
  /** Who may know which player or thing it belongs to. */
  readonly whose: Secrecy
  /** Only the player it belongs to knows it. */
  readonly secret?: boolean
  /** It holds tokens of this currency. */
  readonly token?: string
}

/** A tracked set of the game or of a player; undefined if the expression does not refer to one. */
export function setLocationOf(el: Reading, context: Context, e: Expression): WordSet | undefined {
  const wordSetOf = (name: Name, of: 'game' | 'seat', seat?: ExprIR): WordSet | undefined => {
    const found = trackedSet(el, name.text, of, seat)
    if (found !== undefined)
      useKey(
        el,
        context,
        name,
        el.tracked.get(name.text)?.find((t) => t.of === of),
      )
    return found
  }
  if (e.kind === 'name')
    return context.scope.variables.has(e.name.text) ? undefined : wordSetOf(e.name, 'game')
  if (trackedSetOfSeat(el, e) === undefined) return undefined
  if (e.kind === 'your') return wordSetOf(e.name, 'seat', el.readYou())
  if (e.kind !== 'field' && e.kind !== 'of') return undefined
  const object = elaborate(el, context, e.object, SEAT)
  if (object.form !== 'scalar' || object.orNone || object.type.kind !== 'seat') return undefined
  publicOnly(el, object.secrecy, spanIn(context, e), 'Whose value changes')
  return wordSetOf(e.name, 'seat', object.ir)
}

function trackedSetOfSeat(el: Pick<Reading, 'tracked'>, e: Expression): TrackedValue | undefined {
  if (e.kind !== 'your' && e.kind !== 'field' && e.kind !== 'of') return undefined
  return el.tracked.get(e.name.text)?.find((t) => t.of === 'seat' && t.members !== undefined)
}

/** The target of `set`, `add` and `subtract`: a tracked value, a local number, a tracked field of a thing. */
export function locationOf(el: Reading, context: Context, e: Expression): Location | undefined {
  const found = resolve(el, context, e)
  if (found === undefined && !reportedElsewhere(el, context, e)) {
    const owner = ownerThatMayBeNone(el, context, e)
    if (owner !== undefined) {
      mayBeNone(el, context, owner)
      return undefined
    }
    const words = context.source.text.slice(e.start, e.end)
    const isBag = local(context, e)?.type.kind === 'bag'
    el.report('ST4116', spanIn(context, e), `\`${words}\` cannot be set.`, {
      label: 'not a tracked value',
      help: isBag
        ? `\`${words}\` always is the same bag. To put in or take out, copy it first: \`let: { rest: ${words} }\`, then change \`rest\`.`
        : (e.kind === 'field' || e.kind === 'of') && el.tracked.has(e.name.text)
          ? `First say which one you mean, under \`let\` or with \`for each ... called one\`, then set \`one.${e.name.text}\`.`
          : 'Only values under `track` and names given by `let` can be set.',
      ...suggestion(words, el.tracked.keys()),
    })
  }
  return found
}

/** The value of a name that a step, a choice or a loop has given. */
function local({ scope }: Context, e: Expression): Scalar | undefined {
  const value = e.kind === 'name' ? scope.variables.get(e.name.text)?.value : undefined
  return value?.form === 'scalar' ? value : undefined
}

/** In `score of knocker`, the knocker, if it is a value that has a score but may be none, which a test could rule out. */
function ownerThatMayBeNone(
  el: Pick<Reading, 'dispatch' | 'tracked'>,
  context: Context,
  e: Expression,
): Expression | undefined {
  if ((e.kind !== 'of' && e.kind !== 'field') || !el.tracked.has(e.name.text)) return undefined
  if (e.object.kind !== 'name' && e.object.kind !== 'field') return undefined
  const owner = elaborate(el, context, e.object)
  return owner.form === 'scalar' && owner.orNone ? e.object : undefined
}

function reportedElsewhere(el: Pick<Reading, 'dispatch'>, context: Context, e: Expression): boolean {
  const value = elaborate(el, context, e)
  return value.form === 'scalar' && value.type.kind === 'hole'
}

function resolve(el: Reading, context: Context, e: Expression): Location | undefined {
  if (e.kind === 'name') {
    const variable = context.scope.variables.get(e.name.text)
    if (variable !== undefined) {
      el.names.use(variable.symbol, context.source, e.name)
      if (variable.cell === undefined || variable.value.form !== 'scalar') return undefined
      const { type, secrecy } = variable.value
      const began = variable.value
      return { ...variable.cell, index: constant(0), type, secrecy, began, whose: PUBLIC }
    }
    return tracked(el, context, e.name, (t) => t.of === 'game', constant(0))
  }
  if (e.kind === 'your') return tracked(el, context, e.name, (t) => t.of === 'seat', el.readYou())
  if (e.kind === 'call') {
    const found = tableCell(el, context, e.name, e.arguments)
    if (found === undefined || found === 'wrong') return undefined
    const { table, index, secrecy } = found
    return { ...table.cell, index, type: table.type, secrecy: PUBLIC, whose: secrecy }
  }
  if (e.kind !== 'field' && e.kind !== 'of') return undefined
  const object = elaborate(el, context, e.object)
  if (object.form !== 'scalar' || object.orNone) return undefined
  const { type, secrecy } = object
  const found =
    type.kind === SEAT.kind
      ? tracked(el, context, e.name, (t) => t.of === 'seat', object.ir)
      : type.kind === 'space'
        ? tracked(el, context, e.name, (t) => t.of === 'space', object.ir)
        : type.kind === 'piece' || type.kind === 'group' || type.kind === 'enumeration'
          ? tracked(
              el,
              context,
              e.name,
              (t) =>
                typeof t.of === 'object' &&
                t.of.class === (type.kind === 'enumeration' ? type.name : type.class),
              object.ir,
            )
          : undefined
  return found === undefined ? undefined : { ...found, whose: secrecy }
}

function tracked(
  el: Pick<Reading, 'names' | 'tracked'>,
  context: Context,
  name: Name,
  which: (t: TrackedValue) => boolean,
  index: ExprIR,
): Location | undefined {
  const existing = el.tracked.get(name.text)?.find(which)
  useKey(el, context, name, existing)
  return existing === undefined
    ? undefined
    : {
        ...existing.cell,
        base: existing.cell.base - existing.first,
        index,
        type: existing.type,
        secrecy: existing.secret === true && index === YOU ? DECIDER : PUBLIC,
        whose: PUBLIC,
        ...(existing.token === undefined ? {} : { token: existing.token }),
        ...(existing.secret === true ? { secret: true } : {}),
      }
}
