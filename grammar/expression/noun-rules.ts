import { tokenMatcher } from 'chevrotain'
import type { Bundle, Expression, InCommon, Lot, Name, Nouns } from './ast.ts'
import { ParserBase, type Rule } from './parser-base.ts'
import { NameToken, NumberToken, word } from './token-types.ts'

/** A word only where it begins a name behind a number, or behind `of`. */
const DIFFERENT = 'different '

/** `different gems` as a name: the noun. */
export function afterDifferent(name: Name): Name {
  const text = name.text.slice(DIFFERENT.length)
  return { ...name, text, start: name.end - text.length }
}

export function isDifferent({ text }: Name): boolean {
  return text.startsWith(DIFFERENT)
}

/** Things in sentences: nouns, and bundles of counted names. */
export abstract class NounRules extends ParserBase {
  abstract readonly expression: Rule<Expression>
  abstract readonly either: Rule<Expression>
  abstract readonly sum: Rule<Expression>
  abstract readonly path: Rule<Expression>

  readonly argumentList: Rule<readonly Expression[]> = this.rule('argumentList', () => {
    const list: Expression[] = []
    this.CONSUME(word('('))
    this.OPTION(() => {
      list.push(this.SUBRULE(this.expression))
      this.MANY(() => {
        this.CONSUME(word(','))
        list.push(
          this.pick<Expression>([
            { ALT: () => this.SUBRULE2(this.expression) },
            { ALT: () => this.SUBRULE(this.stepWhere) },
          ]),
        )
      })
    })
    this.CONSUME(word(')'))
    return list
  })

  /** `where not walled(previous, it)`, the last argument of what goes step by step. */
  readonly stepWhere: Rule<Expression> = this.rule('stepWhere', () => {
    const start = this.start()
    const { term, ...how } = this.pick<
      Pick<Extract<Expression, { kind: 'where' }>, 'term' | 'limits' | 'turned' | 'facing' | 'heading'>
    >([
      { ALT: () => ({ term: this.SUBRULE(this.where) }) },
      {
        ALT: () => {
          this.CONSUME(word('by'))
          return { term: this.SUBRULE(this.sum), limits: 'by' }
        },
      },
      {
        ALT: () => {
          this.CONSUME(word('at most'))
          return { term: this.SUBRULE2(this.sum), limits: 'at most' }
        },
      },
      { ALT: () => this.SUBRULE(this.turns) },
    ])
    return { kind: 'where', term, ...how, start, end: this.end() }
  })

  /** `with turns at 1 from car.facing to heading`: both ends can be left out. */
  private readonly turns = this.rule('turns', () => {
    this.CONSUME(word('with'))
    const turned = this.nameOf(this.CONSUME(NameToken))
    this.CONSUME(word('at'))
    const term = this.SUBRULE(this.sum)
    const facing = this.OPTION(() => {
      this.CONSUME(word('from'))
      return this.SUBRULE2(this.sum)
    })
    const heading = this.OPTION2(() => {
      this.CONSUME(word('to'))
      return this.SUBRULE3(this.sum)
    })
    return {
      limits: 'turns' as const,
      term,
      turned,
      ...(facing === undefined ? {} : { facing }),
      ...(heading === undefined ? {} : { heading }),
    }
  })

  readonly nouns: Rule<Nouns> = this.rule('nouns', () => {
    const start = this.start()
    let owner: Nouns['owner']
    this.OPTION(() => {
      owner = this.SUBRULE(this.owner)
    })
    const name = this.nameOf(this.CONSUME(NameToken))
    let args: Nouns['arguments']
    this.OPTION2(() => {
      args = this.SUBRULE(this.argumentList)
    })
    const fields: Name[] = []
    this.MANY(() => {
      this.CONSUME(word('.'))
      fields.push(this.nameOf(this.CONSUME2(NameToken)))
    })
    let called: Nouns['called']
    this.OPTION3(() => {
      called = this.SUBRULE(this.called)
    })
    let within: Nouns['within']
    this.OPTION4(() => {
      this.OR([{ ALT: () => this.CONSUME(word('in')) }, { ALT: () => this.CONSUME(word('on')) }])
      within = this.SUBRULE(this.path)
    })
    const circle = this.OPTION5(() => this.SUBRULE(this.circle))
    const order = this.OPTION6(() => this.SUBRULE(this.order))
    const where = this.OPTION7(() => this.SUBRULE(this.where))
    const among = { owner, name, arguments: args, fields, called, within }
    return { ...among, circle, order, where, start, end: this.end() }
  })

  readonly owner: Rule<'your' | 'enemy'> = this.rule('owner', () =>
    this.pick<'your' | 'enemy'>([
      { ALT: () => this.record('your', word('your')) },
      { ALT: () => this.record('enemy', word('enemy')) },
    ]),
  )

