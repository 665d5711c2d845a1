import { existsSync } from 'node:fs'
import { hasErrors } from '../../grammar/diagnostics/diagnostic.ts'
import { configure, loadRuleset } from '../../grammar/load.ts'
import type { Configured, RulesetRequest } from '../../grammar/load.ts'
import { rulebookHtml } from '../rulebook/output/html.ts'
import { rulebookMarkdown } from '../rulebook/output/markdown.ts'
import type { Rulebook } from '../rulebook/model/model.ts'
import { rulebook } from '../rulebook/rulebook.ts'
import type { RulebookResult } from '../rulebook/rulebook.ts'
import type { OptionsOf } from './command-list.ts'
import { EXIT, UsageError } from './exit.ts'
import { printDocument, printError } from './output.ts'
import { printDiagnostics } from './print-diagnostics.ts'
import { playersOf, requestFor } from './ruleset-argument.ts'
import { writeNew } from './text-file.ts'
import { tellWhichDocument } from './which-document.ts'

const FORMATS: ReadonlyMap<string, (book: Rulebook) => string> = new Map([
  ['markdown', rulebookMarkdown],
  ['html', rulebookHtml],
])

/** Prints the rules as a rulebook, with the changes of a variant marked. */
export function printRulebook(file: string, options: OptionsOf<'rulebook'>): number {
  const format = formatOf(options)
  const request = requestFor(file, options)
  const configured = ready(file, request, options.players)
  const base = baseOf(file, configured, request, options)
  const inLanguage = (language: string | undefined): RulebookResult =>
    rulebook(configured, {
      ...(language === undefined ? {} : { language }),
      ...(base === undefined ? {} : { base }),
    })
  const asked = inLanguage(options.language)
  // Nobody wants to read a page in two languages.
  const isForeign = asked.book !== undefined && !asked.hasTexts
  const { book, untranslated, diagnostics } = isForeign ? inLanguage(undefined) : asked
  if (isForeign)
    printError(`note: this game has no texts in \`${asked.book.language}\`, so its rulebook is in English\n`)
  if (book === undefined) {
    const [first] = diagnostics
    throw new UsageError(first?.code ?? 'ST7030', first?.message ?? 'There is no such language.', first?.help)
  }
  const text = format(book)
  if (untranslated.length > 0) printError(`${withoutTexts(book.language, untranslated)}\n`)
  if (options.out === undefined) {
    printDocument(text)
    return EXIT.fine
  }
  if (existsSync(options.out))
    throw new UsageError('ST7006', `\`${options.out}\` already exists.`, 'Name another file, or remove it.')
  writeNew(options.out, text)
  return EXIT.fine
}

/** At most this many names are listed; further ones are counted. */
const MOST_LISTED = 8

/** Translators learn here what is still missing. */
function withoutTexts(language: string, names: readonly string[]): string {
  const short = names.filter((name) => name.length <= 40)
  const listed = short.slice(0, MOST_LISTED).map((name) => `\`${name}\``)
  const more = names.length - listed.length
  return `note: no texts in \`${language}\` for ${listed.join(', ')}${more > 0 ? ` and ${more} more` : ''}; rules that use them stay in English`
}

/** What was asked for; otherwise what the file name says; otherwise Markdown. */
function formatOf({ format, out }: OptionsOf<'rulebook'>): (book: Rulebook) => string {
  const wanted = format ?? (out !== undefined && /\.html?$/iu.test(out) ? 'html' : 'markdown')
  const found = FORMATS.get(wanted)
  if (found !== undefined) return found
  throw new UsageError('ST7003', `A rulebook is printed as markdown or html, not as \`${wanted}\`.`)
}

/** What an abstract game lacks (a board, an army) is not an error here. */
function ready(file: string, request: RulesetRequest, players: string | undefined): Configured {
  const { ruleset, diagnostics } = loadRuleset(request)
  const complain = (list: typeof diagnostics): never => {
    printDiagnostics(list)
    throw new UsageError('ST7004', `\`${file}\` has errors, so its rules cannot be printed.`)
  }
  if (ruleset === undefined || hasErrors(diagnostics)) return complain(diagnostics)
  const { configured, diagnostics: found } = configure(ruleset, playersOf(players, ruleset.playerCounts))
  if (configured === undefined || (hasErrors(found) && !ruleset.game.abstract)) return complain(found)
  tellWhichDocument(diagnostics)
  return configured
}

/** Shows changes against the base asked for, the game without the modules asked for, or a playable game it extends. */
function baseOf(
  file: string,
  { ruleset: { game } }: Configured,
  request: RulesetRequest,
  options: OptionsOf<'rulebook'>,
): Configured | undefined {
  const { players } = options
  if (options.base !== undefined) return ready(options.base, requestFor(options.base), players)
  if ((options.use ?? []).length > 0) return ready(file, { file: request.file, host: request.host }, players)
  const before = game.layers.findLast((layer) => layer.kind === 'game' && layer.id !== game.id)
  if (before === undefined) return undefined
  const base = ready(before.id, { file: before.file, host: request.host }, players)
  return base.ruleset.game.abstract ? undefined : base
}
