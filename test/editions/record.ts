import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadRuleset } from '../../grammar/load.ts'
import type { Course } from './course.ts'
import { hostWith, played } from './course.ts'
import { EDITION, FROZEN, hostFor, isGame, isRuleset, known } from './frozen.ts'
import type { Frozen } from './frozen.ts'

/*
 * Records texts that were added to a frozen edition: `node test/editions/record.ts`. Lines are only added; a text that has been
 * recorded is never recorded again.
 */

export const DIGESTS = join(EDITION, 'digests.txt')
export const COURSES = join(EDITION, 'courses.jsonl')

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

export function linesOf(path: string): readonly string[] {
  return existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : []
}

export const recordedCourses = (): readonly Course[] =>
  linesOf(COURSES).map((line): Course => JSON.parse(line) as Course)

/** A game for its fewest and its most players, and each module in the first game that it is for. */
function* coursesFor(text: Frozen): Iterable<Course> {
  const take = (course: ReturnType<typeof played>): Course => {
    const { sets: _, ...kept } = course
    return kept
  }
  if (isGame(text)) {
    const counts = loadRuleset({ file: text.file, host: hostFor(text), known }).ruleset?.playerCounts ?? []
    const most = counts.at(-1) ?? 2
    yield take(played(text, { uses: [], players: counts[0] ?? 2, seed: 1 }))
    yield take(played(text, { uses: [], players: most, seed: 2 }))
  } else if (text.head.id !== undefined && text.head.for !== undefined) {
    const { id, for: base } = text.head
    const game = FROZEN.find((one) => isGame(one) && (one.head.id === base || one.head.extends === base))
    if (game === undefined) return
    const host = hostWith(game, [id])
    const players = loadRuleset({ file: game.file, host, known, uses: [id] }).ruleset?.playerCounts[0] ?? 2
    yield take(played(game, { uses: [id], players, seed: 3 }))
  }
}

if (import.meta.main) {
  const digests = linesOf(DIGESTS)
  const courses = linesOf(COURSES)
  const isKnown = new Set(digests.map((line) => line.split('  ')[1]))
  const added = FROZEN.filter(({ name }) => !isKnown.has(name))
  const write = (path: string, lines: readonly string[]): void => writeFileSync(path, `${lines.join('\n')}\n`)
  write(DIGESTS, [...digests, ...added.map(({ name, file }) => `${digestOf(file.text)}  ${name}`)])
  const made = added.filter(isRuleset).flatMap((text) => {
    const before = performance.now()
    try {
      const all = [...coursesFor(text)]
      console.log(
        text.name,
        all.map(({ decisions, end }) => `${decisions.length / 4} ${end}`).join(' | '),
        Math.round(performance.now() - before),
      )
      return all
    } catch (thrown) {
      console.log(String(thrown))
      return []
    }
  })
  write(COURSES, [...courses, ...made.map((course) => JSON.stringify(course))])
}
