import { mayBeUnseated } from '../elaboration/on-turn.ts'
import type { Edit } from '../../diagnostics/diagnostic.ts'
import { pluralOf, spells } from '../../document/spelling.ts'
import type { Expression, Name, Nouns } from '../../expression/ast.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { useKey } from '../elaboration/name-uses.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { HOLE_VALUE, type PlaceValue, type Value } from '../elaboration/values.ts'
import { alternatives } from '../world/reporter.ts'
import { kindsCalled } from '../world/kinds-called.ts'
import type { PlaceInfo } from '../world/world.ts'
import { placeValue } from './declared-values.ts'

/*
 * `hand` without an owner, if each player has one: readers would think of their own, but it would be everybody's. Such
 * a place must be named with its owner; `all hands` denotes all of them together.
 */

/** A place by its bare name. Refused if there are several of that name. */
export function barePlace(el: Reading, context: Context, name: Name): Value | undefined {
  const value = placeValue(el, name.text)
  if (value === undefined || !needsOwner(value.place)) return value
  refuseOwnerless(el, context, name, value.place)
  return HOLE_VALUE
}

/** Refuses `move card to hand`, where all of them together make no sense either. */
export function isOwnerless(el: Reading, context: Context, e: Expression): boolean {
  if (e.kind !== 'name' || context.scope.variables.has(e.name.text)) return false
  const place = el.world.places.find(({ name }) => name === e.name.text)
  if (place === undefined || !needsOwner(place)) return false
  refuseOwnerless(el, context, e.name, place, true)
  return true
}

/** `all hands`, if each player has one: these places together. */
export function everybodysPlaces(
  el: Pick<Reading, 'names' | 'world'>,
  context: Context,
  nouns: Nouns,
): PlaceValue | undefined {
  const { name, owner, called, within, order, where, fields } = nouns
  const more = [nouns.arguments, owner, called, within, order, where].some((part) => part !== undefined)
  if (more || fields.length > 0 || context.scope.variables.has(name.text)) return undefined
  if (kindsCalled(el.world, name.text) !== undefined) return undefined
  const place = el.world.places.find((one) => one.eachPlayer && spells(name.text, one.name, undefined))
  if (place === undefined) return undefined
  useKey(el, context, name, place)
  return placeValue(el, place.name)
}

/**
 * A place with an instance for each value of an enumeration has no owner: its bare name denotes the whole place, like
 * that of a board.
 */
function needsOwner({ isBoard, madeOf, indices }: PlaceInfo): boolean {
  return !isBoard && madeOf.length === 0 && indices.some(({ name }) => name === 'player')
}

function refuseOwnerless(el: Reading, context: Context, name: Name, place: PlaceInfo, onlyOne = false): void {
  const span = spanIn(context, name)
  const readings = [...owners(el, context, place), ...(onlyOne ? [] : [together(context, name)])]
  const [fix, ...otherFixes] = readings.map((text): Edit => ({ span, text }))
  // In `all enemy hand`, more than the name has to change.
  const hasAdjective = /\b(?:your|enemy)\s+$/u.test(context.source.text.slice(0, name.start))
  el.report('ST4230', span, `Each player has a \`${name.text}\`, and this does not say whose is meant.`, {
    label: 'whose?',
    related: [{ span: place.key.span, label: 'one for each player' }],
    help:
      fix === undefined ? `Write \`${name.text} of\` and whose it is.` : `Write ${alternatives(readings)}.`,
    ...(fix === undefined || hasAdjective ? {} : { fix, otherFixes }),
  })
}

/** Suggested owners: names in scope, the innermost first, then `your` if somebody is on turn. */
function owners(
  el: Pick<Reading, 'functions' | 'notes' | 'turn'>,
  { scope }: Context,
  { name }: PlaceInfo,
): readonly string[] {
  const players = [...scope.variables].flatMap(([player, { value }]) =>
    value.form === 'scalar' && value.type.kind === 'seat' ? [`${name} of ${player}`] : [],
  )
  const isInTerm = el.functions.isOpen
  const hasYou = isInTerm ? players.length === 0 : el.turn.seated || !mayBeUnseated(el)
  return [...players.toReversed(), ...(hasYou ? [`your ${name}`] : [])]
}

/** All of them, in parentheses if what follows would belong to them. */
function together({ source }: Context, { text, end }: Name): string {
  const all = `all ${pluralOf(text)}`
  return /^\s+(?:where|in|on|clockwise|anticlockwise|called)\b/u.test(source.text.slice(end))
    ? `(${all})`
    : all
}
