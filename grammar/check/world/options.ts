import { bookText } from '../../book/book-text.ts'
import type { MergedEntry, MergedGame } from '../../merge/merged.ts'
import type { Span } from '../../source/span.ts'
import type { YamlText } from '../../yaml/tree.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import { readType } from '../../types/read-type.ts'
import type { Type } from '../../types/types.ts'
import { typeNames } from './type-names.ts'
import type { OptionInfo } from './world.ts'
import { constantOfType, type ConstantScope } from './constant.ts'
import { declaredEntries } from './declared-name.ts'
import { alternatives, type Reporter } from './reporter.ts'
import { entryNamed, nameText, sectionEntries, entryText } from './tree-reading.ts'

/** The section `options`, with values given by documents and players. */
export function readOptions(
  game: MergedGame,
  given: ReadonlyMap<string, string>,
  scope: ConstantScope,
  reporter: Reporter,
  shown?: OptionOfData,
): readonly OptionInfo[] {
  const options: OptionInfo[] = []
  const declared = declaredEntries(sectionEntries(game, 'options', reporter), 'an option', reporter)
  for (const [name, entry] of declared) {
    const option = readOption(name, entry, scope, reporter)
    if (option === undefined) reporter.broken.add(name)
    else options.push(applied(withShown(option, shown, scope), game, given, scope, reporter))
  }
  const isUnknown = (name: string) => !options.some((o) => o.name === name) && !reporter.isBroken(name)
  for (const [written, { value }] of game.fixedOptions)
    if (isUnknown(nameText(written))) unknown(nameText(written), value.span, options, reporter)
  for (const written of given.keys())
    if (!options.some((o) => sameGiven(written, o.name)) && !reporter.isBroken(nameText(written)))
      unknown(nameText(written), undefined, options, reporter)
  return options
}

/** The data file being viewed: the value of options of its class, unless another is requested. */
export interface OptionOfData {
  readonly of: string
  readonly value: number
}

function withShown(option: OptionInfo, shown: OptionOfData | undefined, scope: ConstantScope): OptionInfo {
  const { type } = option
  if (shown === undefined || type.kind !== 'enumeration' || type.name !== shown.of) return option
  return { ...option, value: shown.value, text: optionText(shown.value, type, scope) }
}

/** On a command line, hyphens may replace the spaces of a name. */
function sameGiven(written: string, name: string): boolean {
  return nameText(written).replaceAll('-', ' ') === name.replaceAll('-', ' ')
}

function unknown(
  name: string,
  span: Span | undefined,
  options: readonly OptionInfo[],
  reporter: Reporter,
): void {
  const names = options.map((option) => option.name)
  const has =
    names.length === 0
      ? 'This game has no options'
      : `The options of this game are ${alternatives(names).replace(/ or (`[^`]*`)$/, ' and $1')}`
  const near = suggestion(name, names)
  reporter.report('ST4008', span, `There is no option called \`${name}\`. ${has}.`, near)
}

function readOption(
  name: string,
  entry: MergedEntry,
  scope: ConstantScope,
  reporter: Reporter,
): OptionInfo | undefined {
  const parts = entry.value.kind === 'map' ? entry.value.entries : undefined
  const typeEntry = parts === undefined ? entry : entryNamed(parts, 'type')
  if (typeEntry === undefined)
    return reporter.report('ST4031', entry.key.span, `The option \`${name}\` has no \`type\`.`)
  const text = entryText(typeEntry, reporter)
  if (text === undefined) return undefined
  const source = bookText(text)
  if (/^-?\d+$/u.test(source.text.trim())) return valueWithoutType(name, text, reporter)
  const parsed = source.read('type', reporter.diagnostics)
  if (parsed === undefined) return undefined
  const game = { enumerations: scope.enumerations, classes: [], kinds: [], groups: [] }
  const type = readType(parsed.type, source, typeNames(game, 'values', reporter.isBroken), reporter.report)
  if (type === undefined) return undefined
  if (type.kind === 'space' || type.kind === 'directions' || type.kind === 'bundle' || type.kind === 'bag')
    return reporter.unsupported(text.span, 'Spaces and directions as options are')
  if (parsed.orNone) return reporter.report('ST4015', text.span, 'An option always has a value.')
  if (parsed.default === undefined)
    return reporter.report('ST4017', text.span, `The option \`${name}\` has no default.`, {
      help: `Add the default after the type: \`= ${exampleOf(type, scope)}\`.`,
    })
  const { start, end } = parsed.default
  // Data files may have any words as names, even words of the language.
  const named =
    type.kind === 'enumeration'
      ? optionValue(source.text.slice(start, end), { type, step: 1 }, scope)
      : undefined
  const usual = named ?? constantOfType(parsed.default, source, { type, orNone: false }, scope, reporter)
  if (usual === undefined) return undefined
  const stepEntry = parts === undefined ? undefined : entryNamed(parts, 'step')
  const step = stepEntry === undefined ? 1 : readStep(stepEntry, type, reporter)
  const least = type.kind === 'number' ? type.least : 0
  if ((usual - least) % step !== 0)
    return reporter.report(
      'ST4009',
      text.span,
      `The default of \`${name}\` must be ${allowedWords(type, step, scope)}.`,
    )
  return {
    name,
    type,
    default: usual,
    step,
    value: usual,
    text: optionText(usual, type, scope),
    key: entry.key,
    fixed: false,
  }
}

