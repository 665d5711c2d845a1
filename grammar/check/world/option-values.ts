import { Diagnostics, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Expression } from '../../expression/ast.ts'
import type { TextSource } from '../../expression/text-source.ts'
import { children } from '../../expression/walk.ts'
import type { MergedGame } from '../../merge/merged.ts'
import { constantOfType, type ConstantScope, type Expected } from './constant.ts'
import { readNumbers } from './numbers.ts'
import { optionText } from './options.ts'
import { Reporter } from './reporter.ts'
import type { OptionInfo } from './world.ts'

/** A text that is evaluated before the game, and its expected type. */
export interface JudgedConstant {
  readonly expression: Expression
  readonly source: TextSource
  readonly expected: Expected
  readonly scope: ConstantScope
  /** The message for a number outside its range, if it is not that of the type. */
  readonly unfit?: (value: number) => string | undefined
}

/** Everything from which the numbers of a game are computed. */
export interface NumbersRead {
  readonly game: MergedGame
  readonly options: readonly OptionInfo[]
  /** Everything that numbers may name besides one another and options. */
  readonly bare: ConstantScope
  /** Texts that contain more than a literal. */
  readonly constants: readonly JudgedConstant[]
}

/** Mistakes in values: dividing by too little, numbers that are too large, values outside a range. */
const OF_VALUES = new Set(['ST4012', 'ST4013', 'ST4018'])
/** Limit on the tested values of one option: half are its lowest, half its highest. */
const MOST_TRIED = 10_001
/** Limit on numbers, options and texts that are read for all values together. */
const MOST_READ = 2_000_000

/**
 * Mistakes that only some values of an option cause, each at its first value, the other options having their defaults.
 */
export function wrongForSomeValue({ game, options, bare, constants }: NumbersRead): readonly Diagnostic[] {
  const found: Diagnostic[] = []
  const reported = new Set<string>()
  const usual = new Reporter(new Diagnostics())
  const named = (expression: Expression): readonly string[] => [
    ...(expression.kind === 'name' ? [expression.name.text] : []),
    ...children(expression).flatMap(named),
  ]
  const lookedUp = new Set<string>()
  const { constants: numbers, scope: asUsual } = readNumbers(game, options, bare, usual, lookedUp)
  const names = new Set([...numbers.keys(), ...options.map(({ name }) => name)])
  const judged = constants.filter(({ expression }) => named(expression).some((name) => names.has(name)))
  const constantAsUsual = asUsual.constant
  for (const { expression, source, expected, scope } of judged)
    constantOfType(expression, source, expected, { ...scope, constant: constantAsUsual }, usual)
  // An option that nothing reads at the defaults of all others has no effect alone.
  const free = options.filter(({ name, fixed }) => !fixed && lookedUp.has(name))
  const oneReading = numbers.size + options.length + judged.length
  let left = Math.floor(MOST_READ / oneReading)
  const most = Math.min(MOST_TRIED, Math.max(2, Math.floor(left / free.length)))
  for (const option of free) {
    for (const value of valuesOf(option, bare, most)) {
      if (value === option.value || left-- <= 0) continue
      const diagnostics = new Diagnostics()
      const reporter = new Reporter(diagnostics)
      const others = options.map((one) => (one === option ? { ...option, value } : one))
      const { scope } = readNumbers(game, others, bare, reporter)
      const { constant } = scope
      for (const { expression, source, expected, scope: own, unfit } of judged) {
        const made = constantOfType(expression, source, expected, { ...own, constant }, reporter)
        const message = made === undefined ? undefined : unfit?.(made)
        const { start, end } = expression
        if (message !== undefined) reporter.report('ST4018', source.spanOf(start, end), message)
      }
      for (const one of diagnostics.list) {
        const key = `${one.code} ${one.span?.file.name ?? ''} ${one.span?.start ?? -1}`
        if (reported.has(key) || !OF_VALUES.has(one.code)) continue
        reported.add(key)
        const why = `Players may choose \`${optionText(value, option.type, bare)}\` for the option \`${option.name}\`.`
        found.push({
          ...one,
          why: one.why === undefined ? why : `${why} ${one.why}`,
          related: [...(one.related ?? []), { span: option.key.span, label: 'the option' }],
        })
      }
    }
  }
  return found
}

/** The values that players can choose for an option, up to a limit. */
function valuesOf({ type, step }: OptionInfo, scope: ConstantScope, tried: number): readonly number[] {
  const [least, most] =
    type.kind === 'number'
      ? [type.least, type.most]
      : [
          0,
          type.kind === 'truth'
            ? 1
            : (type.kind === 'seat'
                ? scope.seats.length
                : type.kind === 'enumeration'
                  ? (scope.enumerations.get(type.name)?.length ?? 0)
                  : 0) - 1,
        ]
  const all = Math.max(0, Math.floor((most - least) / step) + 1)
  const count = Math.min(tried, all)
  return Array.from({ length: count }, (_, i) => least + (i < count / 2 ? i : all - count + i) * step)
}