  readonly called: Rule<Name> = this.rule('called', () => {
    this.CONSUME(word('called'))
    return this.nameOf(this.CONSUME(NameToken))
  })

  readonly where: Rule<Expression> = this.rule('where', () => {
    this.CONSUME(word('where'))
    return this.SUBRULE(this.either)
  })

  readonly circle: Rule<NonNullable<Nouns['circle']>> = this.rule('circle', () =>
    this.pick<NonNullable<Nouns['circle']>>([
      {
        ALT: () => {
          this.CONSUME(word('clockwise'))
          this.CONSUME(word('from'))
          return { kind: 'clockwise', from: this.SUBRULE(this.path) }
        },
      },
      {
        ALT: () => {
          this.CONSUME(word('anticlockwise'))
          this.CONSUME2(word('from'))
          return { kind: 'anticlockwise', from: this.SUBRULE2(this.path) }
        },
      },
    ]),
  )

  readonly order: Rule<NonNullable<Nouns['order']>> = this.rule('order', () => {
    this.CONSUME(word('in order of'))
    return { by: this.SUBRULE(this.sum), first: this.OPTION(() => this.SUBRULE(this.endFirst)) }
  })

  /** `, highest first` */
  readonly endFirst: Rule<Name> = this.rule('endFirst', () => {
    this.CONSUME(word(','))
    const name = this.nameOf(this.CONSUME(NameToken))
    this.CONSUME(word('first'))
    return name
  })

  readonly owned: Rule<Bundle | Expression> = this.rule('owned', () =>
    this.pick<Bundle | Expression>([
      { ALT: () => this.SUBRULE(this.bundle) },
      { ALT: () => this.SUBRULE(this.either) },
    ]),
  )

  readonly bundle: Rule<Bundle> = this.rule('bundle', () => {
    const first = this.SUBRULE(this.bundlePart)
    const joined: Bundle[] = []
    this.MANY({
      // Only before another lot: behind a bundle nothing is added up.
      GATE: () => this.lotFollows(),
      DEF: () => {
        this.CONSUME(word('+'))
        joined.push(this.SUBRULE2(this.bundlePart))
      },
    })
    return { ...first, joined, end: this.end() }
  })

  readonly bundlePart: Rule<Bundle> = this.rule('bundlePart', () => {
    const start = this.start()
    const lots = [this.SUBRULE(this.lot)]
    this.MANY({
      // `and` continues only before another lot: `has 1 soldier and 2 > n` is two conditions.
      GATE: () => this.lotFollows(),
      DEF: () => {
        this.OR([{ ALT: () => this.CONSUME(word('and')) }, { ALT: () => this.CONSUME(word(',')) }])
        lots.push(this.SUBRULE2(this.lot))
      },
    })
    const common = this.SUBRULE(this.inCommon)
    return { kind: 'bundle', lots, ...common, joined: [], start, end: this.end() }
  })

  readonly inCommon: Rule<InCommon> = this.rule('inCommon', () => {
    const ofOne = this.OPTION(() => {
      this.CONSUME(word('of one'))
      return this.nameOf(this.CONSUME(NameToken))
    })
    const ofDifferent = this.OPTION3({
      GATE: () => this.LA(2).image.startsWith(DIFFERENT),
      DEF: () => {
        this.CONSUME(word('of'))
        return afterDifferent(this.nameOf(this.CONSUME3(NameToken)))
      },
    })
    const inSequence = this.OPTION2(() => {
      this.CONSUME(word('in sequence by'))
      return this.nameOf(this.CONSUME2(NameToken))
    })
    return { ofOne, ofDifferent, inSequence }
  })

  private lotFollows(): boolean {
    if (!tokenMatcher(this.LA(2), NumberToken)) return false
    const behind = this.LA(3)
    return (
      tokenMatcher(behind, NameToken) ||
      tokenMatcher(behind, word('..')) ||
      tokenMatcher(behind, word('or more'))
    )
  }

  readonly lot: Rule<Lot> = this.rule('lot', () => {
    const start = this.start()
    const least = this.numberOf(this.CONSUME(NumberToken))
    let most: number | undefined = least
    this.OPTION(() => {
      this.OR([
        {
          ALT: () => {
            this.CONSUME(word('..'))
            most = this.numberOf(this.CONSUME2(NumberToken))
          },
        },
        {
          ALT: () => {
            this.CONSUME(word('or more'))
            most = undefined
          },
        },
      ])
    })
    const name = this.nameOf(this.CONSUME(NameToken))
    return { least, most, name, start, end: this.end() }
  })
}
