import { batch, signal, type Signal } from '@preact/signals'
import { text } from '../texts/text.ts'
import type { CoveredLine, RuleLine, RuleStop } from '../../interpreter/index.ts'
import type { Client } from '../workers/channel.ts'
import { RanAway } from '../workers/worker-supervisor.ts'
import type {
  Answered,
  GameChoice,
  GameFacts,
  Look,
  Objection,
  Offer,
  PlayCalls,
  Position,
  Refusal,
  StoppedGame,
  MoveOdds,
} from '../workers/play-calls.ts'
import type { ToldDiagnostic } from '../workers/diagnostic-data.ts'
import { Choosing, type Chooser } from './choosing.ts'
import type { Concern } from './concerned-things.ts'
import type { Opponent, PlayerName } from './players.ts'
import { Seating } from './seating.ts'
import { UnfinishedSetup } from './unfinished-setup.ts'

/** A table to show before the game is there. */
export interface TablePicture {
  readonly facts: GameFacts
  readonly position: Position
}

/** A game and who plays it. */
interface KeptTable {
  readonly choice: GameChoice
  readonly playedBy: readonly PlayerName[]
}

/** Milliseconds between the moves of programs, so that people can follow. */
const PACE = 450

/** The game on the table as the page knows it: the view from the worker, the players, and the choices so far. */
export class Table implements Chooser {
  readonly facts = signal<GameFacts | undefined>(undefined)
  /** The worker has this game. Until then a picture of it is shown, and every request waits. */
  readonly isLive = signal(false)
  readonly position = signal<Position | undefined>(undefined)
  readonly choice = signal<GameChoice | undefined>(undefined)
  readonly seating: Seating
  readonly refusal = signal<Refusal | undefined>(undefined)
  readonly why = signal<{ readonly about: string; readonly objections: readonly Objection[] } | undefined>(
    undefined,
  )
  /** Things that the rule under the cursor concerns. */
  readonly concern = signal<Concern | undefined>(undefined)
  readonly paused = signal(false)
  /** The board is turned by half. */
  readonly isFlipped = signal(false)
  /** The decision to look back at. Undefined: now. */
  readonly lookedAt = signal<number | undefined>(undefined)
  readonly stopped = signal<StoppedGame | undefined>(undefined)
  /** The line of the rules at which an answer stopped. */
  readonly stop = signal<RuleStop | undefined>(undefined)
  /** The rules took too long. */
  readonly ranAway = signal(false)
  /** The reason why the last requested game cannot be set up. */
  readonly problems = signal<readonly ToldDiagnostic[]>([])
  /** The text has errors, so an older version of the rules is running. */
  readonly isStale = signal(false)

  /** The next move, while it is being chosen. */
  readonly choosing = new Choosing(this)
  readonly setup = new UnfinishedSetup()

  private readonly worker: Client<PlayCalls>
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Called before another position is shown. */
  beforeShown: ((next: Position) => void) | undefined
  /** Number of the newest request; only its answer is shown. */
  private asked = 0

  /** The game as last kept, and the lines it stops at: a new worker needs both. */
  private storedPosition: string | undefined
  private stops: readonly RuleLine[] = []
  /** A game whose rules had errors when it was requested. It begins once they are fixed. */
  private unbegun: Parameters<Table['begin']> | undefined
  /** The worker has lost the game. */
  private isLost = false

  private becomesLive: () => void = () => {}

  constructor(worker: Client<PlayCalls>, opponent: Signal<Opponent>) {
    this.seating = new Seating(opponent)
    const live = new Promise<void>((resolve) => (this.becomesLive = resolve))
    this.worker = {
      ...worker,
      call: (call, argument) =>
        (call === 'begin' || this.isLive.peek()
          ? worker.call(call, argument)
          : live.then(() => worker.call(call, argument))
        ).catch(async (thrown: unknown) => {
          if (!(thrown instanceof RanAway) || call === 'begin') throw thrown
          await this.recover()
          // The caller gets no answer, and the page shows the game as it was before.
          return new Promise<never>(() => {})
        }),
    }
  }

  /** Rules did not terminate: restores the earlier game, and programs wait. */
  private async recover(): Promise<void> {
    // Several calls may have waited for the same worker.
    if (this.isLost) return
    this.isLost = true
    const choice = this.choice.peek()
    this.choosing.forgetCalls()
    clearTimeout(this.timer)
    this.paused.value = true
    this.ranAway.value = true
    if (choice === undefined) return
    try {
      await this.worker.call('stopAt', this.stops)
      await this.begin({ ...choice, record: this.storedPosition }, this.seating.playedBy.peek())
      this.ranAway.value = true
    } catch (thrown) {
      if (!(thrown instanceof RanAway)) throw thrown
    }
  }

