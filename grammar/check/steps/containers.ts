import type { InWorld, Reading, Reporting } from '../elaboration/contexts.ts'
import type { Expression } from '../../expression/ast.ts'
import type { ExprIR } from '../../ir/ir.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import type { PlaceValue, SetValue, Value } from '../elaboration/values.ts'
import { cureForNone } from '../expressions/cures-for-none.ts'
import { faceIn, theOnly } from '../expressions/conversions.ts'
import { asPlace } from '../expressions/indexed-places.ts'
import { isOwnerless } from '../expressions/ownerless-places.ts'
import { faceInGroup, hiddenOnBoards } from '../elaboration/secrecy.ts'
import { groupContainer, groupOfType } from '../nouns/group-nouns.ts'
import { DECIDER, PUBLIC, SPACE, type Secrecy } from '../../types/types.ts'
import type { GroupInfo } from '../world/world.ts'
import { elaborate } from '../elaboration/dispatch.ts'

/** The destination of pieces. */
export interface Container {
  readonly ir: ExprIR
  readonly name: string
  readonly place: PlaceValue | undefined
  readonly group?: GroupInfo
}

/** The single container an expression refers to: a place or a space. */
export function container(el: Reading, context: Context, e: Expression): Container | undefined {
  if (isOwnerless(el, context, e)) return undefined
  return containerMeant(el, context, e, elaborate(el, context, e, SPACE))
}

/** The same for a value that is already elaborated. */
export function containerMeant(
  el: Reading,
  context: Context,
  e: Expression,
  read: Value,
): Container | undefined {
  if (read.form === 'scalar' && read.orNone && read.type.kind === 'place')
    el.report('ST4104', spanIn(context, e), `There may be no such ${read.type.name}.`, {
      help: cureForNone(el, context, e),
    })
  const value = asPlace(el, theOnly(el, read))
  if (value.form === 'place' && value.container !== undefined)
    return { ir: value.container, name: value.place.name, place: value }
  if (value.form === 'scalar' && value.type.kind === 'space') {
    if (value.orNone)
      el.report('ST4104', spanIn(context, e), 'There may be no such space.', {
        help: cureForNone(el, context, e),
      })
    return { ir: value.ir, name: el.world.boards.map(({ place }) => place).join(' or '), place: undefined }
  }
  if (value.form === 'scalar' && value.type.kind === 'hole') return undefined
  const group = value.form === 'scalar' ? groupOfType(el, value.type) : undefined
  if (value.form === 'scalar' && group !== undefined) {
    if (value.orNone)
      el.report('ST4104', spanIn(context, e), `There may be no such ${group.name}.`, {
        help: cureForNone(el, context, e),
      })
    return { ir: groupContainer(group, value.ir), name: group.name, place: undefined, group }
  }
  if (value.form === 'set' && value.element.kind === 'space')
    el.report('ST4102', spanIn(context, e), 'Expected one space, but these are several.', {
      label: 'one space is needed',
      help: 'Take one of them with `first`, or repeat the step `for each` of them.',
    })
  else
    el.report('ST4102', spanIn(context, e), 'A place or a space is needed here.', {
      help:
        value.form === 'place'
          ? `Say whose: \`your ${value.place.name}\` or \`${value.place.name} of ...\`.`
          : 'Name a place, such as `your hand`.',
    })
  return undefined
}

/**
 * Everybody sees whether a step works on any pieces, and on how many. If a player has chosen one, only that player needs to
 * know which.
 */
export function whatPublic(
  el: Reporting,
  context: Context,
  written: Expression,
  what: SetValue,
  does: string,
): void {
  const isOne = what.ir.set === 'one' && written.kind !== 'select'
  publicOnly(
    el,
    isOne && what.secrecy === DECIDER ? PUBLIC : what.secrecy,
    spanIn(context, written),
    isOne ? `Which piece ${does}` : `What ${does}`,
  )
}

/** Reports a moved kind that may not be in that place. */
export function reportMisfit(
  el: InWorld & Reporting,
  context: Context,
  what: Expression,
  kinds: ReadonlySet<number>,
  to: Container,
): void {
  const place = to.place?.place ?? el.world.places.find((p) => p.isBoard)
  if (place !== undefined && el.world.broken.has(place.name)) return
  const holds = to.group?.kinds ?? place?.holdsKinds
  const key = to.group?.key ?? place?.key
  const misfit = [...kinds].find((kind) => holds !== undefined && !holds.includes(kind))
  if (misfit === undefined || key === undefined) return
  el.report(
    'ST4118',
    spanIn(context, what),
    `\`${el.world.kinds[misfit]?.name ?? 'piece'}\` cannot be in \`${to.name}\`.`,
    { related: [{ span: key.span, label: 'what it holds is declared here' }] },
  )
}

/** Who may know the faces of the pieces in that place. */
export function facesIn(el: InWorld, { place, group }: Container): Secrecy {
  if (place !== undefined) return faceIn(el, place)
  if (group !== undefined) return faceInGroup(el, group)
  return el.world.boards.every(({ first }) => el.world.containers[first]?.seenBy === 'everyone')
    ? PUBLIC
    : hiddenOnBoards(el)
}
