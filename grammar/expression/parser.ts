import { ExampleRules } from './example-rules.ts'
import type { ParserOptions } from './parser-base.ts'

/** The whole grammar. Every public rule may be a start symbol. */
export class Parser extends ExampleRules {
  constructor(options: ParserOptions) {
    super(options)
    this.performSelfAnalysis()
  }
}
