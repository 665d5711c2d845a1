import type { OperatorName } from '../language/operators.ts'
import type { STEPS, StepKind } from '../language/steps.ts'

/**
 * The tree of the expression language. Positions are offsets into the parsed text; `TextSource` maps them to the
 * file. The names follow the grammar in docs/language.md, with one kind of node for each rule that carries meaning.
 */
export interface Place {
  readonly start: number
  readonly end: number
}

export interface Name extends Place {
  /** Articles left out, words joined by single spaces, otherwise as written. */
  readonly text: string
}

export type Expression =
  | (Place & { readonly kind: 'number'; readonly value: number })
  | (Place & { readonly kind: 'truth'; readonly value: boolean })
  | (Place & { readonly kind: 'none' })
  | (Place & { readonly kind: 'nothing' })
  | (Place & { readonly kind: 'original' })
  | (Place & { readonly kind: 'name'; readonly name: Name })
  | (Place & { readonly kind: 'call'; readonly name: Name; readonly arguments: readonly Expression[] })
  /** `home of opponent`, `battle points(x) of y`: a name, perhaps with arguments, of something. */
  | (Place & {
      readonly kind: 'of'
      readonly name: Name
      readonly arguments: readonly Expression[] | undefined
      readonly object: Expression
    })
  /** `piece.space` */
  | (Place & { readonly kind: 'field'; readonly object: Expression; readonly name: Name })
  /** `your hand` */
  | (Place & { readonly kind: 'your'; readonly name: Name })
  | (Place & {
      readonly kind: 'if'
      readonly condition: Expression
      readonly then: Expression
      readonly else: Expression | undefined
    })
  | (Place & { readonly kind: 'otherwise'; readonly alternatives: readonly Expression[] })
  | (Place & { readonly kind: 'or'; readonly terms: readonly Expression[] })
  | (Place & { readonly kind: 'and'; readonly terms: readonly Expression[] })
  | (Place & { readonly kind: 'not'; readonly term: Expression })
  | (Place & { readonly kind: 'openly'; readonly term: Expression })
  | (Place & { readonly kind: 'afterwards'; readonly term: Expression })
  /** `where not walled(previous, it)`: a condition on each step, only as the last argument of a call. */
  | (Place & {
      readonly kind: 'where'
      readonly term: Expression
      /**
       * `by it.toll`, the cost of each step; `with turns at 1 from car.facing to heading`, that of each turn on the way;
       * `at most 4`, for all of them together.
       */
      readonly limits?: 'by' | 'turns' | 'at most'
      readonly turned?: Name
      readonly facing?: Expression
      readonly heading?: Expression
    })
  /** `score, lowest first`: a number by which players are ranked. */
  | (Place & { readonly kind: 'ranked'; readonly term: Expression; readonly order: Name })
  | (Place & {
      readonly kind: 'compare'
      readonly operator: '<' | '<=' | '>' | '>='
      readonly left: Expression
      readonly right: Expression
    })
  | (Place & {
      readonly kind: 'is'
      readonly negated: boolean
      readonly left: Expression
      readonly right: Expression
    })
  | (Place & {
      readonly kind: 'within'
      readonly negated: boolean
      readonly relation: 'in' | 'next to'
      readonly left: Expression
      readonly right: Expression
    })
  | (Place & { readonly kind: 'has'; readonly left: Expression; readonly right: Bundle | Expression })
  | (Place & { readonly kind: 'can'; readonly player: Expression; readonly action: Name })
  | (Place & { readonly kind: 'knows'; readonly player: Expression; readonly thing: Expression })
  /** True if the player can deduce it. */
  | (Place & { readonly kind: 'knows that'; readonly player: Expression; readonly fact: Expression })
  | (Place & {
      readonly kind: 'arithmetic'
      readonly operator: OperatorName
      readonly left: Expression
      readonly right: Expression
    })
  | (Place & {
      readonly kind: 'select'
      readonly quantity: 'all' | 'first' | 'random'
      readonly nouns: Nouns
    })
  /** `any soldier in patrol`, `no players where opened`, `any patrol on table has 1 soldier` */
  | (Place & {
      readonly kind: 'exists'
      readonly negated: boolean
      readonly nouns: Nouns
      readonly has: Bundle | Expression | undefined
    })
  | (Place & { readonly kind: 'every'; readonly nouns: Nouns; readonly has: Bundle | Expression })
  | (Place & { readonly kind: 'count'; readonly nouns: Nouns })
  /** `number of 1 in rolled` */
  | (Place & { readonly kind: 'count value'; readonly value: number; readonly within: Expression })
  | (Place & {
      readonly kind: 'fold'
      readonly fold: 'sum' | 'highest' | 'lowest'
      readonly of: Expression
      readonly nouns: Nouns
    })
  | (Place & { readonly kind: 'top'; readonly of: Expression })
  | (Place & { readonly kind: 'all but'; readonly of: Expression })

