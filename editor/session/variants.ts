import { text } from '../texts/text.ts'
import { aboutNow } from '../workers/current-answers.ts'
import type { Client } from '../workers/channel.ts'
import type { ReadingCalls, Ruling } from '../workers/reading-calls.ts'
import { freeName, idOf, writtenTitle } from '../workspace/names.ts'
import { withRuling } from '../workspace/rulings.ts'
import { withSetting } from '../workspace/option-text.ts'
import { withLines } from '../workspace/insert-lines.ts'
import type { UserWorkspace } from '../workspace/workspace.ts'
import type { Files } from './files.ts'
import type { GameList } from './game-list.ts'

/** Changes of games that are not typed. A shipped game is never changed: the change goes into a new variant of it. */
export class Variants {
  private readonly workspace: UserWorkspace
  private readonly list: GameList
  private readonly files: Files
  private readonly reading: () => Client<ReadingCalls>

  constructor(workspace: UserWorkspace, list: GameList, files: Files, reading: () => Client<ReadingCalls>) {
    this.workspace = workspace
    this.list = list
    this.files = files
    this.reading = reading
  }

  /** Settles an option in the text of a game. */
  choose(file: string, option: string, value: string | undefined): Promise<void> {
    return this.change(file, (text) => withSetting(text, option, value))
  }

  /** Writes a ruling into the text of a game where the rulebook leaves something open. */
  rule(file: string, ruling: Ruling, chosen: string): Promise<void> {
    return this.change(file, (text, name) => withRuling(text, name, ruling, chosen))
  }

  /** Writes lines of a ruleset into the text of a game. */
  insert(file: string, lines: string): Promise<void> {
    return this.change(file, (text) => withLines(text, lines))
  }

  private async change(file: string, changed: (text: string, file: string) => string): Promise<void> {
    await this.list.loaded()
    const game = this.list.in(file)
    const text = this.workspace.text(file)
    if (text === undefined || game === undefined) return
    if (this.workspace.original(file) === undefined) {
      this.workspace.write(file, changed(text, file))
      return
    }
    const variant = this.free(game.title)
    const head = `sandtable: 1\nid: ${variant.id}\nextends: ${game.id}\ntitle: ${variant.title}\n`
    await this.files.add(variant.file, changed(head, variant.file))
  }

  /** Moves the changes made to a game into a variant and restores the game; returns the reason if it cannot. */
  async makeOverlay(file: string, original: string, mine: string): Promise<string | undefined> {
    await this.list.loaded()
    const { id, title, file: name } = this.free(`${mine} ${this.list.in(file)?.title ?? ''}`.trim())
    const overlay = await aboutNow(this.reading(), this.workspace)('overlay', { file, original, id, title })
    // The overlay lacks text typed meanwhile, so the original must not replace it.
    if (overlay === undefined) return text('editTooLate')
    if ('refused' in overlay) return overlay.refused
    this.workspace.write(file, original)
    await this.files.add(name, overlay.text)
    return undefined
  }

  /** File name, id and title (as written in YAML) for a new variant. */
  private free(title: string): { readonly file: string; readonly id: string; readonly title: string } {
    const ids = new Set(this.list.games.value.map(({ id }) => id))
    const isTaken = (name: string): boolean =>
      this.workspace.text(name) !== undefined || ids.has(name.replace(/\.yaml$/u, ''))
    const file = freeName(`${idOf(title)}.yaml`, isTaken)
    const id = file.replace(/\.yaml$/u, '')
    const number = id.slice(idOf(title).length).replace('-', ' ')
    return { file, id, title: writtenTitle(title + number) }
  }
}
