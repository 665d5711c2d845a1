import type { GameIR } from '../../../grammar/ir/ir.ts'
import type { Js } from './code.ts'
import { joinJs, js } from './code.ts'
import { entitiesOf } from './contents.ts'

/**
 * Words that hold the counts of one container, followed by words for the first members of some sorts, and one with a bit
 * for each sort of pieces that lies there.
 */
const WORDS = 4
const FIRSTS = 4
const SORTS = WORDS + FIRSTS
export const ROW = SORTS + 1
const BITS = 31

/** Where in those words a count is, and its maximum. */
export interface Field {
  readonly word: number
  readonly shift: number
  readonly most: number
}

export const EMPTY_FIELD: Field = { word: 0, shift: 0, most: 0 }

/** Counts of pieces by their properties, as they are requested. */
export class Profiles {
  private readonly ir: GameIR
  private readonly fields = new Map<string, Field>()
  private readonly weights: Int32Array[]
  private readonly used: number[] = Array.from({ length: WORDS }, () => 0)
  private readonly firsts: string[] = []
  private readonly isFirst: Int32Array
  private sortBits: Int32Array | undefined
  /**
   * Names under which words of a container are known where code is being generated, keyed by what stands for the
   * container.
   */
  readonly held = new Map<string, (word: number) => Js>()

  constructor(ir: GameIR) {
    this.ir = ir
    this.weights = this.used.map(() => new Int32Array(entitiesOf(ir)))
    this.isFirst = new Int32Array(entitiesOf(ir))
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

  /** The word that holds which of these pieces comes first; undefined if there is no room for it. */
  first(pieces: readonly number[]): number | undefined {
    const key = pieces.join(' ')
    const made = this.firsts.indexOf(key)
    if (made >= 0) return WORDS + made
    if (this.firsts.length === FIRSTS) return undefined
    const bit = 1 << this.firsts.length
    this.firsts.push(key)
    for (const piece of pieces) this.isFirst[piece] = (this.isFirst[piece] ?? 0) | bit
    return WORDS + this.firsts.length - 1
  }

  /** The word that holds which sorts there are; the bit of each piece is the same whoever asks. */
  sorts(bits: readonly number[]): number {
    this.sortBits ??= new Int32Array(this.isFirst.length)
    this.sortBits.set(bits)
    return SORTS
  }

  /** Is anything counted? */
  get counts(): boolean {
    return this.firsts.length > 0 || this.sortBits !== undefined || this.used.some((taken) => taken > 0)
  }

  /** What each piece adds to each of the words, which firsts it may be, and its sort. */
  arrays(): readonly Int32Array[] {
    return [...this.weights, this.isFirst, ...(this.sortBits === undefined ? [] : [this.sortBits])]
  }

  /** Counts what lies in a container, and returns one of its words. */
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
