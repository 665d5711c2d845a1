import { FUNCTIONS, isFunction, isOfNumbers } from '../../../grammar/language/functions.ts'
import type { Chance } from './chance.ts'
import type { Kind, Place, Variable, World } from './words.ts'

const OF_NUMBERS = Object.keys(FUNCTIONS).filter(isFunction).filter(isOfNumbers)

/** Writes random well-typed expressions. */
export class Expressions {
  readonly world: World
  readonly chance: Chance

  constructor(world: World, chance: Chance) {
    this.world = world
    this.chance = chance
  }

  private variable(kind: Kind, place: Place): string | undefined {
    return this.chance.of(place.variables.filter((v) => v.kind === kind))?.name
  }

  player(place: Place): string {
    const known = this.chance.once(3) ? undefined : this.variable('player', place)
    if (known !== undefined) return known
    if (!place.you) return this.chance.oneOf('starter', 'next(starter)', 'before(starter)')
    if (this.world.players === 2 && this.chance.once(4)) return 'opponent'
    return this.chance.oneOf('you', 'you', 'starter', 'next(you)')
  }

  /** A place whose cards may be looked at here. */
  source(place: Place): string {
    const crew = this.chance.once(3) ? this.variable('crew', place) : undefined
    if (crew !== undefined) return crew
    const table = (): string => `table of ${this.player(place)}`
    if (this.world.open)
      return this.chance.way(
        () => 'deck',
        () => 'heap',
        () => `hand of ${this.player(place)}`,
        table,
        table,
      )
    return this.chance.way(
      () => 'heap',
      () => (place.own && place.you ? 'your hand' : 'heap'),
      table,
    )
  }

  /** Cards as a noun phrase, to follow `any`, `number of` and the like. */
  cards(depth: number, place: Place, noun = this.chance.oneOf('cards', 'cards', this.plural())): string {
    const where =
      depth > 0 && this.chance.once(2) ? ` where ${this.truth(depth - 1, { ...place, it: 'card' })}` : ''
    const order =
      where === '' && this.chance.once(8)
        ? ` in order of points${this.chance.once(2) ? ', highest first' : ''}`
        : ''
    return `${noun} in ${this.source(place)}${order}${where}`
  }

  private plural(): string {
    return `${this.chance.of([...this.world.kinds, ...this.world.families]) ?? 'card'}s`
  }

  crews(depth: number, place: Place): string {
    const where =
      depth > 0 && this.chance.once(2) ? ` where ${this.truth(depth - 1, { ...place, it: 'crew' })}` : ''
    return `crews on table of ${this.player(place)}${where}`
  }

  players(depth: number, place: Place): string {
    const order = this.chance.once(4) ? ' in order of score, highest first' : ''
    const from = this.chance.once(3) ? ` clockwise from ${this.player(place)}${order}` : ''
    const where =
      from === '' && depth > 0 && this.chance.once(2)
        ? ` where ${this.truth(depth - 1, { ...place, it: 'player' })}`
        : ''
    return `players${from}${where}`
  }

  soldiers(depth: number, place: Place): string {
    const where =
      depth > 0 && this.chance.once(2) ? ` where ${this.truth(depth - 1, { ...place, it: 'soldier' })}` : ''
    const whose = place.you ? this.chance.oneOf('', 'your ', 'enemy ') : ''
    return `${whose}soldiers on board${where}`
  }

  private some(depth: number, place: Place): string {
    return this.chance.way(
      () => this.cards(depth, place),
      () => this.cards(depth, place),
      () => this.crews(depth, place),
      () => this.players(depth, place),
      () => (this.world.board ? this.soldiers(depth, place) : this.cards(depth, place)),
    )
  }

  private fields(place: Place): string[] {
    const of = (kind: Kind, name: string): string[] => {
      if (kind === 'card') return [`${name}points`]
      if (kind === 'crew') return [`${name}worth`]
      if (kind === 'player') return [`${name}score`, `${name}luck`]
      if (kind === 'soldier') return [`${name}rank`]
      return []
    }
    const all = place.variables.flatMap(({ kind, name }) =>
      kind === 'number' ? [name] : of(kind, `${name}.`),
    )
    if (place.it !== undefined) all.push(...of(place.it, ''), ...of(place.it, ''))
    if (place.you) all.push('you.score', 'you.luck', 'paid(you, mood)')
    return all
  }

