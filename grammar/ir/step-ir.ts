import type { ExprIR, SetIR } from './expression-ir.ts'

/** Steps of rules. Part of the contract in `ir.ts`. */
export type StepIR =
  /** `state[base + index] = value`; outside `least..most` (NONE allowed if `orNone`) is fault ST5101. */
  | {
      readonly step: 'store'
      readonly base: number
      readonly index: ExprIR
      readonly value: ExprIR
      readonly least: number
      readonly most: number
      readonly orNone: boolean
      readonly origin: number
    }
  /**
   * Moves pieces to a container, in the order of the set, to its end (`last`) or its beginning (`first`, on top of a
   * pile). They keep that order.
   */
  | {
      readonly step: 'move'
      readonly what: SetIR
      readonly to: ExprIR
      readonly end: 'first' | 'last'
      readonly origin: number
    }
  /**
   * Moves things all at once, each to a container of its own; the register in `to` is bound to the thing. Those without
   * a container stay where they are.
   */
  | {
      readonly step: 'move each'
      readonly what: SetIR
      readonly reg: number
      readonly to: ExprIR
      readonly end: 'first' | 'last'
      readonly origin: number
    }
  /**
   * Two pieces exchange their places, including their positions in the order; or two containers exchange all their
   * contents, which keep their order.
   */
  | {
      readonly step: 'swap'
      readonly what: 'pieces' | 'places'
      readonly one: ExprIR
      readonly other: ExprIR
      readonly origin: number
    }
  /** One by one from the first of `from` to `to`: on top if that is a pile, otherwise after the others. */
  | {
      readonly step: 'deal'
      readonly count: ExprIR
      readonly upTo: boolean
      readonly from: ExprIR
      readonly to: ExprIR
      readonly origin: number
    }
  | { readonly step: 'shuffle'; readonly container: ExprIR; readonly origin: number }
  /**
   * One of the set, all equally likely, into a cell; none if there is none. `of: 'piece'`: the set contains pieces,
   * of which equal ones are one outcome.
   */
  | {
      readonly step: 'pick'
      readonly what: SetIR
      readonly cell: number
      readonly of?: 'piece'
      readonly origin: number
    }
  /**
   * Rolls `count` dice, none if it is less than 1; more than a bag can count of one value is fault ST5122. `sides`
   * gives the number of sides for each value, from `least` on; `named` if these are names and not numbers. The result
   * is the value shown by a single die, or the counts of each value as words of a bag. `for`: only this seat sees it;
   * left out if everybody does.
   */
  | {
      readonly step: 'roll'
      readonly for?: ExprIR
      readonly what: 'one' | 'bag'
      readonly count: ExprIR
      readonly least: number
      readonly sides: readonly number[]
      readonly named: boolean
      readonly cells: readonly number[]
      readonly origin: number
    }
  /** Pieces become a new group of a class, after the contents of the container; its number goes into the cell. */
  | {
      readonly step: 'lay'
      readonly what: SetIR
      readonly group: number
      readonly to: ExprIR
      readonly cell: number
      readonly origin: number
    }
  /** Shows faces to these seats. `unseen`: the faces or the seats are secret, so nobody else notices. */
  | {
      readonly step: 'show'
      readonly what: SetIR
      readonly to: SetIR
      readonly unseen?: true
      readonly origin: number
    }
  | { readonly step: 'reveal'; readonly what: SetIR; readonly origin: number }
  /**
   * Every player puts up a screen, or takes it down. Afterwards nobody knows what others knew about the contents of
   * their places.
   */
  | { readonly step: 'screen'; readonly up: boolean; readonly origin: number }
  /** `who`: the player on turn; `values`: the words of all values in the line, in order. */
  | {
      readonly step: 'say'
      readonly line: number
      readonly who: ExprIR
      readonly values: readonly ExprIR[]
      /** True if only `who` hears it. */
      readonly told?: true
    }
  /** Adds a position to the ring at `at`, which `stood` reads. The result is stored in the cell. */
  | {
      readonly step: 'take position'
      readonly position: Extract<ExprIR, { op: 'stood' }>
      readonly at: number
      readonly cell: number
      readonly origin: number
    }
  | {
      readonly step: 'if'
      readonly condition: ExprIR
      readonly then: readonly StepIR[]
      readonly else: readonly StepIR[]
      readonly origin: number
    }
  /**
   * Binds a cell to each member of a snapshot of the set. `snapshot` has room for `capacity` members, `count` is their
   * number, and `index` the next one.
   */
  | {
      readonly step: 'for each'
      readonly over: SetIR
      readonly cell: number
      readonly index: number
      readonly count: number
      readonly snapshot: number
      readonly capacity: number
      readonly body: readonly StepIR[]
      readonly origin: number
    }
  /**
   * The body runs while the condition holds before it, at most `atMost` times. `until` tests after each iteration
   * instead. `atMost` is computed once; `cell` contains the number of remaining iterations.
   */
  | {
      readonly step: 'loop'
      readonly cell: number
      readonly while: ExprIR | undefined
      readonly until: ExprIR | undefined
      readonly atMost: ExprIR
      readonly body: readonly StepIR[]
      readonly origin: number
    }
  /**
   * Seats in the direction of play from `from`, one after the other, each as `you`. Seats that do not satisfy `while`
   * are skipped; ends when none does, or after `atMost` turns. `cell` contains the seat, `counter` the turns.
   */
  | {
      readonly step: 'turns'
      readonly from: ExprIR
      readonly while: ExprIR | undefined
      /** The offset to the next seat, where that can change during the game. */
      readonly onward?: ExprIR
      readonly atMost: ExprIR
      readonly cell: number
      readonly counter: number
      readonly saved: number
      /** Each turn: words that are reset to their start. */
      readonly reset: readonly { readonly at: number; readonly start: readonly number[] }[]
      readonly body: readonly StepIR[]
      readonly origin: number
    }
  /**
   * Calls a stage with arguments in its frame. With `for`, that seat is `you` inside; `saved` stores the former one.
   */
  | {
      readonly step: 'run'
      readonly stage: number
      readonly args: readonly ExprIR[]
      readonly for: ExprIR | undefined
      readonly saved: number
      readonly site: number
      readonly origin: number
    }
  /**
   * Leaves the running stage at once; its `leave` steps still run. Stages, actions and loops that began inside it are
   * cleared (`you`, `depth` and so on are restored, pictures of the actions are taken), and their own `leave` steps
   * do not run.
   */
  | { readonly step: 'leave'; readonly stage: number; readonly origin: number }
  | AskIR
  | ArrangeIR
  /**
   * Tests these whenever rules and these ends, in order. A pass goes through all rules and their bindings at the rule's
   * turn; passes repeat until one fires nothing. Does nothing inside a whenever rule.
   */
  | {
      readonly step: 'settle'
      readonly whenever: readonly number[]
      readonly ends: readonly number[]
      /**
       * Words for the first end that holds, its winner and its points. The game then goes on until it is known whether
       * the next player can decide: see `AskIR.noted`.
       */
      readonly noted?: readonly number[]
    }
  /** Ends the game. `winner` is stored in the header word, `points` are won by each winner, if any. */
  | {
      readonly step: 'win'
      readonly winner: ExprIR
      readonly points?: ExprIR | undefined
      readonly reason: number
      readonly origin: number
    }
  /**
   * Each seat's value is stored in the words from `into` on. The highest value wins; several with the highest win if
   * they are all of one team, and otherwise it is a draw. `wins` nobody: for the scores alone.
   */
  | {
      readonly step: 'rank'
      readonly reg: number
      readonly by: ExprIR
      readonly into: number
      readonly wins: 'player' | 'team' | 'nobody'
      /** The lowest score is best. `by` is then the number of seats that each has reached, as with several numbers. */
      readonly lowest?: true | undefined
      readonly reason: number
      readonly origin: number
    }

