import { NONE } from '../../grammar/ir/ir.ts'
import type { ClassInfo, ColumnInfo, KindInfo, World } from '../../grammar/check/world/world.ts'
import type { Color, Show } from '../../grammar/check/world/look-info.ts'
import type { PieceShape } from '../../grammar/language/looks.ts'
import type { Drawn } from './picture.ts'
import { indexCalled, indexOfNumber, isSuit, suitCalled } from './playing-cards.ts'
import type { PlayingCard, Suit } from './playing-cards.ts'
import { letterSaid, symbolSaid, valueSaid } from './said.ts'
import { isRank, valueLooks, type ValueLooks } from './values.ts'
import { symbolFor, type FoundSymbol, type SymbolName } from './words.ts'

/** The outline of a piece. */
export type Body = PieceShape

/** How a kind of piece looks. It depends on the rules only, so it may be used for whatever a view shows. */
export interface KindLook {
  readonly body: Body
  /** Its own colour, whoever owns it. */
  readonly color: Color | undefined
  /** On a board, where symbols must tell kinds apart. */
  readonly symbol: Drawn | undefined
  /** On a card, which has its name on it. */
  readonly picture: Drawn | undefined
  /** The letter that the rules give it instead of a symbol; empty: neither. */
  readonly letter: string | undefined
  /** The rules give it a symbol or a letter. */
  readonly isSaid: boolean
  /** A thing without words: `bare`, or the only kind of its class, of which nothing is printed. */
  readonly isCounter: boolean
  readonly playing: PlayingCard | undefined
  readonly values: ValueLooks
}

const CHESS = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const
const isChess = (name: string): name is (typeof CHESS)[number] => CHESS.some((man) => man === name)
const DISCS: ReadonlySet<string> = new Set(['man', 'king', 'disc', 'counter', 'checker', 'draught'])

const NOTHING: ReadonlyMap<string, Show> = new Map()

/** How each kind looks unless the rules say otherwise. */
export function kindLooks(world: World): readonly KindLook[] {
  const looks: KindLook[] = []
  for (const own of world.classes)
    for (const [row, look] of classLooks(world, own).entries()) looks[own.kinds[row] ?? -1] = look
  return looks
}

function classLooks(world: World, own: ClassInfo): readonly KindLook[] {
  const kinds = own.kinds.flatMap((kind) => world.kinds[kind] ?? [])
  const said = own.kinds.map((kind) => world.look.kinds[kind] ?? {})
  const usual = bodyOf(world, own, kinds)
  const named = said.map((one) => symbolSaid(world.look, one))
  const symbols = boardSymbols(kinds, usual, new Set(named))
  const suits = own.columns.find((column) => suitsOf(world, column) >= 3)
  const whole = symbolFor(own.name)
  return kinds.map((kind, row) => {
    const playing = suits === undefined ? undefined : playingCardOf(world, own, suits, kind, row)
    const values = valueLooks(world, own, row, world.look.shows[own.kinds[row] ?? -1] ?? NOTHING)
    const letter = letterSaid(said[row] ?? {})
    const isSaid = letter !== undefined || named[row] !== undefined
    return {
      body: said[row]?.shape ?? usual,
      color: said[row]?.color,
      symbol: isSaid ? named[row] : symbols[row],
      picture: isSaid ? named[row] : (symbolFor(ownName(kind)) ?? whole)?.symbol,
      letter,
      isSaid,
      isCounter: said[row]?.shape === 'bare' || (kinds.length === 1 && own.columns.length === 0),
      playing,
      values:
        playing === undefined ? values : { ...values, said: new Set([...values.said, suits?.name ?? '']) },
    }
  })
}

function bodyOf(world: World, own: ClassInfo, kinds: readonly KindInfo[]): Body {
  const isHidden = world.places.some(
    ({ isBoard, holdsClass, container }) =>
      isBoard && holdsClass === own.name && world.containers[container]?.seenBy !== 'everyone',
  )
  if (isHidden) return 'standing'
  const names = kinds.map(({ name }) => name)
  const men = names.filter(isChess)
  if (men.length >= 4 || (men.length === names.length && men.every((man) => man === 'pawn'))) return 'bare'
  if (names.every((name) => name === 'stone')) return 'stone'
  return names.length === 1 || names.every((name) => DISCS.has(name)) ? 'disc' : 'token'
}

/** Symbols by row. On a board they replace names, so no two kinds share one, nor one that is `named` for a kind. */
function boardSymbols(
  kinds: readonly KindInfo[],
  body: Body,
  named: ReadonlySet<Drawn | undefined>,
): readonly (SymbolName | undefined)[] {
  const found = kinds.map((kind): FoundSymbol | undefined =>
    body === 'bare' && isChess(kind.name)
      ? { symbol: `chess-${kind.name}`, isWhole: true }
      : symbolFor(ownName(kind)),
  )
  // The only kind needs no symbol, unless it is called after one, and most discs are plain.
  const [only] = kinds
  if (kinds.length === 1 && only !== undefined && body !== 'bare')
    return [
      body === 'disc' && !DISCS.has(only.name) && found[0]?.isWhole === true ? found[0].symbol : undefined,
    ]
  if (body === 'disc') return kinds.map(({ name }) => (name === 'king' ? 'crown' : undefined))
  const taken = new Map<SymbolName, number>()
  for (const isWhole of [true, false])
    found.forEach((one, row) => {
      if (one?.isWhole === isWhole && !taken.has(one.symbol) && !named.has(one.symbol))
        taken.set(one.symbol, row)
    })
  return found.map((one, row) =>
    one !== undefined && taken.get(one.symbol) === row ? one.symbol : undefined,
  )
}

/** How many suits are among the values of a column. */
function suitsOf(world: World, { type }: ColumnInfo): number {
  if (type.kind !== 'enumeration') return 0
  const names = world.enumerations.get(type.name) ?? []
  return new Set(names.flatMap((name) => suitOf(world, type.name, name) ?? [])).size
}

function playingCardOf(
  world: World,
  own: ClassInfo,
  suits: ColumnInfo,
  kind: KindInfo,
  row: number,
): PlayingCard | undefined {
  const value = nameIn(world, suits, row) ?? ''
  const suit = suitOf(world, 'name' in suits.type ? suits.type.name : '', value)
  const { color } = valueSaid(world, 'name' in suits.type ? suits.type.name : '', value)
  const index =
    indexCalled(ownName(kind)) ?? own.columns.flatMap((column) => rankIn(world, column, row) ?? [])[0]
  return suit === undefined || index === undefined ? undefined : { suit, index, color }
}

/** The name of its row: `two` for `club two`. */
function ownName({ name, each }: KindInfo): string {
  return each === undefined ? name : name.replace(each.called, '')
}

function nameIn(world: World, { type, values }: ColumnInfo, row: number): string | undefined {
  const value = values[row] ?? NONE
  return type.kind === 'enumeration' && value !== NONE
    ? world.enumerations.get(type.name)?.[value]
    : undefined
}

/** The suit that a value is by its look or else by its name. */
function suitOf(world: World, enumeration: string, value: string): Suit | undefined {
  const symbol = symbolSaid(world.look, valueSaid(world, enumeration, value))
  return typeof symbol === 'string' && isSuit(symbol) ? symbol : suitCalled(value)
}

/** The index of a card by a column that holds its rank. */
function rankIn(world: World, column: ColumnInfo, row: number): string | undefined {
  if (column.type.kind === 'enumeration') return indexCalled(nameIn(world, column, row) ?? '')
  return isRank(column) ? indexOfNumber(column.values[row] ?? NONE) : undefined
}
