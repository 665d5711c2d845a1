import { MORE_THAN_IT_HOLDS } from '../../grammar/ir/bags.ts'
import { NONE, type GameIR } from '../../grammar/ir/ir.ts'
import { Fault } from '../program/program.ts'
import { MOST_DICE } from './dice.ts'

/* Faults whose message contains a value. Not everybody who sees the fault may know it. */

/** The fault of a word out of its range: `at` is the address of the first word it may be. */
export function outOfRange(word: number, least: number, most: number, at: number, origin: number): Fault {
  if (word === MORE_THAN_IT_HOLDS)
    return new Fault('ST5101', 'More is taken out of this bag than it holds.', origin)
  const range = `from ${least === NONE ? 'any' : least} to ${most}`
  const message =
    word === NONE ? `The value is none, but must be a number ${range}.` : `${word} is not ${range}.`
  return new Fault('ST5101', message, origin, { at, untold: `The value would not be ${range}.` })
}

/** The fault of a full place. `there`: the pieces that were in it before the step. */
export function full(ir: GameIR, container: number, origin: number, count = 0): Fault {
  const { capacity = 0, name = 'a place' } = ir.containers[container] ?? {}
  const room = `There is room for only ${capacity} in ${name}`
  if (count <= 0) return new Fault('ST5103', `${room}.`, origin)
  const message = `${room}, and ${count} ${count === 1 ? 'is' : 'are'} there already.`
  return new Fault('ST5103', message, origin, { untold: `${room}.` })
}

export function tooFew(wanted: number, dealt: number, origin: number): Fault {
  const message = `${wanted} must be dealt, but there are only ${dealt}.`
  return new Fault('ST5105', message, origin, { untold: 'More must be dealt than there are.' })
}

export function tooManyDice(dice: number, origin: number): Fault {
  const limit = `the limit is ${MOST_DICE}.`
  const untold = `Too many dice are rolled at once; ${limit}`
  return new Fault('ST5130', `${dice} dice are rolled at once; ${limit}`, origin, { untold })
}

export function tooManyShared(count: number, capacity: number, origin: number): Fault {
  const room = `shared by a streak with room for ${capacity}.`
  return new Fault('ST5113', `${count} things are ${room}`, origin, {
    untold: `Too many things are ${room}`,
  })
}
