import { NONE, type ExprIR, type SetIR } from '../../grammar/ir/ir.ts'
import { TurningCosts } from '../state/turning-costs.ts'
import { topologyOf } from '../state/topology.ts'
import { bind, newRegister, type Each, type Env, type Machine, type Value } from './machine.ts'
import { countWork } from './count-work.ts'
import { compileValue, compileHas, compileEach } from './dispatch.ts'

/* Searches by steps where turns on the way have costs. */

type Steps = Extract<SetIR, { set: 'reached by steps' }>
type Turned = Steps & {
  readonly [F in 'item' | 'cost' | 'angle' | 'turn' | 'angles']: NonNullable<Steps[F]>
}

/** The search, if its turns have costs. */
export function turningOf(set: Steps): Turned | undefined {
  const { item, cost, angle, turn, angles } = set
  if (item === undefined || cost === undefined || angle === undefined) return undefined
  return turn === undefined || angles === undefined ? undefined : { ...set, item, cost, angle, turn, angles }
}

/** The cheapest spaces first, the starts among them. */
export function eachTurning(
  m: Machine,
  set: Turned,
  env: Env,
  visit: (S: Int32Array, space: number, paid: number, isStart: boolean) => boolean,
): Each {
  const topology = topologyOf(m.ir)
  const search = new TurningCosts({ ...topology, angles: m.ir.tables[set.angles]?.values ?? [] })
  const [here, neighbour, by] = [newRegister(m), newRegister(m), newRegister(m)]
  const around = bind(env, set.reg, here)
  const word = (e: ExprIR | undefined): Value => (e === undefined ? () => NONE : compileValue(m, e, env))
  const [facing, heading] = [word(set.facing), word(set.heading)]
  const limit = set.limit === undefined ? undefined : compileValue(m, set.limit, env)
  const begin = compileEach(m, set.from, env, (_, space) => {
    search.start(space)
    return false
  })
  const via = compileHas(m, set.via, env)
  const turn = compileValue(m, set.turn, bind(around, set.angle, by))
  const cost = compileValue(m, set.cost, bind(around, set.item, neighbour))
  const spread = compileEach(m, set.next, around, (S, space) => {
    neighbour.R[neighbour.at] = space
    search.reach(space, cost(S))
    return false
  })
  return (S) => {
    countWork(m, topology.spaces * topology.width)
    search.begin(limit === undefined ? 0x7fffffff : limit(S), facing(S), heading(S))
    begin(S)
    for (let space = search.next(); space >= 0; space = search.next()) {
      const { paid, opens } = search
      const isStart = search.isStart(space)
      if (search.ends && visit(S, space, paid, isStart)) return true
      search.paid = paid
      if (!opens) continue
      here.R[here.at] = space
      for (let angle = 1; angle <= search.widest; angle++) {
        by.R[by.at] = angle
        search.turn(angle, turn(S))
      }
      if (isStart || via(S, space)) spread(S)
    }
    return false
  }
}

/** The least cost with a last turn, which the start may need, too. */
export function compileTurnedSteps(m: Machine, set: Turned, to: ExprIR, env: Env): Value {
  let [end, far] = [NONE, NONE]
  const goal = compileValue(m, to, env)
  const seek = eachTurning(m, set, env, (_, space, paid) => {
    if (space !== end) return false
    far = paid
    return true
  })
  return (S) => {
    end = goal(S)
    far = NONE
    seek(S)
    return far
  }
}
