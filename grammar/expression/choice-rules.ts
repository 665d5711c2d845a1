import { tokenMatcher } from 'chevrotain'
import type { Asking, Choice, Expression, Nouns, Offer, Step } from './ast.ts'
import { ExpressionRules } from './expression-rules.ts'
import { afterDifferent, isDifferent } from './noun-rules.ts'
import type { Rule } from './parser-base.ts'
import { NameToken, NumberToken, word } from './token-types.ts'

type Given = Asking['given'][number]

/** `3 different gems`: after a number it means that no value is chosen twice. */
function asDifferent(nouns: Nouns): { readonly different: boolean; readonly nouns: Nouns } {
  if (!isDifferent(nouns.name)) return { different: false, nouns }
  return { different: true, nouns: { ...nouns, name: afterDifferent(nouns.name) } }
}

/** Choices of players, and questions to them. */
export abstract class ChoiceRules extends ExpressionRules {
  abstract readonly step: Rule<Step>

  readonly choice: Rule<Choice> = this.rule('choice', () => {
    const start = this.start()
    return this.pick<Choice>([
      {
        ALT: () => {
          this.CONSUME(word('in succession'))
          const how = this.OPTION1(() => {
            this.CONSUME4(word('with'))
            return this.nameOf(this.CONSUME(NameToken))
          })
          const count = this.numberOf(this.CONSUME3(NumberToken))
          const most = this.OPTION7(() => {
            this.CONSUME2(word('..'))
            return this.SUBRULE2(this.sum)
          })
          const nouns = this.SUBRULE3(this.nouns)
          return { kind: 'choice in succession', with: how, count, most, nouns, start, end: this.end() }
        },
      },
      {
        ALT: () => {
          const least = this.SUBRULE(this.signed)
          const leastEnd = this.end()
          this.CONSUME(word('..'))
          const most = this.SUBRULE(this.sum)
          const several = this.OPTION5(() => this.SUBRULE2(this.nouns))
          if (several === undefined) {
            const from: Expression = { kind: 'number', value: least, start, end: leastEnd }
            return { kind: 'number choice', least: from, most, start, end: this.end() }
          }
          const common = this.SUBRULE2(this.inCommon)
          const source = this.OPTION6(() => {
            this.CONSUME2(word('from'))
            return this.SUBRULE2(this.path)
          })
          return {
            kind: 'thing choice',
            count: least,
            orMore: false,
            most,
            ...this.ACTION(() => asDifferent(several)),
            ...common,
            from: source,
            asManyAsThereAre: false,
            worth: undefined,
            inSecret: false,
            start,
            end: this.end(),
          }
        },
      },
      {
        ALT: () => {
          this.CONSUME(word('('))
          const least = this.SUBRULE2(this.expression)
          this.CONSUME(word(')'))
          this.CONSUME3(word('..'))
          const most = this.SUBRULE3(this.sum)
          return { kind: 'number choice', least, most, start, end: this.end() }
        },
      },
      {
        ALT: () => {
          let count = 1
          let orMore = false
          this.OPTION(() => {
            count = this.numberOf(this.CONSUME2(NumberToken))
            orMore = this.OPTION2(() => this.CONSUME(word('or more'))) !== undefined
          })
          const nouns = this.SUBRULE(this.nouns)
          const common = this.SUBRULE(this.inCommon)
          let from: Expression | undefined
          let asManyAsThereAre = false
          this.OPTION3(() => {
            this.CONSUME(word('from'))
            from = this.SUBRULE(this.path)
            asManyAsThereAre = this.OPTION4(() => this.CONSUME(word('or as many as there are'))) !== undefined
          })
          const worth = this.OPTION9({
            GATE: () => tokenMatcher(this.LA(2), word('sum of')),
            DEF: () => this.SUBRULE(this.worthAtLeast),
          })
          const inSecret = this.OPTION8(() => this.CONSUME(word('in secret'))) !== undefined
          return {
            kind: 'thing choice',
            count,
            orMore,
            most: undefined,
            ...this.ACTION(() => (count > 1 || orMore ? asDifferent(nouns) : { different: false, nouns })),
            ...common,
            from,
            asManyAsThereAre,
            worth,
            inSecret,
            start,
            end: this.end(),
          }
        },
      },
    ])
  })

  readonly worthAtLeast: Rule<{ readonly of: Expression; readonly least: Expression }> = this.rule(
    'worthAtLeast',
    () => {
      this.CONSUME(word('with'))
      this.CONSUME(word('sum of'))
      const of = this.SUBRULE(this.sum)
      this.CONSUME(word('at least'))
      return { of, least: this.SUBRULE2(this.sum) }
    },
  )

  readonly asking: Rule<Asking> = this.rule('asking', () => {
    const offers = this.SUBRULE(this.offers)
    const given: Given[] = []
    this.OPTION(() => {
      this.CONSUME(word('with'))
      given.push(this.SUBRULE(this.givenValue))
      this.MANY(() => {
        this.CONSUME(word(','))
        given.push(this.SUBRULE2(this.givenValue))
      })
    })
    const repeatedly = this.OPTION2(() => this.CONSUME(word('repeatedly'))) !== undefined
    const orElse = this.OPTION3(() => {
      this.CONSUME(word('or else'))
      return this.SUBRULE(this.step)
    })
    return { offers, given, repeatedly, orElse }
  })

  readonly givenValue: Rule<Given> = this.rule('givenValue', () => {
    const value = this.SUBRULE(this.sum)
    this.CONSUME(word('as'))
    return { value, name: this.nameOf(this.CONSUME(NameToken)) }
  })

  readonly offers: Rule<readonly Offer[]> = this.rule('offers', () => {
    const list = [this.SUBRULE(this.offer)]
    this.MANY(() => {
      this.CONSUME(word('or'))
      list.push(this.SUBRULE2(this.offer))
    })
    return list
  })

  readonly offer: Rule<Offer> = this.rule('offer', () => {
    const start = this.start()
    const name = this.nameOf(this.CONSUME(NameToken))
    const args = this.OPTION(() => this.SUBRULE(this.argumentList))
    return { name, arguments: args, start, end: this.end() }
  })
}
