import { isLater } from '../../language/later.ts'
import { aboutBorders } from './border-values.ts'
import { areaValue, constantValue, namedThing, trackedValue, valueOfType } from './declared-values.ts'
import { kindsNamed } from '../elaboration/name-uses.ts'
import type { NamedSymbol, SymbolSort } from '../../names/symbol.ts'
import { ACTION, PLAIN_WORDS } from '../../names/language-words.ts'
import { barePlace } from './ownerless-places.ts'
import { partnerOf, partnersOf } from '../nouns/teams.ts'
import { bareName } from '../../document/names.ts'
import { numberHelp } from '../../expression/adjectives.ts'
import type { Name } from '../../expression/ast.ts'
import { isEndless } from '../elaboration/endless-stores.ts'
import { UNLIMITED } from '../../ir/ir.ts'
import { compare, constant } from '../../ir/build.ts'
import { opponentOf } from './opponents.ts'
import { directionNamed } from './built-ins.ts'
import type { Reading } from '../elaboration/contexts.ts'
import { HOLE_VALUE, scalarOf, type Scalar, type SetValue, type Value } from '../elaboration/values.ts'
import { callFunction } from '../functions/functions.ts'
import { streakValue } from './history-reading.ts'
import { spaceEmpty } from './is-test.ts'
import { spanIn, type Context } from '../elaboration/scope.ts'
import { suggestion } from '../../diagnostics/suggestion.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Span } from '../../source/span.ts'
import { PUBLIC, SEAT, TRUTH, typeWords, withArticle, type Type } from '../../types/types.ts'
import { hasField, fieldNames, fieldOf } from './fields.ts'
import { actionPart } from '../elaboration/action-part.ts'
import { kindsCalled } from '../world/kinds-called.ts'
import { helpWithAdjective, helpWithDice, helpWithKind, helpWithPlayer, helpWithTable } from './newcomers.ts'
import { withFacts } from './apply-facts.ts'

/** The value of a name on its own. */
export function nameValue(el: Reading, context: Context, name: Name, expected?: Type): Value {
  const found = lookUpName(el, context, name, expected)
  if (found !== undefined) return withFacts(context, name.text, found)
  // A declaration that could not be read has already been reported.
  if (el.world.broken.has(name.text)) return HOLE_VALUE
  // `it` has an unknown type, so this may be one of its fields.
  if (context.scope.it?.type.kind === 'hole') return HOLE_VALUE
  el.report('ST4101', spanIn(context, name), `There is nothing called \`${name.text}\` here.`, () => ({
    label: 'not known here',
    help: whereNamesComeFrom(name.text, expected),
    ...cutShort(name.text, namesIn(el, context)),
    ...suggestion(name.text, isAction(expected) ? el.actions.names.map(bareName) : namesIn(el, context)),
    ...(context.scope.it === undefined || !isCalledLike(context.scope.it.type, name.text)
      ? chosenElsewhere(el, name.text, spanIn(context, name))
      : {}),
    ...numberHelp(name.text),
    ...helpWithAdjective(name.text),
    ...helpWithDice(el, context, name.text, 'from'),
    ...meantBy(el, context, name.text),
    ...helpWithPlayer(el, name.text),
    ...calledOtherwise(context, name),
  }))
  return HOLE_VALUE
}

/** The present name of something that an earlier release called otherwise. */
function calledOtherwise(context: Context, name: Name): Partial<Diagnostic> {
  const now = [...context.scope.variables.values()].find(({ formerly }) => formerly === name.text)
  if (now === undefined) return {}
  const edit = { span: spanIn(context, name), text: now.symbol.name }
  return { help: `It is called \`${edit.text}\` now.`, fix: edit, newer: edit }
}

function isAction(type: Type | undefined): boolean {
  return type?.kind === 'enumeration' && type.name === ACTION
}

