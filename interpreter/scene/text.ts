import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Scene, ScenePiece, ScenePlace } from './scene.ts'

export interface TextOptions {
  readonly color: boolean
}

/** Colours of the seats in their order, as terminals name them. */
const SEAT_COLORS = [31, 34, 32, 33, 35, 36]

/**
 * A scene for a terminal. Without colour the first seat has capitals and the others small letters; a hidden piece is `?`
 * for the first seat and `¿` for the others, so that it is still plain whose it is.
 */
export function sceneText(ir: GameIR, scene: Scene, options: TextOptions): string {
  const lines: string[] = []
  if (scene.board !== undefined) {
    const { rows, files, ranks } = scene.board
    const width = Math.max(...ranks.map((rank) => rank.length))
    rows.forEach((row, i) => {
      const squares = row.map((square) => {
        if (square === undefined) return '~'
        const top = square.pieces[0]
        return top === undefined ? '.' : pieceText(top, options)
      })
      lines.push(`${(ranks[i] ?? '').padStart(width)}  ${squares.join(' ')}`)
    })
    lines.push(`${' '.repeat(width)}  ${files.join(' ')}`)
  }
  const places = scene.places.filter((place) => place.count > 0)
  const longest = Math.max(0, ...places.map((place) => place.name.length))
  if (places.length > 0 && lines.length > 0) lines.push('')
  for (const { name, count, known, groups } of places) {
    const head = `${name}:`.padEnd(longest + 1)
    if (groups.length === 0) lines.push(`${head} ${contents(ir, count, known)}`)
    groups.forEach((group, i) => {
      const marks = group.marks.length === 0 ? '' : ` (${group.marks.join(', ')})`
      const text = `${group.name}: ${contents(ir, group.count, group.known)}${marks}`
      lines.push(`${i === 0 ? head : ' '.repeat(head.length)} ${text}`)
    })
  }
  return `${lines.join('\n')}\n`
}

function contents(ir: GameIR, count: number, known: ScenePlace['known']): string {
  const kinds = known.map(({ kind, count: n }) => (n === 1 ? kind : `${n} ${pluralIn(ir, kind)}`))
  const hidden = count - known.reduce((sum, k) => sum + k.count, 0)
  if (hidden > 0) kinds.push(known.length === 0 ? `${hidden} unknown` : `${hidden} more, unknown`)
  return kinds.join(', ')
}

function pluralIn(ir: GameIR, kind: string): string {
  return ir.kinds.find((k) => k.name === kind)?.plural ?? kind
}

function pieceText(piece: ScenePiece, { color }: TextOptions): string {
  const { owner, letter } = piece
  if (color && owner !== undefined)
    return `\u001b[1;${SEAT_COLORS[owner % SEAT_COLORS.length] ?? 31}m${letter}\u001b[0m`
  if (owner === undefined || owner === 0) return letter
  return letter === '?' ? '¿' : letter.toLowerCase()
}
