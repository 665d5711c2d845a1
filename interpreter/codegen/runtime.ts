import { LeastCosts } from '../state/least-costs.ts'
import { TurningCosts } from '../state/turning-costs.ts'
import { arrangementsOf } from '../../grammar/ir/callees.ts'
import { rankedFirst } from '../../grammar/ir/outcome.ts'
import { bagCount, bagMatch, bagSum, packed } from '../../grammar/ir/bags.ts'
import { waysIn } from '../../grammar/ir/pattern-alternatives.ts'
import { H, NONE, type GameIR, type StepIR } from '../../grammar/ir/ir.ts'
import { topsOf } from '../../grammar/ir/walk.ts'
import { alikeTest } from '../closures/alike.ts'
import { FoundMoves } from '../closures/found-moves.ts'
import { over } from '../closures/end-game.ts'
import { endless } from '../closures/run.ts'
import {
  ANSWER_WORK,
  GAME_WORK,
  LONGEST_GAME,
  MOST_GENERATED_PASSES,
  WORK_OF_DRAW,
  WORK_OF_LIKENESS,
  tooMuchInGame,
  tooMuchWork,
} from '../program/work.ts'
import { givePoints } from '../program/give-points.ts'
import { Fault, MAX_MOVES, TooCostly } from '../program/program.ts'
import { ChanceSource } from '../state/chance-source.ts'
import { link, unlink } from '../state/containers.ts'
import { MOST_DICE } from '../state/dice.ts'
import { beginGroup, endGroup } from '../state/groups.ts'
import { shuffleUnmarked } from '../state/shuffle.ts'
import { bestSets } from '../state/best-sets.ts'
import { LongestWay } from '../state/longest-way.ts'
import { setsWorth } from '../../grammar/ir/sets-worth.ts'
import { standing } from '../state/pattern-standing.ts'
import { moveEach } from '../state/move-each.ts'
import { swapPieces, swapPlaces } from '../state/swap.ts'
import {
  PilesLeft,
  carryPiece,
  leavesFan,
  movePiece,
  recognisesFace,
  revealPiece,
  seesFace,
  showTop,
} from '../state/move-piece.ts'
import { beginPosition, mixIn, mixedWith, takePosition, timesStood } from '../state/position-ring.ts'
import type { PositionWords } from '../state/position-ring.ts'
import { isKept, keepPicture, picturesWithin, pictureTakers } from '../state/board-hash.ts'
import { saidWord } from '../state/said-lines.ts'
import { takeScreensDown } from '../state/take-screens-down.ts'
import { distances, longestRun, straight, topologyOf, workOfLongest } from '../state/topology.ts'
import { faults } from './faults.ts'
import { planOf } from './code/plan-of.ts'
import { Routes } from '../state/routes.ts'

/**
 * Functions for generated code: everything too rare, or too similar in all games, to be generated. `moved` is the move
 * log of the code, if it has one. Without marks, knowledge of faces follows from the places of things.
 */
