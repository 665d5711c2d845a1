import { expect, test } from 'vitest'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { rulesOfGame } from '../../grammar/ir/rules.ts'
import { walk } from '../../grammar/ir/walk.ts'
import { generatePlayouts } from '../../interpreter/codegen/playout.ts'
import { irCalled } from './shipped.ts'
import { singleMoves } from './single-moves.ts'

/* Generated code marks each block with the number of the line of the rules that it comes from. */

function marksIn(text: string): ReadonlySet<number> {
  return new Set([...text.matchAll(/^\/\* (\d+) \*\/$/gmu)].map((found) => Number(found[1])))
}

/** Origins of actions, their conditions and steps, and ends. */
function originsOf(ir: GameIR): ReadonlySet<number> {
  const origins = new Set([...ir.actions, ...ir.ends].map(({ origin }) => origin))
  for (const { conditions } of ir.actions) for (const { origin } of conditions) origins.add(origin)
  walk(rulesOfGame(ir), (node) => {
    if ('step' in node && 'origin' in node) origins.add(node.origin)
  })
  return origins
}

for (const id of ['breakthrough', 'stratego-barrage', 'patrols'])
  test(`code of ${id} names the rules that it comes from`, () => {
    const ir = irCalled(id)
    const marks = marksIn(singleMoves(ir))
    const missing = [...originsOf(ir)].filter((origin) => origin >= 0 && !marks.has(origin))
    // Rules that are settled before the game begins leave no code.
    expect(missing.length).toBeLessThan(originsOf(ir).size / 10)
    for (const mark of marks) expect(ir.origins[mark]).toBeDefined()
  })

test('whole games name them, too', () => {
  const ir = irCalled('breakthrough')
  const marks = marksIn(generatePlayouts(ir).code.text)
  for (const { origin } of [...ir.actions, ...ir.ends]) expect(marks).toContain(origin)
})
