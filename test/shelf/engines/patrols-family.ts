/** What house rules change in the game of patrols. */
export interface HouseRules {
  /** Captain, soldiers and cannons of a complete patrol. */
  readonly completeSize: number
  /** Whoever completes a patrol takes all others of its colour. */
  readonly captures: boolean
  /** A nurse may fall for a soldier of her patrol. */
  readonly nurses: boolean
  /** Turns of each player in a battle without attacks. */
  readonly quietTurns: number
  readonly winningScore: number
  /** Cards left in hand are taken off. */
  readonly handCounts: boolean
}

/** What chance and the engine under test decided: where cards lie, and in which order. */
export interface Seen {
  readonly dealer: number
  readonly deck: readonly string[]
  readonly discards: readonly string[]
  readonly hands: readonly (readonly string[])[]
  readonly arsenals: readonly (readonly string[])[]
}

interface Patrol {
  /** The lowest number that was free. */
  readonly number: number
  readonly colour: string
  owner: number
  readonly cards: string[]
  isComplete: boolean
}

interface Target {
  readonly patrol: Patrol
  readonly card: string
}

type Stage = 'opening' | 'draw' | 'fill' | 'arrange' | 'reply' | 'discard' | 'refill' | 'over'

const HAND = 5
const WEAPONS: Readonly<Record<string, readonly string[]>> = {
  'hand bomb': ['soldier', 'soldier'],
  dynamite: ['cannon'],
  'cannon shot': ['soldier', 'cannon'],
  bullets: ['soldier'],
}
const REMEDIES: Readonly<Record<string, readonly [needs: string, saves: string]>> = {
  'medical bag': ['nurse', 'soldier'],
  tools: ['mechanic', 'cannon'],
}
const isArsenal = (card: string): boolean => card in WEAPONS || card in REMEDIES
const sortOf = (card: string): string => card.split(' ').at(-1) ?? ''
const count = (cards: readonly string[], sort: string): number =>
  cards.filter((card) => sortOf(card) === sort).length
const elements = ({ cards }: Patrol): number =>
  count(cards, 'captain') + count(cards, 'soldier') + count(cards, 'cannon')
const pointsOf = (card: string): number => ({ captain: 5, cannon: 2 })[sortOf(card)] ?? 1
const remove = <T>(list: T[], one: T): void => void list.splice(list.indexOf(one), 1)
const unique = (moves: readonly string[]): string[] => [...new Set(moves)]

/** The game of patrols once more, for house rules, in the plainest way. Seats are numbered clockwise; play goes the other way. */
export class Patrols {
  seat = 0
  stage: Stage = 'opening'
  readonly scores: number[]
  private readonly rules: HouseRules
  private readonly players: number
  private deck: string[] = []
  private discards: string[] = []
  private hands: string[][] = []
  private arsenals: string[][] = []
  private patrols: Patrol[] = []
  private opened: boolean[] = []
  private completedOne: boolean[] = []
  private turnsTaken: number[] = []
  private targets: Target[] = []
  private dealer = 0
  private attacker = 0
  private opening = 0
  private idle = 0
  private reshuffles = 0
  private closer = -1

  constructor(players: number, rules: HouseRules, dealt: Seen) {
    this.players = players
    this.rules = rules
    this.scores = Array.from({ length: players }, () => 0)
    this.begin(dealt)
  }

  /** A battle, after five cards have been dealt to each. */
  begin(dealt: Seen): void {
    const each = <T>(value: T): T[] => this.scores.map(() => value)
    this.hands = dealt.hands.map((cards) => [...cards])
    this.arsenals = dealt.arsenals.map((cards) => [...cards])
    this.deck = [...dealt.deck]
    this.discards = []
    this.patrols = []
    this.opened = each(false)
    this.completedOne = each(false)
    this.turnsTaken = each(0)
    ;[this.dealer, this.idle, this.reshuffles, this.closer, this.opening] = [dealt.dealer, 0, 0, -1, 0]
    this.seat = this.dealer
    this.stage = 'opening'
    this.openHands()
  }

  /** From the dealer on, each fills the hand that arsenal cards have left short. */
  private openHands(): void {
    while (this.opening < this.players && this.hand.length >= HAND) {
      this.opening++
      this.seat = this.next(this.seat)
    }
    if (this.opening < this.players) return
    this.seat = this.dealer
    this.beginTurn()
  }

