import { BEHIND_SCREENS, H, NONE } from '../../grammar/ir/ir.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { isStep } from '../../grammar/ir/nodes.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import { someNode } from '../../grammar/ir/walk.ts'
import { isWatcher } from '../../grammar/ir/watchers.ts'
import { piecesIn } from '../../interpreter/deduction/sight.ts'
import { faceOf } from '../../interpreter/state/face.ts'
import { tablePlan } from '../../interpreter/state/table-plan.ts'

/** A face with what is tracked of the piece and what names it, which whoever sees the face sees. */
export function faceText(ir: GameIR, S: Int32Array, piece: number): string {
  const { marks, names } = tablePlan(ir)
  const on = [...marks.map((at) => S[at + piece]), ...names.filter((at) => S[at] === piece)]
  return `${faceOf(ir, S, piece)?.kind}${on.length === 0 ? '' : `[${on.join()}]`}`
}

/**
 * Does some work on a copy of a state, and lists what a seat sees on the way: faces of what passes through a place that it
 * sees into, lies on top of a pile whose top it sees, or is shown to it, and from where in a pile things are taken.
 */
export function seenInTransit(
  ir: GameIR,
  seat: number,
  before: Int32Array,
  work: (S: Int32Array) => void,
): readonly string[] {
  const { memory: m } = ir
  const S = before.slice()
  const seen: string[] = []
  const shows = someNode(rulesOfGame(ir), (node) => isStep(node) && node.step === 'show')
  // Groups that are shuffled get other numbers, so what is written of them says nothing about their contents.
  const places = ir.containers.slice(0, ir.groups[0]?.container)
  const around = (container: number): number =>
    container < places.length || container === NONE
      ? container
      : around(S[m.at + container - places.length + ir.pieces.length] ?? NONE)
  const note = (container: number, piece: number, isTop: boolean, which = ''): void => {
    const place = places[around(container)]
    if (place === undefined || piece < 0 || piece >= ir.pieces.length) return
    if (S[H.screen] === BEHIND_SCREENS && place.owner >= 0 && place.owner !== seat) return
    const owner = place.owner >= 0 ? place.owner : (ir.pieces[piece]?.owner ?? NONE)
    if (isWatcher(isTop ? place.topSeenBy : place.seenBy, owner, seat, ir.teams))
      seen.push(`${place.name}: ${faceText(ir, S, piece)}${which}`)
  }
  const piles = places.map(({ pile }, c) => (pile ? [...piecesIn(ir, before, c)] : []))
  const taken = (piece: number): void => {
    const from = S[m.at + piece] ?? NONE
    const [place, pile] = [places[from], piles[from] ?? []]
    const index = pile.indexOf(piece)
    if (index < 0 || (S[H.screen] === BEHIND_SCREENS && place?.owner !== seat)) return
    pile.splice(index, 1)
    seen.push(`${index} of ${place?.name}`)
  }
  const watched = new Proxy(S, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
    set: (target, key, word: number) => {
      const at = Number(key)
      const was = target[at] ?? 0
      const isAt = (from: number, length: number): boolean => at >= from && at < from + length
      if (isAt(m.at, ir.pieces.length)) taken(at - m.at)
      target[at] = word
      if (isAt(m.at, ir.pieces.length)) note(word, at - m.at, false)
      else if (isAt(m.first, ir.containers.length) && ir.containers[at - m.first]?.pile === true)
        note(at - m.first, word, true)
      else if (shows && isAt(m.seen, ir.pieces.length) && (word & ~was) !== 0) {
        const piece = at - m.seen
        const lies = target[m.at + piece] ?? NONE
        // Whoever sees into a place sees which of the things there is shown to somebody else.
        if (((word & ~was) >>> seat) & 1)
          seen.push(`shown in ${ir.containers[lies]?.name}: ${faceText(ir, S, piece)}`)
        else note(lies, piece, false, ` shown, ${piecesIn(ir, S, lies).indexOf(piece)}`)
      }
      return true
    },
  })
  work(watched)
  return seen
}
