import { H, NONE, STATUS, type ArrangeIR } from '../../grammar/ir/ir.ts'
import { arrangementAt } from '../layout/layout.ts'
import { Fault, type Program } from '../program/program.ts'
import type { Branch, Follow, HandleAnswer, HandleLayout } from './branch.ts'
import { Lost, assertNoChance } from './branch.ts'
import { candidatesOf } from './candidates-of.ts'
import type { Knowledge, SeenPly } from './knowledge.ts'
import { poolOf, type Domain, type Pool } from '../counting/matching.ts'
import { learned, intersection, type Rule } from './rules-of-faces.ts'
import { ownerIn } from './seen-look.ts'
import { agrees, tableAgrees, type Sight, type SightPlan } from './sight.ts'
import { thingsIn } from './unknown-spots.ts'
import { runToFirstDecision } from './known-start.ts'
import { explore, type Leaf } from './assumed-faces.ts'

/*
 * A branch is one set of possible faces, with the state that they lead to. In that state a piece unknown to the seat is a
 * handle: it represents any piece with a face in its domain. The trail of a branch lists its answers.
 */

/** Follows the beginning of the game up to the first decision. */
export function followBegin(using: Follow, branch: Branch, knowledge: Knowledge): readonly Branch[] {
  return branchesAfter(using, branch, knowledge.first, undefined, (program, S) => {
    runToFirstDecision(program, knowledge.start, undefined, S)
    return true
  })
}

/** Follows a choice or `done`. Each handle that the answer may mean is one alternative. */
export function followAnswer(using: Follow, branch: Branch, ply: SeenPly): readonly Branch[] {
  const { answer, sight } = ply
  if (answer.kind === 'done')
    return branchesAfter(using, branch, sight, { kind: 'done' }, (program, S) => {
      program.apply(S, 0)
      return true
    })
  if (answer.kind !== 'choice') return []
  return candidatesOf(using, branch, answer).flatMap(({ values, faces }) => {
    const domains = [...branch.domains]
    for (const [piece, kinds] of faces) domains[piece] = intersection(domains[piece] ?? [], kinds)
    if (faces.size > 0 && domains.some((domain) => domain.length === 0)) return []
    const { offer, action } = answer
    return branchesAfter(
      using,
      { ...branch, domains },
      sight,
      { kind: 'choice', offer, action, values },
      (program, S) => {
        const code = program.encode(S, offer, values)
        if (code < 0 || program.decode(S, code)?.action !== action) return false
        if (program.refusals(S, offer, values).length > 0) return false
        program.apply(S, code)
        return true
      },
    )
  })
}

/** Follows all answers to one arrangement. Afterwards, handles of unknown pieces may be any pieces of their seat. */
export function followLayouts(using: Follow, branch: Branch, block: readonly SeenPly[]): readonly Branch[] {
  const { ir, seat, plan, faces } = using
  const arrange = arrangementAt(ir, branch.state)
  const last = block.at(-1)
  if (arrange === undefined || last === undefined) return []
  const pools: Pool[] = [...branch.pools]
  const domains: Domain[] = [...branch.domains]
  const layouts = block.map(({ answer }): HandleLayout & { readonly ordered: readonly number[] } => {
    const pieces = arrange.pieces[answer.seat] ?? []
    if (answer.kind === 'layout' && answer.layout !== undefined && answer.seat === seat)
      return { handles: pieces, spaces: answer.layout, ordered: answer.layout }
    const handles = [...pieces].sort((a, b) => a - b)
    const spaces = occupied(plan, last.sight, arrange, answer.seat)
    if (spaces.length !== handles.length) throw new Lost('where pieces were set up cannot be seen')
    if (pools.some((pool) => pool.pieces.some((piece) => handles.includes(piece))))
      throw new Lost('pieces that are hidden already are set up')
    if (new Set(handles.map((piece) => faces.supposed.group[piece])).size > 1)
      throw new Lost('pieces of several classes are set up together')
    if (handles.length > 0) {
      const pool = poolOf(
        handles,
        handles.map((piece) => ir.pieces[piece]?.kind ?? -1),
      )
      pools.push(pool)
      const kinds = [...pool.stock.keys()].sort((a, b) => a - b)
      for (const piece of handles) domains[piece] = kinds
    }
    return { handles, spaces, ordered: pieces.map((piece) => spaces[handles.indexOf(piece)] ?? NONE) }
  })
  const answer: HandleAnswer = {
    kind: 'layouts',
    layouts: layouts.map(({ handles, spaces }) => ({ handles, spaces })),
  }
  return branchesAfter(using, { ...branch, domains, pools }, last.sight, answer, (program, S) => {
    for (const { ordered } of layouts) {
      if (program.misplaced(S, ordered) >= 0) return false
      program.applyLayout(S, ordered)
    }
    return true
  })
}

