import type { Knowledge } from './knowledge.ts'
import { Lost, type Branch, type Follow } from './branch.ts'
import { Budget, Exhausted, Savings } from './budget.ts'
import { faceProgram } from './face-program.ts'
import { followAnswer, followBegin, followLayouts } from './follow-plies.ts'
import { poolOf, strikeByCount, type Domain, type Pool } from '../counting/matching.ts'
import { orderlessPlaces } from './orderless.ts'
import { orderMatters } from './order-matters.ts'
import { restrictRule, type Rule } from './rules-of-faces.ts'
import { sightPlan } from './sight.ts'
import { spotsIn, type Limits } from './unknown-spots.ts'
import { suppliesOf } from './supplies.ts'
import { domainsIn, limitsOf, spotted, RevealedByChoices, type Told } from './revealed-by-choices.ts'

const MOST_BRANCHES = 64
const MOST_LEAVES = 2_000
/** Budget for asking whether the deciding seat can move at all, smaller than for a ply. */
const MOST_LEAVES_NOW = 64
const MOST_WORK_NOW = 400_000

/**
 * Deduces what a seat can know. The game is replayed with handles instead of pieces, and their faces are only assumed.
 * At every ply each relevant assumption is tried, and those that would have looked different are dropped. Nothing
 * possible is ever ruled out.
 */
export class Belief {
  readonly knowledge: Knowledge
  branches: readonly Branch[] = []
  /** The reason why the game can no longer be followed. Only the current view and the box count then. */
  lost: string | undefined
  /** True if following stopped only because it would take too much work. */
  isCut = false
  /** True if analysing whether the deciding seat can move took too much work. */
  hasty = false
  private readonly choices = new RevealedByChoices()
  private followed = 0
  private again: (using: Follow) => readonly Branch[] = () => []
  private now: readonly Branch[] | undefined
  private readonly with: Follow
  private readonly savings = new Savings()

  constructor(knowledge: Knowledge) {
    const { ir } = knowledge.program
    this.knowledge = knowledge
    this.with = {
      ir,
      plan: sightPlan(ir),
      faces: faceProgram(ir),
      seat: knowledge.seat,
      orderless: knowledge.start.kind === 'position' ? orderlessPlaces(ir, knowledge.seat) : undefined,
      strict: false,
      most: MOST_LEAVES,
      budget: this.savings,
    }
    this.lost = orderMatters(ir)
    if (this.lost === undefined) this.take((using) => followBegin(using, this.first(), knowledge))
  }

  private first(): Branch {
    const { ir } = this.with
    const { start } = this.knowledge
    const domains: Domain[] = ir.pieces.map(({ kind }) => [kind])
    const pools: Pool[] = []
    const hidden = start.kind === 'position' ? start.pools : suppliesOf(ir, this.knowledge.seat)
    for (const pieces of hidden) {
      const pool = poolOf(
        pieces,
        pieces.map((piece) => ir.pieces[piece]?.kind ?? -1),
      )
      const kinds = [...pool.stock.keys()].sort((a, b) => a - b)
      for (const piece of pieces) domains[piece] = kinds
      pools.push(pool)
    }
    return { state: new Int32Array(ir.memory.size), domains, rules: [], pools, trail: undefined }
  }

  /** Follows everything seen since the last call. Answers to an arrangement wait until all of them have been given. */
  catchUp(mayGoOn: () => boolean = () => true): this {
    const { plies } = this.knowledge
    this.isBehind = false
    while (this.lost === undefined && this.followed < plies.length) {
      if (!mayGoOn()) {
        this.isBehind = true
        break
      }
      const ply = plies[this.followed]
      if (ply === undefined) break
      if (ply.answer.kind !== 'layout') {
        this.followed++
        const { branches } = this
        this.take((using) => branches.flatMap((branch) => followAnswer(using, branch, ply)))
        continue
      }
      const end = plies.findIndex(
        ({ sight }, i) => i >= this.followed && sight[this.with.plan.publicWords.length] === 0,
      )
      if (end < 0) return this
      const block = plies.slice(this.followed, end + 1)
      this.followed = end + 1
      const { branches } = this
      this.take((using) => branches.flatMap((branch) => followLayouts(using, branch, block)))
    }
    return this
  }

