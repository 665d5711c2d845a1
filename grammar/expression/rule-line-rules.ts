import type {
  Cell,
  Change,
  Clause,
  ExceptRow,
  Expression,
  Name,
  Offering,
  Placed,
  RuleRow,
  WhenLine,
} from './ast.ts'
import { DeclarationRules } from './declaration-rules.ts'
import type { Rule } from './parser-base.ts'
import { changeWord, NameToken, word } from './token-types.ts'

type LeadingPhase = Exclude<Change['phase'], 'more' | 'fewer'>

type Numbers = NonNullable<Cell['numbers']>

/** Lines of overlays, tables and history. */
export abstract class RuleLineRules extends DeclarationRules {
  readonly clause: Rule<Clause> = this.rule('clause', () => {
    const start = this.start()
    let mode: Clause['mode'] = 'is'
    this.OPTION(() => {
      mode = this.pick<Clause['mode']>([
        { ALT: () => this.record('also', changeWord('also')) },
        { ALT: () => this.record('unless', changeWord('unless')) },
      ])
    })
    const condition = this.SUBRULE(this.expression)
    return { mode, condition, start, end: this.end() }
  })

  readonly offering: Rule<Offering> = this.rule('offering', () => {
    const start = this.start()
    const how = this.pick<Offering['how']>([
      { ALT: () => this.record('also', changeWord('also')) },
      { ALT: () => this.record('except', changeWord('except')) },
    ])
    const offers = this.SUBRULE(this.offers)
    return { how, offers, start, end: this.end() }
  })

  readonly change: Rule<Change> = this.rule('change', () => {
    const start = this.start()
    const { phase, value } = this.pick<Pick<Change, 'phase' | 'value'>>([
      {
        ALT: () => {
          const phase = this.SUBRULE(this.leadingPhase)
          return { phase, value: this.SUBRULE(this.fallback) }
        },
      },
      {
        ALT: () => {
          const value = this.SUBRULE(this.sum)
          return { phase: this.SUBRULE(this.trailingPhase), value }
        },
      },
    ])
    let condition: Expression | undefined
    this.OPTION(() => {
      this.CONSUME(word('if'))
      condition = this.SUBRULE(this.expression)
    })
    return { phase, value, condition, start, end: this.end() }
  })

  readonly leadingPhase: Rule<LeadingPhase> = this.rule('leadingPhase', () =>
    this.pick<LeadingPhase>([
      { ALT: () => this.record('becomes', changeWord('becomes')) },
      { ALT: () => this.record('exactly', changeWord('exactly')) },
      { ALT: () => this.record('also', changeWord('also')) },
      { ALT: () => this.record('except', changeWord('except')) },
      { ALT: () => this.record('unless', changeWord('unless')) },
      { ALT: () => this.record('at least', word('at least')) },
      { ALT: () => this.record('at most', word('at most')) },
    ]),
  )

  readonly trailingPhase: Rule<'more' | 'fewer'> = this.rule('trailingPhase', () =>
    this.pick<'more' | 'fewer'>([
      { ALT: () => this.record('more', word('more')) },
      { ALT: () => this.record('fewer', word('fewer')) },
    ]),
  )

  readonly ruleRow: Rule<RuleRow> = this.rule('ruleRow', () => {
    const start = this.start()
    const condition = this.SUBRULE(this.either)
    this.CONSUME(word('=>'))
    const result = this.SUBRULE(this.expression)
    return { condition, result, start, end: this.end() }
  })

  readonly exceptRow: Rule<ExceptRow> = this.rule('exceptRow', () => {
    const start = this.start()
    const cells = [this.SUBRULE(this.cell)]
    this.MANY(() => {
      this.CONSUME(word(','))
      cells.push(this.SUBRULE2(this.cell))
    })
    this.CONSUME(word('=>'))
    const result = this.SUBRULE(this.expression)
    return { cells, result, start, end: this.end() }
  })

  readonly cell: Rule<Cell> = this.rule('cell', () => {
    const start = this.start()
    return this.pick<Cell>([
      {
        ALT: () => {
          this.CONSUME(word('any'))
          return { any: true, negated: false, names: [], start, end: this.end() }
        },
      },
      {
        ALT: () => {
          const negated = this.OPTION(() => this.CONSUME(word('not'))) !== undefined
          return { any: false, negated, ...this.SUBRULE(this.inCell), start, end: this.end() }
        },
      },
    ])
  })

  readonly inCell: Rule<Pick<Cell, 'names' | 'numbers'>> = this.rule('inCell', () =>
    this.pick<Pick<Cell, 'names' | 'numbers'>>([
      { ALT: () => ({ names: this.SUBRULE(this.namesWithOr) }) },
      { ALT: () => ({ names: [], numbers: this.SUBRULE(this.numbersWithOr) }) },
    ]),
  )

  readonly numbersWithOr: Rule<Numbers> = this.rule('numbersWithOr', () => {
    const spans = [this.SUBRULE(this.numbersInCell)]
    this.MANY(() => {
      this.CONSUME(word('or'))
      spans.push(this.SUBRULE2(this.numbersInCell))
    })
    return spans
  })

  readonly numbersInCell: Rule<Numbers[number]> = this.rule('numbersInCell', () =>
    this.pick<Numbers[number]>([
      {
        ALT: () => {
          this.CONSUME(word('at least'))
          return { least: this.SUBRULE(this.signed), most: undefined }
        },
      },
      {
        ALT: () => {
          this.CONSUME(word('at most'))
          return { least: undefined, most: this.SUBRULE2(this.signed) }
        },
      },
      {
        ALT: () => {
          const least = this.SUBRULE3(this.signed)
          const most = this.OPTION(() => {
            this.CONSUME(word('..'))
            return this.SUBRULE4(this.signed)
          })
          return { least, most: most ?? least }
        },
      },
    ]),
  )

  readonly namesWithOr: Rule<readonly Name[]> = this.rule('namesWithOr', () => {
    const names = [this.nameOf(this.CONSUME(NameToken))]
    this.MANY(() => {
      this.CONSUME(word('or'))
      names.push(this.nameOf(this.CONSUME2(NameToken)))
    })
    return names
  })

  readonly whenLine: Rule<WhenLine> = this.rule('whenLine', () => {
    const start = this.start()
    const any = this.OPTION(() => this.CONSUME(word('any'))) !== undefined
    const actions = this.SUBRULE(this.namesWithOr)
    this.CONSUME(word('when'))
    const when = this.SUBRULE(this.expression)
    let sharing: Expression | undefined
    this.OPTION2(() => {
      this.CONSUME(word('sharing'))
      sharing = this.SUBRULE(this.path)
    })
    return { any, actions, when, sharing, start, end: this.end() }
  })

  readonly placed: Rule<Placed> = this.rule('placed', () => {
    const start = this.start()
    const thing = this.nameOf(this.CONSUME(NameToken))
    this.CONSUME(word('at'))
    const at = this.SUBRULE(this.path)
    return { thing, at, start, end: this.end() }
  })
}