export function runtimeOf(ir: GameIR, moved?: Int32Array, keepsMarks = true) {
  const table = planOf(ir)
  const topology = topologyOf(ir)
  const measures = new Map<number, ReturnType<typeof distances>>()
  const distanceAlong = (along: number): ReturnType<typeof distances> => {
    const measure = measures.get(along) ?? distances(topology, along)
    measures.set(along, measure)
    return measure
  }
  const chance = new ChanceSource(ir, table)
  const takers = pictureTakers(ir, table)
  const position: PositionWords = { low: 0, high: 0 }
  const m = ir.memory
  const hasGroups = ir.groups.length > 0
  const recognises = keepsMarks ? recognisesFace : seesFace
  const alike = alikeTest(ir, table, recognises)
  const foundMoves: FoundMoves[] = []
  const fault = faults(ir)
  let asking = 0
  let budget = MOST_GENERATED_PASSES
  /** Visits for one answer, in a word that generated code reads, too. */
  const looked = new Int32Array(1)
  /** The same in a whole game. */
  let workInGame = 0
  /** In a typed array, because a growing value would otherwise be a new heap number at each start. */
  const before = new Float64Array(1)
  /** Work credited before an answer with a reduced budget. */
  let given = 0
  const now = (): number => looked[0]! - given + MOST_GENERATED_PASSES - budget
  const restart = (): void => {
    // Most moves of most games count little or nothing.
    if (budget !== MOST_GENERATED_PASSES || looked[0] !== 0) {
      before[0] = (before[0] ?? 0) + now()
      budget = MOST_GENERATED_PASSES
    }
    asking = 0
    looked[0] = 0
    given = 0
  }
  const tooCostly = (origin: number): never => {
    throw new TooCostly('ST5119', tooMuchWork(ANSWER_WORK), origin)
  }
  const countWork = (things: number, origin: number): void => {
    looked[0]! += things
    if (looked[0]! > ANSWER_WORK) tooCostly(origin)
  }
  const tooMuch = (plies: number): never => {
    throw new Fault('ST5119', tooMuchInGame(plies), -1)
  }
  const diceIn = (count: number, origin: number): number => {
    const dice = Math.max(0, count)
    if (dice > MOST_DICE) fault.tooManyDice(dice, origin)
    return dice
  }
  const owners = siteOwners(ir)
  return {
    ...fault,
    leavesFan: (S: Int32Array, piece: number, from: number, to: number): void =>
      leavesFan(S, table, piece, from, to),
    endGroup: (S: Int32Array, entity: number, last: number): void => endGroup(S, table, entity, last),
    moved: (S: Int32Array, piece: number, to: number, first: number): void =>
      movePiece(S, table, piece, to, first === 1 ? 'first' : 'last'),
    carried: (S: Int32Array, piece: number, to: number, first: number): void =>
      carryPiece(S, table, piece, to, first === 1 ? 'first' : 'last'),
    showTop: (S: Int32Array, place: number): void => showTop(S, table, place),
    pilesLeft: (): PilesLeft => new PilesLeft(),
    leaves: (S: Int32Array, left: PilesLeft, piece: number): void => left.note(S, table, piece),
    showTops: (S: Int32Array, left: PilesLeft): void => left.showTops(S, table),
    /** Begins an answer in a state. */
    start: (S: Int32Array): void => {
      restart()
      if (hasGroups) table.ended.begin(S)
    },
    /** The same for an optional answer with this work budget. */
    startBriefly: (S: Int32Array, most: number): void => {
      restart()
      given = Math.max(0, ANSWER_WORK - most)
      looked[0] = given
      if (hasGroups) table.ended.begin(S)
    },
    /** Begins a whole game. */
    startGame: (): void => {
      workInGame = 0
      restart()
      if (hasGroups) table.ended.begin(undefined)
    },
    looked,
    named: table.ended.any,
    /** Begins an answer or a list of a whole game, if the one before counted visits. */
    rest: (plies: number): void => {
      workInGame += looked[0]!
      looked[0] = 0
      if (workInGame > GAME_WORK) tooMuch(plies)
    },
    /** Begins a list of moves. */
    startList: (S: Int32Array): void => {
      restart()
      table.ended.beginList(S)
    },
    /** A whole game goes on: only the rules have changed the state since the last answer. */
    nextAnswer: (S: Int32Array): void => table.ended.next(S),
    nextUnnamed: (): void => table.ended.nextUnnamed(),
    beginTrial: (): void => table.ended.beginTrial(),
    endTrial: (): void => table.ended.endTrial(),
    worked: (): number => (before[0] ?? 0) + now(),
    tooCostly,
    spend: (origin: number): void => {
      if (--budget < 0) endless(origin)
    },
    endless,
    enterCan: (): void => {
      if (asking >= 8)
        throw new Fault(
          'ST5107',
          'Whether somebody can move depends, endlessly, on whether somebody can move.',
          -1,
        )
      asking++
    },
    leaveCan: (): void => {
      asking--
    },
    tooMany: (action: number): never => {
      throw new Fault(
        'ST5110',
        `There are more than ${MAX_MOVES} legal moves of "${ir.actions[action]?.name ?? ''}".`,
        ir.actions[action]?.origin ?? -1,
      )
    },
    over: (S: Int32Array, winner: number, reason: number): void => {
      over(S, m, winner, reason)
    },
    givePoints: (S: Int32Array, winner: number, points: number, origin: number): void =>
      givePoints(S, ir, winner, points, origin),
    rankedFirst: (first: number, byTeam: number): number =>
      rankedFirst(ir.seats.length, first, byTeam === 1 ? (ir.teams ?? []) : []),
    hasRoom: (count: number, container: number): boolean => count < (table.capacity[container] ?? 0),
    reveal: (S: Int32Array, piece: number): void => revealPiece(S, table, piece),
    takeScreensDown: (S: Int32Array): void => takeScreensDown(S, table),
    knows: (S: Int32Array, piece: number, seat: number): boolean => recognises(S, table, piece, seat),
    alike,
    bagCount,
    bagMatch,
    bagSum,
    bagWord: (shown: readonly number[], word: number): number => packed(shown, word),
    rolled: (
      S: Int32Array,
      sides: ArrayLike<number>,
      least: number,
      named: boolean,
      count: number,
      origin: number,
    ): readonly number[] => {
      const dice = diceIn(count, origin)
      countWork(WORK_OF_DRAW * dice, origin)
      return chance.roll(S, sides, least, named, dice)
    },
    rolledWord: (
      S: Int32Array,
      sides: ArrayLike<number>,
      least: number,
      named: boolean,
      count: number,
      origin: number,
    ): number => {
      const dice = diceIn(count, origin)
      countWork(WORK_OF_DRAW * dice, origin)
      return chance.rolledWord(S, sides, least, named, dice)
    },
    rolledFace: (S: Int32Array, sides: ArrayLike<number>, least: number, named: boolean): number => {
      countWork(WORK_OF_DRAW, -1)
      return chance.rolledFace(S, sides, least, named)
    },
    isNew: (S: Int32Array, list: readonly number[], length: number, item: number, seat: number): boolean => {
      looked[0]! += length + 4
      for (let i = 0; i < length; i++) if (alike(S, list[i] ?? 0, item, seat)) return false
      return true
    },
    beginMoves: (action: number): void => {
      const found = foundMoves[action] ?? new FoundMoves(alike, ir.actions[action]?.choices ?? [])
      foundMoves[action] = found
      found.begin()
    },
    isNewMove: (S: Int32Array, action: number, seat: number, values: readonly number[]): boolean => {
      countWork(WORK_OF_LIKENESS, ir.actions[action]?.origin ?? -1)
      return foundMoves[action]?.isNew(S, values, seat) === true
    },
    chance,
    oneOf: (S: Int32Array, list: ArrayLike<number>, length: number, ofPieces: number): number => {
      countWork(WORK_OF_DRAW + length, -1)
      return chance.oneOf(S, list, length, ofPieces === 1 ? 'piece' : undefined)
    },
    distance: (from: number, to: number, along: number): number => distanceAlong(along)(from, to),
    straight: (from: number, to: number): number => straight(topology, from, to),
    routes: (along: number, keys: number, words: (length: number) => Int32Array): Routes =>
      new Routes(topology, along, keys, words),
    leastCosts: (spaces: number) => new LeastCosts(spaces),
    turningCosts: (angles: number) =>
      new TurningCosts({ ...topology, angles: ir.tables[angles]?.values ?? [] }),
    longest: (marks: Uint8Array, list: ArrayLike<number>, length: number, mask: number): number => {
      countWork(workOfLongest(topology, length), -1)
      return longestRun(topology, marks, list, length, mask)
    },
    /** A search for things that fit ways, for one place in the code. It remembers its last answer. */
    bestSets: () => {
      let search: ReturnType<typeof bestSets> | undefined
      return (
        ways: ArrayLike<number>,
        items: readonly number[],
        kinds: readonly number[],
        worths: readonly number[],
        length: number,
      ): readonly number[] => {
        search ??= bestSets(waysIn(ways))
        const best = search(kinds, worths, length, (steps) => countWork(steps, -1))
        return items.filter((_, i) => best[i] === true)
      }
    },
    standing: (least: number, base: number, digits: number, all: number) => {
      let search: ReturnType<typeof standing> | undefined
      return (
        ways: ArrayLike<number>,
        kinds: readonly number[],
        worths: readonly number[],
        length: number,
      ): number => {
        search ??= standing({ ways: waysIn(ways), least, base, digits, all: all === 1 })
        return search(kinds, worths, length, (steps) => countWork(steps, -1))
      }
    },
    setsWorth: (values: ArrayLike<number>, length: number, total: number): number =>
      setsWorth(values, length, total, (steps) => countWork(steps, -1)),
    longestWay: (spaces: number) => {
      const search = new LongestWay(spaces)
      return {
        begin: () => search.begin(),
        at: (space: number, isOpen: boolean | number) => search.at(space, isOpen),
        step: (space: number) => search.step(space),
        found: () => search.longest((steps) => countWork(steps, -1)),
      }
    },
    moveEach: (
      S: Int32Array,
      things: ArrayLike<number>,
      places: ArrayLike<number>,
      length: number,
      onTop: number,
      origin: number,
    ): void => {
      const tooFull = moveEach(S, table, things, places, length, onTop === 1 ? 'first' : 'last')
      if (tooFull !== NONE) fault.full(tooFull, origin)
    },
    swap: (S: Int32Array, ofPieces: number, one: number, other: number, origin: number): void => {
      if (one === NONE || other === NONE) fault.swappedNothing(origin)
      if (ofPieces === 1) {
        if (!swapPieces(S, table, one, other)) fault.swappedNothing(origin)
        return
      }
      swapPlaces(S, table, one, other)
      for (const place of [one, other])
        if ((S[m.count + place] ?? 0) > (table.capacity[place] ?? 0)) fault.full(place, origin)
    },
    shuffle: (S: Int32Array, container: number): void => {
      if (container === NONE) return
      countWork(WORK_OF_DRAW * (S[m.count + container] ?? 0), -1)
      if (keepsMarks) chance.shuffle(S, container)
      else shuffleUnmarked(S, table, container)
    },
    /** A new, empty group. */
    begun: (S: Int32Array, index: number, length: number, to: number, origin: number): number => {
      const group = ir.groups[index]
      if (group === undefined || length === 0 || to === NONE) return fault.laidNowhere(index, origin)
      const entity = beginGroup(S, table, group, to)
      if (entity === NONE) fault.tooManyGroups(index, origin)
      return entity
    },
    deal: (S: Int32Array, wanted: number, from: number, to: number, upTo: number, origin: number): void => {
      if (wanted <= 0) return
      if (from === NONE || to === NONE) fault.dealtNowhere(origin)
      const end = ir.containers[to]?.pile === true ? 'first' : 'last'
      for (let dealt = 0; dealt < wanted; dealt++) {
        const piece = S[m.first + from] ?? NONE
        const isRoom = (S[m.count + to] ?? 0) < (table.capacity[to] ?? 0)
        if (upTo === 1 && (piece === NONE || !isRoom)) break
        if (piece === NONE) fault.tooFew(wanted, dealt, origin)
        if (!isRoom) fault.full(to, origin, (table.capacity[to] ?? 0) - dealt)
        carryPiece(S, table, piece, to, end)
      }
      showTop(S, table, from)
      showTop(S, table, to)
    },
    keepPicture: (S: Int32Array, index: number, seat: number): void => {
      const [picture, taker] = [ir.pictures[index], takers[index]]
      if (picture === undefined || taker === undefined || seat === NONE) return
      taker.take(S, -1, -1, moved)
      keepPicture(S, picture, seat, taker)
    },
    repeats: (
      S: Int32Array,
      index: number,
      seat: number,
      within: number,
      piece: number,
      space: number,
    ): boolean => {
      const [picture, taker] = [ir.pictures[index], takers[index]]
      if (picture === undefined || taker === undefined || seat === NONE) return false
      const among = picturesWithin(S, picture, seat, within)
      if (among <= 0) return false
      taker.take(S, piece, space, moved)
      return isKept(S, picture, seat, among, taker)
    },
    beginPosition: (): void => beginPosition(position),
    mixIn: (part: number): void => mixIn(position, part),
    mixedWith,
    timesStood: (S: Int32Array, at: number, keep: number): number => timesStood(S, at, keep, position),
    takePosition: (S: Int32Array, at: number, keep: number): number => takePosition(S, at, keep, position),
    /** Containers that are not spaces, as plain lists. */
    link: (S: Int32Array, piece: number, to: number, first: number, origin: number): void => {
      link(S, m, piece, to, first === 1 ? 'first' : 'last')
      if ((S[m.count + to] ?? 0) > (table.capacity[to] ?? 0)) fault.full(to, origin)
    },
    unlink: (S: Int32Array, piece: number): void => unlink(S, m, piece),
    tooMuch,
    tooLong: (): never => {
      throw new Fault('ST5021', `The game was not over after ${LONGEST_GAME} plies.`, -1)
    },
    takeLayout: (S: Int32Array, site: number, layout: ArrayLike<number>): void => {
      const step = arrangementsOf(ir).get(site)
      if (step === undefined) return
      const mine = step.pieces[S[step.cell] ?? -1] ?? []
      if (layout.length !== mine.length)
        throw new Fault(
          'ST5114',
          `${mine.length} pieces must be arranged, not ${layout.length}.`,
          step.origin,
        )
      mine.forEach((piece, i) => {
        S[step.layout + piece] = layout[i] ?? NONE
      })
      S[H.ply] = (S[H.ply] ?? 0) + 1
      S[H.site] = NONE
      S[H.decider] = NONE
    },
    saidWord: (line: number, who: number): number => saidWord(ir.seats.length, line, who),
    actionAround: (S: Int32Array, site: number, depth: number): number => {
      if (depth === 0) return NONE
      let owner = owners[site]
      while (owner !== undefined && owner.kind === 'stage')
        owner = owners[S[ir.stages[owner.index]?.returnTo ?? 0] ?? -1]
      return owner?.kind === 'action' ? owner.index : NONE
    },
  }
}

interface SiteOwner {
  readonly kind: 'play' | 'stage' | 'action' | 'rule'
  readonly index: number
}

/** The owner of the steps that contain a site. */
function siteOwners(ir: GameIR): readonly (SiteOwner | undefined)[] {
  const owners: (SiteOwner | undefined)[] = []
  const read = (rules: readonly StepIR[], owner: SiteOwner): void => {
    for (const { steps } of topsOf(rules))
      for (const step of steps) if ('site' in step) owners[step.site] = owner
  }
  read(ir.play, { kind: 'play', index: 0 })
  ir.stages.forEach((stage, index) => read([...stage.body, ...stage.leave], { kind: 'stage', index }))
  ir.actions.forEach((action, index) => read(action.body, { kind: 'action', index }))
  ir.whenever.forEach((rule, index) => read(rule.body, { kind: 'rule', index }))
  return owners
}

export { H }
