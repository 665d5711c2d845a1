/** What is printed on a tile. */
export interface Tile {
  readonly kind: string
  readonly owner: number
  readonly cost: number
  readonly life: number
  readonly formation: number
  readonly strikes: readonly number[]
  readonly shots: readonly number[]
  readonly traits: readonly string[]
}

export interface Troop extends Tile {
  readonly id: number
  wounds: number
}

type Row = 'rear' | 'front' | 'melee'

export interface Unit {
  readonly id: number
  readonly owner: number
  troops: Troop[]
  row: Row
  sector: number
  orders: number
  fight: Fight | undefined
}

/** Units in contact. */
interface Fight {
  readonly units: Unit[]
}

export interface Question {
  readonly seat: number
  readonly moves: readonly string[]
}

type Asking<T = void> = Generator<Question, T, string>
type Blow = 'rush' | 'bout' | 'answer' | 'parting'

/** What the engine under test knows alone: the dice that came up, and the numbers that it gives to stacks and units. */
export interface Outside {
  readonly dice: (count: number) => readonly number[]
  readonly placed: (troop: number) => number
}

const ROUNDS = 50
const other = (seat: number): number => 1 - seat
const isAlive = (unit: Unit): boolean => unit.troops.length > 0
const left = ({ life, wounds }: Troop): number => life - wounds
const traits = (unit: Unit, name: string): number =>
  unit.troops.flatMap((troop) => troop.traits).filter((each) => each === name).length
const has = (unit: Unit, name: string): boolean => traits(unit, name) > 0
const strikes = (unit: Unit): number[] => unit.troops.flatMap((troop) => [...troop.strikes])
const shots = (unit: Unit): number[] => unit.troops.flatMap((troop) => [...troop.shots])
const costs = (troops: readonly Troop[]): number => troops.reduce((sum, { cost }) => sum + cost, 0)
const isNext = (one: number, two: number): boolean => Math.abs(one - two) === 1
/** Zones go by their numbers: of the seats the rear, then the front, each from west to east. */
const zone = (seat: number, row: Row, sector: number): number =>
  18 + 6 * seat + (row === 'front' ? 3 : 0) + sector

/** Pocket Battles once more, as its rulebook tells it. */
export class PocketBattle {
  units: Unit[] = []
  readonly reserve: number[]
  readonly passed = [0, 0]
  readonly spent = [0, 0]
  winner: number | undefined
  private readonly supply: Troop[]
  private readonly size: number
  private readonly outside: Outside
  private readonly camps: { readonly id: number; readonly troops: Troop[] }[][] = [[], []]
  private readonly fielded = [0, 0]
  private readonly trophies = [0, 0]
  private readonly owed = [0, 0]
  private starter = 0
  private turns = 0
  private redeployed: Unit | undefined
  private excited: Unit | undefined
  private galvanized: Unit | undefined
  private onrush: Unit | undefined
  private puppet: Unit | undefined
  /** Those who take no second order of two. */
  private busy: readonly Unit[] = []
  private isDisrupted = false
  private later: (() => Asking)[] = []

  constructor(tiles: readonly Tile[], size: number, outside: Outside) {
    this.supply = tiles.map((tile, id) => ({ ...tile, id, wounds: 0 }))
    this.size = size
    this.reserve = [size / 10, size / 10]
    this.outside = outside
  }

  *play(): Asking {
    yield* this.compose(0)
    yield* this.compose(1)
    let [north, south] = [0, 0]
    while (north === south) [north = 0, south = 0] = [...this.outside.dice(1), ...this.outside.dice(1)]
    this.starter = north > south ? 0 : 1
    yield* this.deploy()
    for (const unit of this.units) {
      this.fielded[unit.owner]! += costs(unit.troops)
      this.reserve[unit.owner]! += traits(unit, 'leader')
    }
    for (let round = 1; round <= ROUNDS && this.winner === undefined; round++) yield* this.round(round)
    if (this.winner === undefined) this.decideByPoints()
  }

  // Armies

