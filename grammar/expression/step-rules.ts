import type { Expression, Kind, Name, Step } from './ast.ts'
import { ChoiceRules } from './choice-rules.ts'
import { PLAIN_STEPS } from '../language/steps.ts'
import type { PlainStep, StepPart } from '../language/steps.ts'
import type { Rule } from './parser-base.ts'
import {
  DiceToken,
  NameToken,
  NumberToken,
  WinsToken,
  brace,
  stepWord,
  word,
  WordsToken,
} from './token-types.ts'

/** Steps: one sentence of what is done. */
export abstract class StepRules extends ChoiceRules {
  abstract readonly kind: Rule<Kind>

  override readonly step: Rule<Step> = this.rule('step', () => {
    this.descend()
    const found = this.pick<Step>([
      ...this.plainSteps.map((rule) => ({ ALT: () => this.SUBRULE(rule) })),
      { ALT: () => this.SUBRULE(this.payStep) },
      { ALT: () => this.SUBRULE(this.rollStep) },
      { ALT: () => this.SUBRULE(this.sayStep) },
      { ALT: () => this.SUBRULE(this.arrangeStep) },
      { ALT: () => this.SUBRULE(this.someonesStep) },
    ])
    this.ascend()
    return found
  })

  private readonly plainSteps: readonly Rule<Step>[] = Object.entries<PlainStep>(PLAIN_STEPS).map(
    ([kind, { form, begins }]) => {
      const head = begins === undefined ? stepWord(kind) : word(begins)
      const parts = form.map((part, index) => ({
        field: typeof part === 'string' || 'either' in part ? undefined : part.field,
        read: this.readerOf(index, part),
      }))
      return this.rule(`${kind}Step`, () => {
        const start = this.start()
        this.CONSUME(head)
        const said: Record<string, unknown> = {}
        for (const { field, read } of parts) {
          const value = read()
          if (field !== undefined) said[field] = value
        }
        return plainStep({ kind, ...said, start, end: this.end() })
      })
    },
  )

  private readerOf(index: number, part: StepPart): () => unknown {
    if (typeof part === 'string') return this.wordReader(index, part)
    if ('either' in part) return this.oneWordReader(index, part.either)
    if ('oneOf' in part) return this.oneWordReader(index, part.oneOf)
    if ('flag' in part) {
      const flag = this.wordReader(index, part.flag)
      return () => this.option(index, flag) !== undefined
    }
    if ('each' in part) {
      const before = part.each.map((each) => this.wordReader(index, each))
      return () => {
        const all: Expression[] = []
        this.many(index, () => {
          for (const read of before) read()
          all.push(this.subrule(index, this[part.as]))
        })
        return all
      }
    }
    const { as, after } = part
    const said = (): unknown => {
      if (as === 'name') return this.nameOf(this.consume(index, NameToken))
      if (as === 'number') return this.numberOf(this.consume(index, NumberToken))
      return as === 'words' ? this.consume(index, WordsToken).image : this.subrule(index, this[as])
    }
    if (after === undefined) return said
    const before = this.wordReader(index, after)
    return () =>
      this.option(index, () => {
        before()
        return said()
      })
  }

  private wordReader(index: number, text: string): () => string {
    const type = word(text)
    return () => {
      this.consume(index, type)
      return text
    }
  }

  private oneWordReader(index: number, texts: readonly string[]): () => string {
    const alternatives = texts.map((text) => ({ ALT: this.wordReader(index, text) }))
    return () => this.or(index, alternatives)
  }

  readonly payStep: Rule<Step> = this.rule('payStep', () => {
    const start = this.start()
    this.CONSUME(stepWord('pay'))
    let upTo = false
    const amount = this.pick<Expression | 'all'>([
      {
        ALT: () => {
          this.CONSUME(word('all'))
          this.CONSUME(word('from'))
          return 'all'
        },
      },
      {
        ALT: () => {
          upTo = this.OPTION(() => this.CONSUME(word('up to'))) !== undefined
          const sum = this.SUBRULE(this.sum)
          this.CONSUME2(word('from'))
          return sum
        },
      },
    ])
    const from = this.SUBRULE(this.path)
    this.CONSUME(word('to'))
    const to = this.SUBRULE2(this.path)
    return { kind: 'pay', upTo, amount, from, to, start, end: this.end() }
  })

