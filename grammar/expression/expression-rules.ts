import type { Bundle, Expression } from './ast.ts'
import type { Rule } from './parser-base.ts'
import type { OperatorName } from '../language/operators.ts'
import { PathRules } from './path-rules.ts'
import { NameToken, word } from './token-types.ts'

type Comparing = '<' | '<=' | '>' | '>='
type Relation = 'in' | 'next to'

/** The operators, from the loosest to the tightest. */
export abstract class ExpressionRules extends PathRules {
  override readonly expression: Rule<Expression> = this.rule('expression', () =>
    this.pick<Expression>([
      { ALT: () => this.SUBRULE(this.conditional) },
      { ALT: () => this.SUBRULE(this.fallback) },
    ]),
  )

  readonly conditional: Rule<Expression> = this.rule('conditional', () => {
    const start = this.start()
    this.descend()
    this.CONSUME(word('if'))
    const condition = this.SUBRULE(this.expression)
    this.CONSUME(word('then'))
    const then = this.SUBRULE2(this.expression)
    const otherwise = this.OPTION(() => {
      this.CONSUME(word('else'))
      return this.SUBRULE3(this.expression)
    })
    this.ascend()
    return { kind: 'if', condition, then, else: otherwise, start, end: this.end() }
  })

  readonly fallback: Rule<Expression> = this.rule('fallback', () => {
    const start = this.start()
    const first = this.SUBRULE(this.either)
    let alternatives: Expression[] | undefined
    this.MANY(() => {
      this.CONSUME(word('otherwise'))
      const next = this.SUBRULE2(this.either)
      alternatives = [...(alternatives ?? [first]), next]
    })
    return alternatives === undefined ? first : { kind: 'otherwise', alternatives, start, end: this.end() }
  })

  override readonly either: Rule<Expression> = this.rule('either', () => {
    const start = this.start()
    const first = this.SUBRULE(this.both)
    let terms: Expression[] | undefined
    this.MANY(() => {
      this.CONSUME(word('or'))
      const next = this.SUBRULE2(this.both)
      if (terms === undefined) terms = [first, next]
      else terms.push(next)
    })
    return terms === undefined ? first : { kind: 'or', terms, start, end: this.end() }
  })

  readonly both: Rule<Expression> = this.rule('both', () => {
    const start = this.start()
    const first = this.SUBRULE(this.negation)
    let terms: Expression[] | undefined
    this.MANY(() => {
      this.CONSUME(word('and'))
      const next = this.SUBRULE2(this.negation)
      if (terms === undefined) terms = [first, next]
      else terms.push(next)
    })
    return terms === undefined ? first : { kind: 'and', terms, start, end: this.end() }
  })

  readonly negation: Rule<Expression> = this.rule('negation', () =>
    this.pick<Expression>([
      { ALT: () => this.SUBRULE(this.prefixed) },
      { ALT: () => this.SUBRULE(this.test) },
    ]),
  )

  readonly prefixed: Rule<Expression> = this.rule('prefixed', () => {
    const start = this.start()
    this.descend()
    const kind = this.pick<'not' | 'openly' | 'afterwards'>([
      { ALT: () => this.record('not', word('not')) },
      { ALT: () => this.record('openly', word('openly')) },
      { ALT: () => this.record('afterwards', word('afterwards')) },
    ])
    const term = this.SUBRULE(this.negation)
    this.ascend()
    return { kind, term, start, end: this.end() }
  })

  readonly test: Rule<Expression> = this.rule('test', () => {
    const start = this.start()
    const left = this.SUBRULE(this.sum)
    let found = left
    this.OPTION(() => {
      found = this.pick<Expression>([
        {
          ALT: () => {
            const operator = this.SUBRULE(this.comparing)
            const right = this.SUBRULE2(this.sum)
            return { kind: 'compare', operator, left, right, start, end: this.end() }
          },
        },
        {
          ALT: () => {
            this.CONSUME(word('is'))
            const negated = this.OPTION2(() => this.CONSUME(word('not'))) !== undefined
            return this.pick2<Expression>([
              {
                ALT: () => {
                  const relation = this.SUBRULE(this.relation)
                  const right = this.SUBRULE(this.path)
                  return { kind: 'within', negated, relation, left, right, start, end: this.end() }
                },
              },
              {
                ALT: () => {
                  const right = this.SUBRULE3(this.sum)
                  return { kind: 'is', negated, left, right, start, end: this.end() }
                },
              },
            ])
          },
        },
        {
          ALT: () => {
            this.CONSUME(word('has'))
            const right = this.pick3<Bundle | Expression>([
              { ALT: () => this.SUBRULE(this.bundle) },
              { ALT: () => this.SUBRULE2(this.path) },
            ])
            return { kind: 'has', left, right, start, end: this.end() }
          },
        },
        {
          ALT: () => {
            this.CONSUME(word('can'))
            const action = this.nameOf(this.CONSUME(NameToken))
            return { kind: 'can', player: left, action, start, end: this.end() }
          },
        },
        {
          ALT: () => {
            this.CONSUME(word('knows that'))
            this.descend()
            const fact = this.SUBRULE(this.test)
            this.ascend()
            return { kind: 'knows that', player: left, fact, start, end: this.end() }
          },
        },
        {
          ALT: () => {
            this.CONSUME(word('knows'))
            const thing = this.SUBRULE4(this.sum)
            return { kind: 'knows', player: left, thing, start, end: this.end() }
          },
        },
      ])
    })
    return found
  })

  readonly comparing: Rule<Comparing> = this.rule('comparing', () =>
    this.pick<Comparing>([
      { ALT: () => this.record('<', word('<')) },
      { ALT: () => this.record('<=', word('<=')) },
      { ALT: () => this.record('>', word('>')) },
      { ALT: () => this.record('>=', word('>=')) },
    ]),
  )

  readonly relation: Rule<Relation> = this.rule('relation', () =>
    this.pick<Relation>([
      { ALT: () => this.record('in', word('in')) },
      { ALT: () => this.record('in', word('on')) },
      { ALT: () => this.record('next to', word('next to')) },
    ]),
  )

  override readonly sum: Rule<Expression> = this.rule('sum', () => {
    const start = this.start()
    let left = this.SUBRULE(this.product)
    this.MANY(() => {
      const operator = this.pick<'+' | '-'>([
        { ALT: () => this.record('+', word('+')) },
        { ALT: () => this.record('-', word('-')) },
      ])
      const right = this.SUBRULE2(this.product)
      left = { kind: 'arithmetic', operator, left, right, start, end: this.end() }
    })
    return left
  })

  readonly product: Rule<Expression> = this.rule('product', () => {
    const start = this.start()
    let left = this.SUBRULE(this.path)
    this.MANY(() => {
      let operator: OperatorName = '*'
      const right = this.pick<Expression>([
        {
          ALT: () => {
            this.CONSUME(word('*'))
            return this.SUBRULE2(this.path)
          },
        },
        {
          ALT: () => {
            operator = this.record('mod', word('mod'))
            return this.SUBRULE3(this.path)
          },
        },
        {
          ALT: () => {
            this.CONSUME(word('/'))
            const divisor = this.SUBRULE4(this.path)
            operator = this.pick2<'/ up' | '/ down'>([
              { ALT: () => this.record('/ up', word('rounded up')) },
              { ALT: () => this.record('/ down', word('rounded down')) },
            ])
            return divisor
          },
        },
      ])
      left = { kind: 'arithmetic', operator, left, right, start, end: this.end() }
    })
    return left
  })
}
