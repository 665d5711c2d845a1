import type { ExprIR, LineIR, OriginIR, SetIR, StepIR, TermIR, ValueTypeIR } from '../../ir/ir.ts'
import { H, NONE } from '../../ir/ir.ts'
import { cell, choose, compare, constant, load, register } from '../../ir/build.ts'
import type { StaticFacts } from '../../ir/meaning.ts'
import { positionOf } from '../../source/source-file.ts'
import type { Span } from '../../source/span.ts'
import type { Type } from '../../types/types.ts'
import type { World } from '../world/world.ts'
import { Faces, changes } from '../world/faces.ts'
import { watched } from '../world/watched.ts'
import { MemoryPlan } from './memory-plan.ts'
import type { Reads } from './reads.ts'
import { Noted } from './reads.ts'
import { valueType } from './value-types.ts'

/** A ragged table: indices of the tables of offsets and items. */
export interface Rows {
  readonly offsets: number
  readonly items: number
}

/** The type of a register or a word of a rule. */
type WordType = Type | Extract<ValueTypeIR, string>

/**
 * The IR of a game built so far: its tables, registers, words and origins, and what it reads from the state. A
 * function that receives a `Lowering` and no `Elaboration` builds IR from what is known, and neither analyses nor
 * reports anything.
 */
export class Lowering {
  readonly world: World
  /** The same for numbers that only go into the IR: reading one is not noted. */
  readonly numbered: World
  readonly memory: MemoryPlan
  readonly tables: { readonly name: string; readonly values: readonly number[] }[]
  private readonly tableIndex: Map<number, readonly number[]>
  private readonly tableOf: Map<readonly number[], number>
  private readonly workedOut: Map<string | object, readonly number[]>
  private readonly rowsOf: Map<readonly (readonly number[])[], Rows>
  /** The rows of which a set of spaces is one. */
  readonly areaRows: WeakMap<SetIR, readonly (readonly number[])[]>
  readonly files: string[]
  readonly origins: OriginIR[]
  readonly registers: ValueTypeIR[]
  sites: number
  readonly terms: TermIR[]
  /** Random draws that the step being read needs before it; undefined outside steps. */
  picks: StepIR[] | undefined
  readonly reasons: string[]
  readonly lines: LineIR[]
  readonly announcements: { what: string; origin: number }[]
  /** What the part being built reads from the state. */
  reads = new Noted()
  readonly you: ExprIR = cell(H.you)
  /** Undefined where all pieces stay what they are. */
  readonly faces: Faces | undefined
  /** Gives the word that says which way play goes, in games where that changes. */
  wayOfPlay: (() => number) | undefined

  /** Given a previous `Lowering`, continues where that one ended, and leaves it unchanged. */
  constructor(world: World, before?: Lowering) {
    this.world = watched(world, (fact) => this.reads.facts.add(fact))
    this.numbered = world
    const groups = world.groups.reduce((sum, group) => sum + group.count, 0)
    this.memory =
      before?.memory.copy() ?? new MemoryPlan(world.containers.length, world.pieces.length, groups)
    this.faces = before?.faces ?? (world.classes.some(changes) ? new Faces(world) : undefined)
    if (before === undefined && this.faces !== undefined)
      this.memory.keepFaces(this.faces.start, world.faces.length)
    this.tables = [...(before?.tables ?? [])]
    this.tableIndex = new Map(before?.tableIndex)
    this.tableOf = new Map(before?.tableOf)
    this.workedOut =
      before?.numbered.pieces === world.pieces
        ? before.workedOut
        : new Map<string | object, readonly number[]>()
    this.rowsOf = new Map(before?.rowsOf)
    this.areaRows = before?.areaRows ?? new WeakMap<SetIR, readonly (readonly number[])[]>()
    this.files = [...(before?.files ?? [])]
    this.origins = [...(before?.origins ?? [])]
    this.registers = [...(before?.registers ?? [])]
    this.sites = before?.sites ?? 0
    this.terms = [...(before?.terms ?? [])]
    this.reasons = [...(before?.reasons ?? [])]
    this.lines = [...(before?.lines ?? [])]
    this.announcements = [...(before?.announcements ?? [])]
    this.scoresAt = before?.scoresAt
    this.standingsAt = before?.standingsAt
  }

