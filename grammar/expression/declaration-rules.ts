import type {
  AreaPart,
  Copies,
  Expression,
  Holding,
  Kind,
  Name,
  Parameter,
  Signature,
  Tracked,
  TypeText,
} from './ast.ts'
import { HeadRules } from './head-rules.ts'
import type { Rule } from './parser-base.ts'
import { NameToken, NumberToken, word } from './token-types.ts'

/** Declarations in sections: heads with parameters, types, numbers of pieces, areas. */
export abstract class DeclarationRules extends HeadRules {
  readonly signature: Rule<Signature> = this.rule('signature', () => {
    const start = this.start()
    const name = this.nameOf(this.CONSUME(NameToken))
    let parameters: Parameter[] | undefined
    this.OPTION(() => {
      this.CONSUME(word('('))
      const list = [this.SUBRULE(this.parameter)]
      this.MANY(() => {
        this.CONSUME(word(','))
        list.push(this.SUBRULE2(this.parameter))
      })
      this.CONSUME(word(')'))
      parameters = list
    })
    const gives = this.OPTION2(() => {
      this.CONSUME(word('gives'))
      return this.SUBRULE(this.kind)
    })
    return { name, parameters, gives, start, end: this.end() }
  })

  readonly parameter: Rule<Parameter> = this.rule('parameter', () => {
    const start = this.start()
    const owner = this.OPTION(() => this.SUBRULE(this.owner))
    const type = this.nameOf(this.CONSUME(NameToken))
    const called = this.OPTION2(() => this.SUBRULE(this.called)) ?? { ...type }
    const where = this.OPTION3(() => this.SUBRULE(this.where))
    return { owner, type, called, where, start, end: this.end() }
  })

  readonly type: Rule<TypeText> = this.rule('type', () => {
    const start = this.start()
    const type = this.SUBRULE(this.kind)
    const orNone = this.OPTION(() => this.CONSUME(word('or none'))) !== undefined
    let value: Expression | undefined
    this.OPTION2(() => {
      this.CONSUME(word('='))
      value = this.SUBRULE(this.expression)
    })
    return { kind: 'type', type, orNone, default: value, start, end: this.end() }
  })

  override readonly kind: Rule<Kind> = this.rule('kind', () => {
    const start = this.start()
    this.descend()
    const found = this.pick<Kind>([
      {
        ALT: () => {
          this.CONSUME(word('true'))
          this.CONSUME(word('or'))
          this.CONSUME(word('false'))
          return { kind: 'true or false', start, end: this.end() }
        },
      },
      {
        ALT: () => {
          const least = this.SUBRULE(this.signed)
          this.CONSUME(word('..'))
          const most = this.SUBRULE2(this.signed)
          return { kind: 'range', least, most, start, end: this.end() }
        },
      },
      {
        ALT: () => {
          this.CONSUME(word('set of'))
          const of = this.SUBRULE(this.kind)
          return { kind: 'set', of, start, end: this.end() }
        },
      },
      {
        ALT: () => {
          this.CONSUME(word('bag of'))
          const of = this.SUBRULE2(this.kind)
          return { kind: 'bag', of, start, end: this.end() }
        },
      },
      {
        ALT: () => {
          const name = this.nameOf(this.CONSUME(NameToken))
          return { kind: 'named', name, start, end: this.end() }
        },
      },
    ])
    this.ascend()
    return found
  })

  readonly tracked: Rule<Tracked> = this.rule('tracked', () => {
    const start = this.start()
    return this.pick<Tracked>([
      { ALT: () => this.SUBRULE(this.type) },
      {
        ALT: () => {
          const value = this.SUBRULE(this.signed)
          return { kind: 'start', value, start, end: this.end() }
        },
      },
      {
        ALT: () => {
          this.CONSUME(word('true'))
          return { kind: 'start', value: true, start, end: this.end() }
        },
      },
      {
        ALT: () => {
          this.CONSUME(word('false'))
          return { kind: 'start', value: false, start, end: this.end() }
        },
      },
    ])
  })

