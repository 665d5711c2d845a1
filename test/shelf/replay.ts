import { Diagnostics, hasErrors } from '../../grammar/diagnostics/diagnostic.ts'
import { planExample } from '../../grammar/load.ts'
import type { Configured } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { readYaml } from '../../grammar/yaml/read.ts'
import { programOf, wantedBy } from '../../interpreter/examples/run.ts'
import { Match } from '../../interpreter/match/match.ts'
import type { Result } from '../../interpreter/match/match.ts'
import { isRefused } from '../../interpreter/match/refused.ts'
import type { Program, Wanted } from '../../interpreter/program/program.ts'
import { matchAtPosition } from '../../interpreter/save/position.ts'
import { configuredVariant } from '../games/loaded.ts'
import type { Adapter } from './adapter.ts'
import type { Fact, Playthrough } from './playthrough.ts'

/** What a replay has compared. */
export interface Replayed {
  /** States whose player and number of legal moves were equal. */
  readonly states: number
  /** Moves that were made. */
  readonly moves: number
  readonly isWhole: boolean
}

/** Plays a playthrough under one of our rulesets. Throws at the first state that is not equal. */
export function replayed(adapter: Adapter, { facts, returns }: Playthrough): Replayed {
  const configured = configuredVariant(adapter, adapter.players)
  const program = programOf(configured.checked)
  const { text: position, skipped = 0 } = adapter.position?.(facts) ?? {}
  const end = adapter.differs?.from ?? facts.length
  let [match, states, moves] = [undefined as Match | undefined, 0, 0]
  let chance: string[] = []
  let waiting: readonly string[] | undefined = position === undefined ? [] : undefined
  /** Makes the moves that wait for what chance says after them; at first, begins the game. */
  const settle = (at: number): void => {
    if (waiting === undefined) {
      match ??= placed(program, position)
      return
    }
    const lines = waiting
    waiting = undefined
    const left = program.chance.give(wanted(configured, program, chance), () => {
      match ??= Match.start(program, { seed: 1 })
      for (const line of lines) {
        const refused = match.play(line)
        if (refused !== undefined) throw different(at, `${line} is refused: ${refused.message}`, match)
        moves++
      }
    })
    if (left.length > 0) throw different(at, `chance decides nothing of ${chance.join('; ')}`, match)
    chance = []
  }
  for (let i = skipped; i < end; i++) {
    const fact = facts[i] as Fact
    const before = facts.slice(0, i)
    const lines = (): readonly string[] =>
      fact.moves.flatMap((move) => adapter.lines(move, { match, fact, before }))
    if (fact.player === -1 || isChance(adapter, fact, before)) {
      chance.push(...lines())
      continue
    }
    settle(i)
    const here = match as unknown as Match
    const next = lines()
    if (next.length > 0 || adapter.legal !== undefined) states += compared(adapter, fact, here, i)
    else if (fact.legal !== undefined && fact.legal > 1)
      throw different(i, `nothing is asked, of ${fact.legal} moves`, here)
    waiting = next
  }
  settle(end)
  const isWhole = adapter.differs === undefined
  if (isWhole) checkResult(adapter, match as unknown as Match, returns)
  return { states, moves, isWhole }
}

function placed(program: Program, position = ''): Match {
  const match = matchAtPosition(program, position, { seed: 1 })
  if (isRefused(match)) throw new Error(`the position is refused: ${match.message}\n${position}`)
  return match
}

const isChance = (adapter: Adapter, { moves }: Fact, before: readonly Fact[]): boolean =>
  moves.some((move) => adapter.isChance?.(move, before) === true)

/** The number of states compared here, if who decides and how many moves there are is equal. */
function compared(adapter: Adapter, fact: Fact, match: Match, at: number): number {
  const { player, legal } = fact
  const decision = match.decision()
  if (decision === undefined) throw different(at, `the game is over: ${match.result()?.reason}`, match)
  if (player !== undefined && player >= 0) {
    const seat = adapter.seat?.(player) ?? player
    if (decision.seat !== seat)
      throw different(at, `player ${player} should decide, not seat ${decision.seat}`, match)
  }
  if (legal === undefined) return 0
  const ours = adapter.legal === undefined ? match.moves().length : adapter.legal(match, fact)
  if (ours === undefined) return 0
  if (ours !== legal) throw different(at, `${ours} moves are legal here, ${legal} there`, match)
  return 1
}

function checkResult(adapter: Adapter, match: Match, returns: readonly number[]): void {
  const result = match.result()
  if (result === undefined && adapter.returns === undefined)
    throw different(Infinity, 'the game is not over', match)
  const ours = adapter.returns?.(match) ?? (result === undefined ? [] : returnsOf(result))
  if (ours.length !== returns.length || ours.some((value, i) => Math.abs(value - (returns[i] ?? NaN)) > 1e-4))
    throw different(
      Infinity,
      `the result is ${ours.join(' ')} (${result?.reason}), not ${returns.join(' ')}`,
      match,
    )
}

function returnsOf({ kind, winners, places, scores }: Result): readonly number[] {
  if (kind === 'scored' && scores !== undefined) return scores
  if (kind === 'drawn') return places.map(() => 0)
  return places.map((_, seat) => (winners.includes(seat) ? 1 : -1))
}

function different(at: number, why: string, match: Match | undefined): Error {
  const moves = match
    ?.moves()
    .map(({ notation }) => notation)
    .slice(0, 60)
  return new Error(`at state ${at}: ${why}\nlegal: ${moves?.join(', ')}`)
}

/** What chance should give, written as in examples. */
function wanted(configured: Configured, program: Program, lines: readonly string[]): readonly Wanted[] {
  return lines.flatMap((line) => {
    const diagnostics = new Diagnostics()
    const node = readYaml(sourceFile('chance', line), diagnostics)
    const [layer] = configured.ruleset.game.layers
    if (node === undefined || layer === undefined) throw new Error(`not a line of chance: ${line}`)
    const { plan, diagnostics: found } = planExample(configured, {
      label: 'chance',
      span: node.span,
      layer,
      game: undefined,
      uses: [],
      with: [],
      players: undefined,
      items: [],
      given: [],
      position: undefined,
      play: [node],
      refused: undefined,
    })
    if (hasErrors(found)) throw new Error(found.map(({ message }) => message).join('\n'))
    return wantedBy(program, plan.steps)
  })
}
