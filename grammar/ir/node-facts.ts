import type { NamesByGroup } from '../source/match.ts'
import type { ExprIR, SetIR } from './expression-ir.ts'
import type { ExprOf, NodeIR, SetOf, StepOf } from './nodes.ts'
import type { ArrangeIR, OfferIR, StepIR } from './step-ir.ts'

/*
 * All facts about each node of the IR, in one table. A row describes every field, so a new field or node does not
 * compile until it is described here. Walkers, back ends and checks derive the rest.
 */

/** The role of a number, or a list of numbers, in a node. */
type NumberRole =
  /** A constant, a table, a limit, an origin...: not part of the state. */
  | 'data'
  /** A register that is read; one that is bound. */
  | 'register'
  | 'binds'
  /** Address of a word that is read; base address of a region of which one word is read. */
  | 'cell'
  | 'region'
  /** The same for words that are set and keep their value. */
  | 'sets'
  | 'sets region'
  /** Address of a scratch word of a step: read and set while it runs, and cleared at its end. */
  | 'keeps'
  /** Address of the word in which such a step saves the former `you`. */
  | 'saves'
  /** Addresses of several words used like that: preceded by a count; one word per piece. */
  | 'snapshot'
  | 'layout'
  /**
   * A callee: a term or a stage; an action that is judged; one whose move is made and undone; rules and ends that are
   * tested.
   */
  | 'term'
  | 'stage'
  | 'action'
  | 'attempt'
  | 'rules'
  | 'ends'
  /** The number of a question, arrangement or call, among all of them. */
  | 'site'

type Role<V> = [V] extends [ExprIR | SetIR | undefined]
  ? 'part'
  : [V] extends [readonly (ExprIR | StepIR)[] | undefined]
    ? 'parts'
    : [V] extends [readonly OfferIR[]]
      ? 'offers'
      : [V] extends [ArrangeIR['where']]
        ? 'placing'
        : [V] extends [Extract<StepIR, { step: 'turns' }>['reset']]
          ? 'resets'
          : [V] extends [number | readonly number[] | undefined]
            ? NumberRole
            : 'data'

export type AnyRole = NumberRole | 'part' | 'parts' | 'offers' | 'placing' | 'resets'

/** A read of the state by more than an address. */
export type Look =
  /** The places of pieces, and their order. */
  | 'places'
  /** Earlier moves: streaks, pictures. */
  | 'history'
  /** Everything that the legality of an action reads. */
  | 'moves'

/** An effect of a step besides setting its words. */
export type Effect =
  /** Changes places or orders of pieces, and the knowledge of their faces where places show them. */
  | 'moves pieces'
  /** Shows faces to somebody, wherever the pieces are. */
  | 'shows faces'
  /** Says a line to everybody. */
  | 'says'
  /** Draws from this stream of chance. */
  | 'draws shuffle'
  | 'draws random'
  | 'draws roll'
  /** Contains a decision. */
  | 'asks'
  /** Ends the game. */
  | 'ends'
  /** Makes a seat `you` while it runs. */
  | 'seats'
  /** The following steps are not executed. */
  | 'leaves'

/** The audience of a step that reveals something. */
interface Told {
  /** The fields with the revealed pieces, or the line that is said. */
  readonly what: string | readonly string[]
  readonly to: 'everybody' | 'who may look there' | { readonly seats: string }
}

type Effects = 'sets' | 'moves' | 'shows' | 'ends'

/** Nodes of a group are computed alike, so most code need not distinguish them. */
interface Groups {
  expression:
    /** A constant, or a word that is read. */
    | 'word'
    /** A number made of two numbers. */
    | 'arithmetic'
    | 'comparison'
    | 'logic'
    /** Its value is that of a part, or of a callee. */
    | 'structure'
    /** A value computed from the members of a set. */
    | 'of a set'
    /** Distances, lines and steps on the board. */
    | 'board'
    /** Possible or past actions of players. */
    | 'play'
  set:
    | 'listed'
    /** Its members come from other sets or values. */
    | 'combined'
    | 'board'
  step:
    /** Sets words, moves pieces, shows something or ends the game, atomically. */
    | Effects
    /** Contains other steps. */
    | 'contains'
    /** Asks somebody, or runs or leaves other rules. */
    | 'leads on'
}

type Fields<N, T extends string> = { readonly [F in Exclude<keyof N, T>]-?: Role<N[F]> }
type PartFields<N, T extends string> = {
  readonly [F in keyof Fields<N, T>]: Fields<N, T>[F] extends 'part' ? F : never
}[keyof Fields<N, T>] &
  string

