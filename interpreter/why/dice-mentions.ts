import { does } from '../../grammar/ir/node-facts.ts'
import { cell } from '../../grammar/ir/build.ts'
import type { GameIR, MentionIR, RegionIR } from '../../grammar/ir/ir.ts'
import { nodesOf } from '../../grammar/ir/rules.ts'
import type { RulesIR } from '../../grammar/ir/nodes.ts'
import { numbersIn, walk } from '../../grammar/ir/walk.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/**
 * Results of dice on which a rule depends, however deep in its terms, for the asking player. Values that a rule
 * mentions itself are listed in any case; of the rest, people look at the dice first.
 */
export function thrownFor(ir: GameIR, rules: RulesIR, seat: number): readonly MentionIR[] {
  const rolls = keptRolls(ir)
  if (rolls.length === 0) return []
  const read = wordsRead(ir, rules)
  return rolls.flatMap(({ name, at, per, type, secret }): readonly MentionIR[] => {
    if (type === undefined || !read.has(at)) return []
    const isOwn = per === 'seat'
    return [
      {
        text: isOwn ? `your ${name}` : name,
        value: cell(isOwn ? at + seat : at),
        type,
        hidden: secret !== undefined && !isOwn,
      },
    ]
  })
}

/** Words that keep the result of a roll. */
const keptRolls = memoized((ir: GameIR): readonly RegionIR[] => {
  const rolled = new Set<number>()
  const nodes = nodesOf(ir)
  for (const node of nodes)
    if ('step' in node && does(node, 'draws roll')) for (const at of numbersIn(node, 'sets')) rolled.add(at)
  const bases = new Set<number>(rolled)
  for (const node of nodes)
    if ('step' in node && node.step === 'store' && node.value.op === 'cell' && rolled.has(node.value.at))
      bases.add(node.base)
  return ir.memory.regions.filter(({ at, length, per }) => bases.has(at) && (per === 'seat' || length === 1))
})

/** The first words of everything that is read, including terms. */
function wordsRead(ir: GameIR, rules: RulesIR): ReadonlySet<number> {
  const words = new Set<number>()
  const terms = new Set<number>()
  const visit = (part: RulesIR): void =>
    walk(part, (node) => {
      for (const at of numbersIn(node, 'cell', 'region')) {
        if (words.has(at)) continue
        words.add(at)
        visit(chosenBy(ir, at))
      }
      for (const term of numbersIn(node, 'term')) {
        if (terms.has(term)) continue
        terms.add(term)
        visit(ir.terms[term]?.body)
      }
    })
  visit(rules)
  return words
}

/** The rules that compute a word that a move names, or for which dice are chosen. */
function chosenBy({ actions }: GameIR, at: number): RulesIR {
  for (const { lets, choices } of actions) {
    const named = lets.find(({ cell: word }) => word === at)
    if (named !== undefined) return named.value
    const chosen = choices.find(({ cell: word }) => word === at)
    if (chosen !== undefined)
      return chosen.type === 'number' || typeof chosen.type === 'object' ? chosen.from : undefined
  }
  return undefined
}
