import type { ExprIR, SetIR } from '../../ir/ir.ts'
import { constant } from '../../ir/build.ts'
import { matchSet } from '../../ir/match.ts'
import type { SetOf } from '../../ir/nodes.ts'
import { isRing } from '../../ir/ring.ts'
import { staticMembers } from '../../ir/static-value.ts'
import type { Span } from '../../source/span.ts'
import { PUBLIC, SPACE, TRUTH } from '../../types/types.ts'
import type { Lowering, Reading, Reporting } from '../elaboration/contexts.ts'
import { HOLE_VALUE, scalarOf, type SetValue, type Value } from '../elaboration/values.ts'
import { unmatchedSpaces } from '../world/symmetry.ts'
import { allNeighbours } from '../world/topology.ts'

/**
 * Evaluates questions about the printed board here: for constant spaces, or for the spaces in each row of a printed
 * column. Back ends see only a constant or a table.
 */
export function ringTest(el: Reading, [spaces, via]: readonly SetValue[], at: Span): Value {
  if (spaces === undefined) return HOLE_VALUE
  const near = allNeighbours(el.world.topology)
  const by = rowIndex(el, spaces.ir)
  const answer = (row: number | undefined): number | undefined => {
    const registers = new Map(by === undefined || row === undefined ? [] : [[by.reg, row]])
    const [own, others] = [spaces.ir, via?.ir ?? ({ set: 'empty' } as const)].map((set) =>
      staticMembers(el.staticFacts, set, registers),
    )
    if (own === undefined || others === undefined) return undefined
    const found = isRing(own, others, (space) => near[space] ?? [])
    if (found !== undefined) return found ? 1 : 0
    el.report('ST4006', at, 'There are too many ways around these spaces to tell whether they form a ring.')
    return 0
  }
  const rows = by === undefined ? [undefined] : Array.from({ length: by.rows }, (_, row) => row)
  const answers = rows.map(answer)
  const known = answers.flatMap((one) => one ?? [])
  if (known.length < answers.length) return changing(el, at)
  const ir: ExprIR =
    by === undefined
      ? constant(known[0] ?? 0)
      : { op: 'table', table: el.tables.table('rings', known), index: { op: 'reg', reg: by.reg } }
  return scalarOf(TRUTH, ir, { secrecy: spaces.secrecy })
}

export function unmatchedSet(el: Reading, spaces: SetValue, at: Span): Value {
  const own = staticMembers(el.staticFacts, spaces.ir)
  if (own === undefined) return changing(el, at)
  const found = unmatchedSpaces(el.world, own)
  const ir: SetIR = { set: 'row', ...el.tables.rows('unmatched', [found]), index: constant(0) }
  return { form: 'set', element: SPACE, ir, secrecy: PUBLIC, face: PUBLIC }
}

function changing(el: Reporting, at: Span): Value {
  el.report('ST4011', at, 'These spaces are known only during the game.', {
    help: 'Use what is printed: spaces of the board, kinds of space, the spaces of a region.',
  })
  return HOLE_VALUE
}

interface RowIndex {
  readonly reg: number
  readonly rows: number
}

/** The register that indexes a printed column, and how many rows the column has. */
function rowIndex(el: Pick<Lowering, 'tables'>, set: SetIR): RowIndex | undefined {
  const ofParts = ({ left, right }: SetOf<'union'>) => rowIndex(el, left) ?? rowIndex(el, right)
  return matchSet(
    set,
    {
      row: ({ index, offsets }) =>
        index.op === 'reg' ? { reg: index.reg, rows: el.tables.valuesOf(offsets).length - 1 } : undefined,
      union: ofParts,
      minus: ofParts,
      filter: ({ of }) => rowIndex(el, of),
      sorted: ({ of }) => rowIndex(el, of),
    },
    () => undefined,
  )
}