function valueWithoutType(name: string, { text, span }: YamlText, reporter: Reporter): undefined {
  const value = text.trim()
  reporter.report('ST4382', span, 'This is only a value. An option first says which values it may have.', {
    help: `Write \`${name}: ${Math.min(1, Number(value))}..${value} = ${value}\`, with the lowest and the highest value before the \`=\`.`,
  })
}

function readStep(entry: MergedEntry, type: Type, reporter: Reporter): number {
  const text = entryText(entry, reporter)
  const written = text?.text.trim() ?? ''
  const step = /^\d{1,9}$/.test(written) ? Number(written) : 0
  if (type.kind === 'number' && step >= 1) return step
  const message = type.kind === 'number' ? '`step` is a number, 1 or more.' : 'Only numbers go in steps.'
  reporter.report('ST4001', text?.span ?? entry.key.span, message)
  return 1
}

/** An option with the value fixed by the documents or given by the players. */
function applied(
  option: OptionInfo,
  game: MergedGame,
  given: ReadonlyMap<string, string>,
  scope: ConstantScope,
  reporter: Reporter,
): OptionInfo {
  const fixed = [...game.fixedOptions].find(([name]) => nameText(name) === option.name)?.[1]
  const chosen = [...given].find(([name]) => sameGiven(name, option.name))?.[1]
  let result = option
  if (fixed !== undefined) {
    const value = readValue(fixed.value.text, option, scope, fixed.value.span, reporter)
    if (value !== undefined)
      result = { ...option, value, text: optionText(value, option.type, scope), fixed: true }
  }
  if (chosen === undefined) return result
  const value = readValue(chosen, option, scope, undefined, reporter)
  if (value === undefined || value === result.value) return result
  if (result.fixed) {
    const message = `The option \`${option.name}\` is fixed here: it is \`${result.text}\`.`
    reporter.report('ST4010', fixed?.value.span, message, {
      why: 'A document that says `with` decides for its players.',
    })
    return result
  }
  return { ...result, value, text: optionText(value, option.type, scope) }
}

function readValue(
  text: string,
  option: OptionInfo,
  scope: ConstantScope,
  span: Span | undefined,
  reporter: Reporter,
): number | undefined {
  const value = optionValue(text, option, scope)
  if (value !== undefined) return value
  const allowed = allowedWords(option.type, option.step, scope)
  const message = `The option \`${option.name}\` is ${allowed}, not \`${text.trim()}\`.`
  return reporter.report('ST4009', span, message, suggestion(text.trim(), optionWords(option.type, scope)))
}

/** The value of an option for a text from outside, or undefined if the option cannot have it. */
function optionValue(
  text: string,
  option: Pick<OptionInfo, 'type' | 'step'>,
  scope: Pick<ConstantScope, 'enumerations' | 'seats'>,
): number | undefined {
  const { type, step } = option
  const written = nameText(text)
  if (type.kind === 'number') {
    const value = /^-?\d{1,10}$/.test(written) ? Number(written) : undefined
    if (value === undefined || value < type.least || value > type.most) return undefined
    return (value - type.least) % step === 0 ? value : undefined
  }
  if (type.kind === 'truth' && (written === 'yes' || written === 'no')) return written === 'yes' ? 1 : 0
  const words = optionWords(type, scope)
  const exact = words.indexOf(written)
  const index = exact >= 0 ? exact : words.findIndex((word) => sameGiven(written, word))
  if (index < 0) return undefined
  return type.kind === 'truth' ? 1 - index : index
}

/** The possible values of an option that is not a number. */
function optionWords(type: Type, scope: Pick<ConstantScope, 'enumerations' | 'seats'>): readonly string[] {
  if (type.kind === 'truth') return ['true', 'false']
  if (type.kind === 'enumeration') return scope.enumerations.get(type.name) ?? []
  return type.kind === 'seat' ? scope.seats : []
}

/** A value of an option as an author would write it. */
export function optionText(
  value: number,
  type: Type,
  scope: Pick<ConstantScope, 'enumerations' | 'seats'>,
): string {
  if (type.kind === 'truth') return value === 1 ? 'true' : 'false'
  return optionWords(type, scope)[value] ?? String(value)
}

function exampleOf(type: Type, scope: ConstantScope): string {
  return type.kind === 'number' ? String(Math.max(type.least, 0)) : (optionWords(type, scope)[0] ?? '...')
}

function allowedWords(type: Type, step: number, scope: ConstantScope): string {
  if (type.kind !== 'number') return alternatives(optionWords(type, scope))
  const range = `a number from ${type.least} to ${type.most}`
  return step === 1 ? range : `${range} in steps of ${step}`
}
