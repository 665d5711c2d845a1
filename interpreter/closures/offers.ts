import { NONE, type ActionIR, type AskIR } from '../../grammar/ir/ir.ts'
import { asPossible } from '../../grammar/ir/move-comparisons.ts'
import { Fault, MAX_MOVES } from '../program/program.ts'
import type { Alike } from './alike.ts'
import { writeAlong, type MoveList } from './line-moves.ts'
import { codePlan, isListed, mostOffers, type CodePlan } from './move-codes.ts'
import { withCasesSettled } from './uncertain-faces.ts'
import { NO_ENV, pool, push, type Each, type Machine, type Value } from './machine.ts'
import { compileMoves, restoring, type Leaf } from './moves.ts'
import { compileValue } from './dispatch.ts'

/** Compiled searches of an action for its offers. */
interface Trier {
  /** Writes the codes of all legal moves to the list. */
  readonly list: Each
  /** True if there is a legal move. Doubts are not settled yet. */
  readonly any: Each
  /** For moves numbered only by their index in the list. */
  readonly listed: Listed | undefined
}

interface Listed {
  /** Writes the choices of the move at an index. Returns false if the list is shorter. */
  readonly nth: (S: Int32Array, index: number, values: number[]) => boolean
  /** The index of the legal move with these choices, or -1. */
  readonly indexOf: (S: Int32Array, values: readonly number[]) => number
}

export function compileTrier(m: Machine, index: number, alike: Alike, into: MoveList): Trier {
  const action = m.ir.actions[index]
  if (action === undefined) throw new Error(`there is no action ${index}`)
  const largest = Math.max(
    ...m.ir.actions.map((a) => a.choices.reduce((product, choice) => product * choice.domain, 1)),
  )
  // If everything that one decision can offer fits into the list, there is no need to count.
  const fits = largest * mostOffers(m.ir) <= MAX_MOVES
  const full = (): never => {
    throw new Fault(
      'ST5110',
      `There are more than ${MAX_MOVES} legal moves of "${action.name}".`,
      action.origin,
    )
  }
  const write = (code: number): boolean => {
    if (into.count >= MAX_MOVES) full()
    into.moves[into.count++] = into.base + code
    return false
  }
  const writing: Leaf = {
    last: ({ R, at }, domain) =>
      fits
        ? (_, item) => {
            into.moves[into.count++] = into.base + R[at]! * domain + item
            return false
          }
        : (_, item) => write(R[at]! * domain + item),
    whole:
      ({ R, at }) =>
      () =>
        write(R[at]!),
    lastTwo: (two) => {
      const all = writeAlong(m, two, into)
      if (all === undefined || fits) return all
      return (S) => {
        all(S)
        if (into.count > MAX_MOVES) full()
        return false
      }
    },
  }
  const begun =
    (search: Each): Each =>
    (S) => {
      m.doing = action.origin
      return search(S)
    }
  const list = compileMoves(m, action, alike, isListed(m.ir, action) ? placing(into, full) : writing)
  const any = compileMoves(m, asPossible(action, index), alike, {
    last: () => () => true,
    whole: () => () => true,
    isEnough: true,
  })
  return {
    list: restoring(action, begun(list)),
    any: restoring(action, begun(any)),
    listed: isListed(m.ir, action) ? compileListed(m, action, alike) : undefined,
  }
}

/** If a move is numbered by its index, `base` is added to the length of the list. */
function placing(into: MoveList, full: () => never): Leaf {
  const write = (): boolean => {
    if (into.count >= MAX_MOVES) full()
    into.moves[into.count] = into.base + into.count
    into.count++
    return false
  }
  return { last: () => write, whole: () => write }
}

