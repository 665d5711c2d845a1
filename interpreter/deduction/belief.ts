import type { Knowledge } from './knowledge.ts'
import type { Branch, Follow } from './branch.ts'
import { Lost } from './branch.ts'
import { Budget, Exhausted, Savings } from './budget.ts'
import { faceProgram } from './face-program.ts'
import { followAnswer, followBegin, followLayouts } from './follow.ts'
import type { Domain, Pool } from '../counting/matching.ts'
import { poolOf, strikeByCount } from '../counting/matching.ts'
import { orderlessPlaces } from './orderless.ts'
import { orderMatters } from './order-matters.ts'
import type { Rule } from './rules-of-faces.ts'
import { restricted } from './rules-of-faces.ts'
import { sightPlan } from './sight.ts'
import type { Limits } from './spots.ts'
import { spotsIn } from './spots.ts'
import { suppliesOf } from './supplies.ts'
import { domainsIn, limitsOf, spotted, ToldByChoices } from './told-by-choices.ts'
import type { Told } from './told-by-choices.ts'

const MOST_BRANCHES = 64
const MOST_LEAVES = 2_000
/** Whether the deciding seat can move at all is analysed with less patience. */
const MOST_LEAVES_NOW = 64
const MOST_WORK_NOW = 400_000

/**
 * What can be deduced from knowledge. The game is followed with handles instead of pieces, whose faces are only
 * assumed: at every ply, each way in which faces could matter is tried, and those that would have looked different
 * are dropped. So nothing possible is ever ruled out.
 */
export class Belief {
  readonly knowledge: Knowledge
  branches: readonly Branch[] = []
  /** Why the game can no longer be followed; then only what is seen and the box count. */
  lost: string | undefined
  /** It is no longer followed only because that would take too much work. */
  isCut = false
  /** Analysing whether the deciding seat can move at all took too much work. */
  hasty = false
  private readonly choices = new ToldByChoices()
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

  /** Follows everything seen since the last call. Answers to an arrangement wait until all have been given. */
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

  /** Where the game cannot be followed: what single choices of others reveal. */
  told(mayGoOn: () => boolean = () => true): Told {
    const { limits, isCut } = this.choices.catchUp(this.with, this.knowledge, mayGoOn)
    return { limits, isCut: isCut || this.isCut }
  }

  /**
   * What is possible now, as branches; undefined if nothing can be said. Where the game cannot be followed, it is the position, with
   * what it shows and what choices revealed.
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

  /** There was no time to follow everything that was seen. */
  isBehind = false

  /** What branches allow at each spot. */
  limits(branches: readonly Branch[]): Limits {
    const { ir, seat } = this.with
    return limitsOf(
      branches.map(({ state, domains }) =>
        spotted(spotsIn(ir, state, seat), (piece) => domains[piece] ?? []),
      ),
      Infinity,
    )
  }

  /** Plies of an arrangement in progress, which are not followed yet. */
  get waiting(): number {
    return this.knowledge.plies.length - this.followed
  }

  /**
   * The branches, restricted by what the seat can infer from somebody being asked now: that this player can move.
   * After the move that says nothing more, so only the latest decision is considered.
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
      const kept = follow(this.with).flatMap((branch) => propagated(branch) ?? [])
      if (kept.length === 0) throw new Lost('what was seen cannot have happened')
      if (kept.length > MOST_BRANCHES) throw new Lost('there are too many ways things may have gone')
      this.branches = kept
    } catch (thrown) {
      if (!(thrown instanceof Lost)) throw thrown
      this.lost = thrown.why
      this.isCut = thrown instanceof Exhausted
      this.branches = []
    }
  }
}

/** Everything that counting and the rules exclude, until nothing more is excluded; undefined if nothing is possible. */
export function propagated(branch: Branch): Branch | undefined {
  const domains = [...branch.domains]
  let { rules } = branch
  for (let before = -1, now = total(domains); now !== before; before = now, now = total(domains)) {
    for (const pool of branch.pools) if (!strikeByCount(pool, domains)) return undefined
    const left: Rule[] = []
    for (const rule of rules) {
      const kept = restricted(rule, domains)
      if (kept === undefined) return undefined
      if (kept !== true) left.push(kept)
    }
    rules = left
  }
  return { ...branch, domains, rules }
}

function total(domains: readonly Domain[]): number {
  return domains.reduce((sum, domain) => sum + domain.length, 0)
}