  /** The fallback for games that cannot be followed: facts revealed by single choices of others. */
  told(mayGoOn: () => boolean = () => true): Told {
    const { limits, isCut } = this.choices.catchUp(this.with, this.knowledge, mayGoOn)
    return { limits, isCut: isCut || this.isCut }
  }

  /**
   * Everything possible now, as branches. Undefined if nothing is known. If the game cannot be followed, it is one
   * branch for the position, restricted by what it shows and by what choices revealed.
   */
  worlds(): readonly Branch[] | undefined {
    if (this.lost !== undefined) return this.dealt()
    return this.waiting > 0 ? undefined : this.present()
  }

  private dealt(): readonly Branch[] | undefined {
    const { ir } = this.with
    const { position } = this.knowledge
    if (position === undefined) return undefined
    const pools = position.pools.map((pieces) =>
      poolOf(
        pieces,
        pieces.map((piece) => ir.pieces[piece]?.kind ?? -1),
      ),
    )
    const domains = domainsIn(ir, position, this.told().limits)
    const branch = propagated({ state: position.state, domains, rules: [], pools, trail: undefined })
    return branch && [branch]
  }

  /** True if time ran out before everything seen was followed. */
  isBehind = false

  /** The limits that these branches imply for each spot. */
  limits(branches: readonly Branch[]): Limits {
    const { ir, seat } = this.with
    return limitsOf(
      branches.map(({ state, domains }) =>
        spotted(spotsIn(ir, state, seat), (piece) => domains[piece] ?? []),
      ),
      Infinity,
    )
  }

  /** Number of plies of an arrangement in progress, which are not followed yet. */
  get waiting(): number {
    return this.knowledge.plies.length - this.followed
  }

  /**
   * The branches, restricted by the fact that the deciding player can move, which the seat infers from the question.
   * Once the move is made that adds nothing, so only the latest decision matters.
   */
  present(): readonly Branch[] {
    if (this.lost !== undefined) return []
    if (this.now === undefined) {
      try {
        const using = { ...this.with, strict: true, most: MOST_LEAVES_NOW, budget: new Budget(MOST_WORK_NOW) }
        this.now = this.again(using).flatMap((branch) => propagated(branch) ?? [])
      } catch (thrown) {
        if (!(thrown instanceof Lost)) throw thrown
        this.now = this.branches
        this.hasty = true
      }
    }
    return this.now
  }

  private take(follow: (using: Follow) => readonly Branch[]): void {
    this.again = follow
    this.now = undefined
    this.hasty = false
    this.savings.add()
    try {
      const remaining = follow(this.with).flatMap((branch) => propagated(branch) ?? [])
      if (remaining.length === 0) throw new Lost('what was seen cannot have happened')
      if (remaining.length > MOST_BRANCHES) throw new Lost('there are too many ways things may have gone')
      this.branches = remaining
    } catch (thrown) {
      if (!(thrown instanceof Lost)) throw thrown
      this.lost = thrown.why
      this.isCut = thrown instanceof Exhausted
      this.branches = []
    }
  }
}

/** Propagates counts and rules to a fixpoint. Undefined if nothing is possible. */
export function propagated(branch: Branch): Branch | undefined {
  const domains = [...branch.domains]
  let { rules } = branch
  for (let before = -1, now = total(domains); now !== before; before = now, now = total(domains)) {
    for (const pool of branch.pools) if (!strikeByCount(pool, domains)) return undefined
    const left: Rule[] = []
    for (const rule of rules) {
      const restricted = restrictRule(rule, domains)
      if (restricted === undefined) return undefined
      if (restricted !== true) left.push(restricted)
    }
    rules = left
  }
  return { ...branch, domains, rules }
}

function total(domains: readonly Domain[]): number {
  return domains.reduce((sum, domain) => sum + domain.length, 0)
}
