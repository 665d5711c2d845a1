import type { ActionIR } from '../../../grammar/ir/ir.ts'
import { js, type Js } from '../code/code.ts'
import { named, type Ctx } from '../rules/context.ts'
import { Unsupported } from '../code/unsupported.ts'
import { indexed, type Val } from '../code/val.ts'

/** Choices packed into the bits of a word. */
interface Packing {
  readonly bits: readonly number[]
  readonly pack: (choices: readonly Val[]) => Js
  readonly unpack: (ctx: Ctx, code: Val) => readonly Val[]
}

export function packingOf(action: ActionIR): Packing {
  const bits = action.choices.map((choice) => Math.max(1, 32 - Math.clz32(Math.max(0, choice.domain - 1))))
  if (bits.reduce((sum, b) => sum + b, 0) > 30) throw new Unsupported('moves that are too many for a word')
  return {
    bits,
    pack: (choices) =>
      choices.reduce(
        (sum, choice, i) => (i === 0 ? choice.code : js`(${sum} << ${bits[i] ?? 1} | ${choice.code})`),
        js`0`,
      ),
    unpack: (ctx, code) => {
      const choices: Val[] = []
      let shift = 0
      for (let i = bits.length - 1; i >= 0; i--) {
        const [width, domain] = [bits[i] ?? 1, action.choices[i]?.domain ?? 1]
        const moved = shift === 0 ? code.code : js`${code.code} >> ${shift}`
        const part = i === 0 ? js`(${moved})` : js`(${moved} & ${(1 << width) - 1})`
        choices.unshift(named(ctx, indexed(part, domain)))
        shift += width
      }
      return choices
    },
  }
}