interface Row<N, T extends string, Group extends string> {
  readonly group: Group
  readonly fields: Fields<N, T>
  /** Its value is always 1 or 0. */
  readonly truth?: true
  /** Its value, or each of its members, is that of one of these parts, or one of their members. */
  readonly passes?: readonly PartFields<N, T>[]
  /** The register is bound to the value of a part, or to each member of it, in another part. */
  readonly binds?: {
    readonly to?: PartFields<N, T>
    readonly in: PartFields<N, T> | readonly PartFields<N, T>[]
  }
  /** The places between which a step moves pieces, and the things that it moves from wherever they lie. */
  readonly moves?: {
    readonly places: readonly PartFields<N, T>[]
    readonly things: readonly PartFields<N, T>[]
  }
  /** The word at an address, or words of its region, take the value of a part, or each member of it. */
  readonly fills?: { readonly [F in keyof N]?: PartFields<N, T> }
  readonly looks?: readonly Look[]
  readonly does?: readonly Effect[]
  readonly tells?: {
    readonly what: (keyof N & string) | readonly (keyof N & string)[]
    readonly to: 'everybody' | 'who may look there' | { readonly seats: keyof N & string }
  }
}

type Expressions = { readonly [K in ExprIR['op']]: Row<ExprOf<K>, 'op', Groups['expression']> }
type Sets = { readonly [K in SetIR['set']]: Row<SetOf<K>, 'set', Groups['set']> }
type Steps = { readonly [K in StepIR['step']]: Row<StepOf<K>, 'step', Groups['step']> }

const TURNING = {
  angle: 'binds',
  turn: 'part',
  angles: 'data',
  facing: 'part',
  heading: 'part',
} as const
const SIDES = { left: 'part', right: 'part' } as const
const ARITHMETIC = { group: 'arithmetic', fields: SIDES } as const
const COMPARISON = { group: 'comparison', fields: SIDES, truth: true } as const
const JUNCTION = { group: 'logic', fields: { terms: 'parts' }, truth: true } as const
const OF_SET = { group: 'of a set', fields: { set: 'part' } } as const

const EXPRESSIONS = {
  const: { group: 'word', fields: { value: 'data' } },
  reg: { group: 'word', fields: { reg: 'register' } },
  cell: { group: 'word', fields: { at: 'cell' } },
  load: { group: 'word', fields: { base: 'region', index: 'part' } },
  table: { group: 'word', fields: { table: 'data', index: 'part', by: 'data' } },
  add: ARITHMETIC,
  sub: ARITHMETIC,
  mul: ARITHMETIC,
  mod: ARITHMETIC,
  divUp: ARITHMETIC,
  divDown: ARITHMETIC,
  min: ARITHMETIC,
  max: ARITHMETIC,
  bagSum: ARITHMETIC,
  bagCount: ARITHMETIC,
  bagMatch: ARITHMETIC,
  lt: COMPARISON,
  le: COMPARISON,
  eq: COMPARISON,
  ne: COMPARISON,
  and: JUNCTION,
  or: JUNCTION,
  not: { group: 'logic', fields: { term: 'part' }, truth: true },
  if: {
    group: 'structure',
    fields: { condition: 'part', then: 'part', else: 'part' },
    passes: ['then', 'else'],
  },
  let: {
    group: 'structure',
    fields: { reg: 'binds', value: 'part', body: 'part' },
    passes: ['body'],
    binds: { to: 'value', in: 'body' },
  },
  call: { group: 'structure', fields: { term: 'term', args: 'parts' } },
  any: { ...OF_SET, truth: true },
  count: OF_SET,
  first: OF_SET,
  contains: { group: 'of a set', fields: { set: 'part', item: 'part' }, truth: true },
  nth: { group: 'of a set', fields: { set: 'part', at: 'part' } },
  place: { group: 'of a set', fields: { set: 'part', item: 'part' } },
  fold: {
    group: 'of a set',
    fields: { fold: 'data', set: 'part', reg: 'binds', of: 'part' },
    binds: { to: 'set', in: 'of' },
  },
  standing: {
    group: 'of a set',
    fields: {
      set: 'part',
      reg: 'binds',
      kind: 'part',
      worth: 'part',
      ways: 'data',
      least: 'data',
      base: 'data',
      digits: 'data',
      all: 'data',
    },
    binds: { to: 'set', in: ['kind', 'worth'] },
  },
  distance: { group: 'board', fields: { from: 'part', to: 'part', via: 'part', along: 'data' } },
  steps: {
    group: 'board',
    fields: {
      from: 'part',
      to: 'part',
      via: 'part',
      reg: 'binds',
      next: 'part',
      item: 'binds',
      cost: 'part',
      ...TURNING,
    },
    binds: { to: 'from', in: 'next' },
  },
  'sets worth': {
    group: 'of a set',
    fields: { total: 'part', set: 'part', reg: 'binds', of: 'part' },
    binds: { to: 'set', in: 'of' },
  },
  'longest way': {
    group: 'board',
    fields: { via: 'part', reg: 'binds', next: 'part' },
    binds: { in: 'next' },
  },
  'longest line': { group: 'board', fields: { set: 'part', directions: 'part' } },
  step: { group: 'board', fields: { space: 'part', directions: 'part' } },
  can: { group: 'play', fields: { player: 'part', action: 'action' }, looks: ['moves'], truth: true },
  after: {
    group: 'play',
    fields: { action: 'attempt', test: 'part' },
    looks: ['moves', 'places', 'history'],
    truth: true,
  },
  most: {
    group: 'play',
    fields: { action: 'data', before: 'data', value: 'part', truth: 'data' },
    looks: ['moves'],
  },
  'shared run': {
    group: 'play',
    fields: { streak: 'data', player: 'part', item: 'part' },
    looks: ['history'],
  },
  stood: { group: 'play', fields: { parts: 'parts', at: 'region', keep: 'data' }, looks: ['history'] },
  repeats: {
    group: 'play',
    fields: { picture: 'data', player: 'part', within: 'part', piece: 'part', space: 'part' },
    looks: ['places', 'history'],
    truth: true,
  },
} as const satisfies Expressions

