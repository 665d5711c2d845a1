import type { ExprIR, SetIR } from './expression-ir.ts'
import type { ExprOf, NodeIR, SetOf, StepOf } from './nodes.ts'
import type { ArrangeIR, OfferIR, StepIR } from './step-ir.ts'

/*
 * Everything there is to know about each node of the IR, in one place. A row says what every field is, so that a new
 * field or node does not compile until it is described here; walkers, back ends and checks derive the rest.
 */

/** What a number, or a list of numbers, in a node is. */
type NumberRole =
  /** A constant, a table, a limit, an origin...: not part of the state. */
  | 'data'
  /** A register that is read; one that is bound. */
  | 'register'
  | 'binds'
  /** Address of a word that is read; base address of words of which one is read. */
  | 'cell'
  | 'region'
  /** The same for words that are set, and keep their value. */
  | 'sets'
  | 'sets region'
  /** Address of a word that a step uses while it runs: read and set, and cleared at its end. */
  | 'keeps'
  /** Address of the word in which such a step saves the former `you`. */
  | 'saves'
  /** Addresses of several words used like that: preceded by a count; one word per piece. */
  | 'snapshot'
  | 'layout'
  /**
   * What is called: a term, a stage; what is judged: an action; one whose move is made and undone; rules and ends
   * that are tested.
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

/** What is read from the state by more than an address. */
export type Look =
  /** Where pieces lie, and in which order. */
  | 'places'
  /** What was done before: streaks, pictures. */
  | 'history'
  /** Whatever the legality of an action reads. */
  | 'moves'

/** What a step does besides setting the words that it names. */
export type Effect =
  /** Changes where pieces lie, or in which order; and who knows their faces, where places show them. */
  | 'moves pieces'
  /** Somebody learns faces wherever the pieces lie. */
  | 'shows faces'
  /** Says a line to everybody. */
  | 'says'
  /** Draws from this stream of chance. */
  | 'draws shuffle'
  | 'draws random'
  | 'draws roll'
  /** There is a decision in the middle of it. */
  | 'asks'
  /** The game is over. */
  | 'ends'
  /** Makes a seat `you` while it runs. */
  | 'seats'
  /** What follows it is not executed. */
  | 'leaves'

/** Who learns something through a step that says so. */
export interface Told {
  /** The fields with the pieces whose faces are revealed; the line that is said. */
  readonly what: string | readonly string[]
  readonly to: 'everybody' | 'who may look there' | { readonly seats: string }
}

type Fields<N, T extends string> = { readonly [F in Exclude<keyof N, T>]-?: Role<N[F]> }
type PartFields<N, T extends string> = {
  readonly [F in keyof Fields<N, T>]: Fields<N, T>[F] extends 'part' ? F : never
}[keyof Fields<N, T>] &
  string

interface Row<N, T extends string> {
  readonly fields: Fields<N, T>
  /** The register is bound to the value of a part, or to each member of it, while another part is computed. */
  readonly binds?: { readonly to?: PartFields<N, T>; readonly in: PartFields<N, T> }
  /** The word at an address, or words of its region, take the value of a part, or each member of it. */
  readonly fills?: { readonly [F in keyof N]?: PartFields<N, T> }
  readonly looks?: readonly Look[]
  readonly does?: readonly Effect[]
  readonly tells?: {
    readonly what: (keyof N & string) | readonly (keyof N & string)[]
    readonly to: 'everybody' | 'who may look there' | { readonly seats: keyof N & string }
  }
}

type Expressions = { readonly [K in ExprIR['op']]: Row<ExprOf<K>, 'op'> }
type Sets = { readonly [K in SetIR['set']]: Row<SetOf<K>, 'set'> }
type Steps = { readonly [K in StepIR['step']]: Row<StepOf<K>, 'step'> }

