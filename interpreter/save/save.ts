import { rulesHash } from '../../grammar/ir/hash.ts'
import { SEMANTICS_VERSION, type GameIR } from '../../grammar/ir/ir.ts'
import { sha256 } from '../../grammar/source/sha256.ts'
import { quoted } from '../match/quoted.ts'
import { isRefused, refused, type Refused } from '../match/refused.ts'
import type { Match } from '../match/match.ts'
import { UNDO_POLICIES, type UndoPolicy } from '../match/undo-policy.ts'
import { Fault, type Program } from '../program/program.ts'
import type { TakenBack } from '../match/undo-answers.ts'
import { replayed, type Replayed, type Stopped } from './replayed.ts'

/** The format of games that began as the rules begin, and of those that began at the text of a position. */
const FORMATS = ['sandtable-game-1', 'sandtable-game-2'] as const

/** The contents of a saved game: where it began and every answer since. The state is not stored but replayed. */
interface Saved {
  readonly format: (typeof FORMATS)[number]
  readonly game: string
  readonly rules: string
  readonly semantics: number
  readonly players: number
  readonly options: readonly (readonly [string, string])[]
  readonly seed: string
  /** In the second format: where the game began. */
  readonly position?: string
  readonly moves: readonly string[]
  readonly resigned: number | null
  /** Answers that were taken back after something had been seen. Left out if there are none. */
  readonly takenBack?: readonly TakenBack[]
  /** The policy for taking back. Left out if it is the default. */
  readonly undo?: UndoPolicy
  /** Hash of the state after the last move. */
  readonly state: string
}

/** The checksum at the end of the line covers everything before it. */
const CHECKSUM = /^(.*),"checksum":"([0-9a-f]{64})"\}$/su

/**
 * One line of JSON that ends with a checksum of everything before it, so that many games make a log. It contains
 * everything, so it is only for those who may know everything. Throws a `Fault` for a game that began in the middle, unless
 * at the text of a position.
 */
export function save(match: Match): string {
  const { ir, position } = match
  if (match.begunInMiddle && position === undefined)
    throw new Fault(
      'ST5204',
      'This game began in the middle and not at the text of a position, so it cannot be saved.',
      -1,
    )
  const saved: Saved = {
    format: FORMATS[position === undefined ? 0 : 1],
    game: ir.id,
    rules: rulesHash(ir),
    semantics: ir.semantics,
    players: ir.seats.length,
    options: valuesOf(ir),
    seed: match.seed,
    ...(position === undefined ? {} : { position }),
    moves: match.record().map((played) => played.move),
    resigned: match.resignedSeat ?? null,
    ...(match.takenBack.length === 0 ? {} : { takenBack: match.takenBack }),
    ...(match.undoPolicy === 'unseen' ? {} : { undo: match.undoPolicy }),
    state: match.hash(),
  }
  const open = JSON.stringify(saved).slice(0, -1)
  return `${open},"checksum":"${sha256(open)}"}\n`
}

/**
 * Loads a saved game and checks every move again under the rules that it was saved under. Returns the reason if that
 * fails.
 */
export function load(program: Program, text: string): Match | Refused {
  const found = restore(program, text)
  if (isRefused(found)) return found
  const { match, stopped, otherRules } = found
  if (!otherRules) return match
  const far =
    stopped === undefined
      ? 'All of its moves are legal under these rules, too.'
      : `It can be played again up to move ${stopped.ply - 1}.`
  const saved = savedIn(text)
  const hashes = isRefused(saved) ? '' : ` (${short(saved.rules)} then, ${short(rulesHash(program.ir))} now)`
  return refused('ST5202', `This game was saved under other rules${hashes}. ${far}`)
}

/** A saved game, replayed as far as the current rules accept it. */
export interface Restored extends Replayed {
  /** True if the rules have changed since it was saved. */
  readonly otherRules: boolean
}

/**
 * Loads a saved game even if the rules have changed since: every move is checked by the rules of the program, up to the
 * first refusal. Under unchanged rules, a game that does not replay as it was saved is refused.
 */
