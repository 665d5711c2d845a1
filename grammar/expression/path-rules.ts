import type { Expression, Name, Nouns } from './ast.ts'
import { NounRules } from './noun-rules.ts'
import type { Rule } from './parser-base.ts'
import { NameToken, NumberToken, word } from './token-types.ts'

type Selecting = 'all' | 'first' | 'random'
type Folding = 'sum' | 'highest' | 'lowest'

/** The operands: names with arguments and fields, constants, quantifiers. */
export abstract class PathRules extends NounRules {
  override readonly path: Rule<Expression> = this.rule('path', () => {
    this.descend()
    const found = this.pick<Expression>([
      { ALT: () => this.SUBRULE(this.reference) },
      { ALT: () => this.SUBRULE(this.closed) },
      { ALT: () => this.SUBRULE(this.selection) },
      { ALT: () => this.SUBRULE(this.existence) },
      { ALT: () => this.SUBRULE(this.universal) },
      { ALT: () => this.SUBRULE(this.counting) },
      { ALT: () => this.SUBRULE(this.folding) },
      { ALT: () => this.SUBRULE(this.part) },
    ])
    this.ascend()
    return found
  })

  readonly reference: Rule<Expression> = this.rule('reference', () => {
    const start = this.start()
    const name = this.nameOf(this.CONSUME(NameToken))
    let args: readonly Expression[] | undefined
    this.OPTION(() => {
      args = this.SUBRULE(this.argumentList)
    })
    const end = this.end()
    const list = args
    let found: Expression =
      list === undefined
        ? { kind: 'name', name, start, end }
        : { kind: 'call', name, arguments: list, start, end }
    this.OPTION2(() => {
      this.OR([
        {
          ALT: () => {
            this.CONSUME(word('of'))
            const object = this.SUBRULE(this.path)
            found = { kind: 'of', name, arguments: args, object, start, end: this.end() }
          },
        },
        {
          ALT: () => {
            this.AT_LEAST_ONE(() => {
              found = this.fieldOf(found, start, this.SUBRULE(this.field))
            })
          },
        },
      ])
    })
    return found
  })

  readonly field: Rule<Name> = this.rule('field', () => {
    this.CONSUME(word('.'))
    return this.nameOf(this.CONSUME(NameToken))
  })

  private fieldOf(object: Expression, start: number, name: Name): Expression {
    return { kind: 'field', object, name, start, end: name.end }
  }

  readonly signed: Rule<number> = this.rule('signed', () => {
    const isNegative = this.OPTION(() => this.CONSUME(word('-'))) !== undefined
    const value = this.numberOf(this.CONSUME(NumberToken))
    return isNegative ? 0 - value : value
  })

  readonly closed: Rule<Expression> = this.rule('closed', () => {
    const start = this.start()
    let found = this.pick<Expression>([
      {
        ALT: () => {
          const value = this.SUBRULE(this.signed)
          return { kind: 'number', value, start, end: this.end() }
        },
      },
      {
        ALT: () => {
          this.CONSUME(word('('))
          const inner = this.SUBRULE(this.expression)
          this.CONSUME(word(')'))
          return inner
        },
      },
      {
        ALT: () => {
          this.CONSUME(word('your'))
          const name = this.nameOf(this.CONSUME(NameToken))
          return { kind: 'your', name, start, end: name.end }
        },
      },
      {
        ALT: () => this.constant(start, { kind: 'truth', value: true }, this.CONSUME(word('true')).endOffset),
      },
      {
        ALT: () =>
          this.constant(start, { kind: 'truth', value: false }, this.CONSUME(word('false')).endOffset),
      },
      { ALT: () => this.constant(start, { kind: 'none' }, this.CONSUME(word('none')).endOffset) },
      { ALT: () => this.constant(start, { kind: 'nothing' }, this.CONSUME(word('nothing')).endOffset) },
      { ALT: () => this.constant(start, { kind: 'original' }, this.CONSUME(word('original')).endOffset) },
    ])
    this.MANY(() => {
      found = this.fieldOf(found, start, this.SUBRULE(this.field))
    })
    return found
  })

  private constant<T extends object>(start: number, value: T, end = 0): T & { start: number; end: number } {
    return { ...value, start, end }
  }

  readonly selection: Rule<Expression> = this.rule('selection', () => {
    const start = this.start()
    const quantity = this.pick<Selecting>([
      { ALT: () => this.record('all', word('all')) },
      { ALT: () => this.record('first', word('first')) },
      { ALT: () => this.record('random', word('random')) },
    ])
    const nouns = this.SUBRULE(this.nouns)
    return { kind: 'select', quantity, nouns, start, end: this.end() }
  })

  readonly existence: Rule<Expression> = this.rule('existence', () => {
    const start = this.start()
    const negated = this.pick<boolean>([
      {
        ALT: () => {
          this.CONSUME(word('any'))
          return false
        },
      },
      {
        ALT: () => {
          this.CONSUME(word('no'))
          return true
        },
      },
    ])
    const nouns: Nouns = this.SUBRULE(this.nouns)
    const has = this.OPTION(() => {
      this.CONSUME(word('has'))
      return this.SUBRULE(this.owned)
    })
    return { kind: 'exists', negated, nouns, has, start, end: this.end() }
  })

  readonly universal: Rule<Expression> = this.rule('universal', () => {
    const start = this.start()
    this.CONSUME(word('every'))
    const nouns = this.SUBRULE(this.nouns)
    this.CONSUME(word('has'))
    const has = this.SUBRULE(this.owned)
    return { kind: 'every', nouns, has, start, end: this.end() }
  })

  readonly counting: Rule<Expression> = this.rule('counting', () => {
    const start = this.start()
    this.CONSUME(word('number of'))
    return this.pick<Expression>([
      {
        ALT: () => {
          const value = this.numberOf(this.CONSUME(NumberToken))
          this.CONSUME(word('in'))
          const within = this.SUBRULE(this.path)
          return { kind: 'count value', value, within, start, end: this.end() }
        },
      },
      {
        ALT: () => {
          const nouns = this.SUBRULE(this.nouns)
          return { kind: 'count', nouns, start, end: this.end() }
        },
      },
    ])
  })

  readonly folding: Rule<Expression> = this.rule('folding', () => {
    const start = this.start()
    const fold = this.pick<Folding>([
      { ALT: () => this.record('sum', word('sum of')) },
      { ALT: () => this.record('highest', word('highest of')) },
      { ALT: () => this.record('lowest', word('lowest of')) },
    ])
    const of = this.SUBRULE(this.sum)
    this.CONSUME(word('over'))
    const nouns = this.SUBRULE(this.nouns)
    return { kind: 'fold', fold, of, nouns, start, end: this.end() }
  })

  readonly part: Rule<Expression> = this.rule('part', () => {
    const start = this.start()
    const kind = this.pick<'top' | 'all but'>([
      { ALT: () => this.record('top', word('top of')) },
      { ALT: () => this.record('all but', word('all but')) },
    ])
    const of = this.SUBRULE(this.path)
    return { kind, of, start, end: this.end() }
  })
}
