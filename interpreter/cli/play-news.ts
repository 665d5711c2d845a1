import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Match } from '../match/match.ts'
import { withNamedNumbers } from '../notation/readings.ts'
import { scoreSheets, sheetText } from '../scene/score-sheet.ts'
import { outcomeText } from '../scene/outcome.ts'
import { heardAlone, heardBefore, plyInWords } from '../scene/plies-in-words.ts'
import type { LoggedPly } from '../view/logged-plies.ts'
import type { Wording } from './wording.ts'

/** One ply in a line, with the numbers of the move named. */
export function plyLine(ir: GameIR, entry: LoggedPly): string {
  const { move } = entry
  return plyInWords(ir, move === undefined ? entry : { ...entry, move: withNamedNumbers(ir, move) })
}

/** ` (taken back once before; agreed: ann, ben)` */
export function takenBackText({ seats }: GameIR, { takenBack = [] }: LoggedPly): string {
  if (takenBack.length === 0) return ''
  const agreed = [...new Set(takenBack.flatMap((mark) => mark.agreed))].map((seat) => seats[seat]?.name ?? '')
  const times = takenBack.length === 1 ? 'once' : `${takenBack.length} times`
  return ` (taken back ${times} before${agreed.length === 0 ? '' : `; agreed: ${agreed.join(', ')}`})`
}

interface Heard {
  readonly ply: number
  readonly text: string
}

/**
 * News for each person at the screen, until that person looks: moves of the others as this seat may know them, lines
 * said by the rules, and score sheets. Nobody sees anything they may not know.
 */
export class News {
  private readonly match: Match
  private readonly wording: Wording
  private readonly pending: ReadonlyMap<number, Heard[]>
  private shownPlies: number
  private readonly logged = new Map<number, readonly LoggedPly[]>()
  private readonly sheetTimes = new Map<string, number>()

  constructor(match: Match, people: readonly number[], wording: Wording) {
    this.match = match
    this.wording = wording
    this.pending = new Map(
      people.map((seat) => {
        const opening = match.ply > 0 ? [] : heardBefore(match, seat)
        return [seat, opening.map((heard) => ({ ply: 0, text: wording.named(heardAlone(heard)) }))]
      }),
    )
    this.shownPlies = match.ply
    this.newSheets()
    this.remember()
  }

  /** Call this after every answer and every undo. */
  hear(): void {
    const { match } = this
    if (match.ply < this.shownPlies) {
      for (const heard of this.pending.values())
        heard.splice(0, heard.length, ...heard.filter(({ ply }) => ply <= match.ply))
      this.shownPlies = match.ply
      this.newSheets()
      this.remember()
      return
    }
    const sheets = this.newSheets()
    for (const [seat, heard] of this.pending) {
      for (const entry of this.unheard(seat)) {
        const isPlain =
          entry.said.length + entry.thrown.length === 0 &&
          !entry.changes.some(({ change }) => change === 'shown') &&
          outcomeText(match.ir, entry) === ''
        if (entry.seat === seat && isPlain) continue
        heard.push({ ply: match.ply, text: this.wording.named(plyLine(match.ir, entry)) })
      }
      heard.push(...sheets.map((text) => ({ ply: match.ply, text })))
    }
    this.shownPlies = match.ply
    this.remember()
  }

  private remember(): void {
    for (const seat of this.pending.keys()) this.logged.set(seat, this.match.log(seat))
  }

  /** New plies, and what has come of the last one since, by answers that this person did not notice. */
  private unheard(seat: number): readonly LoggedPly[] {
    const [log, before] = [this.match.log(seat), this.logged.get(seat) ?? []]
    const [now, last] = [log[before.length - 1], before.at(-1)]
    const since = log.slice(before.length)
    if (now === undefined || last === undefined) return since
    const [said, changes] = [last.said.length, last.changes.length]
    if (now.said.length === said && now.changes.length === changes) return since
    return [
      {
        ...now,
        changes: now.changes.slice(changes),
        said: now.said.slice(said),
        saidTo: now.saidTo.slice(said),
        thrown: [],
      },
      ...since,
    ]
  }

  /** Everything this person has not read yet. Repeated lines are merged. */
  of(seat: number): readonly string[] {
    const lines: { readonly text: string; times: number }[] = []
    for (const { text } of (this.pending.get(seat) ?? []).splice(0)) {
      const last = lines.at(-1)
      if (last?.text === text) last.times++
      else lines.push({ text, times: 1 })
    }
    return lines.map(({ text, times }) => (times === 1 ? text : `${text} (${times} times)`))
  }

  /** Sheets that did not exist at the last look. */
  private newSheets(): readonly string[] {
    const { match } = this
    return scoreSheets(match.ir, match.view('public')).flatMap((sheet) => {
      const isNew = this.sheetTimes.get(sheet.name) !== sheet.times
      this.sheetTimes.set(sheet.name, sheet.times)
      return isNew ? [`\n${sheetText(this.wording.sheet(sheet))}`] : []
    })
  }
}