  private *compose(seat: number): Asking {
    const own = (): Troop[] => this.supply.filter(({ owner }) => owner === seat)
    const camp = this.camps[seat] ?? []
    let bench: { readonly id: number; readonly troops: Troop[] } | undefined
    for (;;) {
      const used = costs([...camp.flatMap(({ troops }) => troops), ...(bench?.troops ?? [])])
      const fitting = own().filter(({ cost }) => cost + used <= this.size)
      const built = bench
      const moves =
        built === undefined
          ? [
              ...fitting.filter(({ life }) => life > 0).map(({ id }) => `raise ${id}`),
              ...(camp.length > 0 ? ['be ready '] : []),
            ]
          : [
              ...fitting
                .filter((troop) => joins(built.troops, troop))
                .map(({ id }) => `fill ${built.id},${id}`),
              ...built.troops.map(({ id }) => `finish ${built.id},${id}`),
            ]
      const move = yield { seat, moves }
      const [word, numbers] = split(move)
      const troop = this.supply.find(({ id }) => id === numbers.at(-1))
      if (word === 'be ready') return
      if (word === 'finish' && bench !== undefined) {
        camp.push(bench)
        bench = undefined
      } else if (troop !== undefined) {
        this.supply.splice(this.supply.indexOf(troop), 1)
        bench ??= { id: this.outside.placed(troop.id), troops: [] }
        bench.troops.push(troop)
      }
    }
  }

  private *deploy(): Asking {
    const laid: Unit[] = []
    for (let seat = this.starter; this.camps.some((camp) => camp.length > 0); seat = other(seat)) {
      const camp = this.camps[seat] ?? []
      if (camp.length === 0) continue
      const lines = [0, 1, 2, 3, 4, 5].map((line) => 6 + 6 * seat + line)
      const move = yield {
        seat,
        moves: camp.flatMap(({ id }) => lines.map((line) => `deploy ${id},${line}`)),
      }
      const [, [stack, line = 0]] = split(move)
      const at = camp.findIndex(({ id }) => id === stack)
      const [{ troops } = { troops: [] }] = camp.splice(at, 1)
      const [row, sector] = [(line - 6) % 6 < 3 ? 'rear' : 'front', (line - 6) % 3] as const
      laid.push({ id: 0, owner: seat, troops, row, sector, orders: 0, fight: undefined })
    }
    this.units = laid.map((unit) => ({ ...unit, id: this.outside.placed(unit.troops[0]?.id ?? 0) }))
  }

  // Rounds

  private *round(round: number): Asking {
    if (this.reserve[0] === 0 && this.reserve[1] === 0)
      for (const seat of [0, 1]) {
        const moves = this.givable(seat)
        if (moves.length > 0) this.giveUp(yield { seat, moves })
        yield* this.settle()
        this.reserve[seat]! += this.spent[seat]!
        this.spent[seat] = 0
      }
    let seat = round % 2 === 1 ? this.starter : other(this.starter)
    for (; this.reserve.some((counters) => counters > 0); seat = other(seat))
      if ((this.reserve[seat] ?? 0) > 0) yield* this.turn(seat)
    this.checkVictory()
    if (this.winner !== undefined) return
    for (const unit of this.units.filter((each) => has(each, 'regenerate')))
      for (const troop of unit.troops) {
        this.reserve[unit.owner]! += troop.wounds
        troop.wounds = 0
      }
    for (const loser of [this.starter, other(this.starter)]) {
      for (let moves = this.givable(loser); moves.length > 0; moves = this.givable(loser)) {
        const move = yield { seat: loser, moves: ['done', ...moves] }
        if (move === 'done') break
        this.giveUp(move)
      }
      yield* this.settle()
    }
    for (const unit of this.units) {
      this.reserve[unit.owner]! += unit.orders
      unit.orders = 0
    }
    for (const each of [0, 1]) {
      this.reserve[each]! += this.passed[each]! + this.spent[each]!
      this.passed[each] = this.spent[each] = 0
    }
    this.giveBack()
  }

  private givable(seat: number): readonly string[] {
    return this.of(seat).flatMap((unit) =>
      unit.troops.filter(({ wounds }) => wounds > 0).map(({ id }) => `give up ${unit.id},${id}`),
    )
  }

  private giveUp(move: string): void {
    const [, [unit, troop]] = split(move)
    this.eliminate(this.unit(unit), troop)
  }

  private checkVictory(): void {
    const broken = [0, 1].filter((seat) => 2 * this.trophies[other(seat)]! >= this.fielded[seat]!)
    if (broken.length === 1) this.winner = other(broken[0] ?? 0)
    else if (broken.length === 2) this.decideByPoints()
  }

  private decideByPoints(): void {
    const { starter, trophies } = this
    this.winner = trophies[starter]! > trophies[other(starter)]! ? starter : other(starter)
  }