export interface AskIR {
  readonly step: 'ask'
  readonly site: number
  /** The deciding seat. It is `you` for the offers and their effects, not in `orElse`. */
  readonly who: ExprIR
  /**
   * The former `you`; with `must` and `repeatedly`, its complement once there was an answer, so that `done` is
   * allowed.
   */
  readonly saved: number
  /** Skipped if this does not hold, with `you` being the player who would be asked. Everybody could compute it. */
  readonly possible?: ExprIR
  readonly must: boolean
  readonly repeatedly: boolean
  readonly offers: readonly OfferIR[]
  /** `must` without a legal move; empty: the author claims there always is one, and fault ST5102 says if not. */
  readonly orElse: readonly StepIR[]
  readonly hasOrElse: boolean
  /** The word of an end that holds unless this player cannot decide, and the steps that end the game with it. */
  readonly noted?: number
  readonly conclude?: readonly StepIR[]
  readonly origin: number
}

export interface OfferIR {
  readonly action: number
  readonly args: readonly ExprIR[]
}

/** One compound secret decision of each seat in turn. Nothing moves until all have answered. */
export interface ArrangeIR {
  readonly step: 'arrange'
  readonly site: number
  /** Index of the arrangement, for `layout` and for setups. */
  readonly arrangement: number
  readonly players: readonly number[]
  /** For each player: its pieces (all of them are placed) and the spaces that they may be placed on. */
  readonly pieces: readonly (readonly number[])[]
  readonly spaces: readonly (readonly number[])[]
  /** True if piece `reg` may be on space `onto`. */
  readonly where: { readonly piece: number; readonly space: number; readonly condition: ExprIR } | undefined
  /** Index into `players` of the player who is asked now. */
  readonly cell: number
  /** One word for each piece of the game: the space chosen for it, or NONE. */
  readonly layout: number
  readonly saved: number
  readonly origin: number
}