export interface Nouns extends Place {
  readonly owner: 'your' | 'enemy' | undefined
  readonly name: Name
  readonly arguments: readonly Expression[] | undefined
  /** `units in fight.sides`: names after the first, each after a dot. */
  readonly fields: readonly Name[]
  readonly called: Name | undefined
  readonly within: Expression | undefined
  readonly circle: { readonly kind: 'clockwise' | 'anticlockwise'; readonly from: Expression } | undefined
  /** `in order of points, highest first` */
  readonly order: { readonly by: Expression; readonly first: Name | undefined } | undefined
  readonly where: Expression | undefined
}

export interface Bundle extends Place, InCommon {
  readonly kind: 'bundle'
  readonly lots: readonly Lot[]
  /** `3 cards of one rank + 2 cards`: what is taken besides, part by part. */
  readonly joined: readonly Bundle[]
}

/** The columns in which several things are equal or consecutive. */
export interface InCommon {
  /** `of one suit`: all have one value. */
  readonly ofOne: Name | undefined
  /** `of different suits`: no two have the same value. The name is the one after `different`. */
  readonly ofDifferent: Name | undefined
  /** `in sequence by rank`: their values are consecutive. */
  readonly inSequence: Name | undefined
}

export interface Lot extends Place {
  readonly least: number
  /** Undefined: "or more". */
  readonly most: number | undefined
  readonly name: Name
}

/** One choice of a player. */
export type Choice =
  | (Place & { readonly kind: 'number choice'; readonly least: Expression; readonly most: Expression })
  /** `in succession 1..4 spaces`: one after the other, in an order that is part of the move. */
  | (Place & {
      readonly kind: 'choice in succession'
      /** `with returns`: the same thing may be chosen again. */
      readonly with: Name | undefined
      readonly count: number
      /** Undefined: exactly that many. */
      readonly most: Expression | undefined
      readonly nouns: Nouns
    })
  | (Place &
      InCommon & {
        readonly kind: 'thing choice'
        /** 1 when no number is written. */
        readonly count: number
        readonly orMore: boolean
        /** In `1..3 cards`, the 3. */
        readonly most: Expression | undefined
        /** `3 different gems`: no value twice. */
        readonly different: boolean
        readonly nouns: Nouns
        readonly from: Expression | undefined
        readonly asManyAsThereAre: boolean
        /** `with sum of points at least 7`: enough, and none too many. No number is written then. */
        readonly worth: { readonly of: Expression; readonly least: Expression } | undefined
        /** True if the others do not see the choice. */
        readonly inSecret: boolean
      })

export interface Offer extends Place {
  readonly name: Name
  readonly arguments: readonly Expression[] | undefined
}

interface Written {
  readonly name: Name
  readonly number: number
  readonly words: string
  readonly kind: Kind
  /** Words, and values in braces. */
  readonly line: readonly (string | Expression)[]
  readonly expression: Expression
  readonly either: Expression
  readonly sum: Expression
  readonly dice: Expression
  readonly path: Expression
  readonly reference: Expression
}

/** The offers of a question. */
export interface Asking {
  readonly offers: readonly Offer[]
  readonly given: readonly { readonly value: Expression; readonly name: Name }[]
  readonly repeatedly: boolean
  readonly orElse: Step | undefined
}

