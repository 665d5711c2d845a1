import { MemoryPlan } from '../../grammar/check/elaboration/memory-plan.ts'
import type {
  ActionIR,
  AskIR,
  ContainerIR,
  ExprIR,
  GameIR,
  PieceIR,
  RegionIR,
  SetIR,
  StageIR,
  StepIR,
} from '../../grammar/ir/ir.ts'
import { SQUARES } from '../../grammar/check/world/squares.ts'
import { H, NONE, SEMANTICS_VERSION, UNLIMITED } from '../../grammar/ir/ir.ts'

/* Helpers for writing small programs by hand. */

export const num = (value: number): ExprIR => ({ op: 'const', value })
export const none = num(NONE)
export const cell = (at: number): ExprIR => ({ op: 'cell', at })
export const reg = (number: number): ExprIR => ({ op: 'reg', reg: number })
export const you = cell(H.you)
export const load = (base: number, index: ExprIR): ExprIR => ({ op: 'load', base, index })
export const plus = (left: ExprIR, right: ExprIR): ExprIR => ({ op: 'add', left, right })
export const minus = (left: ExprIR, right: ExprIR): ExprIR => ({ op: 'sub', left, right })
export const eq = (left: ExprIR, right: ExprIR): ExprIR => ({ op: 'eq', left, right })
export const lt = (left: ExprIR, right: ExprIR): ExprIR => ({ op: 'lt', left, right })
export const all = (...terms: ExprIR[]): ExprIR => ({ op: 'and', terms })
export const not = (term: ExprIR): ExprIR => ({ op: 'not', term })
export const any = (set: SetIR): ExprIR => ({ op: 'any', set })
export const count = (set: SetIR): ExprIR => ({ op: 'count', set })
export const first = (set: SetIR): ExprIR => ({ op: 'first', set })
export const range = (from: number, to: number): SetIR => ({ set: 'range', from: num(from), to: num(to) })
export const one = (item: ExprIR): SetIR => ({ set: 'one', item })
export const members = (container: ExprIR): SetIR => ({ set: 'members', container })
export const where = (of: SetIR, variable: number, condition: ExprIR): SetIR => ({
  set: 'filter',
  of,
  reg: variable,
  where: condition,
})

export const put = (at: number, value: ExprIR, least = -10_000, most = 10_000): StepIR => ({
  step: 'store',
  base: at,
  index: num(0),
  value,
  least,
  most,
  orNone: false,
  origin: 7,
})
export const add = (at: number, value: ExprIR): StepIR => put(at, plus(cell(at), value))
export const move = (what: SetIR, to: ExprIR, end: 'first' | 'last' = 'last'): StepIR => ({
  step: 'move',
  what,
  to,
  end,
  origin: 3,
})
export const when = (condition: ExprIR, then: StepIR[], otherwise: StepIR[] = []): StepIR => ({
  step: 'if',
  condition,
  then,
  else: otherwise,
  origin: 0,
})
export const win = (winner: ExprIR, reason = 0): StepIR => ({ step: 'win', winner, reason, origin: 0 })
export const settle = (whenever: number[], ends: number[]): StepIR => ({ step: 'settle', whenever, ends })

export interface Sizes {
  readonly seats?: number
  readonly columns?: number
  readonly rows?: number
  /** Places other than spaces. */
  readonly places?: readonly Partial<ContainerIR>[]
  readonly pieces?: readonly PieceIR[]
}

/** A program under construction: it allocates memory, sites and so on, and `finish` makes the IR. */
export class Tiny {
  readonly spaces: number
  readonly memory: MemoryPlan
  readonly stages: StageIR[] = []
  readonly actions: ActionIR[] = []
  private readonly sizes: Sizes
  private sites = 0

  constructor(sizes: Sizes) {
    this.sizes = sizes
    this.spaces = (sizes.columns ?? 0) * (sizes.rows ?? 0)
    this.memory = new MemoryPlan(this.spaces + (sizes.places?.length ?? 0), sizes.pieces?.length ?? 0, 0)
  }

  value(name: string, start = 0, length = 1, per: RegionIR['per'] = 'game'): number {
    return this.memory.region({ name, length, least: -10_000, most: 10_000, orNone: true, start, per })
  }

  local(name: string): number {
    return this.memory.local(name)
  }

  site(): number {
    return this.sites++
  }

  ask(offers: readonly (number | AskIR['offers'][number])[], more: Partial<AskIR> = {}): StepIR {
    return {
      step: 'ask',
      site: this.site(),
      who: you,
      saved: this.local('saved'),
      must: true,
      repeatedly: false,
      offers: offers.map((o) => (typeof o === 'number' ? { action: o, args: [] } : o)),
      orElse: [],
      hasOrElse: false,
      origin: 5,
      ...more,
    }
  }