function whereNamesComeFrom(text: string, expected: Type | undefined): string {
  if (text === 'it')
    return '`it` exists only after `where` and the like. In the steps of `for each` the thing has the name of its class, or the one given by `called`.'
  if (text === ACTION)
    return '`action` can only be used in an action. Pass it to terms and stages: `cost(unit, action)`.'
  if (isAction(expected)) return 'Write the name of an action here.'
  return 'Names come from `numbers`, `terms`, `track`, `places`, `pieces`, and from what an action chooses.'
}

/**
 * A choice of an action is visible only within the action, after its declaration; not to the choices of a pattern,
 * which come first.
 */
function chosenElsewhere(el: Pick<Reading, 'section'>, text: string, at: Span): { readonly help?: string } {
  const chosen = el.section('actions').flatMap((action) => {
    const choose = actionPart(action, 'choose')
    const entry = choose?.kind === 'map' ? choose.entries.find(({ key }) => key.text === text) : undefined
    return entry === undefined ? [] : [{ action, value: entry.value }]
  })
  const [first] = chosen
  if (first === undefined) return {}
  const isItself = chosen.some(
    ({ value }) =>
      value.kind === 'text' &&
      value.span.file === at.file &&
      value.span.start <= at.start &&
      at.end <= value.span.end,
  )
  const help = isItself
    ? `\`${text}\` is only being chosen here. What may be chosen is called \`it\`, or by a name of its own where \`it\` is something else: \`... called one where ...\`.`
    : `\`${text}\` is chosen in \`${first.action.name}\`, and known there from then on. Give it to terms and stages in parentheses. In a pattern, write the choice above what uses it; each action may write it again in its own words.`
  return { help }
}

/** True if a thing of this type has this name and nothing else does. */
function isCalledLike(type: Type, written: string): boolean {
  return typeWords(type) === withArticle(written) || (type.kind === 'enumeration' && type.name === written)
}

/** Help for a name that exists but must be written differently. */
function meantBy(
  el: Pick<Reading, 'tracked' | 'world'>,
  context: Context,
  written: string,
): { readonly help?: string } {
  const { it } = context.scope
  if (it !== undefined && isCalledLike(it.type, written))
    return {
      help: `After \`where\`, \`has\` and \`in order of\` each thing is called \`it\`: write \`it\` instead of \`${written}\`.`,
    }
  const asked = askedOnce(context, written)
  if (asked !== undefined && kindsCalled(el.world, written) !== undefined) return { help: asked }
  const kind = helpWithKind(el, written)
  if (kind.help !== undefined) return kind
  const trackedHelp = helpWithTable(el, written, 'you')
  if (trackedHelp.help !== undefined) return trackedHelp
  const first = el.world.spaces[0]
  const last = el.world.spaces.at(-1)
  if (/^[a-z]{1,2}\d+$/u.test(written) && first?.name === 'a1' && last !== undefined)
    return { help: `Spaces go from \`${first.name}\` to \`${last.name}\`.` }
  const tracked = el.tracked.get(written)?.[0]
  if (tracked?.of === 'seat')
    return {
      help: `Every player has \`${written}\`; say whose: \`your ${written}\`, \`you.${written}\`, \`${written} of opponent\`.`,
    }
  if (tracked?.of === 'border') return { help: aboutBorders(written) }
  if (tracked !== undefined && tracked.of !== 'game' && tracked.of !== 'table') {
    const owner = tracked.of === 'space' ? 'space' : tracked.of.class
    return {
      help: `Every ${owner} has \`${written}\`; say whose: \`${written} of ${owner}\`, \`it.${written}\`.`,
    }
  }
  return {}
}

/** `man is pawn or guard` */
function askedOnce({ source }: Context, written: string): string | undefined {
  const end = new RegExp(`([\\w.]+) is (not )?[^().]*?\\bor (?:an? |the )?${written}\\b`, 'u')
  const [, what, not] = end.exec(source.text) ?? []
  if (what === undefined) return undefined
  return not === undefined
    ? `Ask again after \`or\`: \`or ${what} is ${written}\`.`
    : `Ask again: \`and ${what} is not ${written}\`.`
}

