import type { ExprIR, GameIR } from '../../grammar/ir/ir.ts'
import { numbersIn, someNode } from '../../grammar/ir/walk.ts'
import { Fault } from '../program/program.ts'
import { happensUnseen } from '../state/unnoticed.ts'
import { beliefOf } from './deduction.ts'
import { Lost, type Branch } from './branch.ts'
import { Budget } from './budget.ts'
import { faceProgram } from './face-program.ts'
import type { Knowledge } from './knowledge.ts'
import { orderlessPlaces } from './orderless.ts'
import { intersection } from './rules-of-faces.ts'
import { isSatisfiable } from './satisfiable.ts'
import { explore, type Leaf, type AssumedFaces } from './assumed-faces.ts'

/** If faces matter to a condition in more ways than this, `knows` is false. */
const MOST_LEAVES = 2_000
/** Work budget for a condition over all possible worlds. */
const MOST_WORK = 10_000_000

/**
 * True if a condition holds for every face of the pieces that a seat does not know. It reads nothing but the seat's
 * knowledge. Also false if it takes too much work, reads secret values or mixed names, marks or groups, or depends on
 * the order of a place that the seat cannot follow.
 */
export function canTell(knowledge: Knowledge, fact: ExprIR): boolean {
  const { program, seat } = knowledge
  if (happensUnseen(program.ir)) return false
  if (knowledge.position?.isGuessed === true || asksSecrets(program.ir, fact)) return false
  const worlds = beliefOf(knowledge).worlds()
  if (worlds === undefined) return false
  const term = program.ir.terms.length
  const terms = [...program.ir.terms, { name: '', params: [], body: fact, origin: 0 }]
  const { strict, supposed } = faceProgram({ ...program.ir, terms })
  supposed.seats = seat === undefined ? (1 << program.ir.seats.length) - 1 : 1 << seat
  supposed.orderless = orderlessPlaces(program.ir, seat)
  const budget = new Budget(MOST_WORK)
  return worlds.every((branch) => {
    const holds = (): boolean => {
      const state = branch.state.slice()
      try {
        return strict.evaluate(state, { op: 'call', term, args: [] }) === 1
      } catch (thrown) {
        if (thrown instanceof Fault) return false
        throw thrown
      }
    }
    const run = (): boolean => supposed.settleCases(() => supposed.holdsForEveryFace(holds))
    const leaves = explored(supposed, branch.domains, run, budget)
    if (leaves === undefined) return false
    return leaves.every(({ faces, value }) => {
      if (value) return true
      const domains = [...branch.domains]
      for (const [piece, kinds] of faces) domains[piece] = intersection(domains[piece] ?? [], kinds)
      return isSatisfiable({ ...branch, domains }) === false
    })
  })
}

/** Undefined also if it depends on an unknown order or takes too much work. */
function explored(
  supposed: AssumedFaces,
  domains: Branch['domains'],
  run: () => boolean,
  budget: Budget,
): readonly Leaf<boolean>[] | undefined {
  try {
    return explore(supposed, domains, run, MOST_LEAVES, budget)
  } catch (thrown) {
    if (thrown instanceof Lost) return undefined
    throw thrown
  }
}

function asksSecrets({ memory, terms }: GameIR, fact: ExprIR): boolean {
  const secret = memory.regions.filter((region) => region.secret !== undefined)
  const isSecret = (word: number): boolean =>
    secret.some(({ at, length }) => word >= at && word < at + length)
  const met = new Set<number>()
  const asks = (e: ExprIR): boolean =>
    someNode(e, (node) => {
      if (numbersIn(node, 'cell', 'region').some(isSecret)) return true
      if (!('op' in node) || node.op !== 'call' || met.has(node.term)) return false
      met.add(node.term)
      const body = terms[node.term]?.body
      return body !== undefined && asks(body)
    })
  return secret.length > 0 && asks(fact)
}