const LINES = { from: 'part', directions: 'part', limit: 'part' } as const

const SETS = {
  empty: { group: 'listed', fields: {} },
  one: { group: 'listed', fields: { item: 'part' }, passes: ['item'] },
  range: { group: 'listed', fields: { from: 'part', to: 'part' } },
  row: { group: 'listed', fields: { offsets: 'data', items: 'data', index: 'part', of: 'data' } },
  members: { group: 'listed', fields: { container: 'part' }, looks: ['places'] },
  filter: {
    group: 'combined',
    fields: { of: 'part', reg: 'binds', where: 'part' },
    passes: ['of'],
    binds: { to: 'of', in: 'where' },
  },
  each: {
    group: 'combined',
    fields: { over: 'part', reg: 'binds', of: 'part' },
    passes: ['of'],
    binds: { to: 'over', in: 'of' },
  },
  map: {
    group: 'combined',
    fields: { over: 'part', reg: 'binds', item: 'part' },
    passes: ['item'],
    binds: { to: 'over', in: 'item' },
  },
  union: { group: 'combined', fields: SIDES, passes: ['left', 'right'] },
  minus: { group: 'combined', fields: SIDES, passes: ['left'] },
  if: {
    group: 'combined',
    fields: { condition: 'part', then: 'part', else: 'part' },
    passes: ['then', 'else'],
  },
  let: {
    group: 'combined',
    fields: { reg: 'binds', value: 'part', body: 'part' },
    passes: ['body'],
    binds: { to: 'value', in: 'body' },
  },
  sorted: {
    group: 'combined',
    fields: { of: 'part', reg: 'binds', by: 'part' },
    passes: ['of'],
    binds: { to: 'of', in: 'by' },
  },
  'best sets': {
    group: 'combined',
    fields: { of: 'part', reg: 'binds', kind: 'part', worth: 'part', ways: 'data' },
    passes: ['of'],
    binds: { to: 'of', in: ['kind', 'worth'] },
  },
  'open line': { group: 'board', fields: LINES, looks: ['places'] },
  sight: { group: 'board', fields: LINES, looks: ['places'] },
  reached: { group: 'board', fields: { from: 'part', via: 'part', along: 'data' } },
  'reached by steps': {
    group: 'board',
    fields: {
      from: 'part',
      via: 'part',
      reg: 'binds',
      next: 'part',
      item: 'binds',
      cost: 'part',
      limit: 'part',
      ...TURNING,
    },
    binds: { to: 'from', in: 'next' },
  },
  grown: {
    group: 'board',
    fields: { from: 'part', reg: 'binds', next: 'part', among: 'data' },
    binds: { to: 'from', in: 'next' },
  },
  run: {
    group: 'board',
    fields: { gives: 'data', from: 'part', directions: 'part', over: 'part', until: 'part', limit: 'part' },
  },
  borders: { group: 'board', fields: { from: 'part', to: 'part' } },
} as const satisfies Sets

