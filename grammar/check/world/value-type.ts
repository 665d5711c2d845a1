import type { Kind } from '../../expression/ast.ts'
import type { TextSource } from '../../expression/text-source.ts'
import { UNLIMITED } from '../../ir/ir.ts'
import { suggestion } from '../suggestion.ts'
import { LARGEST } from '../../types/types.ts'
import type { ValueType } from '../world.ts'
import { spellings } from '../../names/spelling.ts'
import type { Reporter } from './reporter.ts'

export const ANY_NUMBER: ValueType = { kind: 'number', least: -LARGEST, most: LARGEST }

export function exactNumber(value: number): ValueType {
  return { kind: 'number', least: value, most: value }
}

/** A type in the author's words. */
export function valueTypeWords(type: ValueType): string {
  switch (type.kind) {
    case 'truth':
      return 'true or false'
    case 'number':
      if (type.least === type.most)
        return `the number ${type.least === UNLIMITED ? '`unlimited`' : type.least}`
      return type.most === LARGEST ? 'a number' : `a number ${type.least}..${type.most}`
    case 'seat':
      return 'a player'
    case 'space':
      return 'a space'
    case 'direction':
      return 'a direction'
    case 'bundle':
      return 'a number of pieces'
    case 'enumeration':
      return `a value of \`${type.name}\``
    case 'kind':
      return `a kind of \`${type.class}\``
    case 'piece':
      return `a \`${type.class}\``
  }
}

export function sameValueType(a: ValueType, b: ValueType): boolean {
  if (a.kind === 'enumeration') return b.kind === 'enumeration' && a.name === b.name
  if (a.kind === 'kind') return b.kind === 'kind' && a.class === b.class
  if (a.kind === 'piece') return b.kind === 'piece' && a.class === b.class
  return a.kind === b.kind
}

export function fits(value: number, type: ValueType): boolean {
  return type.kind !== 'number' || (value >= type.least && value <= type.most)
}

/** What a name may mean as a type. */
export interface TypeNames {
  readonly enumerations: ReadonlyMap<string, readonly string[]>
  readonly classes: readonly { readonly name: string; readonly plural: string | undefined }[]
  /** A class stands for its kinds in what is printed, and for a piece in what changes. */
  readonly ofClass: 'kind' | 'piece' | 'nothing'
}

/** The type that a text names; undefined if there is none, which has been reported then. */
export function valueTypeOf(
  kind: Kind,
  source: TextSource,
  names: TypeNames,
  reporter: Reporter,
): ValueType | undefined {
  const at = source.spanOf(kind.start, kind.end)
  switch (kind.kind) {
    case 'true or false':
      return { kind: 'truth' }
    case 'range':
      if (kind.least <= kind.most) return { kind: 'number', least: kind.least, most: kind.most }
      return reporter.report('ST4018', at, `A range goes upwards: \`${kind.most}..${kind.least}\`.`, {
        fix: { span: at, text: `${kind.most}..${kind.least}` },
      })
    case 'set':
    case 'bag':
      return reporter.unsupported(at, 'Sets and bags as values are')
    case 'named':
      break
  }
  const name = kind.name.text
  if (names.enumerations.has(name)) return { kind: 'enumeration', name }
  if (name === 'number') return ANY_NUMBER
  if (name === 'player') return { kind: 'seat' }
  if (name === 'space') return { kind: 'space' }
  if (name === 'direction') return { kind: 'direction' }
  if (name === 'bundle' && names.ofClass === 'kind') return { kind: 'bundle' }
  if (name === 'bundle' || name === 'dice' || name === 'text' || name === 'action' || name === 'region')
    return reporter.unsupported(at, `The type \`${name}\` is`)
  const found = names.classes.find((c) => spellings(c.name, c.plural).includes(name))
  if (found !== undefined && names.ofClass !== 'nothing') return { kind: names.ofClass, class: found.name }
  if (reporter.isBroken(name)) return undefined
  const classes = names.ofClass === 'nothing' ? [] : names.classes.map((c) => c.name)
  const known = [
    'number',
    'player',
    'space',
    'direction',
    'true or false',
    ...names.enumerations.keys(),
    ...classes,
  ]
  const more = suggestion(name, known)
  const help =
    more.help ??
    'Types are a range like `1..9`, `number`, `true or false`, `player`, and what `values` names.'
  return reporter.report('ST4004', at, `There is no type called \`${name}\`.`, { help })
}
