import { expect, test } from 'vitest'
import type { Start } from '../../grammar/expression/parse.ts'
import { LATER } from '../../grammar/language/later.ts'
import { corpus } from '../corpus/corpus.ts'
import { Forms } from '../expression/forms.ts'
import { read } from '../expression/reading.ts'
import { TEXTS } from '../expression/texts.ts'
import { SAMPLES } from '../fuzz/corpus.ts'
import { madeText } from '../fuzz/document-case.ts'

/* What the language gains is played at random, and corrupted at random, from then on. */

/** The forms of choices are no words. */
const STARTS: readonly Start[] = ['choice']

const everyForm = (): readonly string[] => {
  const forms = new Forms([], [])
  for (const [start, text] of TEXTS) if (STARTS.includes(start)) forms.addTree(read(start, text).tree, start)
  // Nobody chooses what the trees below a choice contain.
  return [...forms.nodes].filter((form) => /\bchoice\b/u.test(form))
}

function formsIn(texts: Iterable<string>): Forms {
  const forms = new Forms(LATER.keys(), STARTS)
  for (const text of texts) forms.addDocument(text)
  return forms
}

const made = Array.from({ length: 90 }, (_, seed) => madeText(seed))

test('both back ends play all of them in random rulesets or games of the corpus', () => {
  const { words, nodes } = formsIn([...made, ...corpus().map(({ text }) => text)])
  expect([...words]).toEqual([])
  expect(everyForm().filter((form) => !nodes.has(form))).toEqual([])
})

test('the texts that are corrupted contain all of them', () => {
  const { words, nodes } = formsIn([...made, ...SAMPLES.map(({ text }) => text)])
  expect([...words]).toEqual([])
  expect(everyForm().filter((form) => !nodes.has(form))).toEqual([])
})