  private *turn(seat: number): Asking {
    this.turns++
    this.redeployed = this.excited = this.galvanized = undefined
    const moves = this.of(seat)
      .filter((unit) => !has(unit, 'slow'))
      .flatMap((unit) => this.steps(unit).map((to) => `redeploy ${unit.id},${to}`))
    // Who is on turn is asked even if nothing can be done.
    const first = yield { seat, moves: ['done', ...moves] }
    if (first !== 'done') {
      this.redeployed = this.step(first)
      yield* this.settle()
    }
    const move = yield { seat, moves: [...this.orders(seat), ...this.specials(seat), 'pass '] }
    if (move === 'pass ') {
      this.reserve[seat]!--
      this.passed[seat]!++
    } else yield* this.obey(seat, move)
    yield* this.settle()
  }

  // Orders

  private of(seat: number): readonly Unit[] {
    return this.units.filter(({ owner }) => owner === seat)
  }

  private unit(id: number | undefined): Unit {
    const found = this.units.find((unit) => unit.id === id)
    if (found === undefined) throw new Error(`there is no unit ${id}`)
    return found
  }

  private steps(unit: Unit): readonly number[] {
    const { owner, row, sector } = unit
    if (row === 'melee') return []
    const beside = [0, 1, 2].filter((each) => isNext(each, sector)).map((each) => zone(owner, row, each))
    return [...beside, zone(owner, row === 'rear' ? 'front' : 'rear', sector)]
  }

  private step(move: string): Unit {
    const [, [id, to = 0]] = split(move)
    const unit = this.unit(id)
    unit.row = (to - 18) % 6 < 3 ? 'rear' : 'front'
    unit.sector = (to - 18) % 3
    return unit
  }

  private cost(unit: Unit, isReaction = false): number {
    if (unit === this.puppet || unit === this.onrush || (isReaction && has(unit, 'skirmish'))) return 0
    return has(unit, 'reactive') ? Math.max(1, unit.orders) : unit.orders + 1
  }

  private takes(unit: Unit, isReaction = false): boolean {
    const isFree = unit !== this.redeployed || has(unit, 'fast')
    return isFree && !this.busy.includes(unit) && this.reserve[unit.owner]! >= this.cost(unit, isReaction)
  }

  private pay(unit: Unit, isReaction = false): void {
    const cost = this.cost(unit, isReaction)
    this.reserve[unit.owner]! -= cost
    unit.orders += cost
  }

  /** Those in front and in engagements shield the rear of their sector. */
  private exposed(seat: number, sector: number): readonly Unit[] {
    const enemies = this.of(other(seat)).filter((unit) => unit.sector === sector)
    const shields = enemies.filter(({ row }) => row !== 'rear')
    return shields.length > 0 ? shields : enemies
  }

  private isFrontHeld(seat: number, sector: number): boolean {
    return this.of(seat).some((unit) => unit.row === 'front' && unit.sector === sector)
  }

  private chargeTargets(unit: Unit): readonly Unit[] {
    const { owner, sector } = unit
    const enemies = this.of(other(owner))
    let found = this.exposed(owner, sector)
    if (found.length === 0) found = enemies.filter((each) => isNext(each.sector, sector))
    if (has(unit, 'flying'))
      found = [...new Set([...found, ...enemies.filter((each) => each.sector === sector)])]
    return has(unit, 'scout') && this.isFrontHeld(other(owner), sector)
      ? found.filter(({ row }) => row !== 'melee')
      : found
  }

  private shotTargets(unit: Unit): readonly Unit[] {
    const { owner, sector } = unit
    const enemies = this.of(other(owner))
    let found = this.exposed(owner, sector)
    if (found.length === 0) found = [0, 1, 2].flatMap((each) => this.exposed(owner, each))
    const arc = enemies.filter((each) => isNext(each.sector, sector) && each.row !== 'rear')
    return has(unit, 'wide arc') ? [...new Set([...found, ...arc])] : found
  }

  private foes({ owner, fight }: Unit): readonly Unit[] {
    return fight?.units.filter((unit) => unit.owner !== owner) ?? []
  }

  private orders(seat: number, only?: Unit): readonly string[] {
    return this.of(seat)
      .filter((unit) => (only === undefined || unit === only) && this.takes(unit))
      .flatMap((unit) => {
        const { id, row } = unit
        const mayCharge = row === 'front' && strikes(unit).length > 0 && this.chargeTargets(unit).length > 0
        const mayShoot =
          (row === 'front' || (row === 'rear' && has(unit, 'long range'))) && shots(unit).length > 0
        return [
          ...this.steps(unit).map((to) => `march ${id},${to}`),
          ...(mayCharge ? [`charge ${id}`] : []),
          ...this.foes(unit).map((foe) => `press ${id},${foe.id}`),
          ...(unit.fight === undefined ? [] : [`withdraw ${id}`]),
          ...(mayShoot ? this.shotTargets(unit).map((target) => `shoot ${id},${target.id}`) : []),
        ]
      })
  }

