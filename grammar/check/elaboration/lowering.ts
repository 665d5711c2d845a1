import type { ExprIR, SetIR, StepIR, ValueTypeIR } from '../../ir/ir.ts'
import { YOU, choose, compare, constant, loadWord, register } from '../../ir/build.ts'
import type { StaticFacts } from '../../ir/meaning.ts'
import type { Type } from '../../types/types.ts'
import type { World } from '../world/world.ts'
import { changingFaces } from '../world/changing-faces.ts'
import { unwatched, watched } from '../world/watched-world.ts'
import { MemoryPlan } from './memory-plan.ts'
import { Noted, type Reads } from './reads.ts'
import { Slots } from './services/slots.ts'
import { Tables } from './services/tables.ts'
import { Texts } from './services/texts.ts'
import { valueType } from './value-types.ts'

/** The type of a register or a word of a rule. */
type WordType = Type | Extract<ValueTypeIR, string>

/**
 * Builds IR: tables, registers, words and origins, and the reads of the part being built. A function that receives a
 * `Lowering` and no `Elaboration` neither analyses nor reports anything.
 */
export class Lowering {
  readonly world: World
  readonly memory: MemoryPlan
  readonly tables: Tables
  readonly texts: Texts
  readonly slots: Slots
  /** Reads of the part being built. */
  reads = new Noted()
  /** Given a previous `Lowering`, continues where that one ended, and leaves it unchanged. */
  constructor(world: World, before?: Lowering) {
    this.world = watched(world, (fact) => this.reads.facts.add(fact))
    const groups = world.groups.reduce((sum, group) => sum + group.count, 0)
    this.memory =
      before?.memory.copy() ?? new MemoryPlan(world.containers.length, world.pieces.length, groups)
    const faces = changingFaces(world)
    if (before === undefined && faces !== undefined) this.memory.keepFaces(faces.start, world.faces.length)
    this.tables = new Tables(
      before?.tables,
      before !== undefined && unwatched(before.world).pieces === world.pieces,
    )
    this.texts = new Texts(before?.texts)
    this.slots = new Slots(before?.slots)
  }

  /** Steps for each member of a snapshot of a set. */
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

  /** Words with which a loop tracks its members: the next index, their number, and the members. */
  loopWords(
    element: Type,
    capacity: number,
  ): { readonly index: number; readonly count: number; readonly snapshot: number } {
    const type = this.wordType(element)
    const members = type === 'group' ? 'piece' : typeof type === 'string' ? type : JSON.stringify(type)
    return {
      index: this.memory.sharedWords('index'),
      // Members need dedicated words, because observers read such a word as a member.
      count: this.memory.sharedWords('count'),
      snapshot: this.memory.sharedWords(`members: ${members}`, capacity),
    }
  }

  /** Constant facts about the game. */
  get staticFacts(): StaticFacts {
    const { steps, directions } = this.world.topology
    return {
      tables: this.tables.inIR(),
      terms: this.slots.inIR().terms,
      steps,
      directions: directions.length,
    }
  }

  /** A local word of the running rules. For a bag of several words, the one with this index. */
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

  /** A printed value or the owner of a piece; `values` has an entry for each face. */
  lookUpFace(name: string, values: readonly number[], piece: ExprIR): ExprIR {
    const { face } = this.memory
    if (face === undefined || changingFaces(this.world)?.keep(values) !== false)
      return this.lookUp(name, values, piece, 'piece')
    this.readWord(face)
    return this.lookUp(name, values, loadWord(face, piece), 'piece')
  }

  /** The possible present kinds of a piece of a type. */
  kindsNow(type: Extract<Type, { kind: 'piece' }>): ReadonlySet<number> {
    const own = this.world.classes.find((one) => one.name === type.class)
    const becomesOther = own?.kindChanges === true || own?.changesUnseen === true
    return own !== undefined && becomesOther && type.stays !== true ? new Set(own.kinds) : type.kinds
  }

  lookUp(name: string, values: readonly number[], index: ExprIR, by?: 'piece'): ExprIR {
    if (index.op === 'const') return constant(values[index.value] ?? -0x80000000)
    const first = values[0]
    // A column with the same value for every kind is a constant, unless the index may be none.
    if (first !== undefined && values.every((value) => value === first) && index.op === 'reg')
      return constant(first)
    return { op: 'table', table: this.tables.table(name, values), index, ...(by === undefined ? {} : { by }) }
  }

  /** Address of the scores of all seats after the game. */
  scores(): number {
    return this.memory.ofResult('scores', this.world.seats.length)
  }

  /** Address of the number of players that each has reached or passed, if more than one number ranks them. */
  standings(): number {
    this.scores()
    return this.memory.ofResult('standings', this.world.seats.length)
  }

