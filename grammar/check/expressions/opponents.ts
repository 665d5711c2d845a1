import { bookText } from '../../book/book-text.ts'
import { YOU, arithmetic, constant } from '../../ir/build.ts'
import type { ExprIR } from '../../ir/ir.ts'
import { localSymbol } from '../../names/declarations.ts'
import { PUBLIC, SEAT } from '../../types/types.ts'
import type { YamlText } from '../../yaml/tree.ts'
import { bindName } from '../elaboration/bind-name.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { Scope, spanIn, type Context } from '../elaboration/scope.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import { scalarOf, type Scalar } from '../elaboration/values.ts'
import { typed } from '../elaboration/dispatch.ts'

/** The name of the player in a game's own definition of `opponent`. */
const PLAYER = 'player'

/** The meaning of `opponent`: the other of two players, or the one that the game defines under `players`. */
export function opponentOf(
  el: Reading,
  context: Context,
  at: { readonly start: number; readonly end: number },
  seat: ExprIR,
): Scalar {
  const definition = opponentDefinition(el)
  if (definition !== undefined) return definedOpponent(el, definition, seat)
  if (el.world.seats.length !== 2)
    el.report(
      'ST4102',
      spanIn(context, at),
      '`opponent` needs a game for two; here there are several others.',
      {
        help: 'Write `others`, or `next(you)`. In a variant for more players, say who it is under `players:`, as in `opponent: next(player)`, or replace this sentence with `instead of:`.',
      },
    )
  const other = seat === YOU ? { seating: el.turn.seating, isPartner: false } : undefined
  return { ...scalarOf(SEAT, arithmetic('sub', constant(1), seat)), other }
}

/** True if `opponent` is defined. */
export function hasOpponents(el: Pick<Reading, 'game' | 'world'>): boolean {
  return el.world.seats.length === 2 || opponentDefinition(el) !== undefined
}

function opponentDefinition(el: Pick<Reading, 'game'>): YamlText | undefined {
  const players = el.game.sections.get('players')
  const entry = players?.kind === 'map' ? players.entries.find(({ name }) => name === 'opponent') : undefined
  return entry?.value.kind === 'text' ? entry.value : undefined
}

/** Name of the definition among the functions being read. No function has this name. */
const DEFINITION = 'opponent:'

function definedOpponent(el: Reading, text: YamlText, seat: ExprIR): Scalar {
  const nobody = scalarOf(SEAT, seat)
  if (el.functions.cycleTo(DEFINITION) !== undefined) {
    el.report('ST4102', text.span, 'The definition of `opponent` cannot use `opponent`.')
    return nobody
  }
  const source = bookText(text)
  const parsed = el.findings.read(source, 'expression')
  if (parsed === undefined) return nobody
  const symbol = localSymbol('parameter', PLAYER, text.span)
  const scope = bindName(el, new Scope(), symbol, scalarOf(SEAT, seat))
  const { result: found, reads } = el.functions.opening(DEFINITION, () =>
    el.collectReads(() => typed(el, { source, scope }, parsed, SEAT)),
  )
  if (reads.you)
    el.report('ST4132', text.span, `Under \`opponent:\` the player is called \`${PLAYER}\`.`, {
      help: `Write \`${PLAYER}\` instead of \`you\`.`,
    })
  publicOnly(el, found.secrecy, text.span, 'Who the opponent is')
  return scalarOf(SEAT, found.ir, { secrecy: PUBLIC })
}