  /** Shows a game as it will be once `begin` has been answered. */
  foresee({ choice, playedBy }: KeptTable, { facts, position }: TablePicture): void {
    batch(() => {
      this.choice.value = choice
      this.facts.value = facts
      this.seating.seat(playedBy, facts.seats)
      this.position.value = position
      this.choosing.leave()
    })
  }

  /** A new game for several people starts by passing the screen to the first; a game that was only opened does not. */
  async begin(choice: GameChoice, playedBy: readonly PlayerName[], isOpened = false): Promise<boolean> {
    const begun = await this.worker.call('begin', choice)
    const before = this.choice.value
    if ('problems' in begun) {
      batch(() => {
        // Another game would look like this one.
        if (!this.isLive.peek() || choice.file !== before?.file)
          this.facts.value = this.position.value = undefined
        this.refusal.value = begun.refusal
        this.problems.value = begun.problems
        // A position that is wrong stays wrong while rules are edited.
        this.unbegun = choice.position === undefined ? [choice, playedBy, isOpened] : undefined
      })
      return false
    }
    this.unbegun = undefined
    this.setup.forget()
    this.seating.startAnew(isOpened)
    this.isLost = false
    const isForeseen = !this.isLive.peek() && choice.file === before?.file
    const foreseen = isForeseen ? this.position.peek() : undefined
    batch(() => {
      this.isLive.value = true
      this.becomesLive()
      this.isStale.value = false
      this.problems.value = []
      if (choice.file !== before?.file) this.concern.value = undefined
      this.choice.value = choice
      this.facts.value = begun.game
      // Until another game is shown, nobody may choose a move of the previous one.
      if (choice.file !== before?.file || choice.players !== before.players) this.position.value = undefined
      // Somebody may have chosen other players on the picture.
      this.seating.seat(foreseen === undefined ? playedBy : this.seating.playedBy.peek(), begun.game.seats)
      this.lookedAt.value = undefined
      this.stopped.value = begun.stopped
      this.seating.passing.value = undefined
      this.seating.authorSees.value = false
      this.clearTalk()
      this.refusal.value = begun.refused
    })
    await this.refresh(foreseen)
    return true
  }

  /** Replays the game under the current rules. */
  async followRules(): Promise<void> {
    const choice = this.choice.value
    if (this.unbegun !== undefined) {
      await this.begin(...this.unbegun)
      return
    }
    if (this.facts.value === undefined || choice === undefined) return
    if (this.isLost) {
      await this.begin({ ...choice, record: this.storedPosition }, this.seating.playedBy.value)
      return
    }
    const replayed = await this.worker.call('replay', undefined)
    if (replayed === 'unchanged') {
      this.isStale.value = false
      return
    }
    if ('problems' in replayed) {
      this.refusal.value = replayed.refusal
      this.isStale.value = true
      return
    }
    batch(() => {
      this.isStale.value = false
      this.facts.value = replayed.game
      this.stopped.value = replayed.stopped
    })
    await this.refresh()
  }

  /** The current rules are known to have errors, so the game continues under the previous ones. */
  stayBehind(): void {
    this.isStale.value = this.facts.value !== undefined
  }

  /** Asks for the current view, and lets a program answer if it is its turn. What was foreseen stays if it was right. */
  async refresh(foreseen?: Position): Promise<void> {
    const mine = ++this.asked
    clearTimeout(this.timer)
    const now = await this.worker.call('show', { look: 'nobody', ply: undefined })
    this.seating.moveAlong(now.sitting)
    const look = this.seating.lookFor(now.decision?.seat, this.facts.value?.hasSecrets === true)
    const ply = this.lookedAt.value
    const shown = await this.worker.call('show', { look, ply })
    const position = await this.setup.within(
      this.seating.isProgram(shown) ? onlyLooking(shown) : shown,
      (pieces) => this.worker.call('layoutOf', pieces),
    )
    if (mine !== this.asked) return
    const before = this.position.peek()
    if (foreseen !== undefined && foreseen === before && isAlike(foreseen, position))
      return this.letProgramAnswer(position)
    // Somebody may be choosing a move while the same moves are shown again, to other eyes or after an edit.
    const isGoingOn = before !== undefined && offersTheSame(before, position)
    this.beforeShown?.(position)
    batch(() => {
      this.position.value = position
      this.stop.value = undefined
      if (!isGoingOn) this.choosing.leave()
    })
    this.letProgramAnswer(position)
  }

