import type { Configured, RulesetRequest } from '../../grammar/load.ts'
import { rulebookHtml } from '../rulebook/output/html.ts'
import { rulebookMarkdown } from '../rulebook/output/markdown.ts'
import type { Rulebook } from '../rulebook/model/model.ts'
import { rulebook, type RulebookResult } from '../rulebook/rulebook.ts'
import type { OptionsOf } from './command-list.ts'
import { baseOf, readToShow } from './configured-ruleset.ts'
import { EXIT, UsageError } from './exit.ts'
import { printDocument, printError } from './output.ts'
import { requestFor } from './ruleset-argument.ts'
import { writeNew } from './text-file.ts'

const FORMATS: ReadonlyMap<string, (book: Rulebook) => string> = new Map([
  ['markdown', rulebookMarkdown],
  ['html', rulebookHtml],
])

/** The format that the ending of a file name asks for. */
const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['.html', 'html'],
  ['.htm', 'html'],
  ['.md', 'markdown'],
  ['.markdown', 'markdown'],
  ['.txt', 'markdown'],
])

/** Prints the rules as a rulebook, with the changes of a variant marked. */
export function printRulebook(file: string, options: OptionsOf<'rulebook'>): number {
  const format = formatOf(options)
  const request = requestFor(file, options)
  const ready = (name: string, asked: RulesetRequest): Configured =>
    readToShow(name, asked, options.players, ', so its rules cannot be printed')
  const configured = ready(file, request)
  // Options change no rule.
  const before = baseOf(file, configured.ruleset.game, request, {
    base: options.base,
    asked: options.use ?? [],
  })
  const base = before === undefined ? undefined : ready(...before)
  const isComparable = options.base !== undefined || base?.ruleset.game.abstract === false
  const inLanguage = (language: string | undefined): RulebookResult =>
    rulebook(configured, {
      hasExamples: format === rulebookHtml,
      ...(language === undefined ? {} : { language }),
      ...(base === undefined || !isComparable ? {} : { base }),
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
  writeNew(options.out, text)
  return EXIT.fine
}

/** At most this many names are listed. Further ones are counted. */
const MOST_LISTED = 8

/** Lists missing names for translators. */
function withoutTexts(language: string, names: readonly string[]): string {
  const short = names.filter((name) => name.length <= 40)
  const listed = short.slice(0, MOST_LISTED).map((name) => `\`${name}\``)
  const more = names.length - listed.length
  return `note: no texts in \`${language}\` for ${listed.join(', ')}${more > 0 ? ` and ${more} more` : ''}; rules that use them stay in English`
}

/** The requested format, or that of the file name, or Markdown. */
function formatOf({ format, out }: OptionsOf<'rulebook'>): (book: Rulebook) => string {
  const ending = out === undefined ? undefined : /[^/\\](\.[^./\\]+)$/u.exec(out)?.[1]?.toLowerCase()
  const formatName = ending === undefined ? 'markdown' : ENDINGS.get(ending)
  if (format === undefined && formatName === undefined)
    throw new UsageError(
      'ST7003',
      `A rulebook is written as HTML or Markdown, not as \`${ending}\`.`,
      ending === '.pdf'
        ? 'Write it to a name with `.html`, and print that to PDF in a browser.'
        : 'End the name of the file with `.html` or `.md`, or add `--format`.',
    )
  const wanted = format ?? formatName ?? ''
  const existing = FORMATS.get(wanted)
  if (existing !== undefined) return existing
  throw new UsageError('ST7003', `A rulebook is printed as markdown or html, not as \`${wanted}\`.`)
}
