import { effect } from '@preact/signals'
import { sound } from '../session/preferences.ts'
import type { Table } from '../play/table.ts'
import type { Position } from '../workers/play-calls.ts'

/** A burst of noise: the middle of its band in hertz, how narrow the band is, and its seconds. */
interface Burst {
  readonly pitch: number
  readonly narrow: number
  readonly length: number
}

const BURSTS = {
  place: { pitch: 900, narrow: 2, length: 0.07 },
  take: { pitch: 500, narrow: 1.5, length: 0.1 },
  card: { pitch: 3000, narrow: 0.5, length: 0.06 },
  roll: { pitch: 1500, narrow: 2.5, length: 0.04 },
} as const

/** Seconds between the bursts of dice. */
const RATTLE = [0, 0.07, 0.12, 0.21]
const LOUDNESS = 0.35

/** Four sounds made by the browser itself, if the user has turned them on. */
export class Sound {
  private context: AudioContext | undefined
  private readonly stop = new AbortController()
  private readonly unwatch: () => void

  constructor() {
    // Browsers let a page sound only once the user has done something there.
    const { signal } = this.stop
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, () => this.begin(), { signal, capture: true })
    this.unwatch = effect(() => {
      if (sound.value === 'on' && navigator.userActivation.isActive) this.begin()
    })
  }

  end(): void {
    this.stop.abort()
    this.unwatch()
    void this.context?.close()
  }

  /** Sounds like the move that leads to a position. */
  before(table: Table, next: Position): void {
    const last = table.position.peek()
    if (sound.peek() === 'off' || document.hidden || next.plies !== (last?.plies ?? 0) + 1) return
    const heard = soundOf(next)
    if (heard === undefined) return
    for (const after of heard === 'roll' ? RATTLE : [0]) this.play(BURSTS[heard], after)
  }

  private begin(): void {
    if (sound.peek() === 'on') this.context ??= new AudioContext()
  }

  private play({ pitch, narrow, length }: Burst, after: number): void {
    const { context } = this
    if (context === undefined) return
    const count = Math.ceil(length * context.sampleRate)
    const noise = context.createBuffer(1, count, context.sampleRate)
    // It ends softly, or else it would crack.
    noise.getChannelData(0).forEach((_, i, all) => {
      all[i] = (2 * Math.random() - 1) * (1 - i / count) ** 3
    })
    const source = new AudioBufferSourceNode(context, { buffer: noise })
    source
      .connect(new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: narrow }))
      .connect(new GainNode(context, { gain: LOUDNESS }))
      .connect(context.destination)
    source.start(context.currentTime + after)
  }
}

function soundOf({ changes, scene, log }: Position): keyof typeof BURSTS | undefined {
  if (log.at(-1)?.heard.some(({ what }) => what !== 'said') === true) return 'roll'
  const spaces = new Set(
    scene?.boards.flatMap(({ rows, spots }) => [
      ...rows.flat().map((square) => square?.name),
      ...spots.map(({ square }) => square.name),
    ]),
  )
  const from = changes.map((change) =>
    'from' in change && change.change !== 'value' ? change.from : undefined,
  )
  const to = changes.map((change) => ('to' in change && change.change !== 'value' ? change.to : undefined))
  const leaves = from.some((place, i) => place !== undefined && spaces.has(place) && !spaces.has(to[i]))
  if (leaves) return 'take'
  const arrives = to.filter((place) => place !== undefined)
  if (arrives.some((place) => spaces.has(place))) return 'place'
  return arrives.length > 0 ? 'card' : undefined
}
