import type { ActionIR } from '../../ir/ir.ts'
import type { RulesIR } from '../../ir/nodes.ts'
import { rulesOfMoves } from '../../ir/rules.ts'
import { numbersIn, walk } from '../../ir/walk.ts'
import type { Elaboration } from '../elaboration/elaboration.ts'
import type { Span } from '../../source/span.ts'

/** A question whether somebody can do an action, asked where that action is judged or by a term that is asked there. */
interface Question {
  readonly action: number
  readonly at: Span | undefined
}

/** Whether an action is legal may turn on whether another one is, but not in a circle. */
export function checkQuestions(el: Elaboration, actions: readonly ActionIR[]): void {
  if (el.questions.size === 0) return
  const asked = actions.map((action) => questionsIn(el, rulesOfMoves(action)))
  const name = (action: number): string => actions[action]?.name ?? ''
  const done = new Set<number>()
  const path: number[] = []
  const visit = (action: number): void => {
    if (done.has(action)) return
    path.push(action)
    for (const question of asked[action] ?? []) {
      const from = path.indexOf(question.action)
      if (from < 0) {
        visit(question.action)
        continue
      }
      const circle = [...path.slice(from), question.action].map(name)
      const span = question.at ?? el.actionFrames[action]?.entry.key.span
      if (span === undefined) continue
      el.report(
        'ST4131',
        span,
        `Whether \`${name(question.action)}\` is legal turns on itself: ${circle.join(' -> ')}.`,
        {
          label: 'this closes the circle',
          why: 'To answer, the rules would have to ask the same again, without end.',
          help: 'Say in one of them what it needs, in place of asking whether the other is legal.',
        },
      )
    }
    path.pop()
    done.add(action)
  }
  actions.forEach((_, action) => visit(action))
}

function questionsIn(el: Elaboration, rules: RulesIR): readonly Question[] {
  const found = new Map<number, Question>()
  const terms = new Set<number>()
  const read = (part: RulesIR): void =>
    walk(part, (node) => {
      for (const action of numbersIn(node, 'action'))
        if (!found.has(action)) found.set(action, { action, at: el.questions.get(node) })
      for (const term of numbersIn(node, 'term')) {
        if (terms.has(term)) continue
        terms.add(term)
        read(el.terms[term]?.body)
      }
    })
  read(rules)
  return [...found.values()]
}
