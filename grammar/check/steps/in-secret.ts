import type { Head } from '../../expression/ast.ts'
import type { ExprIR, StepIR } from '../../ir/ir.ts'
import { walk } from '../../ir/walk.ts'
import { SEAT, typeWords } from '../../types/types.ts'
import { bindName } from '../elaboration/bind-name.ts'
import type { Elaboration } from '../elaboration/contexts.ts'
import { eachSymbol } from '../elaboration/name-uses.ts'
import { onTurn } from '../elaboration/on-turn.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { publicOnly } from '../elaboration/secrecy-checks.ts'
import { scalarOf } from '../elaboration/values.ts'
import { nounSet } from '../nouns/nouns.ts'
import { settleAfterSecret } from './settling-in-secret.ts'
import { countedUnnoticed, thoseUnnoticed, unnoticed, unnoticedAnswers } from './unnoticed-decisions.ts'
import type { Entry, StepPlace } from '../elaboration/step-place.ts'
import { capacityOf } from '../elaboration/word-sets.ts'
import { elaborateSteps } from '../elaboration/dispatch.ts'

/**
 * `every player in secret:` each player in turn executes it as `you`, and until all have finished, nobody sees the
 * contents of others' places, or, with `and unnoticed`, that they do anything. It becomes a separate stage, run once for each
 * player.
 */
export function inSecret(
  el: Elaboration,
  place: StepPlace,
  context: Context,
  head: Extract<Head, { kind: 'every in secret' }>,
  entry: Entry,
): readonly StepIR[] {
  const at = spanIn(context, head)
  const origin = el.texts.origin(at)
  const isNoticed = !alsoUnnoticed(el, context, head)
  const set = isNoticed ? nounSet(el, context, head.nouns) : thoseUnnoticed(el, context, head.nouns)
  if (set.element.kind !== 'seat') {
    if (set.element.kind !== 'hole')
      el.report('ST4102', at, `Only players can act in secret; each of these is ${typeWords(set.element)}.`, {
        help: 'For example: `every player in secret`.',
      })
    return []
  }
  if (isNoticed) publicOnly(el, set.secrecy, at, 'Who does this')
  const symbol = eachSymbol(el, context.source, head.nouns)
  const name = `${context.source.text} (${el.notes.all('ownStages').length + 1})`
  const body = (player: ExprIR): readonly StepIR[] => {
    el.notes.add('calls', { from: el.turn.caller, to: name, at, seated: true })
    const scope = bindName(el, place.scope, symbol, scalarOf(SEAT, player)).asOften()
    const inside = { ...place, scope, settles: false, ...(isNoticed ? {} : { isUnnoticed: true as const }) }
    const own = el.turn.run(name, () => onTurn(el, () => elaborateSteps(el, inside, entry.value)))
    const steps = isNoticed ? own : countedUnnoticed(unnoticedAnswers(el), own, origin)
    const stage = el.stages.frames.length + el.notes.all('ownStages').length
    const returnTo = el.memory.sharedWords('return')
    el.notes.add('ownStages', { name, params: [], body: steps, leave: [], returnTo, origin })
    el.notes.add('inSecret', { stage, at, player, isNoticed, around: namedAround(place) })
    const saved = el.local('you before', 'seat')
    return [{ step: 'run', stage, args: [], for: player, saved, site: el.slots.site(), origin }]
  }
  const each = el.eachStep(symbol.name, SEAT, set.ir, capacityOf(el, SEAT), body, origin)
  const screen = (up: boolean): StepIR => (isNoticed ? { step: 'screen', up, origin } : unnoticed(up, origin))
  return [screen(true), each, screen(false), ...(place.settles ? settleAfterSecret(el) : [])]
}

/** `and unnoticed` is all that can follow. */
function alsoUnnoticed(
  el: Elaboration,
  context: Context,
  { also }: Extract<Head, { kind: 'every in secret' }>,
): boolean {
  if (also === undefined || also.text === 'unnoticed') return also !== undefined
  el.report('ST4119', spanIn(context, also), 'Only `and unnoticed` can follow `in secret`.', {
    help: 'With it, the others do not even notice that somebody decides: `every player in secret and unnoticed`.',
  })
  return false
}

/** The addresses of words and lists of words of the names in scope around the secret steps. */
function namedAround({ scope }: StepPlace): ReadonlyMap<number, string> {
  const words = new Map<number, string>()
  for (const [name, { value }] of scope.variables)
    if (value.form === 'scalar' || value.form === 'set')
      walk(value.ir, (node) => {
        if (!('op' in node)) return
        if (node.op === 'cell') words.set(node.at, name)
        if (node.op === 'load') words.set(node.base, name)
      })
  return words
}