  action(name: string, more: Partial<ActionIR>): number {
    return (
      this.actions.push({
        name,
        title: name,
        params: [],
        choices: [],
        lets: [],
        conditions: [],
        forbids: [],
        body: [],
        returnTo: this.local(`${name}: return`),
        note: { streaks: [], sharing: [], last: [] },
        pictures: [],
        notation: [],
        origin: 1,
        ...more,
      }) - 1
    )
  }

  stage(name: string, body: StepIR[], more: Partial<StageIR> = {}): number {
    return (
      this.stages.push({
        name,
        params: [],
        body,
        leave: [],
        returnTo: this.local(`${name}: return`),
        origin: 2,
        ...more,
      }) - 1
    )
  }

  run(stage: number, more: Partial<Extract<StepIR, { step: 'run' }>> = {}): StepIR {
    return { step: 'run', stage, args: [], for: undefined, saved: 0, site: this.site(), origin: 4, ...more }
  }

  turns(body: StepIR[], more: Partial<Extract<StepIR, { step: 'turns' }>> = {}): StepIR {
    return {
      step: 'turns',
      from: num(0),
      while: undefined,
      atMost: num(UNLIMITED),
      cell: this.local('seat'),
      counter: this.local('turns'),
      saved: this.local('you before'),
      reset: [],
      body,
      origin: 6,
      ...more,
    }
  }

  each(over: SetIR, body: (it: ExprIR) => StepIR[], capacity = 10): StepIR {
    const at = this.local('each')
    const snapshot = this.memory.region({
      name: 'snapshot',
      length: capacity,
      least: NONE,
      most: 0x7fffffff,
      orNone: true,
      start: NONE,
      per: 'local',
    })
    return {
      step: 'for each',
      over,
      cell: at,
      index: this.local('index'),
      count: this.local('count'),
      snapshot,
      capacity,
      body: body(cell(at)),
      origin: 8,
    }
  }

  choice(name: string, from: SetIR, domain: number, alike = false): ActionIR['choices'][number] {
    return { name, cell: this.local(name), type: 'number', from, domain, alike, origin: 0 }
  }

  finish(more: Partial<GameIR>): GameIR {
    const { columns = 0, rows = 0, seats = 2, places = [], pieces = [] } = this.sizes
    const step: number[] = []
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        for (const [across, up] of [
          [0, 1],
          [1, 1],
          [1, 0],
          [1, -1],
          [0, -1],
          [-1, -1],
          [-1, 0],
          [-1, 1],
        ] as const) {
          const [c, r] = [column + across, row + up]
          step.push(c < 0 || r < 0 || c >= columns || r >= rows ? NONE : r * columns + c)
        }
    const spaces = Array.from({ length: this.spaces }, (_, i) => ({
      name: `${'abcdefgh'[i % columns]}${1 + Math.floor(i / columns)}`,
      column: i % columns,
      row: Math.floor(i / columns),
    }))
    const container = (name: string): ContainerIR => ({
      place: 'place',
      name,
      owner: NONE,
      capacity: 1,
      pile: false,
      seenBy: 'everyone',
      topSeenBy: 'everyone',
    })
    const { tables = [], ...rest } = more
    return {
      format: 'sandtable-ir',
      semantics: SEMANTICS_VERSION,
      id: 'tiny',
      title: 'Tiny',
      seats: Array.from({ length: seats }, (_, i) => ({
        name: `s${i}`,
        title: `Seat ${i}`,
        side: undefined,
      })),
      direction: 1,
      mayResign: false,
      options: [],
      kinds: [],
      spaces,
      containers: [
        ...spaces.map((s) => container(s.name)),
        ...places.map((p, i) => ({ ...container(`place ${i}`), capacity: UNLIMITED, ...p })),
      ],
      pieces,
      groups: [],
      boards:
        this.spaces === 0
          ? []
          : [{ place: 'board', shape: 'squares', columns, rows, first: 0, count: this.spaces }],
      topology:
        this.spaces === 0
          ? undefined
          : { directions: SQUARES.map(({ name, opposite }) => ({ name, opposite })), step: 0, near: 85 },
      memory: this.memory.finish(),
      tables: [{ name: 'step', values: step }, ...tables],
      files: [],
      origins: [],
      registers: Array.from({ length: 20 }, () => 'number'),
      terms: [],
      stages: this.stages,
      actions: this.actions,
      whenever: [],
      ends: [],
      streaks: [],
      pictures: [],
      last: { action: NONE },
      play: [],
      sites: this.sites,
      reasons: ['because'],
      lines: [],
      setups: [],
      announcements: [],
      ...rest,
    }
  }
}
