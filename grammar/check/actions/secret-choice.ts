import { pluralOf } from '../../document/spelling.ts'
import type { Nouns } from '../../expression/ast.ts'
import { arithmetic, cell, constant, filter } from '../../ir/build.ts'
import type { ChoiceIR, SetIR } from '../../ir/ir.ts'
import { DECIDER, type Type } from '../../types/types.ts'
import type { YamlText } from '../../yaml/tree.ts'
import type { InWorld, Reading, Reporting } from '../elaboration/contexts.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { legalityOnly } from '../elaboration/secrecy-checks.ts'
import { valueType } from '../elaboration/value-types.ts'
import { scalarOf, type Scalar } from '../elaboration/values.ts'
import { nounPhrase } from '../nouns/nouns.ts'
import { capacityOf } from '../elaboration/word-sets.ts'

/**
 * `becomes: kinds in recruits in secret`: the player takes a piece of such a kind from a hidden supply. The others
 * learn no more than from any other hidden choice.
 */
export function secretChoice(
  el: Reading,
  context: Context,
  key: YamlText,
  value: YamlText,
  nouns: Nouns,
  origin: number,
): { readonly choice: ChoiceIR; readonly value: Scalar } | undefined {
  const { set } = nounPhrase(el, context, nouns)
  const { element: chosen } = set
  if (chosen.kind === 'hole') return undefined
  const own = chosen.kind === 'kind' ? el.world.classes.find(({ name }) => name === chosen.class) : undefined
  const supply = own && el.world.supplies.get(own.name)
  if (own === undefined || supply === undefined) {
    reportNotUnseen(el, context, nouns, own?.name)
    return undefined
  }
  legalityOnly(el, set.secrecy, value.span, 'What may be chosen')
  const element: Type = { kind: 'piece', class: own.name, kinds: new Set(own.kinds) }
  const at = el.local(`choice ${key.text}`, element)
  const supplied: SetIR = { set: 'members', container: arithmetic('add', constant(supply), el.readYou()) }
  const { reg, ir } = el.boundRegister(element)
  const choice: ChoiceIR = {
    name: key.text,
    cell: at,
    type: valueType(el, element),
    from: filter(supplied, reg, { op: 'contains', set: set.ir, item: el.kindOf(ir) }),
    domain: capacityOf(el, element),
    alike: true,
    origin,
  }
  return { choice, value: { ...scalarOf(chosen, el.kindOf(cell(at)), { secrecy: DECIDER }), spare: at } }
}

/** `name`: the class of the chosen kinds, if there are any. */
export function reportNotUnseen(
  el: InWorld & Reporting,
  context: Context,
  nouns: Nouns,
  name?: string,
): void {
  const unseen = el.world.classes.find(({ changesUnseen }) => changesUnseen)
  const shown = unseen && (unseen.plural ?? pluralOf(unseen.name))
  el.report('ST4192', spanIn(context, nouns), 'Only the kind that a piece changes to is chosen in secret.', {
    help:
      name !== undefined
        ? `Write \`kind: changes in secret\` under \`${name}\` in \`pieces\`, or leave out \`in secret\` here.`
        : shown !== undefined
          ? `Write \`kinds in ${shown} in secret\`.`
          : 'Leave out `in secret`. What is chosen stays hidden if it is a piece that the others do not see.',
  })
}
