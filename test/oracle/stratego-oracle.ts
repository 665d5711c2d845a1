import type { Oracle } from './oracle.ts'
import type { Square } from './squares.ts'
import { drawnOn, squareCalled, squareName } from './squares.ts'

export type Army = 'red' | 'blue'

/** The differences between the games of the family. */
export interface StrategoRules {
  readonly columns: number
  readonly rows: number
  readonly lakes: readonly string[]
  /** How many of each letter an army has. */
  readonly army: ReadonlyMap<string, number>
  readonly setUpRows: number
  /** From how many squares away a scout may attack, in a straight line. */
  readonly scoutStrike: number
  /** The most consecutive moves between the same two squares or over the same border. */
  readonly limit: number
  readonly bothStuck: 'mover loses' | 'draw'
  /** House rules; each is off if absent. */
  readonly tiesToAttacker?: boolean
  readonly flagWalks?: boolean
  readonly quiet?: { readonly sinceAttack: number; readonly inAll: number }
  readonly rescue?: { readonly each: number; readonly scouts: boolean; readonly bombs: boolean }
}

const QUICK_BOARD = { columns: 8, rows: 8, lakes: ['c4', 'c5', 'f4', 'f5'], setUpRows: 3 } as const

function armyOf(counts: string): ReadonlyMap<string, number> {
  const army = new Map<string, number>()
  for (const letter of counts) army.set(letter, (army.get(letter) ?? 0) + 1)
  return army
}

export const DUEL: StrategoRules = {
  ...QUICK_BOARD,
  army: armyOf('FBBMGNNOOS'),
  scoutStrike: Infinity,
  limit: 3,
  bothStuck: 'mover loses',
}

export const BARRAGE: StrategoRules = { ...DUEL, army: armyOf('FBMGNOOS') }

export const CLASSIC: StrategoRules = {
  columns: 10,
  rows: 10,
  lakes: ['c5', 'd5', 'c6', 'd6', 'g5', 'h5', 'g6', 'h6'],
  setUpRows: 4,
  army: armyOf(`FMGCCJJJPPPPLLLLTTTTNNNNNOOOOOOOOSBBBBBB`),
  scoutStrike: 1,
  limit: 3,
  bothStuck: 'draw',
}

/** M 10, G 9, C 8, J 7, P 6, L 5, T 4, N miner 3, O scout 2, S spy 1; B and F have none. */
const RANKS = new Map([...'SONTLPJCGM'].map((letter, index) => [letter, index + 1]))

export interface StrategoPiece {
  /** Distinguishes pieces of one kind. */
  readonly name: string
  readonly army: Army
  readonly letter: string
}

/** A move that has been made. */
interface Made {
  readonly army: Army
  readonly piece: string
  readonly from: string
  readonly to: string
  readonly attack: boolean
  /** The position afterwards. */
  readonly position: string
  /** The names of the enemy pieces next to the moved piece afterwards. */
  readonly threatened: readonly string[]
}

export interface Stratego {
  readonly pieces: ReadonlyMap<string, StrategoPiece>
  readonly turn: Army
  readonly made: readonly Made[]
  readonly flagTakenBy: Army | undefined
  readonly captured: readonly StrategoPiece[]
  /** The names of the pieces that have rescued another one. */
  readonly rescuers: readonly string[]
  /** The piece with which the player to move has reached the far row, and may make a rescue. */
  readonly mayRescue: StrategoPiece | undefined
}

const NOTHING_YET = { made: [], flagTakenBy: undefined, captured: [], rescuers: [], mayRescue: undefined }

const STRAIGHT = [
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: -1, y: 0 },
] as const

function enemyOf(army: Army): Army {
  return army === 'red' ? 'blue' : 'red'
}

function positionText(pieces: Stratego['pieces']): string {
  return [...pieces]
    .map(([at, piece]) => `${at}=${piece.name}`)
    .sort()
    .join(' ')
}

function nextTo(square: Square): readonly string[] {
  return STRAIGHT.map((step) => squareName({ x: square.x + step.x, y: square.y + step.y }))
}