  /** The discards, from the top down. */
  get pile(): readonly string[] {
    return this.discards
  }

  get isNewBattle(): boolean {
    return this.stage === 'over' && !this.isDecided
  }

  private get isDecided(): boolean {
    const best = Math.max(...this.scores)
    return best >= this.rules.winningScore && this.scores.filter((score) => score === best).length === 1
  }

  private get hand(): string[] {
    return this.hands[this.seat] ?? []
  }

  private next(seat: number): number {
    return (seat + this.players - 1) % this.players
  }

  private of(seat: number): readonly Patrol[] {
    return this.patrols.filter(({ owner }) => owner === seat)
  }

  private has(seat: number, ...sorts: readonly string[]): boolean {
    return this.of(seat).some(({ cards }) => sorts.every((sort) => count(cards, sort) > 0))
  }

  private get mayReshuffle(): boolean {
    return this.reshuffles < 2 && this.discards.length > 1
  }

  private beginTurn(): void {
    this.idle = this.deck.length > 0 || this.mayReshuffle ? 0 : this.idle + 1
    this.turnsTaken[this.seat]!++
    this.stage = 'draw'
    this.askForDraw()
  }

  private endTurn(): void {
    if (this.idle >= this.players) return this.endBattle()
    this.seat = this.next(this.seat)
    this.beginTurn()
  }

  private askForDraw(): void {
    if (this.moves().length > 0) return
    if (this.discards.length === 0) return this.endBattle()
    if (this.stage === 'draw') this.stage = 'arrange'
    else this.endTurn()
  }

  private fill(): void {
    if (this.hand.length >= HAND) return this.endTurn()
    this.stage = 'fill'
    this.askForDraw()
  }

  private isFull(patrol: Patrol): boolean {
    return count(patrol.cards, 'captain') > 0 && elements(patrol) >= this.rules.completeSize
  }

  private endBattle(): void {
    for (const [seat, hand] of this.hands.entries()) {
      const own = this.of(seat)
      const laid = own.flatMap(({ cards }) => cards).reduce((sum, card) => sum + pointsOf(card), 0)
      const left = this.rules.handCounts ? hand.reduce((sum, card) => sum + pointsOf(card), 0) : 0
      const bonus = 10 * own.filter((patrol) => this.isFull(patrol)).length + (seat === this.closer ? 10 : 0)
      this.scores[seat]! += laid + bonus - left
    }
    this.stage = 'over'
  }

  /** All legal moves, in the words that the driver makes of ours. */
  moves(): readonly string[] {
    const { hand, seat } = this
    switch (this.stage) {
      case 'opening':
      case 'draw':
      case 'fill':
        return [
          ...(this.deck.length > 0 || this.mayReshuffle ? ['draw'] : []),
          ...(this.opened[seat] && this.discards.length > 0 ? ['take'] : []),
        ]
      case 'arrange':
        return unique(['done', ...this.lays(), ...this.additions(), ...this.attacks()])
      case 'reply':
        return unique(['done', ...this.replies()])
      case 'discard':
        return unique(hand.map((card) => `discard ${card}`))
      case 'refill':
        return ['done', 'fill']
      case 'over':
        return []
    }
  }

  private lays(): readonly string[] {
    if (this.hand.length <= 3) return []
    return ['red', 'yellow', 'green', 'blue'].flatMap((colour) => {
      const soldiers = this.hand.filter((card) => card === `${colour} soldier`).length
      return [
        ...(soldiers >= 3 ? [`lay ${colour} soldier`] : []),
        ...(soldiers >= 2 && this.hand.includes(`${colour} captain`) ? [`lay ${colour} captain`] : []),
      ]
    })
  }

  private additions(): readonly string[] {
    if (this.hand.length <= 1) return []
    return this.of(this.seat).flatMap(({ number, colour, cards }) => {
      const [captains, soldiers] = [count(cards, 'captain'), count(cards, 'soldier')]
      const fits: Readonly<Record<string, boolean>> = {
        captain: captains === 0,
        soldier: true,
        cannon: count(cards, 'cannon') < soldiers,
        mechanic: captains + soldiers > 0 && count(cards, 'mechanic') === 0,
        nurse: captains + soldiers > 0 && count(cards, 'nurse') === 0,
      }
      const own = this.hand.filter(
        (card) => fits[sortOf(card)] && (!card.includes(' ') || card.startsWith(colour)),
      )
      return own.map((card) => `add ${card} ${number}`)
    })
  }