  private specials(seat: number): readonly string[] {
    if (this.turns === 1) return []
    return this.of(seat)
      .filter((unit) => this.takes(unit))
      .flatMap((unit) => {
        const others = this.of(seat).filter((each) => each !== unit)
        const commands = others.filter((one) =>
          others.some(
            (two) =>
              two !== one &&
              (two !== this.redeployed || has(two, 'fast')) &&
              this.reserve[seat]! >= this.cost(unit) + this.cost(one) + this.cost(two),
          ),
        )
        return [
          ...this.treatments(unit),
          ...(has(unit, 'control') ? others.map(({ id }) => `control ${unit.id},${id}`) : []),
          ...(has(unit, 'double order') ? commands.map(({ id }) => `give two orders ${unit.id},${id}`) : []),
        ]
      })
  }

  private treatments(unit: Unit): readonly string[] {
    if (!has(unit, 'heal') || !this.takes(unit)) return []
    return this.of(unit.owner)
      .filter((each) => each !== unit)
      .flatMap((patient) =>
        patient.troops
          .filter(({ wounds }) => wounds > 0)
          .map(({ id }) => `treat ${unit.id},${patient.id},${id}`),
      )
  }

  private *obey(seat: number, move: string): Asking {
    const [word, [first, second, third]] = split(move)
    const unit = this.unit(first)
    if (word === 'charge' || word === 'press' || word === 'shoot') yield* this.helped(unit, word === 'charge')
    this.pay(unit)
    if (word === 'march') this.step(move)
    else if (word === 'charge') yield* this.charge(unit)
    else if (word === 'press') yield* this.clash(unit, this.unit(second), 'bout')
    else if (word === 'withdraw') yield* this.withdraw(unit)
    else if (word === 'shoot') yield* this.fire(unit, this.unit(second))
    else if (word === 'treat') {
      const troop = this.unit(second).troops.find(({ id }) => id === third)
      if (troop !== undefined) troop.wounds--
      this.reserve[seat]!++
    } else if (word === 'control') {
      this.puppet = this.unit(second)
      const moves = [...this.orders(seat, this.puppet), ...this.treatments(this.puppet)]
      if (moves.length > 0) yield* this.obey(seat, yield { seat, moves })
      this.puppet = undefined
    } else yield* this.twoOrders(seat, unit, this.unit(second))
  }

  private *twoOrders(seat: number, commander: Unit, one: Unit): Asking {
    const moves = this.orders(seat, one)
    if (moves.length > 0) yield* this.obey(seat, yield { seat, moves })
    const second = function* (this: PocketBattle): Asking {
      this.busy = [commander, one]
      const all = this.orders(seat)
      const move = yield { seat, moves: ['done', ...all] }
      if (move !== 'done') yield* this.obey(seat, move)
      this.busy = []
    }
    this.later.push(second.bind(this))
  }

  /** One unit may make another stronger, by an order of its own. */
  private *helped(unit: Unit, isCharge: boolean): Asking {
    if (unit === this.onrush) return
    const { owner: seat } = unit
    for (const word of isCharge ? ['excite', 'galvanize'] : ['excite']) {
      const all = this.of(seat).filter((each) => has(each, word))
      if (all.length === 0) continue
      const helpers = all.filter(
        (each) =>
          each !== unit &&
          this.turns > 1 &&
          this.takes(each) &&
          this.reserve[seat]! >= this.cost(each) + this.cost(unit),
      )
      const move = yield { seat, moves: ['done', ...helpers.map(({ id }) => `${word} ${id}`)] }
      if (move === 'done') continue
      this.pay(this.unit(split(move)[1][0]))
      if (word === 'excite') this.excited = unit
      else this.galvanized = unit
    }
  }

