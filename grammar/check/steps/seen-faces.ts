import { expressionsIn, namesIn } from '../../expression/walk.ts'
import type { Expression } from '../../expression/ast.ts'
import { PUBLIC } from '../../types/types.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { elaborate } from '../elaboration/dispatch.ts'
import type { Context, Scope, Variable } from '../elaboration/scope.ts'
import type { Value } from '../elaboration/values.ts'

/** Everybody knows a piece that was shown, or moved where everybody sees it: rules may ask for its face. */
export function seenFace(scope: Scope, what: Expression): Scope {
  if (what.kind === 'arithmetic' && what.operator === '+')
    return seenFace(seenFace(scope, what.left), what.right)
  if (what.kind !== 'name') return scope
  const variable = scope.variables.get(what.name.text)
  return variable === undefined || !canBeSeen(variable) ? scope : withSeen(scope, [variable])
}

/** Any other set may have something unknown added to it under the same name. */
function canBeSeen({ value, slots }: Variable): boolean {
  return value.form === 'scalar' || slots !== undefined
}

/** The scope around steps after them. `ways`: the scopes after each of the ways that they may go. */
export function seenBy(around: Scope, ways: readonly Scope[]): Scope {
  const seen = [...around.variables.values()].filter(
    (variable) =>
      variable.value.face !== PUBLIC &&
      ways.every((scope) => {
        const after = scope.variables.get(variable.symbol.name)
        return after?.symbol === variable.symbol && after.value.face === PUBLIC
      }),
  )
  return withSeen(around, seen)
}

/** Values that go by nothing but the faces of these pieces are known, too. */
function withSeen(scope: Scope, seen: readonly Variable[]): Scope {
  if (seen.length === 0) return scope
  const now = scope.declare(
    ...seen.map((variable): Variable => ({ ...variable, value: { ...variable.value, face: PUBLIC } })),
  )
  const isSeen = (name: string): boolean => now.variables.get(name)?.value.face === PUBLIC
  const revealing = [...now.variables.values()].filter(
    ({ value, goesBy }) => value.secrecy !== PUBLIC && goesBy?.every(isSeen) === true,
  )
  return now.declare(
    ...revealing.map((variable): Variable => ({
      ...variable,
      value: { ...variable.value, secrecy: PUBLIC },
    })),
  )
}

/** The pieces in scope whose faces alone make a value secret. Undefined if anything else does. */
export function goesBy(
  el: Reading,
  context: Context,
  e: Expression | undefined,
  value: Value,
): readonly string[] | undefined {
  if (e === undefined || !('secrecy' in value) || value.secrecy === PUBLIC) return undefined
  const { scope, source } = context
  const named = [...expressionsIn(e)].flatMap((node) => [...namesIn(node)].map(({ text }) => text))
  const pieces = [...new Set(named)].flatMap((name) => {
    const variable = scope.variables.get(name)
    return variable !== undefined && isFace(el, variable) ? [variable] : []
  })
  if (pieces.length === 0) return undefined
  const supposed = el.tried(() => elaborate(el, { source, scope: withSeen(scope, pieces) }, e))
  const isTold = 'secrecy' in supposed && supposed.secrecy === PUBLIC
  return isTold ? pieces.map(({ symbol }) => symbol.name) : undefined
}

/** A piece that changes unseen may have had another face when the value was worked out. */
function isFace({ world }: Reading, variable: Variable): boolean {
  const { value } = variable
  const type = value.form === 'scalar' ? value.type : value.element
  const { changesUnseen } =
    world.classes.find(({ name }) => type.kind === 'piece' && name === type.class) ?? {}
  return value.face !== PUBLIC && canBeSeen(variable) && changesUnseen !== true
}
