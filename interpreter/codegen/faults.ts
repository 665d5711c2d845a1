import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Code } from '../../grammar/diagnostics/catalogue.ts'
import { Fault, lastOf } from '../program/program.ts'
import { full, outOfRange, tooFew, tooManyDice, tooManyShared } from '../state/value-faults.ts'

const thrown = (code: Code, message: string, origin: number): never => {
  throw new Fault(code, message, origin)
}

/** The faults of generated code, in the same words as the reference back end. */
export function faults(ir: GameIR) {
  const stage = (index: number): string => ir.stages[index]?.name ?? ''
  return {
    outOfRange: (word: number, least: number, most: number, at: number, origin: number): never => {
      throw outOfRange(word, least, most, at, origin)
    },
    nothingSet: (origin: number): never =>
      thrown('ST5104', 'A value cannot be set: what it belongs to is none.', origin),
    movedNowhere: (origin: number): never =>
      thrown('ST5104', 'Pieces cannot be moved: the place is none.', origin),
    swappedNothing: (origin: number): never =>
      thrown('ST5104', 'Nothing can be swapped: one of the two is none or lies nowhere.', origin),
    dealtNowhere: (origin: number): never =>
      thrown('ST5104', 'Pieces cannot be dealt: the place they come from or go to is none.', origin),
    laidNowhere: (group: number, origin: number): never =>
      thrown(
        'ST5104',
        `A \`${ir.groups[group]?.name ?? ''}\` needs at least one piece and a place, and one of them is missing.`,
        origin,
      ),
    tooManyGroups: (group: number, origin: number): never => {
      const { count, plural } = ir.groups[group] ?? { count: 0, plural: '' }
      return thrown('ST5131', `There can be no more ${plural} than ${count} at once.`, origin)
    },
    tooFew: (wanted: number, dealt: number, origin: number): never => {
      throw tooFew(wanted, dealt, origin)
    },
    full: (container: number, origin: number, count?: number): never => {
      throw full(ir, container, origin, count)
    },
    twoArranged: (space: number, origin: number): never =>
      thrown('ST5103', `Two pieces are arranged on ${ir.spaces[space]?.name ?? 'one space'}.`, origin),
    tooManyDice: (dice: number, origin: number): never => {
      throw tooManyDice(dice, origin)
    },
    runForNobody: (origin: number): never =>
      thrown('ST5112', 'A stage cannot run: the player it is for is none.', origin),
    nobodyFirst: (origin: number): never =>
      thrown('ST5112', 'There is nobody to take the first turn.', origin),
    nobodyAsked: (origin: number): never =>
      thrown('ST5112', 'There is nobody to decide: the player who is asked is none.', origin),
    notAsked: (): never => thrown('ST5114', 'No move is asked for now.', -1),
    noMove: (seat: number, origin: number): never =>
      thrown('ST5102', `${ir.seats[seat]?.title ?? 'A player'} must move, but no move is legal.`, origin),
    asksInRule: (origin: number): never =>
      thrown('ST5108', 'A `whenever` rule cannot ask anybody to decide.', origin),
    tooManyThings: (capacity: number, origin: number): never =>
      thrown('ST5113', `This loop has room for ${capacity} things, and there are more.`, origin),
    tooManyShared: (count: number, capacity: number, origin: number): never => {
      throw tooManyShared(count, capacity, origin)
    },
    notRunning: (index: number, origin: number): never =>
      thrown('ST5106', `The stage "${stage(index)}" cannot be left: it is not running.`, origin),
    rulesEnd: (): never => thrown('ST5111', 'The rules came to an end without a result.', lastOf(ir)),
    noSuchMove: (): never => thrown('ST5114', 'There is no move with this number here.', -1),
  }
}
