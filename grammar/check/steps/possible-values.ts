import { handedBy, offersOf } from '../../ir/callees.ts'
import { NONE, type ExprIR, type GameIR, type RegionIR, type SetIR, type StepIR } from '../../ir/ir.ts'
import type { NodeIR, RulesIR } from '../../ir/nodes.ts'
import { rulesOfGame } from '../../ir/rules.ts'
import { isExprIn, isSetIn } from '../../ir/match.ts'
import type { StaticFacts } from '../../ir/meaning.ts'
import { staticMembers, staticValue } from '../../ir/static-value.ts'
import { walk, walkSteps } from '../../ir/walk.ts'

/** The possible values of something. Undefined if there is no restriction. */
type Possible = ReadonlySet<number> | undefined

/** The sources of a word's or register's value. */
export interface Sources {
  readonly values: readonly ExprIR[]
  /** It is one of these. */
  readonly sets: readonly SetIR[]
  /** Groups: where they were laid. */
  readonly laid: readonly ExprIR[]
}

/** The sources of the values of words, and of registers of some rules. */
export class Origins {
  private readonly cells = new Map<number, Noted>()
  /** Steps and actions of the rules; in all others `you` may be another player. */
  private readonly own = new Set<unknown>()
  private readonly regions = new Map<number, Noted>()
  private readonly registers = new Map<number, Noted>()

  /**
   * @param game all of whose steps count, except those that pass something on
   * @param rules which pass something on to what they run and call
   */
  constructor(game: GameIR, rules: RulesIR) {
    walk(rules, (node) => {
      this.own.add(node)
      for (const { action } of offersOf(node)) this.own.add(game.actions[action])
    })
    for (const action of game.actions) {
      const isOwn = this.own.has(action)
      for (const { cell, from } of action.choices) at(this.cells, cell, isOwn).sets.push(from)
      for (const { cell, value } of action.lets) at(this.cells, cell, isOwn).values.push(value)
    }
    walkSteps(rulesOfGame(game), (step) => this.noteStep(step))
    this.follow(game, rules, new Set())
  }

  ofCell(cell: number): Sources | undefined {
    return ofOwn(this.cells.get(cell))
  }

  ofRegion(base: number): Sources | undefined {
    return ofOwn(this.regions.get(base))
  }

  ofRegister(register: number): Sources | undefined {
    return ofOwn(this.registers.get(register))
  }

  private noteStep(step: StepIR): void {
    const isOwn = this.own.has(step)
    if (step.step === 'for each') at(this.cells, step.cell, isOwn).sets.push(step.over)
    if (step.step === 'pick') at(this.cells, step.cell, isOwn).sets.push(step.what)
    if (step.step === 'lay') at(this.cells, step.cell, isOwn).laid.push(step.to)
    if (step.step !== 'store' || isNothing(step.value)) return
    if (step.index.op === 'const') at(this.cells, step.base + step.index.value, isOwn).values.push(step.value)
    at(this.regions, step.base, isOwn).values.push(step.value)
  }

  private follow(game: GameIR, rules: RulesIR, followed: Set<number>): void {
    walk(rules, (node) => {
      if ('step' in node) this.noteArguments(game, node)
      else this.noteBound(node)
      if (!('op' in node) || node.op !== 'call') return
      const term = game.terms[node.term]
      term?.params.forEach((reg, i) => at(this.registers, reg).values.push(node.args[i] ?? NOT_GIVEN))
      if (followed.has(node.term)) return
      followed.add(node.term)
      this.follow(game, term?.body, followed)
    })
  }

  private noteArguments(game: GameIR, step: StepIR): void {
    for (const { to, args } of handedBy(game, step))
      to?.params.forEach((word, i) => at(this.cells, word).values.push(args[i] ?? NOT_GIVEN))
  }

  private noteBound(node: Exclude<NodeIR, StepIR>): void {
    if ('op' in node) {
      if (node.op === 'let') at(this.registers, node.reg).values.push(node.value)
      if (node.op === 'fold' || node.op === 'standing' || node.op === 'sets worth')
        at(this.registers, node.reg).sets.push(node.set)
      return
    }
    if (node.set === 'let') at(this.registers, node.reg).values.push(node.value)
    if (node.set === 'filter' || node.set === 'sorted' || node.set === 'best sets')
      at(this.registers, node.reg).sets.push(node.of)
    if (node.set === 'each' || node.set === 'map') at(this.registers, node.reg).sets.push(node.over)
  }
}