type ValueOf<P> = P extends { readonly oneOf: readonly (infer W)[] }
  ? W
  : P extends { readonly flag: string }
    ? boolean
    : P extends { readonly each: unknown }
      ? readonly Expression[]
      : P extends { readonly as: infer A extends keyof Written }
        ? Written[A] | (P extends { readonly after: string } ? undefined : never)
        : never

type Fielded<F extends string = string> = { readonly field: F }
type FieldsIn<Form extends readonly unknown[]> = Extract<Form[number], Fielded>['field']
type FormIn<Form extends readonly unknown[]> =
  Extract<Form[number], { readonly choice: unknown }> extends { readonly choice: readonly (infer One)[] }
    ? One
    : never
type FieldsOf<Form> = Form extends readonly unknown[] ? FieldsIn<Form> : never

/** In a form without the field it is undefined. */
type ValueIn<Form, F extends string> = Form extends readonly unknown[]
  ? F extends FieldsIn<Form>
    ? ValueOf<Extract<Form[number], Fielded<F>>>
    : undefined
  : never

type Rows = typeof STEPS
type FormOf<W extends StepKind> = Rows[W]['form']
type AloneOf<W extends StepKind> = Rows[W] extends { readonly alone: true } ? undefined : never

type StepNode<W extends StepKind> = Place & { readonly kind: W } & {
  readonly [F in FieldsIn<FormOf<W>>]: ValueIn<FormOf<W>, F> | AloneOf<W>
} & { readonly [F in FieldsOf<FormIn<FormOf<W>>>]: ValueIn<FormIn<FormOf<W>>, F> } & (Rows[W] extends {
    readonly subject: infer S extends string
  }
    ? Readonly<Record<S, Expression>>
    : unknown) &
  (Extract<FormOf<W>[number], { readonly offered: unknown }> extends never ? unknown : Asking)

/** A step, as its row in the table of the language describes it. */
export type Step = { readonly [W in StepKind]: StepNode<W> }[StepKind]

/** A key that heads a list of steps. */
export type Head =
  | (Place & { readonly kind: 'if'; readonly condition: Expression })
  | (Place & { readonly kind: 'else'; readonly condition: Expression | undefined })
  | (Place & { readonly kind: 'case'; readonly of: Expression })
  | (Place & { readonly kind: 'for each'; readonly nouns: Nouns })
  | (Place & {
      readonly kind: 'every in secret'
      readonly nouns: Nouns
      /** `and unnoticed`: the others do not even see that somebody decides. */
      readonly also: Name | undefined
    })
  | (Place & { readonly kind: 'together' })
  | (Place & { readonly kind: 'only to'; readonly who: Expression })
  | (Place & { readonly kind: 'let' })
  | (Place & { readonly kind: 'repeat times'; readonly times: Expression })
  | (Place & { readonly kind: 'repeat until'; readonly condition: Expression; readonly atMost: Expression })
  | (Place & { readonly kind: 'while'; readonly condition: Expression; readonly atMost: Expression })
  | (Place & {
      readonly kind: 'turns'
      readonly from: Expression
      readonly while: Expression | undefined
      readonly atMost: Expression | undefined
    })

export interface Signature extends Place {
  readonly name: Name
  /** undefined: no parentheses written. */
  readonly parameters: readonly Parameter[] | undefined
  readonly gives: Kind | undefined
}

export interface Parameter extends Place {
  readonly owner: 'your' | 'enemy' | undefined
  readonly type: Name
  /** The class name itself if there is no `called`. */
  readonly called: Name
  readonly where: Expression | undefined
}

export type Kind =
  | (Place & { readonly kind: 'true or false' })
  | (Place & { readonly kind: 'range'; readonly least: number; readonly most: number })
  | (Place & { readonly kind: 'set'; readonly of: Kind })
  | (Place & { readonly kind: 'bag'; readonly of: Kind })
  | (Place & { readonly kind: 'named'; readonly name: Name })

export interface TypeText extends Place {
  readonly kind: 'type'
  readonly type: Kind
  readonly orNone: boolean
  readonly default: Expression | undefined
}

/** A tracked value: a type, or a number or truth value that gives both its type and its start. */
export type Tracked = TypeText | (Place & { readonly kind: 'start'; readonly value: number | boolean })

