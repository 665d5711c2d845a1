import { comparedName } from '../../../grammar/document/names.ts'
import type { Expression, Head } from '../../../grammar/expression/ast.ts'
import type { Words } from '../model/model.ts'
import { condition, nouns, value } from './dispatch.ts'
import { clause, frame, type Speaker } from './speaker.ts'

/** Larger limits of loops only make sure that every game ends. */
const MOST_LIMIT = 10

function isLimit(node: Expression): boolean {
  return node.kind !== 'number' || node.value <= MOST_LIMIT
}

/** A number, or the name of one: `3 times`. */
function isKnown({ names }: Speaker, node: Expression): boolean {
  return node.kind === 'number' || (node.kind === 'name' && names.constants.has(comparedName(node.name.text)))
}

export function headWords(speaker: Speaker, head: Exclude<Head, { kind: 'let' | 'case' }>): Words {
  switch (head.kind) {
    case 'if':
      return frame(speaker, 'head if', { condition: condition(speaker, head.condition) })
    case 'else':
      return head.condition === undefined
        ? frame(speaker, 'head else')
        : frame(speaker, 'head else if', { condition: condition(speaker, head.condition) })
    case 'for each':
      return frame(speaker, 'head for each', { what: nouns(speaker, head.nouns, 'parameter') })
    case 'every in secret':
      return frame(speaker, head.also === undefined ? 'head in secret' : 'head unnoticed', {
        what: nouns(speaker, head.nouns, 'parameter'),
      })
    case 'only to':
      return frame(speaker, 'head only to', { who: value(speaker, head.who) })
    case 'together':
      return frame(speaker, 'head together')
    case 'repeat times':
      return frame(speaker, isKnown(speaker, head.times) ? 'head times' : 'head as often', {
        times: value(speaker, head.times),
      })
    case 'repeat until':
      return frame(speaker, isLimit(head.atMost) ? 'head until' : 'head until alone', {
        condition: condition(speaker, head.condition),
        number: value(speaker, head.atMost),
      })
    case 'while':
      return frame(speaker, isLimit(head.atMost) ? 'head while' : 'head while alone', {
        condition: condition(speaker, head.condition),
        number: value(speaker, head.atMost),
      })
    case 'turns': {
      const slots = { who: value(speaker, head.from) }
      const isAlone = speaker.names.seats === 1
      const turns = clause(speaker, isAlone ? 'turns of one' : 'turns', slots)
      let what = turns ?? frame(speaker, 'head turns', slots)
      if (head.while !== undefined)
        what = frame(speaker, 'head turns while', { what, condition: condition(speaker, head.while) })
      if (head.atMost !== undefined && isLimit(head.atMost))
        what = frame(speaker, 'head at most', { what, number: value(speaker, head.atMost) })
      return clause(speaker, 'on your turn', { turns: what }) ?? what
    }
  }
}
