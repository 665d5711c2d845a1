import { NONE } from '../../grammar/ir/ir.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { fastProgram } from '../../interpreter/codegen/fast-program.ts'
import { Match } from '../../interpreter/match/match.ts'
import { positionText } from '../../interpreter/save/position.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { link, unlink } from '../../interpreter/state/containers.ts'
import { asSeen } from '../../interpreter/state/dark-knowledge.ts'
import { knows } from '../../interpreter/state/knows.ts'
import { chance } from '../games/loaded.ts'
import { toldAtOnce, toldOnReflection } from './told-everything.ts'
import type { ToldTexts } from './told-everything.ts'

type ClosuresProgram = ReturnType<typeof closuresProgram>
type Below = (n: number) => number

export interface DarkCompared {
  /** Pairs of positions that look alike to a seat. */
  readonly pairs: number
  readonly leak: string | undefined
}

/**
 * Plays random games. At every decision, pieces that a seat does not see are put elsewhere in the dark, so that the seat
 * still sees the same: then it must be told the same, before and after answers.
 */
export function compareInTheDark(ir: GameIR, games: number, reflects: boolean): DarkCompared {
  const programs = [closuresProgram(ir), fastProgram(ir)] as const
  let pairs = 0
  for (let game = 1; game <= games; game++) {
    const below = chance(game)
    const match = Match.start(programs[game % 2] ?? programs[0], { seed: game })
    for (let ply = 0; ply < (reflects ? 8 : 30) && match.decision()?.kind === 'choice'; ply++) {
      const seat = below(ir.seats.length)
      const twin = scattered(programs[0], match.snapshot(), seat, below)
      if (twin !== undefined) {
        pairs++
        const pair = [standing(programs[0], match.snapshot()), standing(programs[1], twin)] as const
        const leak = differing(pair, seat, reflects) ?? afterAnswers(pair, seat, below, reflects)
        if (leak !== undefined)
          return { pairs, leak: `game ${game}, ply ${ply}, ${ir.seats[seat]?.name ?? ''}: ${leak}` }
      }
      const moves = match.moves()
      const move = moves[below(moves.length)]
      if (move === undefined || match.play(move) !== undefined) break
    }
  }
  return { pairs, leak: undefined }
}

/** A position that looks the same to a seat, with pieces elsewhere in the dark. Undefined if none was found. */
function scattered(
  program: ClosuresProgram,
  truth: Int32Array,
  seat: number,
  below: Below,
): Int32Array | undefined {
  const { ir } = program
  const { memory } = ir
  const unseen = [...ir.pieces.keys()].filter((piece) => {
    const at = truth[memory.at + piece] ?? NONE
    return at >= 0 && at < ir.spaces.length && !knows(ir, truth, seat, piece)
  })
  if (unseen.length === 0) return undefined
  const seen = asSeen(ir, truth, seat)
  for (let tries = 0; tries < 20; tries++) {
    const state = truth.slice()
    const moved = unseen.filter(() => below(2) === 0)
    for (const piece of moved) unlink(state, memory, piece)
    for (const piece of moved) {
      const room = [...ir.spaces.keys()].filter((space) => state[memory.count + space] === 0)
      link(state, memory, piece, room[below(room.length)] ?? 0, 'last')
    }
    // Whoever sees a piece now sees it by a look at the new position.
    program.dark.look(state)
    const isAlike = asSeen(ir, state, seat).every((word, at) => word === seen[at])
    if (moved.length > 0 && isAlike) return state
  }
  return undefined
}

function standing(program: Program, state: Int32Array): Match {
  return Reflect.construct(Match, [program, '1', state.slice()]) as Match
}

function everything(match: Match, seat: number, reflects: boolean): ToldTexts {
  return [
    ...toldAtOnce(match, seat),
    ['position as a line', match.decision()?.seat === seat ? positionText(match, { seat }) : ''],
    ...(reflects ? toldOnReflection(match, seat) : []),
  ]
}

function differing(
  [here, there]: readonly [Match, Match],
  seat: number,
  reflects: boolean,
): string | undefined {
  const others = new Map(everything(there, seat, reflects))
  for (const [what, text] of everything(here, seat, reflects)) {
    const other = others.get(what) ?? ''
    if (other === text) continue
    const from = [...text].findIndex((letter, i) => letter !== other[i])
    const near = (of: string): string => of.slice(Math.max(0, from - 60), from + 60)
    return `${what}: ${near(text)} or ${near(other)}`
  }
  return undefined
}

/** Answers that whoever decides can give in both: if the seat sees the same afterwards, it is told the same. */
function afterAnswers(
  pair: readonly [Match, Match],
  seat: number,
  below: Below,
  reflects: boolean,
): string | undefined {
  const moves = pair[0].moves()
  const any = (): string => moves[below(Math.max(1, moves.length))]?.notation ?? ''
  for (let tries = 0; tries < 4; tries++) {
    const notation = any()
    // Nobody else hears which answer it was.
    const another = pair[0].decision()?.seat === seat || tries % 2 === 0 ? notation : any()
    const after = [pair[0].clone(), pair[1].clone()] as const
    const [one, other] = after.map((match, i) =>
      JSON.stringify(match.play(i === 0 ? notation : another) ?? 'played'),
    )
    if (pair[0].decision()?.seat === seat && one !== other) return `${notation}: ${one} or ${other}`
    if (one !== other || one !== '"played"') continue
    // Whoever has tried something may be told about it.
    const isOwn = pair[0].decision()?.seat === seat
    const [seen, otherwise] = after.map((match) =>
      JSON.stringify([match.view(seat), match.decision(), isOwn ? match.log(seat).at(-1)?.said : '']),
    )
    if (seen !== otherwise) continue
    const leak = differing(after, seat, reflects)
    if (leak !== undefined) return `after ${notation} or ${another}: ${leak}`
  }
  return undefined
}
