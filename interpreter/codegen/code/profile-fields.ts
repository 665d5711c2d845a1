import type { GameIR } from '../../../grammar/ir/ir.ts'
import { joinJs, js, type Js } from './code.ts'
import { entitiesOf } from './contents.ts'

/**
 * Maximum number of words per container: counts, then the first members of some sorts, and one word with a bit for each
 * sort of pieces present.
 */
const WORDS = 4
const FIRSTS = 4
const SORTS = WORDS + FIRSTS
export const ROW = SORTS + 1
/** Bits of a word used for counts. The sign bit stays clear. */
const BITS = 31

/** Position of a count in those words, and its maximum. */
export interface Field {
  readonly word: number
  readonly shift: number
  readonly most: number
}

export const EMPTY_FIELD: Field = { word: 0, shift: 0, most: 0 }

/** Registry of counts of pieces by their properties. */
export class Profiles {
  private readonly ir: GameIR
  private readonly fields = new Map<string, Field>()
  private readonly weights: Int32Array[]
  private readonly used: number[] = Array.from({ length: WORDS }, () => 0)
  private readonly firsts: string[] = []
  private readonly isFirst: Int32Array
  private sortBits: Int32Array | undefined
  /** Names of container words at the present point of generation, keyed by the container's name. */
  readonly held = new Map<string, (word: number) => Js>()

  constructor(ir: GameIR) {
    this.ir = ir
    this.weights = this.used.map(() => new Int32Array(entitiesOf(ir)))
    this.isFirst = new Int32Array(entitiesOf(ir))
  }

  /** The field that counts these pieces. Undefined if there is no room. */
  field(pieces: readonly number[]): Field | undefined {
    if (pieces.length === 0) return EMPTY_FIELD
    const key = pieces.join(' ')
    const existing = this.fields.get(key)
    if (existing !== undefined) return existing
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

  /** The word with the first of these pieces. Undefined if there is no room. */
  first(pieces: readonly number[]): number | undefined {
    const key = pieces.join(' ')
    const existing = this.firsts.indexOf(key)
    if (existing >= 0) return WORDS + existing
    if (this.firsts.length === FIRSTS) return undefined
    const bit = 1 << this.firsts.length
    this.firsts.push(key)
    for (const piece of pieces) this.isFirst[piece] = (this.isFirst[piece] ?? 0) | bit
    return WORDS + this.firsts.length - 1
  }

  /** The word with the sorts present. The bit of each piece is the same for all users. */
  sorts(bits: readonly number[]): number {
    this.sortBits ??= new Int32Array(this.isFirst.length)
    this.sortBits.set(bits)
    return SORTS
  }

  /** True if anything is counted. */
  get counts(): boolean {
    return this.firsts.length > 0 || this.sortBits !== undefined || this.used.some((taken) => taken > 0)
  }

  /** For each piece: its addend to each word, the firsts it may be, and its sort. */
  arrays(): readonly Int32Array[] {
    return [...this.weights, this.isFirst, ...(this.sortBits === undefined ? [] : [this.sortBits])]
  }

  /**
   * The function that counts the contents of a container and returns one of its words. `xPA` are the arrays above, `xPW`
   * the words of all containers, `xPS` the stamps under which these were counted: the words are valid as long as the stamp
   * of the container is. With one word of counts:
   *
   *     function profile(S, c, word, stamp) {
   *       let w0 = 0
   *       for (let p = S[first + c]; p >= 0; p = S[next + p]) w0 += xPA0[p]
   *       xPW[c * ROW] = w0
   *       xPS[c] = stamp
   *       return xPW[c * ROW + word]
   *     }
   */
  code(): Js {
    const { containers, memory } = this.ir
    const words = this.used.flatMap((taken, word) => (taken > 0 ? [word] : []))
    const firsts = this.firsts.map((_, i) => WORDS + i)
    const lines = (numbers: readonly number[], make: (word: number) => Js): Js =>
      numbers.reduce((all, word) => js`${all}${make(word)}\n`, js``)
    const first = js`const is = firsts[p] & ~got;
if (is !== 0) {
got |= is;
${lines(firsts, (word) => js`if ((is & ${1 << (word - WORDS)}) !== 0) w${word} = p;`)}}`
    return js`
const xPS = words(${containers.length + 1});
const xPW = words(${containers.length * ROW});
function profile(S, c, word, stamp) {
const PW = xPW${firsts.length > 0 ? js`, firsts = xPA${WORDS}` : js``};
${lines(words, (word) => js`const weights${word} = xPA${word};\nlet w${word} = 0;`)}
${this.sortBits === undefined ? js`` : js`const sorts = xPA${WORDS + 1};\nlet w${SORTS} = 0;`}
${
  firsts.length > 0
    ? js`let got = 0, ${joinJs(
        firsts.map((word) => js`w${word} = N`),
        js`, `,
      )};`
    : js``
}
for (let p = S[${memory.first} + c | 0]; p >= 0; p = S[${memory.next} + p | 0]) {
${lines(words, (word) => js`w${word} += weights${word}[p];`)}${this.sortBits === undefined ? js`` : js`w${SORTS} |= sorts[p];\n`}${firsts.length > 0 ? first : js``}
}
${lines([...words, ...firsts, ...(this.sortBits === undefined ? [] : [SORTS])], (word) => js`PW[c * ${ROW} + ${word} | 0] = w${word};`)}
xPS[c] = stamp;
return PW[c * ${ROW} + word | 0];
}`
  }
}