  /** The team of a seat, if there are teams. */
  teamOf(seat: ExprIR): ExprIR {
    const teams = this.tables.ofWorld('team', () =>
      this.world.seats.map((_, at) => this.world.teams.findIndex(({ seats }) => seats.includes(at))),
    )
    return this.lookUp('team', teams, seat)
  }

  readPlace(name: string): void {
    const parts = this.world.places.find((place) => place.name === name)?.madeOf ?? []
    for (const read of parts.length === 0 ? [name] : parts.map((part) => part.name))
      this.reads.places.add(read)
  }

  /** Reads all boards. */
  readBoards(): void {
    for (const { place } of this.world.boards) this.readPlace(place)
  }

  readWord(at: number): void {
    this.reads.words.add(at)
  }

  /** Runs `make` and also returns its reads, which count for the caller as well. */
  collectReads<T>(make: () => T): { readonly result: T; readonly reads: Reads } {
    const outer = this.reads
    this.reads = new Noted()
    const result = make()
    const reads = this.reads
    this.reads = outer
    outer.add(reads)
    return { result, reads }
  }

  /** Records that a text mentions the player on turn. */
  readYou(): ExprIR {
    this.reads.you = true
    return YOU
  }

  containerOf(piece: ExprIR): ExprIR {
    this.reads.anyPlace = true
    return loadWord(this.memory.at, piece)
  }

  kindOf(piece: ExprIR): ExprIR {
    const kinds = this.tables.ofWorld('kind of piece', () => this.world.faces.map(({ kind }) => kind))
    return this.lookUpFace('kind of piece', kinds, piece)
  }

  ownerOf(piece: ExprIR, className: string): ExprIR {
    const known = this.world.classes.find((c) => c.name === className)
    if (known?.ownerFixed) return this.ownerOfFace(piece)
    return this.ownerOfContainer(this.containerOf(piece))
  }

  ownerOfFace(piece: ExprIR): ExprIR {
    const owners = this.tables.ofWorld('owner of piece', () => this.world.faces.map(({ owner }) => owner))
    return this.lookUpFace('owner of piece', owners, piece)
  }

  /** The owner of a place other than a group. */
  ownerOfPlace(place: ExprIR): ExprIR {
    const name = 'owner of container'
    const owners = this.tables.ofWorld(name, () => this.world.containers.map(({ owner }) => owner))
    return this.lookUp(name, owners, place)
  }

  /** For the contents of a group, the owner of the group's place. */
  ownerOfContainer(container: ExprIR): ExprIR {
    return this.wherever(container, (place) => this.ownerOfPlace(place))
  }

  /** A value by place. For the contents of a group, by the place of the group. */
  wherever(container: ExprIR, of: (place: ExprIR) => ExprIR): ExprIR {
    return this.outwards(container, nesting(this.world), of)
  }

  private outwards(container: ExprIR, levels: number, of: (place: ExprIR) => ExprIR): ExprIR {
    const [first] = this.world.groups
    if (first === undefined || levels === 0) return of(container)
    const { reg, ir } = this.boundRegister('container')
    const place = choose(
      compare('le', constant(first.container), ir),
      loadWord(this.memory.at + first.first - first.container, ir),
      ir,
    )
    return { op: 'let', reg, value: container, body: this.outwards(place, levels - 1, of) }
  }

  /** Records that the text depends on the answer to a question about the world, and not on its subject. */
  asked<T extends number | string>(question: string, ask: (world: World) => T): T {
    const answer = ask(unwatched(this.world))
    this.reads.answers.set(question, { ask, answer })
    return answer
  }

  /** Number of pieces of these kinds, or of all. The text depends on no more than `upTo` of them. */
  stock(upTo: number, kinds?: ReadonlySet<number>): number {
    return this.asked(`up to ${upTo} of ${kinds === undefined ? 'all' : [...kinds].join()}`, ({ pieces }) => {
      const matching = kinds === undefined ? pieces : pieces.filter(({ kind }) => kinds.has(kind))
      return Math.min(matching.length, upTo)
    })
  }

  boundRegister(type: WordType): { readonly reg: number; readonly ir: ExprIR } {
    const reg = this.slots.register(this.wordType(type))
    return { reg, ir: register(reg) }
  }
}

/** Maximum nesting of groups. */
function nesting({ groups }: Pick<World, 'groups'>): number {
  const depth = (name: string | undefined): number => {
    const group = groups.find((one) => one.name === name)
    return group === undefined ? 0 : 1 + depth(group.of)
  }
  return Math.max(0, ...groups.map(({ name }) => depth(name)))
}