/** A position as drawn in books: capitals are red, small letters blue. */
export function strategoPosition(picture: string, turn: Army): Stratego {
  const pieces = new Map<string, StrategoPiece>()
  for (const { square, sign } of drawnOn(picture)) {
    if (!/[a-z]/i.test(sign)) continue
    const army = sign === sign.toUpperCase() ? 'red' : 'blue'
    const at = squareName(square)
    pieces.set(at, { name: `${army} ${sign} of ${at}`, army, letter: sign.toUpperCase() })
  }
  return { pieces, turn, ...NOTHING_YET }
}

/** Both armies set up, each drawn as its owner sees it: front row first. */
export function strategoSetUp(rules: StrategoRules, red: string, blue: string): Stratego {
  const pieces = new Map<string, StrategoPiece>()
  for (const [army, picture] of [
    ['red', red],
    ['blue', blue],
  ] as const) {
    const counted = new Map<string, number>()
    for (const { square, sign } of drawnOn(picture)) {
      if (sign === '.') continue
      const own = army === 'red' ? square : { x: rules.columns - 1 - square.x, y: rules.rows - 1 - square.y }
      const at = squareName(own)
      counted.set(sign, (counted.get(sign) ?? 0) + 1)
      pieces.set(at, { name: `${army} ${sign} of ${at}`, army, letter: sign })
    }
    for (const [letter, count] of rules.army)
      if (counted.get(letter) !== count) throw new Error(`${army} needs ${count} ${letter}`)
    if (counted.size !== rules.army.size) throw new Error(`${army} has pieces that are not in the box`)
  }
  return { pieces, turn: 'red', ...NOTHING_YET }
}

/** Moves and attacks as the pieces go, ignoring the rules about earlier moves. */
function plainMoves(rules: StrategoRules, state: Stratego, army: Army): readonly string[] {
  const onBoard = ({ x, y }: Square): boolean => x >= 0 && y >= 0 && x < rules.columns && y < rules.rows
  return [...state.pieces].flatMap(([from, piece]) => {
    if (piece.army !== army || piece.letter === 'B') return []
    const flag = piece.letter === 'F'
    if (flag && rules.flagWalks !== true) return []
    const scout = piece.letter === 'O'
    const strike = flag ? 0 : scout ? rules.scoutStrike : 1
    return STRAIGHT.flatMap((step) => {
      const found: string[] = []
      const { x, y } = squareCalled(from)
      const reach = scout ? Infinity : 1
      for (let far = 1; far <= reach; far++) {
        const square = { x: x + far * step.x, y: y + far * step.y }
        const to = squareName(square)
        if (!onBoard(square) || rules.lakes.includes(to)) break
        const there = state.pieces.get(to)
        if (there === undefined) {
          found.push(`${from}-${to}`)
          continue
        }
        if (there.army !== army && far <= strike) found.push(`${from}x${to}`)
        break
      }
      return found
    })
  })
}

/** Which side wins a fight. */
function battle(
  rules: StrategoRules,
  attacker: string,
  defender: string,
): 'attacker' | 'defender' | 'neither' {
  if (defender === 'F') return 'attacker'
  if (defender === 'B') return attacker === 'N' ? 'attacker' : 'defender'
  if (attacker === 'S' && defender === 'M') return 'attacker'
  const [a, d] = [RANKS.get(attacker) ?? 0, RANKS.get(defender) ?? 0]
  if (a === d) return rules.tiesToAttacker === true ? 'attacker' : 'neither'
  return a > d ? 'attacker' : 'defender'
}

