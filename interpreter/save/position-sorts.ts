import { NONE, type GameIR } from '../../grammar/ir/ir.ts'
import { memoized } from '../../grammar/source/memoized.ts'

/** Pieces of one kind and owner, which rules cannot tell apart by their faces. */
interface Sort {
  readonly kind: number
  readonly owner: number
  readonly name: string
  /** A name for several. */
  readonly plural: string
  /** The sign in rows of a board, if no other sort has it. */
  readonly sign: string | undefined
}

interface Sorts {
  readonly all: readonly Sort[]
  /** By name and plural. */
  readonly named: ReadonlyMap<string, number>
  readonly signed: ReadonlyMap<string, number>
  /** The sort of each face: of each piece, if none changes. */
  readonly ofFace: readonly number[]
}

export const sortsIn = memoized((ir: GameIR): Sorts => {
  const faces = ir.faces ?? ir.pieces
  const keys = [...new Set(faces.map(({ kind, owner }) => `${kind} ${owner}`))]
  const drafts = keys.map((key) => {
    const [kind = 0, owner = NONE] = key.split(' ').map(Number)
    const seat = owner >= 0 ? `${ir.seats[owner]?.name ?? ''} ` : ''
    const { name = '', plural = '', letter } = ir.kinds[kind] ?? {}
    const sign = letter === undefined || owner > 1 ? undefined : owner === 1 ? letter.toLowerCase() : letter
    return { kind, owner, name: `${seat}${name}`, plural: `${seat}${plural}`, sign }
  })
  const names = new Set<string>()
  const signs = drafts.map(({ sign }) => sign)
  const isSign = (sign: string | undefined): sign is string =>
    sign !== undefined && /^\p{L}$/u.test(sign) && signs.indexOf(sign) === signs.lastIndexOf(sign)
  const all = drafts.map(({ sign, ...draft }): Sort => {
    let { name } = draft
    for (let n = 2; names.has(name); n++) name = `${draft.name} ~${n}`
    names.add(name)
    return { ...draft, name, sign: isSign(sign) ? sign : undefined }
  })
  const plurals = all.map(({ plural }) => plural)
  const named = new Map<string, number>()
  all.forEach(({ plural }, i) => {
    if (!names.has(plural) && plurals.indexOf(plural) === plurals.lastIndexOf(plural)) named.set(plural, i)
  })
  all.forEach(({ name }, i) => named.set(name, i))
  return {
    all: all.map((sort, i) => (named.get(sort.plural) === i ? sort : { ...sort, plural: sort.name })),
    named,
    signed: new Map(all.flatMap(({ sign }, i) => (sign === undefined ? [] : [[sign, i] as const]))),
    ofFace: faces.map(({ kind, owner }) => keys.indexOf(`${kind} ${owner}`)),
  }
})

/** The present sort of a piece. */
export function sortOf(ir: GameIR, S: Int32Array, piece: number): number {
  const { face } = ir.memory
  return sortsIn(ir).ofFace[face === undefined ? piece : (S[face + piece] ?? piece)] ?? 0
}

/**
 * Assigns piece numbers to a sequence of sorts: of each sort first the pieces that begin with it, then others that can
 * become it. -1 where none is left.
 */
export function numbersFor(ir: GameIR, wanted: readonly number[]): readonly number[] {
  const { ofFace, all } = sortsIn(ir)
  const left = new Map<number, number[]>()
  ir.pieces.forEach((_, piece) => {
    const sort = ofFace[piece] ?? 0
    left.set(sort, [...(left.get(sort) ?? []), piece])
  })
  const numbers = wanted.map((sort) => left.get(sort)?.shift() ?? -1)
  if (ir.memory.face === undefined) return numbers
  const classOf = (sort: number): string | undefined => ir.kinds[all[sort]?.kind ?? 0]?.class
  const changing = new Set(ir.changing?.map((kind) => ir.kinds[kind]?.class))
  const rest = [...left.values()].flat().sort((a, b) => a - b)
  const taken = (sort: number, fits: (of: number) => boolean): number => {
    const at = rest.findIndex((piece) => {
      const of = ofFace[piece] ?? 0
      return classOf(of) === classOf(sort) && fits(of)
    })
    return at < 0 ? -1 : (rest.splice(at, 1)[0] ?? -1)
  }
  return numbers.map((number, i) => {
    const sort = wanted[i] ?? 0
    if (number >= 0 || !changing.has(classOf(sort))) return number
    const own = taken(sort, (of) => all[of]?.owner === all[sort]?.owner)
    return own >= 0 ? own : taken(sort, () => true)
  })
}