  /** Steps for each thing of a set, as it is when they begin. */
  eachStep(
    name: string,
    element: Type,
    over: SetIR,
    capacity: number,
    body: (thing: ExprIR) => readonly StepIR[],
    origin: number,
  ): StepIR {
    const variable = this.local(`each ${name}`, element)
    const { index, count, snapshot } = this.loopWords(element, capacity)
    const steps = body({ op: 'cell', at: variable })
    return { step: 'for each', over, cell: variable, index, count, snapshot, capacity, body: steps, origin }
  }

  /** Words with which a loop keeps track of its members: which one is next; how many there are, and they. */
  loopWords(
    element: Type,
    capacity: number,
  ): { readonly index: number; readonly count: number; readonly snapshot: number } {
    const type = this.wordType(element)
    const members = type === 'group' ? 'piece' : typeof type === 'string' ? type : JSON.stringify(type)
    return {
      index: this.memory.sharedWords('index'),
      // A word that holds members never holds anything else: whoever sees into a state reads it as one.
      count: this.memory.sharedWords('count'),
      snapshot: this.memory.sharedWords(`members: ${members}`, capacity),
    }
  }

  /** Steps that draw what `random` stands for in what is made; they come before it. */
  picking<T>(make: () => T): { readonly made: T; readonly picks: readonly StepIR[] } {
    const outer = this.picks
    const picks: StepIR[] = []
    this.picks = picks
    const made = make()
    this.picks = outer
    return { made, picks }
  }

  origin(at: Span): number {
    let file = this.files.indexOf(at.file.name)
    if (file < 0) file = this.files.push(at.file.name) - 1
    const from = positionOf(at.file, at.start)
    const to = positionOf(at.file, at.end)
    const { line, column } = from
    return this.origins.push({ file, line, column, endLine: to.line, endColumn: to.column }) - 1
  }

  /** What can be looked up before the game begins. */
  get staticFacts(): StaticFacts {
    const { steps, directions } = this.world.topology
    return { tables: this.tables, terms: this.terms, steps, directions: directions.length }
  }

  /** A word that only the running rules use; of a bag of several words, which of them. */
  local(name: string, type: WordType, word = 0): number {
    const group =
      typeof type === 'object' && type.kind === 'group'
        ? this.world.groups.findIndex((one) => one.name === type.class)
        : -1
    return this.memory.local(name, this.wordType(type, word), group < 0 ? undefined : group)
  }

  private wordType(type: WordType, word = 0): ValueTypeIR {
    return typeof type === 'string' ? type : valueType(this, type, word)
  }

  site(): number {
    return this.sites++
  }

  /** Index of a constant table with these values; equal tables are one. */
  table(name: string, values: readonly number[]): number {
    const same = this.tableOf.get(values)
    if (same !== undefined) return same
    // Writing all the numbers out for a key would take far longer than adding them up.
    const sum = values.reduce((mixed, value) => (Math.imul(mixed, 31) + value) | 0, values.length)
    const alike = this.tableIndex.get(sum) ?? []
    let index = alike.find((one) => sameNumbers(this.tables[one]?.values ?? [], values))
    if (index === undefined) {
      index = this.tables.push({ name, values }) - 1
      this.tableIndex.set(sum, [...alike, index])
    }
    this.tableOf.set(values, index)
    return index
  }

  /** Values that follow from the world alone, computed once for what they are of. */
  ofWorld(of: string | object, make: () => readonly number[]): readonly number[] {
    const known = this.workedOut.get(of)
    if (known !== undefined) return known
    const made = make()
    this.workedOut.set(of, made)
    return made
  }

  /** What is printed on a piece, or whose it is: `values` of each face. */
  lookUpFace(name: string, values: readonly number[], piece: ExprIR): ExprIR {
    const { face } = this.memory
    if (this.faces === undefined || face === undefined || this.keeping(values))
      return this.lookUp(name, values, piece, 'piece')
    this.readWord(face)
    return this.lookUp(name, values, load(face, piece), 'piece')
  }

