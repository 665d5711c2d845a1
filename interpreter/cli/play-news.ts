import type { Match } from '../match/match.ts'
import { scoreSheets, sheetText } from '../scene/score-sheet.ts'
import { toldMove } from '../scene/told-move.ts'
import { sourceWording } from './wording.ts'
import type { Wording } from './wording.ts'

interface Heard {
  readonly ply: number
  readonly text: string
}

/**
 * What has happened, kept for each person at the screen until that person looks: moves of the others as this seat may know
 * them, what the rules have said, and score sheets. Nothing is told to anybody who may not know it.
 */
export class News {
  private readonly match: Match
  private readonly wording: Wording
  private readonly kept: ReadonlyMap<number, Heard[]>
  private told: number
  private readonly sheetTimes = new Map<string, number>()

  constructor(match: Match, people: readonly number[], wording: Wording = sourceWording(match.ir)) {
    this.match = match
    this.wording = wording
    this.kept = new Map(people.map((seat) => [seat, []]))
    this.told = match.ply
    this.newSheets()
  }

  /** To be called after every answer and everything taken back; `unasked`: it was made for the person who decided. */
  hear(unasked = false): void {
    const { match } = this
    if (match.ply < this.told) {
      for (const heard of this.kept.values())
        heard.splice(0, heard.length, ...heard.filter(({ ply }) => ply <= match.ply))
      this.told = match.ply
      this.newSheets()
      return
    }
    const sheets = this.newSheets()
    for (const [seat, heard] of this.kept) {
      for (const entry of match.log(seat).slice(this.told)) {
        const own = entry.seat === seat && !unasked
        if (own && entry.said.length === 0) continue
        const who = match.ir.seats[entry.seat]?.name ?? ''
        const said = entry.said.map((line) => ` "${line}"`).join('')
        heard.push({
          ply: match.ply,
          text: this.wording.named(`${who}: ${toldMove(match.ir, entry)}${said}`),
        })
      }
      heard.push(...sheets.map((text) => ({ ply: match.ply, text })))
    }
    this.told = match.ply
  }

  /** What this person has not read yet; the same line again and again is one line. */
  of(seat: number): readonly string[] {
    const lines: { readonly text: string; times: number }[] = []
    for (const { text } of (this.kept.get(seat) ?? []).splice(0)) {
      const last = lines.at(-1)
      if (last?.text === text) last.times++
      else lines.push({ text, times: 1 })
    }
    return lines.map(({ text, times }) => (times === 1 ? text : `${text} (${times} times)`))
  }

  /** Sheets that were not there when it was looked last. */
  private newSheets(): readonly string[] {
    const { match } = this
    return scoreSheets(match.ir, match.view()).flatMap((sheet) => {
      const isNew = this.sheetTimes.get(sheet.name) !== sheet.times
      this.sheetTimes.set(sheet.name, sheet.times)
      return isNew ? [`\n${sheetText(this.wording.sheet(sheet))}`] : []
    })
  }
}
