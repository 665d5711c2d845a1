import { js, type Js } from '../code/code.ts'
import { unitOf, type Gen } from './context.ts'

/** `(x)`: the number of set bits of a word. */
export const onesUnit = (g: Gen): Js =>
  unitOf(
    g,
    'ones',
    js`ones`,
    (name) => js`function ${name}(x) {
x -= x >>> 1 & 0x55555555;
x = (x & 0x33333333) + (x >>> 2 & 0x33333333);
return Math.imul(x + (x >>> 4) & 0x0f0f0f0f, 0x01010101) >>> 24;
}`,
  )
