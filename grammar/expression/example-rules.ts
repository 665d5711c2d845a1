import type { Around, Contents, Given, Name, Now, Picked, PickedLot } from './ast.ts'
import type { Rule } from './parser-base.ts'
import { RuleLineRules } from './rule-line-rules.ts'
import { NameToken, NumberToken, word } from './token-types.ts'

/** Situations and moves in examples. */
export abstract class ExampleRules extends RuleLineRules {
  readonly now: Rule<Now> = this.rule('now', () => {
    const start = this.start()
    const stage = this.nameOf(this.CONSUME(NameToken))
    const args = this.OPTION(() => this.SUBRULE(this.argumentList))
    const of = this.OPTION2(() => this.SUBRULE(this.ofPlayer))
    let misplaced: Now['misplaced']
    const at = this.OPTION3(() => {
      this.CONSUME(word('at'))
      const name = this.nameOf(this.CONSUME2(NameToken))
      misplaced = this.OPTION4(() => this.SUBRULE2(this.argumentList))
      return name
    })
    const within: Around[] = []
    this.MANY(() => {
      this.CONSUME(word('in'))
      const turn = this.nameOf(this.CONSUME3(NameToken))
      within.push({ turn, of: this.SUBRULE3(this.ofName) })
    })
    return { stage, arguments: args, of, at, misplaced, within, start, end: this.end() }
  })

  /** `turn of north`, `lay out for north`: a stage is run for a player. */
  readonly ofPlayer: Rule<Name> = this.rule('ofPlayer', () => {
    this.pick([{ ALT: () => this.CONSUME(word('of')) }, { ALT: () => this.CONSUME(word('for')) }])
    return this.nameOf(this.CONSUME(NameToken))
  })

  readonly ofName: Rule<Name> = this.rule('ofName', () => {
    this.CONSUME(word('of'))
    return this.nameOf(this.CONSUME(NameToken))
  })

  readonly contents: Rule<Contents> = this.rule('contents', () => {
    const start = this.start()
    const items: Given[] = []
    this.OR([
      { ALT: () => this.CONSUME(word('nothing')) },
      {
        ALT: () => {
          items.push(this.SUBRULE(this.given))
          this.MANY(() => {
            this.OR2([{ ALT: () => this.CONSUME(word(',')) }, { ALT: () => this.CONSUME(word('and')) }])
            items.push(this.SUBRULE2(this.given))
          })
        },
      },
    ])
    return { items, start, end: this.end() }
  })

  readonly given: Rule<Given> = this.rule('given', () => {
    const start = this.start()
    let count = 1
    this.OPTION(() => {
      count = this.numberOf(this.CONSUME(NumberToken))
    })
    const name = this.nameOf(this.CONSUME(NameToken))
    const marks = this.SUBRULE(this.marks)
    return { count, name, marks, start, end: this.end() }
  })

  readonly marks: Rule<Extract<Picked, { kind: 'thing' }>['marks']> = this.rule('marks', () => {
    const marks: { count: number | undefined; name: Name }[] = []
    this.MANY(() => {
      this.CONSUME(word('with'))
      const count = this.OPTION(() => this.SUBRULE(this.signed))
      marks.push({ count, name: this.nameOf(this.CONSUME(NameToken)) })
    })
    return marks
  })

  readonly picks: Rule<readonly Picked[]> = this.rule('picks', () => {
    this.CONSUME(word('('))
    const list = [this.SUBRULE(this.picked)]
    this.MANY(() => {
      this.CONSUME(word(','))
      list.push(this.SUBRULE2(this.picked))
    })
    this.CONSUME(word(')'))
    return list
  })

  /** Picks joined to an earlier one: `and 2 soldiers and nurse`. */
  readonly pickedBesides: Rule<readonly PickedLot[]> = this.rule('pickedBesides', () => {
    const items: PickedLot[] = []
    this.MANY(() => {
      this.CONSUME(word('and'))
      let count = 1
      this.OPTION(() => {
        count = this.numberOf(this.CONSUME(NumberToken))
      })
      const name = this.nameOf(this.CONSUME(NameToken))
      items.push({ count, name, marks: this.SUBRULE(this.marks) })
    })
    return items
  })

  readonly picked: Rule<Picked> = this.rule('picked', () => {
    const start = this.start()
    return this.pick<Picked>([
      {
        ALT: () => {
          const count = this.numberOf(this.CONSUME(NumberToken))
          const name = this.nameOf(this.CONSUME(NameToken))
          const first = { count, name, marks: this.SUBRULE(this.marks) }
          // No spread: while the grammar is recorded, a rule returns no list.
          const items = [first].concat(this.SUBRULE(this.pickedBesides))
          return { kind: 'bundle', items, start, end: this.end() }
        },
      },
      {
        ALT: () => {
          const value = this.SUBRULE(this.signed)
          return { kind: 'number', value, start, end: this.end() }
        },
      },
      {
        ALT: () => {
          this.CONSUME(word('nothing'))
          return { kind: 'bundle', items: [], start, end: this.end() }
        },
      },
      {
        ALT: () => {
          const name = this.nameOf(this.CONSUME3(NameToken))
          return this.pick2<Picked>([
            {
              ALT: () => {
                const args = this.SUBRULE(this.argumentList)
                const of = this.OPTION(() => this.SUBRULE(this.ofName))
                const marks = this.SUBRULE2(this.marks)
                return { kind: 'thing', name, arguments: args, of, marks, start, end: this.end() }
              },
            },
            {
              ALT: () => {
                const of = this.SUBRULE2(this.ofName)
                const marks = this.SUBRULE3(this.marks)
                return { kind: 'thing', name, arguments: undefined, of, marks, start, end: this.end() }
              },
            },
            {
              ALT: () => {
                const marks = this.SUBRULE4(this.marks)
                const besides = this.SUBRULE2(this.pickedBesides)
                const place = { start, end: this.end() }
                return besides.length === 0
                  ? { kind: 'thing', name, arguments: undefined, of: undefined, marks, ...place }
                  : { kind: 'bundle', items: [{ count: 1, name, marks }].concat(besides), ...place }
              },
            },
          ])
        },
      },
    ])
  })
}
