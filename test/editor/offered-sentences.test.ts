import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { offeredSentences } from '../../editor/workspace/offered-sentences.ts'
import { phrasebook } from '../../interpreter/host-node/phrasebook.ts'
import { SHIPPED_FOLDER } from '../../interpreter/host-node/shipped.ts'

const SENTENCES = phrasebook().filter(({ lines }) => lines !== '')

function offered(typed: string): readonly string[] {
  return offeredSentences(SENTENCES, typed).map(({ id }) => id)
}

describe('a line in plain words', () => {
  test.each([
    ['draw until you have', 'draw up to five'],
    ['Draw until you have fi', 'draw up to five'],
    ['you must follow su', 'follow suit'],
    ['captures are for', 'captures are forced'],
    ['pie rule and', undefined],
    ['the two kings may never stand', 'kings in one column'],
    ['worker pla', 'place a worker'],
  ])('%s: %s', (typed, id) => {
    if (id === undefined) expect(offered(typed)).toEqual([])
    else expect(offered(typed)).toContain(id)
  })

  test('nothing is offered for few letters, one word, and words in another order', () => {
    for (const typed of ['', 'you must', 'draughtsman', 'until draw you have', 'raw until you have'])
      expect(offered(typed), typed).toEqual([])
  })

  test('no more than five are offered', () => {
    expect(offered('at the end')).toHaveLength(5)
  })
})

test('each sentence is offered when it is written out, and so is each other name of it of two words and more', () => {
  const missing = SENTENCES.flatMap((sentence) =>
    [sentence.say, ...sentence.also]
      .filter((name) => name.length >= 9 && /[a-z] [a-z]/iu.test(name))
      .filter((name) => offered(name).length === 0),
  )
  expect(missing).toEqual([])
})

test('steps of the shipped rules are no sentences', () => {
  const steps = globSync('**/*.yaml', { cwd: SHIPPED_FOLDER }).flatMap((name) =>
    readFileSync(join(SHIPPED_FOLDER, name), 'utf8')
      .split('\n')
      .flatMap(
        (line) =>
          /^\s*- ((?:move|set|add|subtract|deal|shuffle|show|pay|roll|you|if) [^:#]*)$/u.exec(line)?.[1] ??
          [],
      ),
  )
  expect(steps.length).toBeGreaterThan(500)
  expect(steps.filter((step) => offered(step).length > 0)).toEqual([])
})
