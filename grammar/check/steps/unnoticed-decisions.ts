import type { Expression, Nouns } from '../../expression/ast.ts'
import { YOU, arithmetic, cell, constant } from '../../ir/build.ts'
import type { ExprIR, GameIR, RegionIR, StepIR } from '../../ir/ir.ts'
import { H, LARGEST_WORD, UNNOTICED } from '../../ir/ir.ts'
import { matchStep } from '../../ir/match.ts'
import type { Elaboration, Reading } from '../elaboration/contexts.ts'
import type { Context } from '../elaboration/scope.ts'
import type { SetValue } from '../elaboration/values.ts'
import { recipients } from './recipients.ts'
import { regionOf, wrongStore, type WrongInSecret } from './forbidden-in-secret.ts'

/*
 * `every player where any owls in perch of it in secret and unnoticed:` The others do not see that somebody decides, nor
 * how often. So the steps may change nothing but what only their player knows.
 */

/** A word for each seat: see `GameIR.unnoticed`. */
export function unnoticedAnswers(el: Pick<Elaboration, 'memory' | 'world'>): number {
  return el.memory.once('unnoticed', () =>
    el.memory.region({
      name: 'unnoticed',
      length: el.world.seats.length,
      least: -LARGEST_WORD,
      most: LARGEST_WORD,
      orNone: false,
      start: 0,
      per: 'container',
    }),
  )
}

/** The players who act. Only they notice it, so a secret that each of them knows may choose them. */
export function thoseUnnoticed(el: Reading, context: Context, nouns: Nouns): SetValue {
  const { start, end } = nouns
  const all: Expression = { kind: 'select', quantity: 'all', nouns, start, end }
  return recipients(el, context, all, 'Who acts here')
}

/** The answers of a player, with the number of answers that the others do not notice. */
export function countedUnnoticed(base: number, steps: readonly StepIR[], origin: number): readonly StepIR[] {
  const count = (operation: 'sub' | 'add'): StepIR => ({
    step: 'store',
    base,
    index: YOU,
    value: arithmetic(operation, { op: 'load', base, index: YOU }, cell(H.ply)),
    least: -LARGEST_WORD,
    most: LARGEST_WORD,
    orNone: false,
    origin,
  })
  return [count('sub'), ...steps, count('add')]
}

/** Begins or ends what nobody else notices. */
export function unnoticed(begins: boolean, origin: number): StepIR {
  return {
    step: 'store',
    base: H.screen,
    index: constant(0),
    value: constant(begins ? UNNOTICED : 0),
    least: 0,
    most: UNNOTICED,
    orNone: false,
    origin,
  }
}

/** The effect of a step that others would notice. Undefined if there is none. */
export function wouldBeNoticed(
  ir: GameIR,
  step: StepIR,
  isYou: (seat: ExprIR) => boolean,
): WrongInSecret | undefined {
  const noticed = (what: string): WrongInSecret => ({ what, help: KEPT })
  return matchStep(
    step,
    {
      say: ({ told }) => (told === true ? undefined : noticed('says something to everybody')),
      show: ({ to }) => (to.set === 'range' ? noticed('shows something to everybody') : undefined),
      reveal: () => noticed('reveals something'),
      moves: () => noticed('moves something'),
      screen: () => noticed('contains another secret step'),
      arrange: () => noticed('arranges something'),
      turns: () => noticed('gives turns to players'),
      ends: () => noticed('ends the game'),
      ask: ({ who }) => (isYou(who) ? undefined : noticed('asks another player')),
      run: ({ for: runs }) =>
        runs === undefined || isYou(runs) ? undefined : noticed('runs a stage for another player'),
      store: (store) => {
        if (store.base === H.screen) return noticed('contains another secret step')
        const region = regionOf(ir, store)
        const isKept = region === undefined || OF_RULES.has(region.per) || region.secret !== undefined
        return isKept ? wrongStore(ir, store, isYou) : noticed(`changes \`${region.name}\``)
      },
    },
    () => undefined,
  )
}

/** Words that no view shows. */
const OF_RULES: ReadonlySet<RegionIR['per']> = new Set(['local', 'container'])

const KEPT =
  'Keep it in a value under `each player in secret`, tell the player below `only to you`, or show it `to you`, and let it come about afterwards.'
