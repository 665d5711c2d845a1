import type { Code } from '../../grammar/diagnostics/catalogue.ts'

/** What keeps a store or a queue from being used, in words for whoever named it. */
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
