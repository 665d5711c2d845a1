import type { Start } from '../../expression/parse.ts'

/**
 * JSON Schema as far as rulesets need it, with a few words of our own (`x-...`) that merging and the shape check read
 * from the same place. Scalars may be text, number or truth value: we read every scalar as text, other editors do not.
 */
export interface Shape {
  readonly description?: string
  readonly $ref?: `#/$defs/${string}`
  readonly type?: readonly JsonType[]
  readonly pattern?: string
  readonly enum?: readonly (string | number | boolean)[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly patternProperties?: Readonly<Record<string, Shape>>
  readonly additionalProperties?: Shape | boolean
  readonly items?: Shape
  readonly required?: readonly string[]
  /** How a later document changes what stands here; without the word maps merge by name and the rest is replaced. */
  readonly 'x-merge'?: 'grow' | 'whole' | 'fixed' | 'body'
  /** The keys of this map are heads: merged by what stands before the parentheses. */
  readonly 'x-heads'?: 'single' | 'overloaded'
  /** The texts here are conditions that a later document may widen with `also` or narrow with `unless`. */
  readonly 'x-clauses'?: true
  /** Computed text: it must stand in block position. */
  readonly 'x-block'?: true
  /** Keys that authors expect here, and what is written instead. */
  readonly 'x-elsewhere'?: Readonly<Record<string, string>>
  /** A `.` in a key of this map reaches deep. */
  readonly 'x-dotted'?: true
  /** As what the grammar reads the text here; of several each has its turn, for another part decides. */
  readonly 'x-reads'?: readonly Start[]
  /** As what the grammar reads the key under which this stands. A label may hold any word, unless it has parentheses. */
  readonly 'x-key'?: Start | 'label or signature'
  /** What the key under which this stands is a name of from here on; of an item of a list, the item. */
  readonly 'x-declares'?: Declared
}

/** Sorts of names that documents give. */
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

export type JsonType = 'string' | 'number' | 'boolean' | 'array' | 'object'

const SCALAR: readonly JsonType[] = ['string', 'number', 'boolean']

/** In a map position the only text is the word that deletes. */
export const REMOVED = '^removed$'
/** What a variant does to a list that is there; what stands behind it are items, with commas between them. */
export const LIST_CHANGES = ['also', 'without', 'only'] as const
export const LIST_TEXT = `^(?:removed$|(?:${LIST_CHANGES.join('|')}) )`

/** Words, numbers, names: may stand inside braces. */
export function text(description: string): Shape {
  return { description, type: SCALAR }
}

/** A text of the small language that may stand inside braces, such as a type. */
export function written(description: string, ...reads: readonly Start[]): Shape {
  return { ...text(description), 'x-reads': reads }
}

/** An expression, choice, condition or change: stands on a line of its own. */
export function computed(description: string, ...reads: readonly Start[]): Shape {
  return { ...written(description, ...reads), 'x-block': true }
}

/** The same shape where its key, or the item of a list, gives a name. */
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

/** A map whose keys are the language's. */
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

/** The same map, where a text may stand instead. */
export function orText(shape: Shape): Shape {
  const { pattern: _, ...rest } = shape
  return { ...rest, type: [...SCALAR, 'object'] }
}

/** The same map, where a list or a text may stand instead. */
export function orList(shape: Shape, items: Shape = text('One of them.')): Shape {
  const { pattern: _, ...rest } = shape
  return { ...rest, type: [...SCALAR, 'object', 'array'], items }
}

export function steps(description: string, more: Partial<Shape> = {}): Shape {
  return { description, $ref: '#/$defs/steps', 'x-merge': 'whole', 'x-block': true, ...more }
}

export function sectionDef(name: string): string {
  return `section-${name.replaceAll(' ', '-')}`
}

/** A section where it stands in a document; its shape is a definition. */
export function sectionRef(name: string, description: string): Shape {
  return { description, $ref: `#/$defs/${sectionDef(name)}` }
}