  private readonly kept = new WeakMap<readonly number[], boolean>()
  private keeping(values: readonly number[]): boolean {
    const known = this.kept.get(values) ?? this.faces?.keep(values) ?? true
    this.kept.set(values, known)
    return known
  }

  /** The kinds that a piece of a type may be of by now, whatever it was when it was chosen. */
  kindsNow(type: Extract<Type, { kind: 'piece' }>): ReadonlySet<number> {
    const own = this.world.classes.find((one) => one.name === type.class)
    const becomesOther = own?.kindChanges === true || own?.changesUnseen === true
    return own !== undefined && becomesOther && type.stays !== true ? new Set(own.kinds) : type.kinds
  }

  lookUp(name: string, values: readonly number[], index: ExprIR, by?: 'piece'): ExprIR {
    if (index.op === 'const') return constant(values[index.value] ?? -0x80000000)
    const first = values[0]
    // A column that says the same of every kind is a constant, unless the index may be none.
    if (first !== undefined && values.every((value) => value === first) && index.op === 'reg')
      return constant(first)
    return { op: 'table', table: this.table(name, values), index, ...(by === undefined ? {} : { by }) }
  }

  /** Spaces of an area or of a kind of space, seat by seat; of these rows there is one for every index. */
  areaRow(name: string, spaces: readonly (readonly number[])[], index: ExprIR): SetIR {
    const row: SetIR = { set: 'row', ...this.rows(`area ${name}`, spaces), index }
    this.areaRows.set(row, spaces)
    return row
  }

  /** Rows of spaces or pieces as a ragged table: indices of the tables of offsets and items. */
  rows(name: string, rows: readonly (readonly number[])[]): Rows {
    const same = this.rowsOf.get(rows)
    if (same !== undefined) return same
    const offsets = [0]
    const items: number[] = []
    for (const row of rows) {
      items.push(...row)
      offsets.push(items.length)
    }
    const made = {
      offsets: this.table(`${name}: offsets`, offsets),
      items: this.table(`${name}: items`, items),
    }
    this.rowsOf.set(rows, made)
    return made
  }

  reason(words: string): number {
    const known = this.reasons.indexOf(words)
    return known >= 0 ? known : this.reasons.push(words) - 1
  }

  line(line: LineIR): number {
    const text = JSON.stringify(line)
    const known = this.lines.findIndex((one) => JSON.stringify(one) === text)
    return known >= 0 ? known : this.lines.push(line) - 1
  }

  announce(what: string, at: Span): void {
    this.announcements.push({ what, origin: this.origin(at) })
  }

  private scoresAt: number | undefined
  private standingsAt: number | undefined

  /** Where the scores of all seats stand when a game is over. */
  scores(): number {
    return (this.scoresAt ??= this.ofResult('scores'))
  }

  /** Where it is kept how many players each has reached or passed, if more than one number ranks them. */
  standings(): number {
    this.scores()
    return (this.standingsAt ??= this.ofResult('standings'))
  }

  private ofResult(name: string): number {
    return this.memory.region({
      name,
      length: this.world.seats.length,
      least: NONE,
      most: 0x7fffffff,
      orNone: true,
      start: NONE,
      per: 'result',
      type: 'number',
    })
  }

  /** How many seats further the next one sits. */
  onward(): ExprIR {
    if (this.wayOfPlay !== undefined) {
      const at = this.wayOfPlay()
      this.readWord(at)
      return cell(at)
    }
    return constant(this.world.direction === 1 ? 1 : this.world.seats.length - 1)
  }

  /** The team of a seat, where there are teams. */
  teamOf(seat: ExprIR): ExprIR {
    const teams = this.ofWorld('team', () =>
      this.world.seats.map((_, at) => this.world.teams.findIndex(({ seats }) => seats.includes(at))),
    )
    return this.lookUp('team', teams, seat)
  }

  readPlace(name: string): void {
    const parts = this.world.places.find((place) => place.name === name)?.madeOf ?? []
    for (const read of parts.length === 0 ? [name] : parts.map((part) => part.name))
      this.reads.places.add(read)
  }

