import { knows } from '../../interpreter/state/knows.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { chance } from '../games/loaded.ts'
import { playSame } from './same-move.ts'
import { difference, memoryDifference } from './told.ts'

export interface Compared {
  /** Plies at which two games that differ only in what the seat cannot know were compared. */
  readonly plies: number
  /** The first thing by which the seat could have distinguished them. */
  readonly leak: string | undefined
}

/** The first leak in many games, after which no more are played. */
export function leakIn(compared: Iterable<Compared>): string | undefined {
  for (const { leak } of compared) if (leak !== undefined) return leak
  return undefined
}

/**
 * Compares two games with the same moves in which two pieces of another seat are swapped. As long as neither piece has
 * fought, been shown, or made a move that the other could not have made, the viewer must see, be offered and be told exactly
 * the same in both. Every ply is compared up to `often`, and then every eighth.
 */
export function compareTwins(program: Program, seed: number, looking: number, often = 200): Compared {
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
    const leak = difference(match, twin, looking, ['no such setup', '......../O', 'AAAAAAAA'])
    if (leak !== undefined) return { plies: 0, leak: `seed ${seed}, setting up: ${leak}` }
    if (match.playLayout(layout) !== undefined || twin.playLayout(other) !== undefined)
      throw new Error('no such layout')
  }
  if (swapped === undefined) return { plies: 0, leak: undefined }
  let places: readonly number[] = swapped
  const isKnown = (): boolean =>
    [match, twin].some((one) => {
      const state = one.snapshot()
      return places.some((space) => {
        const piece = state[ir.memory.first + space] ?? -1
        return piece >= 0 && knows(ir, state, looking, piece)
      })
    })
  let plies = 0
  for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
    if (plies < often || plies % 8 === 0) {
      const leak = difference(match, twin, looking, below(4) > 0 ? [] : attempts(match, below))
      if (leak !== undefined) return { plies, leak: `seed ${seed}, ply ${match.ply}: ${leak}` }
    }
    plies++
    const moves = match.moves()
    const { notation = '' } = moves[below(Math.max(1, moves.length))] ?? {}
    const named = spacesOf(program, match, notation)
    const touches = named.some((space) => places.includes(space))
    const isFight = /x|attack/.test(notation)
    if (touches && isFight) break
    const before = match.snapshot()
    if (match.play(notation) !== undefined) throw new Error('a legal move was refused')
    // What only one of the pieces can do reveals which it is, and may do so.
    if (!playSame(program, before, match, twin)) {
      if (decision.seat !== looking) break
      return { plies, leak: `seed ${seed}, ply ${match.ply}: ${notation} is refused` }
    }
    places = places.map((space) => (space === named[0] ? (named.at(-1) ?? space) : space))
    // A player who can no longer move has lost, and everybody sees that.
    if (isKnown() || (match.result() === undefined) !== (twin.result() === undefined))
      return { plies, leak: undefined }
  }
  return { plies, leak: memoryDifference(match, twin, looking) }
}

/** The spaces of the pieces and goals that a move chooses, in order. */
function spacesOf(program: Program, match: Match, notation: string): readonly number[] {
  const clone = match.clone()
  clone.play(notation)
  const given = clone.given.at(-1)
  const state = match.snapshot()
  const move = given?.kind === 'code' ? program.decode(state, given.code) : undefined
  return (move?.values ?? []).flatMap((value, i) => {
    const type = program.ir.actions[move?.action ?? -1]?.choices[i]?.type
    return type === 'space' ? [value] : type === 'piece' ? [state[program.ir.memory.at + value] ?? -1] : []
  })
}

/** Moves that a player might try, legal or not: two between any spaces, and one as in a list of moves. */
function attempts(match: Match, below: (n: number) => number): readonly string[] {
  const name = (): string => match.ir.spaces[below(match.ir.spaces.length)]?.name ?? ''
  return [`${name()}-${name()}`, `${name()}x${name()}`, `attack (spy, bomb)`]
}
