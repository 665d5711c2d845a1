import { describe, expect, test } from 'vitest'
import { renderPretty } from '../../grammar/diagnostics/render-pretty.ts'
import { checkRuleset } from '../../grammar/load.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'
import { phrasebook } from '../../interpreter/host-node/phrasebook.ts'
import { mutantsOf } from '../../interpreter/mutants/mutants.ts'
import { testMutants } from '../../interpreter/mutants/test-mutants.ts'
import { described } from '../mutants/described.ts'
import { oneIn } from '../volume.ts'
import { requestOf } from './phrasebook.ts'

const PHRASES = phrasebook()
const SAID = PHRASES.filter(({ lines }) => lines !== '')
const CANNOT = PHRASES.filter(({ lines }) => lines === '')

/** Of the small games, every phrase uses a part only. */
const UNUSED = new Set(['ST4133', 'ST4138', 'ST4290'])

/** In `npm test`, one phrase in sixty has each of its words changed; whichever it is, the others have theirs in the long tests. */
const TRIED = oneIn(60, SAID)
/** One in three is tried without its lines, too. */
const WITHOUT = new Set(oneIn(3, SAID))

describe.each(SAID.map((phrase) => [phrase.id, phrase] as const))('%s', (_, phrase) => {
  test('its lines are clean, and its example passes with them and not without', () => {
    const request = requestOf(phrase)
    const checked = checkRuleset(request)
    const { results, diagnostics } = testRuleset(request, undefined, 0, { ...checked, diagnostics: [] })
    const said = [...checked.diagnostics, ...diagnostics]
    const problems = said.filter(({ severity, code }) => severity !== 'note' && !UNUSED.has(code))
    expect(renderPretty(problems, { color: false })).toBe('')
    expect(results.length).toBeGreaterThan(0)
    expect(results.filter(({ outcome }) => outcome.kind !== 'passed')).toEqual([])
    if (!WITHOUT.has(phrase)) return
    const without = testRuleset(requestOf({ ...phrase, lines: '' })).results
    expect(without.some(({ outcome }) => outcome.kind !== 'passed')).toBe(true)
  })
})

test.each(TRIED.map((phrase) => [phrase.id, phrase] as const))(
  'the example of %s notices nearly every change of its lines',
  (_, phrase) => {
    const request = requestOf(phrase)
    const changed = [...testMutants(request, mutantsOf(request))].filter(
      ({ fate }) => fate !== 'refused' && fate !== 'same',
    )
    const missed = changed.filter(({ fate }) => fate === 'survived').map(({ mutant }) => described(mutant))
    // With few changes, one may change nothing: `first` and `all` of a single thing are the same.
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(Math.max(1, changed.length / 4))
  },
)

test('what cannot be said gives the reason', () => {
  for (const { note, id } of CANNOT) expect(note.length, id).toBeGreaterThan(40)
})

test('every phrase has a name of its own and is about one of the topics', () => {
  expect(new Set(PHRASES.map(({ id }) => id)).size).toBe(PHRASES.length)
  for (const { say, topic } of PHRASES) expect([say === '', topic === ''], say).toEqual([false, false])
})
