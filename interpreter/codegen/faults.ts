import type { GameIR } from '../../grammar/ir/ir.ts'
import { NONE } from '../../grammar/ir/ir.ts'
import type { Code } from '../../grammar/diagnostics/catalogue.ts'
import { Fault } from '../program/program.ts'
import { tooManyDice } from '../state/dice.ts'

const thrown = (code: Code, message: string, origin: number): never => {
  throw new Fault(code, message, origin)
}

/** What generated code says when a rule breaks a promise: the same words as the reference back end. */
export function faults(ir: GameIR) {
  const stage = (index: number): string => ir.stages[index]?.name ?? ''
  return {
    outOfRange: (word: number, least: number, most: number, origin: number): never => {
      const range = `from ${least === NONE ? 'any' : least} to ${most}`
      return thrown(
        'ST5101',
        word === NONE ? `Nothing is put where a number ${range} must be.` : `${word} is not ${range}.`,
        origin,
      )
    },
    nothingSet: (origin: number): never =>
      thrown('ST5104', 'A value of nothing is set: what it belongs to is none.', origin),
    movedNowhere: (origin: number): never =>
      thrown('ST5104', 'Pieces are moved to a place that is none.', origin),
    swappedNothing: (origin: number): never => thrown('ST5104', 'Something is swapped with nothing.', origin),
    dealtNowhere: (origin: number): never =>
      thrown('ST5104', 'Pieces are dealt from or to a place that is none.', origin),
    laidNowhere: (group: number, origin: number): never =>
      thrown('ST5104', `A \`${ir.groups[group]?.name ?? ''}\` is laid of nothing, or nowhere.`, origin),
    tooManyGroups: (group: number, origin: number): never => {
      const { count, plural } = ir.groups[group] ?? { count: 0, plural: '' }
      return thrown('ST5104', `There are more than ${count} ${plural} at once.`, origin)
    },
    tooFew: (wanted: number, dealt: number, origin: number): never =>
      thrown('ST5105', `${wanted} are to be dealt, and only ${dealt} are there.`, origin),
    full: (container: number, origin: number): never => {
      const place = ir.containers[container]
      return thrown(
        'ST5103',
        `There is room for ${place?.capacity ?? 0} in ${place?.name ?? 'a place'}, and no more.`,
        origin,
      )
    },
    twoArranged: (space: number, origin: number): never =>
      thrown('ST5103', `Two pieces are arranged on ${ir.spaces[space]?.name ?? 'one space'}.`, origin),
    tooManyDice: (dice: number, origin: number): never => thrown('ST5130', tooManyDice(dice), origin),
    runForNobody: (origin: number): never => thrown('ST5112', 'A stage is to be run for nobody.', origin),
    nobodyFirst: (origin: number): never =>
      thrown('ST5112', 'Nobody is there to take the first turn.', origin),
    nobodyAsked: (origin: number): never =>
      thrown('ST5112', "A decision is nobody's: who is asked is none.", origin),
    noMove: (seat: number, origin: number): never =>
      thrown('ST5102', `${ir.seats[seat]?.title ?? 'A player'} must move, and no move is legal.`, origin),
    asksInRule: (origin: number): never =>
      thrown('ST5108', 'A rule that watches the table asks somebody, which it cannot.', origin),
    tooManyThings: (capacity: number, origin: number): never =>
      thrown('ST5113', `There are more than the ${capacity} things that this loop has room for.`, origin),
    tooManyShared: (count: number, capacity: number, origin: number): never =>
      thrown('ST5113', `${count} things are shared by a streak that has room for ${capacity}.`, origin),
    notRunning: (index: number, origin: number): never =>
      thrown('ST5106', `The stage "${stage(index)}" is to be left, and is not running.`, origin),
    rulesEnd: (): never =>
      thrown('ST5111', 'The rules have come to their end, and nobody has won or drawn.', -1),
    noSuchMove: (): never => thrown('ST5114', 'There is no move with this number here.', -1),
  }
}
