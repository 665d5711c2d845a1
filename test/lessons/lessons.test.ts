import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lessonIn, solved } from '../../editor/site/lesson.ts'
import type { Lesson } from '../../editor/site/lesson.ts'
import { KnownDocuments } from '../../grammar/document/known-documents.ts'
import { isCode } from '../../grammar/diagnostics/catalogue.ts'
import { renderPretty } from '../../grammar/diagnostics/render-pretty.ts'
import { checkRuleset } from '../../grammar/load.ts'
import type { RulesetRequest } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'
import { shelfHost } from '../shelf-host.ts'
import { trackedFiles } from '../tracked.ts'

const FOLDER = join(import.meta.dirname, '../../docs/lessons')
const host = shelfHost(FOLDER)
const known = new KnownDocuments()

const LESSONS = trackedFiles(FOLDER)
  .toSorted()
  .map((name) => lessonIn(name, readFileSync(join(FOLDER, name), 'utf8')))

/** Pages whose rulesets are wrong on purpose, with the code that readers meet first. */
const WRONG: Readonly<Record<string, string>> = {
  'a-mistake': 'ST4101',
  captures: 'ST4133',
  'words-that-are-taken': 'ST3027',
}

function requestFor(text: string): RulesetRequest {
  return { file: sourceFile(join(FOLDER, 'lesson.yaml'), text), host, known }
}

/** How the examples of a task turn out in a ruleset. */
function outcomes(text: string, { check }: Lesson): readonly string[] {
  const own = check.replaceAll(/^(?=.)/gmu, '  ')
  const labels = new Set([...check.matchAll(/^(\S.*):$/gmu)].map(([, label]) => label))
  const whole = text.includes('\nexamples:\n') ? `${text}${own}` : `${text}\nexamples:\n${own}`
  const { results } = testRuleset(requestFor(whole))
  return results.filter(({ example }) => labels.has(example.label)).map(({ outcome }) => outcome.kind)
}

function said(text: string): readonly string[] {
  const { diagnostics } = checkRuleset(requestFor(text))
  return diagnostics.filter(({ severity }) => severity !== 'note').map(({ code }) => code)
}

test('there are four chapters of six pages', () => {
  expect([1, 2, 3, 4].map((at) => LESSONS.filter(({ chapter }) => chapter === at).length)).toEqual([
    6, 6, 6, 6,
  ])
  expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(24)
})

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('%s', (id, lesson) => {
  test('is short, and has a task and a hint', () => {
    expect(lesson.text.split(/\s+/u).length).toBeLessThanOrEqual(120)
    expect(lesson.ruleset.trimEnd().split('\n').length).toBeLessThanOrEqual(42)
    expect(lesson.ruleset).toContain(`\nid: ${id}\n`)
    for (const part of [lesson.title, lesson.text, lesson.task, lesson.hint]) expect(part).not.toBe('')
  })

  test('its ruleset says what it should, and its solution is clean', () => {
    const [code] = said(lesson.ruleset)
    expect(code).toBe(WRONG[id])
    if (code !== undefined) expect(lesson.messages).toContain(code)
    expect(lesson.messages.filter((each) => !isCode(each))).toEqual([])
    for (const { was } of lesson.solution) expect(lesson.ruleset.split(was).length, was).toBe(2)
    const { diagnostics } = checkRuleset(requestFor(solved(lesson)))
    expect(
      renderPretty(
        diagnostics.filter(({ severity }) => severity !== 'note'),
        { color: false },
      ),
    ).toBe('')
  })

  test('its task is not done before it is', () => {
    const [before, after] = [outcomes(lesson.ruleset, lesson), outcomes(solved(lesson), lesson)]
    expect(before.every((kind) => kind === 'passed')).toBe(false)
    expect(after.length).toBeGreaterThan(0)
    expect(after.filter((kind) => kind !== 'passed')).toEqual([])
  })
})
