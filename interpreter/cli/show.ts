import { hasErrors } from '../../grammar/diagnostics/diagnostic.ts'
import { didYouMean } from '../../grammar/diagnostics/suggest.ts'
import { padEnd, widthOf } from '../../grammar/diagnostics/text-width.ts'
import { configure, loadRuleset, type Ruleset } from '../../grammar/load.ts'
import { bareName } from '../../grammar/document/names.ts'
import {
  changeLines,
  effectiveEntries,
  effectiveLines,
  entriesCalled,
  hookLines,
} from '../../grammar/merge/effective-rules.ts'
import type { EffectiveLine } from '../../grammar/merge/effective-rules.ts'
import type { MergedGame } from '../../grammar/merge/merged.ts'
import { HOOKED } from '../../grammar/merge/sentence-tree.ts'
import { hookedSentences } from '../../grammar/merge/sentences.ts'
import { positionOf } from '../../grammar/source/source-file.ts'
import type { Span } from '../../grammar/source/span.ts'
import { EXIT, UsageError } from './exit.ts'
import { fitted, outputWidth, print, table } from './output.ts'
import { printDiagnostics } from './print-diagnostics.ts'
import { requestFor } from './ruleset-argument.ts'
import type { RulesetOptions } from './options.ts'

/** Column at which origins begin, unless a line is longer. */
const ORIGIN_COLUMN = 72
/** Columns for origins on a narrow terminal. */
const ORIGIN_ROOM = 24

/** Prints the resulting rules: every line with its document and line, and the text it replaced. */
export function show(file: string, name: string | undefined, options: RulesetOptions): number {
  const { ruleset, diagnostics } = loadRuleset(requestFor(file, options))
  if (diagnostics.length > 0) printDiagnostics(diagnostics)
  if (ruleset === undefined) return EXIT.findings
  print(fitted(name === undefined ? whole(ruleset) : named(ruleset.game, name)))
  return hasErrors(diagnostics) ? EXIT.findings : EXIT.fine
}

function whole(ruleset: Ruleset): string {
  const { game } = ruleset
  const layers = game.layers.map(({ id, kind, file }) => [
    id,
    kind === 'module' ? 'module' : 'game',
    file.name,
  ])
  const sections = [...game.sections].flatMap(([section, value]) => [
    '',
    ...drawn(effectiveLines({ path: [section], value, entry: undefined })),
  ])
  const hooks = game.hooks.flatMap((hook) => drawn(hookLines(game, hookedSentences(game).called(hook))))
  const changes = drawn(changeLines(game))
  return [
    `# ${game.title}, ${game.abstract ? 'not playable by itself' : `for ${ruleset.playerCounts.join(', ')} players`}`,
    '',
    commented(table(['layer', 'kind', 'file'], layers, commentWidth())),
    ...optionTable(ruleset),
    ...hookPoints(game),
    ...sections,
    ...(hooks.length === 0 ? [] : ['', ...new Set(hooks)]),
    ...(changes.length === 0 ? [] : ['', ...changes]),
  ].join('\n')
}

function named(game: MergedGame, name: string): string {
  const found = entriesCalled(game, name)
  if (found.length === 0) throw unknown(game, name)
  return found
    .map((each) => {
      const [section = ''] = each.path
      const own = each.path.at(-1) ?? ''
      const lines = drawn(effectiveLines(each))
      const isPoint = each.path.length === 2 && HOOKED.some((point) => point === section)
      const hooks = isPoint ? drawn(hookLines(game, own)) : []
      const hint = isPoint ? [`# hooks: \`before ${own}\`, \`after ${own}\`, \`instead of ${own}\``] : []
      const path = each.path.length > 1 ? [`# in ${each.path.slice(0, -1).join(' > ')}`] : []
      const changes =
        section === 'terms' && each.path.length === 2 ? drawn(changeLines(game, bareName(own))) : []
      return [...path, ...lines, ...changes, ...hooks, ...hint].join('\n')
    })
    .join('\n\n')
}

function unknown(game: MergedGame, name: string): UsageError {
  const names = effectiveEntries(game).map(({ path }) => path.at(-1) ?? '')
  return new UsageError(
    'ST7003',
    `Nothing in \`${game.id}\` is called \`${name}\`.`,
    didYouMean(name, names) ?? 'Leave the name out to see everything.',
  )
}

function optionTable(ruleset: Ruleset): readonly string[] {
  const values = ruleset.game.abstract
    ? []
    : (configure(ruleset, undefined).configured?.checked.ir.options ?? [])
  if (values.length === 0) return []
  return [
    '',
    commented(
      table(
        ['option', 'value'],
        values.map(({ name, text }) => [name, text]),
        commentWidth(),
      ),
    ),
  ]
}

function hookPoints(game: MergedGame): readonly string[] {
  const rows = HOOKED.flatMap((section) => {
    const value = game.sections.get(section)
    return value?.kind === 'map' && value.entries.length > 0
      ? [[section, value.entries.map(({ name }) => name).join(', ')]]
      : []
  })
  if (rows.length === 0) return []
  return [
    '',
    commented(
      table(
        [
          'hook points',
          '`before NAME`, `after NAME`, `instead of NAME`, or the words of any sentence of these',
        ],
        rows,
        commentWidth(),
      ),
    ),
  ]
}

/** Columns for a table beside the comment sign. */
function commentWidth(): number {
  return outputWidth() - 2
}

function commented(text: string): string {
  return text
    .split('\n')
    .map((line) => `# ${line}`)
    .join('\n')
}

/** YAML, with the origins as comments. */
function drawn(lines: readonly EffectiveLine[]): readonly string[] {
  let before: string | undefined
  const width = outputWidth()
  const column = Math.min(ORIGIN_COLUMN, width - ORIGIN_ROOM)
  return lines.map(({ depth, text, origin, replaced }) => {
    const line = `${'  '.repeat(depth)}${text}`
    const placeText = origin === undefined ? undefined : place(origin)
    const old = (replaced ?? []).map((each) => `, was ${each.text} in ${place(each.origin)}`).join('')
    // In an unbroken run of lines from one file, the name is printed once.
    const file = origin?.file.name
    const shown =
      placeText !== undefined && old === '' && file === before ? `:${placeText.split(':').at(-1)}` : placeText
    before = file ?? before
    if (shown === undefined) return line
    const comment = `# ${shown}${old}`
    const beside = `${padEnd(line, column)}  ${comment}`
    return widthOf(beside) <= width ? beside : `${line}\n${'  '.repeat(depth + 2)}${comment}`
  })
}

function place({ file, start }: Span): string {
  return `${file.name}:${positionOf(file, start).line}`
}
