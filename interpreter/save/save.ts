import { hashIr } from '../../grammar/ir/hash.ts'
import { SEMANTICS_VERSION } from '../../grammar/ir/ir.ts'
import { sha256 } from '../../grammar/source/sha256.ts'
import { quoted } from '../match/quoted.ts'
import { isRefused, refused } from '../match/refused.ts'
import type { Refused } from '../match/refused.ts'
import { Match } from '../match/match.ts'
import { Fault } from '../program.ts'
import type { Program } from '../program.ts'

/** What a saved game holds: where it began and every answer since. The state itself is not in it; it is played again. */
interface Saved {
  readonly format: 'sandtable-game-1'
  readonly game: string
  readonly rules: string
  readonly ir: string
  readonly semantics: number
  readonly players: number
  readonly options: readonly (readonly [string, string])[]
  readonly seed: string
  readonly moves: readonly string[]
  readonly resigned: number | null
  /** Hash of the state after the last move. */
  readonly state: string
}

/** How the checksum stands at the end of the line: it is that of everything before it. */
const CHECKSUM = /^(.*),"checksum":"([0-9a-f]{64})"\}$/su

/**
 * One line of JSON, its last member a checksum of all before it, so that many games make a log. It tells everything,
 * so it is for those who may know everything. Throws a `Fault` for a game that began in the middle.
 */
export function save(match: Match): string {
  const { ir } = match
  if (match.begunInMiddle)
    throw new Fault('ST5204', 'This game began at a prepared position, so it cannot be saved.', -1)
  const saved: Saved = {
    format: 'sandtable-game-1',
    game: ir.id,
    rules: ir.rulesHash,
    ir: hashIr(ir),
    semantics: ir.semantics,
    players: ir.seats.length,
    options: ir.options.map((o) => [o.name, o.text] as const),
    seed: match.seed,
    moves: match.record().map((played) => played.move),
    resigned: match.resignedSeat ?? null,
    state: match.hash(),
  }
  const open = JSON.stringify(saved).slice(0, -1)
  return `${open},"checksum":"${sha256(open)}"}\n`
}

/** The game that a text saves, every move of it judged again; or why it cannot be loaded. */
export function load(program: Program, text: string): Match | Refused {
  const [, open = '', checksum] = typeof text === 'string' ? (CHECKSUM.exec(text.trimEnd()) ?? []) : []
  if (checksum === undefined) return refused('ST5201', 'This is no saved game, or its end is missing.')
  if (sha256(open) !== checksum)
    return refused('ST5201', 'This saved game is damaged: its checksum does not fit.')
  const saved = parse(`${open}}`)
  if (saved === undefined) return refused('ST5201', 'This is no saved game.')
  const { ir } = program
  const versions: readonly (readonly [string, unknown, unknown])[] = [
    ['game', saved.game, ir.id],
    ['meaning of rules', saved.semantics, SEMANTICS_VERSION],
    ['number of players', saved.players, ir.seats.length],
    ['options', JSON.stringify(saved.options), JSON.stringify(ir.options.map((o) => [o.name, o.text]))],
    ['rules', saved.rules, ir.rulesHash],
    ['program', saved.ir, hashIr(ir)],
  ]
  const other = versions.find(([, found, expected]) => found !== expected)
  if (other !== undefined)
    return refused(
      'ST5202',
      `This game was saved under another ${other[0]}: expected ${quoted(String(other[2]))}, found ${quoted(String(other[1]))}.`,
    )
  const match = startOf(program, saved.seed)
  if (isRefused(match)) return match
  for (const [ply, move] of saved.moves.entries()) {
    const wrong = match.play(move)
    if (isRefused(wrong))
      return refused(
        'ST5203',
        `Move ${ply + 1} of this saved game, ${quoted(move)}, is refused: ${wrong.message}`,
      )
  }
  if (match.hash() !== saved.state)
    return refused('ST5203', 'Played again, this saved game leads to another state.')
  const wrong = saved.resigned === null ? undefined : match.resign(saved.resigned)
  if (wrong !== undefined)
    return refused('ST5203', `The resignation in this saved game is refused: ${wrong.message}`)
  return match
}

function startOf(program: Program, seed: string): Match | Refused {
  try {
    return Match.start(program, { seed })
  } catch (thrown) {
    if (thrown instanceof Fault) return refused(thrown.code, thrown.message)
    throw thrown
  }
}

function parse(line: string): Saved | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return isSaved(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isSaved(value: unknown): value is Saved {
  if (typeof value !== 'object' || value === null) return false
  const has = (key: string, type: string): boolean => typeof Reflect.get(value, key) === type
  const moves: unknown = Reflect.get(value, 'moves')
  return (
    Reflect.get(value, 'format') === 'sandtable-game-1' &&
    ['game', 'rules', 'ir', 'seed', 'state'].every((key) => has(key, 'string')) &&
    has('semantics', 'number') &&
    has('players', 'number') &&
    (Reflect.get(value, 'resigned') === null || has('resigned', 'number')) &&
    Array.isArray(Reflect.get(value, 'options')) &&
    Array.isArray(moves) &&
    moves.every((move) => typeof move === 'string')
  )
}
