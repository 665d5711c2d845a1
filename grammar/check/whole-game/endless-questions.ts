import type { ActionIR, GameIR } from '../../ir/ir.ts'
import { uncompared } from '../../ir/move-comparisons.ts'
import type { RulesIR } from '../../ir/nodes.ts'
import { rulesOfMoves } from '../../ir/rules.ts'
import { does } from '../../ir/node-facts.ts'
import { numbersIn, partsOf, walk } from '../../ir/walk.ts'
import type { Elaboration } from '../elaboration/contexts.ts'
import { stepsOf } from './conditions-after-moves.ts'
import type { Span } from '../../source/span.ts'

/** A test whether somebody can do an action, made while judging another action or in a term it uses. */
interface Question {
  readonly action: number
  readonly at: Span | undefined
}

/** Reports cycles of actions whose legality depends on each other. */
export function checkQuestions(
  el: Pick<Elaboration, 'actions' | 'annotations' | 'findings'>,
  ir: GameIR,
): void {
  const { actions } = ir
  if (!el.annotations.isAny('question')) return
  const asked = actions.map((action) => questionsIn(el, ir, action))
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
      const span = question.at ?? el.actions.frames[action]?.entry.key.span
      if (span === undefined) continue
      el.findings.report(
        'ST4131',
        span,
        `Whether \`${name(question.action)}\` is legal depends on itself: ${circle.join(' -> ')}.`,
        {
          label: 'this closes the circle',
          why: 'To answer, the rules would have to ask the same question again, for ever.',
          help: 'Write out the condition that is meant, instead of asking whether the action is legal.',
        },
      )
    }
    path.pop()
    done.add(action)
  }
  actions.forEach((_, action) => visit(action))
}

function questionsIn(
  el: Pick<Elaboration, 'annotations'>,
  ir: GameIR,
  asking: ActionIR,
): readonly Question[] {
  const found = new Map<number, Question>()
  const [terms, attempts] = [new Set<number>(), new Set<number>()]
  const compared = new Set<string>()
  const read = (part: RulesIR): void =>
    walk(part, (node) => {
      for (const action of numbersIn(node, 'action'))
        if (!found.has(action))
          found.set(action, {
            action,
            at: 'op' in node && node.op === 'can' ? el.annotations.get('question', node) : undefined,
          })
      // The moves that it is compared with must be legal by what comes before in their own action.
      if ('op' in node && node.op === 'most') {
        const [other, key] = [ir.actions[node.action], `${node.action} ${node.before}`]
        if (other !== undefined && other !== asking && !compared.has(key)) {
          compared.add(key)
          read(rulesOfMoves(uncompared(other, node.before)))
        }
      }
      for (const term of numbersIn(node, 'term')) {
        if (terms.has(term)) continue
        terms.add(term)
        read(ir.terms[term]?.body)
      }
      // Looking at the position after a move tests everything its steps test, up to the first question to a player.
      for (const action of numbersIn(node, 'attempt')) {
        if (attempts.has(action)) continue
        attempts.add(action)
        const done = stepsOf(ir, ir.actions[action]?.body ?? []).map(({ step }) => step)
        read(
          done.flatMap((step) =>
            does(step, 'asks') ? [] : partsOf(step).filter((part) => !('step' in part)),
          ),
        )
        for (const step of done)
          if (step.step === 'settle')
            for (const rule of step.whenever) read([ir.whenever[rule]?.over, ir.whenever[rule]?.when])
      }
    })
  read(rulesOfMoves(asking))
  return [...found.values()]
}