  private *charge(unit: Unit): Asking {
    const { owner, sector } = unit
    const enemy = other(owner)
    const mayReact = !(has(unit, 'scout') && this.isFrontHeld(enemy, sector))
    unit.row = 'melee'
    const ready = this.of(enemy).filter(
      (each) => each.row === 'front' && each.sector === sector && this.takes(each, true),
    )
    const reactions = [
      ...ready.filter((each) => strikes(each).length > 0).map(({ id }) => `intercept ${id}`),
      ...ready.filter((each) => shots(each).length > 0).map(({ id }) => `return fire ${id}`),
    ]
    if (mayReact && reactions.length > 0) {
      const move = yield { seat: enemy, moves: ['done', ...reactions] }
      if (move !== 'done') {
        const [word, [id]] = split(move)
        const reacting = this.unit(id)
        this.pay(reacting, true)
        if (word === 'intercept') this.contact(unit, reacting)
        else yield* this.fire(reacting, unit)
      }
    }
    if (!isAlive(unit)) return
    if (unit.fight === undefined) {
      const moves = this.chargeTargets(unit).map(({ id }) => `meet ${id}`)
      if (moves.length === 0) return
      const move = yield { seat: owner, moves }
      this.contact(unit, this.unit(split(move)[1][0]))
    }
    for (const foe of this.foes(unit)) yield* this.clash(unit, foe, 'rush')
  }

  /** One of several in contact is drawn away; a lone one is outnumbered. */
  private contact(attacker: Unit, defender: Unit): void {
    const { fight, owner } = defender
    const isDrawn = fight === undefined || fight.units.filter((unit) => unit.owner === owner).length > 1
    if (isDrawn) {
      fight?.units.splice(fight.units.indexOf(defender), 1)
      defender.fight = { units: [defender] }
    }
    defender.row = 'melee'
    attacker.fight = defender.fight
    attacker.sector = defender.sector
    defender.fight?.units.push(attacker)
  }

  private *withdraw(unit: Unit): Asking {
    for (const foe of this.foes(unit)) if (isAlive(unit)) yield* this.hitBack(foe, unit, 'parting')
    if (isAlive(unit)) this.toFront(unit)
  }

  private toFront(unit: Unit): void {
    unit.fight?.units.splice(unit.fight.units.indexOf(unit), 1)
    unit.fight = undefined
    unit.row = 'front'
  }

  // Fighting

  private *clash(attacker: Unit, defender: Unit, blow: Blow): Asking {
    yield* this.strike(attacker, defender, blow)
    if (isAlive(attacker) && isAlive(defender)) yield* this.hitBack(defender, attacker, 'answer')
    const sweeps = has(attacker, 'overwhelming') || attacker === this.galvanized
    if (blow === 'rush' && sweeps && isAlive(attacker) && !isAlive(defender))
      this.later.push(() => this.sweep(attacker))
  }

  private *sweep(unit: Unit): Asking {
    this.onrush = unit
    const moves = this.orders(unit.owner, unit).filter((move) => move.startsWith('charge'))
    if (moves.length > 0) yield* this.obey(unit.owner, yield { seat: unit.owner, moves })
    this.onrush = undefined
  }

  private *hitBack(unit: Unit, foe: Unit, blow: Blow): Asking {
    if (strikes(unit).length === 0) return
    const move = yield { seat: unit.owner, moves: ['done', 'hit back '] }
    if (move !== 'done') yield* this.strike(unit, foe, blow)
  }

  private *strike(unit: Unit, foe: Unit, blow: Blow): Asking {
    const rush = blow === 'rush' ? (has(unit, 'impetus') ? 3 : 2) : 1
    const help = unit === this.excited && unit !== this.onrush && (blow === 'rush' || blow === 'bout') ? 1 : 0
    const fury = has(unit, 'fury') ? unit.orders : 0
    const hits = yield* this.thrown(unit, strikes(unit), rush + traits(unit, 'engaging') + help + fury)
    if (isAlive(unit)) yield* this.suffer(foe, hits, unit)
  }

  private *fire(unit: Unit, target: Unit): Asking {
    const help = unit === this.excited ? 1 : 0
    const { fight } = target
    const hits = yield* this.thrown(unit, shots(unit), 1 + traits(unit, 'shooting') + help)
    if (!isAlive(unit)) return
    if (fight === undefined) return yield* this.suffer(target, hits, unit)
    const share = Math.ceil(hits / fight.units.length)
    const victims = fight.units.toSorted(
      (one, two) => Number(one.owner === unit.owner) - Number(two.owner === unit.owner),
    )
    for (const victim of victims) yield* this.suffer(victim, share, unit)
  }