const SIDES = { fields: { left: 'part', right: 'part' } } as const
const TERMS = { fields: { terms: 'parts' } } as const
const OF_SET = { fields: { set: 'part' } } as const

const EXPRESSIONS: Expressions = {
  const: { fields: { value: 'data' } },
  reg: { fields: { reg: 'register' } },
  cell: { fields: { at: 'cell' } },
  load: { fields: { base: 'region', index: 'part' } },
  table: { fields: { table: 'data', index: 'part', by: 'data' } },
  add: SIDES,
  sub: SIDES,
  mul: SIDES,
  mod: SIDES,
  divUp: SIDES,
  divDown: SIDES,
  min: SIDES,
  max: SIDES,
  bagSum: SIDES,
  bagCount: SIDES,
  bagMatch: SIDES,
  lt: SIDES,
  le: SIDES,
  eq: SIDES,
  ne: SIDES,
  and: TERMS,
  or: TERMS,
  not: { fields: { term: 'part' } },
  if: { fields: { condition: 'part', then: 'part', else: 'part' } },
  let: { fields: { reg: 'binds', value: 'part', body: 'part' }, binds: { to: 'value', in: 'body' } },
  call: { fields: { term: 'term', args: 'parts' } },
  any: OF_SET,
  count: OF_SET,
  first: OF_SET,
  contains: { fields: { set: 'part', item: 'part' } },
  fold: {
    fields: { fold: 'data', set: 'part', reg: 'binds', of: 'part' },
    binds: { to: 'set', in: 'of' },
  },
  distance: { fields: { from: 'part', to: 'part', via: 'part', along: 'data' } },
  steps: {
    fields: { from: 'part', to: 'part', via: 'part', reg: 'binds', next: 'part' },
    binds: { to: 'from', in: 'next' },
  },
  'longest line': { fields: { set: 'part', directions: 'part' } },
  step: { fields: { space: 'part', directions: 'part' } },
  can: { fields: { player: 'part', action: 'action' }, looks: ['moves'] },
  after: { fields: { action: 'attempt', test: 'part' }, looks: ['moves', 'places', 'history'] },
  most: { fields: { action: 'data', before: 'data', value: 'part', truth: 'data' }, looks: ['moves'] },
  'shared run': { fields: { streak: 'data', player: 'part', item: 'part' }, looks: ['history'] },
  stood: { fields: { parts: 'parts', at: 'region', keep: 'data' }, looks: ['history'] },
  repeats: {
    fields: { picture: 'data', player: 'part', within: 'part', piece: 'part', space: 'part' },
    looks: ['places', 'history'],
  },
}

const LINES = { from: 'part', directions: 'part', limit: 'part' } as const

const SETS: Sets = {
  empty: { fields: {} },
  one: { fields: { item: 'part' } },
  range: { fields: { from: 'part', to: 'part' } },
  row: { fields: { offsets: 'data', items: 'data', index: 'part', of: 'data' } },
  members: { fields: { container: 'part' }, looks: ['places'] },
  filter: { fields: { of: 'part', reg: 'binds', where: 'part' }, binds: { to: 'of', in: 'where' } },
  each: { fields: { over: 'part', reg: 'binds', of: 'part' }, binds: { to: 'over', in: 'of' } },
  map: { fields: { over: 'part', reg: 'binds', item: 'part' }, binds: { to: 'over', in: 'item' } },
  union: SIDES,
  minus: SIDES,
  if: { fields: { condition: 'part', then: 'part', else: 'part' } },
  let: { fields: { reg: 'binds', value: 'part', body: 'part' }, binds: { to: 'value', in: 'body' } },
  sorted: { fields: { of: 'part', reg: 'binds', by: 'part' }, binds: { to: 'of', in: 'by' } },
  'open line': { fields: LINES, looks: ['places'] },
  sight: { fields: LINES, looks: ['places'] },
  reached: { fields: { from: 'part', via: 'part', along: 'data' } },
  'reached by steps': {
    fields: { from: 'part', via: 'part', reg: 'binds', next: 'part' },
    binds: { to: 'from', in: 'next' },
  },
  run: {
    fields: { gives: 'data', from: 'part', directions: 'part', over: 'part', until: 'part', limit: 'part' },
  },
  borders: { fields: { from: 'part', to: 'part' } },
}

