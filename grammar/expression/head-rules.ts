import type { Expression, Head } from './ast.ts'
import type { Rule } from './parser-base.ts'
import { StepRules } from './step-rules.ts'
import { NameToken, headWord, word } from './token-types.ts'

/** Keys that head a list of steps. */
export abstract class HeadRules extends StepRules {
  readonly head: Rule<Head> = this.rule('head', () =>
    this.pick<Head>([
      { ALT: () => this.SUBRULE(this.ifHead) },
      { ALT: () => this.SUBRULE(this.elseHead) },
      { ALT: () => this.SUBRULE(this.caseHead) },
      { ALT: () => this.SUBRULE(this.forEachHead) },
      { ALT: () => this.SUBRULE(this.everyHead) },
      { ALT: () => this.SUBRULE(this.bareHead) },
      { ALT: () => this.SUBRULE(this.onlyHead) },
      { ALT: () => this.SUBRULE(this.repeatHead) },
      { ALT: () => this.SUBRULE(this.whileHead) },
      { ALT: () => this.SUBRULE(this.turnsHead) },
    ]),
  )

  readonly ifHead: Rule<Head> = this.rule('ifHead', () => {
    const start = this.start()
    this.CONSUME(word('if'))
    const condition = this.SUBRULE(this.expression)
    return { kind: 'if', condition, start, end: this.end() }
  })

  readonly elseHead: Rule<Head> = this.rule('elseHead', () => {
    const start = this.start()
    this.CONSUME(word('else'))
    const condition = this.OPTION(() => {
      this.CONSUME(word('if'))
      return this.SUBRULE(this.expression)
    })
    return { kind: 'else', condition, start, end: this.end() }
  })

  readonly caseHead: Rule<Head> = this.rule('caseHead', () => {
    const start = this.start()
    this.CONSUME(headWord('case'))
    const of = this.SUBRULE(this.expression)
    return { kind: 'case', of, start, end: this.end() }
  })

  readonly forEachHead: Rule<Head> = this.rule('forEachHead', () => {
    const start = this.start()
    this.CONSUME(word('for each'))
    const nouns = this.SUBRULE(this.nouns)
    return { kind: 'for each', nouns, start, end: this.end() }
  })

  readonly everyHead: Rule<Head> = this.rule('everyHead', () => {
    const start = this.start()
    this.CONSUME(word('every'))
    const nouns = this.SUBRULE(this.nouns)
    this.CONSUME(word('in secret'))
    const also = this.OPTION(() => {
      this.CONSUME(word('and'))
      return this.nameOf(this.CONSUME(NameToken))
    })
    return { kind: 'every in secret', nouns, also, start, end: this.end() }
  })

  readonly bareHead: Rule<Head> = this.rule('bareHead', () => {
    const start = this.start()
    const kind = this.pick<'together' | 'let'>([
      { ALT: () => this.record('together', headWord('together')) },
      { ALT: () => this.record('let', headWord('let')) },
    ])
    return { kind, start, end: this.end() }
  })

  readonly onlyHead: Rule<Head> = this.rule('onlyHead', () => {
    const start = this.start()
    this.CONSUME(headWord('only'))
    this.CONSUME(word('to'))
    const who = this.SUBRULE(this.path)
    return { kind: 'only to', who, start, end: this.end() }
  })

  readonly repeatHead: Rule<Head> = this.rule('repeatHead', () => {
    const start = this.start()
    this.CONSUME(headWord('repeat'))
    return this.pick<Head>([
      {
        ALT: () => {
          this.CONSUME(word('until'))
          const condition = this.SUBRULE(this.expression)
          const atMost = this.SUBRULE(this.bound)
          return { kind: 'repeat until', condition, atMost, start, end: this.end() }
        },
      },
      {
        ALT: () => {
          const times = this.SUBRULE(this.sum)
          this.CONSUME(word('times'))
          return { kind: 'repeat times', times, start, end: this.end() }
        },
      },
    ])
  })

  readonly whileHead: Rule<Head> = this.rule('whileHead', () => {
    const start = this.start()
    this.CONSUME(word('while'))
    const condition = this.SUBRULE(this.expression)
    const atMost = this.SUBRULE(this.bound)
    return { kind: 'while', condition, atMost, start, end: this.end() }
  })

  readonly turnsHead: Rule<Head> = this.rule('turnsHead', () => {
    const start = this.start()
    this.CONSUME(word('turns from'))
    const from = this.SUBRULE(this.path)
    let condition: Expression | undefined
    this.OPTION(() => {
      this.CONSUME(word('while'))
      condition = this.SUBRULE(this.expression)
    })
    const atMost = this.OPTION2(() => this.SUBRULE(this.bound))
    return { kind: 'turns', from, while: condition, atMost, start, end: this.end() }
  })

  readonly bound: Rule<Expression> = this.rule('bound', () => {
    this.CONSUME(word(','))
    this.CONSUME(word('at most'))
    return this.SUBRULE(this.sum)
  })
}
