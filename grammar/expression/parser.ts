import { ExampleRules } from './example-rules.ts'
import type { ParserOptions } from './parser-base.ts'

/** The whole grammar; every public rule may be where a text starts. */
export class Parser extends ExampleRules {
  constructor(options: ParserOptions) {
    super(options)
    this.performSelfAnalysis()
  }
}
