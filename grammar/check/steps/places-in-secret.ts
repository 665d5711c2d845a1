import { NONE, type ExprIR, type GameIR, type SetIR } from '../../ir/ir.ts'
import { matchExpr, matchSet } from '../../ir/match.ts'
import { isExpression, isSet, type NodeIR, type RulesIR } from '../../ir/nodes.ts'
import { passedOn } from '../../ir/walk.ts'
import type { StaticFacts } from '../../ir/meaning.ts'
import { Origins, PossibleValues, type Sources } from './possible-values.ts'

/** The owners of the places in question: always the acting player, always others, or undecided. */
export type Whose = 'yours' | 'others' | 'anybody'

export interface Where {
  readonly whose: Whose
  /** The name of a place without an owner. */
  readonly common?: string
}

const YOURS: Where = { whose: 'yours' }
const ANYBODY: Where = { whose: 'anybody' }

/** Finds the owners of the places to which rules refer while a player acts in secret. */
export class PlacesMeant {
  private readonly game: GameIR
  private readonly origins: Origins
  /** For each player who may be the one who acts. */
  private readonly values: readonly PossibleValues[]
  private readonly firstGroup: number
  /** The number that a slot holds which stays empty, when several are chosen at once. */
  private readonly emptySlot: number

  /** @param rules the secret steps @param isYou true for expressions that denote the acting player */
  constructor(facts: StaticFacts, game: GameIR, rules: RulesIR, isYou: (seat: ExprIR) => boolean) {
    this.game = game
    this.origins = new Origins(game, rules)
    this.values = game.seats.map(
      (_, you) => new PossibleValues(facts, game, this.origins, (e) => (isYou(e) ? you : undefined)),
    )
    this.firstGroup = game.groups[0]?.container ?? Infinity
    this.emptySlot = game.groups.reduce((sum, group) => sum + group.count, game.pieces.length)
  }

  /** A place; of a group, the place where it lies. */
  place(container: ExprIR): Where {
    return this.judged(container, new Set())
  }

  /** The places of pieces or groups, by their origin. */
  whereIs(things: ExprIR | SetIR): Where {
    return this.around(things, new Set())
  }

  private judged(container: ExprIR, seen: Set<string>): Where {
    if (this.isBoard(container)) return { whose: 'yours', common: 'a board' }
    const found: Where[] = []
    for (const [you, values] of this.values.entries()) {
      const possible = values.of(container)
      // It may be a group, or the container of a piece.
      if (possible === undefined) return this.laidOut(container, seen)
      const owners = new Set<number>()
      for (const one of possible) {
        if (one === NONE) continue
        if (one >= this.firstGroup) return this.laidOut(container, seen)
        const { owner = NONE, name = '' } = this.game.containers[one] ?? {}
        if (owner === NONE) found.push({ whose: 'yours', common: `\`${name}\`` })
        else owners.add(owner)
      }
      const others = [...owners].filter((owner) => owner !== you)
      found.push(
        others.length === 0 ? YOURS : { whose: others.length === owners.size ? 'others' : 'anybody' },
      )
    }
    return together(found)
  }

  /** Groups are containers: the place of a group follows from the expression that names it. */
  private laidOut(container: ExprIR, seen: Set<string>): Where {
    if (container.op === 'add' || container.op === 'sub')
      return container.right.op === 'const' ? this.around(container.left, seen) : ANYBODY
    if (container.op === 'load')
      return container.base === this.game.memory.at ? this.around(container.index, seen) : ANYBODY
    return this.around(container, seen)
  }

  private around(things: NodeIR, seen: Set<string>): Where {
    if (isExpression(things)) return this.aroundThing(things, seen)
    return isSet(things) ? this.aroundSet(things, seen) : ANYBODY
  }

  private aroundThing(thing: ExprIR, seen: Set<string>): Where {
    const { memory, terms } = this.game
    return matchExpr(
      thing,
      {
        const: ({ value }) => (value === NONE || value === this.emptySlot ? YOURS : ANYBODY),
        first: ({ set }) => this.aroundSet(set, seen),
        call: ({ term }) => {
          const called = terms[term]
          return called === undefined ? ANYBODY : this.aroundThing(called.body, seen)
        },
        cell: ({ at }) => this.aroundSources(`cell ${at}`, this.origins.ofCell(at), seen),
        reg: ({ reg }) => this.aroundSources(`register ${reg}`, this.origins.ofRegister(reg), seen),
        // The first piece in a place, or one of a list.
        load: ({ base, index }) =>
          base === memory.first || base === memory.lastPiece
            ? this.judged(index, seen)
            : this.aroundSources(`region ${base}`, this.origins.ofRegion(base), seen),
      },
      (e) => this.passedOn(e, seen),
    )
  }

  private aroundSet(set: SetIR, seen: Set<string>): Where {
    return matchSet(
      set,
      { empty: () => YOURS, members: ({ container }) => this.judged(container, seen) },
      (one) => this.passedOn(one, seen),
    )
  }

  private passedOn(node: NodeIR, seen: Set<string>): Where {
    const parts = passedOn(node)
    return parts.length === 0 ? ANYBODY : together(parts.map((part) => this.around(part, seen)))
  }

  private aroundSources(key: string, sources: Sources | undefined, seen: Set<string>): Where {
    if (sources === undefined) return ANYBODY
    // A word's assignments to itself add nothing to its other sources.
    if (seen.has(key)) return YOURS
    seen.add(key)
    const found = together([
      ...sources.values.map((value) => this.aroundThing(value, seen)),
      ...sources.sets.map((one) => this.aroundSet(one, seen)),
      ...sources.laid.map((place) => this.judged(place, seen)),
    ])
    seen.delete(key)
    return found
  }

  private isBoard(container: ExprIR): boolean {
    if (container.op !== 'cell') return false
    return this.game.memory.regions.find(({ at }) => at === container.at)?.type === 'space'
  }
}

function together(found: readonly Where[]): Where {
  const common = found.find((one) => one.common !== undefined)?.common
  const whose = new Set(found.map((one) => one.whose))
  const all = whose.has('anybody') || whose.size > 1 ? 'anybody' : whose.has('others') ? 'others' : 'yours'
  return { whose: all, ...(common === undefined ? {} : { common }) }
}