function make(rules: StrategoRules, state: Stratego, army: Army, move: string): Stratego {
  const attack = move.includes('x')
  const [from = '', to = ''] = move.split(/[-x]/)
  const piece = state.pieces.get(from)
  if (piece === undefined) throw new Error(`nothing stands on ${from}`)
  const defender = state.pieces.get(to)
  const pieces = new Map(state.pieces)
  pieces.delete(from)
  const outcome = defender === undefined ? 'attacker' : battle(rules, piece.letter, defender.letter)
  if (outcome === 'attacker') pieces.set(to, piece)
  if (outcome === 'neither') pieces.delete(to)
  const threatened = nextTo(squareCalled(to)).flatMap((square) => {
    const there = pieces.get(square)
    return there !== undefined && there.army !== army ? [there.name] : []
  })
  const position = positionText(pieces)
  const flagTakenBy = outcome === 'attacker' && defender?.letter === 'F' ? army : undefined
  const arrived = outcome === 'attacker' && squareCalled(to).y === (army === 'red' ? rules.rows - 1 : 0)
  const asked = rules.rescue !== undefined && arrived && flagTakenBy === undefined
  const removed = [
    ...(outcome === 'attacker' ? [] : [piece]),
    ...(defender === undefined || outcome === 'defender' ? [] : [defender]),
  ]
  return {
    ...state,
    pieces,
    turn: asked ? army : enemyOf(army),
    made: [...state.made, { army, piece: piece.name, from, to, attack, position, threatened }],
    flagTakenBy,
    captured: [...state.captured, ...removed],
    mayRescue: asked ? piece : undefined,
  }
}

/** The choices of a player whose piece has reached the far row: `done`, or a prisoner and a square. */
function rescues(rules: StrategoRules, state: Stratego): readonly string[] {
  const { mayRescue: rescuer, turn } = state
  const { rescue } = rules
  if (rescuer === undefined || rescue === undefined) return []
  const made = state.rescuers.filter((name) => name.startsWith(turn)).length
  const isTired = state.rescuers.includes(rescuer.name) || made >= rescue.each
  if (isTired || (rescuer.letter === 'O' && !rescue.scouts)) return ['done']
  const letters = state.captured.flatMap((piece) =>
    piece.army === turn && (piece.letter !== 'B' || rescue.bombs)
      ? // A prisoner that has made a rescue itself is different; of two alike, one is enough.
        [`${piece.letter}${state.rescuers.includes(piece.name) ? ' tired' : ''}`]
      : [],
  )
  const squares = homeOf(rules, turn).filter((square) => !state.pieces.has(square))
  const found = [...new Set(letters)].flatMap((letter) => squares.map((to) => `+${letter.slice(0, 1)}${to}`))
  return [...found, 'done']
}

function homeOf(rules: StrategoRules, army: Army): readonly string[] {
  return Array.from({ length: rules.columns * rules.setUpRows }, (_, i) => {
    const row = Math.floor(i / rules.columns)
    return squareName({ x: i % rules.columns, y: army === 'red' ? row : rules.rows - 1 - row })
  })
}

/** Answers whether to rescue a piece. */
function makeRescue(state: Stratego, move: string): Stratego {
  const after = { ...state, turn: enemyOf(state.turn), mayRescue: undefined }
  const last = state.made.at(-1)
  if (move === 'done' || last === undefined || state.mayRescue === undefined) return after
  const prisoner = state.captured.find((p) => p.army === state.turn && p.letter === move.slice(1, 2))
  if (prisoner === undefined) throw new Error(`nobody is there for ${move}`)
  const pieces = new Map(state.pieces).set(move.slice(2), prisoner)
  return {
    ...after,
    pieces,
    captured: state.captured.filter((p) => p !== prisoner),
    rescuers: [...state.rescuers, state.mayRescue.name],
    // The position at the end of the turn.
    made: [...state.made.slice(0, -1), { ...last, position: positionText(pieces) }],
  }
}

/** The borders between neighbouring squares that a straight move crosses. */
function bordersOf({ from, to }: Made): readonly string[] {
  const [a, b] = [squareCalled(from), squareCalled(to)]
  const [dx, dy] = [Math.sign(b.x - a.x), Math.sign(b.y - a.y)]
  const count = Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y))
  return Array.from({ length: count }, (_, i) =>
    [
      squareName({ x: a.x + i * dx, y: a.y + i * dy }),
      squareName({ x: a.x + (i + 1) * dx, y: a.y + (i + 1) * dy }),
    ]
      .sort()
      .join('|'),
  )
}

/** The last `count` moves of a player. */
function lastOwn(made: readonly Made[], army: Army, count: number): readonly Made[] {
  return made.filter((m) => m.army === army).slice(-count)
}

/** Whether the player's last moves were all by this piece between the same two squares, and this one is, too. */
function goesToAndFro(rules: StrategoRules, before: readonly Made[], now: Made): boolean {
  const last = lastOwn(before, now.army, rules.limit)
  const same = (m: Made): boolean =>
    m.piece === now.piece &&
    ((m.from === now.from && m.to === now.to) || (m.from === now.to && m.to === now.from))
  return last.length === rules.limit && last.every(same)
}

