import { arrangementAt, isRefused, layoutOfSetup, questionOf, type Match } from '../../interpreter/index.ts'
import type { Arrangement, SetUp } from './play-calls.ts'

/** The setup that a seat is asked for, with a random layout to start from. */
export function arrangementFor(match: Match, seat: number): Arrangement | undefined {
  const { ir } = match
  const arrange = arrangementAt(ir, match.snapshot())
  const random = questionOf(match)?.sampleLayout(below)
  if (arrange === undefined || random === undefined) return undefined
  return {
    ...toArrange(match, arrange, seat),
    layout: random,
    setups: ir.setups.flatMap((setup) => {
      const layout = setup.arrangement === arrange.arrangement ? layoutOfSetup(setup, seat) : undefined
      return layout === undefined ? [] : [{ name: setup.name, layout }]
    }),
  }
}

/** The layout that an unfinished setup means under these rules, if they allow it. */
export function layoutMeant(match: Match, setUp: SetUp): readonly number[] | undefined {
  const seat = match.decision()?.seat
  const arrange = arrangementAt(match.ir, match.snapshot())
  if (arrange === undefined || seat === undefined) return undefined
  const { pieces, spaces } = toArrange(match, arrange, seat)
  if (pieces.length !== setUp.length) return undefined
  const left = [...setUp]
  const layout = pieces.flatMap(({ kind }) => {
    const at = left.findIndex((each) => each.kind === kind)
    const [placed] = at < 0 ? [] : left.splice(at, 1)
    return spaces.find(({ name }) => name === placed?.space)?.space ?? []
  })
  if (layout.length !== setUp.length) return undefined
  return isRefused(match.clone().playLayout(layout)) ? undefined : layout
}

function toArrange(
  { ir }: Match,
  arrange: NonNullable<ReturnType<typeof arrangementAt>>,
  seat: number,
): Pick<Arrangement, 'spaces' | 'pieces'> {
  return {
    spaces: (arrange.spaces[seat] ?? []).map((space) => ({ space, name: ir.spaces[space]?.name ?? '' })),
    pieces: (arrange.pieces[seat] ?? []).map((piece) => {
      const kind = ir.kinds[ir.pieces[piece]?.kind ?? -1]
      return { kind: kind?.name ?? '', letter: kind?.letter ?? kind?.name.charAt(0).toUpperCase() ?? '?' }
    }),
  }
}

/** Randomness for a setup that is only proposed; the game has its own. */
function below(n: number): number {
  return Math.floor(Math.random() * n)
}
