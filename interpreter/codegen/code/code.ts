/*
 * The algebra of generated code. A piece of code is built only by the template `js`, from text in this folder, numbers,
 * and other pieces, so an author's text cannot get in. Names are numbered here.
 */

import { workUnit } from './work.ts'

/** Values that can be inserted into a template. */
type Hole = Js | number | boolean

/** The role of a name, as far as functions under construction need it. */
type NameOf =
  /** An array or a list of moves that lives outside all functions. */
  | 'outside'
  /** A local word, or a word of control flow: a variable of the function that contains it. */
  | 'local'
  | 'word'
  /** A variable that every function declares for itself. */
  | 'own'
  /** A word of a container that is read only if its name is mentioned. */
  | 'held'
  /** Any other name. Nothing depends on where a variable of one block is mentioned. */
  | 'other'

/** A name mentioned in code. */
interface Name {
  readonly of: NameOf
  readonly js: Js
  readonly number: number
}

const NO_NAMES: readonly never[] = []

/** Number of the latest search for names, for marking visited pieces. */
let searches = 0

/**
 * A piece of JavaScript. Only `js` and `jsName` create one. It keeps its parts, so its text is never searched. Fields
 * are declared, not defined: to define them, the engine would call a function for each piece.
 */
export class Js {
  declare readonly text: string
  /** The names and pieces it consists of, in order. */
  declare private readonly parts: readonly (Name | Js)[]
  /** The latest search that visited it. */
  declare private search: number
  /** Cache of all names in it. Searches of larger pieces stop here. */
  declare private all: readonly Name[] | undefined

  private constructor(text: string, made: readonly (Name | Js)[]) {
    this.text = text
    this.parts = made
    this.search = 0
    this.all = undefined
  }

  /**
   * Everything in one call: there are tens of thousands of pieces, most of which are created before this is compiled.
   */
  static readonly make = (parts: readonly string[], ...holes: readonly Hole[]): Js => {
    workUnit()
    const own = TEMPLATES.get(parts) ?? findNames(parts)
    let names: (Name | Js)[] | undefined
    let text = parts[0]!
    if (own.length > 0) names = [...own[0]!]
    for (let i = 0; i < holes.length; i++) {
      const hole = holes[i]!
      if (hole instanceof Js) {
        text += hole.text
        if (hole.parts.length > 0) {
          if (names === undefined) names = [hole]
          else names.push(hole)
        }
      } else text += literal(hole)
      text += parts[i + 1]!
      if (own.length > 0) for (const name of own[i + 1]!) names!.push(name)
    }
    return new Js(text, names ?? NO_NAMES)
  }

  /** Pieces one after another. */
  static joined(pieces: readonly Js[], between: Js): Js {
    let made: Js[] | undefined
    let text = ''
    for (let i = 0; i < pieces.length; i++) {
      const piece = pieces[i]
      if (piece === undefined) continue
      workUnit()
      if (i > 0) {
        text += between.text
        if (between.parts.length > 0) (made ??= []).push(between)
      }
      text += piece.text
      if (piece.parts.length > 0) (made ??= []).push(piece)
    }
    return new Js(text, made ?? NO_NAMES)
  }

  static name(of: NameOf, letter: Letter | Fixed, number?: number): Js {
    const names: Name[] = []
    const js = new Js(`${letter}${number ?? ''}`, names)
    if (of !== 'other') names.push({ of, js, number: number ?? 0 })
    return js
  }

  /** All names mentioned in these pieces, each once, in order of appearance. */
  static mentioned(pieces: readonly Js[]): ReadonlyMap<string, Name> {
    const names = new Map<string, Name>()
    for (const piece of pieces) for (const name of piece.names()) add(names, name)
    return names
  }

  private names(): readonly Name[] {
    if (this.all !== undefined) return this.all
    const names = new Map<string, Name>()
    const search = ++searches
    const open: (Name | Js)[] = [this]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (!(next instanceof Js)) {
        add(names, next)
        continue
      }
      if (next.search === search) continue
      next.search = search
      const inside = next.all ?? next.parts
      for (let i = inside.length - 1; i >= 0; i--) {
        const inner = inside[i]
        if (inner !== undefined) open.push(inner)
      }
    }
    return (this.all = [...names.values()])
  }
}

