/** An error of ajv, as far as we use it. */
export interface Mismatch {
  /** The path to the value, as a JSON pointer. */
  readonly instancePath: string
  readonly params: { readonly additionalProperty?: string; readonly missingProperty?: string }
}

interface Validator {
  (document: unknown): boolean
  readonly errors?: readonly Mismatch[] | null
}

export declare const game: Validator
export declare const module: Validator
export declare const examples: Validator
export declare const texts: Validator
export declare const data: Validator