  /** The player has moved pieces of the setup. */
  setUpAs(layout: readonly number[]): void {
    const position = this.position.peek()
    this.position.value = (position && this.setup.arranged(position, layout)) ?? position
  }

  /** Replaces the unfinished setup by another random one. */
  async shuffle(): Promise<void> {
    this.setup.forget()
    this.setup.isLost.value = false
    await this.refresh()
  }

  async passed(): Promise<void> {
    this.seating.passed()
    await this.refresh()
  }

  /** See `Seating.seatOthers`. */
  async seatOthers(by: Opponent): Promise<void> {
    this.seating.seatOthers(by)
    await this.refresh()
  }

  private letProgramAnswer({ decision, ply, plies }: Position): void {
    const by = this.seating.playedBy.value[decision?.seat ?? -1]
    if (by === undefined || by === 'person' || this.paused.value || ply < plies) return
    if (this.lookedAt.value !== undefined) return
    this.timer = setTimeout(() => void this.advance(by), PACE)
  }

  private async advance(by: PlayerName): Promise<void> {
    const { plies = 0 } = this.position.peek() ?? {}
    await this.worker.call('think', { player: by, plies })
    // Drop the answer if the game was paused meanwhile, shows an earlier ply, or has another player in the seat.
    const now = this.position.peek()
    const isWanted = !this.paused.peek() && this.lookedAt.peek() === undefined && now?.plies === plies
    if (!isWanted || this.seating.playedBy.peek()[now.decision?.seat ?? -1] !== by) return
    await this.take(this.worker.call('advance', { player: by, look: this.look, plies }))
  }

  optionsAfter(begun: Parameters<Chooser['optionsAfter']>[0]): Promise<readonly Offer[]> {
    return this.worker.call('options', begun)
  }

  async play(move: string): Promise<void> {
    const position = this.position.value
    if (position === undefined || this.seating.isProgram(position)) return
    this.clearTalk()
    await this.take(this.worker.call('play', { move, look: this.look, plies: position.plies }))
  }

  /** The legal moves that a typed text can mean. */
  movesMeant(typed: string): Promise<readonly string[]> {
    return this.worker.call('meant', typed)
  }

  /** Continues after the line at which the game stopped. */
  goOn(): Promise<void> {
    return this.take(this.worker.call('goOn', { look: this.look }))
  }

  /** Drops the answer that stopped at a line. */
  async stay(): Promise<void> {
    this.choosing.leave()
    this.paused.value = true
    await this.refresh()
  }

  private async take(answered: Promise<Answered>): Promise<void> {
    const found = await answered
    this.stop.value = found !== undefined && 'stop' in found ? found.stop : undefined
    if (found === undefined) {
      this.clearTalk()
      this.lookedAt.value = undefined
      this.stopped.value = undefined
      await this.refresh()
    } else if ('refusal' in found) this.refusal.value = found.refusal
  }

  /**
   * The knowledge used for answers to the person at the screen: players see everything on the table that nobody hides,
   * but not what the rules do with it.
   */
  private get look(): Look {
    const look = this.position.value?.look ?? 'nobody'
    return look === 'open' && !this.mayKnowAll ? 'nobody' : look
  }

  /** True if nothing is hidden from anybody, or no player is looking. */
  get mayKnowAll(): boolean {
    return this.facts.value?.isAllSeen === true || this.seating.authorSees.value || !this.seating.hasPeople
  }

  /** Sets the lines of the rules at which the game stops. */
  stopAt(lines: readonly RuleLine[]): Promise<void> {
    this.stops = lines
    this.stop.value = undefined
    return this.worker.call('stopAt', lines)
  }

  breakableLines(file: string): Promise<readonly number[]> {
    return this.worker.call('breakableLines', file)
  }

  async arrange(layout: readonly number[]): Promise<void> {
    const position = this.position.value
    if (position === undefined || this.seating.isProgram(position)) return
    await this.take(this.worker.call('arrange', { layout, look: this.look, plies: position.plies }))
  }

  async askWhy(from: string, to: string): Promise<void> {
    const objections = await this.worker.call('why', { from, to })
    this.why.value = { about: from === to ? to : `${from} – ${to}`, objections }
  }