export interface Holding extends Place {
  /** `1 soldier`: exactly one fits; `up to 8 troops`; undefined: any number. */
  readonly capacity: number | undefined
  readonly name: Name
}

export interface Copies extends Place {
  /** A number, or the name of one. */
  readonly count: number | Name
  readonly ofEach: Name | undefined
}

/** `own rows 1..3`, `own rows 1..depth`, `c3`, `BH`: a name, perhaps with a range. */
export interface AreaPart<Bound = number | Name> extends Place {
  readonly name: Name
  readonly from: Bound | undefined
  readonly to: Bound | undefined
  /** `rows 1..2 and columns 2..4`: only what lies in these, too. */
  readonly within?: readonly AreaPart<Bound>[]
}

export interface Clause extends Place {
  readonly mode: 'is' | 'also' | 'unless'
  readonly condition: Expression
}

export interface Change extends Place {
  readonly phase:
    | 'becomes'
    | 'exactly'
    | 'also'
    | 'except'
    | 'unless'
    | 'at least'
    | 'at most'
    | 'more'
    | 'fewer'
  readonly value: Expression
  readonly condition: Expression | undefined
}

export interface RuleRow extends Place {
  readonly condition: Expression
  readonly result: Expression
}

export interface ExceptRow extends Place {
  readonly cells: readonly Cell[]
  readonly result: Expression
}

export interface Cell extends Place {
  readonly any: boolean
  readonly negated: boolean
  readonly names: readonly Name[]
  /** `1..2 or at least 6`: an end that is undefined is open. */
  readonly numbers?: readonly { readonly least: number | undefined; readonly most: number | undefined }[]
}

/** `also pass`, `except castle`: an overlay's edit of a list of actions. */
export interface Offering extends Place {
  readonly how: 'also' | 'except'
  readonly offers: readonly Offer[]
}

/** `move or attack when piece is last.piece sharing borders(start, goal)` */
export interface WhenLine extends Place {
  /** `any action when ...`: the only name is `action`. */
  readonly any: boolean
  readonly actions: readonly Name[]
  readonly when: Expression
  readonly sharing: Expression | undefined
}

/** `piece at goal` */
export interface Placed extends Place {
  readonly thing: Name
  readonly at: Expression
}

/** `turn of north at arrange`, `fight(a, b) of red` */
export interface Now extends Place {
  readonly stage: Name
  readonly arguments: readonly Expression[] | undefined
  readonly of: Name | undefined
  readonly at: Name | undefined
  /** Misplaced values after `at close`: only stages take any, and those come first. */
  readonly misplaced: readonly Expression[] | undefined
  /** `in the turn of ann`: the turns around it, from inside out. */
  readonly within: readonly Around[]
}

/** A turn in which something happens; `turn` is the word, which any other name may replace by mistake. */
export interface Around {
  readonly turn: Name
  readonly of: Name
}

/** `6 yellow soldiers, nurse`, `nothing` */
export interface Contents extends Place {
  readonly items: readonly Given[]
}

export interface Given extends Place, Marked {
  readonly count: number
  readonly name: Name
}

/** A move as an example writes it. `notation` is kept as text and parsed by the action's own template. */
export type MoveText =
  | (Place & { readonly kind: 'done' })
  | (Place & { readonly kind: 'labelled'; readonly label: string; readonly picks: readonly Picked[] })
  | (Place & { readonly kind: 'notation'; readonly text: string })

export type Picked =
  | (Place & {
      readonly kind: 'bundle'
      readonly items: readonly PickedLot[]
    })
  | (Place & { readonly kind: 'number'; readonly value: number })
  | (Place &
      Marked & {
        readonly kind: 'thing'
        readonly name: Name
        readonly arguments: readonly Expression[] | undefined
        readonly of: Name | undefined
      })

/** A number of one kind. */
export interface PickedLot extends Marked {
  readonly count: number
  readonly name: Name
}

/** Tracked values of a piece: `with 3 wounds with tapped with right facing`. */
interface Marked {
  readonly marks: readonly { readonly count: number | undefined; readonly name: Name }[]
}