export function restore(program: Program, text: string): Restored | Refused {
  const saved = savedIn(text)
  if (isRefused(saved)) return saved
  const { ir } = program
  const versions: readonly (readonly [string, unknown, unknown])[] = [
    ['game', saved.game, ir.id],
    ['number of players', saved.players, ir.seats.length],
    ['choice of options', optionText(saved.options, ir), optionText(valuesOf(ir), ir)],
  ]
  const other = versions.find(([, found, expected]) => found !== expected)
  if (other !== undefined)
    return refused(
      'ST5202',
      `This game was saved under another ${other[0]}: expected ${quoted(String(other[2]))}, found ${quoted(String(other[1]))}.`,
    )
  const again = replayed(program, saved)
  if (isRefused(again))
    return saved.position === undefined
      ? again
      : { ...again, message: `The position where this game began is refused: ${again.message}` }
  const { match, stopped } = again
  match.keepMarks(saved.takenBack ?? [])
  match.undoPolicy = saved.undo ?? 'unseen'
  const otherRules = saved.rules !== rulesHash(ir) || saved.semantics !== SEMANTICS_VERSION
  if (!otherRules && stopped !== undefined)
    return {
      ...refused('ST5203', stoppedText(stopped)),
      ...(stopped.refused.at === undefined ? {} : { at: stopped.refused.at }),
    }
  if (!otherRules && match.hash() !== saved.state)
    return refused('ST5203', 'Replaying this saved game leads to a different state.')
  const wrong = saved.resigned === null || stopped !== undefined ? undefined : match.resign(saved.resigned)
  if (wrong !== undefined && !otherRules)
    return refused('ST5203', `The resignation in this saved game is refused: ${wrong.message}`)
  return { match, stopped, otherRules }
}

/** The answers of a saved game, without checking them. Undefined if the text is not one. */
export function answersSaved(
  text: string,
): Pick<Saved, 'players' | 'seed' | 'position' | 'moves'> | undefined {
  const saved = savedIn(text)
  return isRefused(saved) ? undefined : saved
}

/** The number of players of a saved game. Undefined if the text is not one. */
export function playersSaved(text: string): number | undefined {
  const saved = savedIn(text)
  return isRefused(saved) ? undefined : saved.players
}

/** One sentence: which move of a saved game is refused, and why. */
export function stoppedText({ ply, move, refused: { message } }: Stopped): string {
  return `Move ${ply} of this saved game, ${quoted(move)}, is refused: ${message}`
}

type Options = Saved['options']

function valuesOf(ir: GameIR): Options {
  return ir.options.map(({ name, text }) => [name, text] as const)
}

/** An option that exists only in one of the two versions is a change of rules, not a different choice. */
function optionText(options: Options, ir: GameIR): string {
  const known = options.filter(([name]) => ir.options.some((option) => option.name === name))
  return known.map(([name, value]) => `${name}=${value}`).join(', ')
}

/** The first digits of a hash of rules, enough to tell two rulesets apart. */
function short(hash: string): string {
  return hash.slice(0, 8)
}

/** The format of a record, also of one from a later release. */
const FORMAT = /^\{"format":"(sandtable-game-(\d{1,9}))"/u

function savedIn(text: string): Saved | Refused {
  const [, open = '', checksum] = typeof text === 'string' ? (CHECKSUM.exec(text.trimEnd()) ?? []) : []
  if (checksum === undefined) return refused('ST5201', 'This is not a saved game, or its end is missing.')
  if (sha256(open) !== checksum)
    return refused('ST5201', 'This saved game is damaged: its checksum does not match.')
  const [, format = '', version = '1'] = FORMAT.exec(open) ?? []
  if (Number(version) > FORMATS.length)
    return refused(
      'ST5207',
      `This game was saved by a later release, in the format \`${format}\`. This release reads ${FORMATS.map((one) => `\`${one}\``).join(' and ')}.`,
    )
  return parse(`${open}}`) ?? refused('ST5201', 'This is not a saved game.')
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
    FORMATS[has('position', 'string') ? 1 : 0] === Reflect.get(value, 'format') &&
    ['game', 'rules', 'seed', 'state'].every((key) => has(key, 'string')) &&
    has('semantics', 'number') &&
    has('players', 'number') &&
    (Reflect.get(value, 'resigned') === null || has('resigned', 'number')) &&
    isPairs(Reflect.get(value, 'options')) &&
    areMarks(Reflect.get(value, 'takenBack')) &&
    [undefined, ...UNDO_POLICIES].some((policy) => policy === Reflect.get(value, 'undo')) &&
    Array.isArray(moves) &&
    moves.every((move) => typeof move === 'string')
  )
}

function areMarks(value: unknown): boolean {
  const isMark = (mark: unknown): boolean =>
    typeof mark === 'object' &&
    mark !== null &&
    [Reflect.get(mark, 'ply'), Reflect.get(mark, 'seat')].every(Number.isSafeInteger) &&
    Array.isArray(Reflect.get(mark, 'agreed'))
  return value === undefined || (Array.isArray(value) && value.every(isMark))
}

function isPairs(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (pair) => Array.isArray(pair) && pair.length === 2 && pair.every((p) => typeof p === 'string'),
    )
  )
}