function add(names: Map<string, Name>, name: Name): void {
  if (!names.has(name.js.text)) names.set(name.js.text, name)
}

type Letter = 'v' | 'b' | 'L' | 'i' | 'n' | 'k' | 'T' | 'Qn' | 'c' | 'w'

/** Names that templates contain literally. */
const FIXED = {
  B: 'outside',
  A: 'outside',
  C: 'outside',
  PS: 'outside',
  PW: 'outside',
  CG: 'outside',
  KB: 'outside',
  KD: 'outside',
  KF: 'outside',
  KS: 'outside',
  KV: 'outside',
  WIDTHS: 'outside',
  MOVED: 'outside',
  TB: 'outside',
  EVEN: 'outside',
  INVERSE: 'outside',
  TEMPLATE: 'outside',
  S: 'outside',
  stamp: 'own',
  spent: 'own',
  spend: 'other',
  LOOKED: 'outside',
  bestSets: 'other',
  isNew: 'other',
  isNewMove: 'other',
  longest: 'other',
  longestWay: 'other',
  oneOf: 'other',
  rolled: 'other',
  rolledFace: 'other',
  rolledWord: 'other',
  setsWorth: 'other',
  shuffle: 'other',
  standing: 'other',
  enterCan: 'other',
  beginTrial: 'other',
} as const satisfies Record<string, NameOf>
export type Fixed = keyof typeof FIXED

const ANY_FIXED = new RegExp(`(?<![$\\w])(?:${Object.keys(FIXED).join('|')})(?![$\\w])`, 'gu')

function isFixed(word: string): word is Fixed {
  return Object.hasOwn(FIXED, word)
}

/** Cache of the fixed names in the parts of each template. Most have none. */
const TEMPLATES = new Map<readonly string[], readonly (readonly Name[])[]>()

/** An inserted value touches this, so a word next to it is part of another name. */
const INSERTED = '$'

function findNames(parts: readonly string[]): readonly (readonly Name[])[] {
  const all = parts.join(INSERTED)
  let found: Name[][] = []
  let [part, end] = [0, parts[0]!.length]
  ANY_FIXED.lastIndex = 0
  for (let at = ANY_FIXED.exec(all); at !== null; at = ANY_FIXED.exec(all)) {
    const { 0: word, index } = at
    while (index > end) end += INSERTED.length + parts[++part]!.length
    if (found.length === 0) found = parts.map(() => [])
    if (isFixed(word)) found[part]?.push({ of: FIXED[word], js: Js.name(FIXED[word], word), number: 0 })
  }
  TEMPLATES.set(parts, found)
  return found
}

/** A name with a number: an array, or a variable for a word of the state. */
export function jsName(of: NameOf, letter: Letter, number: number): Js {
  workUnit()
  return Js.name(of, letter, number)
}

/** Position in the rules of the following code: the number of an origin. */
export function origin(number: number): Js {
  return js`/* ${number} */`
}

function literal(value: number | boolean): string {
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  if (!Number.isInteger(value) || Math.abs(value) > 0x100000000)
    throw new Error(`${value} is not a number that generated code may hold`)
  return value < 0 ? `(${value})` : String(value)
}

export const js: (parts: TemplateStringsArray, ...holes: readonly Hole[]) => Js = Js.make

export function joinJs(pieces: readonly Js[], between: Js): Js {
  const [only = js``] = pieces
  return pieces.length > 1 ? Js.joined(pieces, between) : only
}

/** A jump to a block of the machine, rendered when all blocks are known. */
interface Goto {
  readonly goto: string
}

/** Statements under construction. */
export interface Out {
  readonly items: (Js | Goto)[]
}

export function newOut(): Out {
  return { items: [] }
}

/** The list of all moves of a decision, which is the program's own, so that an engine's compiler knows its address. */
export const MOVES: Js = jsName('outside', 'Qn', 0)

/** Creates names: a letter for the role, and a number. */
export class Names {
  private last = 0

  /** A list of moves, outside the functions. */
  list(): Js {
    return jsName('outside', 'Qn', ++this.last)
  }

  /** A variable of the function that mentions it, initially none. */
  variable(): Js {
    return jsName('local', 'k', ++this.last)
  }

  fresh(letter: 'v' | 'b' | 'L' | 'i' | 'n', of: 'held' | 'other' = 'other'): Js {
    return jsName(of, letter, ++this.last)
  }
}
