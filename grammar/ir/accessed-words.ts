import { H, NONE, type ExprIR, type GameIR } from './ir.ts'
import { factsOf, type Effect, type Look } from './node-facts.ts'
import type { NodeIR } from './nodes.ts'
import { numbersIn } from './walk.ts'
import type { StepIR } from './step-ir.ts'
import { memoizedBy } from '../source/memoized.ts'

/*
 * Words of the state that a node reads and sets: the table of facts as addresses of one game. Callees and parts are not
 * included.
 */

interface Stretch {
  readonly at: number
  readonly length: number
}

const wordsIn = ({ at, length }: Stretch): readonly number[] => Array.from({ length }, (_, i) => at + i)

/** Number of containers, pieces and groups: as many as the state has words for. */
const containersIn = ({ memory }: GameIR): number => memory.lastPiece - memory.first
const thingsIn = ({ memory }: GameIR): number => memory.next - memory.at

/**
 * Ranges to which `base + index` may refer. Words of groups are addressed relative to thing 0, whose own address may be
 * in another range.
 */
export const stretchesFrom = memoizedBy(findStretches)

function findStretches(ir: GameIR, base: number): readonly Stretch[] {
  const { memory, groups } = ir
  const [containers, things] = [containersIn(ir), thingsIn(ir)]
  const own = [memory.first, memory.lastPiece, memory.count].map((at) => ({ at, length: containers }))
  const ofThings = [
    ...[memory.at, memory.next, memory.previous].map((at) => ({ at, length: things })),
    { at: memory.seen, length: ir.pieces.length },
  ]
  const ofGroups = groups.flatMap(({ tracked, first, count }) =>
    tracked.flatMap(({ at }) => (at - first === base ? [{ at, length: count }] : [])),
  )
  const inside = [...own, ...ofThings, ...memory.regions].filter(
    ({ at, length }) => base >= at && base < at + length,
  )
  return [...inside, ...ofGroups]
}

function wordsFrom(ir: GameIR, base: number, index: ExprIR): readonly number[] {
  if (index.op === 'const') return index.value === NONE ? [] : [base + index.value]
  return stretchesFrom(ir, base).flatMap(wordsIn)
}

/** Words of variables that a step sets itself: its targets, and its scratch words. */
export function variablesSet(ir: GameIR, step: StepIR): readonly number[] {
  const own = numbersIn(step, 'sets', 'keeps', 'resets')
  return step.step === 'store' ? wordsFrom(ir, step.base, step.index) : own
}

function places(ir: GameIR): readonly number[] {
  const { first, lastPiece, count, at, next, previous } = ir.memory
  const [containers, things] = [containersIn(ir), thingsIn(ir)]
  return [
    ...[first, lastPiece, count].flatMap((from) => wordsIn({ at: from, length: containers })),
    ...[at, next, previous].flatMap((from) => wordsIn({ at: from, length: things })),
  ]
}

function faces(ir: GameIR): readonly number[] {
  return wordsIn({ at: ir.memory.seen, length: ir.pieces.length })
}

function regionsFor(ir: GameIR, per: string): readonly number[] {
  return ir.memory.regions.filter((region) => region.per === per).flatMap(wordsIn)
}

const ASKED = [H.status, H.site, H.decider, H.screen]
const GIVEN_UP = [...ASKED, H.you, H.action, H.depth]

const SET: { readonly [E in Effect]: (ir: GameIR) => readonly number[] } = {
  // When its last piece leaves, a group ends, with everything tracked for it.
  'moves pieces': (ir) => [
    ...places(ir),
    ...faces(ir),
    ...ir.groups.flatMap(({ tracked, count }) =>
      tracked.flatMap(({ at, to }) => [
        ...wordsIn({ at, length: count }),
        ...(to === undefined ? [] : wordsIn({ at: to.at, length: to.of === 'owner' ? ir.seats.length : 1 })),
      ]),
    ),
  ],
  'shows faces': faces,
  says: (ir) => [H.line, ...regionsFor(ir, 'said')],
  'draws shuffle': () => [H.drawsShuffle],
  'draws random': () => [H.drawsRandom],
  'draws roll': () => [H.drawsRoll],
  asks: () => [...ASKED, H.ply],
  ends: (ir) => [...GIVEN_UP, H.winner, H.reason, ...regionsFor(ir, 'local'), ...regionsFor(ir, 'result')],
  seats: () => [H.you],
  // Everything begun within a stage that is left is abandoned, and pictures of its actions are taken.
  leaves: (ir) => [...GIVEN_UP, ...regionsFor(ir, 'local'), ...regionsFor(ir, 'history')],
}

const READ: { readonly [L in Look]: (ir: GameIR) => readonly number[] } = {
  places,
  history: (ir) => regionsFor(ir, 'history'),
  // Choices and lets are stored in their words while an action is tried.
  moves: (ir) => [H.you, ...regionsFor(ir, 'local')],
}

/** All words that a step itself may set. */
export function wordsSet(ir: GameIR, step: StepIR): ReadonlySet<number> {
  const set = new Set([...variablesSet(ir, step), ...numbersIn(step, 'saves')])
  for (const effect of factsOf(step).does ?? []) for (const at of SET[effect](ir)) set.add(at)
  if (step.step === 'for each') for (let i = 0; i < step.capacity; i++) set.add(step.snapshot + i)
  if (step.step === 'take position')
    for (const at of wordsIn({ at: step.at, length: 1 + 2 * step.position.keep })) set.add(at)
  if (step.step === 'screen') set.add(H.screen)
  for (const layout of numbersIn(step, 'layout'))
    for (const region of ir.memory.regions.filter(({ at }) => at === layout))
      for (const at of wordsIn(region)) set.add(at)
  if (step.step === 'settle') {
    for (const rule of step.whenever) set.add(ir.whenever[rule]?.cell ?? NONE)
    if (step.ends.length > 0) for (const at of SET.ends(ir)) set.add(at)
  }
  for (const index of numbersIn(step, 'stage')) {
    const stage = ir.stages[index]
    for (const at of [...(stage?.params ?? []), stage?.returnTo ?? NONE]) set.add(at)
  }
  return set
}

/** All words that a node itself may read. */
export function wordsRead(ir: GameIR, node: NodeIR): ReadonlySet<number> {
  const read = new Set(numbersIn(node, 'cell', 'keeps', 'saves'))
  if ('op' in node && node.op === 'load') for (const at of wordsFrom(ir, node.base, node.index)) read.add(at)
  for (const look of factsOf(node).looks ?? []) for (const at of READ[look](ir)) read.add(at)
  return read
}
