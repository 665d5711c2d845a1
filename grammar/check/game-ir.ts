import { changingFaces } from './world/changing-faces.ts'
import { unwatched } from './world/watched-world.ts'
import { LARGEST_WORD, NONE, SEMANTICS_VERSION } from '../ir/ir.ts'
import type { GameIR, LineIR, PictureIR, PreparedIR, SetupIR } from '../ir/ir.ts'
import type { Elaboration, Lowering, Reading } from './elaboration/contexts.ts'
import type { TrackedValue } from './elaboration/declarations.ts'
import type { MemoryPlan } from './elaboration/memory-plan.ts'
import { announcingActions } from './whole-game/announcing-actions.ts'
import { lastAction } from './expressions/history-reading.ts'
import { notShown } from './sections/hidden-values.ts'
import { faceChanges } from './world/faces.ts'
import type { History, Picture } from './sections/history.ts'
import { unnoticedAnswers } from './steps/unnoticed-decisions.ts'

/** Lowered rules of a game. */
export interface Rules extends Pick<GameIR, 'stages' | 'actions' | 'whenever' | 'ends' | 'play'> {
  readonly past: History
  /** By currency: the holder that gets the tokens of a group that ends. */
  readonly leftBehind: ReadonlyMap<string, TrackedValue>
  readonly tallies: Pick<GameIR, 'tallies'>
  readonly advice: NonNullable<GameIR['advice']>
  readonly always: NonNullable<GameIR['always']>
  readonly dark: GameIR['dark']
}

/** The IR of a whole game: its world, the memory of its rules, and the rules. */
export function gameIR(
  el: Reading,
  { stages, actions, whenever, ends, past, leftBehind, play, tallies, advice, always, dark }: Rules,
): GameIR {
  const { game, world } = el
  const announcing = announcingActions(el, { actions, stages, whenever })
  const leftOut = notShown(el)
  const texts = el.texts.inIR()
  const purses = [...el.tracked].flatMap(([name, those]) =>
    those.some(({ token, of }) => token !== undefined && of !== 'game') ? [name] : [],
  )
  const { registers, terms } = el.slots.inIR()
  const isUnnoticed = el.notes.all('inSecret').some(({ isNoticed }) => !isNoticed)
  return {
    format: 'sandtable-ir',
    semantics: SEMANTICS_VERSION,
    id: game.id,
    title: game.title,
    seats: world.seats,
    ...(world.teams.length === 0 ? {} : { teams: world.teams.map(({ name, seats }) => ({ name, seats })) }),
    direction: world.direction,
    mayResign: world.mayResign,
    options: world.options.map((o) => ({ name: o.name, value: o.value, text: o.text })),
    kinds: world.kinds.map((k) => ({
      name: k.name,
      title: k.title,
      plural: k.plural,
      letter: k.letter,
      class: k.class,
      ...(k.each === undefined ? {} : { each: k.each }),
    })),
    spaces: world.spaces,
    containers: world.containers,
    pieces: unwatched(el.world).pieces,
    ...(changingFaces(world) === undefined
      ? {}
      : { faces: world.faces, changing: world.classes.filter(faceChanges).flatMap(({ kinds }) => kinds) }),
    groups: world.groups.map(({ name, plural, first, count, container }) => ({
      name,
      plural,
      first,
      count,
      container,
      tracked: [...el.tracked.values()].flat().flatMap((t) => {
        if (t.members !== undefined && t.type.kind === 'group' && t.type.class === name)
          return Array.from({ length: count === 0 ? 0 : t.words / count }, (_, i) => ({
            at: t.cell.base + i * count,
            start: 0,
          }))
        if (typeof t.of !== 'object' || t.of.class !== name) return []
        const left = t.token === undefined ? undefined : leftBehind.get(t.token)
        const to = left && ({ at: left.cell.base, of: left.of === 'seat' ? 'owner' : 'game' } as const)
        return [{ at: t.cell.base, start: t.start, ...(to === undefined ? {} : { to }) }]
      }),
    })),
    boards: world.boards,
    topology:
      world.boards.length === 0
        ? undefined
        : {
            directions: world.topology.directions,
            step: el.tables.table('step', world.topology.steps),
            near: world.topology.near,
          },
    memory: remembering(el, texts.lines).finish(),
    tables: el.tables.inIR(),
    files: texts.files,
    origins: texts.origins,
    registers,
    terms,
    ...tallies,
    stages: stages,
    actions: actions,
    whenever,
    ends,
    streaks: past.streaks.map((streak) => streak.declaration),
    pictures: past.pictures.map((picture) => pictureIR(el, picture)),
    last: { action: lastAction(el) },
    ...(el.memory.seatingAt === undefined ? {} : { seating: el.memory.seatingAt }),
    play: play,
    sites: el.slots.inIR().sites,
    reasons: texts.reasons,
    lines: texts.lines,
    ...(texts.told === undefined ? {} : { told: texts.told }),
    ...(advice.length === 0 ? {} : { advice }),
    ...(always.length === 0 ? {} : { always }),
    ...(dark === undefined ? {} : { dark }),
    ...(isUnnoticed ? { unnoticed: unnoticedAnswers(el) } : {}),
    setups: setups(el),
    ...(world.prepared.length === 0 ? {} : { prepared: prepared(el) }),
    announcements: texts.announcements,
    ...(announcing.length === 0 ? {} : { announcing }),
    ...(leftOut.length === 0 ? {} : { notShown: leftOut }),
    ...(purses.length === 0 ? {} : { purses }),
  }
}