function compileListed(m: Machine, action: ActionIR, alike: Alike): Listed {
  const cells = action.choices.map(({ cell }) => cell)
  const at: number[] = []
  let isMeant = (): boolean => false
  const look = (S: Int32Array, chosenCount: number): void => {
    for (let i = 0; i < chosenCount; i++) at[i] = S[cells[i]!]!
  }
  const leaf: Leaf = {
    last: () => (S, item) => {
      look(S, cells.length - 1)
      at[cells.length - 1] = item
      return isMeant()
    },
    whole: () => (S) => {
      look(S, cells.length)
      return isMeant()
    },
  }
  const search = restoring(action, compileMoves(m, action, alike, leaf))
  return {
    nth: (S, index, values) => {
      let left = index
      isMeant = () => left-- === 0
      if (!search(S)) return false
      cells.forEach((_, i) => (values[i] = at[i] ?? NONE))
      return true
    },
    indexOf: (S, values) => {
      let index = -1
      isMeant = () => {
        index++
        return cells.every((_, i) => at[i] === values[i])
      }
      return search(S) ? index : -1
    },
  }
}

/** One decision: its numbering, and its moves. */
export interface Asking {
  readonly ask: AskIR
  readonly plan: CodePlan
  readonly args: readonly (readonly { readonly cell: number; readonly value: Value }[])[]
  readonly any: Each
  readonly list: (S: Int32Array) => void
  /** For an offer whose moves are numbered only by their index in the list. */
  readonly listed: readonly (Listed | undefined)[]
  /** Runs some work with the arguments of an offer bound in the state, and restores them. */
  readonly withArguments: (S: Int32Array, offer: number, act: (S: Int32Array) => void) => void
}

export function compileAsking(m: Machine, ask: AskIR, triers: readonly Trier[], into: MoveList): Asking {
  const plan = codePlan(m.ir, ask)
  const args = ask.offers.map((offer) => {
    const params = m.ir.actions[offer.action]?.params ?? []
    return params.flatMap((cell, i) => {
      const arg = offer.args[i]
      return arg === undefined ? [] : [{ cell, value: compileValue(m, arg, NO_ENV) }]
    })
  })
  const offers = ask.offers.map((offer, i) => {
    const trier = triers[offer.action]
    if (trier === undefined) throw new Error(`there is no action ${offer.action}`)
    return { trier, args: args[i] ?? [], base: plan.offers[i]?.base ?? 1, listed: trier.listed !== undefined }
  })
  const saved = new Int32Array(Math.max(0, ...args.map((list) => list.length)))
  /** Parameters are part of the state while the moves are tried, and are restored afterwards. */
  const withArguments = (offer: (typeof offers)[number], search: Each): Each => {
    if (offer.args.length === 0) return search
    const given = offer.args
    return (S) => {
      for (let i = 0; i < given.length; i++) saved[i] = S[given[i]!.cell]!
      try {
        giveArguments(S, given)
        return search(S)
      } finally {
        for (let i = 0; i < given.length; i++) S[given[i]!.cell] = saved[i]!
      }
    }
  }
  const anyOf = offers.map((offer) => withArguments(offer, offer.trier.any))
  const listOf = offers.map((offer) => withArguments(offer, offer.trier.list))
  return {
    ask,
    plan,
    args,
    any: withCasesSettled(m, (S) => {
      for (let i = 0; i < anyOf.length; i++) if (anyOf[i]!(S)) return true
      return false
    }),
    list: (S) => {
      for (let i = 0; i < listOf.length; i++) {
        into.base = offers[i]!.base - (offers[i]!.listed ? into.count : 0)
        listOf[i]!(S)
      }
    },
    withArguments: (S, index, act) => {
      const offer = offers[index]
      if (offer === undefined) return
      withArguments(offer, (at) => {
        act(at)
        return true
      })(S)
    },
    listed: offers.map((offer) => {
      const { listed } = offer.trier
      if (listed === undefined) return undefined
      return {
        nth: (S, index, values) => withArguments(offer, (at) => listed.nth(at, index, values))(S),
        indexOf: (S, values) => {
          let found = -1
          withArguments(offer, (at) => (found = listed.indexOf(at, values)) >= 0)(S)
          return found
        },
      }
    }),
  }
}

const given = pool()

/** All are evaluated before any is stored, because one may mention another's cell. */
export function giveArguments(
  S: Int32Array,
  args: readonly { readonly cell: number; readonly value: Value }[],
): void {
  given.length = 0
  for (let i = 0; i < args.length; i++) push(given, args[i]!.value(S))
  for (let i = 0; i < args.length; i++) S[args[i]!.cell] = given.items[i]!
}