/** Whether this piece crossed the same border in all of the player's last moves, and does so again. */
function crossesOneBorder(rules: StrategoRules, before: readonly Made[], now: Made): boolean {
  const last = lastOwn(before, now.army, rules.limit)
  if (last.length < rules.limit || last.some((m) => m.piece !== now.piece)) return false
  return bordersOf(now).some((border) => last.every((m) => bordersOf(m).includes(border)))
}

/**
 * The moves of the chase that this move would continue, latest first: each threatened an enemy piece, and each time a
 * threatened piece moved away at once.
 */
function chaseBefore(before: readonly Made[]): readonly Made[] {
  const chase: Made[] = []
  for (let end = before.length - 1; end >= 1; end -= 2) {
    const [threat, answer] = [before[end - 1], before[end]]
    if (threat === undefined || answer === undefined) break
    const fled = !threat.attack && !answer.attack && threat.threatened.includes(answer.piece)
    if (!fled) break
    chase.push(threat)
  }
  return chase
}

/** Whether a threat repeats a position of its chase, unless the piece goes straight back to where it came from. */
function repeatsInChase(before: readonly Made[], now: Made): boolean {
  if (now.attack || now.threatened.length === 0) return false
  const chase = chaseBefore(before)
  const [previous] = chase
  if (previous !== undefined && previous.piece === now.piece && previous.from === now.to) return false
  return chase.some((m) => m.position === now.position)
}

/** Why a move is forbidden by earlier moves; undefined if it is not. */
export function forbidden(
  rules: StrategoRules,
  state: Stratego,
  army: Army,
  move: string,
): 'two squares' | 'one border' | 'chase' | undefined {
  const now = make(rules, state, army, move).made.at(-1)
  if (now === undefined) return undefined
  if (goesToAndFro(rules, state.made, now)) return 'two squares'
  if (crossesOneBorder(rules, state.made, now)) return 'one border'
  return repeatsInChase(state.made, now) ? 'chase' : undefined
}

function legalFor(rules: StrategoRules, state: Stratego, army: Army): readonly string[] {
  return plainMoves(rules, state, army).filter((m) => forbidden(rules, state, army, m) === undefined)
}

function canMove(rules: StrategoRules, state: Stratego, army: Army): boolean {
  return plainMoves(rules, state, army).some((m) => forbidden(rules, state, army, m) === undefined)
}

export function strategoOracle(rules: StrategoRules, start: Stratego): Oracle<Stratego> {
  const oracle: Oracle<Stratego> = {
    start: () => start,
    seat: (state) => state.turn,
    moves: (state) =>
      state.mayRescue === undefined ? legalFor(rules, state, state.turn) : rescues(rules, state),
    play: (state, move) =>
      state.mayRescue === undefined ? make(rules, state, state.turn, move) : makeRescue(state, move),
    result: (state) => {
      if (state.flagTakenBy !== undefined)
        return { winner: state.flagTakenBy, reason: 'the flag is captured' }
      if (state.mayRescue !== undefined) return undefined
      const silent = tooLong(rules, state)
      if (silent !== undefined) return { winner: undefined, reason: silent }
      if (canMove(rules, state, state.turn)) return undefined
      const enemy = enemyOf(state.turn)
      const both = rules.bothStuck === 'draw' && !canMove(rules, state, enemy)
      return { winner: both ? undefined : enemy, reason: 'blockade' }
    },
    standing: ({ pieces }) =>
      new Map([...pieces].map(([at, { army, letter }]) => [at, `${army} ${letter}`] as const)),
  }
  return oracle
}

function tooLong({ quiet }: StrategoRules, { made }: Stratego): string | undefined {
  if (quiet === undefined || made.length === 0) return undefined
  const sinceAttack = made.length - 1 - made.findLastIndex((m) => m.attack)
  if (sinceAttack >= quiet.sinceAttack) return 'nobody attacks'
  return made.length >= quiet.inAll ? 'the game has lasted too long' : undefined
}