  readonly rollStep: Rule<Step> = this.rule('rollStep', () => {
    const start = this.start()
    this.CONSUME(stepWord('roll'))
    const count = this.pick<Expression | undefined>([
      {
        ALT: () => {
          this.CONSUME(word('one die'))
          return undefined
        },
      },
      {
        ALT: () => {
          const sum = this.SUBRULE(this.sum)
          this.OPTION(() => this.CONSUME(DiceToken))
          return sum
        },
      },
    ])
    const faces = this.OPTION2(() => {
      this.CONSUME(word('with'))
      return this.SUBRULE(this.kind)
    })
    const result = this.pick2<{ called: Name } | { to: Expression }>([
      { ALT: () => ({ called: this.SUBRULE(this.called) }) },
      {
        ALT: () => {
          this.CONSUME(word('to'))
          return { to: this.SUBRULE(this.path) }
        },
      },
    ])
    return {
      kind: 'roll',
      count,
      with: faces,
      called: 'called' in result ? result.called : undefined,
      to: 'to' in result ? result.to : undefined,
      start,
      end: this.end(),
    }
  })

  /** Words, or a value in braces. */
  private readonly partSaid: Rule<string | Expression> = this.rule('partSaid', () =>
    this.pick<string | Expression>([
      { ALT: () => this.CONSUME(WordsToken).image },
      {
        ALT: () => {
          this.CONSUME(brace('{'))
          const value = this.SUBRULE(this.expression)
          this.CONSUME(brace('}'))
          return value
        },
      },
    ]),
  )

  readonly sayStep: Rule<Step> = this.rule('sayStep', () => {
    const start = this.start()
    this.CONSUME(stepWord('say'))
    const parts = [this.SUBRULE(this.partSaid)]
    this.MANY(() => {
      parts.push(this.SUBRULE2(this.partSaid))
    })
    return { kind: 'say', parts, start, end: this.end() }
  })

  readonly arrangeStep: Rule<Step> = this.rule('arrangeStep', () => {
    const start = this.start()
    this.CONSUME(stepWord('arrange'))
    const what = this.SUBRULE(this.path)
    this.CONSUME(word('on'))
    const on = this.SUBRULE2(this.path)
    this.CONSUME(word('by'))
    let everyone: Name | undefined
    let by: Expression | undefined
    this.OR([
      {
        ALT: () => {
          this.CONSUME(word('every'))
          everyone = this.nameOf(this.CONSUME(NameToken))
        },
      },
      {
        ALT: () => {
          by = this.SUBRULE(this.reference)
        },
      },
    ])
    const inSecret = this.OPTION(() => this.CONSUME(word('in secret'))) !== undefined
    const where = this.OPTION2(() => this.SUBRULE(this.where))
    return { kind: 'arrange', what, on, everyone, by, inSecret, where, start, end: this.end() }
  })

  readonly someonesStep: Rule<Step> = this.rule('someonesStep', () => {
    const start = this.start()
    const path = this.SUBRULE(this.path)
    let found: Step | undefined
    this.OPTION(() => {
      found = this.pick<Step>([
        {
          ALT: () => {
            const must = this.pick2<boolean>([
              {
                ALT: () => {
                  this.CONSUME(word('may'))
                  return false
                },
              },
              {
                ALT: () => {
                  this.CONSUME(word('must'))
                  return true
                },
              },
            ])
            const asking = this.SUBRULE(this.asking)
            return { kind: 'ask', who: path, must, ...asking, start, end: this.end() }
          },
        },
        {
          ALT: () => {
            const kind = this.pick3<'win' | 'lose'>([
              { ALT: () => this.told('win', word('wins by')) },
              { ALT: () => this.told('win', word('win by')) },
              { ALT: () => this.told('lose', word('loses by')) },
              { ALT: () => this.told('lose', word('lose by')) },
            ])
            const words = this.CONSUME(WordsToken).image
            const told = { who: path, words, start, end: this.end() }
            return kind === 'win' ? { kind, ...told, points: undefined } : { kind, ...told }
          },
        },
        {
          ALT: () => {
            this.CONSUME(WinsToken)
            const points = this.SUBRULE(this.sum)
            this.OR4([
              { ALT: () => this.CONSUME(word('points by')) },
              { ALT: () => this.CONSUME(word('point by')) },
            ])
            const words = this.CONSUME2(WordsToken).image
            return { kind: 'win', who: path, points, words, start, end: this.end() }
          },
        },
        {
          ALT: () => {
            this.CONSUME(word('for'))
            const player = this.SUBRULE2(this.path)
            return { kind: 'run', stage: path, for: player, start, end: this.end() }
          },
        },
      ])
    })
    if (found !== undefined) return found
    if (path.kind === 'nothing' || path.kind === 'original')
      return { kind: path.kind, start, end: this.end() }
    return { kind: 'run', stage: path, for: undefined, start, end: this.end() }
  })
}

/** The type of the node follows from the form by which it was read. */
function plainStep(read: object): Step
function plainStep(read: object): object {
  return read
}
