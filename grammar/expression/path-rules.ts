import type { Expression, Name, Nouns } from './ast.ts'
import { NounRules } from './noun-rules.ts'
import type { Rule } from './parser-base.ts'
import { NameToken, NumberToken, word } from './token-types.ts'

const ALL = word('all')
const ALL_BUT = word('all but')
const ANY = word('any')
const CLOSE = word(')')
const DOT = word('.')
const EVERY = word('every')
const FALSE = word('false')
const FIRST = word('first')
const HAS = word('has')
const HIGHEST_OF = word('highest of')
const IN = word('in')
const LOWEST_OF = word('lowest of')
const NO = word('no')
const MINUS = word('-')
const NONE = word('none')
const NOTHING = word('nothing')
const NUMBER_OF = word('number of')
const OF = word('of')
const OPEN = word('(')
const ORIGINAL = word('original')
const OVER = word('over')
const RANDOM = word('random')
const SUM_OF = word('sum of')
const TOP_OF = word('top of')
const TRUE = word('true')
const YOUR = word('your')

type Selecting = 'all' | 'first' | 'random'
type Folding = 'sum' | 'highest' | 'lowest'

/** The operands: names with what is attached to them, constants, quantifiers. */
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
            this.CONSUME(OF)
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
    this.CONSUME(DOT)
    return this.nameOf(this.CONSUME(NameToken))
  })

  private fieldOf(object: Expression, start: number, name: Name): Expression {
    return { kind: 'field', object, name, start, end: name.end }
  }

  readonly signed: Rule<number> = this.rule('signed', () => {
    const isNegative = this.OPTION(() => this.CONSUME(MINUS)) !== undefined
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
          this.CONSUME(OPEN)
          const inner = this.SUBRULE(this.expression)
          this.CONSUME(CLOSE)
          return inner
        },
      },
      {
        ALT: () => {
          this.CONSUME(YOUR)
          const name = this.nameOf(this.CONSUME(NameToken))
          return { kind: 'your', name, start, end: name.end }
        },
      },
      { ALT: () => this.constant(start, { kind: 'truth', value: true }, this.CONSUME(TRUE).endOffset) },
      { ALT: () => this.constant(start, { kind: 'truth', value: false }, this.CONSUME(FALSE).endOffset) },
      { ALT: () => this.constant(start, { kind: 'none' }, this.CONSUME(NONE).endOffset) },
      { ALT: () => this.constant(start, { kind: 'nothing' }, this.CONSUME(NOTHING).endOffset) },
      { ALT: () => this.constant(start, { kind: 'original' }, this.CONSUME(ORIGINAL).endOffset) },
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
      { ALT: () => this.told('all', ALL) },
      { ALT: () => this.told('first', FIRST) },
      { ALT: () => this.told('random', RANDOM) },
    ])
    const nouns = this.SUBRULE(this.nouns)
    return { kind: 'select', quantity, nouns, start, end: this.end() }
  })

  readonly existence: Rule<Expression> = this.rule('existence', () => {
    const start = this.start()
    const negated = this.pick<boolean>([
      {
        ALT: () => {
          this.CONSUME(ANY)
          return false
        },
      },
      {
        ALT: () => {
          this.CONSUME(NO)
          return true
        },
      },
    ])
    const nouns: Nouns = this.SUBRULE(this.nouns)
    const has = this.OPTION(() => {
      this.CONSUME(HAS)
      return this.SUBRULE(this.owned)
    })
    return { kind: 'exists', negated, nouns, has, start, end: this.end() }
  })

  readonly universal: Rule<Expression> = this.rule('universal', () => {
    const start = this.start()
    this.CONSUME(EVERY)
    const nouns = this.SUBRULE(this.nouns)
    this.CONSUME(HAS)
    const has = this.SUBRULE(this.owned)
    return { kind: 'every', nouns, has, start, end: this.end() }
  })

  readonly counting: Rule<Expression> = this.rule('counting', () => {
    const start = this.start()
    this.CONSUME(NUMBER_OF)
    return this.pick<Expression>([
      {
        ALT: () => {
          const value = this.numberOf(this.CONSUME(NumberToken))
          this.CONSUME(IN)
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
      { ALT: () => this.told('sum', SUM_OF) },
      { ALT: () => this.told('highest', HIGHEST_OF) },
      { ALT: () => this.told('lowest', LOWEST_OF) },
    ])
    const of = this.SUBRULE(this.sum)
    this.CONSUME(OVER)
    const nouns = this.SUBRULE(this.nouns)
    return { kind: 'fold', fold, of, nouns, start, end: this.end() }
  })

  readonly part: Rule<Expression> = this.rule('part', () => {
    const start = this.start()
    const kind = this.pick<'top' | 'all but'>([
      { ALT: () => this.told('top', TOP_OF) },
      { ALT: () => this.told('all but', ALL_BUT) },
    ])
    const of = this.SUBRULE(this.path)
    return { kind, of, start, end: this.end() }
  })
}
