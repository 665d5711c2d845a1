// generated, do not edit
export interface ShapeError {
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}
export interface Validate {
  (data: unknown): boolean
  errors?: readonly ShapeError[] | null
}
export const game: Validate
export const module: Validate
export const examples: Validate
export const texts: Validate
export const data: Validate