/** `red say Red`: a name extends to the next reserved word, so a missing separator joins two names. */
function cutShort(written: string, known: Iterable<string>): { readonly help?: string } {
  const first = [...known]
    .filter((name) => written.startsWith(`${name} `))
    .sort((a, b) => b.length - a.length)[0]
  if (first === undefined) return {}
  const rest = written.slice(first.length + 1)
  if (rest === 'dice') return { help: `Put the number in parentheses: \`(${first}) dice\`.` }
  return {
    help: `\`${first}\` is a name: is a colon, a comma or a word such as \`and\` missing between it and \`${rest}\`?`,
  }
}

function lookUpName(
  el: Reading,
  context: Context,
  name: Name,
  expected: Type | undefined,
): Value | undefined {
  const { text } = name
  const byType = expected === undefined ? undefined : valueOfType(el, text, expected)
  const variable = context.scope.variables.get(text)
  if (variable !== undefined) {
    el.names.use(variable.symbol, context.source, name)
    const { it } = context.scope
    const isMeant = it !== undefined && variable.insteadOfFieldOf === it
    if (it !== undefined && text !== 'it' && !isMeant && hasField(el, it.type, text))
      el.report('ST4103', spanIn(context, name), `\`${text}\` could be the variable or a field of \`it\`.`, {
        help: `Write \`it.${text}\` for the field, or give the variable another name.`,
      })
    return variable.value
  }
  if (byType !== undefined && expected !== undefined) {
    useValue(el, context, name, expected)
    return byType
  }
  if (context.scope.it !== undefined) {
    if (text === 'it') {
      el.names.use(el.names.symbols.find(text, 'word'), context.source, name)
      return context.scope.it
    }
    const field = fieldOf(el, context, context.scope.it, text, name)
    if (field !== undefined) return field
  }
  for (const { sorts, read } of NAMED) {
    const value = read(el, context, name)
    if (value === undefined) continue
    const symbol = value.form === 'scalar' ? symbolOfValue(el, text, value.type, sorts) : undefined
    el.names.use(symbol ?? el.names.symbols.find(text, ...sorts), context.source, name)
    return value
  }
  return undefined
}

/** Meanings of a non-local name, in order of precedence. */
const NAMED: readonly {
  readonly sorts: readonly SymbolSort[]
  readonly read: (el: Reading, context: Context, name: Name) => Value | undefined
}[] = [
  {
    sorts: ['word'],
    read: (el, context, name) => (isLater(name.text) ? undefined : builtInName(el, context, name)),
  },
  { sorts: ['history'], read: (el, context, { text }) => streakValue(el, context, text) },
  { sorts: ['number', 'option'], read: (el, _, { text }) => constantValue(el, text) },
  { sorts: ['tracked'], read: (el, _, { text }) => trackedValue(el, text) },
  {
    sorts: ['term', 'rule', 'tally', 'table'],
    read: (el, context, name) =>
      el.functions.declared.has(name.text) ? callFunction(el, context, name, []) : undefined,
  },
  { sorts: ['place'], read: barePlace },
  { sorts: ['area'], read: (el, _, { text }) => areaValue(el, text) },
  { sorts: ['seat', 'value'], read: (el, _, { text }) => namedThing(el, text) },
  { sorts: ['direction'], read: (el, _, { text }) => directionNamed(el, text) },
  // Names of the ruleset win over words that the language gained later.
  {
    sorts: ['word'],
    read: (el, context, name) => (isLater(name.text) ? builtInName(el, context, name) : undefined),
  },
]