  private attacks(): readonly string[] {
    if ((this.turnsTaken[this.seat] ?? 0) <= this.rules.quietTurns) return []
    return (this.arsenals[this.seat] ?? []).flatMap((weapon) => {
      const wanted = WEAPONS[weapon]
      const needs = weapon === 'cannon shot' ? ['soldier', 'cannon'] : ['soldier']
      if (wanted === undefined || !this.has(this.seat, ...needs)) return []
      return this.hands.flatMap((_, victim) =>
        victim === this.seat
          ? []
          : this.hits(victim, wanted).map((hit) => `attack ${weapon} ${victim}: ${hit}`),
      )
    })
  }

  /** Which cards fall, or as many as there are, each as its sort and its patrol. */
  private hits(victim: number, wanted: readonly string[]): readonly string[] {
    let ways: (readonly Target[])[] = [[]]
    for (const sort of wanted) {
      const all = this.of(victim).flatMap((patrol) =>
        patrol.cards.filter((card) => sortOf(card) === sort).map((card) => ({ patrol, card })),
      )
      const longer = ways.flatMap((way) =>
        all
          .filter(({ patrol, card }) => {
            const taken = way.filter((one) => one.patrol === patrol && one.card === card).length
            return taken < patrol.cards.filter((one) => one === card).length
          })
          .map((target) => [...way, target]),
      )
      if (longer.length > 0) ways = longer
    }
    return ways.filter((way) => way.length > 0).map(hitText)
  }

  private replies(): readonly string[] {
    const cards = this.arsenals[this.seat] ?? []
    const saved = cards.flatMap((remedy) => {
      const [needs = '', saves = ''] = REMEDIES[remedy] ?? []
      if (needs === '' || !this.has(this.seat, needs)) return []
      const own = this.targets.filter(({ card }) => sortOf(card) === saves)
      return own.map(({ card, patrol }) => `defend ${remedy} ${card} ${patrol.number}`)
    })
    return [...saved, ...this.nurses().map(({ card, patrol }) => `nurse ${card} ${patrol.number}`)]
  }

  private nurses(): readonly Target[] {
    if (!this.rules.nurses) return []
    return this.targets.filter(
      ({ card, patrol }) => sortOf(card) === 'soldier' && count(patrol.cards, 'nurse') > 0,
    )
  }

  /** The victim is asked if, for all that everybody sees, there may be an answer. */
  private askForReply(): void {
    const victim = this.seat
    const isArmed = (this.arsenals[victim] ?? []).length > 0
    const helps = Object.values(REMEDIES).some(
      ([needs, saves]) => this.has(victim, needs) && this.targets.some(({ card }) => sortOf(card) === saves),
    )
    if ((isArmed && helps) || this.nurses().length > 0) {
      this.stage = 'reply'
      return
    }
    this.strike()
  }

  /** What nobody has saved falls, and patrols without a captain, soldier or cannon with it. */
  private strike(): void {
    for (const { patrol, card } of this.targets) {
      remove(patrol.cards, card)
      this.discards.push(card)
    }
    for (const patrol of this.patrols) {
      if (elements(patrol) === 0) this.discards.push(...patrol.cards)
      if (!this.isFull(patrol)) patrol.isComplete = false
    }
    this.patrols = this.patrols.filter((patrol) => elements(patrol) > 0)
    this.seat = this.attacker
    this.stage = 'arrange'
  }

  private spend(card: string): void {
    remove(this.arsenals[this.seat] ?? [], card)
    this.discards.push(card)
    this.idle = 0
  }

  /** Plays a move. `seen` is what our engine shows after it. */
  play(move: string, seen: Seen): void {
    const [word = ''] = move.split(' ')
    const rest = move.slice(word.length + 1)
    if (word === 'draw' || word === 'take') this.draw(word, seen)
    else if (word === 'lay') this.lay(rest)
    else if (word === 'add') this.add(rest)
    else if (word === 'attack') this.attack(rest)
    else if (word === 'defend' || word === 'nurse') this.defend(word, rest)
    else if (word === 'discard') this.discard(rest)
    else if (word === 'fill') this.fill()
    else if (this.stage === 'reply') this.strike()
    else if (this.stage === 'refill' || this.hand.length === 0) this.endTurn()
    else this.stage = 'discard'
    // The rules do not say in which order cards that fall together lie.
    if (!this.isNewBattle && sorted(seen.discards) === sorted(this.discards))
      this.discards = [...seen.discards]
  }