  readonly holding: Rule<Holding> = this.rule('holding', () => {
    const start = this.start()
    let capacity: number | undefined
    this.OPTION(() => {
      this.OPTION2(() => this.CONSUME(word('up to')))
      capacity = this.numberOf(this.CONSUME(NumberToken))
    })
    const name = this.nameOf(this.CONSUME(NameToken))
    return { capacity, name, start, end: this.end() }
  })

  readonly copies: Rule<Copies> = this.rule('copies', () => {
    const start = this.start()
    let count: number | Name = 0
    this.OR([
      { ALT: () => (count = this.numberOf(this.CONSUME(NumberToken))) },
      { ALT: () => (count = this.nameOf(this.CONSUME(NameToken))) },
    ])
    let ofEach: Name | undefined
    this.OPTION(() => {
      this.CONSUME(word('of each'))
      ofEach = this.nameOf(this.CONSUME2(NameToken))
    })
    return { count, ofEach, start, end: this.end() }
  })

  readonly wholeNumber: Rule<number> = this.rule('wholeNumber', () =>
    this.numberOf(this.CONSUME(NumberToken)),
  )

  readonly singleName: Rule<Name> = this.rule('singleName', () => this.nameOf(this.CONSUME(NameToken)))

  readonly area: Rule<readonly AreaPart[]> = this.rule('area', () => {
    const parts = [this.SUBRULE(this.areaPart)]
    this.MANY(() => {
      const { name, from } = parts.at(-1) ?? {}
      this.OR([
        {
          ALT: () => {
            this.CONSUME(word('or'))
            parts.push(this.SUBRULE2(this.areaPart))
          },
        },
        {
          ALT: () => {
            this.CONSUME(word(','))
            this.OR2([
              { ALT: () => parts.push(this.SUBRULE3(this.areaPart)) },
              {
                // `rows 1, 3`
                GATE: () => from !== undefined,
                ALT: () => {
                  const start = this.start()
                  const range = this.SUBRULE(this.areaRange)
                  if (name !== undefined) parts.push({ name: { ...name }, ...range, start, end: this.end() })
                },
              },
            ])
          },
        },
      ])
    })
    return parts
  })

  readonly areaPart: Rule<AreaPart> = this.rule('areaPart', () => {
    const start = this.start()
    const first = this.SUBRULE(this.areaBand)
    const within: AreaPart[] = []
    this.MANY(() => {
      this.CONSUME(word('and'))
      within.push(this.SUBRULE2(this.areaBand))
    })
    return within.length === 0 ? first : { ...first, within, start, end: this.end() }
  })

  readonly areaBand: Rule<AreaPart> = this.rule('areaBand', () => {
    const start = this.start()
    const name = this.nameOf(this.CONSUME(NameToken))
    const range = this.OPTION(() => this.SUBRULE(this.areaRange))
    return { name, from: range?.from, to: range?.to, start, end: this.end() }
  })

  readonly areaRange: Rule<Pick<AreaPart, 'from' | 'to'>> = this.rule('areaRange', () => {
    return this.OR([
      {
        ALT: () => {
          const from = this.numberOf(this.CONSUME(NumberToken))
          const to = this.OPTION(() => this.SUBRULE(this.areaEnd))
          return { from, to }
        },
      },
      // `rows least..most`: the first of these is part of the name.
      { ALT: () => ({ from: undefined, to: this.SUBRULE2(this.areaEnd) }) },
    ])
  })

  readonly areaEnd: Rule<number | Name> = this.rule('areaEnd', () => {
    this.CONSUME(word('..'))
    return this.pick<number | Name>([
      { ALT: () => this.numberOf(this.CONSUME(NumberToken)) },
      { ALT: () => this.nameOf(this.CONSUME(NameToken)) },
    ])
  })
}