/** Two enumerations may have a value of the same name; the type tells which one is meant. */
function symbolOfValue(
  el: Pick<Reading, 'names'>,
  text: string,
  type: Type,
  sorts: readonly SymbolSort[],
): NamedSymbol | undefined {
  if (type.kind !== 'enumeration' || !sorts.includes('value')) return undefined
  if (type.name === ACTION) return el.names.symbols.find(text, 'action')
  return el.names.symbols.called(text, 'value').find(({ owner }) => owner?.name === type.name)
}

/** Records the use of a name that was looked up by the expected type. */
function useValue(el: Pick<Reading, 'names' | 'world'>, context: Context, name: Name, type: Type): void {
  if (type.kind === 'kind') kindsNamed(el, context.source, name, type.class)
  else el.names.use(symbolOfValue(el, name.text, type, ['value']), context.source, name)
}

function namesIn(el: Reading, context: Context): Iterable<string> {
  const { world } = el
  return [
    ...context.scope.variables.keys(),
    ...(context.scope.it === undefined ? [] : fieldNames(el, context.scope.it.type)),
    ...world.constants.keys(),
    ...el.tracked.keys(),
    ...el.functions.declared.keys(),
    ...world.places.map((p) => p.name),
    ...world.areas.keys(),
    ...world.seats.map((s) => s.name),
    ...[...world.enumerations].flatMap(([name, values]) => (name === ACTION ? [] : values)),
    ...Object.keys(PLAIN_WORDS),
  ]
}

function builtInName(el: Reading, context: Context, name: Name): Value | undefined {
  switch (name.text) {
    case 'you':
      return scalarOf(SEAT, el.readYou())
    case 'opponent':
      return opponentOf(el, context, name, el.readYou())
    case 'others': {
      const { reg, ir } = el.boundRegister('seat')
      const last = constant(el.world.seats.length - 1)
      const where = compare('ne', ir, el.readYou())
      const set = { set: 'filter', of: { set: 'range', from: constant(0), to: last }, reg, where } as const
      const other = { seating: el.turn.seating, isPartner: false }
      return { form: 'set', element: SEAT, ir: set, secrecy: PUBLIC, face: PUBLIC, other }
    }
    case 'previous':
      el.report('ST4119', spanIn(context, name), '`previous` can only be used in a choice `in succession`.', {
        help: 'Name the thing you mean, or let the player choose several spaces or pieces: `route: in succession 1..4 spaces where ...`.',
      })
      return HOLE_VALUE
    case 'angle':
      el.report(
        'ST4119',
        spanIn(context, name),
        '`angle` can only be used in the cost of turns on the way.',
        {
          help: 'It is how far one turn goes: `reached(start, all spaces, with turns at (if angle > 1 then none else 1))`.',
        },
      )
      return HOLE_VALUE
    case 'partner':
      return withOther(el, partnerOf(el, el.readYou()))
    case 'partners':
      return withOther(el, partnersOf(el, el.readYou()))
    case 'players':
      return {
        form: 'set',
        element: SEAT,
        ir: { set: 'range', from: constant(0), to: constant(el.world.seats.length - 1) },
        secrecy: PUBLIC,
        face: PUBLIC,
      }
    case 'number of players':
      return scalarOf({ kind: 'number', least: 1, most: 16 }, constant(el.world.seats.length))
    case 'unlimited':
      return unlimited()
    case 'empty': {
      const it = context.scope.it
      if (it?.type.kind !== 'space') return undefined
      return scalarOf(TRUTH, spaceEmpty(el, it), { secrecy: it.secrecy })
    }
    default:
      return isEndless(el, name.text) ? unlimited() : undefined
  }
}

function unlimited(): Scalar {
  return scalarOf({ kind: 'number', least: UNLIMITED, most: UNLIMITED }, constant(UNLIMITED))
}

/** Marks partners as players other than `you`. */
function withOther<V extends Scalar | SetValue>(
  el: Pick<Reading, 'turn'>,
  found: V | undefined,
): V | undefined {
  return found && { ...found, other: { seating: el.turn.seating, isPartner: true } }
}