/** Spaces of an arrangement where the seat's pieces are visible, ascending. */
function occupied(plan: SightPlan, sight: Sight, arrange: ArrangeIR, seat: number): readonly number[] {
  const allowed = new Set(arrange.spaces[seat])
  return thingsIn(plan, sight).flatMap(({ container, look }) =>
    allowed.has(container) && ownerIn(look) === seat ? [container] : [],
  )
}

/**
 * Runs one ply for every effect that faces can have on it, and keeps the outcomes that match what was seen: one branch
 * for each resulting state. Usually there is one, because facts about faces that a state remembers have usually been
 * seen.
 */
function branchesAfter(
  using: Follow,
  branch: Branch,
  sight: Sight,
  answer: HandleAnswer | undefined,
  play: (program: Program, S: Int32Array) => boolean,
): readonly Branch[] {
  const { plan, seat, faces } = using
  const scratch = new Int32Array(branch.state.length)
  const succeeds = (program: Program): boolean => {
    scratch.set(branch.state)
    try {
      if (!play(program, scratch)) return false
    } catch (thrown) {
      if (thrown instanceof Fault) return false
      throw thrown
    }
    assertNoChance(scratch)
    return true
  }
  const isOver = sight[0] === STATUS.over
  const run = (): Int32Array | undefined => {
    // A game may be over because somebody could not move. One that goes on is not.
    if (!succeeds(using.strict ? faces.strict : faces.lenient)) return undefined
    if (isOver && !using.strict && scratch[H.status] !== STATUS.over) {
      // Such an end leaves the table unchanged, so only branches that match the table are analysed further.
      if (faces.endsQuietly && !tableAgrees(plan, scratch, seat, sight, faces.supposed)) return undefined
      if (!succeeds(faces.strict)) return undefined
    }
    return agrees(plan, scratch, seat, sight, faces.supposed) ? scratch.slice() : undefined
  }
  faces.supposed.seats = seat === undefined ? (1 << plan.ir.seats.length) - 1 : 1 << seat
  faces.supposed.orderless = using.orderless
  const leaves = explore(faces.supposed, branch.domains, run, using.most, using.budget)
  if (leaves === undefined) throw new Lost('faces matter in too many ways')
  const byState: { readonly state: Int32Array; readonly leaves: Leaf<unknown>[] }[] = []
  for (const leaf of leaves) {
    const { value } = leaf
    if (value === undefined) continue
    const same = byState.find(({ state }) => equal(state, value))
    if (same === undefined) byState.push({ state: value, leaves: [leaf] })
    else same.leaves.push(leaf)
  }
  const trail = answer === undefined ? branch.trail : { before: branch.trail, answer }
  return byState.map(({ state, leaves: agreeing }) => {
    const { domains, rule } = learned(branch.domains, agreeing)
    const rules: readonly Rule[] = rule === undefined ? branch.rules : [...branch.rules, rule]
    return { state, domains, rules, pools: branch.pools, trail }
  })
}

function equal(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
