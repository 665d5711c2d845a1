import { localSymbol } from '../../names/declarations.ts'
import { useKey } from '../elaboration/name-uses.ts'
import { changedIn } from '../../merge/last-change.ts'
import { NONE, type StepIR } from '../../ir/ir.ts'
import { legalityOnly } from '../elaboration/secrecy-checks.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { scalarOf } from '../elaboration/values.ts'
import { onTurn } from '../elaboration/on-turn.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { DECIDER, SPACE } from '../../types/types.ts'
import { singularOf } from '../../document/spelling.ts'
import { truth } from '../elaboration/dispatch.ts'
import type { StepHandlers, Of } from './step-handlers.ts'

export const ARRANGING: StepHandlers<'arrange'> = {
  arrange: ({ el, context, origin, done }, step) => done(arrangement(el, context, step, origin)),
}

/** `arrange army on home by every player in secret`: one compound decision of each player. */
function arrangement(el: Reading, context: Context, step: Of<'arrange'>, origin: number): StepIR[] {
  const at = spanIn(context, step)
  const placeName = step.what.kind === 'name' ? step.what.name.text : undefined
  const areaName = step.on.kind === 'name' ? step.on.name.text : undefined
  const place = el.world.places.find((p) => p.name === placeName && p.eachPlayer)
  const area = areaName === undefined ? undefined : el.world.areas.get(areaName)
  if (step.what.kind === 'name') useKey(el, context, step.what.name, place)
  if (step.on.kind === 'name') useKey(el, context, step.on.name, area)
  if (place === undefined || area === undefined || step.everyone === undefined) {
    el.report('ST4119', at, '`arrange` needs a place of each player, an area, and every player.', {
      help: 'For example: `arrange army on home by every player in secret`.',
    })
    return []
  }
  const pieces = el.world.seats.map((_, seat) =>
    [...el.world.pieces.keys()].filter(
      (piece) => el.world.pieces[piece]?.container === place.container + seat,
    ),
  )
  const spaces = el.world.seats.map((_, seat) => area.spaces[area.perSeat ? seat : 0] ?? [])
  pieces.forEach((mine, seat) => {
    const room = spaces[seat]?.length ?? 0
    if (mine.length > room)
      el.report('ST4126', at, `There are ${mine.length} pieces to arrange and only ${room} spaces.`, {
        related: [
          ...changedIn(el.game, ['box', place.name], at, 'this many pieces'),
          { span: area.key.span, label: 'the spaces' },
        ],
        help: 'Put fewer pieces in the box, or make the area larger.',
      })
  })
  const piece = el.boundRegister('piece')
  const space = el.boundRegister(SPACE)
  const className = singularOf(place.holdsClass)
  const it = scalarOf(
    { kind: 'piece', class: place.holdsClass, kinds: new Set(place.holdsKinds) },
    piece.ir,
    { face: DECIDER },
  )
  const onto = scalarOf(SPACE, space.ir)
  const scope = context.scope
    .declare(
      {
        symbol: localSymbol('variable', className, at, el.names.symbols.find(className, 'class')),
        value: it,
      },
      { symbol: localSymbol('variable', 'space', at), value: onto, insteadOfFieldOf: it, formerly: 'goal' },
    )
    .withIt(it)
  const { where: asked } = step
  // The arranging player is `you`.
  const condition =
    asked === undefined ? undefined : onTurn(el, () => truth(el, { ...context, scope }, asked))
  if (condition !== undefined) legalityOnly(el, condition.secrecy, at, 'Where this may be set up')
  const where =
    condition === undefined ? undefined : { piece: piece.reg, space: space.reg, condition: condition.ir }
  const arrangementIndex = el.notes.all('arrangements').length
  const layout = el.memory.region({
    name: `layout of ${place.name}`,
    length: el.world.pieces.length,
    least: 0,
    most: Math.max(0, el.world.spaces.length - 1),
    orNone: true,
    start: NONE,
    per: 'piece',
  })
  el.notes.add('arrangements', { place: place.name, area: area.name, pieces })
  return [
    {
      step: 'arrange',
      site: el.slots.site(),
      arrangement: arrangementIndex,
      players: [...el.world.seats.keys()],
      pieces,
      spaces,
      where,
      cell: el.local('who arranges', 'number'),
      layout,
      saved: el.local('you before arranging', 'seat'),
      origin,
    },
  ]
}
