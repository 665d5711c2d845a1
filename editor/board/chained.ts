import type { SceneLot, TableFacts } from '../../interpreter/index.ts'

/** How each thing in a row of things with two halves is turned, so that equal halves touch; undefined: it is none. */
export function chained(
  { kinds }: Pick<TableFacts, 'kinds'>,
  lots: readonly SceneLot[],
): readonly string[] | undefined {
  const halves = lots.flatMap(({ kind }) => [kinds.find(({ name }) => name === kind)?.face.halves ?? []])
  if (halves.length < 2 || halves.some(({ length }) => length < 2)) return undefined
  let end = halves[0]?.find((half) => halves[1]?.includes(half) !== true)
  return halves.map(([one, other]) => {
    if (one === other) return ' across'
    const isFirst = end === undefined || one === end
    end = isFirst ? other : one
    return isFirst ? ' flat' : ' flat turned'
  })
}
