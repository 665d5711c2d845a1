import { NONE } from '../../grammar/ir/ir.ts'

/** The table of angles between eight directions for those that lie in this circle. */
export function angles(circle: readonly number[]): readonly number[] {
  return Array.from({ length: 64 }, (_, index) => {
    const [from, to] = [circle.indexOf(index >> 3), circle.indexOf(index & 7)]
    const steps = Math.abs(to - from)
    return from < 0 || to < 0 ? NONE : Math.min(steps, circle.length - steps)
  })
}
