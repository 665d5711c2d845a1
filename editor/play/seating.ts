import { signal, type Signal } from '@preact/signals'
import type { GameFacts, Look, Position } from '../workers/play-calls.ts'
import type { Opponent, PlayerName } from './players.ts'

/** People and programs at the seats of the table, and who is looking at the screen. */
export class Seating {
  readonly playedBy = signal<readonly PlayerName[]>([])
  /** The seat to pass the screen to. */
  readonly passing = signal<number | undefined>(undefined)
  readonly authorSees = signal(false)
  /** Who plays the other seats of a game that is opened. */
  readonly opponent: Signal<Opponent>

  /** The seat of the person at the screen, once it has been passed on. */
  private present: number | undefined
  /** For each seat, the player who sat there when the game was last shown. */
  private sitting: readonly number[] | undefined
  /** The user has only opened this game, and takes the first seat that a person decides for. */
  private isOpened = false

  constructor(opponent: Signal<Opponent>) {
    this.opponent = opponent
  }

  get hasPeople(): boolean {
    return this.playedBy.value.includes('person')
  }

  /** True if a program decides: nobody may answer for it. */
  isProgram({ decision }: Pick<Position, 'decision'>): boolean {
    return decision !== undefined && this.playedBy.peek()[decision.seat] !== 'person'
  }

  /** Seats people and programs; the opponent takes the seats that are left. */
  seat(playedBy: readonly PlayerName[], seats: GameFacts['seats']): void {
    this.playedBy.value = seats.map((_, seat) => playedBy[seat] ?? this.opponent.peek())
  }

  /** Another game: nobody has taken the screen yet. */
  startAnew(isOpened: boolean): void {
    this.present = undefined
    this.sitting = undefined
    this.isOpened = isOpened
  }

  /** People and programs move along when players change seats. */
  moveAlong(sitting: readonly number[]): void {
    const before = this.sitting
    this.sitting = sitting
    if (before === undefined || before.every((player, seat) => player === sitting[seat])) return
    const cameFrom = sitting.map((player) => before.indexOf(player))
    const playedBy = this.playedBy.peek()
    this.playedBy.value = cameFrom.map((seat) => playedBy[seat] ?? this.opponent.peek())
    if (this.present !== undefined) this.present = cameFrom.indexOf(this.present)
  }

  /** The view that the screen may show while this seat decides. A person who is not at the screen gets it passed first. */
  lookFor(decider: number | undefined, hasSecrets: boolean): Look {
    const people = this.playedBy.value.flatMap((by, seat) => (by === 'person' ? [seat] : []))
    const [only] = people
    if (this.authorSees.value || people.length === 0) return 'open'
    if (people.length === 1 && only !== undefined) return only
    if (!hasSecrets) return 'open'
    if (decider === undefined) return this.present ?? 'open'
    if (!people.includes(decider)) return this.present ?? 'nobody'
    if (this.isOpened) this.present = decider
    this.isOpened = false
    if (this.present === decider) return decider
    // Hide first, then ask: the page must not get the next player's view any earlier.
    this.passing.value = decider
    return 'nobody'
  }

  /** The person to whom the screen was passed has it. */
  passed(): void {
    this.present = this.passing.value
    this.passing.value = undefined
  }

  /** The person at the screen keeps a seat; all others are played by programs, or by people at the same screen. */
  seatOthers(by: Opponent): void {
    const seats = this.playedBy.value
    const mine = this.present ?? this.passing.value ?? Math.max(0, seats.indexOf('person'))
    this.opponent.value = by
    this.present = mine
    this.playedBy.value = seats.map((_, seat) => (seat === mine ? 'person' : by))
    this.passing.value = undefined
  }

  setPlayer(seat: number, by: PlayerName): void {
    this.playedBy.value = this.playedBy.value.map((old, i) => (i === seat ? by : old))
    this.passing.value = undefined
  }
}