/** Number of lines stored. More are not said in one ply. */
const LINES_KEPT = 32

/** Memory for the latest lines, in games that say any. */
function remembering(
  { memory, world }: Pick<Elaboration, 'memory' | 'world'>,
  lines: readonly LineIR[],
): MemoryPlan {
  if (lines.length > 0)
    memory.region({
      name: 'lines',
      length: LINES_KEPT,
      least: 0,
      most: lines.length * (world.seats.length + 1) - 1,
      orNone: true,
      start: NONE,
      per: 'said',
    })
  const width = valuesSaid(lines)
  if (width > 0)
    memory.region({
      name: 'values in lines',
      length: LINES_KEPT * width,
      least: NONE,
      most: LARGEST_WORD,
      orNone: true,
      start: NONE,
      per: 'said',
    })
  return memory
}

/** Maximum number of words for the values of a line. */
function valuesSaid(lines: readonly LineIR[]): number {
  return Math.max(
    0,
    ...lines.map((line) => line.reduce((sum, part) => sum + (typeof part === 'string' ? 0 : part.length), 0)),
  )
}

function pictureIR(
  el: Pick<Lowering, 'world'>,
  { declaration: { name, keep, at }, kinds }: Picture,
): PictureIR {
  const pieces = unwatched(el.world).pieces.flatMap(({ kind }, piece) => (kinds.has(kind) ? [piece] : []))
  return { name, pieces, keep, at }
}

function prepared(el: Pick<Lowering, 'texts' | 'world'>): PreparedIR[] {
  return el.world.prepared.map(({ name, answers }) => ({
    name,
    answers: answers.map(({ text, span }) => ({ move: text.trim(), origin: el.texts.origin(span) })),
  }))
}

function setups(el: Pick<Reading, 'notes' | 'world'>): SetupIR[] {
  return el.world.setups.flatMap((setup) =>
    el.notes.all('arrangements').flatMap((arranged, arrangement) => {
      if (arranged.place !== setup.place || arranged.area !== setup.area) return []
      const spaces = arranged.pieces.map((pieces, seat) => {
        const layout = setup.layout[seat]
        if (layout === undefined) return []
        return pieces.map((piece) => layout.find((l) => l.piece === piece)?.space ?? -1)
      })
      return [{ name: setup.name, arrangement, spaces }]
    }),
  )
}
