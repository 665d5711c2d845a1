import type { Code } from '../../grammar/diagnostics/catalogue.ts'

/** Why a store or a queue cannot be used, for the user who named it. */
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
