import { describe, expect, test } from 'vitest'
import { checkRuleset, loadRuleset } from '../../grammar/load.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'
import { withFewExamples } from '../rulesets/few-examples.ts'
import { VOLUME } from '../volume.ts'
import { difference, played } from './course.ts'
import { FROZEN, frozen, hostFor, isGame, isRuleset, known } from './frozen.ts'
import { DIGESTS, digestOf, linesOf, recordedCourses } from './record.ts'

const COURSES = recordedCourses()
const RULESETS = FROZEN.filter(isRuleset)
/** Shipped games whose rulesets change most; the others take turns. */
const ALWAYS = [
  'rulesets/chess/chess.yaml',
  'rulesets/hearts/hearts.yaml',
  'rulesets/connect-four/connect-four.yaml',
]
const TRIED = RULESETS.filter(({ name }, i) => ALWAYS.includes(name) || i % VOLUME.eachFrozen === 0)

test('no frozen text was changed, removed or left out', () => {
  expect(FROZEN.map(({ name, file }) => `${digestOf(file.text)}  ${name}`)).toEqual(
    [...linesOf(DIGESTS)].sort((a, b) => (a.slice(34) < b.slice(34) ? -1 : 1)),
  )
  expect(FROZEN.length).toBeGreaterThan(250)
})

test('every frozen game and module has a course', () => {
  const recorded = new Set(COURSES.flatMap(({ of, uses }) => [of, ...uses]))
  expect(
    RULESETS.filter((text) => isGame(text) || text.head.for !== undefined)
      .map(({ name, head }) => (head.for === undefined ? name : (head.id ?? '')))
      .filter((name) => !recorded.has(name)),
  ).toEqual([])
})

describe.each(TRIED.map((text) => [text.name, text] as const))('%s', (name, text) => {
  const { file, head } = text
  const host = hostFor(text)

  test('is still valid', () => {
    // Games and modules are checked by themselves; loading their examples and texts finds what no longer fits.
    const judge = head.id === undefined ? loadRuleset : checkRuleset
    const errors = judge({ file, host, known }).diagnostics.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ code, message }) => `${code} ${message}`)).toEqual([])
  })

  test('its examples still pass', () => {
    if (head.id === undefined) return
    const { ruleset, diagnostics } = loadRuleset({ file, host, known })
    if (ruleset === undefined) throw new Error('it cannot be loaded')
    const few = { ruleset: withFewExamples(ruleset), diagnostics }
    const failed = testRuleset({ file, host, known }, undefined, 0, few).results.filter(
      ({ example, outcome }) =>
        (outcome.kind === 'failed' || outcome.kind === 'unreadable') &&
        // A house rule in the documents need not say which examples of its base it overturns.
        (!name.startsWith('docs/') || example.layer.file.name === file.name),
    )
    expect(failed.map(({ example }) => example.label)).toEqual([])
  })

  test('its recorded courses are still played', () => {
    for (const course of COURSES)
      if (course.of === name || (head.id !== undefined && course.uses.includes(head.id)))
        expect(difference(course, played(frozen(course.of), course, course))).toBeUndefined()
  })
})
