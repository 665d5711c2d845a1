import type { World } from '../../grammar/check/world/world.ts'
import { inkOf } from './coats.ts'
import type { Coat } from './coats.ts'
import { picture } from './picture.ts'
import { letterSaid, symbolSaid } from './said.ts'
import { shape } from './shape.ts'
import type { Shape } from './shape.ts'

/** How a tracked value is shown on the table: a picture in a box from -1 to 1, beside the number or so many of them. */
export interface CountFace {
  readonly isEach: boolean
  readonly picture: Shape
  readonly coat: Coat | undefined
}

export function countFaces(world: World): Readonly<Record<string, CountFace>> {
  return Object.fromEntries(
    [...world.look.counts].map(([name, { as, look }]): [string, CountFace] => {
      const symbol = symbolSaid(world.look, look)
      const letter = letterSaid(look)
      const drawn =
        symbol !== undefined
          ? picture(symbol, { x: 0, y: 0, size: 2 })
          : letter
            ? shape('text', { class: 'letter', y: 0.5, 'font-size': 1.4, 'text-anchor': 'middle' }, letter)
            : look.shape === 'tile' || look.shape === 'standing'
              ? shape('rect', { x: -0.8, y: -0.8, width: 1.6, height: 1.6, rx: 0.3 })
              : shape('circle', { r: 0.8 })
      return [name, { isEach: as === 'each', picture: drawn, coat: look.color && inkOf(look.color) }]
    }),
  )
}
