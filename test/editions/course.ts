import { createHash } from 'node:crypto'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { loadRuleset } from '../../grammar/load.ts'
import { closuresProgram } from '../../interpreter/closures/program.ts'
import { arrangementAt, legalLayout } from '../../interpreter/layout/layout.ts'
import { formatLayout } from '../../interpreter/match/layout-text.ts'
import { Match } from '../../interpreter/match/match.ts'
import { Fault } from '../../interpreter/program/program.ts'
import type { RulesetHost } from '../../grammar/source/host.ts'
import { playable } from '../playable.ts'
import type { Frozen } from './frozen.ts'
import { FROZEN, hostFor, known } from './frozen.ts'
import { OwnChance, frozenBelow } from './own-chance.ts'

/** A recorded game: what was legal at each decision, and how it ended. */
export interface Course {
  readonly of: string
  readonly uses: readonly string[]
  readonly players: number
  readonly seed: number
  /** Secret setups in the order in which they were made; there are too many legal ones to record. */
  readonly layouts: readonly string[]
  /** A few characters for each decision: the digest of who decides and of the set of legal moves. */
  readonly decisions: string
  /** The result, or why the course stops. */
  readonly end: string
}

/** Longer games are recorded up to here. */
const MOST = 120
const DIGEST = 4

/** Two sets with one digest are one in sixteen million. */
const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, DIGEST)

/** Where a game with modules is looked up: beside the module, if it is elsewhere. */
export function hostWith(text: Frozen, uses: readonly string[]): RulesetHost {
  return hostFor(FROZEN.find(({ head }) => head.id !== undefined && uses.includes(head.id)) ?? text)
}

function irOf(text: Frozen, { uses, players }: Pick<Course, 'uses' | 'players'>): GameIR {
  const loaded = loadRuleset({ file: text.file, host: hostWith(text, uses), known, uses })
  return playable(loaded, players).checked.irNow()
}

/** What was legal at each decision of a game, and how it ended. */
export interface Played extends Pick<Course, 'layouts' | 'decisions' | 'end'> {
  readonly sets: readonly (readonly string[])[]
}

/**
 * Plays a course of a text: the moves are drawn from the sets of legal moves, which makes them those of the record as long as
 * the sets are. `recorded` gives the secret setups; without it, they are drawn.
 */
export function played(
  text: Frozen,
  { uses, players, seed }: Pick<Course, 'uses' | 'players' | 'seed'>,
  recorded?: Pick<Course, 'layouts'>,
): Course & Played {
  return {
    of: text.name,
    uses,
    players,
    seed,
    ...playedBy(irOf(text, { uses, players }), seed, MOST, recorded),
  }
}

/** The same for any rules, up to this many decisions. */
export function playedBy(ir: GameIR, seed: number, most: number, recorded?: Pick<Course, 'layouts'>): Played {
  const below = frozenBelow(seed)
  // A recorded setup needs no numbers, so setups have their own.
  const forSetups = frozenBelow(-seed)
  const sets: (readonly string[])[] = []
  const layouts: string[] = []
  const digests: string[] = []
  const course = (end: string): Played => ({ layouts, decisions: digests.join(''), end, sets })
  try {
    const match = Match.start(closuresProgram(ir, undefined, new OwnChance(ir, below)), { seed })
    for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
      if (digests.length === most) return course('and so on')
      const seat = match.ir.seats[decision.seat]?.name ?? ''
      let answer: string
      if (decision.kind === 'arrangement') {
        answer = recorded?.layouts[layouts.length] ?? drawnLayout(match, forSetups)
        layouts.push(answer)
        sets.push([])
        digests.push(digestOf(`${seat} sets up`))
      } else {
        const moves = match
          .moves()
          .map(({ notation }) => notation)
          .toSorted()
        sets.push(moves)
        digests.push(digestOf([seat, ...moves].join('\n')))
        answer = moves[below(moves.length)] ?? ''
      }
      const refused = match.play(answer)
      if (refused !== undefined) return course(`${answer} is refused: ${refused.code}`)
    }
    const { kind, winners, scores, reason } = match.result() ?? {}
    return course(JSON.stringify({ kind, winners, scores, reason }))
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown
    return course(`fault ${thrown.code}`)
  }
}

function drawnLayout(match: Match, below: (n: number) => number): string {
  const state = match['state']
  const arrange = arrangementAt(match.ir, state)
  if (arrange === undefined) throw new Error('Nothing is being set up.')
  const { layout } = legalLayout(match.program, state, arrange, below)
  return formatLayout(match.ir, arrange, match.decision()?.seat ?? 0, layout)
}

/** The first difference between a course and its record, for people. */
export function difference(recorded: Pick<Course, 'decisions' | 'end'>, now: Played): string | undefined {
  for (let at = 0; at < recorded.decisions.length; at += DIGEST)
    if (recorded.decisions.slice(at, at + DIGEST) !== now.decisions.slice(at, at + DIGEST)) {
      const set = now.sets[at / DIGEST]
      return set === undefined
        ? `The game ends before decision ${at / DIGEST + 1}: ${now.end}`
        : `The legal moves of decision ${at / DIGEST + 1} are others: ${set.join(', ')}`
    }
  if (recorded.decisions !== now.decisions) return 'The game goes on after its recorded end.'
  return recorded.end === now.end ? undefined : `It ends otherwise: ${now.end}, and once ${recorded.end}`
}
