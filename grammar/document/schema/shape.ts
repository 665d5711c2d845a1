import type { Start } from '../../expression/parse.ts'

/**
 * JSON Schema as far as rulesets need it, with a few keywords of our own (`x-...`) that merging and the shape check
 * share. Scalars may be text, number or truth value: we read every scalar as text, other editors do not.
 */
export interface Shape {
  readonly description?: string
  /** Valid as ever, and nothing to write any more. */
  readonly deprecated?: true
  readonly $ref?: `#/$defs/${string}`
  readonly type?: readonly JsonType[]
  readonly pattern?: string
  readonly enum?: readonly (string | number | boolean)[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly patternProperties?: Readonly<Record<string, Shape>>
  readonly additionalProperties?: Shape | boolean
  readonly items?: Shape
  readonly required?: readonly string[]
  /**
   * How a later document changes this value; without the keyword, maps merge by name and everything else is replaced.
   */
  readonly 'x-merge'?: 'grow' | 'whole' | 'fixed' | 'body'
  /** The keys of this map are heads: merged by what precedes the parentheses. */
  readonly 'x-heads'?: 'single' | 'overloaded'
  /** The texts here are conditions that a later document may widen with `also` or narrow with `unless`. */
  readonly 'x-clauses'?: true
  /** Keys that authors expect here, and their replacements. */
  readonly 'x-elsewhere'?: Readonly<Record<string, string>>
  /** An entry of the author's to begin with; what to fill in is written `${1:name}`. */
  readonly 'x-skeleton'?: string
  /** The texts here are words about looks: of a thing, of printed values, of places, of spaces, of lines, or of tracked values. */
  readonly 'x-looks'?: 'look' | 'show' | 'place' | 'space' | 'line' | 'count'
  /** A `.` in a key of this map separates nested names. */
  readonly 'x-dotted'?: true
  /** The start symbols with which the grammar parses the text here; if there are several, another part decides. */
  readonly 'x-reads'?: readonly Start[]
  /** The start symbol for the key of this value. A label may contain any word, unless it has parentheses. */
  readonly 'x-key'?: Start | 'label or signature'
  /** The sort of name that the key of this value declares; for a list item, the item. */
  readonly 'x-declares'?: Declared
}

/** Kinds of names that documents declare. */
export type Declared =
  | 'seat'
  | 'number'
  | 'option'
  | 'enumeration'
  | 'value'
  | 'class'
  | 'kind'
  | 'family'
  | 'column'
  | 'place'
  | 'area'
  | 'direction'
  | 'setup'
  | 'tracked'
  | 'pattern'
  | 'term'
  | 'rule'
  | 'tally'
  | 'table'
  | 'stage'
  | 'action'
  | 'history'
  | 'whenever'
  | 'end'
  | 'condition'
  | 'choice'
  | 'let'

type JsonType = 'string' | 'number' | 'boolean' | 'array' | 'object'

const SCALAR: readonly JsonType[] = ['string', 'number', 'boolean']

/** The only text allowed in place of a map: the word that deletes. */
export const REMOVED = '^removed$'
/** Edits of an existing list by a variant, each followed by items separated by commas. */
export const LIST_CHANGES = ['also', 'without', 'only'] as const
export const LIST_TEXT = `^(?:removed$|(?:${LIST_CHANGES.join('|')}) )`

/** Words, numbers, names. */
export function text(description: string): Shape {
  return { description, type: SCALAR }
}

/** A text of the language. */
export function written(description: string, ...reads: readonly Start[]): Shape {
  return { ...text(description), 'x-reads': reads }
}

/** The same shape where its key, or the list item, declares a name. */
export function declares(sort: Declared, shape: Shape): Shape {
  return { ...shape, 'x-declares': sort }
}

/** The same where the name may have parameters. */
export function declaresHead(sort: Declared, shape: Shape): Shape {
  return { ...declares(sort, shape), 'x-key': 'signature' }
}

export function oneOf(description: string, values: readonly (string | number | boolean)[]): Shape {
  return { description, enum: values }
}

export function yesOrNo(description: string): Shape {
  return oneOf(description, ['yes', 'no', 'true', 'false', true, false])
}

export function list(description: string, items: Shape = text('One of them.')): Shape {
  return { description, type: ['array', 'string'], pattern: LIST_TEXT, items }
}

export function textOrList(description: string, one: Shape = text('One of them.')): Shape {
  return { ...one, description, type: [...SCALAR, 'array'], items: one }
}

/** A map whose keys are the author's. */
export function mapOf(description: string, values: Shape, more: Partial<Shape> = {}): Shape {
  return {
    description,
    type: ['object', 'string'],
    pattern: REMOVED,
    additionalProperties: values,
    'x-dotted': true,
    ...more,
  }
}

/** A map whose keys belong to the language. */
export function record(
  description: string,
  properties: Readonly<Record<string, Shape>>,
  more: Partial<Shape> = {},
): Shape {
  return {
    description,
    type: ['object', 'string'],
    pattern: REMOVED,
    properties,
    additionalProperties: false,
    'x-dotted': true,
    ...more,
  }
}

/** The same map, or a text. */
export function orText(shape: Shape): Shape {
  const { pattern: _, ...rest } = shape
  return { ...rest, type: [...SCALAR, 'object'] }
}

/** The same map, or a list or a text. */
export function orList(shape: Shape, items: Shape = text('One of them.')): Shape {
  const { pattern: _, ...rest } = shape
  return { ...rest, type: [...SCALAR, 'object', 'array'], items }
}

export function steps(description: string, more: Partial<Shape> = {}): Shape {
  return { description, $ref: '#/$defs/steps', 'x-merge': 'whole', ...more }
}

export function sectionDef(name: string): string {
  return `section-${name.replaceAll(' ', '-')}`
}

/** A section where it occurs in a document; its shape is a definition. */
export function sectionRef(name: string, description: string): Shape {
  return { description, $ref: `#/$defs/${sectionDef(name)}` }
}
