import { Match, loadRuleset, programOf } from '../../interpreter/index.ts'
import type { Program } from '../../interpreter/program/program.ts'
import { unlink } from '../../interpreter/state/containers.ts'
import { movePiece } from '../../interpreter/state/move-piece.ts'
import { tablePlan } from '../../interpreter/state/table-plan.ts'
import { host, known, shippedFile } from '../rulesets/shipped-documents.ts'
import { playable } from '../playable.ts'

const engines = new Map<string, Program>()

/** The program of a shipped ruleset, perhaps with modules and options. Each is made only once. */
export function engineFor(
  path: string,
  uses: readonly string[] = [],
  options: Readonly<Record<string, string>> = {},
): Program {
  const key = JSON.stringify([path, uses, options])
  const engine = engines.get(key) ?? engineOf(path, uses, options)
  engines.set(key, engine)
  return engine
}

function engineOf(path: string, uses: readonly string[], options: Readonly<Record<string, string>>): Program {
  const configured = playable(
    loadRuleset({
      file: shippedFile(path),
      host,
      known,
      uses,
      options: new Map(Object.entries(options)),
    }),
  )
  return programOf(configured.checked)
}

/** A game of the engine after the named secret setups. */
export function startWith(program: Program, setUps: readonly string[], seed = '1'): Match {
  const match = Match.start(program, { seed })
  for (const name of setUps) {
    const refused = match.play(name)
    if (refused !== undefined) throw new Error(refused.message)
  }
  return match
}

interface Placed {
  readonly at: string
  readonly seat: string
  readonly letter: string
}

/** A game of the engine from a position, with the first seat to move. */
export function startFrom(program: Program, placed: readonly Placed[]): Match {
  const { ir } = program
  return Match.from(program, {
    seed: '1',
    point: { kind: 'turns' },
    seat: 0,
    prepare: (state) => {
      const left = [...ir.pieces.keys()]
      for (const { at, seat, letter } of placed) {
        const index = left.findIndex((p) => {
          const { kind = -1, owner = -1 } = ir.pieces[p] ?? {}
          return ir.kinds[kind]?.letter === letter && ir.seats[owner]?.name === seat
        })
        const [piece = -1] = left.splice(index, 1)
        const space = ir.spaces.findIndex((s) => s.name === at)
        if (index < 0 || space < 0) throw new Error(`${seat} ${letter} cannot stand on ${at}`)
        unlink(state, ir.memory, piece)
        movePiece(state, tablePlan(ir), piece, space, 'last')
      }
    },
  })
}

/** Counts as the oracles do. */
export function count(match: Match, depth: number): { readonly nodes: number; readonly games: number } {
  const over = match.result() !== undefined
  if (depth === 0) return { nodes: 1, games: over ? 1 : 0 }
  if (over) return { nodes: 0, games: 1 }
  let nodes = 0
  let games = 0
  for (const move of match.moves()) {
    match.play(move)
    const below = count(match, depth - 1)
    nodes += below.nodes
    games += below.games
    match.undo()
  }
  return { nodes, games }
}
