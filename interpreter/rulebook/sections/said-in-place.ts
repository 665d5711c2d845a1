import { bookText } from '../../../grammar/book/book-text.ts'
import { bareName, comparedName } from '../../../grammar/document/names.ts'
import type { Expression, Step } from '../../../grammar/expression/ast.ts'
import { hookedSentences } from '../../../grammar/merge/sentences.ts'
import { stepsIn, withElse } from '../sentences/asked.ts'
import { decided } from '../sentences/known.ts'
import { entriesIn, parametersOf, withParameters, type Making } from '../sentences/making.ts'
import { isOn } from '../sentences/marks.ts'
import { isCondition } from '../sentences/names.ts'
import type { Meaning, Openings, StageTold } from '../sentences/meanings.ts'
import { entriesOf, nameOf, readText, type Entry, type Node } from '../sentences/reading.ts'
import { valueText } from '../sentences/tell.ts'
import { spoken } from '../model/words.ts'

/** Letters of a term that is said wherever it is used, and of one that is used in one place. */
const SHORT = 44
const LONG = 110

/**
 * Names that a reader need not look up: terms that are short or used once, and stages that run in one place. `making`
 * has printed the book with all names, which has counted them.
 */
export function saidInPlace(making: Making): Openings {
  return { terms: terms(making), stages: stages(making) }
}

function uses({ speaker }: Making, section: string, name: string): number {
  return speaker.mentions.get(speaker.anchors.of(section, name)) ?? 0
}

function terms(making: Making): ReadonlyMap<string, Meaning> {
  const { speaker, game, marks } = making
  const changed = new Set(game.changes.map(({ target }) => comparedName(bareName(target.text))))
  return new Map(
    entriesIn(making, 'terms').flatMap((entry): readonly (readonly [string, Meaning])[] => {
      const name = comparedName(nameOf(entry))
      const written = entry.value.kind === 'text' ? readText(entry.value, 'expression') : undefined
      if (written === undefined || entry.value.kind !== 'text') return []
      // `colour of` something may be its print, or this term.
      if (speaker.names.fields.has(name)) return []
      if (changed.has(name) || marks.of('terms', nameOf(entry)) !== undefined) return []
      const parameters = parametersOf(entry)
      if (parameters.some(({ where }) => where !== undefined)) return []
      const body = decided(speaker.names, written)
      if (body.kind === 'otherwise' || (body.kind === 'if' && !isCondition(body))) return []
      const { length } = spoken(valueText(withParameters(speaker, entry), entry.value))
      if (length > (uses(making, 'terms', name) === 1 ? LONG : SHORT)) return []
      const meaning: Meaning = {
        parameters: parameters.map(({ called }) => comparedName(called.text)),
        body,
        source: bookText(entry.value),
        length,
      }
      return [[name, meaning]]
    }),
  )
}

function stages(making: Making): ReadonlyMap<string, StageTold> {
  const { game, marks } = making
  const { at, within } = hookedSentences(game)
  const every = ['stages', 'actions', 'whenever'].flatMap((section) =>
    entriesIn(making, section).flatMap(({ value }) => [value, ...parts(value)]),
  )
  const all = [...every, game.sections.get('play'), ...game.hooks.map(({ steps }) => steps)]
  const kept = new Set(all.flatMap((node) => stepsIn(node, at)).flatMap(named))
  return new Map(
    entriesIn(making, 'stages').flatMap((entry): readonly (readonly [string, StageTold])[] => {
      const name = comparedName(nameOf(entry))
      const isPlain =
        !kept.has(name) &&
        marks.of('stages', nameOf(entry)) === undefined &&
        !game.hooks.some((hook) => isOn(hook, nameOf(entry))) &&
        within(nameOf(entry)).length === 0
      const parameters = parametersOf(entry).map(({ called }) => comparedName(called.text))
      const isToldThere = uses(making, 'stages', name) === 1 || isOneStep(entry.value)
      return isPlain && isToldThere ? [[name, { parameters, steps: entry.value }]] : []
    }),
  )
}

/** A step without a condition. */
function isOneStep(node: Node): boolean {
  if (node.kind === 'list') return node.items.length === 1 && node.items.every(isOneStep)
  return node.kind === 'text'
}

/** Stages that a step needs the name of: it ends them, or says more about how they run. */
function named(step: Step): readonly string[] {
  const stage = (node: Expression): readonly string[] =>
    node.kind === 'name' || node.kind === 'call' ? [comparedName(node.name.text)] : []
  if (step.kind === 'end') return [comparedName(step.stage.text)]
  if (step.kind === 'later' || (step.kind === 'run' && step.for !== undefined)) return stage(step.stage)
  if (!('offers' in step) || step.orElse === undefined || !('offers' in step.orElse)) return []
  const last = withElse(step.orElse).at(-1)
  return last?.kind === 'run' ? stage(last.stage) : []
}

/** The steps of an action. */
function parts(node: Node): readonly Node[] {
  return entriesOf(node).flatMap((entry: Entry) =>
    ['first', 'then'].includes(nameOf(entry)) ? [entry.value] : [],
  )
}
