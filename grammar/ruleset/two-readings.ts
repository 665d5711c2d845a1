import { reservedIn } from '../expression/reserved-words.ts'
import { textSource } from '../expression/text-source.ts'
import { namesGiven, namesWithin } from '../expression/names-in-text.ts'
import type { Diagnostic, Diagnostics } from '../diagnostics/diagnostic.ts'
import { comparedName } from '../document/names.ts'
import { placeKey, textsGiving } from '../document/names-for-lexer.ts'
import { partOf } from '../merge/end-order.ts'
import type { MergedGame } from '../merge/merged.ts'
import { declaredSymbols } from '../names/declarations.ts'
import type { YamlText } from '../yaml/tree.ts'

/**
 * Decides how texts are read in which known names may be meant, or the words of the language that these contain. A
 * reading with an error in the text is dropped if the other has none; if neither has, the text is refused.
 */
export function readAsMeant(
  game: MergedGame,
  load: (ignorant: ReadonlySet<string>) => MergedGame | undefined,
  mistakesIn: (game: MergedGame) => readonly Diagnostic[] | undefined,
  diagnostics: Diagnostics,
): MergedGame {
  const doubtful = doubtfulIn(game)
  if (doubtful.length === 0) return game
  const plain = load(new Set(doubtful.map(placeKey)))
  const [withNames, without] = [mistakesIn(game), plain && mistakesIn(plain)]
  if (withNames === undefined || without === undefined) return game
  const ignorant = new Set<string>()
  for (const text of doubtful) {
    const [named, asWords] = [isWrong(text, withNames), isWrong(text, without)]
    if (named && !asWords) ignorant.add(placeKey(text))
    if (!named && !asWords && !isPhaseOfBoth(game, text)) report(text, diagnostics)
  }
  return ignorant.size === 0 ? game : (load(ignorant) ?? game)
}

/** Texts with two readings; without names, one can only have a meaning if all its names are declared. */
function doubtfulIn(game: MergedGame): readonly YamlText[] {
  if (game.twoWays.length === 0) return game.twoWays
  const symbols = declaredSymbols(game)
  const given = new Set([...game.read.values()].flatMap(textsGiving).flatMap(namesGiven))
  const isDeclared = (name: string): boolean => given.has(name) || symbols.called(name).length > 0
  return game.twoWays.filter(({ text, known }) =>
    MODES.some((mode) => namesWithin(text, mode, known).every(isDeclared)),
  )
}

/** True for `bid or pass` as a phase that offers the actions `bid` and `pass`: whoever may act in it may do either. */
function isPhaseOfBoth({ sections }: MergedGame, text: YamlText): boolean {
  const uses = text.known?.usesIn(text.text) ?? []
  return uses.every(({ start, end }) => {
    const phase = comparedName(text.text.slice(start, end))
    const parts = phase.split(' or ')
    return parts.length > 1 && parts.every((part) => phasesOf(sections, part).includes(phase))
  })
}

function phasesOf(sections: MergedGame['sections'], action: string): readonly string[] {
  const actions = sections.get('actions')
  const entry =
    actions?.kind === 'map' ? actions.entries.find(({ name }) => comparedName(name) === action) : undefined
  const during = entry && partOf(entry, 'during')
  const texts = during?.kind === 'list' ? during.items : [during]
  return texts.flatMap((text) => (text?.kind === 'text' ? [comparedName(text.text)] : []))
}

const MODES = ['plain', 'step', 'head', 'change'] as const

function isWrong({ span: { file, start, end } }: YamlText, found: readonly Diagnostic[]): boolean {
  return found.some(
    ({ severity, span }) =>
      severity === 'error' && span?.file.name === file.name && span.start >= start && span.end <= end,
  )
}

function report(text: YamlText, diagnostics: Diagnostics): void {
  const [use] = text.known?.usesIn(text.text) ?? []
  const { start, end } = use ?? { start: 0, end: text.text.length }
  const name = comparedName(text.text.slice(start, end))
  const word = reservedIn(name)
  const words = word === undefined ? 'its words mean something' : `\`${word.words}\` ${word.does}`
  diagnostics.add({
    code: 'ST4238',
    severity: 'error',
    message: `\`${name}\` could be the name or its words.`,
    span: textSource(text).spanOf(start, end),
    why: `Something is called \`${name}\`; without that name, ${words}, and the text has a meaning, too.`,
    help: `Call it \`${name.replaceAll(' ', '-')}\`, for example, where it is declared and wherever it is meant.`,
  })
}
