import { sceneOf } from '../../interpreter/scene/scene.ts'
import { sceneText } from '../../interpreter/scene/text.ts'
import { knows } from '../../interpreter/view/knows.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program.ts'
import { chance } from '../games/loaded.ts'

export interface Compared {
  /** Plies at which two games were compared that differ only in what the seat cannot know. */
  readonly plies: number
  /** The first thing that the seat could have told them apart by. */
  readonly leak: string | undefined
}

/**
 * Two games with the same moves, in which two pieces of another seat stand the other way round. As long as neither has
 * fought, been shown, or made a move that the other could not have made, the seat that looks must see, be offered and
 * be told exactly the same in both.
 */
export function compareTwins(program: Program, seed: number, looking: number): Compared {
  const below = chance(seed)
  const match = Match.start(program, { seed })
  const twin = Match.start(program, { seed })
  const { ir } = program
  let swapped: readonly [number, number] | undefined
  while (match.decision()?.kind === 'arrangement') {
    const seat = match.decision()?.seat ?? 0
    const layout = match.sampleLayout(below)
    if (layout === undefined) throw new Error('no layout')
    const pieces = [...ir.pieces.keys()].filter((piece) => ir.pieces[piece]?.owner === seat)
    const [a, b] = [below(layout.length), below(layout.length)]
    const differ = ir.pieces[pieces[a] ?? -1]?.kind !== ir.pieces[pieces[b] ?? -1]?.kind
    const other = [...layout]
    if (seat !== looking && differ) {
      ;[other[a], other[b]] = [layout[b] ?? 0, layout[a] ?? 0]
      swapped = [layout[a] ?? 0, layout[b] ?? 0]
    }
    // Twins are the same games to everybody but to whoever owns the pieces.
    if (match.playLayout(layout) !== undefined || twin.playLayout(other) !== undefined)
      throw new Error('no such layout')
  }
  if (swapped === undefined) return { plies: 0, leak: undefined }
  let places: readonly number[] = swapped
  let plies = 0
  for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
    const leak = difference(match, twin, looking, below)
    if (leak !== undefined) return { plies, leak: `seed ${seed}, ply ${match.ply}: ${leak}` }
    plies++
    const moves = match.moves()
    const { notation = '' } = moves[below(Math.max(1, moves.length))] ?? {}
    const named = [...notation.matchAll(/[a-z]\d+/g)].map(([name]) =>
      ir.spaces.findIndex((s) => s.name === name),
    )
    const touches = named.some((space) => places.includes(space))
    const isFight = notation.includes('x')
    if (touches && isFight) break
    if (match.play(notation) !== undefined) throw new Error('a legal move was refused')
    // What one of them can do and the other cannot tells which it is, and may.
    if (twin.play(notation) !== undefined) break
    places = places.map((space) => (space === named[0] ? (named.at(-1) ?? space) : space))
    if ([match, twin].some((one) => places.some((space) => isKnown(one, looking, space)))) break
    // A player who cannot move any more has lost, and everybody sees it.
    if ((match.result() === undefined) !== (twin.result() === undefined)) break
  }
  return { plies, leak: undefined }
}

function isKnown(match: Match, seat: number, space: number): boolean {
  const state = match.snapshot()
  const piece = state[match.ir.memory.first + space] ?? -1
  return piece >= 0 && knows(match.ir, state, seat, piece)
}

function difference(
  match: Match,
  twin: Match,
  seat: number,
  below: (n: number) => number,
): string | undefined {
  const { ir } = match
  const told = (one: Match): Readonly<Record<string, unknown>> => ({
    view: one.view(seat),
    'public view': one.view(),
    picture: sceneText(ir, sceneOf(ir, one.view(seat)), { color: false }),
    decision: one.decision(),
    result: one.result(),
    ...(one.decision()?.seat === seat ? { moves: one.moves() } : {}),
  })
  const [here, there] = [told(match), told(twin)]
  for (const what of Object.keys(here))
    if (JSON.stringify(here[what]) !== JSON.stringify(there[what])) return `another ${what}`
  if (match.decision()?.seat !== seat || below(4) > 0) return undefined
  const name = (): string => ir.spaces[below(ir.spaces.length)]?.name ?? ''
  for (let i = 0; i < 2; i++) {
    const attempt = `${name()}${i % 2 === 0 ? '-' : 'x'}${name()}`
    const refusals = [match, twin].map((one) => JSON.stringify(one.clone().play(attempt) ?? 'fine'))
    if (refusals[0] !== refusals[1]) return `another answer to ${attempt}: ${refusals.join(' or ')}`
  }
  return undefined
}
