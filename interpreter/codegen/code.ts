/*
 * The algebra of generated code. A piece of code is made by the template `js` alone, from text that stands in this
 * folder, from numbers, and from other pieces: there is no way in for a text of an author. Names are numbered here.
 */

import { workUnit } from './work.ts'

/** What a template may be filled with. */
export type Hole = Js | number | boolean

/** A piece of JavaScript. Only `js` makes one. */
export class Js {
  readonly text: string

  private constructor(text: string) {
    this.text = text
  }

  static make(parts: readonly string[], holes: readonly Hole[]): Js {
    workUnit()
    let text = parts[0] ?? ''
    holes.forEach((hole, i) => {
      text += textOf(hole) + (parts[i + 1] ?? '')
    })
    return new Js(text)
  }

  /** The piece up to and with the first occurrence of a sign, and the rest. */
  splitAfter(sign: '{'): readonly [Js, Js] {
    const at = this.text.indexOf(sign) + 1
    return [new Js(this.text.slice(0, at)), new Js(this.text.slice(at))]
  }
}

function textOf(hole: Hole): string {
  if (typeof hole === 'boolean') return hole ? 'true' : 'false'
  return typeof hole === 'number' ? numeral(hole) : hole.text
}

function numeral(value: number): string {
  if (!Number.isInteger(value) || Math.abs(value) > 0x100000000)
    throw new Error(`${value} is no number that generated code may hold`)
  return value < 0 ? `(${value})` : String(value)
}

export function js(parts: TemplateStringsArray, ...holes: readonly Hole[]): Js {
  return Js.make(parts, holes)
}

export function joined(pieces: readonly Js[], between: Js): Js {
  return pieces.reduce((all, piece, i) => (i === 0 ? piece : js`${all}${between}${piece}`), js``)
}

/** A jump to a block of the machine; rendered when all blocks are known. */
export interface Goto {
  readonly goto: string
}

/** Statements in the making. */
export interface Out {
  readonly items: (Js | Goto)[]
}

export function newOut(): Out {
  return { items: [] }
}

/** Gives out names: a letter for what a thing is, and a number. */
export class Names {
  private last = 0

  fresh(letter: 'v' | 'b' | 'L' | 'i' | 'n'): Js {
    const number = ++this.last
    switch (letter) {
      case 'v':
        return js`v${number}`
      case 'b':
        return js`b${number}`
      case 'L':
        return js`L${number}`
      case 'i':
        return js`i${number}`
      case 'n':
        return js`n${number}`
    }
  }
}