  /** The hits of a throw. */
  private *thrown(unit: Unit, printed: readonly number[], count: number): Asking<number> {
    this.isDisrupted = false
    const isBloody = has(unit, 'blood lust')
    let dice = count
    if (isBloody) {
      const moves = [1, 2, 3, 4, 5, 6].map((amount) => `name dice ${amount}`)
      dice = split(yield { seat: unit.owner, moves })[1][0] ?? 0
    }
    const shown = this.outside.dice(dice)
    const hits = shown.reduce((sum, die) => sum + printed.filter((each) => each === die).length, 0)
    const all = hits > 0 ? hits + traits(unit, 'wounding') : 0
    if (isBloody) yield* this.suffer(unit, shown.filter((die) => die === 1).length, unit)
    return all
  }

  private *suffer(unit: Unit, hits: number, cause: Unit): Asking {
    const { owner: seat } = unit
    for (let pending = hits; pending > 0 && isAlive(unit);) {
      const lasting = unit.troops.filter((troop) => left(troop) > 1).map(({ id }) => id)
      const isShort = this.reserve[seat] === 0
      const givers = this.of(seat).filter(({ orders }) => orders > 0)
      const move = yield {
        seat,
        moves: [
          ...unit.troops.map(({ id }) => `lose ${id}`),
          ...(isShort ? [] : lasting.map((id) => `wound ${id}`)),
          ...(isShort
            ? lasting.flatMap((id) => givers.map((giver) => `turn an order ${id},${giver.id}`))
            : []),
          ...(isShort && this.passed[seat]! > 0 ? lasting.map((id) => `turn a pass ${id}`) : []),
        ],
      }
      const [word, [id, giver]] = split(move)
      const troop = unit.troops.find((each) => each.id === id)
      if (troop === undefined) throw new Error(`there is no troop ${id}`)
      if (word === 'lose') {
        pending -= Math.min(pending, left(troop))
        this.eliminate(unit, id)
        continue
      }
      if (word === 'wound') this.reserve[seat]!--
      else if (word === 'turn a pass') this.passed[seat]!--
      else this.unit(giver).orders--
      troop.wounds++
      pending--
    }
    if (hits > 0 && has(cause, 'disband') && cause.owner !== seat && isAlive(unit) && !this.isDisrupted) {
      this.isDisrupted = true
      const taken = Math.min(1, this.reserve[seat]!)
      this.reserve[seat]! -= taken
      this.spent[seat]! += taken
    }
  }

  /** A troop falls; with the last that has a wound point, the whole unit. */
  private eliminate(unit: Unit, id: number | undefined): void {
    const { owner } = unit
    const stay = unit.troops.filter((troop) => troop.id !== id)
    const falls = stay.some((troop) => left(troop) > 0)
      ? unit.troops.filter((troop) => troop.id === id)
      : unit.troops
    for (const { cost, wounds, traits: own } of falls) {
      this.trophies[other(owner)]! += cost
      this.spent[owner]! += wounds
      this.owed[owner]! += own.filter((each) => each === 'leader').length
    }
    unit.troops = unit.troops.filter((troop) => !falls.includes(troop))
    if (!isAlive(unit)) {
      this.spent[owner]! += unit.orders
      this.units.splice(this.units.indexOf(unit), 1)
      unit.fight?.units.splice(unit.fight.units.indexOf(unit), 1)
    }
    this.giveBack()
  }

  private giveBack(): void {
    for (const seat of [0, 1]) {
      const due = Math.min(this.owed[seat]!, this.reserve[seat]!)
      this.reserve[seat]! -= due
      this.owed[seat]! -= due
    }
  }

  /** Behind each action, those who have no enemy left return; then comes what has been put off. */
  private *settle(): Asking {
    for (;;) {
      for (const unit of this.units)
        if (unit.row === 'melee' && this.foes(unit).length === 0) this.toFront(unit)
      const next = this.later.shift()
      if (next === undefined) return
      yield* next()
    }
  }
}

/** Auxiliary troops do not count, and at most one of them joins. */
function joins(troops: readonly Troop[], troop: Troop): boolean {
  const isAuxiliary = ({ traits: own }: Troop): boolean => own.includes('auxiliary')
  if (isAuxiliary(troop)) return !troops.some(isAuxiliary)
  const counted = [...troops.filter((each) => !isAuxiliary(each)), troop]
  return counted.length <= Math.min(...counted.map(({ formation }) => formation))
}

/** The words of a move, and its numbers. */
export function split(move: string): readonly [word: string, numbers: readonly number[]] {
  const [, word = '', numbers = ''] = /^(.*?) ([\d,]*)$/u.exec(move) ?? []
  return [word, numbers === '' ? [] : numbers.split(',').map(Number)]
}
