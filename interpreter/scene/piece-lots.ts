import type { GameIR, KindIR } from '../../grammar/ir/ir.ts'
import { notable, notableValues, valueTexts } from '../view/notable-values.ts'
import type { NamedValue, SeenPiece } from '../view/view.ts'

/** Pieces that look alike: the kind, a fixed owner, tracked values, and their number. */
export interface SceneLot {
  readonly kind: string
  readonly owner: number | undefined
  readonly count: number
  readonly values?: readonly NamedValue[]
}

/** Visible tracked values of unknown pieces, each with its position if they are in order: `? (asleep) at 2`. */
export function hiddenMarks(pieces: readonly SeenPiece[], inOrder: boolean): readonly string[] {
  return pieces.flatMap(({ kind, values = [] }, i) => {
    const marks = kind === undefined ? notableValues(values) : []
    return marks.length === 0
      ? []
      : [`? (${marks.join(', ')})${inOrder && pieces.length > 1 ? ` at ${i + 1}` : ''}`]
  })
}

/**
 * The known pieces among some, with identical ones counted, in the order of the rules. Kinds that exist once for each
 * value of an enumeration, such as a colour, are sorted by that value.
 */
export function lotsOf(ir: Pick<GameIR, 'kinds'>, pieces: readonly SeenPiece[]): readonly SceneLot[] {
  const lots: { kind: string; owner: number | undefined; count: number; values: readonly NamedValue[] }[] = []
  for (const { kind, owner, values: tracked = [] } of pieces) {
    if (kind === undefined) continue
    const values = notable(tracked)
    const valueText = valueTexts(values).join()
    const same = lots.find(
      (lot) => lot.kind === kind && lot.owner === owner && valueTexts(lot.values).join() === valueText,
    )
    if (same === undefined) lots.push({ kind, owner, count: 1, values })
    else same.count++
  }
  const places = new Map(lots.map((lot) => [lot, placeOf(ir, lot.kind)]))
  return lots.sort((a, b) => {
    const [one = [], other = []] = [places.get(a), places.get(b)]
    const differs = one.findIndex((part, i) => part !== other[i])
    return differs < 0 ? (a.owner ?? -1) - (b.owner ?? -1) : (one[differs] ?? 0) - (other[differs] ?? 0)
  })
}

function placeOf(ir: Pick<GameIR, 'kinds'>, name: string): readonly number[] {
  const index = ir.kinds.findIndex((kind) => kind.name === name)
  const each = ir.kinds[index]?.each
  return each === undefined ? [1, 0, index] : [0, each.value, index]
}

/** Lots grouped by a shared word, `red` in `red captain` and `red soldier`. `word` is undefined if there is none. */
export interface LotFamily {
  readonly word: string | undefined
  readonly lots: readonly SceneLot[]
}

/** Neighbouring lots with a shared word, grouped; the order stays. */
export function familiesOf(ir: Pick<GameIR, 'kinds'>, lots: readonly SceneLot[]): readonly LotFamily[] {
  const families: { word: string | undefined; lots: SceneLot[] }[] = []
  for (const lot of lots) {
    const word = kindCalled(ir, lot.kind)?.each?.called
    const last = families.at(-1)
    if (last !== undefined && last.word === word) last.lots.push(lot)
    else families.push({ word, lots: [lot] })
  }
  return families
}

/** A space at which lines are not broken. */
export const NO_BREAK = '\u00a0'

/** `2 red soldiers`; in a family with a shared word, `2 soldiers`. Lines do not break inside it. */
export function lotText(
  ir: Pick<GameIR, 'kinds'>,
  { kind, count, values = [] }: SceneLot,
  family?: LotFamily,
): string {
  const found = kindCalled(ir, kind)
  const name = count === 1 ? kind : `${count} ${found?.plural ?? kind}`
  const word = family?.word
  const short = word === undefined ? name : name.replace(`${word} `, '').replace(` (${word})`, '')
  const marked = values.length === 0 ? short : `${short} (${valueTexts(values).join(', ')})`
  return marked.replaceAll(' ', NO_BREAK)
}

function kindCalled(ir: Pick<GameIR, 'kinds'>, name: string): KindIR | undefined {
  return ir.kinds.find((kind) => kind.name === name)
}