const STEPS = {
  store: {
    group: 'sets',
    fields: {
      base: 'sets region',
      index: 'part',
      value: 'part',
      least: 'data',
      most: 'data',
      orNone: 'data',
      origin: 'data',
    },
    fills: { base: 'value' },
  },
  move: {
    group: 'moves',
    fields: { what: 'part', to: 'part', end: 'data', origin: 'data' },
    does: ['moves pieces'],
    moves: { places: ['to'], things: ['what'] },
    tells: { what: 'what', to: 'who may look there' },
  },
  'move each': {
    group: 'moves',
    fields: { what: 'part', reg: 'binds', to: 'part', end: 'data', origin: 'data' },
    binds: { to: 'what', in: 'to' },
    does: ['moves pieces'],
    moves: { places: ['to'], things: ['what'] },
    tells: { what: 'what', to: 'who may look there' },
  },
  swap: {
    group: 'moves',
    fields: { what: 'data', one: 'part', other: 'part', origin: 'data' },
    does: ['moves pieces'],
    moves: { places: [], things: ['one', 'other'] },
    tells: { what: ['one', 'other'], to: 'who may look there' },
  },
  deal: {
    group: 'moves',
    fields: { count: 'part', upTo: 'data', from: 'part', to: 'part', origin: 'data' },
    does: ['moves pieces'],
    moves: { places: ['from', 'to'], things: [] },
    tells: { what: 'from', to: 'who may look there' },
  },
  shuffle: {
    group: 'moves',
    fields: { container: 'part', origin: 'data' },
    does: ['moves pieces', 'draws shuffle'],
    moves: { places: ['container'], things: [] },
    tells: { what: 'container', to: 'who may look there' },
  },
  pick: {
    group: 'sets',
    fields: { what: 'part', cell: 'sets', of: 'data', origin: 'data' },
    fills: { cell: 'what' },
    does: ['draws random'],
  },
  roll: {
    group: 'sets',
    fields: {
      for: 'part',
      what: 'data',
      count: 'part',
      least: 'data',
      sides: 'data',
      named: 'data',
      cells: 'sets',
      origin: 'data',
    },
    does: ['draws roll'],
  },
  lay: {
    group: 'moves',
    fields: { what: 'part', group: 'data', to: 'part', cell: 'sets', origin: 'data' },
    does: ['moves pieces'],
    moves: { places: ['to'], things: ['what'] },
    tells: { what: 'what', to: 'who may look there' },
  },
  show: {
    group: 'shows',
    fields: { what: 'part', to: 'part', unseen: 'data', origin: 'data' },
    does: ['shows faces'],
    tells: { what: 'what', to: { seats: 'to' } },
  },
  reveal: {
    group: 'shows',
    fields: { what: 'part', origin: 'data' },
    does: ['shows faces'],
    tells: { what: 'what', to: 'everybody' },
  },
  screen: { group: 'shows', fields: { up: 'data', origin: 'data' }, does: ['shows faces'] },
  say: {
    group: 'shows',
    fields: { line: 'data', who: 'part', values: 'parts', told: 'data' },
    does: ['says'],
    tells: { what: 'values', to: 'everybody' },
  },
  'take position': {
    group: 'sets',
    fields: { position: 'part', at: 'sets region', cell: 'sets', origin: 'data' },
  },
  if: { group: 'contains', fields: { condition: 'part', then: 'parts', else: 'parts', origin: 'data' } },
  'for each': {
    group: 'contains',
    fields: {
      over: 'part',
      cell: 'keeps',
      index: 'keeps',
      count: 'keeps',
      snapshot: 'snapshot',
      capacity: 'data',
      body: 'parts',
      origin: 'data',
    },
    fills: { cell: 'over', snapshot: 'over' },
  },
  loop: {
    group: 'contains',
    fields: {
      cell: 'keeps',
      while: 'part',
      until: 'part',
      atMost: 'part',
      body: 'parts',
      origin: 'data',
    },
  },
  turns: {
    group: 'contains',
    fields: {
      from: 'part',
      while: 'part',
      onward: 'part',
      atMost: 'part',
      cell: 'keeps',
      counter: 'keeps',
      saved: 'saves',
      reset: 'resets',
      body: 'parts',
      origin: 'data',
    },
    does: ['seats'],
  },
  run: {
    group: 'leads on',
    fields: { stage: 'stage', args: 'parts', for: 'part', saved: 'saves', site: 'site', origin: 'data' },
    does: ['seats'],
  },
  leave: { group: 'leads on', fields: { stage: 'data', origin: 'data' }, does: ['leaves'] },
  ask: {
    group: 'leads on',
    fields: {
      site: 'site',
      who: 'part',
      saved: 'saves',
      possible: 'part',
      must: 'data',
      repeatedly: 'data',
      offers: 'offers',
      orElse: 'parts',
      hasOrElse: 'data',
      noted: 'cell',
      conclude: 'parts',
      origin: 'data',
    },
    does: ['asks', 'seats'],
  },
  arrange: {
    group: 'leads on',
    fields: {
      site: 'site',
      arrangement: 'data',
      players: 'data',
      pieces: 'data',
      spaces: 'data',
      where: 'placing',
      cell: 'keeps',
      layout: 'layout',
      saved: 'saves',
      origin: 'data',
    },
    does: ['asks', 'seats', 'moves pieces'],
    tells: { what: 'pieces', to: 'who may look there' },
  },
  settle: { group: 'leads on', fields: { whenever: 'rules', ends: 'ends', noted: 'sets' }, does: ['seats'] },
  win: {
    group: 'ends',
    fields: { winner: 'part', points: 'part', reason: 'data', origin: 'data' },
    does: ['ends'],
  },
  rank: {
    group: 'ends',
    fields: {
      reg: 'binds',
      by: 'part',
      into: 'sets region',
      wins: 'data',
      lowest: 'data',
      reason: 'data',
      origin: 'data',
    },
    binds: { in: 'by' },
    fills: { into: 'by' },
    does: ['ends'],
  },
} as const satisfies Steps

