import type { ExprIR } from '../../../ir/ir.ts'
import { exchanged } from '../../../ir/walk.ts'
import type { Secrecy, Type } from '../../../types/types.ts'
import type { PictureDeclaration, PositionDeclaration, StreakDeclaration } from '../declarations.ts'

/** Records of earlier moves, by the names that rules use. */
interface Remembered {
  readonly streaks: StreakDeclaration
  readonly pictures: PictureDeclaration
  readonly positions: PositionDeclaration
  /** Choices and lets of the last action, with the base address. */
  readonly last: { readonly base: number; readonly type: Type; readonly secrecy: Secrecy }
}

type Maps = { readonly [K in keyof Remembered]: Map<string, Remembered[K]> }

/** Records of earlier moves, and conditions on the position after a move. */
export class Past {
  private readonly maps: Maps
  private readonly setAside: ExprIR[]
  private action: number | undefined

  constructor(known?: Past) {
    const maps = known?.maps
    this.maps = {
      streaks: new Map(maps?.streaks),
      pictures: new Map(maps?.pictures),
      positions: new Map(maps?.positions),
      last: new Map(maps?.last),
    }
    this.setAside = [...(known?.setAside ?? [])]
  }

  all<K extends keyof Remembered>(kind: K): ReadonlyMap<string, Remembered[K]> {
    return this.maps[kind]
  }

  remember<K extends keyof Remembered>(kind: K, name: string, remembered: Remembered[K]): void {
    this.maps[kind].set(name, remembered)
  }

  /** The action whose condition is being read: only it can ask about the position after its moves. */
  get judging(): number | undefined {
    return this.action
  }

  /** Reads a condition of an action, or something outside actions. */
  judge<T>(action: number | undefined, make: () => T): T {
    const before = this.action
    this.action = action
    const result = make()
    this.action = before
    return result
  }

  /**
   * A value computed before a move, for a text that judges the position after it. A negative register represents it
   * until the writes of the move are known.
   */
  asBefore(value: ExprIR): ExprIR {
    return { op: 'reg', reg: -this.setAside.push(this.inPlace(value)) }
  }

  /** The value that such a register represents. */
  valueOf(part: ExprIR): ExprIR | undefined {
    return part.op === 'reg' ? this.setAside[-1 - part.reg] : undefined
  }

  /** An expression with these registers replaced by their values. */
  inPlace(whole: ExprIR): ExprIR {
    return exchanged(whole, { expression: (part) => this.valueOf(part) ?? part })
  }
}