interface Noted {
  readonly values: ExprIR[]
  readonly sets: SetIR[]
  readonly laid: ExprIR[]
  /** True if other rules also store a value there. */
  outside: boolean
}

const ofOwn = (noted: Noted | undefined): Sources | undefined => (noted?.outside === true ? undefined : noted)

const NOT_GIVEN: ExprIR = { op: 'const', value: NONE }

const isNothing = (e: ExprIR): boolean => e.op === 'const' && e.value === NONE

function at(noted: Map<number, Noted>, key: number, isOwn = true): Noted {
  const cached = noted.get(key) ?? { values: [], sets: [], laid: [], outside: false }
  if (!isOwn) cached.outside = true
  noted.set(key, cached)
  return cached
}

/** More than this is taken for anything. */
const MOST_VALUES = 4096

/** The possible values while a player acts, as far as the rules determine them. */
export class PossibleValues {
  private readonly facts: StaticFacts
  private readonly game: GameIR
  private readonly origins: Origins
  private readonly known: (e: ExprIR) => number | undefined
  private readonly open = new Set<string>()

  /** @param known facts given beforehand, such as the acting player */
  constructor(facts: StaticFacts, game: GameIR, origins: Origins, known: (e: ExprIR) => number | undefined) {
    this.facts = facts
    this.game = game
    this.origins = origins
    this.known = known
  }

  of(e: ExprIR, fixed: ReadonlyMap<number, number> = NOTHING_FIXED): Possible {
    const known = this.known(e)
    if (known !== undefined) return new Set([known])
    if (isExprIn(e, 'board') || isExprIn(e, 'play')) return this.settled(e)
    if (isExprIn(e, 'arithmetic') || isExprIn(e, 'comparison'))
      return this.each([e.left, e.right], fixed, ([left, right]) =>
        left === undefined || right === undefined ? e : { ...e, left, right },
      )
    switch (e.op) {
      case 'const':
        return new Set([e.value])
      case 'reg': {
        const value = fixed.get(e.reg)
        return value === undefined
          ? this.from(`register ${e.reg}`, this.origins.ofRegister(e.reg))
          : new Set([value])
      }
      case 'cell': {
        const region = this.game.memory.regions.find((one) => e.at >= one.at && e.at < one.at + one.length)
        // A tracked value has an initial value that no step has stored.
        const put = region?.per === 'local' ? this.origins.ofCell(e.at) : undefined
        return this.from(`cell ${e.at}`, put) ?? this.within(region)
      }
      case 'load':
        return this.within(this.game.memory.regions.find((one) => one.at === e.base))
      case 'if': {
        const holds = this.of(e.condition, fixed)
        const then = holds?.has(1) === false ? new Set<number>() : this.of(e.then, fixed)
        const otherwise = holds?.size === 1 && holds.has(1) ? new Set<number>() : this.of(e.else, fixed)
        return either(then, otherwise)
      }
      case 'let':
        return this.of(e.body, fixed)
      case 'call':
        return this.of(this.game.terms[e.term]?.body ?? e, fixed)
      case 'first':
      case 'nth':
        return either(this.members(e.set, fixed), NOTHING)
      case 'table':
        return this.each([e.index], fixed, ([index]) => (index === undefined ? e : { ...e, index }))
      case 'and':
        return e.terms.some((term) => this.of(term, fixed)?.has(1) === false) ? FALSE : EITHER
      case 'or':
        return e.terms.every((term) => this.of(term, fixed)?.has(1) === false) ? FALSE : EITHER
      case 'contains': {
        const [members, item] = [this.members(e.set, fixed), this.of(e.item, fixed)]
        if (members === undefined || item === undefined) return EITHER
        return [...item].some((one) => members.has(one)) ? EITHER : FALSE
      }
      case 'not':
        return this.each([e.term], fixed, ([term]) => (term === undefined ? e : { ...e, term }))
      case 'any':
      case 'count':
      case 'place':
      case 'fold':
      case 'standing':
      case 'sets worth':
        return this.settled(e)
    }
  }