/** A row as seen by code that handles all nodes alike. */
export interface NodeFacts {
  readonly group: Groups[keyof Groups]
  readonly fields: Readonly<Record<string, AnyRole>>
  readonly truth?: true
  readonly passes?: readonly string[]
  readonly binds?: { readonly to?: string; readonly in: string | readonly string[] }
  readonly moves?: { readonly places: readonly string[]; readonly things: readonly string[] }
  readonly fills?: Readonly<Partial<Record<string, string>>>
  readonly looks?: readonly Look[]
  readonly does?: readonly Effect[]
  readonly tells?: Told
}

export function factsOf(node: NodeIR): NodeFacts {
  if ('op' in node) return EXPRESSIONS[node.op]
  if ('step' in node) return STEPS[node.step]
  return SETS[node.set]
}

export function does(step: StepIR, effect: Effect): boolean {
  return factsOf(step).does?.includes(effect) === true
}

/** True if it involves chance. */
export function drawsLots(step: StepIR): boolean {
  return does(step, 'draws random') || does(step, 'draws shuffle') || does(step, 'draws roll')
}

/** All nodes, by family. */
export const NODES: {
  readonly expressions: Readonly<Record<string, NodeFacts>>
  readonly sets: Readonly<Record<string, NodeFacts>>
  readonly steps: Readonly<Record<string, NodeFacts>>
} = { expressions: EXPRESSIONS, sets: SETS, steps: STEPS }

type GroupsIn<Table extends { readonly [Name in keyof Table]: { readonly group: string } }> = {
  readonly [Name in keyof Table]: Table[Name]['group']
}

/** The expressions whose value is always 1 or 0. */
export type TruthOp = {
  readonly [Op in keyof typeof EXPRESSIONS]: (typeof EXPRESSIONS)[Op] extends { readonly truth: true }
    ? Op
    : never
}[keyof typeof EXPRESSIONS]

export type OpsByGroup = NamesByGroup<GroupsIn<typeof EXPRESSIONS>>
export type SetsByGroup = NamesByGroup<GroupsIn<typeof SETS>>
export type StepsByGroup = NamesByGroup<GroupsIn<typeof STEPS>>

/** Atomic steps: they contain no question, and the following step comes next or never. */
export type EffectIR = StepOf<StepsByGroup[Effects]>

const EFFECTS: ReadonlySet<string> = new Set<Effects>(['sets', 'moves', 'shows', 'ends'])

export function isEffect(step: StepIR): step is EffectIR {
  return EFFECTS.has(STEPS[step.step].group)
}
