import type { Code } from '../diagnostics/catalogue.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { nearest } from '../diagnostics/suggest.ts'
import type { Kind } from '../expression/ast.ts'
import type { TextSource } from '../expression/text-source.ts'
import type { Span } from '../source/span.ts'
import { ANY_BUNDLE, DICE, DIRECTIONS, NUMBER, SEAT, SPACE, TRUTH, typeWords, type Type } from './types.ts'

/** The meaning of a type name: `card` is one thing, `cards` are several. */
export interface NamedType {
  readonly type: Type
  readonly several: boolean
}

/** The type names of a game that are allowed where a type is read. */
export interface TypeNames {
  called(written: string): NamedType | undefined
  /** For suggestions. */
  readonly known: readonly string[]
  /** The sections that declare them, for help, such as "`values` names". */
  readonly declared: string
  /** True for a numeric constant, mistaken for a type. */
  isNumber?(written: string): boolean
  /** True if its declaration was refused, so that no further error is needed. */
  isBroken(written: string): boolean
}

type Report = (code: Code, at: Span, message: string, more?: Partial<Diagnostic>) => unknown

const OWN: ReadonlyMap<string, NamedType> = new Map(
  (
    [
      ['number', NUMBER],
      ['player', SEAT],
      ['space', SPACE],
      ['direction', DIRECTIONS],
      ['bundle', ANY_BUNDLE],
    ] as const
  )
    .flatMap(([name, type]): [string, NamedType][] => [
      [name, { type, several: false }],
      [`${name}s`, { type, several: true }],
    ])
    .concat([['dice', { type: DICE, several: false }]]),
)

/** Types that the language defines but that are not supported yet. */
const UNSUPPORTED: ReadonlySet<string> = new Set(['text', 'region'])

/** Help for authors who look for borders as things. */
export const KEPT_FOR_BORDERS =
  'Keep it below `track`: `each border: { walled: false }`, and write `walled(x, y)`.'

export function isBorder(written: string): boolean {
  return /^borders?$/u.test(written)
}

/** The type of a name. If there is none, reports it and returns undefined. */
export function typeCalled(
  written: string,
  at: Span,
  names: TypeNames,
  report: Report,
): NamedType | undefined {
  const found = names.called(written) ?? OWN.get(written)
  if (found !== undefined) return found
  if (UNSUPPORTED.has(written)) report('ST4005', at, `The type \`${written}\` is not supported yet.`)
  else if (!names.isBroken(written)) {
    const near = nearest(written, ['number', 'player', 'space', 'direction', 'true or false', ...names.known])
    report('ST4004', at, `There is no type called \`${written}\`.`, {
      help: isBorder(written)
        ? KEPT_FOR_BORDERS
        : names.isNumber?.(written) === true
          ? `\`${written}\` is a number, not a type. To start with it, write \`number = ${written}\`.`
          : near === undefined
            ? `Types are a range like \`1..9\`, \`number\`, \`true or false\`, \`player\`, and what ${names.declared}.`
            : `Did you mean \`${near}\`?`,
      ...(near === undefined ? {} : { near: { written, meant: near } }),
    })
  }
  return undefined
}

/** The type in a text. If there is none, reports it and returns undefined. */
export function readType(kind: Kind, source: TextSource, names: TypeNames, report: Report): Type | undefined {
  const at = source.spanOf(kind.start, kind.end)
  switch (kind.kind) {
    case 'true or false':
      return TRUTH
    case 'range': {
      const { least, most } = kind
      if (least <= most) return { kind: 'number', least, most }
      const upwards = `${most}..${least}`
      report('ST4018', at, `A range goes upwards: \`${upwards}\`.`, { fix: { span: at, text: upwards } })
      // Uses of it are read with the intended range.
      return { kind: 'number', least: most, most: least }
    }
    case 'bag':
      return bagOf(kind.of, source, names, report)
    case 'set':
      report('ST4005', at, 'Sets as values are not supported yet.')
      return undefined
    case 'named': {
      const found = typeCalled(kind.name.text, at, names, report)
      if (found?.several !== true) return found?.type
      report('ST4005', at, 'Sets as values are not supported yet.', {
        help: 'Name one such thing, in the singular.',
      })
      return undefined
    }
  }
}

/** Limit on the different values of a bag. */
const MOST_VALUES = 1024

/** `bag of 1..6`, `bag of trait` */
function bagOf(kind: Kind, source: TextSource, names: TypeNames, report: Report): Type | undefined {
  const of = readType(kind, source, names, report)
  if (of === undefined) return undefined
  const at = source.spanOf(kind.start, kind.end)
  if (of.kind === 'enumeration') return { kind: 'bag', of }
  if (of.kind !== 'number') {
    report('ST4005', at, `Bags of ${typeWords(of)} are not supported yet.`, {
      help: 'A bag holds numbers of a range, such as `bag of 1..6`, or values of an enumeration.',
    })
    return undefined
  }
  if (of.most - of.least < MOST_VALUES) return { kind: 'bag', of }
  report('ST4006', at, `A bag tells at most ${MOST_VALUES} values apart.`, {
    help: 'Say which numbers may be in it: `bag of 1..6`.',
  })
  return undefined
}
