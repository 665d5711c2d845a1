import type { Code } from '../../grammar/diagnostics/catalogue.ts'

/** The reason why a store or a queue cannot be used, for its user. */
export class Trouble extends Error {
  readonly code: Code
  readonly help: string | undefined

  constructor(code: Code, message: string, help?: string) {
    super(message)
    this.name = 'Trouble'
    this.code = code
    this.help = help
  }
}