  private draw(word: string, seen: Seen): void {
    let card: string | undefined
    if (word === 'take') card = this.discards.shift()
    else if (this.deck.length > 0) card = this.deck.shift()
    else {
      const mixed = this.discards.splice(1)
      this.reshuffles++
      this.deck = [...seen.deck]
      for (const left of this.deck) remove(mixed, left)
      card = mixed[0]
    }
    if (word === 'draw') this.idle = 0
    if (card === undefined) throw new Error('there is no card to draw')
    ;(isArsenal(card) ? this.arsenals : this.hands)[this.seat]?.push(card)
    if (this.deck.length === 0 && this.reshuffles === 2 && !this.opened.includes(true))
      return this.endBattle()
    if (isArsenal(card)) return this.stage === 'opening' ? undefined : this.askForDraw()
    if (this.stage === 'opening') this.openHands()
    else if (this.stage === 'draw') this.stage = 'arrange'
    else this.fill()
  }

  private lay(first: string): void {
    const [colour = ''] = first.split(' ')
    const cards = [first, `${colour} soldier`, `${colour} soldier`]
    for (const card of cards) remove(this.hand, card)
    let number = 0
    while (this.patrols.some((patrol) => patrol.number === number)) number++
    this.patrols.push({ number, colour, owner: this.seat, cards, isComplete: false })
    this.opened[this.seat] = true
    this.idle = 0
  }

  private add(rest: string): void {
    const at = rest.lastIndexOf(' ')
    const card = rest.slice(0, at)
    const patrol = this.numbered(rest.slice(at + 1))
    remove(this.hand, card)
    patrol.cards.push(card)
    this.idle = 0
    if (!this.isFull(patrol) || patrol.isComplete) return
    patrol.isComplete = true
    this.completedOne[this.seat] = true
    if (!this.rules.captures) return
    for (const other of this.patrols) if (other.colour === patrol.colour) other.owner = this.seat
  }

  private numbered(text: string): Patrol {
    const found = this.patrols.find(({ number }) => String(number) === text)
    if (found === undefined) throw new Error(`there is no patrol ${text}`)
    return found
  }

  private attack(rest: string): void {
    const [, weapon = '', victim = '', hits = ''] = /^(.+) (\d): (.+)$/u.exec(rest) ?? []
    this.spend(weapon)
    this.targets = hits.split(', ').map((hit) => this.target(hit))
    this.attacker = this.seat
    this.seat = Number(victim)
    this.askForReply()
  }

  private target(text: string): Target {
    const at = text.lastIndexOf(' ')
    return { card: text.slice(0, at), patrol: this.numbered(text.slice(at + 1)) }
  }

  private discard(card: string): void {
    remove(this.hand, card)
    this.discards.unshift(card)
    const isFinisher = this.completedOne[this.seat] === true
    if (isFinisher && this.hand.length === 0) {
      this.closer = this.seat
      this.endBattle()
    } else if (!isFinisher) this.fill()
    else if (this.hand.length < HAND) this.stage = 'refill'
    else this.endTurn()
  }

  private defend(word: string, rest: string): void {
    const remedy = Object.keys(REMEDIES).find((name) => rest.startsWith(name)) ?? ''
    const { card, patrol } = this.target(word === 'nurse' ? rest : rest.slice(remedy.length + 1))
    if (word === 'defend') this.spend(remedy)
    else {
      remove(patrol.cards, 'nurse')
      this.discards.push('nurse')
    }
    const at = this.targets.findIndex((one) => one.card === card && one.patrol === patrol)
    this.targets.splice(at, 1)
    this.askForReply()
  }
}

function hitText(way: readonly Target[]): string {
  return way
    .map(({ card, patrol }) => `${card} ${patrol.number}`)
    .toSorted()
    .join(', ')
}

export const sorted = (cards: readonly string[]): string => cards.toSorted().join()
