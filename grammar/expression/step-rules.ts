import { tokenMatcher } from 'chevrotain'
import type { Expression, Kind, Step } from './ast.ts'
import { ChoiceRules } from './choice-rules.ts'
import { STEPS, type Said, type StepPart, type StepRow } from '../language/steps.ts'
import type { Rule } from './parser-base.ts'
import { DiceToken, NameToken, NumberToken, brace, stepWord, word, WordsToken } from './token-types.ts'

/** Reads parts of a step and stores their values by field. */
type Reader = (said: Record<string, unknown>) => void
/** The next number that distinguishes the parts of a rule; its head and its subject have 0. */
type Next = () => number

const ROWS = Object.entries<StepRow>(STEPS)

const VALUES: ReadonlySet<string> = new Set(
  ROWS.flatMap(([kind, { isValue }]) => (isValue === true ? [kind] : [])),
)
const [ALONE = '', { subject: OF_ALONE = '' } = {}] = ROWS.find(([, { alone }]) => alone === true) ?? []

function counter(): Next {
  let next = 1
  return () => next++
}

/** Steps: one imperative sentence each. */
export abstract class StepRules extends ChoiceRules {
  abstract readonly kind: Rule<Kind>

  override readonly step: Rule<Step> = this.rule('step', () => {
    this.descend()
    const found = this.pick<Step>([
      ...this.stepsByWord.map((rule) => ({ ALT: () => this.SUBRULE(rule) })),
      { ALT: () => this.SUBRULE(this.someonesStep) },
    ])
    this.ascend()
    return found
  })

  private readonly stepsByWord: readonly Rule<Step>[] = ROWS.flatMap(
    ([kind, { form, begins, subject, isValue }]) => {
      if (subject !== undefined || isValue === true) return []
      const head = begins === undefined ? stepWord(kind) : word(begins)
      const read = this.formReader(counter(), form)
      return this.rule(`${kind}Step`, () => {
        const start = this.start()
        this.CONSUME(head)
        const fields = {}
        read(fields)
        return stepNode({ kind, ...fields, start, end: this.end() })
      })
    },
  )

  private readonly afterSubject = ((next: Next) =>
    ROWS.flatMap(([kind, { form, subject }]) => {
      if (subject === undefined) return []
      const read = this.formReader(next, form)
      const fieldsAfter = (path: Expression): Record<string, unknown> => {
        const fields = { kind, [subject]: path }
        read(fields)
        return fields
      }
      return [fieldsAfter]
    }))(counter())

  /** `score`, `score, lowest first` */
  readonly ranking: Rule<Expression> = this.rule('ranking', () => {
    const start = this.start()
    const term = this.SUBRULE(this.expression)
    const order = this.OPTION({
      // Not before `, then`.
      GATE: () => tokenMatcher(this.LA(2), NameToken),
      DEF: () => this.SUBRULE(this.endFirst),
    })
    return order === undefined ? term : { kind: 'ranked', term, order, start, end: this.end() }
  })

  readonly someonesStep: Rule<Step> = this.rule('someonesStep', () => {
    const start = this.start()
    const path = this.SUBRULE(this.path)
    const options = this.OPTION(() => this.pick(this.afterSubject.map((read) => ({ ALT: () => read(path) }))))
    return stepNode({ ...(options ?? alone(path)), start, end: this.end() })
  })

  private formReader(next: Next, form: readonly StepPart[]): Reader {
    const readers = form.map((part) => this.partReader(next, part))
    return (fields) => {
      for (const read of readers) read(fields)
    }
  }

  private partReader(next: Next, part: StepPart): Reader {
    if (typeof part === 'string') return this.wordReader(next, part)
    const at = next()
    if ('either' in part) return this.oneWordReader(at, part.either)
    if ('offered' in part) return (fields) => Object.assign(fields, this.subrule(at, this[part.offered]))
    if ('choice' in part) {
      const forms = part.choice.map((form) => this.formReader(next, form))
      return (fields) =>
        this.or(
          at,
          forms.map((read) => ({ ALT: () => read(fields) })),
        )
    }
    const { field } = part
    const read = this.valueReader(next, at, part)
    return (fields) => {
      fields[field] = read()
    }
  }

  private valueReader(next: Next, at: number, part: Extract<StepPart, { field: string }>): () => unknown {
    if ('oneOf' in part) return this.oneWordReader(at, part.oneOf)
    if ('flag' in part) {
      const { flag, or } = part
      if (or === undefined) {
        const read = this.wordReader(next, flag)
        return () => this.option(at, read) !== undefined
      }
      const read = this.oneWordReader(at, [or, flag])
      return () => read() === flag
    }
    if ('each' in part) {
      const before = part.each.map((each) => this.wordReader(next, each))
      return () => {
        const all: Expression[] = []
        this.many(at, () => {
          for (const read of before) read()
          all.push(this.subrule(at, this[part.as]))
        })
        return all
      }
    }
    const { as, after } = part
    if (after === undefined) return () => this.readOperand(at, as)
    const before = this.wordReader(next, after)
    return () =>
      this.option(at, () => {
        before()
        return this.readOperand(at, as)
      })
  }

  private readOperand(at: number, as: Said['as']): unknown {
    if (as === 'name') return this.nameOf(this.consume(at, NameToken))
    if (as === 'number') return this.numberOf(this.consume(at, NumberToken))
    return as === 'words' ? this.consume(at, WordsToken).image : this.subrule<[], unknown>(at, this[as])
  }

  private wordReader(next: Next, text: string): () => string {
    const at = next()
    const type = word(text)
    return () => {
      this.consume(at, type)
      return text
    }
  }

  private oneWordReader(at: number, texts: readonly string[]): () => string {
    // Two forms of a word may be one token.
    const types = new Map(texts.map((text) => [word(text), text]))
    const alternatives = [...types].map(([type, text]) => ({
      ALT: () => {
        this.consume(at, type)
        return text
      },
    }))
    return () => this.or(at, alternatives)
  }

  /** A sum, and `dice` after it. */
  readonly dice: Rule<Expression> = this.rule('diceRolled', () => {
    const sum = this.SUBRULE(this.sum)
    this.OPTION(() => this.CONSUME(DiceToken))
    return sum
  })

  /** Words, and values in braces. */
  readonly line: Rule<readonly (string | Expression)[]> = this.rule('line', () => {
    const parts = [this.SUBRULE(this.partSaid)]
    this.MANY(() => {
      parts.push(this.SUBRULE2(this.partSaid))
    })
    return parts
  })

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
}

/** The step that consists of a path alone. */
function alone(path: Expression): object {
  return VALUES.has(path.kind) ? { kind: path.kind } : { kind: ALONE, [OF_ALONE]: path }
}

/** The type of the node follows from the form by which it was read. */
function stepNode(read: object): Step
function stepNode(read: object): object {
  return read
}