const STEPS: Steps = {
  store: {
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
    fields: { what: 'part', to: 'part', end: 'data', origin: 'data' },
    does: ['moves pieces'],
    tells: { what: 'what', to: 'who may look there' },
  },
  swap: {
    fields: { what: 'data', one: 'part', other: 'part', origin: 'data' },
    does: ['moves pieces'],
    tells: { what: ['one', 'other'], to: 'who may look there' },
  },
  deal: {
    fields: { count: 'part', upTo: 'data', from: 'part', to: 'part', origin: 'data' },
    does: ['moves pieces'],
    tells: { what: 'from', to: 'who may look there' },
  },
  shuffle: {
    fields: { container: 'part', origin: 'data' },
    does: ['moves pieces', 'draws shuffle'],
    tells: { what: 'container', to: 'who may look there' },
  },
  pick: {
    fields: { what: 'part', cell: 'sets', of: 'data', origin: 'data' },
    fills: { cell: 'what' },
    does: ['draws random'],
  },
  roll: {
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
    fields: { what: 'part', group: 'data', to: 'part', cell: 'sets', origin: 'data' },
    does: ['moves pieces'],
    tells: { what: 'what', to: 'who may look there' },
  },
  show: {
    fields: { what: 'part', to: 'part', unseen: 'data', origin: 'data' },
    does: ['shows faces'],
    tells: { what: 'what', to: { seats: 'to' } },
  },
  reveal: {
    fields: { what: 'part', origin: 'data' },
    does: ['shows faces'],
    tells: { what: 'what', to: 'everybody' },
  },
  screen: { fields: { up: 'data', origin: 'data' }, does: ['shows faces'] },
  say: {
    fields: { line: 'data', who: 'part', values: 'parts' },
    does: ['says'],
    tells: { what: 'values', to: 'everybody' },
  },
  'take position': {
    fields: { position: 'part', at: 'sets region', cell: 'sets', origin: 'data' },
  },
  if: { fields: { condition: 'part', then: 'parts', else: 'parts', origin: 'data' } },
  'for each': {
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
    fields: { stage: 'stage', args: 'parts', for: 'part', saved: 'saves', site: 'site', origin: 'data' },
    does: ['seats'],
  },
  leave: { fields: { stage: 'data', origin: 'data' }, does: ['leaves'] },
  ask: {
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
  settle: { fields: { whenever: 'rules', ends: 'ends', noted: 'sets' }, does: ['seats'] },
  win: { fields: { winner: 'part', points: 'part', reason: 'data', origin: 'data' }, does: ['ends'] },
  rank: {
    fields: { reg: 'binds', by: 'part', into: 'sets region', wins: 'data', reason: 'data', origin: 'data' },
    binds: { in: 'by' },
    fills: { into: 'by' },
    does: ['ends'],
  },
}

/** A row as seen by code that does not care which node it is. */
export interface NodeFacts {
  readonly fields: Readonly<Record<string, AnyRole>>
  readonly binds?: { readonly to?: string; readonly in: string }
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

/** Does it involve chance? */
export function drawsLots(step: StepIR): boolean {
  return does(step, 'draws random') || does(step, 'draws shuffle') || does(step, 'draws roll')
}

/** All nodes, by family. */
export const NODES: {
  readonly expressions: Readonly<Record<string, NodeFacts>>
  readonly sets: Readonly<Record<string, NodeFacts>>
  readonly steps: Readonly<Record<string, NodeFacts>>
} = { expressions: EXPRESSIONS, sets: SETS, steps: STEPS }
