import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Js } from './code.ts'
import { js } from './code.ts'
import { entitiesOf } from './contents.ts'

/** Words in which the counts of one container stand. */
export const WORDS = 4
const BITS = 31

/** Where in those words a count stands, and how high it can be. */
export interface Field {
  readonly word: number
  readonly shift: number
  readonly most: number
}

export const EMPTY_FIELD: Field = { word: 0, shift: 0, most: 0 }

/** Counts of pieces by their properties, as they are asked for. */
export class Profiles {
  private readonly ir: GameIR
  private readonly fields = new Map<string, Field>()
  private readonly weights: Int32Array[]
  private readonly used: number[] = Array.from({ length: WORDS }, () => 0)
  private readonly found = new Map<string, readonly number[] | undefined>()

  constructor(ir: GameIR) {
    this.ir = ir
    this.weights = this.used.map(() => new Int32Array(entitiesOf(ir)))
  }

  /** The field that counts these pieces; undefined if there is no room for it. */
  field(pieces: readonly number[]): Field | undefined {
    if (pieces.length === 0) return EMPTY_FIELD
    const key = pieces.join(' ')
    const made = this.fields.get(key)
    if (made !== undefined) return made
    const bits = 32 - Math.clz32(pieces.length)
    const word = this.used.findIndex((taken) => taken + bits <= BITS)
    if (word < 0) return undefined
    const shift = this.used[word] ?? 0
    const field: Field = { word, shift, most: pieces.length }
    this.used[word] = shift + bits
    const weights = this.weights[word]
    for (const piece of pieces) if (weights !== undefined) weights[piece] = (weights[piece] ?? 0) + 2 ** shift
    this.fields.set(key, field)
    return field
  }

  /** Remembers what a condition leaves. */
  filtered(key: string, work: () => readonly number[] | undefined): readonly number[] | undefined {
    if (this.found.has(key)) return this.found.get(key)
    const items = work()
    this.found.set(key, items)
    return items
  }

  /** What each piece adds to each of the words. */
  arrays(): readonly Int32Array[] {
    return this.weights
  }

  /** Counts what lies in a container, and gives one of its words. */
  code(): Js {
    const { containers, memory } = this.ir
    const words = this.used.flatMap((taken, word) => (taken > 0 ? [word] : []))
    const lines = (make: (word: number) => Js): Js =>
      words.reduce((all, word) => js`${all}${make(word)}\n`, js``)
    return js`
const xPS = new Int32Array(${containers.length + 1});
const xPW = new Int32Array(${containers.length * WORDS});
function profile(S, c, word, stamp) {
const PW = xPW;
${lines((word) => js`const weights${word} = xPA${word};\nlet w${word} = 0;`)}
for (let p = S[${memory.first} + c | 0]; p >= 0; p = S[${memory.next} + p | 0]) {
${lines((word) => js`w${word} += weights${word}[p];`)}
}
${lines((word) => js`PW[c * ${WORDS} + ${word} | 0] = w${word};`)}
xPS[c] = stamp;
return PW[c * ${WORDS} + word | 0];
}`
  }
}
