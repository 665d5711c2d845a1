import type { Signal } from '@preact/signals'
import type { Concern } from '../play/concerned.ts'
import type { Client } from '../workers/channel.ts'
import type { LanguageCalls, Spot } from '../workers/language-calls.ts'
import type { PlayCalls } from '../workers/play-calls.ts'

/** Milliseconds that the cursor rests before somebody is thought to look at where it is. */
const PAUSE = 150

/** Follows the cursor: what it stands on is shown on the board. */
export class CursorConcern {
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
    const mine = ++this.asked
    // What is wrong with the text that is being typed is wanted first.
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
    if (mine === this.asked) this.shown.value = { rule, action, ...concerned }
  }
}
