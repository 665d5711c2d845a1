import { signal, type Signal } from '@preact/signals'
import type { Concern } from '../play/concerned-things.ts'
import type { Client } from '../workers/channel.ts'
import type { LanguageCalls, Spot } from '../workers/language-calls.ts'
import type { PlayCalls } from '../workers/play-calls.ts'

/** Milliseconds for which the cursor must rest before its place counts as looked at. */
const PAUSE = 150

/** Follows the cursor and shows on the board what is under it. */
export class CursorConcern {
  /** The place of the cursor. */
  readonly spot = signal<Spot | undefined>(undefined)
  private readonly shown: Signal<Concern | undefined>
  private readonly language: Client<LanguageCalls>
  private readonly play: Client<PlayCalls>
  private asked = 0

  constructor(language: Client<LanguageCalls>, play: Client<PlayCalls>, shown: Signal<Concern | undefined>) {
    this.language = language
    this.play = play
    this.shown = shown
  }

  async at(spot: Spot | undefined): Promise<void> {
    this.spot.value = spot
    const mine = ++this.asked
    // Diagnostics for the text being typed come first.
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    if (mine !== this.asked) return
    const spoken = spot === undefined ? undefined : await this.language.call('spokenOf', spot)
    if (mine !== this.asked) return
    if (spot === undefined || spoken === undefined) {
      this.shown.value = undefined
      return
    }
    const { name: rule, things, action } = spoken
    const concerned = await this.play.call('concerned', { file: spot.file, things })
    if (mine === this.asked) this.shown.value = concerned && { rule, action, ...concerned }
  }
}
