import { expect, test } from 'vitest'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { generateControlWordPlayouts } from '../../interpreter/codegen/control-word-playouts.ts'
import { generateOnPlain } from '../../interpreter/codegen/plain-state-games.ts'
import { freshTemplate } from '../../interpreter/state/fresh-state.ts'
import { corpusText } from '../corpus/corpus.ts'
import { irCalled } from './shipped.ts'
import { irOfText } from './texts.ts'

/* In whole games, who knows which face is kept only where rules read it. That they are the same games, `agreement` and the corpus show. */

const keepsMarks = (ir: GameIR): boolean =>
  generateControlWordPlayouts(ir, freshTemplate(ir)).keepsMarks === true

test('nothing in these games depends on who has seen a card', () => {
  for (const id of ['patrols', 'hearts']) expect(keepsMarks(irCalled(id)), id).toBe(false)
})

test.each(['courtiers.yaml', 'marble-run.yaml'])('%s asks who knows a face, or changes pieces', (name) => {
  expect(keepsMarks(irOfText(corpusText(name)))).toBe(true)
})

test('moves whose choices are written down do not depend on who knows what lies where', () => {
  const ir = irOfText(corpusText('garlands.yaml'))
  expect(generateOnPlain(ir, freshTemplate(ir)).keepsMarks).toBe(false)
})