  number(depth: number, place: Place): string {
    const { chance } = this
    const less = depth - 1
    const field = chance.of(this.fields(place))
    if (depth <= 0 || (field !== undefined && chance.once(4)))
      return chance.way(
        () => field ?? 'quiet',
        () => field ?? 'level',
        () => String(chance.below(5)),
        () => chance.oneOf('quiet', 'level'),
      )
    const n = (): string => this.number(less, place)
    return chance.way(
      () => `(${n()} ${chance.oneOf('+', '-')} ${n()})`,
      () => `(${n()} * ${1 + chance.below(3)})`,
      () => `(${n()} / ${2 + chance.below(2)} rounded ${chance.oneOf('up', 'down')})`,
      () => `(${n()} mod ${2 + chance.below(4)})`,
      () => {
        const name = chance.of(OF_NUMBERS) ?? 'larger'
        return `${name}(${FUNCTIONS[name].parameters.map(n).join(', ')})`
      },
      () => `(number of ${this.some(less, place)})`,
      () => `(number of ${this.some(less, place)})`,
      () => `(sum of points over ${this.cards(less, place)})`,
      () => `sets worth(${this.number(0, place)}, all ${this.cards(less, place)}, points)`,
      () => `(sum of ${this.number(less, { ...place, it: 'card' })} over ${this.cards(0, place)})`,
      () =>
        `((${chance.oneOf('highest', 'lowest')} of ${this.number(0, { ...place, it: 'player' })} over players) otherwise ${n()})`,
      () =>
        `((${chance.oneOf('highest', 'lowest')} of points over ${this.cards(less, place)}) otherwise ${n()})`,
      () => `((first card in ${this.source(place)}).points otherwise ${n()})`,
      () => `(nth(${n()}, all cards in ${this.source(place)}).points otherwise ${n()})`,
      () => {
        const source = this.source(place)
        const one = chance.oneOf(`first card in ${source}`, `last of (all cards in ${source})`)
        return `(place among(${one}, all cards in ${source}) otherwise ${n()})`
      },
      () => `seat(${chance.oneOf(this.player(place), `starting seat(${this.player(place)})`)})`,
      () => `(odds(${n()}, ${n()}) otherwise ${n()})`,
      () => `(number of ${1 + chance.below(6)} in thrown)`,
      () => `(sum of it over thrown)`,
      () => `(if ${this.truth(less, place)} then ${n()} else ${n()})`,
      () => this.call('number', less, place) ?? n(),
    )
  }

  private call(gives: 'number' | 'truth', depth: number, place: Place): string | undefined {
    const term = this.chance.of(this.world.terms.filter((t) => t.gives === gives))
    if (term === undefined) return undefined
    const args = term.params.map((kind) => this.argument(kind, depth, place))
    if (args.some((arg) => arg === undefined)) return undefined
    return `${term.name}(${args.join(', ')})`
  }

  argument(kind: Kind, depth: number, place: Place): string | undefined {
    if (kind === 'number') return this.number(Math.max(0, depth), place)
    if (kind === 'player') return this.player(place)
    return place.it === kind && this.chance.once(2) ? 'it' : this.variable(kind, place)
  }

  truth(depth: number, place: Place): string {
    const { chance, world } = this
    const less = depth - 1
    const own = this.aboutOne(place)
    if (depth <= 0 || chance.once(5))
      return (
        chance.of(own) ??
        chance.way(
          () => `${chance.oneOf('quiet', 'level')} ${chance.oneOf('<', '>', '<=', '>=')} ${chance.below(6)}`,
          () => `heap is ${chance.oneOf('', 'not ')}empty`,
          () => `mood is ${chance.of(world.colours) ?? 'red'}`,
        )
      )
    const t = (): string => this.truth(less, place)
    const n = (): string => this.number(less, place)
    return chance.way(
      () => `(${t()} ${chance.oneOf('and', 'or')} ${t()})`,
      () => `not (${t()})`,
      () => `${n()} ${chance.oneOf('<', '<=', '>', '>=', 'is', 'is not')} ${n()}`,
      () => `${n()} ${chance.oneOf('<', '<=', '>', '>=')} ${n()}`,
      () => `(${chance.oneOf('any', 'no')} ${this.some(less, place)})`,
      () => `(every card in ${this.source(place)} has ${this.truth(less, { ...place, it: 'card' })})`,
      () =>
        `(every crew on table of ${this.player(place)} has ${this.truth(less, { ...place, it: 'crew' })})`,
      () => `${this.player(place)} is ${chance.oneOf('', 'not ')}${this.player(place)}`,
      () => `(any crew on table of ${this.player(place)} has ${this.bundle()})`,
      () => `(if ${t()} then ${t()} else ${t()})`,
      () => this.call('truth', less, place) ?? t(),
      () => {
        const action = chance.of(place.can)
        return action === undefined ? t() : `openly ${this.player(place)} can ${action}`
      },
    )
  }

  /** Conditions on a variable, or on `it`. */
  private aboutOne(place: Place): string[] {
    const { chance, world } = this
    const about = ({ kind, name }: Variable): string[] => {
      switch (kind) {
        case 'card':
          return [
            `${name} is ${chance.of([...world.kinds, ...world.families]) ?? 'card'}`,
            `${name}.colour is ${chance.oneOf('', 'not ')}${chance.of(world.colours) ?? 'red'}`,
            `${name}.colour is none`,
          ]
        case 'crew':
          return [`${name}.ready`, `${name} has ${this.bundle()}`, `(any ${this.plural()} in ${name})`]
        case 'player':
          return [`${name} is ${place.you ? 'you' : 'starter'}`, `${name}.opened`]
        case 'soldier':
          return [`${name} is runner`, `${name}.rank > 1`]
        case 'space':
          return [`${name} is empty`]
        case 'number':
          return [`${name} > ${chance.below(4)}`]
      }
    }
    const all = place.variables.flatMap(about)
    if (place.it !== undefined) all.push(...about({ kind: place.it, name: 'it' }))
    return all
  }

  bundle(): string {
    const { chance, world } = this
    const count = (): string => chance.of(['1 or more', '2 or more', '1..2']) ?? '1 or more'
    const lot = (): string => `${count()} ${chance.of(world.kinds) ?? 'card'}`
    return chance.once(2) ? lot() : `${lot()} and ${lot()}`
  }
}
