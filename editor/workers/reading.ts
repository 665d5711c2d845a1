import './sealed.ts'
import {
  addedCoverage,
  changedCells,
  configure,
  describeChanges,
  documentCalled,
  effectiveLines,
  hasErrors,
  loadRuleset,
  recordedProgram,
  scanHead,
  tableMatrices,
  testRuleset,
} from '../../interpreter/index.ts'
import type { Configured, ExampleResult, RulesetRequest } from '../../interpreter/index.ts'
import { rulebook, rulebookLanguages, wordsShown } from '../../interpreter/rulebook/index.ts'
import { serve } from './channel.ts'
import { Documents } from '../workspace/documents.ts'
import { mapsOf, movedSpace, writtenSpots } from './maps.ts'
import { overlayOf } from './overlay-of.ts'
import type { GameChoice } from './play-calls.ts'
import type { Reading, ReadingCalls, ToldChange, ToldExample } from './reading-calls.ts'
import { rulingsOf, settingsOf } from './settings-of.ts'
import { rangeOfSpan, type Range } from './diagnostic-data.ts'

const documents = new Documents()
/** The language in which rules are written. */
const SOURCE = 'en'

serve<ReadingCalls>({
  documents: (sent) => documents.receive(sent),
  read(choice) {
    const own = configured(requestOf(choice.file), choice)
    return own === undefined ? undefined : reading(own, baseOf(choice))
  },
  examples(name) {
    const request = requestOf(name)
    if (request === undefined) return undefined
    const recorded: ReturnType<typeof recordedProgram>[] = []
    const { results } = testRuleset(request, (checked) => {
      const one = recordedProgram(checked)
      recorded.push(one)
      return one.program
    })
    return {
      results: results.map(toldExample),
      covered: addedCoverage(recorded.map((one) => one.lines())),
    }
  },
  maps: (file) => mapsOf(documents, file),
  writtenSpots: ({ file, place }) => writtenSpots(documents, file, place),
  movedSpace: ({ file, space, by }) => movedSpace(documents, file, space, by),
  overlay: (asked) => overlayOf(documents, asked),
  words({ choice, language }) {
    const own = configured(requestOf(choice.file), choice)
    if (own === undefined || language === SOURCE) return { names: [], said: [] }
    const { names, said } = wordsShown(own, own.checked.ir, language)
    return { names: [...names], said: [...said] }
  },
  rulebook({ choice, language }) {
    const own = configured(requestOf(choice.file), choice)
    if (own === undefined) return undefined
    const base = baseOf(choice)
    return rulebook(own, { language, ...(base === undefined ? {} : { base }) }).book
  },
})

function requestOf(name: string): RulesetRequest | undefined {
  const file = documents.file(name)
  return file === undefined ? undefined : { file, host: documents.hostFor(name) }
}

function configured(
  request: RulesetRequest | undefined,
  { players, options }: GameChoice,
): Configured | undefined {
  if (request === undefined) return undefined
  const { ruleset, diagnostics } = loadRuleset(request)
  if (ruleset === undefined || hasErrors(diagnostics)) return undefined
  const count = players !== undefined && ruleset.playerCounts.includes(players) ? players : undefined
  return configure(ruleset, count, new Map(options)).configured
}

/** The game that this one is a variant of, for the same number of players. */
function baseOf({ file: name, players }: GameChoice): Configured | undefined {
  const file = documents.file(name)
  const base = file === undefined ? undefined : scanHead(file.text).extends
  if (base === undefined) return undefined
  const found = documentCalled(documents.hostFor(name).documents(), base)
  return found === undefined
    ? undefined
    : configured(requestOf(found.name), { file: found.name, players, options: [], seed: '' })
}

function reading(own: Configured, base: Configured | undefined): Reading {
  const matrices = tableMatrices(own.checked)
  const before = base === undefined ? [] : tableMatrices(base.checked)
  return {
    base: base?.ruleset.game.title,
    changes:
      base === undefined
        ? []
        : describeChanges(described(base), described(own)).map(
            ({ group, kind, text, place }): ToldChange => ({
              group,
              kind,
              text,
              at: place === undefined ? undefined : lineAt(place.file, place.line),
            }),
          ),
    effective: [...own.ruleset.game.sections].flatMap(([section, value]) =>
      effectiveLines({ path: [section], value, entry: undefined }).map(
        ({ depth, text, origin, replaced = [] }) => ({
          depth,
          text,
          at: origin === undefined ? undefined : rangeOfSpan(origin),
          replaced: replaced.map((each) => ({ text: each.text, at: rangeOfSpan(each.origin) })),
        }),
      ),
    ),
    tables: matrices.map((matrix) => ({
      matrix,
      changed:
        base === undefined
          ? []
          : changedCells(
              before.find(({ name }) => name === matrix.name),
              matrix,
            ).map(({ kinds, was }) => ({ kinds, was })),
    })),
    settings: settingsOf(own),
    rulings: rulingsOf(own),
    languages: rulebookLanguages,
  }
}

function described({ ruleset, checked }: Configured) {
  return { game: ruleset.game, options: ruleset.options, matrices: tableMatrices(checked) }
}

function lineAt(file: string, line: number): Range {
  return { file, line, column: 1, endLine: line, endColumn: 1 }
}

function toldExample({ example, outcome }: ExampleResult): ToldExample {
  const { label, span } = example
  const about = { label, at: rangeOfSpan(span) }
  switch (outcome.kind) {
    case 'passed':
      return { ...about, outcome: 'passed', said: undefined, saidAt: undefined }
    case 'failed': {
      const { message, span: at } = outcome.failure
      return { ...about, outcome: 'failed', said: message, saidAt: rangeOfSpan(at) }
    }
    case 'left out':
      return { ...about, outcome: 'other', said: outcome.why, saidAt: undefined }
    case 'unreadable':
    case 'overturned':
      return { ...about, outcome: 'other', said: outcome.kind, saidAt: undefined }
  }
}
