import { NONE, type GameIR } from '../../../grammar/ir/ir.ts'
import { WALL, type BoardMemory, type Crossing } from '../rules/board.ts'
import { js, type Js } from '../code/code.ts'

/** Code that maintains the lists of live pieces, emitted once all lists are known. */
export function listFunctions(ir: GameIR, memory: BoardMemory): readonly Js[] {
  const at = ir.memory.at
  return [
    js`
function takeOut(S, base, piece) {
  let i = base + 1;
  while (S[i] !== piece) i++;
  const end = base + S[base];
  S[base] = end - base - 1;
  for (; i < end; i++) S[i] = S[i + 1];
}
function putIn(S, base, piece) {
  let i = base + ++S[base];
  for (; i > base + 1 && S[i - 1] > piece; i--) S[i] = S[i - 1];
  S[i] = piece;
}`,
    memory.usesLists
      ? js`
function put(S, piece, to, first, origin) { link(S, piece, to, first, origin); }
function takeAway(S, piece) { unlink(S, piece); }`
      : js`
function put(S, piece, to, first, origin) { S[${at} + piece] = to; }
function takeAway(S, piece) { }`,
    ...memory.crossings.map((crossing) => crossingFunction(memory, crossing)),
  ]
}

/** Updates the lists that contain pieces from a range. */
function crossingFunction(memory: BoardMemory, { name, enters, least, most }: Crossing): Js {
  let body = js``
  for (const { base, pieces } of memory.lists) {
    const inside = pieces.filter((piece) => piece >= least && piece <= most)
    const [first] = inside
    const last = inside.at(-1)
    if (first === undefined || last === undefined) continue
    const change = js`${enters ? js`putIn` : js`takeOut`}(S, ${base}, piece);`
    if (inside.length === most - least + 1) body = js`${body}${change}\n`
    else if (inside.length === last - first + 1)
      body = js`${body}if (piece >= ${first} && piece <= ${last}) ${change}\n`
    else {
      const any = inside.reduce(
        (all, piece, i) => (i === 0 ? js`piece === ${piece}` : js`${all} || piece === ${piece}`),
        js``,
      )
      body = js`${body}if (${any}) ${change}\n`
    }
  }
  return js`function ${name}(S, piece) {\n${body}}`
}

/** A fresh game in this memory layout. */
export function boardTemplate(ir: GameIR, memory: BoardMemory, fresh: Int32Array): Int32Array {
  const S = new Int32Array(memory.size)
  S.set(fresh)
  const m = ir.memory
  S[memory.board + memory.spaces] = WALL
  ir.pieces.forEach((_, piece) => {
    const at = S[m.at + piece] ?? NONE
    if (at < 0 || at >= memory.spaces) return
    S[memory.board + at] = memory.pieceWords[piece] ?? 0
    S[m.next + piece] = NONE
    S[m.previous + piece] = NONE
    for (const { base, pieces } of memory.lists) {
      if (!pieces.includes(piece)) continue
      const count = (S[base] ?? 0) + 1
      S[base] = count
      S[base + count] = piece
    }
  })
  return S
}
