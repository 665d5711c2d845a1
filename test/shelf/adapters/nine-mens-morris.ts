import type { Adapter } from '../adapter.ts'

const POINTS = 'a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1'.split(' ')

/** A point alone is where a man is placed or, for whoever has closed a mill, taken. */
export default {
  id: 'nine-mens-morris',
  lines: (move, { match }) => {
    const points = (move.match(/\d+/gu) ?? []).map((point) => POINTS[Number(point)])
    return points.length === 2
      ? points.join('-')
      : `${match?.moves().some(({ action }) => action === 'take') === true ? 'x' : ''}${points[0]}`
  },
} satisfies Adapter
