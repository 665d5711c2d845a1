import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { KnownDocuments } from '../../grammar/document/known-documents.ts'
import { scanHead } from '../../grammar/document/scan-head.ts'
import { renderPretty } from '../../grammar/diagnostics/render-pretty.ts'
import { checkRuleset, loadRuleset } from '../../grammar/load.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { testRuleset } from '../../interpreter/examples/test-ruleset.ts'
import { SHIPPED_FOLDER } from '../../interpreter/host-node/shipped.ts'
import { shelfHost } from '../shelf-host.ts'
import { trackedFiles } from '../tracked.ts'
import { oneIn } from '../volume.ts'
import { withFewExamples } from './few-examples.ts'

const HERE = join(import.meta.dirname, 'house-rules')
const host = shelfHost(HERE)
const known = new KnownDocuments()

/** A house rule as people write it: a document over a shipped game, with examples of what it changes. */
interface HouseRule {
  readonly name: string
  readonly text: string
  /** Its rules, without comments, examples and the list of examples that it overturns. */
  readonly lines: readonly string[]
  readonly examples: string
  /** The game, variant or module under it. */
  readonly base: string
  readonly uses: readonly string[]
}

function readRule(name: string): HouseRule {
  const text = readFileSync(join(HERE, name), 'utf8')
  const head = scanHead(text)
  const [rules = '', after = ''] = text.split(/^(?=examples:)/mu)
  return {
    name,
    text,
    lines: rules.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#')),
    examples: after.replace(/^changes:[^]*/mu, ''),
    base: head.extends ?? head.for ?? '',
    uses: /^uses: \[(.*)\]$/mu.exec(text)?.[1]?.split(',').map((id) => id.trim()) ?? [],
  }
}

const RULES = trackedFiles(HERE)
  .filter((name) => name.endsWith('.yaml'))
  .map(readRule)
const FAMILIES = [
  'auction-whist',
  'breakthrough',
  'chess',
  'connect-four',
  'draughts',
  'hearts',
  'paper-lanterns',
  'patrols',
  'pocket-battles',
  'stratego',
  'tic-tac-toe',
  'toy-battle',
] as const

/** Texts of this length say something; shorter ones, such as `forward diagonal`, may well be alike. */
const LONG = 24

/** Shipped documents by their ids. */
const SHIPPED: ReadonlyMap<string, string> = new Map(
  trackedFiles(SHIPPED_FOLDER)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFileSync(join(SHIPPED_FOLDER, name), 'utf8'))
    .flatMap((text) => {
      const { id } = scanHead(text)
      return id === undefined ? [] : [[id, text] as const]
    }),
)

/** Lines of the rules in a document and in what it is built on, without their indentation and the name before a colon. */
function linesUnder(id: string): readonly string[] {
  const text = SHIPPED.get(id) ?? ''
  const head = scanHead(text)
  const base = head.extends ?? head.for
  return [...text.split('\n').flatMap(partsOf), ...(base === undefined ? [] : linesUnder(base))]
}

/** A line, and the text after its key. */
function partsOf(line: string): readonly string[] {
  const whole = line.replace(/\s+#.*$/u, '').replace(/^\s*(?:- )?/u, '')
  return [whole, whole.replace(/^[^:]*:\s*/u, '')].filter((part) => part.length > LONG)
}

/** The outcomes of its own examples in a document with another head, without the rules. */
function outcomes({ name, examples }: HouseRule, head: string): readonly string[] {
  // Examples of an abstract game say in which game they run.
  const game = /^ {4}game: (.*)$/mu.exec(examples)?.[1]
  const over = game === undefined ? head : `extends: ${game}`
  const own = examples.replaceAll(/^ {4}game: .*\n/gmu, '')
  const text = `sandtable: 1\nid: without-the-rule\ntitle: Without the rule\n${over}\n${own}`
  const request = { file: sourceFile(join(HERE, `without-${name}`), text), host, known }
  const loaded = loadRuleset(request)
  if (loaded.ruleset === undefined) throw new Error(renderPretty(loaded.diagnostics, { color: false }))
  const labels = new Set([...own.matchAll(/^ {2}(\S.*):$/gmu)].map(([, label]) => label))
  const ruleset = {
    ...loaded.ruleset,
    examples: loaded.ruleset.examples.filter(({ label }) => labels.has(label)),
  }
  const { results } = testRuleset(request, programOf, 0, { ...loaded, ruleset })
  return results.map(({ outcome }) => outcome.kind)
}

/** What every document begins with. */
const HEAD = /^(?:sandtable|id|for|extends|title):/u

/** The rules whose examples are also run without them. */
const WITHOUT = new Set(oneIn(3, RULES))

describe.each(RULES.map((rule) => [rule.name, rule] as const))('%s', (_, rule) => {
  const file = sourceFile(join(HERE, rule.name), rule.text)

  test('is clean, and all examples pass but those that it lists', () => {
    const request = { file, host, known, tellsUnread: true }
    const { ruleset, diagnostics: checked } = checkRuleset(request)
    if (ruleset === undefined) throw new Error(renderPretty(checked, { color: false }))
    const few = { ruleset: withFewExamples(ruleset), diagnostics: [] }
    const { diagnostics, results } = testRuleset(request, undefined, 0, few)
    const said = [...checked, ...diagnostics]
    expect(said.filter(({ severity }) => severity !== 'note')).toEqual([])
    expect(results.filter(({ outcome }) => outcome.kind === 'failed')).toEqual([])
  })

  test('is at most ten lines long, none of them copied', () => {
    const { lines } = rule
    expect(lines.length).toBeGreaterThanOrEqual(3)
    expect(lines.filter((line) => !HEAD.test(line)).length).toBeLessThanOrEqual(10)
    const under = new Set([rule.base, ...rule.uses].flatMap(linesUnder))
    expect(under.size).toBeGreaterThan(0)
    expect(lines.flatMap(partsOf).filter((part) => under.has(part))).toEqual([])
  })

  test.runIf(WITHOUT.has(rule))('makes the difference: its examples fail without it, and without either part of it', () => {
    const without =
      rule.uses.length === 0
        ? [`extends: ${rule.base}`]
        : rule.uses.map(
            (_, i) => `extends: ${rule.base}\nuses: [${rule.uses.filter((__, j) => j !== i).join(', ')}]`,
          )
    for (const head of without) {
      const found = outcomes(rule, head)
      expect(found.length).toBeGreaterThan(0)
      expect(found.some((kind) => kind !== 'passed')).toBe(true)
    }
  })
})

/** Ten at least were refused or misread once; the first line says how. */
const WAS = /^# Before: /u

test('every shipped family has at least four, eight join two of the others, and ten were once refused or misread', () => {
  const counts = FAMILIES.map(
    (family) => RULES.filter(({ text }) => text.includes(`\nid: ${family}-`)).length,
  )
  expect(counts.filter((count) => count < 4)).toEqual([])
  const ids = new Set(RULES.map(({ text }) => scanHead(text).id))
  expect(RULES.filter(({ uses }) => uses.length === 2 && uses.every((id) => ids.has(id))).length).toBeGreaterThanOrEqual(8)
  expect(RULES.filter(({ text }) => WAS.test(text)).length).toBeGreaterThanOrEqual(10)
})
