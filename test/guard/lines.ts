import { factsOf } from './facts.ts'
import type { Subject } from './subjects.ts'

/** The facts of a subject as lines, each of which begins with its name. */
export function guardLines(subject: Subject, games: number): readonly string[] {
  return Array.from(factsOf(subject, games), (fact) => `${subject.name} ${fact}\n`)
}