  async askWhyNot(move: string): Promise<void> {
    this.why.value = { about: move, objections: await this.worker.call('why', move) }
  }

  /** Goes back to the last choice of a person. Several people at one screen are asked whether all agree, if they must. */
  async undo(): Promise<void> {
    this.clearTalk()
    this.choosing.leave()
    const seats = [...this.seating.playedBy.value.keys()]
    const { hasPeople } = this.seating
    const programs = seats.filter((seat) => this.seating.playedBy.value[seat] !== 'person')
    const isAlone = seats.length - programs.length < 2 || this.seating.authorSees.value
    let agreed = isAlone ? seats : programs
    for (;;) {
      const refusal = await this.worker.call('takeBack', agreed)
      if (refusal?.code === 'ST5211' && agreed !== seats && confirm(text('allAgree'))) {
        agreed = seats
        continue
      }
      if (refusal !== undefined) break
      const { decision } = await this.worker.call('show', { look: 'nobody', ply: undefined })
      if (!hasPeople || this.seating.playedBy.value[decision?.seat ?? -1] === 'person') break
    }
    this.lookedAt.value = undefined
    this.stopped.value = undefined
    await this.refresh()
  }

  /** Gives again what was taken back, up to the next choice of a person. */
  async redo(): Promise<void> {
    this.clearTalk()
    clearTimeout(this.timer)
    const { hasPeople } = this.seating
    for (;;) {
      const found = await this.worker.call('giveAgain', { look: this.look })
      if (found !== undefined) return this.take(Promise.resolve(found))
      const { again, decision } = await this.worker.call('show', { look: 'nobody', ply: undefined })
      if (again === 0 || !hasPeople || this.seating.playedBy.value[decision?.seat ?? -1] === 'person') break
    }
    this.lookedAt.value = undefined
    await this.refresh()
  }

  /** The possible results of a move, and their probabilities. */
  odds(move: string): Promise<MoveOdds | undefined> {
    return this.worker.call('odds', { move, look: this.look })
  }

  async resign(seat: number): Promise<void> {
    const refusal = await this.worker.call('resign', seat)
    if (refusal !== undefined) this.refusal.value = refusal
    await this.refresh()
  }

  async lookAt(ply: number | undefined): Promise<void> {
    const plies = this.position.value?.plies ?? 0
    this.lookedAt.value = ply === undefined || ply >= plies ? undefined : Math.max(0, ply)
    await this.refresh()
  }

  async seeAll(all: boolean): Promise<void> {
    this.seating.authorSees.value = all
    if (all) this.seating.passing.value = undefined
    await this.refresh()
  }

  async pause(paused: boolean): Promise<void> {
    this.paused.value = paused
    await this.refresh()
  }

  /** The position on the table as a text, as far as the viewer may know it. */
  positionText(): Promise<string | undefined> {
    return this.worker.call('position', this.position.peek()?.look ?? 'nobody')
  }

  /** The game as a line of text that can replay it. It reveals everything. */
  async record(): Promise<string | undefined> {
    if (this.facts.value === undefined) return undefined
    const record = await this.worker.call('record', undefined)
    return typeof record === 'string' ? record : undefined
  }

  /** The same, and remembers it for a new worker. */
  async keep(): Promise<string | undefined> {
    this.storedPosition = await this.record()
    return this.storedPosition
  }

  /** The game as lines of an example. */
  example(): Promise<readonly string[] | undefined> {
    return this.worker.call('example', undefined)
  }

  /** The coverage of the rules by this game so far. */
  coverage(): Promise<readonly CoveredLine[]> {
    return this.worker.call('coverage', this.look)
  }

  /** Turns the board by half. */
  flip(): void {
    this.isFlipped.value = !this.isFlipped.peek()
  }

  async setPlayer(seat: number, by: PlayerName): Promise<void> {
    this.seating.setPlayer(seat, by)
    await this.refresh()
  }

  clearTalk(): void {
    this.ranAway.value = false
    this.setup.isLost.value = false
    this.refusal.value = undefined
    this.why.value = undefined
  }
}

function offersTheSame(one: Position, other: Position): boolean {
  const choices = ({ decision, offers, moves }: Position) => ({ decision, offers, moves })
  return one.ply === other.ply && one.plies === other.plies && isAlike(choices(one), choices(other))
}

function isAlike<T>(one: T, other: T): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** A position in which nothing can be chosen. */
function onlyLooking(position: Position): Position {
  return { ...position, offers: [], moves: [], handed: [], prepared: [], arrangement: undefined }
}
