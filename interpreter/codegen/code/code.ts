/*
 * The algebra of generated code. A piece of code is built only by the template `js`, from text in this folder,
 * numbers, and other pieces: an author's text cannot get in. Names are numbered here.
 */

import { workUnit } from './work.ts'

/** What can be inserted into a template. */
export type Hole = Js | number | boolean

/** What a name stands for, if it is something that the code that builds a function must know about. */
export type NameOf =
  /** An array or a list of moves that lives outside all functions. */
  | 'outside'
  /** A local word, or a word that steers the flow: variables of the function that contains them. */
  | 'local'
  | 'word'
  /** A variable of which every function has its own. */
  | 'own'
  /** A word of a container that is read only if its name is mentioned. */
  | 'held'
  /** Nobody asks where variables of one block are mentioned, so code does not say. */
  | 'other'

/** A name mentioned in code. */
export interface Name {
  readonly of: NameOf
  readonly js: Js
  readonly number: number
}

const NO_NAMES: readonly never[] = []

/** The number of the latest search for names. */
let searches = 0

/** A piece of JavaScript. Only `js` and `nameOf` create one. Its parts remain known: its text is never searched. */
export class Js {
  readonly text: string
  /** The names and pieces it consists of, in order. */
  private readonly made: readonly (Name | Js)[]
  /** The latest search that came here. */
  private search = 0
  /** All names in it, once they have been asked for: searches of what contains it go no deeper. */
  private all: readonly Name[] | undefined

  private constructor(text: string, made: readonly (Name | Js)[]) {
    this.text = text
    this.made = made
  }

  static make(parts: readonly string[], holes: readonly Hole[]): Js {
    workUnit()
    const own = namesIn(parts)
    let made: (Name | Js)[] | undefined
    let text = ''
    for (let i = 0; i < parts.length; i++) {
      text += parts[i]
      const names = own?.[i]
      if (names !== undefined && names.length > 0) (made ??= []).push(...names)
      const hole = holes[i]
      if (hole === undefined) continue
      text += textOf(hole)
      if (hole instanceof Js && hole.made.length > 0) (made ??= []).push(hole)
    }
    return new Js(text, made ?? NO_NAMES)
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
        if (between.made.length > 0) (made ??= []).push(between)
      }
      text += piece.text
      if (piece.made.length > 0) (made ??= []).push(piece)
    }
    return new Js(text, made ?? NO_NAMES)
  }

  static name(of: NameOf, letter: Letter | Fixed, number?: number): Js {
    workUnit()
    const made: Name[] = []
    const js = new Js(`${letter}${number ?? ''}`, made)
    if (of !== 'other') made.push({ of, js, number: number ?? 0 })
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
      const inside = next.all ?? next.made
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
  toil: 'other',
  enterCan: 'other',
  beginTrial: 'other',
} as const satisfies Record<string, NameOf>
type Fixed = keyof typeof FIXED

/** Most templates contain none, which is seen at once. */
const ANY_FIXED = new RegExp(`(?<![$\\w])(?:${Object.keys(FIXED).join('|')})(?![$\\w])`, 'u')

function isFixed(word: string): word is Fixed {
  return Object.hasOwn(FIXED, word)
}

/** The fixed names in the parts of each template, found once. */
const TEMPLATES = new WeakMap<readonly string[], readonly (readonly Name[])[] | null>()

/** Undefined if there are none. A word adjacent to an inserted value is part of another name. */
function namesIn(parts: readonly string[]): readonly (readonly Name[])[] | undefined {
  const known = TEMPLATES.get(parts)
  if (known !== undefined) return known ?? undefined
  const names = parts.map((part, i) => {
    if (!ANY_FIXED.test(part)) return NO_NAMES
    return [...part.matchAll(/[$\w]+/gu)].flatMap(({ 0: word, index }): Name[] => {
      const touches = (index === 0 && i > 0) || (index + word.length === part.length && i < parts.length - 1)
      if (touches || !isFixed(word)) return []
      return [{ of: FIXED[word], js: Js.name(FIXED[word], word), number: 0 }]
    })
  })
  const hasNames = names.some(({ length }) => length > 0)
  TEMPLATES.set(parts, hasNames ? names : null)
  return hasNames ? names : undefined
}

/** A name with a number: an array, or a variable for a word of the state. */
export function nameOf(of: NameOf, letter: Letter, number: number): Js {
  return Js.name(of, letter, number)
}

/** Where in the rules the following code comes from: the number of an origin. */
export function origin(number: number): Js {
  return js`/* ${number} */`
}

function textOf(hole: Hole): string {
  if (typeof hole === 'boolean') return hole ? 'true' : 'false'
  return typeof hole === 'number' ? numeral(hole) : hole.text
}

function numeral(value: number): string {
  if (!Number.isInteger(value) || Math.abs(value) > 0x100000000)
    throw new Error(`${value} is not a number that generated code may hold`)
  return value < 0 ? `(${value})` : String(value)
}

export function js(parts: TemplateStringsArray, ...holes: readonly Hole[]): Js {
  return Js.make(parts, holes)
}

export function joined(pieces: readonly Js[], between: Js): Js {
  const [only = js``] = pieces
  return pieces.length > 1 ? Js.joined(pieces, between) : only
}

/** A jump to a block of the machine; rendered when all blocks are known. */
export interface Goto {
  readonly goto: string
}

/** Statements under construction. */
export interface Out {
  readonly items: (Js | Goto)[]
}

export function newOut(): Out {
  return { items: [] }
}

/** The list of all moves of a decision, which is the program's own: an engine's compiler then knows where it is. */
export const MOVES: Js = nameOf('outside', 'Qn', 0)

/** Creates names: a letter for the kind of thing, and a number. */
export class Names {
  private last = 0

  /** A list of moves, which lives outside the functions. */
  list(): Js {
    return nameOf('outside', 'Qn', ++this.last)
  }

  /** A variable of the function that mentions it, initially none. */
  variable(): Js {
    return nameOf('local', 'k', ++this.last)
  }

  fresh(letter: 'v' | 'b' | 'L' | 'i' | 'n', of: 'held' | 'other' = 'other'): Js {
    return nameOf(of, letter, ++this.last)
  }
}
