import type { EntryPoint, ExprIR, MentionIR } from '../ir/ir.ts'
import type { Deduced } from '../check/elaboration/services/knowledge-questions.ts'
import type { Span } from '../source/span.ts'
import type { YamlNode, YamlText } from '../yaml/tree.ts'
import type { Layer } from '../merge/merged.ts'

/** An example as written: which game it is about, and its parts still unparsed. */
export interface Example {
  readonly label: string
  readonly span: Span
  readonly layer: Layer
  /** The game that it is about. Undefined: the one that contains it. */
  readonly game: YamlText | undefined
  readonly uses: readonly YamlText[]
  readonly with: readonly { readonly name: YamlText; readonly value: YamlText }[]
  readonly players: number | undefined
  /** Items of a checklist of rules that it shows. */
  readonly items: readonly string[]
  readonly given: readonly { readonly key: YamlText; readonly value: YamlNode }[]
  /** The same as one text, which `sandtable position` prints. The back end reads it. */
  readonly position: YamlText | undefined
  readonly play: readonly YamlNode[]
  /** Asserts that loading the game with these modules is refused with a message that contains this text. */
  readonly refused: YamlText | undefined
}

/** An example prepared for one game with one choice of options. */
export interface ExamplePlan {
  readonly example: Example
  /** A picture shows the whole board: pieces that begin on it are put aside first. */
  readonly aside: readonly number[]
  /** Pieces that are not where the box put them, in the order in which they are placed. */
  readonly placed: readonly { readonly piece: number; readonly container: number }[]
  /** The groups, each in a place; their contents are placed afterwards. */
  readonly groups: readonly { readonly group: number; readonly container: number }[]
  readonly stores: readonly { readonly address: number; readonly value: number }[]
  /** Membership of things in sets, evaluated when everything else is set up. */
  readonly members: readonly { readonly address: number; readonly isIn: ExprIR }[]
  readonly entry: Entry | undefined
  readonly steps: readonly ExampleStep[]
}

/** Entry point of a game that does not begin at its beginning. */
interface Entry {
  readonly point: EntryPoint
  readonly seat: number
  /** Where that is written. */
  readonly span: Span
  /** At the beginning of a turn: the condition under which a player has one, as written. */
  readonly while?: string | undefined
}

export type ExampleStep = { readonly span: Span } & (
  | { readonly kind: 'move'; readonly seat: number; readonly text: string }
  | { readonly kind: 'record'; readonly moves: string }
  | {
      readonly kind: 'cannot'
      readonly seat: number
      readonly text: string
      readonly because: string | undefined
    }
  | {
      readonly kind: 'check'
      readonly condition: ExprIR
      /** Facts that players can deduce, for the registers that the condition reads. */
      readonly deduced: readonly Deduced[]
      /** Values that it mentions, shown if it does not hold. */
      readonly mentions: readonly MentionIR[]
      readonly text: string
    }
  | { readonly kind: 'legal'; readonly moves: readonly string[] }
  | { readonly kind: 'asked'; readonly seat: number }
  | { readonly kind: 'random'; readonly thing: ThingOfChance }
  | { readonly kind: 'ends'; readonly how: EndOfGame; readonly reason: string }
  | { readonly kind: 'picture'; readonly seat: number | undefined; readonly spaces: readonly PictureSquare[] }
  | { readonly kind: 'either'; readonly branches: readonly (readonly ExampleStep[])[] }
)

/** An expected end of the game: who wins or loses, or a common end. */
export type EndOfGame =
  | { readonly is: 'drawn' | 'scored' }
  | {
      readonly is: 'won' | 'lost'
      readonly seats: readonly number[]
      /** The points that each winner wins, if the example says so. */
      readonly points?: number | undefined
    }

/**
 * A result of chance: a piece of one of these kinds, another thing by its number, or pieces of these kinds in this
 * order.
 */
export type ThingOfChance =
  | { readonly is: 'piece'; readonly kinds: readonly number[] }
  | { readonly is: 'value'; readonly values: readonly number[]; readonly named: boolean }
  | { readonly is: 'order'; readonly kinds: readonly (readonly number[])[] }

/** A space in a picture: empty, a piece of a kind and seat, or a piece with an unknown face. */
export type PictureSquare = { readonly space: number; readonly span: Span; readonly sign: string } & (
  | { readonly shows: 'nothing' }
  | { readonly shows: 'unknown' }
  | { readonly shows: 'piece'; readonly kind: number; readonly seat: number }
)