  members(set: SetIR, fixed: ReadonlyMap<number, number> = NOTHING_FIXED): Possible {
    if (isSetIn(set, 'board')) return this.settledMembers(set, fixed)
    switch (set.set) {
      case 'empty':
        return new Set()
      case 'one':
        return this.of(set.item, fixed)
      case 'filter': {
        const all = this.members(set.of, fixed)
        if (all === undefined) return undefined
        return new Set(
          [...all].filter((one) => {
            const holds = this.of(set.where, new Map([...fixed, [set.reg, one]]))
            return holds === undefined || holds.has(1)
          }),
        )
      }
      case 'sorted':
      case 'best sets':
        return this.members(set.of, fixed)
      case 'minus':
        return this.members(set.left, fixed)
      case 'map':
      case 'each': {
        const all = this.members(set.over, fixed)
        if (all === undefined) return undefined
        let found: Possible = new Set()
        for (const one of all) {
          const bound = new Map([...fixed, [set.reg, one]])
          found = either(found, set.set === 'map' ? this.of(set.item, bound) : this.members(set.of, bound))
        }
        return found
      }
      case 'union':
        return either(this.members(set.left, fixed), this.members(set.right, fixed))
      case 'if':
        return either(this.members(set.then, fixed), this.members(set.else, fixed))
      case 'let':
        return this.members(set.body, fixed)
      case 'range':
      case 'row':
      case 'members':
        return this.settledMembers(set, fixed)
    }
  }

  private settled(e: ExprIR): Possible {
    const value = staticValue(this.facts, e)
    return value === undefined ? undefined : new Set([value])
  }

  private settledMembers(set: SetIR, fixed: ReadonlyMap<number, number>): Possible {
    const members = staticMembers(this.facts, set, fixed)
    return members === undefined || members.length > MOST_VALUES ? undefined : new Set(members)
  }

  /** The possible values of a word, from its sources. Undefined also if they are unknown. */
  private from(key: string, sources: Sources | undefined): Possible {
    if (sources === undefined || sources.laid.length > 0 || this.open.has(key)) return undefined
    this.open.add(key)
    let found: Possible = new Set()
    for (const value of sources.values) found = either(found, this.of(value))
    for (const set of sources.sets) found = either(found, this.members(set))
    this.open.delete(key)
    return found
  }

  private within(region: RegionIR | undefined): Possible {
    const { type, least = 0, most = 0, orNone = false } = region ?? {}
    const last =
      type === 'seat'
        ? this.game.seats.length - 1
        : type === 'space'
          ? this.game.spaces.length - 1
          : type === 'container'
            ? this.game.containers.length - 1
            : most
    if (region === undefined || type === 'piece' || type === 'group' || last - least >= MOST_VALUES)
      return undefined
    const values = Array.from({ length: last - least + 1 }, (_, i) => least + i)
    return new Set(orNone ? [...values, NONE] : values)
  }

  /** The values of an expression for all values of its parts. */
  private each(
    parts: readonly ExprIR[],
    fixed: ReadonlyMap<number, number>,
    make: (parts: readonly ExprIR[]) => ExprIR,
  ): Possible {
    let combinations: readonly (readonly ExprIR[])[] = [[]]
    for (const part of parts) {
      const values = this.of(part, fixed)
      if (values === undefined || values.size * combinations.length > MOST_VALUES) return undefined
      combinations = combinations.flatMap((before) =>
        [...values].map((value): readonly ExprIR[] => [...before, { op: 'const', value }]),
      )
    }
    const found = new Set<number>()
    for (const one of combinations) {
      const value = staticValue(this.facts, make(one))
      if (value === undefined) return undefined
      found.add(value)
    }
    return found
  }
}

const NOTHING_FIXED: ReadonlyMap<number, number> = new Map()
const NOTHING: ReadonlySet<number> = new Set([NONE])
const FALSE: ReadonlySet<number> = new Set([0])
const EITHER: ReadonlySet<number> = new Set([0, 1])

const either = (one: Possible, other: Possible): Possible =>
  one === undefined || other === undefined ? undefined : new Set([...one, ...other])