  /** Any space, on whichever board. */
  readBoards(): void {
    for (const { place } of this.world.boards) this.readPlace(place)
  }

  readWord(at: number): void {
    this.reads.words.add(at)
  }

  /** Runs `make` and returns what it read besides its result; the reads count for the caller as well. */
  collectReads<T>(make: () => T): { readonly made: T; readonly reads: Reads } {
    const outer = this.reads
    this.reads = new Noted()
    const made = make()
    const reads = this.reads
    this.reads = outer
    outer.add(reads)
    return { made, reads }
  }

  /** A text mentions whoever is on turn. */
  readYou(): ExprIR {
    this.reads.you = true
    return this.you
  }

  containerOf(piece: ExprIR): ExprIR {
    this.reads.anyPlace = true
    return load(this.memory.at, piece)
  }

  kindOf(piece: ExprIR): ExprIR {
    return this.lookUpFace('kind of piece', this.pieceKinds, piece)
  }

  ownerOf(piece: ExprIR, className: string): ExprIR {
    const known = this.world.classes.find((c) => c.name === className)
    if (known?.ownerFixed) return this.lookUpFace('owner of piece', this.pieceOwners, piece)
    return this.ownerOfContainer(this.containerOf(piece))
  }

  /** For the contents of a group, the owner of the place where the group lies. */
  ownerOfContainer(container: ExprIR): ExprIR {
    return this.wherever(container, (place) => this.lookUp('owner of container', this.containerOwners, place))
  }

  /** What follows from the place where things lie: of what lies in a group, from that where the group lies. */
  wherever(container: ExprIR, of: (place: ExprIR) => ExprIR): ExprIR {
    return this.outwards(container, nesting(this.world), of)
  }

  private outwards(container: ExprIR, levels: number, of: (place: ExprIR) => ExprIR): ExprIR {
    const [first] = this.world.groups
    if (first === undefined || levels === 0) return of(container)
    const { reg, ir } = this.boundRegister('container')
    const place = choose(
      compare('le', constant(first.container), ir),
      load(this.memory.at + first.first - first.container, ir),
      ir,
    )
    return { op: 'let', reg, value: container, body: this.outwards(place, levels - 1, of) }
  }

  /** What is being read depends on the answer to a question about the world, and not on its subject. */
  asked<T extends number | string>(question: string, ask: (world: World) => T): T {
    const answer = ask(this.numbered)
    this.reads.answers.set(question, { ask, answer })
    return answer
  }

  /** How many pieces of these kinds there are, or of all; what is being read goes by no more than `upTo` of them. */
  stock(upTo: number, kinds?: ReadonlySet<number>): number {
    return this.asked(`up to ${upTo} of ${kinds === undefined ? 'all' : [...kinds].join()}`, ({ pieces }) => {
      const there = kinds === undefined ? pieces : pieces.filter(({ kind }) => kinds.has(kind))
      return Math.min(there.length, upTo)
    })
  }

  private kindCache: readonly number[] | undefined
  get pieceKinds(): readonly number[] {
    return (this.kindCache ??= this.world.faces.map(({ kind }) => kind))
  }

  private ownerCache: readonly number[] | undefined
  get pieceOwners(): readonly number[] {
    return (this.ownerCache ??= this.world.faces.map(({ owner }) => owner))
  }

  private containerOwnerCache: readonly number[] | undefined
  get containerOwners(): readonly number[] {
    return (this.containerOwnerCache ??= this.world.containers.map((container) => container.owner))
  }

  boundRegister(type: WordType): { readonly reg: number; readonly ir: ExprIR } {
    const reg = this.registers.push(this.wordType(type)) - 1
    return { reg, ir: register(reg) }
  }
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i])
}

/** How deeply groups may be nested. */
export function nesting({ groups }: Pick<World, 'groups'>): number {
  const depth = (name: string | undefined): number => {
    const group = groups.find((one) => one.name === name)
    return group === undefined ? 0 : 1 + depth(group.of)
  }
  return Math.max(0, ...groups.map(({ name }) => depth(name)))
}
